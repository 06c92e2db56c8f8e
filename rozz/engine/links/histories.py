"""Two histories of one match that part: which of them counts, be it because a skipping was complete, or neither."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from rozz.engine.links.contents import Contents
from rozz.engine.links.envelopes import Skip
from rozz.engine.links.ledger import Ledger
from rozz.engine.links.quoting import quoted
from rozz.engine.links.voting import asked, is_agreed


class Forked(Exception):
    """Two things that are signed exclude each other, and nothing says which of them counts."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def one_history(behind: Ledger, ahead: Ledger) -> Ledger:
    """Of two histories that part, the one that counts; both being signed is a fork, but where a seat was skipped."""
    here, there = behind.contents, ahead.contents
    turn = next(place for place, pair in enumerate(zip(here.chain, there.chain, strict=False)) if pair[0] != pair[1])
    for skipping, counting in ((behind, ahead), (ahead, behind)):
        if _skips_more(skipping.contents, counting.contents, turn):
            is_settled = [len(each.contents.turns) > turn for each in (skipping, counting)]
            (skipped,) = skipping.contents.turns[turn - 1].skipped
            needed = _asked(skipping, turn, skipped)
            if is_settled == [True, False]:
                return skipping
            if is_settled == [False, True] or (not any(is_settled) and _is_revoked(counting.contents, needed, turn)):
                return counting
            if not any(is_settled):
                return skipping
    raise Forked(
        f"two different histories of turn {turn}, both signed: {_summary(here, turn)}; and {_summary(there, turn)}; "
        "a restored backup or a trick"
    )


def _skips_more(one: Contents, other: Contents, turn: int) -> bool:
    """Whether the first skips in `turn` somebody whose commands the second counts."""
    return set(one.turns[turn - 1].skipped) > set(other.turns[turn - 1].skipped)


def _is_revoked(counting: Contents, needed: Collection[str], turn: int) -> bool:
    """Whether one of those who were all `needed` for a skipping has taken its vote back.

    There are no clocks: whatever a seat signs after T of a turn in which the skipped one's commands count revokes its
    vote, whichever of the two was signed first.  So a SKIP that somebody kept in a drawer undoes nothing.
    """
    return any(counting.latest[seat] > turn for seat in needed)


def _asked(ledger: Ledger, turn: int, skipped: str) -> frozenset[str]:
    """Who had to be for a skipping in a turn that is over; who resigned in it need not have said so."""
    resigned = ledger.contents.turns[turn - 1].resigned
    return asked(ledger.contents, turn, skipped, {*ledger.before(turn).left, *resigned})


def reopened(behind: Ledger, ahead: Ledger) -> Ledger | None:
    """The turn that `behind` is in, open again, if all are for skipping somebody whose commands `ahead` counts."""
    turn = behind.contents.turn
    if len(ahead.contents.turns) < turn:
        return None
    ago = tuple(each for each in ahead.contents.envelopes if each.turn <= turn)
    votes: dict[str, set[str]] = {}
    for each in (*ago, *behind.contents.envelopes):
        if isinstance(each, Skip) and each.turn == turn:
            votes.setdefault(each.skipped, set()).add(each.seat)
    for skipped, voters in votes.items():
        is_counted = skipped not in ahead.contents.turns[turn - 1].skipped
        needed = _asked(ahead, turn, skipped)
        is_settled = len(ahead.contents.turns) > turn or _is_revoked(ahead.contents, needed | voters, turn)
        if is_counted and is_agreed(needed, voters) and not is_settled:
            return Ledger(replace(behind.contents, envelopes=ago), behind.match)
    return None


def _summary(contents: Contents, turn: int) -> str:
    resolved = contents.turns[turn - 1]
    orders = {**resolved.orders, **resolved.computed}
    given = [
        f"{seat} " + ", ".join(contents.game.write(each) for each in orders[seat])
        for seat in contents.colours
        if seat in orders
    ]
    return quoted("; ".join(given))
