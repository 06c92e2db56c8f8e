"""Hand-drawn area maps: borders fit together, coasts are bent, and names stay in their areas."""

from __future__ import annotations

import re

import pytest

from rozz import library
from rozz.engine.areas.model.map import CITY
from rozz.engine.areas.model.scenario import Scenario
from rozz.ui.games.areas.drawing import chart
from rozz.ui.games.areas.drawing.coast import UNIT, border_path, continent_borders
from rozz.ui.games.areas.drawing.crossings import Land

MAPS = [("simultaneous-risk", "standard"), ("simultaneous-risk", "archipelago"), ("ozymandia", "standard")]


def read(game: str, name: str) -> Scenario:
    found = library.game(game).read(library.scenario_mapping(name, game))
    assert isinstance(found, Scenario)
    return found


def bends(path: str) -> set[str]:
    """The control points of a path."""
    return set(re.findall(r"Q(-?[\d.]+ -?[\d.]+) ", path))


@pytest.mark.parametrize(("game", "name"), MAPS)
def test_both_sides_of_a_border_have_the_same_bends(game: str, name: str) -> None:
    scenario = read(game, name)
    outlines = chart.outlines_of(scenario)
    known, lanes = scenario.map, {frozenset(each.between) for each in chart.drawing_of(scenario).lanes}
    for one, beside in known.neighbours.items():
        for other in beside:
            is_land = CITY not in (known.areas[one].kind, known.areas[other].kind)
            if is_land and frozenset((one, other)) not in lanes:
                assert bends(outlines[one]) & bends(outlines[other]), (one, other)


@pytest.mark.parametrize(("game", "name"), MAPS)
def test_the_border_of_a_continent_follows_the_borders_of_its_areas(game: str, name: str) -> None:
    scenario = read(game, name)
    every = set().union(*map(bends, chart.outlines_of(scenario).values()))
    for edge in continent_borders(scenario.map, chart.bent_drawing_of(scenario).shapes):
        assert bends(border_path(edge)) <= every


@pytest.mark.parametrize(("game", "name"), MAPS)
def test_counters_are_inside_their_areas(game: str, name: str) -> None:
    scenario = read(game, name)
    drawn = chart.chart_of(scenario)
    for area, spot in drawn.spots.items():
        assert Land(drawn.shapes[area]).contains((spot.x, spot.y)), area


def test_no_coast_of_the_world_is_straight() -> None:
    scenario = read("simultaneous-risk", "standard")
    for area, outline in chart.outlines_of(scenario).items():
        points = [tuple(map(float, each.split())) for each in bends(outline)]
        assert len(points) > 8, area
        assert len({round(x / UNIT, 1) for x, _ in points}) > 4 and len({round(y / UNIT, 1) for _, y in points}) > 4
