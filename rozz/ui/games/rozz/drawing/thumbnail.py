"""A small picture of the board for lists: territories and the holders of tiles.

    thumbnail(scenario, position)      one still picture
    thumbnail_definitions(scenario)    what many of them on one page share
"""

from __future__ import annotations

import re

import htpy as h

from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.position import Position
from rozz.engine.rozz.model.scenario import Scenario
from rozz.ui.board import geometry
from rozz.ui.board.geometry import HEX_ROOM
from rozz.ui.board.seat_styles import seat_styles, shape_path
from rozz.ui.games.rozz.drawing import tile_contents

LANDS_ID = "lands"


def thumbnail_definitions(scenario: Scenario) -> h.Element:
    """The land of a board, for many thumbnails to refer to."""
    return h.svg(".heard", width="0", height="0", aria_hidden="true")[h.defs[h.g(id=LANDS_ID)[_land_shapes(scenario)]]]


def _land_shapes(scenario: Scenario) -> list[h.Element]:
    chart = geometry.board_layout(scenario.board)
    by_tint: dict[int, list[str]] = {}
    for name, outline in chart.territories.items():
        by_tint.setdefault(chart.tints[name], []).append(outline)
    loose = [chart.outlines[name] for name, shape in scenario.board.tiles.items() if not shape.territory]
    by_tint.setdefault(0, []).extend(loose)
    return [
        h.path(class_=f"land tint-{tint}", d=shortened_path("".join(outlines)))
        for tint, outlines in by_tint.items()
        if outlines
    ]


def shortened_path(path: str) -> str:
    """Shorten a path by rounding its numbers, as a first screen has many paths, with units smaller than pixels.

    >>> shortened_path("M-50 -86.5L-25 -130L25 130.4Z"), shortened_path("M1.6 2A26.2 26.2 0 0 1 -3 4L-5 6Z")
    ('M-50-86-25-130 25 130Z', 'M2 2A26 26 0 0 1-3 4L-5 6Z')
    """
    whole = re.sub(r"-?\d*\.\d+", lambda found: str(round(float(found[0]))), path)
    # After an arc, numbers without a letter would be another arc.
    return re.sub(" (?=-)", "", whole if "A" in whole else whole.replace("L", " "))


def thumbnail(scenario: Scenario, position: Position, label: str = "", uses_defs: bool = False) -> h.Element:
    """A still picture of the board: territories and holders of tiles; decorative without a `label`.

    With `uses_defs` it refers to the `thumbnail_definitions` of the same page, or draws its own.
    """
    chart = geometry.board_layout(scenario.board)
    naming = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return h.svg(".thumbnail", naming, viewBox=str(chart.frame))[
        h.use(href=f"#{LANDS_ID}") if uses_defs else _land_shapes(scenario),
        [
            h.path(class_=f"body {css}", d=shortened_path("".join(drawn)))
            for css, drawn in _markers(scenario, position).items()
        ],
    ]


def _markers(scenario: Scenario, position: Position) -> dict[str, list[str]]:
    """The shapes of the holders in all tiles, as one path for each seat's class."""
    spots, styles = geometry.board_layout(scenario.board).spots, seat_styles(scenario.players)
    markers: dict[str, list[str]] = {}
    for name, stack in position.items():
        if held := tile_contents.strength_of(scenario, stack, styles):
            spot, style = spots[name], held.style
            scale = (1.5 if style else 1.1) * min(1.3, spot.room / HEX_ROOM)
            shape = shape_path(style.index if style else 0, spot.x, spot.y, scale)
            markers.setdefault(style.css if style else NEUTRAL, []).append(shape)
    return markers
