"""Plans of several commands, grown one command at a time; the best few are carried on."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from rozz.engine.ai.evaluator import Plan
from rozz.engine.ai.search.search_context import Desk
from rozz.engine.ai.think_result import Joint, Scored

Steps = Generator[None, None, list[Scored]]
Replies = Sequence[tuple[float, Joint]]


def grown(desk: Desk, seat: str, replies: Replies, width: int, candidates: int, until: int | None = None) -> Steps:
    """The plans of a seat that were looked at, the best first; never none.  It yields after each.

    `until` is how far the desk's work may go for this; the budget if nothing is said.
    """
    limit = desk.budget if until is None else min(until, desk.budget)
    minded, state = desk.minded, desk.state
    scored: dict[Plan, Scored] = {}
    seen: set[tuple[str, ...]] = set()
    whole = desk.noticed(minded.plans(state, seat, candidates, desk.dice)) or [desk.rules.default(state, seat)]
    for plan in whole:
        if desk.spent + len(replies) > limit:
            break
        _look(desk, seat, plan, replies, scored, seen)
        yield
    beam: list[Plan] = [()]
    for left in range(minded.length(state, seat), 0, -1):
        found: list[Scored] = []
        # What is left of the work is shared out among the commands still to come.
        share = desk.spent + max(1, (limit - desk.spent) // left)
        for begun in beam:
            for plan in desk.noticed(minded.longer(state, seat, begun, candidates, desk.dice)):
                if desk.spent + len(replies) > min(share, limit):
                    break
                if _look(desk, seat, plan, replies, scored, seen):
                    found.append(scored[plan])
                    yield
        if not found:
            break
        beam = [each.plan for each in desk.ranked(found)[:width]]
    if not scored:
        scored[whole[0]] = Scored(0.0, whole[0])
    return desk.ranked(scored.values())


def _look(
    desk: Desk, seat: str, plan: Plan, replies: Replies, scored: dict[Plan, Scored], seen: set[tuple[str, ...]]
) -> bool:
    """Weigh a plan, unless the same commands were weighed in another order."""
    name = tuple(sorted(map(desk.rules.write, plan)))
    if name in seen:
        return False
    seen.add(name)
    scored[plan] = Scored(desk.worth(seat, plan, replies), plan)
    return True
