"""What might the others do?  Their likeliest replies to a player's draft, with shares.

The only commands it looks at are the draft. In a sealed moment the others do not know the draft, so each is assumed to
expect half the draft and half the obvious plan. In an open moment the draft (or if there is none, the best move) is
played, and the next seat replies. A plan's share depends on how far its value is below the best.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Generator, Sequence
from dataclasses import dataclass, replace

from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.fallback_evaluator import FallbackEvaluator
from rozz.engine.ai.level_tuning import tuned_level
from rozz.engine.ai.levels import Level
from rozz.engine.ai.search import chance_nodes
from rozz.engine.ai.search.beam_search import Steps, examine_plans
from rozz.engine.ai.search.opponent_model import breadth
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.ai.think import think_in_steps
from rozz.engine.ai.think_result import Scored
from rozz.engine.dice import KeyedDice, RecordingDice
from rozz.engine.exact_sum import summed
from rozz.engine.game import Joint, Moment, Plan, Rules

#: How many plans are considered, and how many are shown.
CHOSEN_OF, SHOWN = 12, 3
#: A number that is not part of a name: plans that differ only in numbers are shown as one.
QUANTITY = re.compile(r"(?<![A-Za-z0-9])\d+")
#: A plan this far below the best (on a scale of 1) is half as likely.
HALVING_GAP = 0.01
#: Less likely plans are not shown.
LEAST_SHOWN_SHARE = 0.03


@dataclass(frozen=True)
class Reply:
    """A plan of a seat, its likelihood, and its value to that seat, both from 0 to 1."""

    seat: str
    plan: Plan
    share: float
    value: float


#: Yields how many positions have been weighed so far.
ReplySearch = Generator[int, None, tuple[Reply, ...]]


@dataclass(frozen=True)
class _Search:
    """What all searches for the replies have in common: the game, how hard to think, and the seats nobody plays."""

    rules: Rules
    evaluator: Evaluator | None
    level: Level
    seed: bytes
    idle: frozenset[str]

    def awake(self, moment: Moment) -> list[str]:
        """The seats of a moment that somebody plays."""
        return [seat for seat in moment.seats if seat not in self.idle]

    def with_work(self, work: int) -> _Search:
        """The same search with another limit of work."""
        return replace(self, level=replace(self.level, work=work))


def search_replies(
    rules: Rules, evaluator: Evaluator | None, state: object, seat: str, draft: Plan, level: Level, seed: bytes,
    idle: Collection[str] = (),
) -> ReplySearch:  # fmt: skip
    """The likeliest replies to a seat's draft, a few for each other seat; void commands are left out."""
    moment = rules.moment(state)
    if moment is None:
        return ()
    search = _Search(rules, evaluator, tuned_level(level, evaluator), seed, frozenset(idle))
    drafted = _legal_part(rules, state, seat, draft) if seat in moment.seats else ()
    if moment.is_sealed:
        return (yield from _sealed_replies(search, state, moment, seat, drafted))
    return (yield from _open_replies(search, state, moment, seat, drafted))


def _legal_part(rules: Rules, state: object, seat: str, draft: Plan) -> Plan:
    verdicts = rules.judge(state, seat, draft)
    return tuple(each for each, verdict in zip(draft, verdicts, strict=True) if verdict.is_done)


def _open_replies(search: _Search, state: object, moment: Moment, seat: str, draft: Plan) -> ReplySearch:
    """The replies of the seat that moves after the draft.

    Without a draft, if the seat itself is to move, its best move is assumed and listed after the replies.
    """
    spent = 0
    assumed: tuple[Reply, ...] = ()
    if not draft and moment.seats[0] == seat:
        search = search.with_work(max(1, search.level.work // 2))
        found = yield from _search_moves(search, state, seat, spent)
        draft, spent = found[0].plan, search.level.work
        assumed = (Reply(seat, draft, 1.0, found[0].value),)
    following: Moment | None = moment
    if draft:
        place = f"foretold{chance_nodes.moment_suffix(search.rules, state, moment)}"
        state = search.rules.next_state(state, {seat: draft}, RecordingDice(KeyedDice(search.seed, place)))
        following = search.rules.moment(state)
    awake = search.awake(following) if following else []
    if not awake or (assumed and awake[0] == seat):
        return assumed
    found = yield from _search_moves(search, state, awake[0], spent)
    return (*_merge_similar(search.rules, awake[0], found), *assumed)


def _search_moves(search: _Search, state: object, seat: str, spent: int) -> Generator[int, None, list[Scored]]:
    """The possible moves of a seat, best first; yields the work done so far, added to what was `spent` before."""
    thought = None
    for thought in think_in_steps(
        search.rules, search.evaluator, state, seat, search.level, search.seed, search.level.work, search.idle
    ):
        yield spent + thought.evaluations
    assert thought is not None
    found = [Scored(each.value, each.plan) for each in thought.shares]
    return found or [Scored(0.0, thought.commands)]


def _sealed_replies(search: _Search, state: object, moment: Moment, seat: str, draft: Plan) -> ReplySearch:
    """The replies of every other seat of a sealed moment, each assuming that the rest are greedy."""
    rules, level = search.rules, search.level
    evaluator = FallbackEvaluator(rules, seat) if search.evaluator is None else search.evaluator
    seats = search.awake(moment)
    part = max(1, level.work // max(1, len(seats)))
    spent = 0

    def context_of(each: str, budget: int) -> SearchContext:
        return SearchContext(rules, evaluator, state, moment, each, level, search.seed, budget, search.idle)

    greedy: dict[str, Plan] = {}
    for each in seats:
        context = context_of(each, part // 3)
        still: Joint = {other: rules.default_commands(state, other) for other in context.others}
        found = yield from _count_work(
            context, spent, examine_plans(context, each, ((1.0, still),), 1, breadth(context))
        )
        greedy[each] = found[0].plan
        spent += context.spent
    replies_found: list[Reply] = []
    for each in (other for other in seats if other != seat):
        context = context_of(each, part * 2 // 3)
        expected: Joint = {other: plan for other, plan in greedy.items() if other != each}
        replies = [(1.0, expected), (1.0, {**expected, seat: draft})] if seat in expected else [(1.0, expected)]
        examined = examine_plans(context, each, replies, level.width, breadth(context))
        found = yield from _count_work(context, spent, examined)
        replies_found += _merge_similar(rules, each, [scored for scored in found if context.is_legal(scored.plan)])
        spent += context.spent
    return tuple(replies_found)


def _count_work(context: SearchContext, spent: int, steps: Steps) -> Generator[int, None, list[Scored]]:
    """Run these steps; yields the work done so far, added to what was `spent` before."""
    while True:
        try:
            next(steps)
        except StopIteration as over:
            found: list[Scored] = over.value
            return found
        yield spent + context.spent


def _merge_similar(rules: Rules, seat: str, scored: Sequence[Scored]) -> tuple[Reply, ...]:
    """The likeliest plans, in order; similar ones are merged into the best of them, with their total share."""
    fit = list(scored[:CHOSEN_OF])
    if not fit:
        return ()
    # Not a power: powers are rounded differently across platforms.
    times = [(fit[0].value - each.value) / HALVING_GAP for each in fit]
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
    return tuple(each for number, each in enumerate(shares[:SHOWN]) if not number or each.share >= LEAST_SHOWN_SHARE)
