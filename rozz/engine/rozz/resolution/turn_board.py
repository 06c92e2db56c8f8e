"""The board while a turn is played. It exists for one turn; the positions it returns never change."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal, NamedTuple

from rozz.engine.rozz.model.catalog import Catalog
from rozz.engine.rozz.model.position import EMPTY, MOST_PIECES, Change, Piece, Pile, Position, Product, Stack

#: How many pieces have a mark, by tile. Entries are replaced, never changed, because recorded effects share them.
Marks = dict[str, Mapping[Piece, int]]


class RecordedEffect(NamedTuple):
    """The effect of orders on the stacks they meet: the stacks left, with their marks and alterations.

    `emptied` are the tiles that were empty at some time.
    """

    before: Mapping[str, Stack]
    emptied: Collection[str]
    after: Mapping[str, Pile]
    altered: set[str]
    bought: Marks
    entered: Marks


class TurnBoard:
    """Counts, what was bought this turn (`bought`), what entered by a move, and which tiles are `altered`.

    Altered tiles hold different pieces now, or another number of a yielding one. Elsewhere nobody can have met a new
    enemy, and occupiers and yields are the same. Every change is recorded in `changes`, if that list is given.

    Stacks are copied when they are first written after a `position()`, so positions never change.
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
        self.bought: Marks = {}
        self.entered: Marks = {}

    def stack(self, tile: str) -> Stack:
        """The contents of a tile now."""
        return self._stacks.get(tile, EMPTY)

    def in_order(self, tiles: Collection[str]) -> Collection[str]:
        """These tiles in board order, without empty ones; in any order if changes are not recorded."""
        if len(tiles) < 2 or self._changes is None:
            return tiles
        return [tile for tile in self._stacks if tile in tiles]

    def count(self, tile: str, piece: Piece) -> int:
        """How many like pieces are in a tile."""
        return self._stacks.get(tile, EMPTY).get(piece, 0)

    def count_bought_earlier(self, tile: str, piece: Piece) -> int:
        """How many of the pieces were not bought this turn, R4.2."""
        number, bought = self._stacks.get(tile, EMPTY).get(piece, 0), self.bought.get(tile)
        return number - bought.get(piece, 0) if bought else number

    def add(self, tile: str, piece: Piece, number: int) -> None:
        """Put pieces into a tile; any beyond the maximum are lost."""
        stack = self._writable.get(tile)
        if stack is None:
            stack = self._writable_copy(tile)
        before = stack.get(piece, 0)
        after = before + number if before + number < MOST_PIECES else MOST_PIECES
        stack[piece] = after
        if not before or piece.item in self._yielding:
            stack.answered = None
            self.altered.add(tile)
        if self._changes is not None:
            self._changes.append(Change(tile, piece, before, after))

    def take(self, tile: str, piece: Piece, number: int, first: Literal["bought", "entered", ""] = "bought") -> None:
        """Take pieces out of a tile, never more than are there; pieces with the mark `first` go first.

        Losses fall on pieces bought this turn, R6.7, or on pieces that entered, R6.2 and R6.3; moves take neither.
        """
        stack = self._writable.get(tile)
        if stack is None:
            stack = self._writable_copy(tile)
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
        if piece in self.bought.get(tile, EMPTY):
            _unmark(self.bought, tile, piece, number if first == "bought" else 0, after)
        if piece in self.entered.get(tile, EMPTY):
            _unmark(self.entered, tile, piece, number if first == "entered" else 0, after)
        if self._changes is not None:
            self._changes.append(Change(tile, piece, before, after))

    def mark(self, marks: Marks, tile: str, piece: Piece, number: int) -> None:
        """Record that pieces are `bought` or have `entered`."""
        marked = marks.get(tile, EMPTY)
        marks[tile] = {**marked, piece: marked.get(piece, 0) + number}

    def record_effect(self) -> RecordedEffect:
        """Everything done since the start or the last call, and its results, which never change afterward."""
        before = {}
        for tile in (*self._emptied, *self._writable):
            before[tile] = self._beginning.get(tile, EMPTY)
        effect = RecordedEffect(before, self._emptied, self._writable, self.altered, self.bought, self.entered)
        self._beginning, self._writable, self._emptied = dict(self._stacks), {}, []
        self._position, self.altered, self.bought, self.entered = None, set(), {}, {}
        return effect

    def repeat_effect(self, effect: RecordedEffect | None) -> bool:
        """Repeat an effect if it would meet the same stacks as before; returns whether it did.

        This cannot be done if changes are recorded, because these need the orders one by one.
        """
        if effect is None or self._changes is not None:
            return False
        before, emptied, after, altered, bought, entered = effect
        stacks = self._stacks
        for tile, stack in before.items():
            if stacks.get(tile, EMPTY) is not stack:
                return False
        for tile in emptied:
            stacks.pop(tile, None)
        stacks.update(after)
        self._position = None
        self.altered |= altered
        self.bought |= bought
        self.entered |= entered
        return True

    def add_products(self, tile: str, products: tuple[Product, ...]) -> bool:
        """Put into a tile all that its pieces make, unless changes are recorded or it was changed this turn.

        Returns whether it did. The grown stack is cached with the old one, for the next play from there.
        """
        stack = self._stacks[tile]
        if self._changes is not None or tile in self._writable or not isinstance(stack, Pile):
            return False
        grown = getattr(stack, "grown", None)
        if grown is None or grown[0] is not products:
            for _, piece, number in products:
                self.add(tile, piece, number)
            grown = stack.grown = products, self._writable.pop(tile)
        self._stacks[tile] = grown[1]
        self._position = None
        self.altered.add(tile)
        return True

    @property
    def live_position(self) -> Position:
        """The position, valid until the next change."""
        return self._stacks

    def snapshot(self) -> Position:
        """The position now, as a value that later changes do not affect."""
        if self._writable or self._position is None:
            self._position = dict(self._stacks)
            self._writable.clear()
        return self._position

    def final_position(self) -> Position:
        """The position at the end of the turn, because nothing is written after this."""
        return self._stacks if self._writable or self._position is None else self._position

    def _writable_copy(self, tile: str) -> Pile:
        """A writable copy of a tile's stack, which still shares the original's answers."""
        stack = self._stacks.get(tile, EMPTY)
        copy = self._stacks[tile] = self._writable[tile] = Pile(stack)
        copy.answered = getattr(stack, "answered", None)
        return copy


def _unmark(marks: Marks, tile: str, piece: Piece, number: int, left: int) -> None:
    """Remove `number` marked pieces, and keep at most `left` marked."""
    marked = marks[tile]
    marks[tile] = {**marked, piece: max(0, min(marked[piece] - number, left))}
