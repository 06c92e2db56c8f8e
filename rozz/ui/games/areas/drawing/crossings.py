"""Where an arrow crosses the border between two areas, so that it is not drawn through a third, and where armies meet.

Most arrows need no help, because they curve slightly between counters. This module knows shapes and lanes, but does
not know armies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot

from rozz.engine.areas.model.map import Point, Shape
from rozz.ui.board.arrows import control_point, control_through
from rozz.ui.games.areas.drawing.chart import AreaChart
from rozz.ui.games.areas.drawing.coast import UNIT
from rozz.ui.memoize import remembered

#: How many points of a curve are tested, and of a border.
CURVE_SAMPLES, BORDER_SAMPLES = 40, 14
#: Anything closer to an outline is on it, in map units.
TOLERANCE = 0.03


@remembered(most=512)
def crossing(chart: AreaChart, start: str, end: str, bend: float) -> Point | None:
    """The point that an arrow passes, in board units; None if the usual curve meets no third area."""
    tail, tip = ((chart.spots[each].x, chart.spots[each].y) for each in (start, end))
    lands = [land for name, land in _lands(chart).items() if name not in (start, end)]
    # A city lies in its province, and routes from it cross that.
    others = [each for each in lands if not each.contains(tail) and not each.contains(tip)]

    def count_crossed(middle: Point) -> int:
        near = [each for each in others if each.is_near((tail, middle, tip))]
        points = curve_points(tail, middle, tip) if near else ()
        return sum(any(each.contains(point) for each in near) for point in points)

    usual = count_crossed(control_point(tail, tip, bend))
    if usual < 2:
        return None
    found = [(count_crossed(control_through(tail, tip, point, bend)), _length(tail, point, tip), point)
             for point in _sample(_all_border_points(chart, start, end))]  # fmt: skip
    fewest, _, best = min(found, default=(usual, 0.0, tail))
    return best if fewest < usual else None


@remembered(most=8)
def _lands(chart: AreaChart) -> dict[str, Land]:
    """The outlines of all areas."""
    return {name: Land(shape) for name, shape in chart.shapes.items()}


class Land:
    """An area's outline in board units, and its bounding box."""

    def __init__(self, shape: Shape) -> None:
        self.outline = [(x * UNIT, y * UNIT) for x, y in shape.outline]
        xs, ys = zip(*self.outline, strict=True)
        self.box: tuple[float, float, float, float] = min(xs), min(ys), max(xs), max(ys)

    def is_near(self, corners: Sequence[Point]) -> bool:
        """Whether its bounding box overlaps that of a curve's ends and middle, which the curve never leaves."""
        left, top, right, foot = self.box
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return min(xs) < right and left < max(xs) and min(ys) < foot and top < max(ys)

    def contains(self, point: Point) -> bool:
        """Whether a point lies inside."""
        x, y = point
        left, top, right, foot = self.box
        if not (left < x < right and top < y < foot):
            return False
        pairs = pairwise((*self.outline, self.outline[0]))
        return sum((b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a for (a, b), (c, d) in pairs) % 2 == 1


def curve_points(tail: Point, middle: Point, tip: Point) -> Iterator[Point]:
    """Points of the curve from one end to the other, bent toward the middle point."""
    for step in range(1, CURVE_SAMPLES):
        t = step / CURVE_SAMPLES
        yield (
            (1 - t) ** 2 * tail[0] + 2 * t * (1 - t) * middle[0] + t * t * tip[0],
            (1 - t) ** 2 * tail[1] + 2 * t * (1 - t) * middle[1] + t * t * tip[1],
        )


def _length(tail: Point, point: Point, tip: Point) -> float:
    return hypot(point[0] - tail[0], point[1] - tail[1]) + hypot(tip[0] - point[0], tip[1] - point[1])


@remembered(most=256)
def meeting_point(chart: AreaChart, one: str, other: str) -> Point:
    """The point of the border where armies from both sides meet, in board units; at sea the middle of the lane.

    That is where the shortest way between their counters crosses the border.
    """
    one, other = sorted((one, other))
    tail, tip = ((chart.spots[each].x, chart.spots[each].y) for each in (one, other))
    halfway = (tail[0] + tip[0]) / 2, (tail[1] + tip[1]) / 2
    points = _scaled(_all_border_points(chart, one, other) or _rim_of_city(chart, one, other))
    if frozenset((one, other)) in chart.lanes:
        return points[len(points) // 2]
    return min(points, key=lambda point: _length(tail, point, tip), default=halfway)


@remembered(most=256)
def border_points(chart: AreaChart, one: str, other: str) -> list[Point]:
    """Some points on the border between two areas, in board units; none if they do not touch."""
    return _sample(_all_border_points(chart, one, other) or _rim_of_city(chart, one, other))


def _sample(points: list[Point]) -> list[Point]:
    """Some of the points, in board units."""
    return _scaled(points[:: max(1, -(-len(points) // BORDER_SAMPLES))])


def _scaled(points: list[Point]) -> list[Point]:
    return [(x * UNIT, y * UNIT) for x, y in points]


def _all_border_points(chart: AreaChart, start: str, end: str) -> list[Point]:
    """Points on the border between two areas, or on the sea lane."""
    lane = chart.lanes.get(frozenset((start, end)))
    if lane is not None:
        return list(_points_along(lane.lines[0]))
    one, other = (chart.shapes[each].outline for each in (start, end))
    return [each for each in _points_along((*one, one[0])) if _is_on(each, (*other, other[0]))]


def _rim_of_city(chart: AreaChart, one: str, other: str) -> list[Point]:
    """Points on the outline of a city that lies within the other area; none if neither lies within the other."""
    for inner, outer in ((one, other), (other, one)):
        outline, spot = chart.shapes[inner].outline, chart.shapes[inner].centre
        if Land(chart.shapes[outer]).contains((spot[0] * UNIT, spot[1] * UNIT)):
            return list(_points_along((*outline, outline[0])))
    return []


def _points_along(line: Iterable[Point]) -> Iterator[Point]:
    for (x, y), (u, v) in pairwise(line):
        steps = max(1, round(hypot(u - x, v - y) / 0.15))
        for step in range(steps):
            yield x + (u - x) * step / steps, y + (v - y) * step / steps


def _is_on(point: Point, line: Iterable[Point]) -> bool:
    """Whether a point lies on a line."""
    x, y = point
    for (a, b), (c, d) in pairwise(line):
        long = hypot(c - a, d - b) or 1.0
        along = ((x - a) * (c - a) + (y - b) * (d - b)) / long
        if -TOLERANCE <= along <= long + TOLERANCE and abs((c - a) * (y - b) - (d - b) * (x - a)) / long < TOLERANCE:
            return True
    return False
