"""New armies, Z8 and Z14: how many a player receives, and where unplaced ones go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rozz.engine.areas.model.commands import Placement
from rozz.engine.areas.model.map import Map
from rozz.engine.areas.model.scenario import Scenario
from rozz.engine.areas.model.state import State

#: Z14: territories for one new army, and the fewest that a player with territories receives.
TERRITORIES_AN_ARMY = 3
FEWEST_ARMIES = 3


def cities_held(area_map: Map, held: Iterable[str]) -> tuple[str, ...]:
    """The cities among the areas that a player holds, in the map's order."""
    mine = frozenset(held)
    return tuple(city for city in area_map.cities if city in mine)


def new_army_count(scenario: Scenario, held: Mapping[str, int]) -> int:
    """How many new armies the holder of these areas receives at the start of a turn, Z8 or Z14."""
    if scenario.production == "cities":
        return len(cities_held(scenario.map, held))
    if not held:
        return 0
    whole = (each.bonus for each in scenario.map.continents if all(area in held for area in each.areas))
    return max(FEWEST_ARMIES, len(held) // TERRITORIES_AN_ARMY) + sum(whole)


def sum_placements(placements: Iterable[Placement]) -> dict[str, int]:
    """Several placements as one: area → armies, Z3."""
    summed: dict[str, int] = {}
    for placement in placements:
        for area, number in placement.armies:
            summed[area] = summed.get(area, 0) + number
    return summed


def complete_placements(state: State, seat: str, placed: Mapping[str, int]) -> dict[str, int]:
    """Legal placements plus the missing ones: each in its city, Z8, or all where most armies are, Z14."""
    scenario, held = state.scenario, state.armies[seat]
    whole = dict(placed)
    if scenario.production == "cities":
        for city in cities_held(scenario.map, held):
            if city not in placed and scenario.map.areas[city].province not in placed:
                whole[city] = 1
        return whole
    rest = new_army_count(scenario, held) - sum(placed.values())
    if rest:
        strongest = strongest_area(held)
        whole[strongest] = whole.get(strongest, 0) + rest
    return whole


def strongest_area(held: Mapping[str, int]) -> str:
    """The area with the most armies, or of several such areas the first in order of name, Z14.

    >>> strongest_area({"Peru": 4, "Brazil": 4, "Alaska": 1})
    'Brazil'
    """
    return min(held, key=lambda area: (-held[area], area))
