"""Names outside their tiles: of regions, and of headquarters in tiles too small for them.

Both avoid what is on the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import htpy as h
from markupsafe import Markup

from rozz.engine.boards.graph import Point
from rozz.engine.rozz.model.position import Position
from rozz.engine.rozz.model.scenario import Scenario
from rozz.ui.board import board_announcement
from rozz.ui.board.geometry import Spot, number
from rozz.ui.games.rozz.drawing import tile_labels
from rozz.ui.games.rozz.drawing.tile import Plot
from rozz.ui.page_regions import Region, region

#: Half the width and half the height of a letter in a region's name, in drawing units.
HALF_LETTER_WIDTH, HALF_LETTER_HEIGHT = 7.0, 14.0


def region_names(places: Mapping[str, tuple[Point, ...]], plots: Mapping[str, Plot], held: Iterable[str]) -> Region:
    """The names of territories without a tile of that name, each at its first free place."""
    stands = [plots[tile].spot for tile in held]
    written = [
        h.text(".name.region", x=number(free[0]), y=number(free[1]), text_anchor="middle")[
            board_announcement.short_name(name)
        ]
        for name, ways in places.items()
        if (free := next((at for at in ways if not _covers(stands, name, at)), None))
    ]
    return region("names", h.g("#names.names", aria_hidden="true")[written])


def _covers(stands: Iterable[Spot], name: str, at: Point) -> bool:
    """Whether the contents of one of these spots would cover a name at a point."""
    wide = HALF_LETTER_WIDTH * min(len(name), board_announcement.MAX_LETTERS)
    x, y = at[0], at[1] - HALF_LETTER_HEIGHT / 2
    return any(
        abs(spot.x - x) < 0.85 * spot.room + wide and abs(spot.y - y) < 0.7 * spot.room + HALF_LETTER_HEIGHT
        for spot in stands
    )


def headquarters_names(scenario: Scenario, position: Position, plots: Mapping[str, Plot], tier: str) -> Region:
    """The names of headquarters that do not fit in their tiles, kept clear of other players' numbers."""

    def neighbor_spots(name: str) -> list[Spot]:
        return [plots[each].spot for each in scenario.board.neighbours[name] if each in position]

    names = [
        tile_labels.headquarters_name(plots[name], tier, neighbor_spots(name))
        for name, stack in position.items()
        if any(piece.item in scenario.catalog.headquarters for piece in stack)
    ]
    return region("homes", Markup(f'<g id="homes" class="homes" aria-hidden="true">{"".join(names)}</g>'))
