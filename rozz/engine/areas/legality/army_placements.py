"""Where new armies may go, and why placements are void, Z3, Z8 and Z14."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rozz.engine.areas.legality.reasons import PRODUCTION_RULES, void
from rozz.engine.areas.model.commands import Placement
from rozz.engine.areas.model.map import Map
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution.placing import cities_held, new_army_count, sum_placements
from rozz.engine.game import Verdict


def placement_fault(state: State, seat: str, placements: Iterable[Placement]) -> Verdict | None:
    """Why all of a turn's placements are void, Z3; None if they are legal."""
    given = tuple(placements)
    if any(number < 1 for placement in given for _, number in placement.armies):
        return void("no-count")
    scenario, placed = state.scenario, sum_placements(given)
    if not new_army_count(scenario, state.armies[seat]):
        return void("none-received", seat=seat, production=PRODUCTION_RULES[scenario.production])
    if scenario.production == "cities":
        return _fault_by_cities(state, seat, placed)
    return _fault_by_territories(state, seat, placed)


def _fault_by_cities(state: State, seat: str, placed: Mapping[str, int]) -> Verdict | None:
    """Z8: one in each city held or in its province, and not where the opponent stands."""
    opponent = state.scenario.other(seat)
    cities = {city_of(state.scenario.map, area): area for area in placed}
    for area in placed:
        if city_of(state.scenario.map, area) not in state.armies[seat]:
            return void("no-city", area=area, seat=seat)
        if area in state.armies[opponent]:
            return void("province-held", area=area, opponent=opponent)
    for city in cities:
        province = state.scenario.map.areas[city].province
        number = placed.get(city, 0) + placed.get(province, 0)
        if number > 1:
            return void("one-a-city", city=city, province=province, number=number)
    return None


def city_of(area_map: Map, area: str) -> str:
    """The city whose new army may go to an area; empty if there is none."""
    if area_map.areas[area].province:
        return area
    return next((city for city in area_map.cities if area_map.areas[city].province == area), "")


def _fault_by_territories(state: State, seat: str, placed: Mapping[str, int]) -> Verdict | None:
    """Z14: in the player's own territories, no more than received."""
    held = state.armies[seat]
    for area in placed:
        if area not in held:
            return void("not-ones-own", area=area, seat=seat)
    due, number = new_army_count(state.scenario, held), sum(placed.values())
    return void("too-many-placed", seat=seat, received=due, number=number) if number > due else None


def placement_room(state: State, seat: str, placed: Mapping[str, int]) -> dict[str, int]:
    """Where more new armies may be placed after these legal ones: area → the most, in the map's order."""
    scenario, held = state.scenario, state.armies[seat]
    known = scenario.map
    if scenario.production == "territories":
        left = new_army_count(scenario, held) - sum(placed.values())
        return {area: left for area in known.areas if area in held} if left else {}
    opponent = state.armies[scenario.other(seat)]
    open_areas = set()
    for city in cities_held(known, held):
        province = known.areas[city].province
        if city not in placed and province not in placed:
            open_areas |= {city} if province in opponent else {city, province}
    return {area: 1 for area in known.areas if area in open_areas}
