"""Moments in which several seats order at once: forecast, a few good plans, a small table, and a mixed choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rozz.engine.ai.evaluator import Plan
from rozz.engine.ai.search import opponent_model, regret_matching
from rozz.engine.ai.search.beam_search import Replies, grown
from rozz.engine.ai.search.search_context import Desk, sorted_by_seat
from rozz.engine.ai.think_result import Joint, Payoffs, Scored, Share, Thought
from rozz.engine.exact_sum import summed

#: Rivals whose own answers to one's plans become columns of the table.
NEAREST = 2
#: What is played more seldom is not played at all.
LEAST_SHARE = 0.08
#: How finely a choice is drawn.
FINE = 1_000_000


@dataclass(frozen=True)
class Column:
    """A joint reply of the others, and how much it is believed in."""

    reply: Joint
    belief: float


def search(desk: Desk) -> Generator[None, None, Thought]:
    """Think to the end; it yields after every position that was weighed, and `desk.best` is there from the first."""
    level, seat = desk.level, desk.seat
    still = ((1.0, opponent_model.idle(desk)),)
    is_heeding = bool(level.forecasts and desk.others) and desk.dice.draw(100, "heed") <= level.heed
    quick = max(1, desk.budget // 6) if is_heeding else desk.budget
    scored = yield from _noting(desk, still, 1 if is_heeding else level.width, desk.spent + quick)
    if not is_heeding:
        return loosely(desk, scored, still[0][1])
    forecast = yield from opponent_model.foretold(desk, desk.best or ())
    answers = (level.answers and desk.budget // 5) or 0
    scored = yield from _noting(desk, forecast.replies, level.width, desk.budget - answers - level.nudges)
    scored = yield from _nudged(desk, scored, forecast.replies)
    desk.best = _legal(desk, scored)
    if not level.rows or len(scored) < 2:
        return loosely(desk, scored, forecast.replies[0][1])
    rows = [each.plan for each in scored if desk.is_legal(each.plan)][: level.rows]
    columns = yield from _columns(desk, rows, forecast)
    table = yield from _tabled(desk, rows, columns)
    return _mixed(desk, table, columns, seat)


def _noting(desk: Desk, replies: Replies, width: int, until: int) -> Generator[None, None, list[Scored]]:
    """Plans of one's own, the best first; the best of them is what is played now if time is up."""
    if desk.best is None:
        first = desk.minded.plans(desk.state, desk.seat, desk.level.candidates, desk.dice)
        desk.best = next((plan for plan in first if desk.is_legal(plan)), None)
    scored = yield from grown(desk, desk.seat, replies, width, desk.level.candidates, until)
    desk.best = _legal(desk, scored)
    return scored


def _legal(desk: Desk, scored: Sequence[Scored]) -> Plan:
    """The best plan of which nothing is void."""
    return next((each.plan for each in scored if desk.is_legal(each.plan)), desk.best or ())


def _nudged(desk: Desk, scored: list[Scored], replies: Replies) -> Generator[None, None, list[Scored]]:
    """The plans, and variations of the best of them; a variation that is better is varied in its turn."""
    known = {each.plan: each for each in scored}
    varied: set[Plan] = set()
    for _ in range(desk.level.nudged):
        best = next((each.plan for each in desk.ranked(known.values()) if each.plan not in varied), None)
        if best is None:
            break
        varied.add(best)
        fresh = [plan for plan in desk.minded.nudges(desk.state, desk.seat, best) if plan not in known]
        for plan in fresh[: desk.level.nudges]:
            if not desk.affords(len(replies)):
                return desk.ranked(known.values())
            known[plan] = Scored(desk.worth(desk.seat, plan, replies), plan)
            yield
    return desk.ranked(known.values())


