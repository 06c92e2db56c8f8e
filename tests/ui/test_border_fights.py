"""Where battles on borders are drawn on area maps: on the border, and their losses close to it."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest

from rozz.engine.areas.model.map import Point
from rozz.engine.areas.model.scenario import Scenario
from rozz.ui.games.areas.drawing.chart import chart_of
from rozz.ui.games.areas.drawing.coast import UNIT
from rozz.ui.games.areas.drawing.crossings import meeting_point
from tests.support.engine import random_areas


def borders(scenario: Scenario) -> list[tuple[str, str]]:
    """The borders on which armies can meet on the map; not those that lead out of it."""
    leading_out = {pair for pair, lane in chart_of(scenario).lanes.items() if len(lane.lines) > 1}
    found = [each for each in scenario.map.borders() if frozenset(each) not in leading_out]
    assert len(found) > 10
    return found


def distance(point: Point, line: tuple[Point, ...]) -> float:
    """How far a point is from a line, in board units."""
    nearest = float("inf")
    x, y = point
    for (a, b), (c, d) in pairwise(line):
        a, b, c, d = (UNIT * each for each in (a, b, c, d))
        long = hypot(c - a, d - b) or 1.0
        along = max(0.0, min(1.0, ((x - a) * (c - a) + (y - b) * (d - b)) / long**2))
        nearest = min(nearest, hypot(a + along * (c - a) - x, b + along * (d - b) - y))
    return nearest


def off_the_border(scenario: Scenario, one: str, other: str, point: Point) -> float:
    """How far a point is from the border between two areas, or from their lane."""
    chart, areas = chart_of(scenario), scenario.map.areas
    lane = chart.lanes.get(frozenset((one, other)))
    if lane is not None:
        return distance(point, lane.lines[0])
    # A city lies within its province, and is bordered by its own outline.
    city = next((each for each in (one, other) if areas[each].province in (one, other)), "")
    outlines = [chart.shapes[each].outline for each in ((city,) if city else (one, other))]
    return max(distance(point, (*outline, outline[0])) for outline in outlines)


@pytest.mark.parametrize(("game", "name"), random_areas.SHIPPED)
def test_armies_from_both_sides_meet_on_their_border(game: str, name: str) -> None:
    scenario = random_areas.SCENARIOS[game, name]
    chart = chart_of(scenario)
    off = {each: off_the_border(scenario, *each, meeting_point(chart, *each)) for each in borders(scenario)}
    assert {each: round(far) for each, far in off.items() if far > 3} == {}
