"""The state of a match between two moves, and its legal moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from rozz.engine.game import Outcome
from rozz.engine.rosenkreuz.legality.legal_moves import Boards, is_decided, legal_moves
from rozz.engine.rosenkreuz.model.position import Position
from rozz.engine.rosenkreuz.model.scenario import Scenario
from rozz.engine.rosenkreuz.model.sides import SIDES, other
from rozz.engine.rosenkreuz.model.squares import NAMES
from rozz.engine.rosenkreuz.resolution import objectives
from rozz.engine.rosenkreuz.text.notation import Move

#: Start, landing, taken by attainment, square of return; 0 if there is none.
Way = tuple[int, int, int, int]


@dataclass(frozen=True)
class State:
    """The number of the next move, the position, and who has resigned, if anybody."""

    scenario: Scenario
    turn: int
    position: Position
    resigned: str = ""

    @cached_property
    def ways(self) -> Mapping[Way, Boards]:
        """Every legal move with the boards after it; none if the game is over."""
        if self.resigned or is_decided(self.position.boards):
            return {}
        return {each[:4]: each[4] for each in legal_moves(SIDES[self.position.to_move], self.position.boards)}

    @cached_property
    def legal(self) -> tuple[Move, ...]:
        """Every legal move as a command."""
        return tuple(move_of(self.position, way) for way in self.ways)

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        return objectives.outcome(self.position, self.resigned, lambda: bool(self.ways))

    def next_state(self, way: Way) -> State:
        """The state after a legal move."""
        return replace(self, turn=self.turn + 1, position=Position(other(self.position.to_move), self.ways[way]))


def move_of(position: Position, way: Way) -> Move:
    """A way as a command; the position shows whether it replaces a piece."""
    start, landing, taken, back = way
    return Move(
        NAMES[start], NAMES[landing], bool(position.opposing & landing), NAMES.get(taken, ""), NAMES.get(back, "")
    )
