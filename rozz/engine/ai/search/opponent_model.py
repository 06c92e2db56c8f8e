"""Predicts the other seats, without looking at their commands.

It assumes that they play greedily, that they answer greedy play, or that they predict the others themselves.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from rozz.engine.ai.search.beam_search import examine_plans
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.ai.think_result import Scored
from rozz.engine.game import Joint, Plan


def breadth(context: SearchContext) -> int:
    """How many continuations are examined for a predicted seat: fewer than for oneself."""
    return context.level.candidates * 2 // 3


@dataclass(frozen=True)
class Forecast:
    """Joint plans of the others with their weights, and for each of the others some likely plans."""

    replies: tuple[tuple[float, Joint], ...]
    likely: dict[str, tuple[Plan, ...]]


def default_reply(context: SearchContext) -> Joint:
    """The default commands for all others."""
    return {seat: context.rules.default_commands(context.state, seat) for seat in context.others}


def predict(context: SearchContext, mine: Plan) -> Generator[None, None, Forecast]:
    """The level's forecast; `mine` is what the thinking seat would do if nobody else did anything."""
    still = default_reply(context)
    if not context.level.forecasts or not context.others:
        return Forecast(((1.0, still),), {})
    rivals = list(context.evaluator.rivals(context.state, context.seat, context.others))
    greedy: dict[str, list[Scored]] = {}
    for seat, until in zip(rivals, _work_limits(context, len(rivals)), strict=True):
        others = {**still, context.seat: context.rules.default_commands(context.state, context.seat)}
        greedy[seat] = yield from examine_plans(context, seat, ((1.0, others),), 1, breadth(context), until)
    likely = {seat: [scored[0].plan] for seat, scored in greedy.items()}
    first = {seat: plans[0] for seat, plans in likely.items()}
    replies: list[tuple[float, Joint]] = [(1.0, first)]
    expected = [mine]
    for step in range(1, context.level.forecasts):
        if step > 1:
            # Rivals who predict this far also expect our answer to their greedy plans. If little of the budget is left,
            # our own search needs it.
            if context.budget - context.spent < context.budget // 2:
                break
            until = _work_limit(context, 6)
            own = yield from examine_plans(context, context.seat, ((1.0, first),), 1, breadth(context), until)
            expected.append(own[0].plan)
        answers = yield from _answers_to(context, rivals, first, expected)
        replies.append((1.0, {**first, **answers}))
        for seat, plan in answers.items():
            likely[seat].append(plan)
    for seat, scored in greedy.items():
        likely[seat] += [each.plan for each in scored[1:3]]
    return Forecast(tuple(replies), {seat: tuple(dict.fromkeys(plans)) for seat, plans in likely.items()})


def _answers_to(
    context: SearchContext, rivals: Sequence[str], first: Joint, mine: Sequence[Plan]
) -> Generator[None, None, dict[str, Plan]]:
    """Each rival's plan if the thinking seat plays one of these (equally likely), and all others are greedy."""
    answers: dict[str, Plan] = {}
    against = tuple((1.0, {**first, context.seat: plan}) for plan in mine)
    for seat, until in zip(rivals, _work_limits(context, len(rivals)), strict=True):
        scored = yield from examine_plans(context, seat, against, 1, breadth(context), until)
        answers[seat] = scored[0].plan
    return answers


def _work_limits(context: SearchContext, number: int) -> list[int]:
    """Work limits for each of several seats: together a quarter of what is left."""
    each = max(1, (context.budget - context.spent) // (4 * number))
    return [context.spent + each * (place + 1) for place in range(number)]


def _work_limit(context: SearchContext, part: int) -> int:
    """The work limit for one of `part` equal parts of what is left."""
    return context.spent + max(1, (context.budget - context.spent) // part)
