"""The door: what would a computer player hand in here?  In one go, or a step at a time for whoever may not be blocked.

The same position, level, seed and budget give the same commands everywhere: work is counted in positions weighed,
never in seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterator
from typing import Any

from rozz.engine.ai.evaluator import Minded, Plan
from rozz.engine.ai.fallback_evaluator import Unlearned
from rozz.engine.ai.level_tuning import tuned
from rozz.engine.ai.levels import Level
from rozz.engine.ai.search import alternating_search, playing_on, simultaneous_search
from rozz.engine.ai.search.search_context import Desk
from rozz.engine.ai.think_result import Thought
from rozz.engine.errors import BadOrders
from rozz.engine.game import Rules

Search = Generator[None, None, Thought]
Progress = Callable[[int, int], None]


def think(
    rules: Rules, minded: Minded | None, state: Any, seat: str, level: Level, seed: bytes,
    budget: int | None = None, progress: Progress | None = None, idle: Collection[str] = (),
) -> Thought:  # fmt: skip
    """What a player of that level hands in, thought to the end.

    `seed` is the match's; turn, seat and level are put to it here.  `budget` is the most positions to weigh, the
    level's own if nothing is said; `progress` is told (weighed, budget) after each.  `idle` are seats nobody plays.
    A game without a mind is played through its offers.  Raises BadOrders where the seat owes nothing.
    """
    thought = Thought(())
    for thought in thinking(rules, minded, state, seat, level, seed, budget, idle):
        if progress:
            progress(thought.evaluations, tuned(level, minded).work if budget is None else budget)
    return thought


def thinking(
    rules: Rules, minded: Minded | None, state: Any, seat: str, level: Level, seed: bytes,
    budget: int | None = None, idle: Collection[str] = (),
) -> Iterator[Thought]:  # fmt: skip
    """The same a position at a time: each time the best so far, at last the thought that `is_final`."""
    moment = rules.moment(state)
    if moment is None or seat not in moment.seats:
        raise BadOrders(f"{seat} owes no commands now")
    mind = Unlearned(rules, seat) if minded is None else minded
    level = tuned(level, mind)
    work = level.work if budget is None else budget
    desk = Desk(rules, mind, state, moment, seat, level, seed, work, idle)
    fallback = _anything(desk)
    if work < 1:
        yield Thought(fallback, 0, True)
        return
    search = searching(desk)
    while True:
        try:
            next(search)
        except StopIteration as over:
            thought: Thought = over.value
            yield thought if _is_fit(desk, thought.commands) else Thought(fallback, desk.spent, True)
            return
        yield Thought(desk.best if desk.best is not None else fallback, desk.spent)


def searching(desk: Desk) -> Search:
    """The search that fits the moment."""
    if isinstance(desk.minded, alternating_search.Alternate):
        return alternating_search.search(desk, desk.minded)
    if isinstance(desk.minded, playing_on.PlaysOn):
        return playing_on.search(desk, desk.minded)
    return simultaneous_search.search(desk)


def _anything(desk: Desk) -> Plan:
    """A legal answer that needs no thought: the likeliest plan, or what a seat gives that nobody plays."""
    plans = desk.minded.plans(desk.state, desk.seat, 4, desk.dice)
    default = desk.rules.default(desk.state, desk.seat)
    return next((plan for plan in (*plans, default) if desk.is_legal(plan)), default)


def _is_fit(desk: Desk, plan: Plan) -> bool:
    """Whether a plan may be handed in: all of it legal, and something where the game wants something."""
    return plan == desk.rules.default(desk.state, desk.seat) or (bool(plan) and desk.is_legal(plan))
