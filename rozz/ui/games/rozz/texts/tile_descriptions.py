"""What a screen reader hears of the board, and what stands at the head of a tile's sheet."""

from __future__ import annotations

from collections.abc import Mapping

from rozz.engine.match import SeatAssignment
from rozz.engine.rozz.model.position import Position, Stack
from rozz.ui.games.rozz.texts.words import say
from rozz.ui.memoize import remembered


@remembered(most=8)
def labels(seats: tuple[SeatAssignment, ...], position: Position, seat: str) -> dict[str, str]:
    """What a screen reader hears of each tile that holds something."""
    return {tile: label(seats, tile, stack, seat) for tile, stack in position.items()}


def contents(seats: tuple[SeatAssignment, ...], tile: str, stack: Stack, seat: str) -> str:
    """The same also of a tile that holds nothing."""
    return label(seats, tile, stack, seat) if stack else f"{tile}: {say('empty-tile')}"


#: What is heard of a tile that can be picked, by its mark.
MAY = {"move": "may-move", "strike": "may-strike"}


def reached(
    seats: tuple[SeatAssignment, ...], position: Position, seat: str, targets: Mapping[str, str]
) -> Mapping[str, str]:
    """The same of the tiles in reach, with what a tap there would do."""
    told = labels(seats, position, seat)
    return {tile: f"{told.get(tile) or _empty(tile)}; {may(mark)}" for tile, mark in targets.items()}


def may(mark: str) -> str:
    """What a tap on a tile with a mark would do."""
    return say(MAY[mark])


def _empty(tile: str) -> str:
    return f"{tile}: {say('empty')}"


@remembered(most=512)
def label(seats: tuple[SeatAssignment, ...], tile: str, stack: Stack, seat: str) -> str:
    """What a screen reader hears of a tile that holds something: B3: yours, ARMOR 1, INF 4; SRNUKE 1."""
    names = {place.colour: say("yours") if place.colour == seat else place.shown for place in seats}
    parts: dict[str, list[str]] = {}
    for piece, number in stack.items():
        parts.setdefault(piece.owner, []).append(f"{piece.item} {number}")
    # One's own first, then others in seat order; what is nobody's last.
    owners = sorted((*names, *(owner for owner in parts if owner not in names)), key=lambda owner: owner != seat)
    told = {owner: parts[owner] for owner in owners if owner in parts}
    said = [f"{names.get(owner, '')}, {', '.join(held)}".removeprefix(", ") for owner, held in told.items()]
    return f"{tile}: {'; '.join(said)}"
