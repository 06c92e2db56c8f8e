"""What might the others do?  Their likeliest replies to a draft of one's own, with shares; asked for by people.

Nobody's commands are looked at but the draft.  In a sealed moment the others do not know it: each of them is foretold
as reckoning half with the draft and half with what anybody would expect.  In an open one it is played, and whoever is
to move then replies; without a draft the best move is played.  How likely a plan is follows from how far it lies below
the best.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rozz.engine.ai.evaluator import Minded, Plan
from rozz.engine.ai.fallback_evaluator import Unlearned
from rozz.engine.ai.level_tuning import tuned
from rozz.engine.ai.levels import Level
from rozz.engine.ai.search import chance_nodes
from rozz.engine.ai.search.beam_search import Steps, grown
from rozz.engine.ai.search.opponent_model import breadth
from rozz.engine.ai.search.search_context import Desk
from rozz.engine.ai.think import thinking
from rozz.engine.ai.think_result import Joint, Scored
from rozz.engine.dice import Keyed, Noted
from rozz.engine.exact_sum import summed
from rozz.engine.game import Rules

#: Of how many plans one is chosen, and how many are told.
CHOSEN_OF, TOLD = 12, 3
#: A number that is no part of a name: plans that differ in these alone are told as one.
QUANTITY = re.compile(r"(?<![A-Za-z0-9])\d+")
#: So far below the best, of 1, a plan is half as likely.
LOOSENESS = 0.01
#: What is less likely is not told.
LEAST_SHARE = 0.03


@dataclass(frozen=True)
class Reply:
    """A plan of a seat, how likely it is, and what it is worth to that seat, both from 0 to 1."""

    seat: str
    plan: Plan
    share: float
    value: float


#: It yields how many positions were weighed so far.
Replying = Generator[int, None, tuple[Reply, ...]]


def replying(
    rules: Rules, minded: Minded | None, state: Any, seat: str, draft: Plan, level: Level, seed: bytes,
    idle: Collection[str] = (),
) -> Replying:  # fmt: skip
    """The likeliest replies to what a seat has drafted, a few for each other seat; void commands are left out."""
    moment = rules.moment(state)
    if moment is None:
        return ()
    level = tuned(level, minded)
    drafted = _legal(rules, state, seat, draft)
    if moment.is_sealed:
        return (yield from _at_once(rules, minded, state, seat, drafted, level, seed, idle))
    return (yield from _in_turn(rules, minded, state, seat, drafted, level, seed, idle))


def _legal(rules: Rules, state: Any, seat: str, draft: Plan) -> Plan:
    moment = rules.moment(state)
    if moment is None or seat not in moment.seats:
        return ()
    verdicts = rules.judge(state, seat, draft)
    return tuple(each for each, verdict in zip(draft, verdicts, strict=True) if verdict.is_done)


def _in_turn(
    rules: Rules, minded: Minded | None, state: Any, seat: str, draft: Plan, level: Level, seed: bytes,
    idle: Collection[str],
) -> Replying:  # fmt: skip
    """Whoever is to move when the draft is played.

    Without one, and where the seat is to move itself, its best move is taken for it, and stands behind the replies.
    """
    before = 0
    assumed: tuple[Reply, ...] = ()
    moment = rules.moment(state)
    if not draft and moment is not None and moment.seats[0] == seat:
        level = replace(level, work=max(1, level.work // 2))
        found = yield from _thought(rules, minded, state, seat, level, seed, idle, before)
        draft, before = found[0].plan, level.work
        assumed = (Reply(seat, draft, 1.0, found[0].value),)
    if draft:
        place = f"foretold{chance_nodes.apart(rules, state, moment)}"
        state = rules.after(state, {seat: draft}, Noted(Keyed(seed, place)))
    moment = rules.moment(state)
    asleep = set(idle)
    awake = [each for each in moment.seats if each not in asleep] if moment else []
    if not awake or (assumed and awake[0] == seat):
        return assumed
    found = yield from _thought(rules, minded, state, awake[0], level, seed, idle, before)
    return (*_shared(rules, awake[0], found), *assumed)


def _thought(
    rules: Rules, minded: Minded | None, state: Any, seat: str, level: Level, seed: bytes,
    idle: Collection[str], before: int,
) -> Generator[int, None, list[Scored]]:  # fmt: skip
    """What a seat that is to move may do, the best first; it tells how much work was done with it, and `before` it."""
    thought = None
    for thought in thinking(rules, minded, state, seat, level, seed, level.work, idle):
        yield before + thought.evaluations
    assert thought is not None
    found = [Scored(each.value, each.plan) for each in thought.shares]
    return found or [Scored(0.0, thought.commands)]


def _at_once(
    rules: Rules, minded: Minded | None, state: Any, seat: str, draft: Plan, level: Level, seed: bytes,
    idle: Collection[str],
) -> Replying:  # fmt: skip
    """Every other seat of the moment for itself; the rest are taken to be greedy."""
    moment = rules.moment(state)
    assert moment is not None
    mind = Unlearned(rules, seat) if minded is None else minded
    asleep = set(idle)
    seats = [each for each in moment.seats if each not in asleep]
    part = max(1, level.work // max(1, len(seats)))
    spent = 0
    greedy: dict[str, Plan] = {}
    for each in seats:
        desk = Desk(rules, mind, state, moment, each, level, seed, part // 3, idle)
        still: Joint = {other: rules.default(state, other) for other in desk.others}
        found = yield from _counted(desk, spent, grown(desk, each, ((1.0, still),), 1, breadth(desk)))
        greedy[each] = found[0].plan
        spent += desk.spent
    told: list[Reply] = []
    for each in seats:
        if each == seat:
            continue
        desk = Desk(rules, mind, state, moment, each, level, seed, part * 2 // 3, idle)
        expected: Joint = {other: plan for other, plan in greedy.items() if other != each}
        replies = [(1.0, expected), (1.0, {**expected, seat: draft})] if seat in expected else [(1.0, expected)]
        found = yield from _counted(desk, spent, grown(desk, each, replies, level.width, breadth(desk)))
        told += _shared(rules, each, [scored for scored in found if desk.is_legal(scored.plan)])
        spent += desk.spent
    return tuple(told)


def _counted(desk: Desk, before: int, search: Steps) -> Generator[int, None, list[Scored]]:
    """A search that tells how much work was done with it, and `before` it."""
    while True:
        try:
            next(search)
        except StopIteration as over:
            found: list[Scored] = over.value
            return found
        yield before + desk.spent


def _shared(rules: Rules, seat: str, scored: Sequence[Scored]) -> tuple[Reply, ...]:
    """The likeliest of the plans, the likeliest first; of those that are alike the best, as likely as all together."""
    fit = list(scored[:CHOSEN_OF])
    if not fit:
        return ()
    # Not a power: those are rounded otherwise from platform to platform.
    times = [(fit[0].value - each.value) / LOOSENESS for each in fit]
    weights = [1 / (1 + each * each * each) if each > 0 else 1.0 for each in times]
    alike: dict[str, list[tuple[Scored, float]]] = {}
    for each, weight in zip(fit, weights, strict=True):
        alike.setdefault(QUANTITY.sub("", "\n".join(map(rules.write, each.plan))), []).append((each, weight))
    total = summed(weights)
    shares = [
        Reply(seat, group[0][0].plan, round(summed(weight for _, weight in group) / total, 4), group[0][0].value)
        for group in alike.values()
    ]
    shares.sort(key=lambda each: (-each.share, -each.value))
    return tuple(each for number, each in enumerate(shares[:TOLD]) if not number or each.share >= LEAST_SHARE)
