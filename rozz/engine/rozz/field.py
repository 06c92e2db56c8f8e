"""The board while a turn is played.  It dies with the turn; the positions it hands out do not change."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from rozz.engine.rozz.catalog import Catalog
from rozz.engine.rozz.position import EMPTY, MOST_PIECES, Change, Piece, Pile, Position, Stack

Marks = dict[str, dict[Piece, int]]


class Field:
    """Counts, what was bought this turn (`fresh`), what entered by a move, and which tiles are `altered`.

    Those are where other pieces stand now, or another number of any that yields: elsewhere nobody new can have met an
    enemy, nobody else occupies, and nothing else is given.
    Where a list of `changes` is given, every change is noted in it.

    Stacks are copied when they are first written after a `position()`, so that positions stay as they were.
    """

    def __init__(self, position: Position, catalog: Catalog, changes: list[Change] | None = None) -> None:
        self._stacks: dict[str, Stack] = dict(position)
        self._writable: dict[str, Pile] = {}
        self._position: Position | None = position
        self._yielding = catalog.yielding
        self._changes = changes
        self.altered: set[str] = set()
        self.fresh: Marks = {}
        self.entered: Marks = {}

    def stack(self, tile: str) -> Stack:
        """What stands in a tile now."""
        return self._stacks.get(tile, EMPTY)

    def in_order(self, tiles: Collection[str]) -> Collection[str]:
        """Some tiles in the order of all, those without anything left out."""
        return tiles if len(tiles) < 2 else [tile for tile in self._stacks if tile in tiles]

    def count(self, tile: str, piece: Piece) -> int:
        """How many like pieces stand in a tile."""
        return self._stacks.get(tile, EMPTY).get(piece, 0)

    def seasoned(self, tile: str, piece: Piece) -> int:
        """How many of them were not bought this turn, R4.2."""
        return self.count(tile, piece) - self.fresh.get(tile, EMPTY).get(piece, 0)

    def add(self, tile: str, piece: Piece, number: int) -> None:
        """Put pieces into a tile; what goes beyond the most that can stand there is lost."""
        stack = self._writable.get(tile)
        if stack is None:
            stack = self._own(tile)
        before = stack.get(piece, 0)
        after = before + number if before + number < MOST_PIECES else MOST_PIECES
        stack[piece] = after
        if not before or piece.item in self._yielding:
            stack.answered = None
            self.altered.add(tile)
        if self._changes is not None:
            self._changes.append(Change(tile, piece, before, after))

    def take(self, tile: str, piece: Piece, number: int, first: Literal["fresh", "entered", ""] = "fresh") -> None:
        """Take pieces out of a tile, never more than are there; those of a mark go `first`.

        Losses fall on those bought this turn, R6.7, or on those that entered, R6.2 and R6.3; moves take neither.
        """
        stack = self._writable.get(tile)
        if stack is None:
            stack = self._own(tile)
        before = stack.get(piece, 0)
        after = before - number if number < before else 0
        if after:
            stack[piece] = after
        else:
            stack.pop(piece, None)
            if not stack:
                self._position = None
                del self._stacks[tile]
                del self._writable[tile]
        if not after or piece.item in self._yielding:
            stack.answered = None
            self.altered.add(tile)
        if tile in self.fresh:
            _unmark(self.fresh[tile], piece, number if first == "fresh" else 0, after)
        if tile in self.entered:
            _unmark(self.entered[tile], piece, number if first == "entered" else 0, after)
        if self._changes is not None:
            self._changes.append(Change(tile, piece, before, after))

    def mark(self, marks: Marks, tile: str, piece: Piece, number: int) -> None:
        """Note that pieces are `fresh` or have `entered`."""
        marked = marks.setdefault(tile, {})
        marked[piece] = marked.get(piece, 0) + number

    @property
    def now(self) -> Position:
        """The position for whoever looks at it before anything changes."""
        return self._stacks

    def position(self) -> Position:
        """The position now, as a value that later changes do not touch."""
        if self._writable or self._position is None:
            self._position = dict(self._stacks)
            self._writable.clear()
        return self._position

    def _own(self, tile: str) -> Pile:
        """A copy of what stands in a tile, to be written; it still shares the answers of what it is a copy of."""
        stack = self._stacks.get(tile, EMPTY)
        own = self._stacks[tile] = self._writable[tile] = Pile(stack)
        own.answered = getattr(stack, "answered", None)
        return own


def _unmark(marked: dict[Piece, int], piece: Piece, number: int, left: int) -> None:
    """Of those that bear a mark so many are gone, and no more bear it than are left."""
    if piece in marked:
        marked[piece] = max(0, min(marked[piece] - number, left))
