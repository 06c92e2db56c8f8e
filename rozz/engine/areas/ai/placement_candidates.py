"""Placements worth considering, Z8 and Z14, also for the setup: where armies attack or are attacked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rozz.engine.areas.legality import army_placements
from rozz.engine.areas.legality.legality import set_up_number
from rozz.engine.areas.model.commands import Placement
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import placing


def placements(state: State, seat: str) -> list[tuple[Placement, ...]]:
    """Some ways to place a turn's new armies; with cities, placing none is one of them."""
    if not placing.new_army_count(state.scenario, state.armies[seat]):
        return [()]
    if state.scenario.production == "cities":
        return [*dict.fromkeys((*_by_cities(state, seat), ()))]
    return list(_by_territories(state, seat))


def _by_cities(state: State, seat: str) -> Iterator[tuple[Placement, ...]]:
    """All in the provinces, or only those next to the opponent."""
    known, room = state.scenario.map, army_placements.placement_room(state, seat, {})
    theirs = state.armies[state.scenario.other(seat)]
    provinces = [known.areas[city].province for city in placing.cities_held(known, state.armies[seat])]
    free = [area for area in provinces if area in room]
    pressing = [area for area in free if any(beside in theirs for beside in known.neighbours[area])]
    for chosen in (free, pressing):
        if chosen:
            yield (Placement(tuple((area, 1) for area in chosen)),)


def _by_territories(state: State, seat: str) -> Iterator[tuple[Placement, ...]]:
    """All in one area, chosen from the fronts."""
    number = placing.new_army_count(state.scenario, state.armies[seat])
    for area in fronts(state, seat):
        yield (Placement(((area, number),)),)


def fronts(state: State, seat: str) -> list[str]:
    """A player's areas next to the opponent, alternating between the most threatened and the strongest."""
    known, mine = state.scenario.map, state.armies[seat]
    theirs = state.armies[state.scenario.other(seat)]
    pressure = {area: sum(theirs.get(beside, 0) for beside in known.neighbours[area]) for area in mine}
    border = [area for area in mine if pressure[area]] or list(mine)
    pressed = sorted(border, key=lambda area: (mine[area] - pressure[area], area))
    strong = sorted(border, key=lambda area: (-mine[area], area))
    return list(dict.fromkeys(each for pair in zip(pressed, strong, strict=True) for each in pair))


def openings(state: State, seat: str, number: int) -> list[tuple[Placement, ...]]:
    """Ways to place the armies of a moment of the setup, Z15: concentrated near the opponent, or spread."""
    armies = set_up_number(state, seat)
    free = _by_need(state, seat)
    plans: list[tuple[Placement, ...]] = [(Placement(((area, armies),)),) for area in free]
    if armies > 1:
        spread = [(area, 1) for area in free[:armies]]
        if len(spread) == armies:
            plans.insert(0, (Placement(tuple(spread)),))
        for first in range(min(4, len(free))):
            rest = [area for area in free if area != free[first]][: armies // 2]
            rows = ((free[first], armies - len(rest)), *((area, 1) for area in rest))
            plans.insert(first, (Placement(rows),))
    return plans[:number]


def _by_need(state: State, seat: str) -> list[str]:
    """The areas for setting up armies: empty ones in nearly complete continents, then by threat."""
    known, mine = state.scenario.map, state.armies[seat]
    theirs = state.armies[state.scenario.other(seat)]
    continent = _prospects(state, mine, theirs)

    def need(area: str) -> tuple[float, str]:
        against = sum(theirs.get(beside, 0) for beside in known.neighbours[area])
        beside_own = sum(beside in mine for beside in known.neighbours[area])
        if area in mine:
            return -(against - mine[area]) * 1.0, area
        return -(6.0 + 8.0 * continent.get(area, 0.0) + beside_own), area

    return sorted((area for area in known.areas if area not in theirs), key=need)


def _prospects(state: State, mine: Mapping[str, int], theirs: Mapping[str, int]) -> dict[str, float]:
    """For every area the bonus of its continent per area, more for areas held and less for the opponent's."""
    found = {}
    for continent in state.scenario.map.continents:
        lost = sum(area in theirs for area in continent.areas)
        held = sum(area in mine for area in continent.areas)
        for area in continent.areas:
            found[area] = continent.bonus * (1 + held) / (1 + 3 * lost) / len(continent.areas) / len(continent.areas)
    return found
