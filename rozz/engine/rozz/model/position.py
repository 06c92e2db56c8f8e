"""A position: what is where; who occupies and controls, R2.

Only tiles that hold something are listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from typing import Any, NamedTuple, TypeVar

from rozz.engine.rozz.model.catalog import NEUTRAL, Catalog, Yields
from rozz.engine.validation import LARGEST_NUMBER


class Piece(NamedTuple):
    """A kind of piece: its owner (a seat's color, or neutral) and its item."""

    owner: str
    item: str


#: The most like pieces in a tile: no scenario can name more, and pieces that yield themselves need a limit.
MOST_PIECES = LARGEST_NUMBER - 1


class Change(NamedTuple):
    """The number of like pieces in a tile, before and after an event."""

    tile: str
    piece: Piece
    before: int
    after: int


class Source(NamedTuple):
    """Like pieces in a tile that give something every turn, and the player who gets it, R3.2 and R11."""

    seat: str
    item: str
    number: int
    yields: Yields

    @property
    def money(self) -> int:
        """Dollars per turn."""
        return self.number * self.yields.money

    @property
    def commands(self) -> int:
        """Commands per turn."""
        return self.number * self.yields.commands


class Product(NamedTuple):
    """Pieces that are made every turn, and the item of their source."""

    source: str
    piece: Piece
    number: int


Stack = Mapping[Piece, int]
Position = Mapping[str, Stack]
Answer = TypeVar("Answer")

EMPTY: Stack = {}


class Pile(dict[Piece, int]):
    """A stack that caches what was `answered` about it with a catalog.

    Code that changes which pieces are in it, or the number of a yielding one, must set `answered` to None. All other
    answers depend only on which pieces are there, so a copy in which only other numbers differ may share them.
    """

    __slots__ = ("answered", "grown")
    answered: dict[str, Any] | None
    grown: tuple[tuple[Product, ...], Pile]


def cached_in_pile(question: Callable[[Stack, Catalog], Answer]) -> Callable[[Stack, Catalog], Answer]:
    """Cache a question about a stack in its pile, until something changes that the answer depends on."""
    name = question.__name__

    @wraps(question)
    def answer(stack: Stack, catalog: Catalog) -> Answer:
        answered: dict[str, Any] | None = getattr(stack, "answered", None)
        if answered is None or answered["catalog"] is not catalog:
            answered = {"catalog": catalog}
            if isinstance(stack, Pile):
                stack.answered = answered
        elif name in answered:
            given: Answer = answered[name]
            return given
        given = answered[name] = question(stack, catalog)
        return given

    return answer


@cached_in_pile
def occupier(stack: Stack, catalog: Catalog) -> str | None:
    """The player who occupies a tile, R2.2; None if nobody does, or two are there that cannot fight."""
    strong: set[str] = set()
    weak: set[str] = set()
    for owner, item in stack:
        if item in catalog.occupying:
            strong.add(owner)
        elif item in catalog.occupying_weakly:
            weak.add(owner)
    holders = strong or weak
    return next(iter(holders)) if len(holders) == 1 else None


@cached_in_pile
def is_contested(stack: Stack, catalog: Catalog) -> bool:
    """Whether a clause of a piece here is against another player's colored piece here, R6."""
    opposed_items = catalog.opposed_items
    for owner, name in stack:
        listed = opposed_items.get(name)
        if listed:
            for other, item in stack:
                if other != owner and other != NEUTRAL and item in listed:
                    return True
    return False


@cached_in_pile
def sources(stack: Stack, catalog: Catalog) -> tuple[Source, ...]:
    """What the pieces here give, if any player gets it."""
    found = []
    yielding = catalog.yielding
    for (owner, name), number in stack.items():
        if name not in yielding:
            continue
        # R2.3: neutral pieces serve the occupier of their tile, and nobody if there is none.
        seat = occupier(stack, catalog) if owner == NEUTRAL else owner
        if seat is not None:
            found.append(Source(seat, name, number, yielding[name].yields))
    return tuple(found)


@cached_in_pile
def products(stack: Stack, catalog: Catalog) -> tuple[Product, ...]:
    """The pieces that the sources in a stack produce."""
    return tuple(
        Product(source.item, Piece(catalog.items[name].owner_for(source.seat), name), source.number * made)
        for source in sources(stack, catalog)
        for name, made in source.yields.pieces.items()
    )


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
