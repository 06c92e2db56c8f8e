"""Reads a position from a hand-written mapping: stacks, their limits, one headquarters per player."""

from __future__ import annotations

from rozz.engine.boards.graph import Board
from rozz.engine.rozz.model.catalog import NEUTRAL, Catalog
from rozz.engine.rozz.model.position import Piece, Position, forces, pieces_of
from rozz.engine.rozz.reading.catalog_reading import abbreviation
from rozz.engine.validation import PathValue, nearest
from rozz.engine.word_lists import listed


def read_position(
    found: PathValue, board: Board, catalog: Catalog, players: tuple[str, ...], is_start: bool = True
) -> Position:
    """A position: tile → color or neutral → item → number.

    At the start of a turn it must respect the limits; in the middle of a turn it need not.
    """
    position: dict[str, dict[Piece, int]] = {}
    for key, place in found.entries("a mapping of tiles"):
        tile = board.spellings.get(key.casefold())
        if tile is None:
            near = nearest(key, board.tiles)
            place.wrong(f"there is no tile {key}" + (f"; did you mean {near}?" if near else ""))
        if tile in position:
            place.wrong(f"{tile} is named twice")
        position[tile] = _stack(place, catalog, players)
        if is_start:
            _check_stack(place, tile, position[tile], catalog)
    if is_start:
        _check_headquarters(found, position, catalog)
    return {tile: stack for tile, stack in position.items() if stack}


def _stack(found: PathValue, catalog: Catalog, players: tuple[str, ...]) -> dict[Piece, int]:
    stack: dict[Piece, int] = {}
    owners: set[str] = set()
    for key, place in found.entries("a mapping of colours (or neutral) to pieces"):
        owner = NEUTRAL if key.casefold() == NEUTRAL else key.upper()
        if owner != NEUTRAL and owner not in players:
            near = nearest(owner, (*players, NEUTRAL))
            place.wrong(f"{key} does not play here" + (f"; did you mean {near}?" if near else ""))
        if owner in owners:
            place.wrong(f"{owner} is named twice")
        owners.add(owner)
        named: set[str] = set()
        for item_key, number in place.entries("a mapping of items to numbers"):
            name = abbreviation(number, item_key)
            _check_piece(number, name, owner, catalog)
            if name in named:
                number.wrong(f"{name} is named twice")
            named.add(name)
            if number.whole():
                stack[Piece(owner, name)] = number.value
    return stack


def _check_piece(found: PathValue, name: str, owner: str, catalog: Catalog) -> None:
    item = catalog.items.get(name)
    if item is None:
        near = nearest(name, catalog.items)
        found.wrong(f"{name} is not in this scenario's catalog" + (f"; did you mean {near}?" if near else ""))
    if item.owner == "none":
        found.wrong(f"{name} is off the board and cannot stand in a tile")
    if item.is_coloured != (owner != NEUTRAL):
        wanted = "a colour" if item.is_coloured else "neutral"
        found.wrong(f"{name} is {item.owner}, so it stands under {wanted}, not under {owner}")


def _check_stack(found: PathValue, tile: str, stack: dict[Piece, int], catalog: Catalog) -> None:
    fighters = forces(stack, catalog)
    if len(fighters) > 1 and _must_fight(stack, catalog):
        found.wrong(f"the ground forces of {listed(sorted(fighters))} cannot both stand in {tile}")
    for piece in stack:
        item = catalog.items[piece.item]
        if item.limit is not None:
            counted = [n for each, n in stack.items() if each.item == piece.item and (item.exclusive or each == piece)]
            if sum(counted) > item.limit:
                found.wrong(f"{sum(counted)} {piece.item} in {tile}, at most {item.limit} may be")
    if sum(n for each, n in stack.items() if each.item in catalog.headquarters) > 1:
        found.wrong(f"more than one headquarters in {tile}")


def _must_fight(stack: dict[Piece, int], catalog: Catalog) -> bool:
    """Whether any two occupying items here clash."""
    present = {piece.item for piece in stack if piece.item in catalog.occupying}
    return any(set(clause.against) & present for name in present for clause in catalog.items[name].clash)


def _check_headquarters(found: PathValue, position: Position, catalog: Catalog) -> None:
    owners = [
        piece.owner
        for _, piece, number in pieces_of(position)
        if piece.item in catalog.headquarters
        for _ in range(number)
    ]
    for owner in owners:
        if owners.count(owner) > 1:
            found.wrong(f"{owner} has more than one headquarters")
