"""Protects a choice from a rival who can predict it, if two seats order at once.

Most choices need no protection: the rival would gain little by knowing how often we play each plan. Where it would gain
a lot, the best answers of both seats to each other's mixtures join the table until neither finds a new one, and the
solution of this larger table is played. In the literature this is a double oracle.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace

from rozz.engine.ai.search import opponent_model, regret_matching
from rozz.engine.ai.search.beam_search import Replies, examine_plans, vary_plans
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.ai.think_result import Payoffs, Scored
from rozz.engine.exact_sum import summed
from rozz.engine.game import Joint, Plan

#: How much more than expected a rival who knows our shares may gain, as a chance to win.
TOLERANCE = 0.15
#: The most positions for checking whether the rival would gain so much, and for growing the table afterward.
CHECK_WORK, GROWTH_WORK = 400, 3500
#: The most positions for a forecast of the rival before the lines of a book are checked.
FORECAST_WORK = 700
#: How often level 4 leaves a book that a rival can read. The search plays these turns worse than the lines do, so
#: always leaving the book would lose to rivals who do not read it.
LEAVING_PERCENT = 50
#: At most this many answers of each seat join the table.
ROUNDS = 6
#: At most this many of our own plans are in the table before it grows.
FIRST_PLANS = 12
#: The search for an answer: plans continued, continuations of each, plans varied, variations of each.
WIDTH, CANDIDATES, VARIED, NUDGES = 3, 40, 2, 24
#: The percentage of that search's work for new plans; the rest is for variations.
NEW_PLANS_PERCENT = 70
#: Plans with a smaller share are neither played nor answered.
LEAST_MIXED_SHARE = 0.02

Mixture = Sequence[tuple[float, Plan]]


def is_exploitable(
    context: SearchContext, table: Payoffs, shares: Sequence[float], believed: Sequence[float]
) -> Generator[None, None, bool]:
    """Whether a rival who knows the shares of our plans would gain more than `TOLERANCE`.

    The comparison is with the rival's value if it replies as `believed`. Always False without a reserve of work, with
    any number of rivals but one, and where the evaluator does not want it.
    """
    if not _can_grow(context):
        return False
    mixture = [(share, plan) for share, plan in zip(shares, table.plans, strict=True) if share > 0]
    replies = list(zip(believed, table.replies, strict=True))
    return (yield from _gains_more_than(context, TOLERANCE, mixture, replies))


def leaves_book(context: SearchContext, lines: Mixture) -> Generator[None, None, bool]:
    """Whether to think instead of following a book's lines, because a rival could read them.

    True in some of the cases in which a rival who knows the shares of the next plans would gain more than the evaluator
    tolerates. Always False in the first turn, whose plans were weighed in whole games, and where `is_exploitable` is
    always False. Afterward the context may weigh as many positions as if nothing had been checked, as far as its
    reserve goes.
    """
    tolerance = context.evaluator.opening_tolerance(context.state)
    if tolerance >= 1 or context.moment.turn == 1 or not lines or not _can_grow(context):
        return False
    if context.dice.draw(100, "leave") > LEAVING_PERCENT:
        return False
    context.budget = min(context.budget, context.spent + FORECAST_WORK)
    forecast = yield from opponent_model.predict(context, lines[0][1])
    is_readable = yield from _gains_more_than(context, tolerance, lines, forecast.replies)
    context.extend(context.level.work)
    return is_readable


def _can_grow(context: SearchContext) -> bool:
    return context.has_reserve and len(context.others) == 1 and context.evaluator.grows_tables(context.state)


def _gains_more_than(
    context: SearchContext, limit: float, mixture: Mixture, replies: Replies
) -> Generator[None, None, bool]:
    """Whether the rival's best answer to a mixture gains so much more than the expected replies."""
    rival = context.others[0]
    total = summed(share for share, _ in mixture) * summed(weight for weight, _ in replies)
    expected = summed(
        share * weight / total * context.weigh({**reply, context.seat: plan}).get(rival, 0.0)
        for share, plan in mixture
        for weight, reply in replies
    )
    context.extend(CHECK_WORK)
    answer = yield from _best_answer(context, rival, context.seat, mixture, context.budget)
    return answer is not None and answer.value - expected > limit


def solve(
    context: SearchContext, table: Payoffs, most: int = FIRST_PLANS
) -> Generator[None, None, tuple[Payoffs, list[float], list[float]]]:
    """The table, with at most so many of its plans, and with answers; and the shares of its rows and columns."""
    context.extend(GROWTH_WORK)
    rival = context.others[0]
    ours, theirs = list(table.plans[:most]), [reply[rival] for reply in table.replies]
    for left in range(ROUNDS, -1, -1):
        values = yield from _filled(context, ours, theirs)
        rows, columns = regret_matching.solve_freely(values)
        if not left or not context.affords(1):
            break
        until = context.spent + (context.budget - context.spent) // (2 * left)
        answer = yield from _best_answer(context, rival, context.seat, _mixture(ours, rows), until)
        until = context.spent + (context.budget - context.spent) // (2 * left)
        own = yield from _best_answer(context, context.seat, rival, _mixture(theirs, columns), until)
        before = len(ours) + len(theirs)
        theirs += [answer.plan] if answer and answer.plan not in theirs else []
        ours += [own.plan] if own and own.plan not in ours else []
        if len(ours) + len(theirs) == before:
            break
    least = min(LEAST_MIXED_SHARE, max(rows))
    replies: tuple[Joint, ...] = tuple({rival: plan} for plan in theirs)
    grown = replace(table, plans=tuple(ours), replies=replies, values=values)
    return grown, [share if share >= least else 0.0 for share in rows], columns


def _filled(
    context: SearchContext, ours: Sequence[Plan], theirs: Sequence[Plan]
) -> Generator[None, None, tuple[tuple[float, ...], ...]]:
    """The value to the thinking seat of each of its plans against each of the rival's."""
    rival = context.others[0]
    rows: list[tuple[float, ...]] = []
    for plan in ours:
        values = [context.weigh({context.seat: plan, rival: reply}).get(context.seat, 0.0) for reply in theirs]
        rows.append(tuple(values))
        yield
    return tuple(rows)


def _mixture(plans: Sequence[Plan], shares: Sequence[float]) -> Mixture:
    """The plans with a share worth answering; never empty."""
    least = min(LEAST_MIXED_SHARE, max(shares))
    return [(share, plan) for share, plan in zip(shares, plans, strict=True) if share >= least]


def _best_answer(
    context: SearchContext, seat: str, other: str, mixture: Mixture, until: int
) -> Generator[None, None, Scored | None]:
    """The best legal plan of a seat that was found against a mixture of the other's plans."""
    replies = tuple((share, {other: plan}) for share, plan in mixture)
    until_varied = context.spent + (until - context.spent) * NEW_PLANS_PERCENT // 100
    scored = yield from examine_plans(context, seat, replies, WIDTH, CANDIDATES, until_varied)
    scored = yield from vary_plans(context, seat, scored, replies, VARIED, NUDGES, until)
    return next((each for each in scored if context.is_legal(each.plan, seat)), None)
