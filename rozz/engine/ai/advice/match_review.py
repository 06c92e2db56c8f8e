"""A review of a finished match: how everybody stood, and where most was given away.

Better plans are found by a player of the strongest level, from what was known before the moment. Their value is
measured against what the others really gave. A plan that was about as good by what was known is no mistake, however it
turned out. Independent of any game and of time: work is counted in positions, so
the same match and budget give the same review everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rozz.engine import record
from rozz.engine.ai.advice.plan_comparison import Sentence, news_of
from rozz.engine.ai.advice.threats import Dangers, ThreatFinder
from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.levels import TABLE
from rozz.engine.ai.search.alternating_search import AlternatingGame
from rozz.engine.ai.search.chance_nodes import outcomes
from rozz.engine.ai.search.search_context import PLACES
from rozz.engine.ai.think import think_in_steps
from rozz.engine.ai.think_result import Thought
from rozz.engine.dice import KeyedDice
from rozz.engine.exact_sum import summed
from rozz.engine.game import Joint, Plan, Played
from rozz.engine.match import PASSIVE, Match
from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter

#: Positions weighed for each seat and moment at first, and then for the worst ones once more.
QUICK, THOROUGH = 100, TABLE[-1].work
#: How many are examined once more, and how many are shown.
AGAIN, SHOWN = 6, 3
#: Smaller losses are not worth showing, in chances from 0 to 1; and a plan that promised hardly less is no mistake.
LEAST_LOSS = 0.02
#: The review's own dice key, so it reveals no future roll.
KEY = b"review"


@dataclass(frozen=True)
class Effects:
    """What one of two moves does and the other does not, where seats move one after another.

    It has `saved` places from capture, `threatened` some and left others `hanging`. `is_safe` means that only after
    this move nothing can be taken. `answer` is what the best answer does that the search found.
    """

    saved: tuple[str, ...] = ()
    threatened: tuple[str, ...] = ()
    hanging: tuple[str, ...] = ()
    is_safe: bool = False
    answer: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class TurningPoint:
    """In the `moment`-th moment (from 1) `seat` gave a plan worth `loss` less than `better`; commands are text.

    `was` is what the report says only about what happened, `would` only about the better plan; `gained` and `lost` are
    the places that the seat would have held in addition, and the places it would not have held.

    Where seats move one after another, `effects` are those of the given move, and `better_effects` those of the better
    one. Elsewhere, and in reviews of older releases, both are None.
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
    effects: Effects | None = None
    better_effects: Effects | None = None


@dataclass(frozen=True)
class Review:
    """The value of each position for each seat, from the opening on, and the turning points.

    It is only valid for a match with this many `moments`, whose last position has this `check`. `puzzles` are the ids
    of puzzles that were found in the match (`missed_chances`); None if nobody has looked for them.
    """

    moments: int
    check: str
    curve: tuple[Mapping[str, float], ...]
    points: tuple[TurningPoint, ...]
    puzzles: tuple[str, ...] | None = None


@dataclass(frozen=True)
class _BetterPlan:
    """A better plan of a seat in a moment (counted from 0), and how much more it was worth.

    Where seats move one after another, `answers` are the best ones to the given plan and to the better one; empty if
    the seat itself moves next, or nobody.
    """

    moment: int
    seat: str
    loss: float
    plan: Plan
    answers: tuple[Joint, Joint] | None = None


