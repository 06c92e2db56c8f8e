"""What the others may do: as greedy, as answering that, as foretelling one in their turn.  No command is peeked at."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from rozz.engine.ai.evaluator import Plan
from rozz.engine.ai.search.beam_search import grown
from rozz.engine.ai.search.search_context import Desk
from rozz.engine.ai.think_result import Joint, Scored


def breadth(desk: Desk) -> int:
    """Continuations that are looked at for a seat that is only foretold: fewer than for oneself."""
    return desk.level.candidates * 2 // 3


@dataclass(frozen=True)
class Forecast:
    """Joint plans of the others with their weights, and for each of the others some that it may well play."""

    replies: tuple[tuple[float, Joint], ...]
    likely: dict[str, tuple[Plan, ...]]


def idle(desk: Desk) -> Joint:
    """Everybody else does what a seat does that nobody plays."""
    return {seat: desk.rules.default(desk.state, seat) for seat in desk.others}


def foretold(desk: Desk, mine: Plan) -> Generator[None, None, Forecast]:
    """The forecast of the level; `mine` is what the thinking seat would do if nobody else did anything."""
    still = idle(desk)
    if not desk.level.forecasts or not desk.others:
        return Forecast(((1.0, still),), {})
    rivals = list(desk.minded.rivals(desk.state, desk.seat, desk.others))
    greedy: dict[str, list[Scored]] = {}
    for seat, until in zip(rivals, _portions(desk, len(rivals)), strict=True):
        others = {**still, desk.seat: desk.rules.default(desk.state, desk.seat)}
        greedy[seat] = yield from grown(desk, seat, ((1.0, others),), 1, breadth(desk), until)
    likely = {seat: [scored[0].plan] for seat, scored in greedy.items()}
    first = {seat: plans[0] for seat, plans in likely.items()}
    replies: list[tuple[float, Joint]] = [(1.0, first)]
    expected = [mine]
    for step in range(1, desk.level.forecasts):
        if step > 1:
            # Who foretells as far as the step before reckons with this too.  Of little work one needs the rest oneself.
            if desk.budget - desk.spent < desk.budget // 2:
                break
            own = yield from grown(desk, desk.seat, ((1.0, first),), 1, breadth(desk), _up_to(desk, 6))
            expected.append(own[0].plan)
        answers = yield from _answering(desk, rivals, first, expected)
        replies.append((1.0, {**first, **answers}))
        for seat, plan in answers.items():
            likely[seat].append(plan)
    for seat, scored in greedy.items():
        likely[seat] += [each.plan for each in scored[1:3]]
    return Forecast(tuple(replies), {seat: tuple(dict.fromkeys(plans)) for seat, plans in likely.items()})


def _answering(
    desk: Desk, rivals: Sequence[str], first: Joint, mine: Sequence[Plan]
) -> Generator[None, None, dict[str, Plan]]:
    """What each rival would do where the thinking seat does one of these, each as likely, and all others are greedy."""
    answers: dict[str, Plan] = {}
    against = tuple((1.0, {**first, desk.seat: plan}) for plan in mine)
    for seat, until in zip(rivals, _portions(desk, len(rivals)), strict=True):
        scored = yield from grown(desk, seat, against, 1, breadth(desk), until)
        answers[seat] = scored[0].plan
    return answers


def _portions(desk: Desk, number: int) -> list[int]:
    """Up to where the work may go for each of so many seats: together a quarter of what is left."""
    each = max(1, (desk.budget - desk.spent) // (4 * number))
    return [desk.spent + each * (place + 1) for place in range(number)]


def _up_to(desk: Desk, part: int) -> int:
    """Up to where the work may go for one part of so many of what is left."""
    return desk.spent + max(1, (desk.budget - desk.spent) // part)
