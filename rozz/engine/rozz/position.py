"""A position: what stands where; who occupies and controls, R2.

Only tiles that hold something are listed.  `Field` is the working position of one turn and dies with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from rozz.engine.found import LARGEST_NUMBER
from rozz.engine.rozz.catalog import Catalog


class Piece(NamedTuple):
    """A kind of piece: whose (a seat's colour, or neutral) and which item."""

    owner: str
    item: str


Stack = Mapping[Piece, int]
Position = Mapping[str, Stack]

EMPTY: Stack = {}

#: Of like pieces in a tile: no scenario can name more, and without an end pieces that yield themselves would have none.
MOST_PIECES = LARGEST_NUMBER - 1


class Change(NamedTuple):
    """The number of like pieces in a tile, before and after something happened."""

    tile: str
    piece: Piece
    before: int
    after: int


def occupier(stack: Stack, catalog: Catalog) -> str | None:
    """The player who occupies a tile, R2.2; None if nobody does, or two who cannot fight stand there."""
    strong: set[str] = set()
    weak: set[str] = set()
    for piece in stack:
        if piece.item in catalog.occupying:
            strong.add(piece.owner)
        elif piece.item in catalog.occupying_weakly:
            weak.add(piece.owner)
    holders = strong or weak
    return next(iter(holders)) if len(holders) == 1 else None


def forces(stack: Stack, catalog: Catalog) -> set[str]:
    """The players who have occupying pieces (INF or ARMOR) in a tile; a headquarters does not count."""
    return {piece.owner for piece in stack if piece.item in catalog.occupying}


def occupied_tiles(position: Position, catalog: Catalog) -> dict[str, int]:
    """How many tiles each player occupies; players with none are left out."""
    tally: dict[str, int] = {}
    for stack in position.values():
        holder = occupier(stack, catalog)
        if holder:
            tally[holder] = tally.get(holder, 0) + 1
    return tally


def pieces_of(position: Position) -> Iterator[tuple[str, Piece, int]]:
    """Every (tile, piece, number) of a position."""
    for tile, stack in position.items():
        for piece, number in stack.items():
            yield tile, piece, number


def headquarters_of(position: Position, catalog: Catalog) -> dict[str, str]:
    """The tile of each player's headquarters."""
    return {piece.owner: tile for tile, piece, _ in pieces_of(position) if piece.item in catalog.headquarters}


class Field:
    """The board while a turn is played: counts, what was bought this turn (`fresh`), what entered by a move.

    Stacks are copied when they are first written after a `position()`, so that positions stay as they were.
    """

    def __init__(self, position: Position) -> None:
        self._stacks: dict[str, Stack] = dict(position)
        self._writable: dict[str, dict[Piece, int]] = {}
        self._position: Position | None = position
        self.fresh: dict[str, dict[Piece, int]] = {}
        self.entered: dict[str, dict[Piece, int]] = {}

    def stack(self, tile: str) -> Stack:
        """What stands in a tile now."""
        return self._stacks.get(tile, EMPTY)

    def stacks(self) -> Iterator[tuple[str, Stack]]:
        """All tiles that hold something; a list, so that losses may be taken while going through it."""
        return iter(list(self._stacks.items()))

    def count(self, tile: str, piece: Piece) -> int:
        """How many like pieces stand in a tile."""
        return self._stacks.get(tile, EMPTY).get(piece, 0)

    def seasoned(self, tile: str, piece: Piece) -> int:
        """How many of them were not bought this turn, R4.2."""
        return self.count(tile, piece) - self.fresh.get(tile, EMPTY).get(piece, 0)

    def add(self, tile: str, piece: Piece, number: int) -> Change:
        """Put pieces into a tile; what goes beyond the most that can stand there is lost."""
        stack = self._own(tile)
        before = stack.get(piece, 0)
        stack[piece] = after = min(before + number, MOST_PIECES)
        return Change(tile, piece, before, after)

    def take(self, tile: str, piece: Piece, number: int, first: Literal["fresh", "entered", ""] = "fresh") -> Change:
        """Take pieces out of a tile, never more than are there; those of a mark go `first`.

        Losses fall on those bought this turn, R6.7, or on those that entered, R6.2 and R6.3; moves take neither.
        """
        stack = self._own(tile)
        before = stack.get(piece, 0)
        after = before - min(number, before)
        if after:
            stack[piece] = after
        else:
            stack.pop(piece, None)
            if not stack:
                del self._stacks[tile]
                del self._writable[tile]
        for name, marks in (("fresh", self.fresh), ("entered", self.entered)):
            marked = marks.get(tile)
            if marked and piece in marked:
                marked[piece] = max(0, min(marked[piece] - (number if name == first else 0), after))
        return Change(tile, piece, before, after)

    def mark(self, marks: dict[str, dict[Piece, int]], tile: str, piece: Piece, number: int) -> None:
        """Note that pieces are `fresh` or have `entered`."""
        marked = marks.setdefault(tile, {})
        marked[piece] = marked.get(piece, 0) + number

    def position(self) -> Position:
        """The position now, as a value that later changes do not touch."""
        if self._position is None:
            self._position = dict(self._stacks)
            self._writable.clear()
        return self._position

    def _own(self, tile: str) -> dict[Piece, int]:
        self._position = None
        stack = self._writable.get(tile)
        if stack is None:
            stack = self._stacks[tile] = self._writable[tile] = dict(self._stacks.get(tile, EMPTY))
        return stack