class Reviewer:
    """The working state of one review."""

    def __init__(self, match: Match, evaluator: Evaluator, adapter: PuzzleAdapter) -> None:
        self.match = match
        self.rules = match.game
        self.evaluator = evaluator
        self.adapter = adapter
        self.idle = tuple(place.colour for place in match.seats if place.plays == PASSIVE)
        self._thoughts: dict[tuple[int, str, int], Thought] = {}
        self._reached: dict[tuple[int, str, Plan], tuple[Any, ...]] = {}

    def review(self) -> Generator[tuple[int, int], None, Review]:
        """Yields (done, total) after every search; returns the review."""
        match = self.match
        states = [match.opening, *(played.after for played in match.played)]
        curve = tuple(map(self._values, states))
        asked = [(number, seat) for number, played in enumerate(match.played) for seat in self._deciding_seats(played)]
        total = len(asked) + AGAIN
        found: list[_BetterPlan] = []
        for number, (moment, seat) in enumerate(asked):
            found.append((yield from self._search_moment(moment, seat, QUICK, (number, total))))
        again = _largest_losses(found, AGAIN)
        sure: list[_BetterPlan] = []
        for number, each in enumerate(again):
            known = (len(asked) + number, total)
            sure.append((yield from self._search_moment(each.moment, each.seat, THOROUGH, known)))
        points = [
            self._turning_point(each) for each in sorted(_largest_losses(sure, SHOWN), key=lambda each: each.moment)
        ]
        return Review(len(match.played), checksum_of(match), curve, tuple(points))

    def _deciding_seats(self, played: Played) -> list[str]:
        """The seats that had a choice in a moment."""
        left = self.rules.departed_seats(played.before)
        return [
            seat
            for seat in played.moment.seats
            if seat not in left
            and seat not in self.idle
            and self.rules.can_order(played.before, seat)
            and self.evaluator.compares_seats(played.before)
            # A player who resigns has not looked for a plan.
            and played.orders.get(seat, ()) != self.rules.resignation_commands(self.match.scenario, seat)
        ]

    def _search_moment(
        self, moment: int, seat: str, budget: int, done: tuple[int, int]
    ) -> Generator[tuple[int, int], None, _BetterPlan]:
        """The best plan that a seat could have given, or what it gave."""
        is_open = isinstance(self.evaluator, AlternatingGame) and not self.match.played[moment].moment.is_sealed
        search = self._search_open_moment if is_open else self._search_sealed_moment
        return (yield from search(moment, seat, budget, done))

    def _search_sealed_moment(
        self, moment: int, seat: str, budget: int, done: tuple[int, int]
    ) -> Generator[tuple[int, int], None, _BetterPlan]:
        """In a sealed moment a plan is worth what it leads to beside the plans that the others gave."""
        played = self.match.played[moment]
        thought = yield from self._thought(played.before, seat, budget, done)
        given = played.orders.get(seat, ())
        if thought.is_opening and any(Counter(plan) == Counter(given) for plan in thought.table.plans):
            # Whole games have decided that this opening is good, whatever the next position looks like.
            return _BetterPlan(moment, seat, 0.0, given)
        # The quick search knows too few plans and replies to say what was good.
        promised = self._value_against_assumed_replies(moment, seat, given, thought) if budget == THOROUGH else None
        if promised is not None and promised > max(share.value for share in thought.shares) - LEAST_LOSS:
            # A hint could have recommended it, so the player must not be blamed for what nobody could know.
            return _BetterPlan(moment, seat, 0.0, given)
        # Rolls are neither merit nor fault of a plan.
        real = self._expected(moment, seat, given) if played.rolls else self._value(played.after, seat)
        best, worth = given, real
        worse = {share.plan for share in thought.shares if promised is not None and share.value < promised}
        for plan in dict.fromkeys((thought.commands, *(share.plan for share in thought.shares))):
            if plan in worse:
                continue  # it only turned out better
            value = self._expected(moment, seat, plan)
            if value > worth:
                best, worth = plan, value
        return _BetterPlan(moment, seat, round(worth - real, PLACES), best)

    def _value_against_assumed_replies(self, moment: int, seat: str, plan: Plan, thought: Thought) -> float | None:
        """What a plan was worth against the replies that the search assumed; None if it assumed none."""
        table = thought.table
        if not thought.shares or not table.shares:
            return None
        played = self.match.played[moment]
        state = played.before
        key = self.adapter.equivalence_key(state, seat, plan)
        for share in thought.shares:
            if self.adapter.equivalence_key(state, seat, share.plan) == key:
                return share.value
        waiting = {each: self.rules.default_commands(state, each) for each in self.idle if each in played.moment.seats}
        rolls = [self._roll(moment, number) for number in range(self.evaluator.rolls(state))]
        worths = []
        for reply in table.replies:
            reached = tuple(outcomes(self.rules, state, {**waiting, **reply, seat: plan}, rolls))
            worths.append(summed(self._value(each, seat) for each in reached) / len(reached))
        return summed(worth * share for worth, share in zip(worths, table.shares, strict=True))

    def _search_open_moment(
        self, moment: int, seat: str, budget: int, done: tuple[int, int]
    ) -> Generator[tuple[int, int], None, _BetterPlan]:
        """In an open moment a move is worth what remains after the other's best reply."""
        played = self.match.played[moment]
        thought = yield from self._thought(played.before, seat, budget, done)
        best = thought.shares[0].value if thought.shares else self._value(played.before, seat)
        given = played.orders.get(seat, ())
        reached = self._states_after(moment, seat, given) if played.rolls else (played.after,)
        worths: list[float] = []
        answer: Joint = {}
        for state in reached:
            worth, answer = yield from self._value_after_best_reply(state, seat, budget, done)
            worths.append(worth)
        real = summed(worths) / len(worths)
        if thought.commands == played.orders.get(seat, ()):
            return _BetterPlan(moment, seat, 0.0, thought.commands)
        then = next((share.then for share in thought.shares if share.plan == thought.commands), ())
        better_answer = then[0] if then and seat not in then[0] else {}
        return _BetterPlan(moment, seat, round(best - real, PLACES), thought.commands, (answer, better_answer))

    def _thought(
        self, state: object, seat: str, budget: int, done: tuple[int, int]
    ) -> Generator[tuple[int, int], None, Thought]:
        """What the strongest level would have given, without knowing the others' plans; cached."""
        key = (id(state), seat, budget)
        if key in self._thoughts:
            return self._thoughts[key]
        search = think_in_steps(self.rules, self.evaluator, state, seat, TABLE[-1], KEY, budget, self.idle)
        self._thoughts[key] = next(search)
        for thought in search:
            self._thoughts[key] = thought
            yield done
        return self._thoughts[key]

    def _value_after_best_reply(
        self, state: object, seat: str, budget: int, done: tuple[int, int]
    ) -> Generator[tuple[int, int], None, tuple[float, Joint]]:
        """The value of a state for a seat, after the best move of the seat to move; and that move, if it is another."""
        after = self.rules.moment(state)
        if after is None or len(after.seats) != 1:
            return self._value(state, seat), {}
        mover = after.seats[0]
        reply = yield from self._thought(state, mover, budget, done)
        theirs = reply.shares[0].value if reply.shares else self._value(state, mover)
        return (theirs, {}) if mover == seat else (1 - theirs, {mover: reply.commands})

    def _states_after(self, moment: int, seat: str, plan: Plan) -> tuple[Any, ...]:
        """The states that a plan could have led to, by the same few rolls for every plan; cached by identity."""
        known = self._reached.get((moment, seat, plan))
        if known is None:
            before = self.match.played[moment].before
            orders = {**self.match.played[moment].orders, seat: plan}
            rolls = [self._roll(moment, number) for number in range(self.evaluator.rolls(before))]
            known = self._reached[moment, seat, plan] = tuple(outcomes(self.rules, before, orders, rolls))
        return known

    @staticmethod
    def _roll(moment: int, number: int) -> tuple[bytes, str]:
        return KEY, f"{moment} {number}" if number else str(moment)

    def _expected(self, moment: int, seat: str, plan: Plan) -> float:
        """The value of a plan, averaged over rolls."""
        worths = [self._value(each, seat) for each in self._states_after(moment, seat, plan)]
        return round(summed(worths) / len(worths), PLACES)

    def _values(self, state: object) -> Mapping[str, float]:
        """The value of each seat; all values are equal if it is too early to say."""
        value = self.evaluator.value(state)
        known = value if self.evaluator.compares_seats(state) else dict.fromkeys(value, 1 / len(value))
        return {seat: round(worth, 4) for seat, worth in known.items()}

    def _value(self, state: object, seat: str) -> float:
        return round(self.evaluator.value(state).get(seat, 0.0), PLACES)

    def _turning_point(self, found: _BetterPlan) -> TurningPoint:
        """Compare the reports of what happened and of the better plan."""
        played, seat = self.match.played[found.moment], found.seat
        other = self.rules.resolve(
            played.before, {**played.orders, seat: found.plan}, KeyedDice(KEY, str(found.moment))
        )
        held, would_hold = self.adapter.places(played.after, seat), self.adapter.places(other.after, seat)
        differing = (held | would_hold) - (held & would_hold)
        effects, better_effects = self._effects(found, played, other) or (None, None)
        return TurningPoint(
            found.moment + 1,
            seat,
            round(found.loss, 4),
            self._texts(played.orders.get(seat, ())),
            self._texts(found.plan),
            self._news(played, other, differing),
            self._news(other, played, differing),
            tuple(sorted(would_hold - held)),
            tuple(sorted(held - would_hold)),
            effects,
            better_effects,
        )

    def _news(self, here: Played, there: Played, places: frozenset[str]) -> tuple[Sentence, ...]:
        """What only the first report says; nothing for a move that only repeats its command."""
        return () if self._is_quiet(here) else news_of(self.rules, self.match.names, here, there, places)

    def _is_quiet(self, played: Played) -> bool:
        """Whether an open moment changes nobody's pieces and ends nothing."""
        is_open = isinstance(self.evaluator, AlternatingGame) and not played.moment.is_sealed
        before, after = (
            [self.adapter.pieces(state, seat) for seat in self.match.colours] for state in (played.before, played.after)
        )
        return is_open and before == after and self.rules.outcome(played.after) is None

    def _effects(self, found: _BetterPlan, given: Played, better: Played) -> tuple[Effects, Effects] | None:
        """What each of two moves does and the other does not; None in sealed moments."""
        if found.answers is None:
            return None
        finder = ThreatFinder(self.rules, self.adapter, KeyedDice(KEY, str(found.moment)))
        first, second = (finder.dangers(each.before, each.after, found.seat) for each in (given, better))
        answers = [
            self._answer(each.after, found.seat, answer, found.moment)
            for each, answer in zip((given, better), found.answers, strict=True)
        ]
        return _effects_compared(first, second, answers[0]), _effects_compared(second, first, answers[1])

    def _answer(self, state: object, seat: str, answer: Joint, moment: int) -> tuple[Sentence, ...]:
        """The report of the answer to a move: first how it ends the match, then what it takes."""
        if not answer:
            return ()
        played = self.rules.resolve(state, answer, KeyedDice(KEY, str(moment)))
        lost = self.adapter.places(state, seat) - self.adapter.places(played.after, seat)
        return news_of(self.rules, self.match.names, played, None, lost)

    def _texts(self, plan: Plan) -> tuple[str, ...]:
        return tuple(map(self.rules.write, plan))


