"""Search by playing on, for moments of many kinds with dice: each plan counts by its mean result.

The others, and the seat itself in later moments, play the evaluator's quick plans. Every plan meets the same rolls.
After each round the worse half of the plans is dropped, and the others are played on more often.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from rozz.engine.ai.search import simultaneous_search
from rozz.engine.ai.search.search_context import PLACES, SearchContext
from rozz.engine.ai.think_result import Scored, Thought
from rozz.engine.dice import Dice, KeyedDice, RecordingDice
from rozz.engine.game import Plan

#: The most moments in a line of play, whatever the game says.
MOST_MOMENTS = 150
#: Plans that were dropped count at least this far below the best, on a scale of 1.
LEFT = 0.0005


@runtime_checkable
class PlayoutGame(Protocol):
    """What a game implements besides its evaluator for playing on."""

    def quick_plan(self, state: Any, seat: str, dice: Dice) -> Plan:
        """A legal plan without search; random choices use `dice`."""

    def is_settled(self, begun: Any, state: Any, reach: int) -> bool:
        """Whether to evaluate a position that was played on from `begun`; `reach` is the level's horizon."""


class MirroredDice:
    """Mirrors other dice: the highest becomes the lowest."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def draw(self, sides: int, rule: str) -> int:
        """The mirror image of the next roll."""
        return sides + 1 - self._dice.draw(sides, rule)


@dataclass
class _TriedPlan:
    """A plan, how often it was played on, and the sum of its results."""

    plan: Plan
    number: int = 0
    total: float = 0.0
    is_certain: bool = False
    rounds: int = field(default=0)

    @property
    def mean(self) -> float:
        """The mean result so far."""
        return round(self.total / self.number, PLACES) if self.number else 0.0


def search(context: SearchContext, game: PlayoutGame) -> Generator[None, None, Thought]:
    """Search to the end; yields whenever a plan was played on, and `context.best` is available from the start."""
    listed = context.evaluator.plans(context.state, context.seat, context.level.candidates, context.dice)
    tried = [_TriedPlan(plan) for plan in context.without_overlooked(listed)]
    if not tried:
        return Thought(context.rules.default_commands(context.state, context.seat), context.spent, True)
    context.best = tried[0].plan
    left, rounds = list(tried), max(1, (len(tried) - 1).bit_length())
    for number in range(rounds):
        until = context.spent + max(1, (context.budget - context.spent) // (rounds - number))
        last = _samples(context, number, rounds)
        yield from _round(context, game, left, until, last)
        left = _better_half(left, number + 1)
        context.best = left[0].plan
        if len(left) == 1 or context.spent >= context.budget:
            break
    known = sorted((each for each in tried if each.number), key=lambda each: (-each.rounds, -each.mean))
    if not known:
        return Thought(context.best, context.spent, True)
    # A plan dropped early has few samples: its mean says less than the fact that it was dropped.
    best = known[0].mean
    scored = [Scored(each.mean if not at else min(each.mean, best - LEFT), each.plan) for at, each in enumerate(known)]
    return simultaneous_search.sample_near_best(context, scored, {})


def _samples(context: SearchContext, number: int, rounds: int) -> int:
    """How often a plan may have been played on by the end of a round; grows from round to round."""
    return max(min(2, context.level.samples), context.level.samples >> (rounds - 1 - number))


def _better_half(tried: Sequence[_TriedPlan], rounds: int) -> list[_TriedPlan]:
    """The better half of the plans; among equal plans, those that were proposed first."""
    known = sorted((each for each in tried if each.number), key=lambda each: -each.mean) or list(tried[:1])
    kept = known[: max(1, (len(tried) + 1) // 2)]
    for each in kept:
        each.rounds = rounds
    return kept


def _round(
    context: SearchContext, game: PlayoutGame, left: Sequence[_TriedPlan], until: int, last: int
) -> Generator[None, None, None]:
    """Play on every plan, one roll after another, up to the work limit; the first roll in any case."""
    for sample in range(last):
        for each in left:
            if each.number > sample or each.is_certain:
                continue
            if context.spent >= (context.budget if not each.number else until) and left[0].number:
                return
            _play_on(context, game, each, sample)
            yield


def _play_on(context: SearchContext, game: PlayoutGame, tried: _TriedPlan, sample: int) -> None:
    """One line of play: the plan against the others' quick plans, and on until the position can be evaluated."""
    # Every second line mirrors the luck of the one before it, so that a few lines come close to the mean.
    pair: Dice = KeyedDice(*context.dice_source(f"rolls {sample // 2}"))
    rolls = RecordingDice(MirroredDice(pair) if sample % 2 else pair)
    noise = RecordingDice(KeyedDice(*context.dice_source(f"whims {sample}")))
    state = context.state
    orders = {**{seat: game.quick_plan(state, seat, noise) for seat in context.others}, **context.idle_plans}
    orders[context.seat] = tried.plan
    for _ in range(MOST_MOMENTS):
        state = context.rules.next_state(state, orders, rolls)
        context.spent += 1
        moment = context.rules.moment(state)
        if moment is None or game.is_settled(context.state, state, context.level.reach):
            break
        orders = {seat: game.quick_plan(state, seat, noise) for seat in moment.seats}
    tried.total += context.evaluator.value(state).get(context.seat, 0.0)
    tried.number += 1
    # A line without randomness has the same result every time.
    tried.is_certain = not rolls.rolls and not noise.rolls
