"""How a match by link stands for one seat, or for somebody who only looks on: what it may add, whom it waits for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rozz.engine.links.envelopes import Resign, Seal, Show
from rozz.engine.links.ledger import Ledger

State = Literal["joining", "composing", "sealed", "owes a reveal", "shown", "looking on", "over"]


@dataclass(frozen=True)
class Standing:
    """`turn` is the one being played; `may` are kinds of envelopes, `may_skip` the seats that may be skipped.

    "shown" is a seat whose commands are open while others still owe theirs; "looking on" is nobody's seat, one that
    owes nothing, is skipped or has resigned, and waits for those who have to seal before those who have to show.
    """

    state: State
    turn: int
    waiting_for: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    may_skip: tuple[str, ...] = ()
    free: tuple[str, ...] = ()


def state_of(ledger: Ledger, seat: str | None = None) -> Standing:
    """How the match stands for a seat, or for a spectator."""
    contents = ledger.contents
    if contents.start is None:
        free = tuple(each for each in contents.humans if each not in {join.seat for join in contents.joins})
        return Standing("joining", 0, free, ("JOIN",) if free else ("START", "JOIN"), free=free)
    if ledger.is_over:
        return Standing("over", contents.turn - 1)
    answer = contents.answers.get(seat or "")
    unbound = tuple(each for each in ledger.owing if each not in ledger.bound and each != seat)
    may_skip = skippable(ledger, seat)
    if seat not in ledger.owing or seat == ledger.skipped or seat in contents.condemned:
        return Standing("looking on", contents.turn, unbound or unshown(ledger), (), may_skip)
    match answer:
        case None:
            may = ("SEAL", "RESIGN") if unbound else ("SEAL", "SHOW", "RESIGN")
            return Standing("composing", contents.turn, unbound, may, may_skip)
        case Seal() if unbound:
            return Standing("sealed", contents.turn, unbound, ("RESIGN",), may_skip)
        case Seal():
            return Standing("owes a reveal", contents.turn, (), ("SHOW", "RESIGN"), may_skip)
    return Standing("shown", contents.turn, unshown(ledger), (), may_skip)


def unshown(ledger: Ledger) -> tuple[str, ...]:
    """The seats that the turn waits for."""
    answers = ledger.contents.answers
    return tuple(
        seat for seat in ledger.owing if seat != ledger.skipped and not isinstance(answers.get(seat), Show | Resign)
    )


def skippable(ledger: Ledger, seat: str | None) -> tuple[str, ...]:
    """The seats whose skipping this seat may ask for, one a turn: others who owe, no SHOW of theirs being here."""
    contents = ledger.contents
    has_voted = any(seat in given for given in contents.skips.values())
    if has_voted or seat in contents.condemned or isinstance(contents.answers.get(seat or ""), Resign):
        return ()
    return tuple(each for each in unshown(ledger) if each != seat and seat in ledger.voters(each))


def owes(ledger: Ledger, seat: str) -> bool:
    """Whether the match waits for this seat: for its commands, or for its reveal."""
    return state_of(ledger, seat).state in ("composing", "owes a reveal")