def checksum_of(match: Match) -> str:
    """A checksum of the final position, from public knowledge."""
    return record.check_of(match.game.fingerprint(match.state))


def review_match(
    match: Match, evaluator: Evaluator, adapter: PuzzleAdapter
) -> Generator[tuple[int, int], None, Review]:
    """Review a match, one search at a time."""
    return (yield from Reviewer(_without_unrevealed(match), evaluator, adapter).review())


def _effects_compared(dangers: Dangers, others: Dangers, answer: tuple[Sentence, ...]) -> Effects:
    """What a move does to the safety of places and another move does not."""
    hanging, other_hanging = (frozenset(each.hanging or ()) for each in (dangers, others))
    return Effects(
        tuple(sorted({*dangers.saved} - {*others.saved})),
        tuple(sorted({*dangers.threatened} - {*others.threatened})),
        tuple(sorted(hanging - other_hanging)),
        dangers.hanging == () and bool(other_hanging),
        answer,
    )


def _without_unrevealed(match: Match) -> Match:
    """The match without unrevealed commands."""
    return replace(match, pending={})


def _largest_losses(found: list[_BetterPlan], number: int) -> list[_BetterPlan]:
    """The largest losses, at most one per moment."""
    by_moment: dict[int, _BetterPlan] = {}
    for each in sorted(found, key=lambda each: (-each.loss, each.moment, each.seat)):
        if each.loss >= LEAST_LOSS:
            by_moment.setdefault(each.moment, each)
    return list(by_moment.values())[:number]
