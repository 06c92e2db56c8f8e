"""RosenKreuz for computer players: its tree, the limits of each level, and the evaluator for other searches."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, cast

from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.search.game_tree import LevelLimits, Limits
from rozz.engine.dice import Dice
from rozz.engine.rosenkreuz.ai.kreuz_tree import KreuzTree, Position, position_of
from rozz.engine.rosenkreuz.model.sides import SEATS
from rozz.engine.rosenkreuz.model.state import State, Way, move_of
from rozz.engine.rosenkreuz.text.notation import Move

Plan = tuple[Move, ...]

#: By level; found by matches, `docs/notes/computers-other-games.md`.
LEVEL_LIMITS: Mapping[int, LevelLimits] = {
    1: LevelLimits(Limits(nodes=800, depth=2, calming=1), overlooked=18, looseness=0.06),
    2: LevelLimits(Limits(nodes=3500, depth=4, calming=1), overlooked=14, looseness=0.048),
    3: LevelLimits(Limits(nodes=5500, depth=4, calming=2), overlooked=4, looseness=0.014),
    4: LevelLimits(Limits(nodes=10000, calming=2)),
}


class KreuzEvaluator(Evaluator):
    """The evaluator; everything follows from the tree, with nothing hidden and no randomness."""

    def tuning(self, number: int) -> Mapping[str, Any]:
        """No level may exceed its work."""
        return {"extra": 0}

    def tree(self, state: State, dice: Dice) -> tuple[KreuzTree, Position]:
        """The tree with randomly liked squares, and the state's place in it."""
        liked = sum(1 << place for place in range(64) if dice.draw(2, "liked") == 1)
        return KreuzTree(liked), position_of(state)

    def plan_of(self, state: State, move: Hashable) -> Plan:
        """A step as a command."""
        return (move_of(state.position, cast(Way, move)),)

    def limits_of(self, number: int) -> LevelLimits:
        """How a level plays."""
        return LEVEL_LIMITS[number]

    def plans(self, state: State, seat: str, number: int, dice: Dice) -> Sequence[Plan]:
        """Captures first, then the other moves."""
        if seat != state.position.to_move or state.outcome:
            return ()
        tree, position = KreuzTree(), position_of(state)
        steps = sorted(tree.steps(position), key=lambda step: (-step.estimate, tree.static_value(step.after)))
        return [self.plan_of(state, step.move) for step in steps[:number]]

    def value(self, state: State) -> Mapping[str, float]:
        """The value of both sides without a search; in a finished match the result."""
        if state.outcome:
            return {seat: float(seat in state.outcome.winners) for seat in SEATS}
        tree, position = KreuzTree(), position_of(state)
        mine = tree.chance(tree.static_value(position))
        return {seat: mine if seat == state.position.to_move else 1.0 - mine for seat in SEATS}
