"""What a screen reader hears of the board, and what stands at the head of a tile's sheet."""

from __future__ import annotations

from rozz.engine.match import Place
from rozz.engine.rozz.position import Position, Stack
from rozz.ui.games.rozz.words import say
from rozz.ui.remembering import remembered


@remembered(most=8)
def labels(seats: tuple[Place, ...], position: Position, seat: str) -> dict[str, str]:
    """What a screen reader hears of each tile that holds something."""
    return {tile: label(seats, tile, stack, seat) for tile, stack in position.items()}


def contents(seats: tuple[Place, ...], tile: str, stack: Stack, seat: str) -> str:
    """The same also of a tile that holds nothing."""
    return label(seats, tile, stack, seat) if stack else f"{tile}: {say('empty-tile')}"


@remembered(most=1024)
def label(seats: tuple[Place, ...], tile: str, stack: Stack, seat: str) -> str:
    """What a screen reader hears of a tile that holds something: B3: yours, ARMOR 1, INF 4; SRNUKE 1."""
    names = {place.colour: say("yours") if place.colour == seat else place.name for place in seats}
    parts: dict[str, list[str]] = {}
    for piece, number in stack.items():
        parts.setdefault(piece.owner, []).append(f"{piece.item} {number}")
    said = [f"{names.get(owner, '')}, {', '.join(held)}".removeprefix(", ") for owner, held in parts.items()]
    return f"{tile}: {'; '.join(said)}"