def _columns(
    desk: Desk, rows: Sequence[Plan], forecast: opponent_model.Forecast
) -> Generator[None, None, list[Column]]:
    """What was foretold, and the nearest rivals' own answers to the best plans."""
    believed = 1 / len(forecast.replies)
    columns = {_name(reply): Column(reply, believed) for _, reply in forecast.replies}
    first = forecast.replies[0][1]
    rivals = list(desk.minded.rivals(desk.state, desk.seat, desk.others))[:NEAREST]
    pairs = [(row, rival) for row in rows[: desk.level.answers] for rival in rivals]
    for number, (row, rival) in enumerate(pairs):
        # The table itself has to be paid for too.
        left = desk.budget - desk.spent - len(rows) * (len(columns) + len(pairs) - number)
        until = desk.spent + max(1, left // (len(pairs) - number))
        others = {**first, desk.seat: row}
        others.pop(rival)
        scored = yield from grown(desk, rival, ((1.0, others),), 1, opponent_model.breadth(desk), until)
        reply = {**first, rival: scored[0].plan}
        # That the best plan is seen through is half as likely as a forecast; the rest is only feared.
        columns.setdefault(_name(reply), Column(reply, 0.0 if number else believed / 2))
    for rival in rivals:
        for plan in forecast.likely.get(rival, ())[1:]:
            reply = {**first, rival: plan}
            columns.setdefault(_name(reply), Column(reply, 0.0))
    return list(columns.values())


def _name(joint: Joint) -> tuple[tuple[str, Plan], ...]:
    return tuple(sorted_by_seat(joint))


def _tabled(desk: Desk, rows: Sequence[Plan], columns: Sequence[Column]) -> Generator[None, None, Payoffs]:
    """Every plan against every reply, column by column, for as long as there is work left; one column at least."""
    kept: list[Column] = []
    cells: list[list[float]] = []
    for column in columns:
        if kept and not desk.affords(len(rows)):
            break
        cells.append([])
        for row in rows:
            if kept or desk.affords(1):
                cells[-1].append(desk.weigh({**column.reply, desk.seat: row}).get(desk.seat, 0.0))
            yield
        kept.append(column)
    values = tuple(zip(*cells, strict=True)) if all(len(each) == len(rows) for each in cells) else ()
    return Payoffs(tuple(rows), tuple(column.reply for column in kept), values)


def _mixed(desk: Desk, table: Payoffs, columns: Sequence[Column], seat: str) -> Thought:
    """A plan drawn from the table's shares."""
    if not table.values:
        return Thought(desk.best or (), desk.spent, True)
    beliefs = [column.belief for column in columns[: len(table.replies)]]
    believed = [belief / summed(beliefs) for belief in beliefs]
    rows, replies = regret_matching.settled(table.values, believed, desk.level.trust / 100)
    # Of very many plans none may have so much: then the likeliest stay.
    least = min(LEAST_SHARE, max(rows))
    rows = [share if share >= least else 0.0 for share in rows]
    chosen = _drawn(desk, rows)
    worth = [summed(cell * share for cell, share in zip(row, replies, strict=True)) for row in table.values]
    total = summed(rows)
    each_row = zip(table.plans, rows, worth, strict=True)
    shares = _as_one(Share(plan, round(share / total, 4), round(value, 4)) for plan, share, value in each_row)
    shares.sort(key=lambda each: (-each.share, -each.value))
    hardest = min(range(len(table.replies)), key=lambda column: table.values[chosen][column])
    feared = {each: plan for each, plan in table.replies[hardest].items() if each != seat}
    return Thought(
        table.plans[chosen], desk.spent, True, tuple(shares[:3]), feared, table.replies[0], table
    )  # fmt: skip


def loosely(desk: Desk, scored: Sequence[Scored], expected: Joint) -> Thought:
    """One of the best plans: the farther below the best, the seldomer."""
    fit = [each for each in scored[:12] if desk.is_legal(each.plan)]
    if not fit:
        return Thought(desk.best or (), desk.spent, True)
    best, loose = fit[0].value, desk.level.looseness
    weights = [_weight(best - each.value, loose) for each in fit]
    chosen = fit[_drawn(desk, weights)].plan
    total = summed(weights)
    shares = (Share(each.plan, round(weight / total, 4), each.value) for each, weight in zip(fit, weights, strict=True))
    likely = sorted(_as_one(shares), key=lambda each: -each.share)
    return Thought(chosen, desk.spent, True, tuple(likely[:3]), None, expected)


def _as_one(shares: Iterable[Share]) -> list[Share]:
    """Plans of the same commands in another order, worth the same, are told as one: it is played as often as they."""
    found: dict[tuple[Any, float], Share] = {}
    for each in shares:
        key = (frozenset(Counter(each.plan).items()), each.value)
        same = found.get(key)
        found[key] = replace(same, share=round(same.share + each.share, 4)) if same else each
    return list(found.values())


def _weight(behind: float, loose: float) -> float:
    """1 for the best; half of it `loose` behind, and quickly less."""
    if loose <= 0:
        return 1.0 if behind <= 0 else 0.0
    # Not a power: those are rounded otherwise from platform to platform.
    times = behind / loose
    return 1 / (1 + times * times * times)


def _drawn(desk: Desk, weights: Sequence[float]) -> int:
    """A place in the list, as likely as its weight says."""
    parts = [int(weight * FINE) for weight in weights]
    if not sum(parts):
        return max(range(len(weights)), key=lambda place: (weights[place], -place))
    left = desk.dice.draw(sum(parts), "choice")
    for place, part in enumerate(parts):
        left -= part
        if left <= 0:
            return place
    return len(parts) - 1
