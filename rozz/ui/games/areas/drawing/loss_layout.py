"""Where the losses of fights are drawn: at their area or border, clear of other names, of cities and of counters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from rozz.engine.areas.model.scenario import Armies, Scenario
from rozz.ui.board import step_animation
from rozz.ui.board.geometry import Spot
from rozz.ui.board.step_animation import Count
from rozz.ui.board.text_boxes import Box, centered, overlap_area, overlapping
from rozz.ui.games.areas.drawing import route_layout
from rozz.ui.games.areas.drawing.chart import AreaChart, frame_of
from rozz.ui.games.areas.drawing.coast import UNIT

#: The point beside which losses are drawn, and on which side of it (`step_animation.countdown_drawing`).
Place = tuple[float, float, tuple[float, float]]
#: How much worse it is to cover a march's number than anything else: that number appears nowhere else in this step. The
#: same holds for counters beside a border, which none of them stands on.
COUNT_WEIGHT = 8.0
#: The margin around a counter, and how far from it losses may be, nearest first.
MARGIN, DISTANCES = 4.0, (0.0, 12.0, 26.0, 44.0, 66.0)
#: How much worse each unit is that losses are away from where the armies of a border meet.
COST_PER_UNIT = 3.0
#: On which sides of a point of a border losses may be, and how far from it.
BORDER_SIDES = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
BORDER_DISTANCES = (0.0, 16.0, 40.0)


@dataclass(frozen=True)
class Fight:
    """A fight in an area, or on the border to the area `beyond`; it takes place at a spot.

    border: points on that border.
    """

    area: str
    beyond: str
    spot: Spot
    counts: tuple[Count, ...]
    border: tuple[tuple[float, float], ...] = ()


def lay_out_losses(
    scenario: Scenario, chart: AreaChart, armies: Armies, fights: Sequence[Fight], tier: str, numbers: Sequence[Box]
) -> list[Place]:
    """Where the losses of each fight are drawn: the first place where they cover least.

    numbers: the boxes of the marches' numbers.
    """
    if not fights:
        return []
    found: list[Place] = []
    units = route_layout.UNITS_PER_PIXEL[tier]
    scale = step_animation.countdown_scale(units)
    counters = list(route_layout.counter_boxes(chart, armies, tier))
    taken = [*counters, *chart.names(units)]
    cities = {area: _bounds(chart, area) for area in scenario.map.cities}
    left, top, width, height = map(float, frame_of(scenario).split())
    frame = Box(left, top, left + width, top + height)
    for fight in fights:
        foreign = [box for area, box in cities.items() if area not in (fight.area, fight.beyond)]
        wide, high = (scale * each for each in step_animation.countdown_size(fight.counts))
        candidates = [(place, _box(place, wide, high)) for place in _candidates(fight, armies, tier)]
        everywhere = _enclosing_box([box for _, box in candidates])
        near = overlapping(everywhere, (*taken, *foreign))
        heavy = overlapping(everywhere, (*numbers, *counters) if fight.beyond else numbers)
        costs = [
            _area_outside(box, frame)
            + _covered(box, near)
            + COUNT_WEIGHT * _covered(box, heavy)
            + (COST_PER_UNIT * _distance(box, fight.spot) if fight.beyond else 0.0)
            for _, box in candidates
        ]
        best, box = candidates[min(range(len(costs)), key=lambda at: round(costs[at]))]
        found.append(best)
        taken.append(box)
    return found


def _candidates(fight: Fight, armies: Armies, tier: str) -> Iterator[Place]:
    """On the border; in an area in place of the counters if none is left, else around them, ever farther away."""
    if fight.beyond:
        yield from _candidates_at_border(fight)
        return
    x, y = fight.spot.x, fight.spot.y
    size = route_layout.counter_scale(tier)
    half = size * route_layout.HALF_COUNTER
    if not any(fight.area in held for held in armies.values()):
        yield x, y, (0, 0)
        yield x, y + half, (0, -1)
    # Beside an area there is often another; below its name nothing else is meant.
    yield x, y - half - MARGIN, (0, -1)
    for step in DISTANCES:
        yield x, y + half + MARGIN + step, (0, 1)
    for step in DISTANCES:
        away = half + MARGIN + step
        yield x, y - away, (0, -1)
        yield x + away, y, (1, 0)
        yield x - away, y, (-1, 0)
        yield x + away, y - half, (1, -1)
        yield x - away, y - half, (-1, -1)
        yield x + away, y + half, (1, 1)
        yield x - away, y + half, (-1, 1)


def _candidates_at_border(fight: Fight) -> Iterator[Place]:
    """On each point of the border, and close to it."""
    for x, y in fight.border:
        yield x, y, (0, 0)
        for step in BORDER_DISTANCES:
            yield from ((x + step * across, y + step * down, (across, down)) for across, down in BORDER_SIDES)


def _enclosing_box(boxes: Sequence[Box]) -> Box:
    """The box around several."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _covered(box: Box, others: Sequence[Box]) -> float:
    """The area of the other boxes that a box covers. Most of them are far away, so only close ones are measured."""
    return sum([overlap_area(box, each) for each in overlapping(box, others)])


def _box(place: Place, wide: float, high: float) -> Box:
    x, y, (across, down) = place
    return centered(x + across * wide / 2, y + down * high / 2, wide, high)


def _distance(box: Box, spot: Spot) -> float:
    """How far the middle of a box is from a spot."""
    return hypot((box.left + box.right) / 2 - spot.x, (box.top + box.bottom) / 2 - spot.y)


def _area_outside(box: Box, frame: Box) -> float:
    """How much of a box is not on the map."""
    return (box.right - box.left) * (box.bottom - box.top) - overlap_area(box, frame)


def _bounds(chart: AreaChart, area: str) -> Box:
    xs, ys = zip(*chart.shapes[area].outline, strict=True)
    return Box(UNIT * min(xs), UNIT * min(ys), UNIT * max(xs), UNIT * max(ys))
