"""RosenKreuz for puzzles: every legal move, the squares of a side's pieces, their number."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter
from rozz.engine.rosenkreuz.model.sides import other
from rozz.engine.rosenkreuz.model.squares import names_of
from rozz.engine.rosenkreuz.model.state import State
from rozz.engine.rosenkreuz.text.notation import Command


class KreuzPuzzleAdapter(PuzzleAdapter):
    """The state holds everything."""

    def commands(self, state: State, seat: str, given: Sequence[Command]) -> Sequence[Command]:
        """The legal moves of the side to move."""
        return state.legal if seat == state.position.to_move and not given else ()

    def equivalence_key(self, state: State, seat: str, commands: Sequence[Command]) -> Hashable:
        """No move is equivalent to another."""
        return tuple(commands)

    def places(self, state: State, seat: str) -> frozenset[str]:
        """The squares of the seat's pieces."""
        boards = _of(state, seat)
        return frozenset(names_of(boards[0] | boards[1]))

    def pieces(self, state: State, seat: str) -> int:
        """The number of the seat's pieces of both colors."""
        return sum(each.bit_count() for each in _of(state, seat))

    def after_pass(self, state: State) -> State | None:
        """The same pieces with the other side to move, for finding threats; no rule allows passing."""
        to_move = other(state.position.to_move)
        return None if state.outcome else replace(state, position=state.position.seen_by(to_move))


def _of(state: State, seat: str) -> tuple[int, int]:
    """A seat's black and white pieces."""
    black, white, their_black, their_white = state.position.boards
    return (black, white) if seat == state.position.to_move else (their_black, their_white)
