"""The board while a turn is played.  It dies with the turn; the positions it hands out do not change."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal, NamedTuple

from rozz.engine.rozz.model.catalog import Catalog
from rozz.engine.rozz.model.position import EMPTY, MOST_PIECES, Change, Piece, Pile, Position, Product, Stack

#: How many pieces bear a mark, by tile.  What is noted of a tile is replaced and never changed: passages share it.
Marks = dict[str, Mapping[Piece, int]]


class Passage(NamedTuple):
    """What orders make of the stacks they meet: what they leave there, and the marks and alterations that go with it.

    `emptied` are the tiles in which at some time nothing stood.
    """

    met: Mapping[str, Stack]
    emptied: Collection[str]
    left: Mapping[str, Pile]
    altered: set[str]
    fresh: Marks
    entered: Marks


class Field:
    """Counts, what was bought this turn (`fresh`), what entered by a move, and which tiles are `altered`.

    Those are where other pieces stand now, or another number of any that yields: elsewhere nobody new can have met an
    enemy, nobody else occupies, and nothing else is given.
    Where a list of `changes` is given, every change is noted in it.

    Stacks are copied when they are first written after a `position()`, so that positions stay as they were.
    """

    def __init__(self, position: Position, catalog: Catalog, changes: list[Change] | None = None) -> None:
        self._beginning = position
        self._stacks: dict[str, Stack] = dict(position)
        self._writable: dict[str, Pile] = {}
        self._position: Position | None = position
        self._yielding = catalog.yielding
        self._changes = changes
        self._emptied: list[str] = []
        self.altered: set[str] = set()
        self.fresh: Marks = {}
        self.entered: Marks = {}

    def stack(self, tile: str) -> Stack:
        """What stands in a tile now."""
        return self._stacks.get(tile, EMPTY)

    def in_order(self, tiles: Collection[str]) -> Collection[str]:
        """Some tiles in the order of all, those without anything left out; in any, where no change is to be told."""
        return tiles if len(tiles) < 2 or self._changes is None else [tile for tile in self._stacks if tile in tiles]

    def count(self, tile: str, piece: Piece) -> int:
        """How many like pieces stand in a tile."""
        return self._stacks.get(tile, EMPTY).get(piece, 0)

    def seasoned(self, tile: str, piece: Piece) -> int:
        """How many of them were not bought this turn, R4.2."""
        number, fresh = self._stacks.get(tile, EMPTY).get(piece, 0), self.fresh.get(tile)
        return number - fresh.get(piece, 0) if fresh else number

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
                self._emptied.append(tile)
                del self._stacks[tile]
                del self._writable[tile]
        if not after or piece.item in self._yielding:
            stack.answered = None
            self.altered.add(tile)
        if piece in self.fresh.get(tile, EMPTY):
            _unmark(self.fresh, tile, piece, number if first == "fresh" else 0, after)
        if piece in self.entered.get(tile, EMPTY):
            _unmark(self.entered, tile, piece, number if first == "entered" else 0, after)
        if self._changes is not None:
            self._changes.append(Change(tile, piece, before, after))

    def mark(self, marks: Marks, tile: str, piece: Piece, number: int) -> None:
        """Note that pieces are `fresh` or have `entered`."""
        marked = marks.get(tile, EMPTY)
        marks[tile] = {**marked, piece: marked.get(piece, 0) + number}

    def passage(self) -> Passage:
        """All that was done since the beginning or the passage before, and what it left, not to be written any more."""
        met = {}
        for tile in (*self._emptied, *self._writable):
            met[tile] = self._beginning.get(tile, EMPTY)
        done = Passage(met, self._emptied, self._writable, self.altered, self.fresh, self.entered)
        self._beginning, self._writable, self._emptied = dict(self._stacks), {}, []
        self._position, self.altered, self.fresh, self.entered = None, set(), {}, {}
        return done

    def repeat(self, passage: Passage | None) -> bool:
        """Do again what was done before, if the very stacks stand here that it met; whether that was so.

        Not where changes are noted: those are told order by order.
        """
        if passage is None or self._changes is not None:
            return False
        met, emptied, left, altered, fresh, entered = passage
        stacks = self._stacks
        for tile, stack in met.items():
            if stacks.get(tile, EMPTY) is not stack:
                return False
        for tile in emptied:
            stacks.pop(tile, None)
        stacks.update(left)
        self._position = None
        self.altered |= altered
        self.fresh |= fresh
        self.entered |= entered
        return True

    def harvest(self, tile: str, made: tuple[Product, ...]) -> bool:
        """Put into a tile all that its pieces make, unless every change is to be told or it was changed this turn.

        Says whether that was done.  What a stack grows into is kept with it, for whoever plays on from it again.
        """
        stack = self._stacks[tile]
        if self._changes is not None or tile in self._writable or not isinstance(stack, Pile):
            return False
        grown = getattr(stack, "grown", None)
        if grown is None or grown[0] is not made:
            for _, piece, number in made:
                self.add(tile, piece, number)
            grown = stack.grown = made, self._writable.pop(tile)
        self._stacks[tile] = grown[1]
        self._position = None
        self.altered.add(tile)
        return True

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

    def ending(self) -> Position:
        """The position when the turn is over: nothing is written here any more."""
        return self._stacks if self._writable or self._position is None else self._position

    def _own(self, tile: str) -> Pile:
        """A copy of what stands in a tile, to be written; it still shares the answers of what it is a copy of."""
        stack = self._stacks.get(tile, EMPTY)
        own = self._stacks[tile] = self._writable[tile] = Pile(stack)
        own.answered = getattr(stack, "answered", None)
        return own


def _unmark(marks: Marks, tile: str, piece: Piece, number: int, left: int) -> None:
    """Of those that bear a mark so many are gone, and no more bear it than are left."""
    marked = marks[tile]
    marks[tile] = {**marked, piece: max(0, min(marked[piece] - number, left))}
