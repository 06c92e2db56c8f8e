"""A small picture of the board for lists: territories, and who holds which tile.

    thumbnail(scenario, position)    one still
    lands(scenario)                  what many of them on one page share
"""

from __future__ import annotations

import htpy as h

from rozz.engine.rozz.catalog import NEUTRAL
from rozz.engine.rozz.position import Position
from rozz.engine.rozz.scenario import Scenario
from rozz.ui.board import geometry
from rozz.ui.board.geometry import HEX_ROOM, Spot, number
from rozz.ui.games.rozz import tile
from rozz.ui.games.rozz.tokens import Token
from rozz.ui.views.seats import seat_styles, shape_path

LANDS = "lands"


def lands(scenario: Scenario) -> h.Element:
    """The land of a board alone, for many thumbnails of it to refer to."""
    return h.svg(".heard", width="0", height="0", aria_hidden="true")[h.defs[h.g(id=LANDS)[_lands(scenario)]]]


def _lands(scenario: Scenario) -> list[h.Element]:
    chart = geometry.chart(scenario.board)
    loose = [chart.outlines[name] for name, shape in scenario.board.tiles.items() if not shape.territory]
    return [
        *(h.path(class_=f"land tint-{chart.tints[name]}", d=d) for name, d in chart.territories.items()),
        *(h.path(class_="land tint-0", d=d) for d in loose),
    ]


def thumbnail(scenario: Scenario, position: Position, label: str = "", refers: bool = False) -> h.Element:
    """A still of the board: territories and who holds which tile; without a `label` it is decorative.

    It `refers` to `lands` that stand on the same page, or draws its own.
    """
    chart = geometry.chart(scenario.board)
    styles = seat_styles(scenario.players)
    naming = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return h.svg(".thumbnail", naming, viewBox=str(chart.frame))[
        h.use(href=f"#{LANDS}") if refers else _lands(scenario),
        [_marker(chart.spots[name], held) for name in position
         if (held := tile.strength(scenario, position[name], styles)) is not None],
    ]  # fmt: skip


def _marker(spot: Spot, held: Token) -> h.Element:
    scale = (1.5 if held.style else 1.1) * min(1.3, spot.room / HEX_ROOM)
    return h.path(
        class_=f"body {held.style.css if held.style else NEUTRAL}",
        d=shape_path(held.style.index if held.style else 0),
        transform=f"translate({number(spot.x)} {number(spot.y)}) scale({scale:.2f})",
    )
