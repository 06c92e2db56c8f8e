"""The names of the points of the map, moved aside where they would cover what is there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import htpy as h

from rozz.engine.campaigns.model.ozz_map import Point
from rozz.engine.game import name_of
from rozz.ui.board.geometry import number
from rozz.ui.board.text_boxes import TEXT, Box, overlap_area
from rozz.ui.games.campaigns.drawing.map_counters import standing_boxes
from rozz.ui.games.campaigns.drawing.map_marches import INCH
from rozz.ui.games.campaigns.drawing.map_paper import HIGH, LEFT, TOP, WIDE, middle
from rozz.ui.games.campaigns.drawing.map_scene import MapScene, at_rest
from rozz.ui.games.face import Marks
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, region


@dataclass(frozen=True)
class Named:
    """The written name of a point, and where it stands.

    edge: the edge of the paper that it would cross if it were centered above its point.
    """

    text: str
    x: float
    y: float
    is_main: bool
    is_closed: bool
    edge: Literal["", "left", "right"]

    @property
    def css(self) -> str:
        """Its CSS classes."""
        states = {"main": self.is_main, "closed": self.is_closed, f"at-{self.edge}": bool(self.edge)}
        return " ".join(("point-name", *(state for state, holds in states.items() if holds)))

    def box(self, units: float) -> Box:
        """Where it is written at this zoom, at most."""
        size = min(48.0, max(26.0, 10.5 * units)) if self.is_main else min(46.0, max(22.0, 10 * units))
        wide = TEXT * size * len(self.text)
        left = self.x - {"left": 0.0, "right": wide, "": wide / 2}[self.edge]
        return Box(left, self.y - 0.8 * size, left + wide, self.y + 0.25 * size)


#: Where a name may stand instead of right above its point, nearest first: this far to the right and down.
ASIDE = [(x, y) for x in range(-90, 91, 15) for y in range(-45, 1, 9)]
ASIDE.sort(key=lambda way: (abs(way[0]) - way[1], way))
#: The paper, as a box.
ON_PAPER = Box(LEFT * INCH, TOP * INCH, (LEFT + WIDE) * INCH, (TOP + HIGH) * INCH)


def names_region(scene: MapScene, marks: Marks, units: float, is_detailed: bool) -> Region:
    """All names, at this many drawing `units` per pixel."""
    found = clear_names(scene, marks, units, is_detailed)
    drawn = h.g("#map-names.names", aria_hidden="true")[
        [h.text(class_=each.css, x=number(each.x), y=number(each.y))[each.text] for each in found]
    ]
    return region("map-names", drawn)


def clear_names(scene: MapScene, marks: Marks, units: float, is_detailed: bool) -> tuple[Named, ...]:
    """The names of points, moved aside where they would cover counters, walls or other names."""
    shown = frozenset(name_of(each) for each in (marks.selected, marks.chosen, *marks.lit) if each)
    return _laid_out(at_rest(scene), shown, units, is_detailed)


@remembered(most=4)
def _laid_out(scene: MapScene, shown: frozenset[str], units: float, is_detailed: bool) -> tuple[Named, ...]:
    points = scene.scenario.map.points.values()
    taken = [box for point in points for box in standing_boxes(point, scene, is_detailed, units)]
    found: list[Named] = []
    for name in _named(scene, shown, is_detailed):
        best, least = name, _covered(name, taken, units)
        for x, y in ASIDE:
            if not least:
                break
            moved = replace(name, x=name.x + x, y=name.y + y)
            if moved.box(units).within(ON_PAPER) and (covered := _covered(moved, taken, units)) < least:
                best, least = moved, covered
        found.append(best)
        taken.append(best.box(units))
    return tuple(found)


def _covered(name: Named, taken: Sequence[Box], units: float) -> float:
    """How much of these boxes a name covers."""
    box = name.box(units)
    return sum(overlap_area(box, each) for each in taken)


def _named(scene: MapScene, shown: Collection[str], is_detailed: bool) -> Iterator[Named]:
    """Names of points: all up close, from afar only castles and the points that are `shown` to be chosen."""
    for point in scene.scenario.map.points.values():
        is_main = point.kind in ("castle", "capital")
        is_far_sight = point.kind == "castle"
        is_open = is_detailed or point.name not in scene.scenario.closed
        if is_detailed or (is_far_sight and is_open) or point.name in shown:
            x, y = middle(point)
            edge = _edge_near(point)
            aside = {"left": -70, "right": 70, "": 0}[edge]
            yield Named(point.name, x + aside, y - 58, is_main, point.name in scene.scenario.closed, edge)


def _edge_near(point: Point) -> Literal["", "left", "right"]:
    """The edge that is so near to a point that a large name would leave the paper."""
    if point.x < LEFT + 3:
        return "left"
    return "right" if point.x > LEFT + WIDE - 3 else ""
