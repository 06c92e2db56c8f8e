"""Search for moments in which several seats order at once: a forecast, a few good plans, a table, a mixed choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rozz.engine.ai.search import double_oracle, early_turns, opponent_model, regret_matching
from rozz.engine.ai.search.beam_search import Replies, examine_plans, vary_plans
from rozz.engine.ai.search.search_context import SearchContext, sorted_by_seat
from rozz.engine.ai.think_result import Payoffs, Scored, Share, Thought
from rozz.engine.exact_sum import summed
from rozz.engine.game import Joint, Plan

#: How many rivals' own answers to our plans become columns of the table.
NEAREST = 2
#: Plans with a smaller share are not played at all; in early turns, `early_turns` says so.
LEAST_PLAYED_SHARE = 0.08
#: How finely a choice is drawn.
FINE = 1_000_000


@dataclass(frozen=True)
class Column:
    """A joint reply of the others, and its assumed probability."""

    reply: Joint
    belief: float


def search(context: SearchContext) -> Generator[None, None, Thought]:
    """Search to the end; yields after every position weighed, and `context.best` is available from the start."""
    level = context.level
    book = early_turns.book_plans(context)
    lines: list[tuple[float, Plan]] = [(weight, plan) for weight, plan in book if plan]
    left: list[Plan] = []
    if (yield from double_oracle.leaves_book(context, lines)):
        book, left = [], [plan for _, plan in lines]
    chosen = book[_draw_index(context, _shares_in_book(book))][1] if book else ()
    leeway = context.evaluator.opening_margin(context.state)
    if chosen and leeway >= 1:
        forecast = yield from opponent_model.predict(context, chosen)
        return (yield from _by_book(context, book, chosen, forecast))
    still = ((1.0, opponent_model.default_reply(context)),)
    is_heeding = bool(level.forecasts and context.others) and context.dice.draw(100, "heed") <= level.heed
    quick = max(1, context.budget // 6) if is_heeding else context.budget
    scored = yield from _search_own_plans(context, still, 1 if is_heeding else level.width, context.spent + quick)
    if not is_heeding:
        return sample_near_best(context, scored, still[0][1])
    forecast = yield from opponent_model.predict(context, context.best or ())
    answers = (level.answers and context.budget // 5) or 0
    until = context.budget - answers - level.nudges
    scored = yield from _search_own_plans(context, forecast.replies, level.width, until)
    scored = yield from vary_plans(context, context.seat, scored, forecast.replies, level.nudged, level.nudges)
    context.best = _best_legal_plan(context, scored)
    if chosen and early_turns.is_within_margin(context, chosen, forecast.replies, leeway):
        return (yield from _by_book(context, book, chosen, forecast))
    if not level.rows or len(scored) < 2:
        return sample_near_best(context, scored, forecast.replies[0][1])
    return (yield from _choose_by_table(context, scored, forecast, left))


def _choose_by_table(
    context: SearchContext, scored: Sequence[Scored], forecast: opponent_model.Forecast, left: Sequence[Plan]
) -> Generator[None, None, Thought]:
    """Weigh the best plans against replies of the others, and draw one by its share.

    `left` are the plans of a book that a rival could read. Their merits may show only later, so they may still be
    chosen.
    """
    level = context.level
    if early_turns.is_early(context):
        rows, trust, least = early_turns.best_of_each_kind(context, scored), level.wary, early_turns.LEAST_EARLY_SHARE
    else:
        rows, trust, least = _best_legal_plans(context, scored), level.trust, LEAST_PLAYED_SHARE
    rows += [plan for plan in left if plan not in rows]
    columns = yield from _columns(context, rows, forecast)
    table = yield from _fill_table(context, rows, columns)
    if not table.values:
        return Thought(context.best or (), context.spent, True)
    beliefs = [column.belief for column in columns[: len(table.replies)]]
    believed = [belief / summed(beliefs) for belief in beliefs]
    mixed, replies = regret_matching.solve(table.values, believed, trust / 100)
    # With very many plans none may reach that share: then keep the likeliest.
    least = min(least, max(mixed))
    mixed = [share if share >= least else 0.0 for share in mixed]
    is_exploitable = yield from double_oracle.is_exploitable(context, table, mixed, believed)
    if is_exploitable or left:
        most = double_oracle.FIRST_PLANS + len(left)
        table, mixed, replies = yield from double_oracle.solve(context, table, most)
    return _draw_from_table(context, table, mixed, replies)


def _best_legal_plans(context: SearchContext, scored: Sequence[Scored]) -> list[Plan]:
    """The plans of the table: the best legal ones."""
    return [each.plan for each in scored if context.is_legal(each.plan)][: context.level.rows]


def _by_book(
    context: SearchContext, book: early_turns.Book, chosen: Plan, forecast: opponent_model.Forecast
) -> Generator[None, None, Thought]:
    """A plan that was worked out beforehand; the table is for hints."""
    context.best = chosen
    kept = [(weight, plan) for weight, plan in book if plan]
    rows = [plan for _, plan in kept]
    columns = yield from _columns(context, rows, forecast)
    table = yield from _fill_table(context, rows, columns)
    if not table.values:
        return Thought(chosen, context.spent, True, is_opening=True)
    equally = [1 / len(table.replies)] * len(table.replies)
    return replace(_explain_choice(context, table, rows.index(chosen), _shares_in_book(kept), equally), is_opening=True)


def _shares_in_book(book: early_turns.Book) -> list[float]:
    """How often each plan of a book is played."""
    total = sum(weight for weight, _ in book)
    return [weight / total for weight, _ in book]


def _search_own_plans(
    context: SearchContext, replies: Replies, width: int, until: int
) -> Generator[None, None, list[Scored]]:
    """The seat's own plans, best first; if time runs out, the best plan so far is played."""
    if context.best is None:
        first = context.evaluator.plans(context.state, context.seat, context.level.candidates, context.dice)
        context.best = next((plan for plan in first if context.is_legal(plan)), None)
    scored = yield from examine_plans(context, context.seat, replies, width, context.level.candidates, until)
    context.best = _best_legal_plan(context, scored)
    return scored


