"""The entry point: what would a computer player hand in here?  Runs in one go, or step by step without blocking.

The same position, level, seed and budget give the same commands everywhere: work is counted in positions
evaluated, never in seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterator

from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.fallback_evaluator import FallbackEvaluator
from rozz.engine.ai.level_tuning import tuned_level
from rozz.engine.ai.levels import Level
from rozz.engine.ai.search import alternating_search, rollouts, simultaneous_search
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.ai.think_result import Thought
from rozz.engine.errors import BadOrders
from rozz.engine.game import Plan, Rules
from rozz.engine.said import Player, said

Search = Generator[None, None, Thought]
Progress = Callable[[int, int], None]


def think(
    rules: Rules, evaluator: Evaluator | None, state: object, seat: str, level: Level, seed: bytes,
    budget: int | None = None, progress: Progress | None = None, idle: Collection[str] = (),
) -> Thought:  # fmt: skip
    """What a player of that level hands in, after a complete search.

    `seed` is the match's; turn, seat and level are added here. `budget` is the most positions to evaluate, by default
    the level's `most`; `progress` is called with (evaluations, budget) after each. `idle` are seats nobody plays. A
    game without an evaluator is played with plans that are generated from its offers. Raises BadOrders if the seat owes
    nothing.
    """
    thought = Thought(())
    for thought in think_in_steps(rules, evaluator, state, seat, level, seed, budget, idle):
        if progress:
            progress(thought.evaluations, tuned_level(level, evaluator).most if budget is None else budget)
    return thought


def think_in_steps(
    rules: Rules, evaluator: Evaluator | None, state: object, seat: str, level: Level, seed: bytes,
    budget: int | None = None, idle: Collection[str] = (),
) -> Iterator[Thought]:  # fmt: skip
    """The same step by step: yields the best so far, and finally the thought that `is_final`."""
    moment = rules.moment(state)
    if moment is None or seat not in moment.seats:
        raise BadOrders(said("files-owes-nothing", name=Player(seat)))
    evaluator_or_fallback = FallbackEvaluator(rules, seat) if evaluator is None else evaluator
    level = tuned_level(level, evaluator_or_fallback)
    work = level.most if budget is None else budget
    reserve = min(level.extra, max(0, work - level.work))
    context = SearchContext(
        rules, evaluator_or_fallback, state, moment, seat, level, seed, work - reserve, idle, reserve
    )  # fmt: skip
    fallback = _fallback_plan(context)
    if work < 1:
        yield Thought(fallback, 0, True)
        return
    search = search_for(context)
    while True:
        try:
            next(search)
        except StopIteration as over:
            thought: Thought = over.value
            yield thought if _is_acceptable(context, thought.commands) else Thought(fallback, context.spent, True)
            return
        yield Thought(context.best if context.best is not None else fallback, context.spent)


def search_for(context: SearchContext) -> Search:
    """The search for this kind of moment."""
    if isinstance(context.evaluator, alternating_search.AlternatingGame):
        return alternating_search.search(context, context.evaluator)
    if isinstance(context.evaluator, rollouts.PlayoutGame):
        return rollouts.search(context, context.evaluator)
    return simultaneous_search.search(context)


def _fallback_plan(context: SearchContext) -> Plan:
    """A legal answer without search: the likeliest plan, or the default commands."""
    plans = context.evaluator.plans(context.state, context.seat, 4, context.dice)
    default = context.rules.default_commands(context.state, context.seat)
    return next((plan for plan in (*plans, default) if context.is_legal(plan)), default)


def _is_acceptable(context: SearchContext, plan: Plan) -> bool:
    """Whether a plan may be handed in: all legal, and not empty if the game requires something."""
    return plan == context.rules.default_commands(context.state, context.seat) or (
        bool(plan) and context.is_legal(plan)
    )
