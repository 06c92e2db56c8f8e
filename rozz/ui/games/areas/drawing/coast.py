"""Edges of areas: the coast, the borders of continents, and all of them as if drawn by hand.

Maps are written down with straight edges. Each edge is drawn with small bends, the same from both sides, so that
neighbors still fit together. The module knows shapes and continents, but not armies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from math import ceil, hypot, sin

from rozz.engine.areas.model.map import CITY, Drawing, Map, Point, Shape
from rozz.ui.board.geometry import number

Edge = tuple[Point, Point]
#: Drawing units per unit of the map.
UNIT = 44.0
#: Lengths that differ by less are equal, in map units.
TOLERANCE = 0.001
#: In map units: how far bends are apart, and how far they leave the edge at a coast and at a border.
BEND_DISTANCE, COAST_BEND, BORDER_BEND = 0.42, 0.13, 0.07
#: In drawing units: how far names at sea keep from the straight edge of a coast, so that its bends do not reach them.
COAST_CLEARANCE = ceil(COAST_BEND * UNIT) + 1
#: How far a point is moved at most to bend long lines.
MAX_WARP = 0.14


def continent_borders(known: Map, shapes: Mapping[str, Shape]) -> tuple[Edge, ...]:
    """The edges between two continents."""
    continent = {area: each.name for each in known.continents for area in each.areas}
    beside = _areas_by_edge(_land(known, shapes))
    return tuple(edge for edge, names in beside.items() if len({continent.get(each) for each in names}) > 1)


def _land(known: Map, shapes: Mapping[str, Shape]) -> dict[str, tuple[Point, ...]]:
    """The corners of each area with those of its neighbors on its edges; without cities, which lie on provinces."""
    outlines = {name: shapes[name].outline for name, area in known.areas.items() if area.kind != CITY}
    corners = {point for outline in outlines.values() for point in outline}
    return {name: tuple(_outline_corners(outline, corners)) for name, outline in outlines.items()}


def _areas_by_edge(land: Mapping[str, tuple[Point, ...]]) -> dict[Edge, list[str]]:
    """The areas on both sides of each edge."""
    found: dict[Edge, list[str]] = {}
    for name, points in land.items():
        for start, end in pairwise((*points, points[0])):
            found.setdefault(_edge(start, end), []).append(name)
    return found


def _edge(start: Point, end: Point) -> Edge:
    """An edge, the same in both directions."""
    return min((start, end), (end, start))


def border_path(edge: Edge) -> str:
    """The path of an edge between two areas."""
    bends: list[tuple[Point, bool]] = [(point, False) for point in _bends(*edge, BORDER_BEND)]
    start, end = map(_jittered, edge)
    return _smooth([(start, True), *bends, (end, True)]).removesuffix(f"L{point_text(start)}Z")


def _parts(start: Point, end: Point, corners: Iterable[Point]) -> Iterator[Edge]:
    """An edge, split at the corners of other areas that lie on it."""
    (x, y), (u, v) = start, end
    least, most = (min(x, u) - TOLERANCE, min(y, v) - TOLERANCE), (max(x, u) + TOLERANCE, max(y, v) + TOLERANCE)
    on = [start, end]
    for p, q in corners:
        is_beside = least[0] <= p <= most[0] and least[1] <= q <= most[1] and (p, q) not in (start, end)
        if is_beside and abs((u - x) * (q - y) - (v - y) * (p - x)) < TOLERANCE:
            on.append((p, q))
    on.sort(key=lambda point: abs(point[0] - x) + abs(point[1] - y))
    yield from pairwise(on)


def with_bends(known: Map, drawing: Drawing) -> Drawing:
    """The map with its long straight lines gently bent; corners of neighbors on an edge become its own."""
    land = _land(known, drawing.shapes)
    shapes = {}
    for name, shape in drawing.shapes.items():
        centre = _warped(shape.centre)
        if name in land:
            outline = tuple(map(_warped, land[name]))
        else:
            # A city keeps its shape.
            across, down = centre[0] - shape.centre[0], centre[1] - shape.centre[1]
            outline = tuple((x + across, y + down) for x, y in shape.outline)
        shapes[name] = replace(shape, centre=centre, outline=outline)
    lanes = tuple(
        replace(lane, lines=tuple(tuple(map(_warped, line)) for line in lane.lines)) for lane in drawing.lanes
    )
    return replace(drawing, shapes=shapes, lanes=lanes)


def _warped(point: Point) -> Point:
    """Where a point of the straight map is drawn."""
    x, y = point
    across = sin(1.1 * y + 0.7) + 0.4 * sin(2.3 * y + 1.9 * x)
    down = sin(0.9 * x + 0.3) + 0.4 * sin(2.1 * x + 1.3 * y)
    return x + MAX_WARP * across, y + MAX_WARP * down


def hand_drawn_outlines(known: Map, shapes: Mapping[str, Shape]) -> Mapping[str, str]:
    """The outline of each area as a path with bends; cities are built, and stay as they are.

    A corner where areas meet stays a corner; a corner that only the sea sees is rounded.
    """
    land = _land(known, shapes)
    beside = _areas_by_edge(land)
    meeting = Counter(point for points in land.values() for point in points)
    drawn = {}
    for name, points in land.items():
        way: list[tuple[Point, bool]] = []
        for start, end in pairwise((*points, points[0])):
            way.append((_jittered(start), meeting[start] > 1))
            bend = COAST_BEND if len(beside[_edge(start, end)]) == 1 else BORDER_BEND
            way += [(point, False) for point in _bends(start, end, bend)]
        drawn[name] = _smooth(way)
    return {name: drawn.get(name) or straight_path(shape.outline) for name, shape in shapes.items()}


def _outline_corners(outline: Iterable[Point], corners: Iterable[Point]) -> Iterator[Point]:
    """The corners of an area, with those of others that lie on its edges."""
    points, known = tuple(outline), tuple(corners)
    for start, end in pairwise((*points, points[0])):
        yield from (point for point, _ in _parts(start, end, known))


def _noise(x: float, y: float) -> float:
    """A number from -1 to 1 that depends on a place alone."""
    found = sin(x * 12.9898 + y * 78.233) * 43758.5453
    return 2 * (found - found // 1) - 1


def _jittered(point: Point) -> Point:
    """A corner, a little beside its place."""
    x, y = point
    return x + 0.06 * _noise(x, y), y + 0.06 * _noise(y + 9, x)


def _bends(start: Point, end: Point, bend: float) -> list[Point]:
    """Points along an edge, each a little to one side; the same from both of its ends."""
    is_turned = end < start
    (x, y), (u, v) = map(_jittered, (end, start) if is_turned else (start, end))
    long = hypot(u - x, v - y)
    parts = round(long / BEND_DISTANCE)
    found = []
    for nth in range(1, parts):
        along = nth / parts
        px, py = x + (u - x) * along, y + (v - y) * along
        aside = bend * _noise(px, py)
        found.append((px - aside * (v - y) / long, py + aside * (u - x) / long))
    return found[::-1] if is_turned else found


def _smooth(bent: list[tuple[Point, bool]]) -> str:
    """A closed path through corners (marked true) and past all other points."""
    first = next((at for at, (_, is_corner) in enumerate(bent) if is_corner), None)
    if first is None:
        start = _midpoint(bent[-1][0], bent[0][0])
        ordered = bent
    else:
        start, ordered = bent[first][0], [*bent[first + 1 :], *bent[: first + 1]]
    path = f"M{point_text(start)}"
    for at, (point, is_corner) in enumerate(ordered):
        if is_corner:
            path += f"L{point_text(point)}"
            continue
        after, is_end = ordered[(at + 1) % len(ordered)]
        path += f"Q{point_text(point)} {point_text(after if is_end else _midpoint(point, after))}"
    return path + "Z"


def straight_path(outline: Iterable[Point]) -> str:
    """An outline without bends, for small pictures."""
    return "M" + "L".join(map(point_text, outline)) + "Z"


def _midpoint(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def point_text(point: Point) -> str:
    """A point in drawing units."""
    return f"{number(point[0] * UNIT)} {number(point[1] * UNIT)}"
