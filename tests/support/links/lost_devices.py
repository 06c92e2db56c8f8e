"""A lost device: asking for its seat, voting, letting it in."""

from __future__ import annotations

from collections.abc import Sequence

from rozz.engine.links.ledger import link_steps
from tests.support.links.devices import KEYS, Device, run
from tests.support.links.modified_client import (
    exchange_links,
)


def asking_device(lost: Device, number: int = 50) -> Device:
    """A player's new device after losing one: it opens the match and asks to play the seat again."""
    new = Device(number, lost.seat, lost.name)
    new.open(lost.link())
    ask(new)
    return new


def ask(device: Device) -> None:
    """Ask to play a seat again."""
    device.ledger = run(link_steps.ask_to_return(KEYS, device.ledger, device.secret, device.seat))


def key_of(device: Device) -> bytes:
    """The public key of a device."""
    return run(KEYS.public_key(device.secret))


def vote(device: Device, new: Device, key: bytes | None = None) -> None:
    """Vote to let a new device play its seat."""
    key = key_of(new) if key is None else key
    device.ledger = run(link_steps.skip(device.signer, device.ledger, device.seat, new.seat, key))


def let_in(devices: Sequence[Device], new: Device) -> None:
    """All others vote for the new device and give their commands of the turn."""
    others = [each for each in devices if each.seat != new.seat]
    for each in others:
        each.open(new.link())
    for each in others:
        vote(each, new)
        for other in others:
            if other is not each:
                other.open(each.link())
    for each in others:
        each.seal("N:")
    exchange_links(others, 1)
    for each in others:
        if each.status.state == "owes a reveal":
            each.show()
    exchange_links([*others, new])
