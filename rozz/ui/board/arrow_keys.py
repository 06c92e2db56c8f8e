"""Which key leads from each place to which neighbor. It knows points and adjacency only, not games or pages.

Eight directions: the arrow keys and the four keys between them. For each pair of neighbors one key leads there and its
opposite back, so a player who turns around returns to the start; no key of a place leads to two places.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import atan2, degrees, floor, hypot

Point = tuple[float, float]
#: The directions, in degrees: 0 east, 90 south.
DIRECTIONS = tuple(range(0, 360, 45))
#: The widest angle between a key and its neighbor: for a neighbor's only key, and for an extra key.
MAX_ANGLE, MAX_SPARE_ANGLE = 112.0, 60.0


@dataclass(frozen=True)
class ArrowKeys:
    """Where each key leads from each place."""

    by_key: Mapping[tuple[str, int], str] = field(default_factory=dict)

    def towards(self, place: str, direction: float) -> str:
        """The neighbor in a direction; empty if there is none."""
        return self.by_key.get((place, round(direction) % 360), "")


def assign_arrow_keys(
    centers: Mapping[str, Point],
    neighbors: Mapping[str, Iterable[str]],
    bearings: Mapping[tuple[str, str], float] | None = None,
) -> ArrowKeys:
    """The keys of every place: first one for each neighbor, then spare keys for neighbors within a smaller angle.

    `bearings` are directions that do not follow from the centers, such as a route that leaves the map and comes back.

    >>> found = assign_arrow_keys({"A": (0, 0), "B": (1, 0)}, {"A": ["B"], "B": ["A"]})
    >>> found.towards("A", 0), found.towards("B", 180), found.towards("A", 90)
    ('B', 'A', '')
    """
    borders = [(one, other) for one in centers for other in neighbors[one] if one < other]
    candidates = sorted(_candidates(centers, borders, bearings or {}))
    found: dict[tuple[str, int], str] = {}
    done: set[tuple[str, str]] = set()
    for is_first in (True, False):
        for aside, _, one, other, key in candidates:
            there, back = (one, key), (other, (key + 180) % 360)
            is_out = (one, other) in done if is_first else aside > MAX_SPARE_ANGLE
            if not is_out and there not in found and back not in found:
                found[there], found[back] = other, one
                done.add((one, other))
    return ArrowKeys(found)


def _candidates(
    centers: Mapping[str, Point], borders: Iterable[tuple[str, str]], bearings: Mapping[tuple[str, str], float]
) -> Iterator[tuple[float, bool, str, str, int]]:
    """The angle between each key and each border, and whether it leaves the row (or column) that it would follow."""
    pairs = list(borders)
    width = min((_distance(centers[one], centers[other]) for one, other in pairs), default=1.0) or 1.0
    for one, other in pairs:
        angle = bearings.get((one, other), _bearing(centers[one], centers[other]))
        for key in DIRECTIONS:
            aside = abs((angle - key + 180) % 360 - 180)
            if aside <= MAX_ANGLE:
                axis = 0 if key in (90, 270) else 1
                rows = [floor(centers[each][axis] / width + 0.25) for each in (one, other)]
                yield round(aside, 3), rows[0] != rows[1], one, other, key


def _bearing(start: Point, end: Point) -> float:
    return degrees(atan2(end[1] - start[1], end[0] - start[0]))


def _distance(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])
