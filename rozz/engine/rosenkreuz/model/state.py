"""The state of a match between two moves, what can be done in it, and how it ended, K9; as JSON and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from rozz.engine.errors import BadFile
from rozz.engine.game import Outcome
from rozz.engine.rosenkreuz.legality.moves import Boards, is_decided, made
from rozz.engine.rosenkreuz.model.position import Piece, Position
from rozz.engine.rosenkreuz.model.scenario import Scenario, read_position, read_seat
from rozz.engine.rosenkreuz.model.sides import SEATS, SIDES, other
from rozz.engine.rosenkreuz.model.squares import NAMES
from rozz.engine.rosenkreuz.text.notation import Move
from rozz.engine.validation import PathValue

#: Start, landing, taken by attainment, square of return; 0 where there is none.
Way = tuple[int, int, int, int]


@dataclass(frozen=True)
class State:
    """The number of the move to come, the position, and who has resigned, if anybody."""

    scenario: Scenario
    turn: int
    position: Position
    resigned: str = ""

    @cached_property
    def ways(self) -> Mapping[Way, Boards]:
        """Every legal move with the boards after it; none when the game is over."""
        if self.resigned or is_decided(self.position.boards):
            return {}
        return {each[:4]: each[4] for each in made(SIDES[self.position.to_move], self.position.boards)}

    @cached_property
    def legal(self) -> tuple[Move, ...]:
        """Every legal move as a command."""
        return tuple(move_of(self.position, way) for way in self.ways)

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the match ended, K9: judged when a whole move is over."""
        to_move = self.position.to_move
        if self.resigned:
            return _lost_by(self.resigned, "resigned")
        bare = [seat for seat in SEATS if lost_colours(self.position, seat)]
        if len(bare) == 2:
            return _lost_by(to_move, "both-bare")
        if bare:
            return _lost_by(bare[0], "bare", colours=lost_colours(self.position, bare[0]))
        return None if self.ways else _lost_by(to_move, "stuck")

    def after(self, way: Way) -> State:
        """The state after a legal move."""
        return replace(self, turn=self.turn + 1, position=Position(other(self.position.to_move), self.ways[way]))


def lost_colours(position: Position, seat: str) -> tuple[str, ...]:
    """The colours of which a seat has no piece left."""
    return tuple(colour for colour in ("black", "white") if not position.number(Piece(seat, colour)))


def _lost_by(seat: str, reason: str, **facts: Any) -> Outcome:
    return Outcome((other(seat),), "K9", reason, {"loser": seat, **facts})


def move_of(position: Position, way: Way) -> Move:
    """A way as a command; what it replaces is read off the position."""
    start, landing, taken, back = way
    return Move(
        NAMES[start], NAMES[landing], bool(position.opposing & landing), NAMES.get(taken, ""), NAMES.get(back, "")
    )


def freeze(state: State) -> dict[str, Any]:
    """All of a state but its scenario."""
    return {
        "turn": state.turn,
        "to_move": state.position.to_move,
        "position": list(state.position.rows),
        "resigned": [state.resigned] if state.resigned else [],
    }


def thaw(scenario: Scenario, frozen: Any) -> State:
    """The mirror of `freeze`; raises BadFile with the path of what cannot be part of a state."""
    found = PathValue(frozen, "state", BadFile)
    fields = found.fields("turn", "to_move", "position", "resigned")
    for key in ("turn", "to_move", "position", "resigned"):
        if key not in fields:
            found.wrong(f"`{key}` is missing")
    rows = [row.text("a row of eight letters") for row in fields["position"].members("a list of eight rows")]
    place = fields["position"]
    position = read_position(PathValue("\n".join(rows), place.path, place.fault), read_seat(fields["to_move"]))
    gone = [each.choice(position.to_move) for each in fields["resigned"].members("a list of at most one seat")]
    if len(gone) > 1:
        fields["resigned"].refuse("a list of at most one seat")
    return State(scenario, fields["turn"].whole(1), position, "".join(gone))
