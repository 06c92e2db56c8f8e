"""Lays out the pills that describe places: inside them, or beside at the end of a line, without covering other text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, hypot, pi, sin

from rozz.ui.board import text_boxes
from rozz.ui.board.arrow_layout import PILL_MARGIN, BoxFinder
from rozz.ui.board.arrows import Point
from rozz.ui.board.geometry import Spot
from rozz.ui.board.text_boxes import TEXT, Box, centered
from rozz.ui.memoize import remembered

#: How far from the center of its place a pill may be, in multiples of the place's `room`, and in which directions.
RING_RADII = (0.9, 1.15, 1.4, 1.7, 1.85, 2.0, 2.2, 2.4, 2.65, 2.9, 3.4, 4.0)
DIRECTIONS = tuple((cos(pi * (nth + 0.5) / 8), sin(pi * (nth + 0.5) / 8)) for nth in range(16))
#: A pill farther from the center of its place than this needs a line, in multiples of the place's `room`.
MAX_DISTANCE_WITHOUT_LINE = 0.95
#: How much area other than text a pill may cover in exchange for being one unit closer.
AREA_PER_UNIT_OF_DISTANCE = 6.0
#: In ems: how much wider “→” is than a letter, a pill's margins, and its height.
ARROW_EXTRA_WIDTH, MARGINS, HEIGHT = 0.4, 0.7, 1.2
#: Pills beyond this number are left out.
MAX_PILLS = 80


@dataclass(frozen=True)
class PlacePill:
    """Where the pill of a place is drawn; `line_end`: where the line from it ends, if there is one.

    variant: which of the pill's forms is shown, an index into the place's `sizes`.
    """

    center: Point
    line_end: Point | None = None
    variant: int = 0


def pill_size(text: str, size: float) -> Point:
    """The width and height of a pill with this text.

    >>> pill_size("R 5→2", 10)
    (41.0, 12.0)
    """
    return (TEXT * len(text) + ARROW_EXTRA_WIDTH * text.count("→") + MARGINS) * size, HEIGHT * size


def lay_out(
    sizes: Mapping[str, Sequence[Point]],
    spots: Mapping[str, Spot],
    around: BoxFinder,
    pills: Sequence[Box],
    lines: Sequence[Box],
) -> dict[str, PlacePill]:
    """The pill of each place; one that finds no free position is left out.

    sizes: the width and height of each pill, and of shorter forms that are taken if there is no room. around: the boxes
    near a place that a pill must not cover, and those that it should not. pills, lines: other pills, and boxes along
    arrows.
    """
    taken, found = list(pills), {}
    for place, variants in list(sizes.items())[:MAX_PILLS]:
        for variant, size in enumerate(variants):
            if best := _best(spots[place], size, around, taken, lines):
                found[place] = replace(best, variant=variant)
                taken.append(centered(*best.center, *size))
                break
    return found


def _best(spot: Spot, size: Point, around: BoxFinder, taken: Sequence[Box], lines: Sequence[Box]) -> PlacePill | None:
    # Most pills find room near their place, where fewer boxes can be in the way.
    for rings in (RING_RADII[:3], RING_RADII[3:]):
        reach = rings[-1] * spot.room + size[0]
        region = centered(spot.x, spot.y, 2 * reach, 2 * reach)
        obstacles, coverable = around((spot.x, spot.y), reach)
        obstacles = text_boxes.overlapping(region, [*obstacles, *taken])
        coverable = text_boxes.overlapping(region, [*coverable, *lines])
        if found := _best_within(rings, spot, size, tuple(obstacles), tuple(coverable)):
            return found
    return None


@remembered(most=512, is_compared=True)
def _best_within(
    rings: tuple[float, ...], spot: Spot, size: Point, obstacles: tuple[Box, ...], coverable: tuple[Box, ...]
) -> PlacePill | None:
    """Remembered, since a command only changes what is near a few places."""
    best, least_cost = None, float("inf")
    for base_cost, x, y in _candidates(rings, spot.room, size):
        if base_cost >= least_cost:
            break
        box = centered(spot.x + x, spot.y + y, size[0] + 2 * PILL_MARGIN, size[1] + 2 * PILL_MARGIN)
        if not text_boxes.is_free(box, obstacles):
            continue
        cost = (
            base_cost
            + sum(text_boxes.overlap_area(box, other) for other in text_boxes.overlapping(box, coverable))
            / AREA_PER_UNIT_OF_DISTANCE
        )
        if cost < least_cost:
            is_inside = hypot(x, y) < MAX_DISTANCE_WITHOUT_LINE * spot.room
            best, least_cost = PlacePill((spot.x + x, spot.y + y), None if is_inside else (spot.x, spot.y)), cost
    return best


@remembered(most=64, is_compared=True)
def _candidates(rings: tuple[float, ...], room: float, size: Point) -> list[tuple[float, float, float]]:
    """Positions for a pill, best first: what each costs (about its distance from the place's center), and how far right
    of and below that center it is.
    """
    high = room - size[1] / 2
    found = [(high, 0.0, high), (high, 0.0, -high)]
    for ring in rings:
        height = ring * room
        # A pill is wider than it is high, so it must be farther away at the sides than above or below.
        wide = height + size[0] / 2 - size[1] / 2
        for nth, (across, down) in enumerate(DIRECTIONS):
            x, y = wide * across, height * down
            found.append((hypot(x, y) + 0.1 * nth, x, y))
    return sorted(found)
