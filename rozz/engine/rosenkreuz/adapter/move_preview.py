"""What a move would do, before it is played: what falls, where its piece ends, and what the answer can take."""

from __future__ import annotations

from typing import NamedTuple

from rozz.engine.rosenkreuz.legality.legal_moves import legal_moves
from rozz.engine.rosenkreuz.model.position import Piece
from rozz.engine.rosenkreuz.model.sides import SIDES
from rozz.engine.rosenkreuz.model.squares import SQUARES, names_of
from rozz.engine.rosenkreuz.model.state import State, move_of
from rozz.engine.rosenkreuz.text.notation import Move


class Preview(NamedTuple):
    """What a move would do.

    fallen: the pieces that fall, with their squares.
    arrived: the piece that moves, with the square where it ends; None if it falls.
    exposed: the squares of the mover's pieces that the next move of the opponent can take.
    """

    fallen: tuple[tuple[str, Piece], ...] = ()
    arrived: tuple[str, Piece] | None = None
    exposed: tuple[str, ...] = ()


def preview(state: State, move: Move) -> Preview:
    """What a move would do; nothing if it is not legal."""
    way = next((each for each in state.ways if move_of(state.position, each) == move), None)
    if way is None:
        return Preview()
    before, after = state.position, state.next_state(way)
    mover, end = before.at(SQUARES[move.start]), move.back or move.landing
    fallen = tuple(
        (name, piece)
        for name, square in SQUARES.items()
        if (piece := before.at(square)) is not None and piece != after.position.at(square) and name != move.start
    )
    stands = mover is not None and after.position.at(SQUARES[end]) == mover
    arrived = (end, mover) if stands and mover is not None else None
    return Preview(fallen, arrived, () if after.outcome else _exposed(after))


def _exposed(state: State) -> tuple[str, ...]:
    """The squares of the side that has just moved from which the next move can take a piece."""
    position, taken = state.position, 0
    for *_, after in legal_moves(SIDES[position.to_move], position.boards, with_quiet=False):
        taken |= position.opposing & ~(after[0] | after[1])
    return tuple(names_of(taken))
