"""A position: what stands where; who occupies and controls, R2.

Only tiles that hold something are listed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rozz.engine.rozz.catalog import NEUTRAL, Catalog, Item


class Piece(NamedTuple):
    """A kind of piece: whose (a seat's colour, or neutral) and which item."""

    owner: str
    item: str


class Change(NamedTuple):
    """The number of like pieces in a tile, before and after something happened."""

    tile: str
    piece: Piece
    before: int
    after: int


class Source(NamedTuple):
    """Pieces that yield something, R11: whose gain it is, and how much of what all of them give together."""

    seat: str
    item: Item
    number: int


class Standing(NamedTuple):
    """What the rules ask of a tile again and again, all of it from what stands there alone.

    `is_contested`: some piece has an enemy here that its clauses are against; `homes`: whose headquarters stand here.
    """

    catalog: Catalog
    occupier: str | None
    is_contested: bool
    homes: tuple[str, ...]
    sources: tuple[Source, ...]


class Pile(dict[Piece, int]):
    """What stands in a tile, with what was reckoned of it for as long as nothing in it changes."""

    standing: Standing | None = None


Stack = Mapping[Piece, int]
Position = Mapping[str, Stack]

EMPTY: Stack = {}


def standing(stack: Stack, catalog: Catalog) -> Standing:
    """What the rules ask of a tile, reckoned once for each pile."""
    if not isinstance(stack, Pile):
        return _reckoned(stack, catalog)
    known = stack.standing
    if known is None or known.catalog is not catalog:
        known = stack.standing = _reckoned(stack, catalog)
    return known


def _reckoned(stack: Stack, catalog: Catalog) -> Standing:
    strong: set[str] = set()
    weak: set[str] = set()
    colours: set[str] = set()
    homes: list[str] = []
    yielding: list[Piece] = []
    for piece in stack:
        owner, name = piece
        if owner != NEUTRAL:
            colours.add(owner)
        if name in catalog.occupying:
            strong.add(owner)
        elif name in catalog.occupying_weakly:
            weak.add(owner)
        if name in catalog.headquarters:
            homes.append(owner)
        if name in catalog.yielding:
            yielding.append(piece)
    # R2.2: a headquarters occupies while nobody else's forces stand there; two who cannot fight occupy nothing.
    holders = strong or weak
    holder = next(iter(holders)) if len(holders) == 1 else None
    sources = []
    for piece in yielding:
        # R2.3: neutral pieces serve whoever occupies their tile, and nobody in one that nobody does.
        seat = holder if piece.owner == NEUTRAL else piece.owner
        if seat is not None:
            sources.append(Source(seat, catalog.yielding[piece.item], stack[piece]))
    is_contested = bool(colours) and len(stack) > 1 and _is_contested(stack, catalog)
    return Standing(catalog, holder, is_contested, tuple(homes), tuple(sources))


def _is_contested(stack: Stack, catalog: Catalog) -> bool:
    """Whether a clause of a piece here is against a coloured piece here of anybody else, R6."""
    return any(
        other.owner not in (NEUTRAL, piece.owner) and other.item in catalog.prey[piece.item]
        for piece in stack
        if piece.item in catalog.prey
        for other in stack
    )


def occupier(stack: Stack, catalog: Catalog) -> str | None:
    """The player who occupies a tile, R2.2; None if nobody does, or two who cannot fight stand there."""
    return standing(stack, catalog).occupier if stack else None


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
    return {owner: tile for tile, stack in position.items() for owner in standing(stack, catalog).homes}
