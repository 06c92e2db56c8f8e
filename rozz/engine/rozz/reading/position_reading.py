"""Reads a position from a hand-written mapping: stacks, their limits, one headquarters per player."""

from __future__ import annotations

from rozz.engine.boards.graph import Board
from rozz.engine.rozz.model.catalog import NEUTRAL, Catalog
from rozz.engine.rozz.model.position import Piece, Position, forces, pieces_of
from rozz.engine.rozz.reading.catalog_reading import abbreviation
from rozz.engine.said import listed, said
from rozz.engine.validation import PathValue


def read_position(
    found: PathValue, board: Board, catalog: Catalog, players: tuple[str, ...], is_start: bool = True
) -> Position:
    """A position: tile → color or neutral → item → number.

    At the start of a turn it must respect the limits; in the middle of a turn it need not.
    """
    position: dict[str, dict[Piece, int]] = {}
    for key, place in found.entries(said("files-tiles")):
        tile = board.spellings.get(key.casefold())
        if tile is None:
            place.fail_unknown(said("files-no-tile", tile=key), key, board.tiles)
        if tile in position:
            place.fail(said("files-named-twice", name=tile))
        position[tile] = _stack(place, catalog, players)
        if is_start:
            _check_stack(place, tile, position[tile], catalog)
    if is_start:
        _check_headquarters(found, position, catalog)
    return {tile: stack for tile, stack in position.items() if stack}


def _stack(found: PathValue, catalog: Catalog, players: tuple[str, ...]) -> dict[Piece, int]:
    stack: dict[Piece, int] = {}
    owners: set[str] = set()
    for key, place in found.entries(said("files-stack")):
        owner = NEUTRAL if key.casefold() == NEUTRAL else key.upper()
        if owner != NEUTRAL and owner not in players:
            place.fail_unknown(said("files-not-playing", name=key), owner, (*players, NEUTRAL))
        if owner in owners:
            place.fail(said("files-named-twice", name=owner))
        owners.add(owner)
        named: set[str] = set()
        for item_key, number in place.entries(said("files-items-to-numbers")):
            name = abbreviation(number, item_key)
            _check_piece(number, name, owner, catalog)
            if name in named:
                number.fail(said("files-named-twice", name=name))
            named.add(name)
            if number.whole_number():
                stack[Piece(owner, name)] = number.value
    return stack


def _check_piece(found: PathValue, name: str, owner: str, catalog: Catalog) -> None:
    item = catalog.items.get(name)
    if item is None:
        found.fail_unknown(said("files-not-in-catalog", item=name), name, catalog.items)
    if item.owner == "none":
        found.fail(said("files-off-board", item=name))
    if item.is_colored != (owner != NEUTRAL):
        if item.is_colored:
            found.fail(said("files-under-a-color", item=name))
        found.fail(said("files-under-neutral", item=name, owner=owner))


def _check_stack(found: PathValue, tile: str, stack: dict[Piece, int], catalog: Catalog) -> None:
    fighters = forces(stack, catalog)
    if len(fighters) > 1 and _must_fight(stack, catalog):
        found.fail(said("files-would-fight", colors=listed(sorted(fighters)), tile=tile))
    for piece in stack:
        item = catalog.items[piece.item]
        if item.limit is not None:
            counted = [n for each, n in stack.items() if each.item == piece.item and (item.exclusive or each == piece)]
            if sum(counted) > item.limit:
                found.fail(said("files-over-limit", number=sum(counted), item=piece.item, tile=tile, most=item.limit))
    if sum(n for each, n in stack.items() if each.item in catalog.headquarters) > 1:
        found.fail(said("files-two-headquarters-here", tile=tile))


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
            found.fail(said("files-two-headquarters", color=owner))
