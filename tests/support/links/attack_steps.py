"""Steps that several attacks on links share."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.turn_resolution import settled
from rozz.engine.links.signing.envelopes import Envelope
from rozz.engine.links.wire.link_contents import normal
from tests.support.links.devices import Device


def holding(ledger: Ledger, *envelopes: Envelope) -> Ledger:
    """A modified client's ledger that holds only these envelopes."""
    return settled(replace(ledger, contents=normal(replace(ledger.contents, envelopes=envelopes))))


def adding(ledger: Ledger, *envelopes: Envelope) -> Ledger:
    """A modified client's ledger that also holds these envelopes."""
    return holding(ledger, *ledger.contents.envelopes, *envelopes)


def revealed(device: Device) -> Device:
    """Reveal automatically, as a page does."""
    if device.standing.state == "owes a reveal":
        device.show()
    return device


def go_on_together(one: Device, other: Device) -> None:
    """Check that two honest devices reach the same history, whatever else they hold."""
    for _ in range(3):
        told = [one.open(other.link()), other.open(one.link())]
    assert one.ledger.contents.chain == other.ledger.contents.chain, told[0].text
