"""A position: what is where and who is to move; and its eight rows of letters, rank 8 first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from rozz.engine.rosenkreuz.legality.legal_moves import Boards
from rozz.engine.rosenkreuz.model.sides import CROSS, ROSE
from rozz.engine.rosenkreuz.model.squares import FILES, NAMES, RANKS, SQUARES
from rozz.engine.rosenkreuz.resolution.captures import unbalanced_groups

#: The limit for each letter, K2.
MOST_OF_A_KIND = 8


class Piece(NamedTuple):
    """A kind of piece: its seat, and "black" or "white"."""

    owner: str
    colour: str


#: The letters of rows, in the order of `Position.sets`.
LETTERS = {
    "R": Piece(ROSE, "black"), "r": Piece(ROSE, "white"), "C": Piece(CROSS, "black"), "c": Piece(CROSS, "white"),
}  # fmt: skip
EMPTY = "."


@dataclass(frozen=True)
class Position:
    """Who is to move, and the four sets of pieces as that side sees them."""

    to_move: str
    boards: Boards

    @property
    def sets(self) -> Mapping[str, int]:
        """The squares of each letter."""
        mine, theirs = self.boards[:2], self.boards[2:]
        return dict(zip(LETTERS, mine + theirs if self.to_move == ROSE else theirs + mine, strict=True))

    def seen_by(self, seat: str) -> Position:
        """The same pieces with this seat to move."""
        return self if seat == self.to_move else Position(seat, self.boards[2:] + self.boards[:2])

    @property
    def opposing(self) -> int:
        """The pieces of the side that is not to move."""
        return self.boards[2] | self.boards[3]

    def at(self, square: int) -> Piece | None:
        """The piece on a square."""
        return next((LETTERS[letter] for letter, many in self.sets.items() if many & square), None)

    def number(self, piece: Piece) -> int:
        """The number of pieces of a kind."""
        return sum(many.bit_count() for letter, many in self.sets.items() if LETTERS[letter] == piece)

    @property
    def rows(self) -> tuple[str, ...]:
        """Eight rows of eight letters, rank 8 first."""
        letters = {square: letter for letter, many in self.sets.items() for square in NAMES if many & square}
        return tuple("".join(letters.get(SQUARES[file + rank], EMPTY) for file in FILES) for rank in reversed(RANKS))

    @property
    def text(self) -> str:
        """The rows as lines."""
        return "\n".join(self.rows)


def position_of(sets: Mapping[str, int], to_move: str) -> Position:
    """The position from the squares of each letter."""
    rose, cross = (sets["R"], sets["r"]), (sets["C"], sets["c"])
    return Position(to_move, rose + cross if to_move == ROSE else cross + rose)


def unbalanced_squares(position: Position) -> int:
    """The squares of one unbalanced group, K7, or none; the rules allow no unbalanced group before a move."""
    black, white, their_black, their_white = position.boards
    return next(chain(unbalanced_groups(black, their_black), unbalanced_groups(white, their_white)), 0)
