"""Screen reader texts of the board, and the heading of a tile's sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rozz.engine.match import SeatAssignment
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Command, Move, Purchase
from rozz.engine.rozz.model.position import EMPTY, Position, Stack
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import with_commas, with_semicolons
from rozz.ui.memoize import remembered


@remembered(most=8)
def labels(seats: tuple[SeatAssignment, ...], position: Position, seat: str) -> dict[str, str]:
    """The texts of all tiles that hold something."""
    return {tile: label(seats, tile, stack, seat) for tile, stack in position.items()}


def contents_label(seats: tuple[SeatAssignment, ...], tile: str, stack: Stack, seat: str) -> str:
    """The same for any tile, empty ones included."""
    return label(seats, tile, stack, seat) if stack else say("rozz-tile-empty", tile=tile)


#: The texts of tiles that can be picked, by mark.
TAP_EFFECTS = {"move": "rozz-may-move", "strike": "rozz-may-strike"}


def target_labels(
    seats: tuple[SeatAssignment, ...], position: Position, seat: str, targets: Mapping[str, str]
) -> Mapping[str, str]:
    """The texts of tiles in reach, with the effect of a tap there."""
    texts = labels(seats, position, seat)
    known = {tile: texts.get(tile) or say("rozz-tile-empty", tile=tile) for tile in targets}
    return {
        tile: say("rozz-tile-in-reach", label=known[tile], may=tap_effect(mark)) for tile, mark in targets.items()
    }


def tap_effect(mark: str) -> str:
    """What a tap on a tile with a mark would do."""
    return say(TAP_EFFECTS[mark])


@remembered(most=512)
def label(seats: tuple[SeatAssignment, ...], tile: str, stack: Stack, seat: str) -> str:
    """The text of a tile that holds something: B3: yours, ARMOR 1, INF 4; SRNUKE 1."""
    names = {place.colour: say("rozz-yours") if place.colour == seat else place.shown for place in seats}
    parts: dict[str, list[str]] = {}
    for piece, number in stack.items():
        parts.setdefault(piece.owner, []).append(say("rozz-tile-pieces", item=piece.item, number=number))
    # The player's own first, then others in seat order; neutral ones last.
    owners = sorted((*names, *(owner for owner in parts if owner not in names)), key=lambda owner: owner != seat)
    said = [_owner_text(names.get(owner, ""), with_commas(parts[owner])) for owner in owners if owner in parts]
    return say("rozz-tile", tile=tile, contents=with_semicolons(said))


def planned_text(position: Position, tile: str, seat: str, commands: Sequence[Command]) -> str:
    """The pieces that a seat's commands bring to a tile and take from it; empty if there are none.

    As “Planned: −4 INF (1 left), +1 TRAP”.
    """
    coming, leaving, there = Counter[str](), Counter[str](), Counter[str]()
    for piece, number in position.get(tile, EMPTY).items():
        if piece.owner in (seat, NEUTRAL):
            there[piece.item] += number
    for each in commands:
        if isinstance(each, Purchase) and each.tile == tile:
            coming[each.item] += each.quantity
            there[each.item] += each.quantity  # it can leave in the same turn
        elif isinstance(each, Move):
            moved = Counter({each.item: each.quantity}) + Counter(dict(each.cargo))
            if each.destination == tile:
                coming += moved
            if each.start == tile:
                leaving += moved
    parts = [
        *(say("rozz-tile-leaves", item=item, number=number, left=max(0, there[item] - number))
          for item, number in leaving.items()),
        *(say("rozz-tile-comes", item=item, number=number) for item, number in coming.items()),
    ]  # fmt: skip
    return say("rozz-tile-planned", pieces=with_commas(parts)) if parts else ""


def _owner_text(owner: str, pieces: str) -> str:
    return say("rozz-tile-owner", owner=owner, pieces=pieces) if owner else pieces
