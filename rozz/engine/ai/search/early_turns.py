"""The first turns between two seats: from a book, or from plans of more kinds than later.

Later positions are new in every game, but the first ones are always the same: an opponent could memorize how to beat a
player who always begins in the same way.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rozz.engine.ai.search.beam_search import Replies
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.ai.think_result import Scored
from rozz.engine.game import Plan

#: Plans that were worked out beforehand, each with its weight; an empty plan stands for thinking.
Book = Sequence[tuple[int, Plan]]
#: How much worse than the best a plan may be to be considered.
MARGIN = 0.06
#: Plans with a smaller share are not played in an early turn.
LEAST_EARLY_SHARE = 0.04


def is_early(context: SearchContext) -> bool:
    """Whether this is one of the first turns of a match between two seats, where tables are wider."""
    is_varied = bool(context.level.kinds) and len(context.others) == 1
    return is_varied and context.moment.turn <= context.evaluator.early_turns(context.state)


def book_plans(context: SearchContext) -> Book:
    """What the book does in this position, each with its weight; an empty plan stands for thinking."""
    if len(context.others) != 1 or not context.affords(1):
        return []
    found: dict[Plan, int] = {}
    for weight, plan in context.evaluator.openings(context.state, context.seat, context.level.number):
        fit = plan if plan and context.is_legal(plan) else ()
        found[fit] = found.get(fit, 0) + weight
    return [(weight, plan) for plan, weight in found.items()] if any(found) else []


def is_within_margin(context: SearchContext, plan: Plan, replies: Replies, leeway: float) -> bool:
    """Whether a plan is not much worse than the best plan found."""
    if context.best is None or not context.affords(2 * len(replies)):
        return False
    best = context.plan_value(context.seat, context.best, replies)
    return context.plan_value(context.seat, plan, replies) >= best - leeway


def best_of_each_kind(context: SearchContext, scored: Sequence[Scored]) -> list[Plan]:
    """The best legal plan of each kind, best first, if it is not much worse than the best of all."""
    legal = [each for each in scored if context.is_legal(each.plan)]
    found: dict[Hashable, Plan] = {}
    for each in legal:
        if each.value >= legal[0].value - MARGIN:
            found.setdefault(context.evaluator.plan_kind(each.plan), each.plan)
    return list(found.values())[: context.level.kinds]
