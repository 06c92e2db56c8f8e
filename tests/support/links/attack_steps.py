"""Steps that several attacks on links have in common."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.turn_resolution import settled
from rozz.engine.links.signing.envelopes import Envelope
from rozz.engine.links.wire.link_contents import normal
from tests.support.links.devices import Device


def holding(ledger: Ledger, *envelopes: Envelope) -> Ledger:
    """The ledger of a modified client that holds these envelopes and no others."""
    return settled(replace(ledger, contents=normal(replace(ledger.contents, envelopes=envelopes))))


def adding(ledger: Ledger, *envelopes: Envelope) -> Ledger:
    """The ledger of a modified client that holds these envelopes too."""
    return holding(ledger, *ledger.contents.envelopes, *envelopes)


def revealed(device: Device) -> Device:
    """The reveal that a page makes by itself."""
    if device.standing.state == "owes a reveal":
        device.show()
    return device


def go_on_together(one: Device, other: Device) -> None:
    """Two honest devices come to one turn, whatever else they hold."""
    for _ in range(3):
        told = [one.open(other.link()), other.open(one.link())]
    assert one.ledger.contents.chain == other.ledger.contents.chain, told[0].text
