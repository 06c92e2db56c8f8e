"""What a dishonest device signs.  A lie is an act of the real code by a device that acts as if it had signed nothing.

So all that depends on how the engine keeps envelopes is here: which are its own, and how a ledger without them is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rozz.engine.links import acting
from rozz.engine.links.contents import Contents
from rozz.engine.links.envelopes import Envelope, Resign, Seal, Show
from rozz.engine.links.keys import Keys, at_once
from rozz.engine.links.ledger import Ledger
from rozz.ui.simulator.world import Device


def signed_by_others(contents: Contents, seat: str) -> tuple[Envelope, ...]:
    """The envelopes of a link that other seats have signed."""
    return tuple(each for each in contents.envelopes if each.seat != seat)


def has_sealed(device: Device) -> bool:
    """Whether the device has sealed a command of this turn and shown none."""
    return isinstance(device.linked.ledger.contents.answers.get(device.seat), Seal)


def shown_turn(device: Device) -> Show | None:
    """What the device has shown last, be it in this turn or in the one before."""
    shown = [each for each in device.linked.signed if isinstance(each, Show) and each.seat == device.seat]
    return max(shown, key=lambda each: each.turn, default=None)


def told(keys: Keys, device: Device, lie: str, commands: Sequence[Any]) -> Ledger:
    """What the device tells after a lie; raises BadOrders where it cannot be told now."""
    secret, seat = device.linked.secret, device.seat
    if lie == "twice":
        return at_once(acting.seal(keys, _forgetting(device.linked.ledger, seat), secret, seat, commands))
    if lie == "other":
        return at_once(acting.show(keys, _forgetting(device.linked.ledger, seat), secret, seat, commands))
    return at_once(acting.show(keys, _before_showing(device), secret, seat, commands))


def _forgetting(ledger: Ledger, seat: str) -> Ledger:
    """A ledger without what a seat has signed in this turn."""
    contents = ledger.contents
    kept = tuple(each for each in contents.envelopes if each.seat != seat or each.turn != contents.turn)
    return replace(ledger, contents=replace(contents, envelopes=kept))


def _before_showing(device: Device) -> Ledger:
    """The turn in which the device has shown last, with all that others showed in it, and nothing of its own."""
    ledger, shown = device.linked.ledger, shown_turn(device)
    if shown is None or shown.before == ledger.contents.before:
        return _forgetting(ledger, device.seat)
    ago = next(each.ledger for each in device.begun if each.ledger.contents.before == shown.before)
    contents = ago.contents
    answers = {(each.seat, type(each) is Show): each for each in device.seen if each.before == shown.before}
    # The SHOWs of the others are enough: each is bound by its own.
    others = tuple(each for (_, is_show), each in answers.items() if is_show)
    kept = tuple(each for each in contents.envelopes if each.turn != contents.turn)
    return _forgetting(replace(ago, contents=replace(contents, envelopes=(*kept, *others))), device.seat)


# What the page shows of envelopes -----------------------------------------------------------------------------------


def is_vote(envelope: Envelope) -> bool:
    """Whether it is a vote about another seat."""
    return not isinstance(envelope, Seal | Show | Resign)


def about(envelope: Any) -> str:
    """The seat that a vote is about."""
    return str(envelope.skipped)


def keepers(contents: Contents, seat: str) -> frozenset[str]:
    """The seats that will wait for a seat in this turn."""
    return frozenset()


def accused(contents: Contents) -> frozenset[str]:
    """The seats of which two signatures in this turn contradict each other, so that neither counts."""
    return contents.condemned
