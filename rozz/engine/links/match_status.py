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

    "shown" is a seat whose commands are open while others still owe theirs; "looking on" is nobody's seat, or one that
    owes nothing, is skipped or has resigned.  `may_keep` are the seats that others want to skip and this one may keep.
    """

    state: State
    turn: int
    waiting_for: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    may_skip: tuple[str, ...] = ()
    free: tuple[str, ...] = ()
    may_keep: tuple[str, ...] = ()


def state_of(ledger: Ledger, seat: str | None = None) -> Standing:
    """How the match stands for a seat, or for a spectator."""
    contents = ledger.contents
    if contents.start is None:
        free = tuple(each for each in contents.humans if each not in {join.seat for join in contents.joins})
        return Standing("joining", 0, free, ("JOIN",) if free else ("START", "JOIN"), free=free)
    if ledger.is_over:
        return Standing("over", contents.turn - 1)
    state, may, waits = _state(ledger, seat or "")
    return Standing(state, contents.turn, waits, may, skippable(ledger, seat), (), keepable(ledger, seat))


def _state(ledger: Ledger, seat: str) -> tuple[State, tuple[str, ...], tuple[str, ...]]:
    """State, what the seat may sign, and whom the match waits for."""
    unbound = tuple(each for each in ledger.owing if each not in ledger.bound and each != seat)
    if seat not in ledger.owing or seat == ledger.skipped:
        return "looking on", (), unbound or waiting_for(ledger)
    match ledger.contents.answers.get(seat):
        case None:
            return "composing", ("SEAL", "RESIGN") if unbound else ("SEAL", "SHOW", "RESIGN"), unbound
        case Seal() if unbound:
            return "sealed", ("RESIGN",), unbound
        case Seal() as mine if is_named(ledger, seat, mine):
            return "owes a reveal", ("SHOW", "RESIGN"), ()
        case Seal():
            return "sealed", ("RESIGN",), waiting_for(ledger)
    return "shown", (), waiting_for(ledger)


def is_named(ledger: Ledger, seat: str, mine: Seal) -> bool:
    """Whether a SHOW of this seal fits what others have shown: after a restored backup they may know another."""
    return all(dict(show.seals).get(seat) == mine.z for other, show in ledger.shown.items() if other != seat)


def waiting_for(ledger: Ledger) -> tuple[str, ...]:
    """The seats that the turn waits for, once all are bound: those that owe a reveal, else those that owe a vote."""
    if ledger.unshown:
        return ledger.unshown
    contents = ledger.contents
    votes = {about: contents.skips.get(about, {}) for about in ledger.contested}
    voters = {seat for about, given in votes.items() for seat in ledger.voters(about) - set(given)}
    if voters or ledger.is_shown:
        return tuple(seat for seat in contents.humans if seat in voters)
    # All have shown, but not beside the same seals: a seat that sealed twice has to be skipped.
    return tuple(seat for seat in ledger.owing if _is_misfit(ledger, seat))


def _is_misfit(ledger: Ledger, seat: str) -> bool:
    shown = ledger.shown
    named = {dict(show.seals).get(seat) for other, show in shown.items() if other != seat}
    return seat in shown and named != {shown[seat].z}


def skippable(ledger: Ledger, seat: str | None) -> tuple[str, ...]:
    """The seats that this seat may vote to skip, one a turn: others that the turn waits for."""
    contents = ledger.contents
    has_voted = any(seat in given for given in contents.skips.values())
    if has_voted or ledger.is_shown or isinstance(contents.answers.get(seat or ""), Resign):
        return ()
    contradictory = {each for each in ledger.owing if is_contradictory(ledger, each)}
    waited = {*(ledger.unshown or waiting_for(ledger)), *contradictory}
    return tuple(
        each
        for each in ledger.owing
        if each in waited and each != seat and seat in ledger.voters(each) and seat not in contents.keeps.get(each, ())
    )


def is_contradictory(ledger: Ledger, seat: str) -> bool:
    """Whether a seat has signed two answers in this turn."""
    return len(ledger.contents.candidates.get(seat, ())) > 1


def keepable(ledger: Ledger, seat: str | None) -> tuple[str, ...]:
    """The seats that others want to skip, and that this seat may refuse to."""
    contents = ledger.contents
    return tuple(
        about
        for about in ledger.owing
        if about in contents.skips
        and about != ledger.skipped
        and seat in ledger.voters(about)
        and seat not in contents.skips[about]
        and seat not in contents.keeps.get(about, ())
    )


def owed_keeps(ledger: Ledger, seat: str) -> tuple[tuple[int, str], ...]:
    """The turns and seats that this seat has to keep by itself: others vote to skip a seat whose reveal is here.

    So voters who do not hold the reveal yet learn that the skip will not be completed.
    """
    if ledger.contents.start is None:
        return ()
    contents = ledger.contents
    evident = (turn for turn in range(1, contents.turn) if contents.is_evident(turn))
    return tuple(
        (turn, about)
        for turn in (*evident, contents.turn)
        for about in _revealed_but_contested(_at(ledger, turn), seat)
    )


def _at(ledger: Ledger, turn: int) -> Ledger:
    """The ledger as it was in a turn, with all envelopes of that turn."""
    return ledger if turn == ledger.contents.turn else ledger.before(turn, ledger.contents.of_turn(turn))


def _revealed_but_contested(ledger: Ledger, seat: str) -> tuple[str, ...]:
    contents = ledger.contents
    return tuple(
        about
        for about in keepable(ledger, seat)
        if isinstance(contents.answers.get(about), Show | Resign)
        # A seat that contradicts itself may have to be skipped for the turn to end.
        and (ledger.is_shown or not is_contradictory(ledger, about))
    )


def owes(ledger: Ledger, seat: str) -> bool:
    """Whether the match waits for this seat: for its commands, or for its reveal."""
    return state_of(ledger, seat).state in ("composing", "owes a reveal")
