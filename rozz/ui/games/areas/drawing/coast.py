"""Edges of areas: the coast, and the borders of continents. The module knows shapes and continents, but not armies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from rozz.engine.areas.model.map import CITY, Map, Point, Shape

Edge = tuple[Point, Point]
#: Lengths that differ by less are equal, in map units.
NEAR = 0.001


@dataclass(frozen=True)
class Edges:
    """coast: edges with land on one side only; rims: edges between two continents, or a continent and the sea."""

    coast: tuple[Edge, ...]
    rims: tuple[Edge, ...]


def edges_of(known: Map, shapes: Mapping[str, Shape]) -> Edges:
    """The edges of a map; cities lie on their provinces and have none."""
    land = {name: shapes[name].outline for name, area in known.areas.items() if area.kind != CITY}
    corners = {point for outline in land.values() for point in outline}
    beside: dict[Edge, list[str]] = {}
    for name, outline in land.items():
        for start, end in zip(outline, (*outline[1:], outline[0]), strict=True):
            for part in _parts(start, end, corners):
                beside.setdefault(part if part[0] <= part[1] else (part[1], part[0]), []).append(name)
    continent = {area: each.name for each in known.continents for area in each.areas}
    coast = tuple(edge for edge, names in beside.items() if len(names) == 1)
    rims = tuple(
        edge for edge, names in beside.items() if len(names) == 1 or len({continent.get(each) for each in names}) > 1
    )
    return Edges(coast, rims if known.continents else ())


def _parts(start: Point, end: Point, corners: Iterable[Point]) -> Iterator[Edge]:
    """An edge, split at the corners of other areas that lie on it."""
    (x, y), (u, v) = start, end
    least, most = (min(x, u) - NEAR, min(y, v) - NEAR), (max(x, u) + NEAR, max(y, v) + NEAR)
    on = [start, end]
    for p, q in corners:
        is_beside = least[0] <= p <= most[0] and least[1] <= q <= most[1] and (p, q) not in (start, end)
        if is_beside and abs((u - x) * (q - y) - (v - y) * (p - x)) < NEAR:
            on.append((p, q))
    on.sort(key=lambda point: abs(point[0] - x) + abs(point[1] - y))
    yield from pairwise(on)
