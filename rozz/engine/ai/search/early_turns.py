"""The first turns between two seats: from a book, or from plans of more kinds than later.

Later positions are new in every game, but the first ones are always the same: an opponent could memorize how to beat a
player who always begins in the same way.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rozz.engine.ai.evaluator import Plan
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.ai.think_result import Scored

#: How much worse than the best a plan may be to be considered.
MARGIN = 0.06
#: Plans with a smaller share are not played at all.
LEAST_SHARE = 0.04


def is_early(context: SearchContext) -> bool:
    """Whether this is one of the first turns of a match between two seats."""
    if not context.level.kinds or len(context.others) != 1:
        return False
    return context.moment.turn <= context.evaluator.early(context.state)


def known(context: SearchContext) -> list[tuple[int, Plan]]:
    """The legal plans of the book for this position, each with its weight."""
    if not is_early(context) or not context.affords(1):
        return []
    plans = context.evaluator.openings(context.state, context.seat)
    return [(weight, plan) for weight, plan in plans if context.is_legal(plan)]


def unlike(context: SearchContext, scored: Sequence[Scored]) -> list[Plan]:
    """The best legal plan of each kind, best first, if it is not much worse than the best of all."""
    legal = [each for each in scored if context.is_legal(each.plan)]
    found: dict[Hashable, Plan] = {}
    for each in legal:
        if each.value >= legal[0].value - MARGIN:
            found.setdefault(context.evaluator.kind(each.plan), each.plan)
    return list(found.values())[: context.level.kinds]
