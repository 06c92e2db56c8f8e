"""Beam search for plans of several commands: extends them one command at a time, keeps the best few, varies them."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.ai.think_result import Scored
from rozz.engine.game import Joint, Plan

Steps = Generator[None, None, list[Scored]]
Replies = Sequence[tuple[float, Joint]]


def examine_plans(
    context: SearchContext, seat: str, replies: Replies, width: int, candidates: int, until: int | None = None
) -> Steps:
    """The plans of a seat that were examined, best first; never empty. Yields after each.

    `until` is the limit for the context's work; by default its budget.
    """
    limit = context.budget if until is None else min(until, context.budget)
    evaluator, state = context.evaluator, context.state
    scored: dict[Plan, Scored] = {}
    seen: set[tuple[str, ...]] = set()
    noticed = context.without_overlooked(evaluator.plans(state, seat, candidates, context.dice))
    whole = noticed or [context.rules.default_commands(state, seat)]
    for plan in whole:
        if context.spent + len(replies) > limit:
            break
        _weigh_once(context, seat, plan, replies, scored, seen)
        yield
    beam: list[Plan] = [()]
    for left in range(evaluator.max_length(state, seat), 0, -1):
        found: list[Scored] = []
        # The rest of the work is divided among the commands still to come.
        share = context.spent + max(1, (limit - context.spent) // left)
        for begun in beam:
            for plan in context.without_overlooked(evaluator.extensions(state, seat, begun, candidates, context.dice)):
                if context.spent + len(replies) > min(share, limit):
                    break
                if _weigh_once(context, seat, plan, replies, scored, seen):
                    found.append(scored[plan])
                    yield
        if not found:
            break
        beam = [each.plan for each in context.best_first(found)[:width]]
    if not scored:
        scored[whole[0]] = Scored(0.0, whole[0])
    return context.best_first(scored.values())


def vary_plans(
    context: SearchContext, seat: str, scored: Sequence[Scored], replies: Replies, plans: int, nudges: int,
    until: int | None = None,
) -> Steps:  # fmt: skip
    """The scored plans and at most `nudges` variations of each of the best `plans`, best first.

    A better variation is varied in turn. `until` is the limit for the context's work; by default its budget.
    """
    limit = context.budget if until is None else min(until, context.budget)
    known = {each.plan: each for each in scored}
    varied: set[Plan] = set()
    for _ in range(plans):
        best = next((each.plan for each in context.best_first(known.values()) if each.plan not in varied), None)
        if best is None:
            break
        varied.add(best)
        fresh = [plan for plan in context.evaluator.variations(context.state, seat, best) if plan not in known]
        for plan in fresh[:nudges]:
            if context.spent + len(replies) > limit:
                return context.best_first(known.values())
            known[plan] = Scored(context.plan_value(seat, plan, replies), plan)
            yield
    return context.best_first(known.values())


def _weigh_once(
    context: SearchContext,
    seat: str,
    plan: Plan,
    replies: Replies,
    scored: dict[Plan, Scored],
    seen: set[tuple[str, ...]],
) -> bool:
    """Weigh a plan, unless the same commands were weighed in another order."""
    name = tuple(sorted(map(context.rules.write, plan)))
    if name in seen:
        return False
    seen.add(name)
    scored[plan] = Scored(context.plan_value(seat, plan, replies), plan)
    return True
