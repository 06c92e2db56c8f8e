"""Arrows on area maps: each is drawn across the border that it crosses."""

from __future__ import annotations

import pytest

from rozz import library
from rozz.ui.board.arrows import control_point, control_through
from rozz.ui.games.areas.drawing.chart import chart_of
from rozz.ui.games.areas.drawing.crossings import CURVE_SAMPLES, Land, crossing, curve_points

#: This many points of a curve may lie in a third area: a corner that is cut.
MOST = CURVE_SAMPLES // 8


@pytest.mark.parametrize(("game", "name"), [("simultaneous-risk", "standard"), ("ozymandia", "standard")])
def test_no_arrow_is_drawn_through_a_third_area(game: str, name: str) -> None:
    scenario = library.game(game).read(library.scenario_mapping(name, game))
    chart = chart_of(scenario)
    through_others = {}
    for start, beside in scenario.map.neighbours.items():
        for end in beside:
            lane = chart.lanes.get(frozenset((start, end)))
            if lane is not None and len(lane.lines) > 1:
                continue  # it leaves the map
            tail, tip = ((chart.spots[each].x, chart.spots[each].y) for each in (start, end))
            via = crossing(chart, start, end, 1.0)
            middle = control_point(tail, tip, 1.0) if via is None else control_through(tail, tip, via, 1.0)
            lands = {each: Land(shape) for each, shape in chart.shapes.items() if each not in (start, end)}
            # A city lies inside its province, and a way from it leads through the province.
            others = {each: land for each, land in lands.items() if not land.contains(tail) and not land.contains(tip)}
            met = [
                each
                for point in curve_points(tail, middle, tip)
                for each, land in others.items()
                if land.contains(point)
            ]
            if len(met) > MOST:
                through_others[start, end] = len(met), sorted(set(met)), via is not None
    assert through_others == {}


def test_an_arrow_with_a_clear_way_takes_the_usual_curve() -> None:
    scenario = library.game("simultaneous-risk").read(library.scenario_mapping("archipelago", "simultaneous-risk"))
    chart = chart_of(scenario)
    assert crossing(chart, "Ash", scenario.map.neighbours["Ash"][0], 1.0) is None
