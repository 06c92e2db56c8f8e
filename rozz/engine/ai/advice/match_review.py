"""A match that is over, looked at again: how everybody stood, and where most was given away.

Better plans are found as a player of the strongest level finds them, from what was known before the moment.  What they
would have been worth is measured against what the others really gave.  Knows no game, and no time: work is counted in
positions, so that the same match and budget give the same review everywhere.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rozz.engine import record
from rozz.engine.ai.advice.plan_comparison import Sentence, told
from rozz.engine.ai.evaluator import Minded, Plan
from rozz.engine.ai.levels import TABLE
from rozz.engine.ai.search.alternating_search import Alternate
from rozz.engine.ai.search.chance_nodes import outcomes
from rozz.engine.ai.search.search_context import PLACES
from rozz.engine.ai.think import thinking
from rozz.engine.ai.think_result import Thought
from rozz.engine.dice import Keyed
from rozz.engine.exact_sum import summed
from rozz.engine.game import Played
from rozz.engine.match import PASSIVE, Match
from rozz.engine.puzzles.puzzle_contract import Posed

#: Positions weighed for each seat and moment at first, and then for the worst ones once more.
QUICK, THOROUGH = 100, TABLE[-1].work
#: So many are looked at once more, and so many are told.
AGAIN, TOLD = 6, 3
#: What is less is no loss worth telling, in chances from 0 to 1.
LEAST_LOSS = 0.02
#: A review foresees no roll: its dice are of a key of their own.
KEY = b"review"


@dataclass(frozen=True)
class TurningPoint:
    """In the `moment`-th moment (from 1) `seat` gave what was worth `loss` less than `better`; commands are text.

    `was` is what the report says of what happened and would not have, `would` the reverse; `gained` and `lost` are the
    places that the seat would have held more, and fewer.
    """

    moment: int
    seat: str
    loss: float
    given: tuple[str, ...]
    better: tuple[str, ...]
    was: tuple[Sentence, ...] = ()
    would: tuple[Sentence, ...] = ()
    gained: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()


@dataclass(frozen=True)
class Review:
    """The value of each position for each seat, from the opening on, and the turning points.

    Of a match of so many `moments`, whose last position has this `check`: of another it says nothing.
    """

    moments: int
    check: str
    curve: tuple[Mapping[str, float], ...]
    points: tuple[TurningPoint, ...]


@dataclass(frozen=True)
class _Found:
    """A better plan of a seat in a moment (counted from 0), and what it was worth more."""

    moment: int
    seat: str
    loss: float
    plan: Plan


class Reviewer:
    """The working state of one review."""

    def __init__(self, match: Match, minded: Minded, posed: Posed) -> None:
        self.match = match
        self.rules = match.game
        self.minded = minded
        self.posed = posed
        self.idle = tuple(place.colour for place in match.seats if place.plays == PASSIVE)
        self._thoughts: dict[tuple[int, str, int], Thought] = {}
        self._reached: dict[tuple[int, str, Plan], tuple[Any, ...]] = {}

    def reviewed(self) -> Generator[tuple[int, int], None, Review]:
        """(done, of how many) after every search; at last the review."""
        match = self.match
        states = [match.opening, *(played.after for played in match.played)]
        curve = tuple(map(self._standing, states))
        asked = [(number, seat) for number, played in enumerate(match.played) for seat in self._asked(played)]
        total = len(asked) + AGAIN
        found: list[_Found] = []
        for number, (moment, seat) in enumerate(asked):
            found.append((yield from self._looked_at(moment, seat, QUICK, (number, total))))
        again = _worst(found, AGAIN)
        sure: list[_Found] = []
        for number, each in enumerate(again):
            known = (len(asked) + number, total)
            sure.append((yield from self._looked_at(each.moment, each.seat, THOROUGH, known)))
        points = [self._point(each) for each in sorted(_worst(sure, TOLD), key=lambda each: each.moment)]
        return Review(len(match.played), check_of(match), curve, tuple(points))

    def _asked(self, played: Played) -> list[str]:
        """Whoever had a choice in a moment."""
        left = self.rules.left(played.before)
        return [
            seat
            for seat in played.moment.seats
            if seat not in left
            and seat not in self.idle
            and self.rules.can_order(played.before, seat)
            and self.minded.is_telling(played.before)
            # Who leaves has not looked for a plan.
            and played.orders.get(seat, ()) != self.rules.resignation(self.match.scenario, seat)
        ]

    def _looked_at(
        self, moment: int, seat: str, budget: int, done: tuple[int, int]
    ) -> Generator[tuple[int, int], None, _Found]:
        played = self.match.played[moment]
        if isinstance(self.minded, Alternate) and not played.moment.is_sealed:
            return (yield from self._in_depth(moment, seat, budget, done))
        thought = yield from self._thought(played.before, seat, budget, done)
        given = played.orders.get(seat, ())
        # What was rolled is no merit of a plan, and no fault.
        real = self._expected(moment, seat, given) if played.rolls else self._worth(played.after, seat)
        best, worth = given, real
        for plan in dict.fromkeys((thought.commands, *(share.plan for share in thought.shares))):
            value = self._expected(moment, seat, plan)
            if value > worth:
                best, worth = plan, value
        return _Found(moment, seat, round(worth - real, PLACES), best)

    def _in_depth(
        self, moment: int, seat: str, budget: int, done: tuple[int, int]
    ) -> Generator[tuple[int, int], None, _Found]:
        """Where one moves after another, a move is worth what the other can still make of it."""
        played = self.match.played[moment]
        thought = yield from self._thought(played.before, seat, budget, done)
        best = thought.shares[0].value if thought.shares else self._worth(played.before, seat)
        given = played.orders.get(seat, ())
        reached = self._otherwise(moment, seat, given) if played.rolls else (played.after,)
        worths = []
        for state in reached:
            worths.append((yield from self._in_reply(state, seat, budget, done)))
        real = summed(worths) / len(worths)
        if thought.commands == played.orders.get(seat, ()):
            return _Found(moment, seat, 0.0, thought.commands)
        return _Found(moment, seat, round(best - real, PLACES), thought.commands)

    def _thought(
        self, state: Any, seat: str, budget: int, done: tuple[int, int]
    ) -> Generator[tuple[int, int], None, Thought]:
        """What the strongest level would have given, not knowing what the others give; looked for once."""
        key = (id(state), seat, budget)
        if key in self._thoughts:
            return self._thoughts[key]
        search = thinking(self.rules, self.minded, state, seat, TABLE[-1], KEY, budget, self.idle)
        self._thoughts[key] = next(search)
        for thought in search:
            self._thoughts[key] = thought
            yield done
        return self._thoughts[key]

    def _in_reply(
        self, state: Any, seat: str, budget: int, done: tuple[int, int]
    ) -> Generator[tuple[int, int], None, float]:
        """The value of a state for a seat, after the best move of the seat whose turn it is there."""
        after = self.rules.moment(state)
        if after is None or len(after.seats) != 1:
            return self._worth(state, seat)
        reply = yield from self._thought(state, after.seats[0], budget, done)
        theirs = reply.shares[0].value if reply.shares else self._worth(state, after.seats[0])
        return theirs if after.seats[0] == seat else 1 - theirs

    def _otherwise(self, moment: int, seat: str, plan: Plan) -> tuple[Any, ...]:
        """Where a plan might have led, by the same few rolls as every other; kept, for thoughts are known by states."""
        known = self._reached.get((moment, seat, plan))
        if known is None:
            before = self.match.played[moment].before
            orders = {**self.match.played[moment].orders, seat: plan}
            rolls = [self._roll(moment, number) for number in range(self.minded.rolls(before))]
            known = self._reached[moment, seat, plan] = tuple(outcomes(self.rules, before, orders, rolls))
        return known

    @staticmethod
    def _roll(moment: int, number: int) -> tuple[bytes, str]:
        return KEY, f"{moment} {number}" if number else str(moment)

    def _expected(self, moment: int, seat: str, plan: Plan) -> float:
        """What a plan would have been worth, whatever was rolled."""
        worths = [self._worth(each, seat) for each in self._otherwise(moment, seat, plan)]
        return round(summed(worths) / len(worths), PLACES)

    def _standing(self, state: Any) -> Mapping[str, float]:
        """How each seat stands; all alike where that cannot be told yet."""
        value = self.minded.value(state)
        known = value if self.minded.is_telling(state) else dict.fromkeys(value, 1 / len(value))
        return {seat: round(worth, 4) for seat, worth in known.items()}

    def _worth(self, state: Any, seat: str) -> float:
        return round(self.minded.value(state).get(seat, 0.0), PLACES)

    def _point(self, found: _Found) -> TurningPoint:
        """The same moment in both worlds, and what their reports say differently."""
        played, seat = self.match.played[found.moment], found.seat
        other = self.rules.resolve(played.before, {**played.orders, seat: found.plan}, Keyed(KEY, str(found.moment)))
        held, would_hold = self.posed.places(played.after, seat), self.posed.places(other.after, seat)
        differing = (held | would_hold) - (held & would_hold)
        return TurningPoint(
            found.moment + 1,
            seat,
            round(found.loss, 4),
            self._texts(played.orders.get(seat, ())),
            self._texts(found.plan),
            told(self.rules, self.match.names, played, other, differing),
            told(self.rules, self.match.names, other, played, differing),
            tuple(sorted(would_hold - held)),
            tuple(sorted(held - would_hold)),
        )

    def _texts(self, plan: Plan) -> tuple[str, ...]:
        return tuple(map(self.rules.write, plan))


def check_of(match: Match) -> str:
    """What tells one ending from another, of what everybody may know."""
    return record.check_of(match.game.fingerprint(match.state))


def reviewed(match: Match, minded: Minded, posed: Posed) -> Generator[tuple[int, int], None, Review]:
    """The review of a match, a search at a time."""
    return (yield from Reviewer(_in_order(match), minded, posed).reviewed())


def _in_order(match: Match) -> Match:
    """Nothing that waits to be revealed is looked at."""
    return replace(match, pending={})


def _worst(found: list[_Found], number: int) -> list[_Found]:
    """The largest losses, one of a moment."""
    by_moment: dict[int, _Found] = {}
    for each in sorted(found, key=lambda each: (-each.loss, each.moment, each.seat)):
        if each.loss >= LEAST_LOSS:
            by_moment.setdefault(each.moment, each)
    return list(by_moment.values())[:number]