def _best_legal_plan(context: SearchContext, scored: Sequence[Scored]) -> Plan:
    """The best plan without void commands."""
    return next((each.plan for each in scored if context.is_legal(each.plan)), context.best or ())


def _columns(
    context: SearchContext, rows: Sequence[Plan], forecast: opponent_model.Forecast
) -> Generator[None, None, list[Column]]:
    """The predicted replies, and the nearest rivals' own answers to the best plans."""
    believed = 1 / len(forecast.replies)
    columns = {_reply_key(reply): Column(reply, believed) for _, reply in forecast.replies}
    first = forecast.replies[0][1]
    rivals = list(context.evaluator.rivals(context.state, context.seat, context.others))[:NEAREST]
    pairs = [(row, rival) for row in rows[: context.level.answers] for rival in rivals]
    for number, (row, rival) in enumerate(pairs):
        # Reserve work for the table itself.
        left = context.budget - context.spent - len(rows) * (len(columns) + len(pairs) - number)
        until = context.spent + max(1, left // (len(pairs) - number))
        others = {**first, context.seat: row}
        others.pop(rival)
        scored = yield from examine_plans(context, rival, ((1.0, others),), 1, opponent_model.breadth(context), until)
        reply = {**first, rival: scored[0].plan}
        # An answer to the best plan is half as likely as a forecast; answers to the others have no weight of their own.
        columns.setdefault(_reply_key(reply), Column(reply, 0.0 if number else believed / 2))
    for rival in rivals:
        for plan in forecast.likely.get(rival, ())[1:]:
            reply = {**first, rival: plan}
            columns.setdefault(_reply_key(reply), Column(reply, 0.0))
    return list(columns.values())


def _reply_key(joint: Joint) -> tuple[tuple[str, Plan], ...]:
    return tuple(sorted_by_seat(joint))


def _fill_table(
    context: SearchContext, rows: Sequence[Plan], columns: Sequence[Column]
) -> Generator[None, None, Payoffs]:
    """Every plan against every reply, column by column, while there is work left; at least one column."""
    kept: list[Column] = []
    cells: list[list[float]] = []
    for column in columns:
        if kept and not context.affords(len(rows)):
            break
        cells.append([])
        for row in rows:
            if kept or context.affords(1):
                cells[-1].append(context.weigh({**column.reply, context.seat: row}).get(context.seat, 0.0))
            yield
        kept.append(column)
    values = tuple(zip(*cells, strict=True)) if all(len(each) == len(rows) for each in cells) else ()
    return Payoffs(tuple(rows), tuple(column.reply for column in kept), values)


def _draw_from_table(
    context: SearchContext, table: Payoffs, rows: Sequence[float], replies: Sequence[float]
) -> Thought:
    """A plan drawn by the shares of the table's rows; `replies` are those of its columns."""
    return _explain_choice(context, table, _draw_index(context, rows), rows, replies)


def _explain_choice(
    context: SearchContext, table: Payoffs, chosen: int, rows: Sequence[float], replies: Sequence[float]
) -> Thought:
    """The chosen row, with the shares of the rows and the reply to fear; `replies` are the shares of the columns."""
    worth = [summed(cell * share for cell, share in zip(row, replies, strict=True)) for row in table.values]
    total = summed(rows)
    each_row = zip(table.plans, rows, worth, strict=True)
    shares = merge_reordered(Share(plan, round(share / total, 4), round(value, 4)) for plan, share, value in each_row)
    shares.sort(key=lambda each: (-each.share, -each.value))
    hardest = min(range(len(table.replies)), key=lambda column: table.values[chosen][column])
    feared = {each: plan for each, plan in table.replies[hardest].items() if each != context.seat}
    return Thought(
        table.plans[chosen], context.spent, True, tuple(shares[:3]), feared, table.replies[0],
        replace(table, shares=tuple(replies)),
    )  # fmt: skip


def sample_near_best(context: SearchContext, scored: Sequence[Scored], expected: Joint) -> Thought:
    """A random choice among the best plans, less likely the farther below the best."""
    fit = [each for each in scored[:12] if context.is_legal(each.plan)]
    if not fit:
        return Thought(context.best or (), context.spent, True)
    best, loose = fit[0].value, context.level.looseness
    weights = [_weight(best - each.value, loose) for each in fit]
    chosen = fit[_draw_index(context, weights)].plan
    total = summed(weights)
    shares = (Share(each.plan, round(weight / total, 4), each.value) for each, weight in zip(fit, weights, strict=True))
    likely = sorted(merge_reordered(shares), key=lambda each: -each.share)
    return Thought(chosen, context.spent, True, tuple(likely[:3]), None, expected)


def merge_reordered(shares: Iterable[Share]) -> list[Share]:
    """Merge plans with the same commands in another order and the same value, adding their shares."""
    found: dict[tuple[Any, float], Share] = {}
    for each in shares:
        key = (frozenset(Counter(each.plan).items()), each.value)
        same = found.get(key)
        found[key] = replace(same, share=round(same.share + each.share, 4)) if same else each
    return list(found.values())


def _weight(behind: float, loose: float) -> float:
    """The weight of a plan: 1 for the best, one half if its value is `loose` lower, and then quickly less."""
    if loose <= 0:
        return 1.0 if behind <= 0 else 0.0
    # Not a power, because powers are rounded differently across platforms.
    times = behind / loose
    return 1 / (1 + times * times * times)


def _draw_index(context: SearchContext, weights: Sequence[float]) -> int:
    """A random index by weight."""
    parts = [int(weight * FINE) for weight in weights]
    if not sum(parts):
        return max(range(len(weights)), key=lambda place: (weights[place], -place))
    left = context.dice.draw(sum(parts), "choice")
    for place, part in enumerate(parts):
        left -= part
        if left <= 0:
            return place
    return len(parts) - 1
