"""Moments of many kinds with dice between them: every plan is played on a few times, and the mean of what came of it
counts.

The others, and the seat itself in the moments after this one, give what the game's mind gives without thinking.  Every
plan meets the same rolls.  After each round the worse half of the plans is left, and the others are played on oftener.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from rozz.engine.ai.evaluator import Plan
from rozz.engine.ai.search import simultaneous_search
from rozz.engine.ai.search.search_context import PLACES, Desk
from rozz.engine.ai.think_result import Scored, Thought
from rozz.engine.dice import Dice, Keyed, Noted

#: Nothing is played on for longer, whatever the game says.
MOST_MOMENTS = 150
#: So far below the best, of 1, a plan counts at least that is not the last one left.
LEFT = 0.0005


@runtime_checkable
class PlaysOn(Protocol):
    """What a game brings beside its mind where plans are played on."""

    def quick(self, state: Any, seat: str, dice: Dice) -> Plan:
        """What the seat gives without thinking, legal; `dice` where it may give one thing or another."""

    def is_settled(self, begun: Any, state: Any, reach: int) -> bool:
        """Whether a position that was played on from `begun` may be judged; `reach` says how far a level looks."""


class Turned:
    """Other dice turned round: the highest for the lowest."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def draw(self, sides: int, rule: str) -> int:
        """What lies below the next roll of the others."""
        return sides + 1 - self._dice.draw(sides, rule)


@dataclass
class _Tried:
    """A plan, how often it was played on, and the sum of what it was worth."""

    plan: Plan
    number: int = 0
    total: float = 0.0
    is_certain: bool = False
    rounds: int = field(default=0)

    @property
    def mean(self) -> float:
        """What it is worth, so far as is known."""
        return round(self.total / self.number, PLACES) if self.number else 0.0


def search(desk: Desk, game: PlaysOn) -> Generator[None, None, Thought]:
    """Think to the end; it yields whenever a plan was played on, and `desk.best` is there from the first."""
    listed = desk.minded.plans(desk.state, desk.seat, desk.level.candidates, desk.dice)
    tried = [_Tried(plan) for plan in desk.noticed(listed)]
    if not tried:
        return Thought(desk.rules.default(desk.state, desk.seat), desk.spent, True)
    desk.best = tried[0].plan
    left, rounds = list(tried), max(1, (len(tried) - 1).bit_length())
    for number in range(rounds):
        until = desk.spent + max(1, (desk.budget - desk.spent) // (rounds - number))
        last = _samples(desk, number, rounds)
        yield from _round(desk, game, left, until, last)
        left = _better(left, number + 1)
        desk.best = left[0].plan
        if len(left) == 1 or desk.spent >= desk.budget:
            break
    known = sorted((each for each in tried if each.number), key=lambda each: (-each.rounds, -each.mean))
    if not known:
        return Thought(desk.best, desk.spent, True)
    # Who was left early was played on seldom: its mean says less than that it was left.
    best = known[0].mean
    scored = [Scored(each.mean if not at else min(each.mean, best - LEFT), each.plan) for at, each in enumerate(known)]
    return simultaneous_search.loosely(desk, scored, {})


def _samples(desk: Desk, number: int, rounds: int) -> int:
    """How often a plan has been played on at most when a round is over: oftener from round to round."""
    return max(min(2, desk.level.samples), desk.level.samples >> (rounds - 1 - number))


def _better(tried: Sequence[_Tried], rounds: int) -> list[_Tried]:
    """The better half; of equals who was thought of first."""
    known = sorted((each for each in tried if each.number), key=lambda each: -each.mean) or list(tried[:1])
    kept = known[: max(1, (len(tried) + 1) // 2)]
    for each in kept:
        each.rounds = rounds
    return kept


def _round(
    desk: Desk, game: PlaysOn, left: Sequence[_Tried], until: int, last: int
) -> Generator[None, None, None]:
    """Every plan is played on by one roll after another, until so much work is done; by the first roll in any case."""
    for sample in range(last):
        for each in left:
            if each.number > sample or each.is_certain:
                continue
            if desk.spent >= (desk.budget if not each.number else until) and left[0].number:
                return
            _play_on(desk, game, each, sample)
            yield


def _play_on(desk: Desk, game: PlaysOn, tried: _Tried, sample: int) -> None:
    """One line of play: the plan against what the others give, and on until the position may be judged."""
    # Every second line has the luck of the one before it turned round: so few lines come near the mean.
    pair: Dice = Keyed(*desk.roll(f"rolls {sample // 2}"))
    rolls = Noted(Turned(pair) if sample % 2 else pair)
    whims = Noted(Keyed(*desk.roll(f"whims {sample}")))
    state = desk.state
    orders = {**{seat: game.quick(state, seat, whims) for seat in desk.others}, **desk.standing}
    orders[desk.seat] = tried.plan
    for _ in range(MOST_MOMENTS):
        state = desk.rules.after(state, orders, rolls)
        desk.spent += 1
        moment = desk.rules.moment(state)
        if moment is None or game.is_settled(desk.state, state, desk.level.reach):
            break
        orders = {seat: game.quick(state, seat, whims) for seat in moment.seats}
    tried.total += desk.minded.value(state).get(desk.seat, 0.0)
    tried.number += 1
    # What left nothing to chance comes out the same however often it is played.
    tried.is_certain = not rolls.rolls and not whims.rolls
