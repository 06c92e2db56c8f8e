"""The status of a match by link for one seat or a spectator: what they may add, and whom it waits for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.turn_resolution import seats_with_newer_version
from rozz.engine.links.signing.envelopes import Resign, Seal, Skip

#: The kinds of envelopes that a status may allow.
EnvelopeKind = Literal["JOIN", "START", "SEAL", "SHOW", "RESIGN"]
SeatState = Literal["joining", "composing", "sealed", "owes a reveal", "shown", "looking on", "over"]


@dataclass(frozen=True)
class MatchStatus:
    """`turn` is the current turn, `allowed` are the kinds of envelopes that may be added, `may_skip` the seats to skip.

    State "shown": this seat's commands are open while others still owe theirs. "looking on": a spectator, or a seat
    that owes nothing, is skipped or has resigned. `may_keep` are the seats that others want to skip and this one may
    keep.
    """

    state: SeatState
    turn: int
    waiting_for: tuple[str, ...] = ()
    allowed: tuple[EnvelopeKind, ...] = ()
    may_skip: tuple[str, ...] = ()
    free: tuple[str, ...] = ()
    may_keep: tuple[str, ...] = ()


def status_of(ledger: Ledger, seat: str | None = None) -> MatchStatus:
    """The status of the match for a seat, or for a spectator."""
    contents = ledger.contents
    if contents.start is None:
        free = tuple(each for each in contents.humans if each not in {join.seat for join in contents.joins})
        return MatchStatus("joining", 0, free, ("JOIN",) if free else ("START", "JOIN"), free=free)
    if ledger.is_over:
        return MatchStatus("over", contents.turn - 1)
    state, allowed, awaited = _seat_status(ledger, seat or "")
    return MatchStatus(state, contents.turn, awaited, allowed, skippable(ledger, seat), (), keepable(ledger, seat))


def _seat_status(ledger: Ledger, seat: str) -> tuple[SeatState, tuple[EnvelopeKind, ...], tuple[str, ...]]:
    """The state, what the seat may sign, and whom the match waits for."""
    uncommitted = tuple(each for each in ledger.owing_seats if each not in ledger.bound_hashes and each != seat)
    if seat not in ledger.owing_seats or seat == ledger.skipped_seat:
        return "looking on", (), uncommitted or waiting_for(ledger)
    match ledger.contents.answers.get(seat):
        case None:
            return "composing", ("SEAL", "RESIGN") if uncommitted else ("SEAL", "SHOW", "RESIGN"), uncommitted
        case Seal() if uncommitted:
            return "sealed", ("RESIGN",), uncommitted
        case Seal() as mine if matches_shown_seals(ledger, seat, mine):
            return "owes a reveal", ("SHOW", "RESIGN"), ()
        case Seal():
            return "sealed", ("RESIGN",), waiting_for(ledger)
    return "shown", (), waiting_for(ledger)


def matches_shown_seals(ledger: Ledger, seat: str, mine: Seal) -> bool:
    """Whether a SHOW of this seal fits what others have shown; after restoring a backup they may know another seal."""
    return all(dict(show.seals).get(seat) == mine.z for other, show in ledger.counted_shows.items() if other != seat)


def waiting_for(ledger: Ledger) -> tuple[str, ...]:
    """The seats that the turn waits for once all are bound: seats that owe a reveal, else seats that owe a vote."""
    if ledger.unrevealed_seats:
        return ledger.unrevealed_seats
    contents = ledger.contents
    votes = {about: contents.skips.get(about, {}) for about in ledger.disputed_seats}
    voters = {seat for about, given in votes.items() for seat in ledger.required_voters(about) - set(given)}
    if voters or ledger.has_all_shows:
        return tuple(seat for seat in contents.humans if seat in voters)
    # All have shown, but with different seals: a seat that sealed twice has to be skipped.
    return tuple(seat for seat in ledger.owing_seats if _has_mismatched_seal(ledger, seat))


def _has_mismatched_seal(ledger: Ledger, seat: str) -> bool:
    shown = ledger.counted_shows
    named = {dict(show.seals).get(seat) for other, show in shown.items() if other != seat}
    return seat in shown and named != {shown[seat].z}


def skippable(ledger: Ledger, seat: str | None) -> tuple[str, ...]:
    """The seats that this seat may vote to skip (one per turn): others that the turn waits for."""
    contents = ledger.contents
    has_voted = any(seat in given for given in contents.skips.values())
    newer = seats_with_newer_version(ledger)
    if has_voted or (ledger.has_all_shows and not newer) or isinstance(contents.answers.get(seat or ""), Resign):
        return ()
    contradictory = {each for each in ledger.owing_seats if is_contradictory(ledger, each)}
    awaited = {*newer} if newer else {*(ledger.unrevealed_seats or waiting_for(ledger)), *contradictory}
    return tuple(
        each
        for each in ledger.owing_seats
        if each in awaited and each != seat and seat in ledger.required_voters(each) and seat not in contents.keeps.get(
            each, ()
        )
    )


def is_contradictory(ledger: Ledger, seat: str) -> bool:
    """Whether a seat has signed two answers in this turn."""
    return len(ledger.contents.candidates.get(seat, ())) > 1


def keepable(ledger: Ledger, seat: str | None) -> tuple[str, ...]:
    """The seats that others want to skip and this seat can keep, because all reveals are here and fit each other.

    Any earlier, a KEEP could bind a player to a seat that turns out to have sealed twice.
    """
    contents, newer = ledger.contents, seats_with_newer_version(ledger)
    return tuple(
        about
        for about in ledger.owing_seats
        if ledger.has_all_shows
        and about in contents.skips
        and about not in {ledger.skipped_seat, *newer}
        and seat in ledger.required_voters(about)
        and seat not in contents.skips[about]
        and seat not in contents.keeps.get(about, ())
    )


def owed_keeps(ledger: Ledger, seat: str) -> tuple[tuple[int, str], ...]:
    """The turns and seats that this seat must keep automatically: others vote to skip a seat whose commands count here.

    So a voter that does not have the reveal yet learns that the skip will not complete.
    """
    contents = ledger.contents
    if contents.start is None or ledger.is_over:
        return ()
    voted = sorted({each.turn for each in contents.envelopes if isinstance(each, Skip | Resign)} - {contents.turn})
    finished = ((turn, about) for turn in voted for about in _kept_in(ledger, turn, seat))
    return (*finished, *((contents.turn, about) for about in keepable(ledger, seat)))


def _kept_in(ledger: Ledger, turn: int, seat: str) -> tuple[str, ...]:
    """The seats that others voted to skip in a finished turn that includes their commands, unless `seat` voted too."""
    contents = ledger.contents
    if contents.turns[turn - 1].skipped:
        return ()
    if contents.key_at(seat, turn) != contents.key_of(seat):
        return ()
    before = ledger.rewound_to(turn, contents.envelopes_of_turn(turn))
    return tuple(
        about
        for about, votes in before.contents.skips.items()
        if seat in before.required_voters(about)
        and seat not in votes
        and seat not in before.contents.keeps.get(about, ())
        and any(contents.latest_turns[voter] <= turn and voter not in ledger.departed_seats for voter in votes)
    )
