"""Where marches and their numbers are drawn, so that no number covers a counter, a name or another number.

The page knows only roughly how near the map is (`Marks.tier`), so boxes are as large as they get at that distance.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import hypot

from rozz.engine.areas.model.map import Lane, Point
from rozz.engine.areas.model.scenario import Armies, Scenario
from rozz.ui.board import arrow_layout, arrows, viewport
from rozz.ui.board.arrow_layout import PlacedArrow
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.geometry import Spot
from rozz.ui.board.text_boxes import Box, centered
from rozz.ui.games.areas.drawing.chart import AreaChart, chart_of
from rozz.ui.games.areas.drawing.coast import UNIT
from rozz.ui.games.areas.drawing.crossings import crossing
from rozz.ui.memoize import remembered

UNITS_PER_PIXEL = viewport.units_per_pixel(2 * UNIT, printed=1.75, far=5.0)
#: The size of a number beside its arrow, up close.
TEXT_SIZE = 14.0
#: Bends of a march, in the order of preference.
BENDS = (1.0, -1.0, 0.4, 1.7, -1.7)
#: Half a counter, half the distance of two in one area, and the gap between a counter and an arrow, up close.
HALF_COUNTER, HALF_COUNTER_DISTANCE, COUNTER_GAP = 16.0, 17.0, 5.0

#: The room at the edge of the map, where an arrow leaves it.
EDGE_ROOM = 20.0


def counter_scale(tier: str) -> float:
    """How much larger than up close counters are drawn, at most (`.legible`)."""
    return min(2.0, max(1.0, 0.63 * UNITS_PER_PIXEL[tier]))


def counter_offset(place: int, number: int) -> float:
    """How far the counter at a `place` in a row of this `number` is from the row's middle, up close.

    >>> counter_offset(0, 1), counter_offset(0, 2), counter_offset(1, 2)
    (0.0, -17.0, 17.0)
    """
    return (place - (number - 1) / 2) * 2 * HALF_COUNTER_DISTANCE


def text_size(tier: str) -> float:
    """The size of the numbers beside arrows."""
    return TEXT_SIZE * counter_scale(tier)


#: Newly placed armies as (seat, area, number).
NewArmies = tuple[tuple[str, str, int], ...]
NO_NOTES: tuple[Box, ...] = ()


def lay_out_routes(
    scenario: Scenario,
    armies: Armies,
    drawn: tuple[Arrow, ...],
    fresh: NewArmies,
    tier: str,
    notes: tuple[Box, ...] = NO_NOTES,
) -> tuple[PlacedArrow, ...]:
    """The marches, and where their numbers are placed. `notes`: the boxes of other texts on the map."""
    if not drawn:
        return ()
    return _lay_out_routes(
        scenario, armies, arrow_layout.shared_instance(drawn), arrow_layout.shared_instance(fresh), tier, notes
    )


@remembered(most=8)
def _lay_out_routes(
    scenario: Scenario, armies: Armies, drawn: tuple[Arrow, ...], fresh: NewArmies, tier: str, notes: tuple[Box, ...]
) -> tuple[PlacedArrow, ...]:
    chart = chart_of(scenario)
    there = army_boxes(chart, armies, fresh, tier)
    names = chart.names(UNITS_PER_PIXEL[tier])
    around = arrow_layout.obstacles_only([*there, *names, *notes])
    bent = list(_placed_segments(chart, armies, merge_marches(drawn), there, names, tier))
    return arrow_layout.with_pills(bent, text_size(tier), around, lambda arrow: bool(arrow.tag))


def merge_marches(drawn: Sequence[Arrow]) -> list[Arrow]:
    """Marches of one seat on the same way as one, with all armies.

    >>> one, other = (Arrow("move", "FIRST", "A", "B", tag=number) for number in "21")
    >>> [each.tag for each in merge_marches([one, other])]
    ['3']
    """
    found: dict[tuple[str, ...], Arrow] = {}
    for arrow in drawn:
        way = (arrow.seat, arrow.start, arrow.end, arrow.state)
        known = found.get(way)
        if known is not None and known.tag.isdecimal() and arrow.tag.isdecimal():
            arrow = replace(known, tag=str(int(known.tag) + int(arrow.tag)))
        found[way] = arrow
    return list(found.values())


def army_boxes(chart: AreaChart, armies: Armies, fresh: NewArmies, tier: str) -> list[Box]:
    """The boxes of all armies: of their counters, and of new armies."""
    return [*counter_boxes(chart, armies, tier), *_new_army_boxes(chart, fresh, tier)]


def counter_boxes(chart: AreaChart, armies: Armies, tier: str) -> Iterator[Box]:
    """The boxes of all counters."""
    size = counter_scale(tier)
    for area, spot in chart.spots.items():
        held = [each for each in armies.values() if area in each]
        for place in range(len(held)):
            x = spot.x + size * counter_offset(place, len(held))
            # A long number makes the plate wider than the counter.
            yield centered(
                x, spot.y, 2 * size * HALF_COUNTER * (1.25 if held[place][area] > 99 else 1.0), 2 * size * HALF_COUNTER
            )


def _new_army_boxes(chart: AreaChart, fresh: NewArmies, tier: str) -> Iterator[Box]:
    """New armies at the shoulders of counters."""
    size = counter_scale(tier)
    for _, area, _ in fresh:
        spot = chart.spots[area]
        yield centered(spot.x + 21 * size, spot.y - 17 * size, 25 * size, 25 * size)


def _placed_segments(
    chart: AreaChart, armies: Armies, drawn: Sequence[Arrow], there: list[Box], names: list[Box], tier: str
) -> Iterator[PlacedArrow]:
    """Each segment of each arrow, on the side where less lies under it."""
    size = counter_scale(tier)
    crowds = {area: max(1, sum(area in held for held in armies.values())) for area in chart.spots}
    # `arrows.arrow_ends` takes a share of a spot's room; here all of it is meant.
    spots = {
        area: replace(spot, room=size * (HALF_COUNTER + (crowds[area] - 1) * HALF_COUNTER_DISTANCE) + COUNTER_GAP)
        for area, spot in chart.spots.items()
    }
    taken: dict[tuple[str, str], list[float]] = {}
    for arrow in drawn:
        used = taken.setdefault((arrow.start, arrow.end), [])
        segments = list(segments_of(chart.lanes, spots, arrow))
        if len(segments) > 1:
            for number, (start, end) in enumerate(segments):
                tail, tip = arrows.arrow_ends(start, end, (1.0, 8 / EDGE_ROOM) if number == 0 else (8 / EDGE_ROOM, 1.0))
                yield PlacedArrow(arrow, tail, tip, 1.0 + len(used))
            continue
        tail, tip = arrows.arrow_ends(spots[arrow.start], spots[arrow.end], (1.0, 1.0))
        best, least = None, float("inf")
        for nth, bend in enumerate(BENDS if not used else (max(used) + 1.0,)):
            way = _placed_segment(chart, spots, arrow, tail, tip, bend)
            cost = arrow_layout.shaft_cost(way.tail, way.middle, way.tip, there, names) + nth / 10
            if cost < least:
                best, least = way, cost
            if cost < arrow_layout.GOOD_ENOUGH_COST:
                break
        assert best is not None, "there is always a way to bend"
        used.append(abs(best.bend))
        yield best


def _placed_segment(
    chart: AreaChart, spots: Mapping[str, Spot], arrow: Arrow, tail: Point, tip: Point, bend: float
) -> PlacedArrow:
    """An arrow with a bend; it passes a point of the border if the usual curve would cross a third area."""
    via = crossing(chart, arrow.start, arrow.end, bend)
    if via is not None:
        passed = Spot(*via, 0)
        start, end = spots[arrow.start], spots[arrow.end]
        tail, tip = arrows.arrow_ends(start, passed, (1.0, 1.0))[0], arrows.arrow_ends(passed, end, (1.0, 1.0))[1]
    return PlacedArrow(arrow, tail, tip, bend, via=via)


def segments_of(
    lanes: Mapping[frozenset[str], Lane], spots: Mapping[str, Spot], arrow: Arrow
) -> Iterator[tuple[Spot, Spot]]:
    """The ends of each segment of an arrow. An arrow that leaves the map on one side re-enters on the other."""
    start, end = spots[arrow.start], spots[arrow.end]
    lane = lanes.get(frozenset((arrow.start, arrow.end)))
    if lane is None or len(lane.lines) < 2:
        yield start, end
        return
    leaving, entering = (lane.lines[lane.between.index(each)] for each in (arrow.start, arrow.end))
    yield start, _farther_end(leaving, start)
    yield _farther_end(entering, end), end


def _farther_end(line: tuple[Point, ...], spot: Spot) -> Spot:
    """The end of a line that is farther from a spot."""
    ends = [Spot(x * UNIT, y * UNIT, EDGE_ROOM) for x, y in (line[0], line[-1])]
    return max(ends, key=lambda end: hypot(end.x - spot.x, end.y - spot.y))
