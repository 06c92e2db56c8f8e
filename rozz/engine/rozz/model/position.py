"""A position: what stands where; who occupies and controls, R2.

Only tiles that hold something are listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from typing import Any, NamedTuple, TypeVar

from rozz.engine.rozz.model.catalog import NEUTRAL, Catalog, Yields
from rozz.engine.validation import LARGEST_NUMBER


class Piece(NamedTuple):
    """A kind of piece: whose (a seat's colour, or neutral) and which item."""

    owner: str
    item: str


#: Of like pieces in a tile: no scenario can name more, and without an end pieces that yield themselves would have none.
MOST_PIECES = LARGEST_NUMBER - 1


class Change(NamedTuple):
    """The number of like pieces in a tile, before and after something happened."""

    tile: str
    piece: Piece
    before: int
    after: int


class Source(NamedTuple):
    """Like pieces in a tile that give something every turn, and the player they give it to, R3.2 and R11."""

    seat: str
    item: str
    number: int
    yields: Yields

    @property
    def money(self) -> int:
        """Dollars a turn."""
        return self.number * self.yields.money

    @property
    def commands(self) -> int:
        """Commands a turn."""
        return self.number * self.yields.commands


class Product(NamedTuple):
    """Pieces that are made every turn, and of which item the source is."""

    source: str
    piece: Piece
    number: int


Stack = Mapping[Piece, int]
Position = Mapping[str, Stack]
Answer = TypeVar("Answer")

EMPTY: Stack = {}


class Pile(dict[Piece, int]):
    """A stack that remembers what was `answered` about it by a catalog.

    Whoever changes which pieces are in it, or the number of one that yields, sets that to None.  All else that is asked
    depends on nothing but which pieces are there, so a copy of which only other numbers differ may share the answers.
    """

    __slots__ = ("answered", "grown")
    answered: dict[str, Any] | None
    grown: tuple[tuple[Product, ...], Pile]


def remembered(question: Callable[[Stack, Catalog], Answer]) -> Callable[[Stack, Catalog], Answer]:
    """A question about a stack that a pile is asked only once, for as long as nothing changes that it depends on."""
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


@remembered
def occupier(stack: Stack, catalog: Catalog) -> str | None:
    """The player who occupies a tile, R2.2; None if nobody does, or two who cannot fight stand there."""
    strong: set[str] = set()
    weak: set[str] = set()
    for owner, item in stack:
        if item in catalog.occupying:
            strong.add(owner)
        elif item in catalog.occupying_weakly:
            weak.add(owner)
    holders = strong or weak
    return next(iter(holders)) if len(holders) == 1 else None


@remembered
def is_contested(stack: Stack, catalog: Catalog) -> bool:
    """Whether a clause of a piece here is against a coloured piece here of anybody else, R6."""
    prey = catalog.prey
    for owner, name in stack:
        listed = prey.get(name)
        if listed:
            for other, item in stack:
                if other != owner and other != NEUTRAL and item in listed:
                    return True
    return False


@remembered
def sources(stack: Stack, catalog: Catalog) -> tuple[Source, ...]:
    """What the pieces here give, where they give it to anybody."""
    found = []
    yielding = catalog.yielding
    for (owner, name), number in stack.items():
        if name not in yielding:
            continue
        # R2.3: neutral pieces serve whoever occupies their tile, and nobody in one that nobody does.
        seat = occupier(stack, catalog) if owner == NEUTRAL else owner
        if seat is not None:
            found.append(Source(seat, name, number, yielding[name].yields))
    return tuple(found)


@remembered
def products(stack: Stack, catalog: Catalog) -> tuple[Product, ...]:
    """The pieces that those here make."""
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
