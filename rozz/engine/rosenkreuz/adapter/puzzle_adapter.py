"""RosenKreuz for puzzles: every legal move, the squares where a side's pieces stand, their number."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

from rozz.engine.puzzles.puzzle_contract import Posed
from rozz.engine.rosenkreuz.model.sides import other
from rozz.engine.rosenkreuz.model.squares import names_of
from rozz.engine.rosenkreuz.model.state import State
from rozz.engine.rosenkreuz.text.notation import Command


class KreuzPosed(Posed):
    """Everything is in the state."""

    def commands(self, state: State, seat: str, given: Sequence[Command]) -> Sequence[Command]:
        """The legal moves of the side to move."""
        return state.legal if seat == state.position.to_move and not given else ()

    def likeness(self, state: State, seat: str, commands: Sequence[Command]) -> Hashable:
        """One move is like no other."""
        return tuple(commands)

    def places(self, state: State, seat: str) -> frozenset[str]:
        """The squares where its pieces stand."""
        boards = _of(state, seat)
        return frozenset(names_of(boards[0] | boards[1]))

    def pieces(self, state: State, seat: str) -> int:
        """Of both colours."""
        return sum(each.bit_count() for each in _of(state, seat))

    def passed(self, state: State) -> State | None:
        """The same pieces with the other side to move, which no rule allows: for what threatens."""
        to_move = other(state.position.to_move)
        return None if state.outcome else replace(state, position=state.position.seen_by(to_move))


def _of(state: State, seat: str) -> tuple[int, int]:
    """Black and white of a seat."""
    black, white, foe_black, foe_white = state.position.boards
    return (black, white) if seat == state.position.to_move else (foe_black, foe_white)
