"""A tree for any game with single open moves. Slow, because it is built only from the Rules contract.

A step that rolls dice leads to a few positions, with the same rolls for every step of a position. If the next moment is
of another kind, the tree ends, and the evaluator's value counts.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.search import chance_nodes
from rozz.engine.ai.search.game_tree import ChanceNode, TreeStep
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Moment, Plan, Rules

#: A chance of 1 in a search's whole numbers.
WHOLE = 10_000


@dataclass(frozen=True)
class TreePosition:
    """A state's frozen form as the key, and the seat to move; at the end of the tree, the last mover."""

    key: str
    seat: str
    is_expandable: bool
    state: Any = field(compare=False, repr=False)


@dataclass(frozen=True)
class ContractTree:
    """A position's steps are `number` plans of the evaluator; if the number is large enough, all.

    Dice come from the `key` and the position, so each position has its own randomness.
    """

    rules: Rules
    evaluator: Evaluator
    number: int
    noisy_margin: int = 2 * WHOLE
    quiet_margin: int = 2 * WHOLE
    lead: int = 2 * WHOLE
    key: bytes = b""

    def position_of(self, state: Any, mover: str = "") -> TreePosition:
        """The tree position of a state after a step by `mover`."""
        moment = self.rules.moment(state)
        is_expandable = moment is not None and _is_single(moment)
        seat = moment.seats[0] if moment and is_expandable else mover
        return TreePosition(json.dumps(self.rules.freeze(state), sort_keys=True), seat, is_expandable, state)

    def mover(self, position: TreePosition) -> Hashable:
        """The seat to move."""
        return position.seat

    def steps(self, position: TreePosition) -> list[TreeStep]:
        """The evaluator's plans, in its order."""
        if not position.is_expandable:
            return []
        state, seat = position.state, position.seat
        plans = self.evaluator.plans(state, seat, self.number, NO_DICE)
        rolls = [
            chance_nodes.dice_source(self.key, number, position.key) for number in range(self.evaluator.rolls(state))
        ]
        return [TreeStep(0, plan, self._after(state, seat, plan, rolls)) for plan in plans]

    def _after(
        self, state: Any, seat: str, plan: Plan, rolls: Sequence[chance_nodes.DiceSource]
    ) -> TreePosition | ChanceNode:
        """The position after a plan, or the possible positions with these rolls."""
        found = [self.position_of(each, seat) for each in chance_nodes.outcomes(self.rules, state, {seat: plan}, rolls)]
        return found[0] if len(found) == 1 else ChanceNode(tuple(found))

    def noisy_steps(self, position: TreePosition) -> list[TreeStep]:
        """None: no step is known to be noisy."""
        return []

    def static_value(self, position: TreePosition) -> int:
        """The evaluator's value."""
        return round((2 * self.evaluator.value(position.state)[position.seat] - 1) * WHOLE)

    def chance(self, value: int) -> float:
        """The inverse of `static_value`."""
        return min(1.0, max(0.0, 0.5 + value / WHOLE / 2))

    def ending(self, position: TreePosition, has_no_steps: bool) -> int | None:
        """The outcome under the game's rules."""
        outcome = self.rules.outcome(position.state)
        if outcome is None:
            return None
        return 0 if not outcome.winners else 1 if position.seat in outcome.winners else -1


def _is_single(moment: Moment) -> bool:
    return len(moment.seats) == 1 and not moment.is_sealed
