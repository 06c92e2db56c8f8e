"""The contract as a tree: any game in which one seat moves at a time, openly, as slow as it is.

A step that throws dice leads to a few positions, by the same rolls for every step of a position.  Where the next moment
is of another kind the tree ends, and what the game's mind thinks of the position counts.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rozz.engine.ai.evaluator import Minded, Plan
from rozz.engine.ai.search import chance_nodes
from rozz.engine.ai.search.game_tree import Chance, TreeStep
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Moment, Rules

#: A chance of 1 in the whole numbers of a search.
WHOLE = 10_000


@dataclass(frozen=True)
class TreePosition:
    """A state by what it freezes to, and whose step it is; where the tree ends, whose the last one was."""

    key: str
    seat: str
    goes_on: bool
    state: Any = field(compare=False, repr=False)


@dataclass(frozen=True)
class Contracted:
    """`number` plans of the mind are the steps of a position; give it as many as there are, to search all.

    Dice are made of the `key`, and of the position, so that each has a chance of its own.
    """

    rules: Rules
    minded: Minded
    number: int
    doubt: int = 2 * WHOLE
    hope: int = 2 * WHOLE
    key: bytes = b""

    def place(self, state: Any, before: str = "") -> TreePosition:
        """Where a state stands in the tree, after a step of `before`."""
        moment = self.rules.moment(state)
        goes_on = moment is not None and _is_single(moment)
        seat = moment.seats[0] if moment and goes_on else before
        return TreePosition(json.dumps(self.rules.freeze(state), sort_keys=True), seat, goes_on, state)

    def mover(self, position: TreePosition) -> Hashable:
        """Whose step it is."""
        return position.seat

    def steps(self, position: TreePosition) -> list[TreeStep]:
        """The mind's plans, in its order."""
        if not position.goes_on:
            return []
        state, seat = position.state, position.seat
        plans = self.minded.plans(state, seat, self.number, NO_DICE)
        rolls = [chance_nodes.rolled(self.key, number, position.key) for number in range(self.minded.rolls(state))]
        return [TreeStep(0, plan, self._after(state, seat, plan, rolls)) for plan in plans]

    def _after(self, state: Any, seat: str, plan: Plan, rolls: Sequence[chance_nodes.Place]) -> TreePosition | Chance:
        """Where a plan leads, or may lead by these rolls."""
        found = [self.place(each, seat) for each in chance_nodes.outcomes(self.rules, state, {seat: plan}, rolls)]
        return found[0] if len(found) == 1 else Chance(tuple(found))

    def loud(self, position: TreePosition) -> list[TreeStep]:
        """Nothing is known to be loud."""
        return []

    def standing(self, position: TreePosition) -> int:
        """What the mind thinks of it."""
        return round((2 * self.minded.value(position.state)[position.seat] - 1) * WHOLE)

    def chance(self, value: int) -> float:
        """The mirror of `standing`."""
        return min(1.0, max(0.0, 0.5 + value / WHOLE / 2))

    def ending(self, position: TreePosition, has_no_steps: bool) -> int | None:
        """As the game says."""
        outcome = self.rules.outcome(position.state)
        if outcome is None:
            return None
        return 0 if not outcome.winners else 1 if position.seat in outcome.winners else -1


def _is_single(moment: Moment) -> bool:
    return len(moment.seats) == 1 and not moment.is_sealed
