"""Steps that several attacks on links share."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.turn_resolution import play_complete_turns
from rozz.engine.links.signing.envelopes import Envelope
from rozz.engine.links.wire.normal_form import normalized
from tests.support.links.devices import Device


def ledger_of(ledger: Ledger, *envelopes: Envelope) -> Ledger:
    """A modified client's ledger that holds only these envelopes."""
    return play_complete_turns(replace(ledger, contents=normalized(replace(ledger.contents, envelopes=envelopes))))


def ledger_with(ledger: Ledger, *envelopes: Envelope) -> Ledger:
    """A modified client's ledger that also holds these envelopes."""
    return ledger_of(ledger, *ledger.contents.envelopes, *envelopes)


def reveal(device: Device) -> Device:
    """Reveal automatically, as a page does."""
    if device.status.state == "owes a reveal":
        device.show()
    return device


def check_same_history(one: Device, other: Device) -> None:
    """Check that two honest devices reach the same history, whatever else they hold."""
    for _ in range(3):
        merges = [one.open(other.link()), other.open(one.link())]
    assert one.ledger.contents.chain == other.ledger.contents.chain, merges[0].text
