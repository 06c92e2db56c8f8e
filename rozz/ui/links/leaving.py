"""Whether what this device has signed has left it: sealed is not sent.  Knows marks of what was signed, and no page."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from rozz.engine.game import Moment
from rozz.engine.links.contents import Contents
from rozz.engine.match import Match
from rozz.ui.links import signed
from rozz.ui.links.linked import Linked


def mark(linked: Linked) -> str:
    """What tells the last that was signed here from all before it; empty where nothing was."""
    contents = linked.ledger.contents
    if contents.start is None:
        own = [each.identity.hex() for each in contents.joins if each.seat in linked.seats]
        return sha256("".join(own).encode()).hexdigest()[:16] if own or linked.is_creator else ""
    if not linked.signed:
        return "start" if linked.is_creator else ""
    return sha256(repr(signed.plain(linked.signed[-1])).encode()).hexdigest()[:16]


def is_sent(linked: Linked) -> bool:
    """Whether nothing of it waits here."""
    return mark(linked) in ("", linked.sent)


def sent(linked: Linked, marked: str = "") -> Linked:
    """All of it has left, or what was `marked` so: it was shared, copied or saved, or came back in somebody's link."""
    return replace(linked, sent=marked or mark(linked))


def came_back(linked: Linked, others: Contents) -> bool:
    """Whether what was signed here last is in somebody's link; where that is the start, whether they have begun."""
    if linked.signed:
        return linked.signed[-1] in others.envelopes
    return others.start is not None


def moment(match: Match, linked: Linked) -> Moment | None:
    """The moment that the last was signed for that was signed here."""
    turn = linked.signed[-1].turn
    return match.played[turn - 1].moment if turn <= len(match.played) else match.moment


def waited_for(linked: Linked) -> tuple[str, ...]:
    """The seats whose links are to come next: those that the turn waits for, or else all that are played elsewhere."""
    waiting = linked.standing(next(iter(linked.seats), None)).waiting_for
    return tuple(each for each in linked.elsewhere if each in waiting) or linked.elsewhere


def readers(linked: Linked) -> tuple[str, ...]:
    """The seats that a link goes to: all whom the turn asks, for each of them needs what every other gives.

    Whoever was asked in the turn before is to see what came of it, though they may have left by that.
    """
    match = linked.ledger.match
    if match is None or match.moment is None or not match.moment.is_sealed:
        return waited_for(linked)
    asked = {*match.moment.seats, *(match.played[-1].moment.seats if match.played else ())}
    return tuple(each for each in linked.elsewhere if each in asked) or waited_for(linked)
