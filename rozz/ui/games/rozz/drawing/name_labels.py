"""Names outside their tiles: of regions, and of headquarters in tiles too small for them.

Both avoid what is on the board.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import htpy as h
from markupsafe import Markup, escape

from rozz.engine.boards.graph import Point
from rozz.engine.rozz.model.position import Position
from rozz.engine.rozz.model.scenario import Scenario
from rozz.ui.board import short_labels
from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.viewport import FAR, OVERVIEW
from rozz.ui.games.rozz.drawing.tile import Plot
from rozz.ui.games.rozz.drawing.tile_layout import MAX_LETTERS
from rozz.ui.page_regions import Region, region

#: Half the width and half the height of a letter in a region's name, in drawing units.
HALF_LETTER_WIDTH, HALF_LETTER_HEIGHT = 7.0, 14.0


def region_names(places: Mapping[str, tuple[Point, ...]], plots: Mapping[str, Plot], held: Iterable[str]) -> Region:
    """The names of territories without a tile of that name, each at its first free place."""
    stands = [plots[tile].spot for tile in held]
    written = [
        h.text(".name.region", x=number(free[0]), y=number(free[1]), text_anchor="middle")[
            short_labels.short_name(name)
        ]
        for name, ways in places.items()
        if (free := next((at for at in ways if not _covers(stands, name, at)), None))
    ]
    return region("names", h.g("#names.names", aria_hidden="true")[written])


def _covers(stands: Iterable[Spot], name: str, at: Point) -> bool:
    """Whether the contents of one of these spots would cover a name at a point."""
    wide = HALF_LETTER_WIDTH * min(len(name), short_labels.MAX_LETTERS)
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
        _headquarters_name(plots[name], tier, neighbor_spots(name))
        for name, stack in position.items()
        if any(piece.item in scenario.catalog.headquarters for piece in stack)
    ]
    return region("homes", Markup(f'<g id="homes" class="homes" aria-hidden="true">{"".join(names)}</g>'))


def _headquarters_name(place: Plot, tier: str, around: Collection[Spot]) -> str:
    """The name of a headquarters from afar: below or above its tile, over the neighbors.

    around: the neighbors that hold something; if they leave no room the name is omitted.
    """
    if tier not in OVERVIEW or (tier != FAR and place.is_word):
        return ""
    side = next((side for side in (1, -1) if not any(side * (each.y - place.spot.y) > 1 for each in around)), 0)
    if not side:
        return ""
    x, y = number(place.spot.x), number(place.spot.y + side * 1.02 * place.spot.room)
    text = escape(short_labels.short_name(place.name, MAX_LETTERS))
    return f'<text class="home-name{" below" if side > 0 else ""}" x="{x}" y="{y}">{text}</text>'
