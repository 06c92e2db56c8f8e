"""Features of the players' positions: armies, income, open areas, idle armies.

Every feature belongs to one player and ranges from 0 to about 1, so two players' can be compared; nothing here knows
its weight. Only sums, products and quotients: the same on every platform.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rozz.engine.areas.model.map import Map
from rozz.engine.areas.model.scenario import Scenario
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import placing

NAMES = (
    "armies", "income", "goal", "nearly", "territories", "continents",
    "ripe", "open", "sweep", "threat", "safe", "front", "far", "heaped", "bombs", "targets",
)  # fmt: skip

Features = tuple[float, ...]


@dataclass
class _Takings:
    """What one movement of a player could take: opposing areas, empty ones; and own areas that nothing can take.

    `alone`: how many areas the armies of each place could take by themselves.
    """

    ripe: int
    open: int
    safe: int
    alone: dict[int, int]


def features(state: State) -> tuple[Features, Features]:
    """Both players' features, in the order of `NAMES`."""
    scenario = state.scenario
    known = scenario.map
    first, second = scenario.players
    signed = [0] * len(known.areas)
    for area, number in state.armies[first].items():
        signed[known.area_indices[area]] = number
    for area, number in state.armies[second].items():
        signed[known.area_indices[area]] = -number
    names = known.cities if scenario.production == "cities" else known.areas
    wanted = [known.area_indices[area] for area in names]
    one, other = _takings(known, wanted, signed)
    near = _front_armies(known, [place for place in wanted if signed[place] <= 0], signed, 1)
    far = _front_armies(known, [place for place in wanted if signed[place] >= 0], signed, -1)
    return _features_of(state, first, signed, one, near), _features_of(state, second, signed, other, far)


def _features_of(
    state: State, seat: str, signed: list[int], takings: _Takings, posted: tuple[int, int]
) -> Features:
    scenario = state.scenario
    mine, theirs = state.armies[seat], state.armies[scenario.other(seat)]
    own_total, their_total = sum(mine.values()), sum(theirs.values())
    by_cities = scenario.production == "cities"
    held = len(placing.cities_held(scenario.map, mine)) if by_cities else len(mine)
    most = len(scenario.map.cities) if by_cities else len(scenario.map.areas)
    goal = scenario.cities_to_win or most
    income, other_income = placing.new_army_count(scenario, mine), placing.new_army_count(scenario, theirs)
    hubs = (min(number, abs(signed[hub])) for hub, number in takings.alone.items())
    sweep = max(hubs, default=1 if takings.ripe + takings.open else 0)
    bombs = state.bombs[seat] / 3
    return (
        own_total / (own_total + their_total + 1),
        income / (income + other_income + 1),
        held / goal,
        (held / goal) * (held / goal),
        len(mine) / len(scenario.map.areas),
        _continents(scenario, mine),
        takings.ripe / 3,
        takings.open / 3,
        sweep / 3,
        1.0 if by_cities and held + sweep >= goal else 0.0,
        takings.safe / most,
        posted[0] / (own_total + 1),
        posted[1] / (own_total + 1),
        max(mine.values(), default=0) / (own_total + 1),
        bombs,
        bombs * max(theirs.values(), default=0) / (own_total + their_total + 1),
    )


def _takings(area_map: Map, wanted: list[int], signed: list[int]) -> tuple[_Takings, _Takings]:
    """The takings of both players, in one pass over the areas."""
    one, other = _Takings(0, 0, 0, {}), _Takings(0, 0, 0, {})
    for place in wanted:
        beside = area_map.neighbor_indices[place]
        there, plus, minus = signed[place], 0, 0
        for near in beside:
            number = signed[near]
            if number > 0:
                plus += number
            else:
                minus -= number
        if there > 0:
            one.safe += there >= minus
        elif plus > -there:
            _count_taking(one, beside, signed, 1, -there)
        if there < 0:
            other.safe += -there >= plus
        elif minus > there:
            _count_taking(other, beside, signed, -1, there)
    return one, other


def _count_taking(takings: _Takings, beside: tuple[int, ...], signed: list[int], sign: int, guard: int) -> None:
    """Count an area with this many defenders that can be taken, and the places that can do so alone."""
    if guard:
        takings.ripe += 1
    else:
        takings.open += 1
    for near in beside:
        if signed[near] * sign > guard:
            takings.alone[near] = takings.alone.get(near, 0) + 1


def _front_armies(area_map: Map, ring: list[int], signed: list[int], sign: int) -> tuple[int, int]:
    """The armies next to something to take, and for the others the sum of their distances to it."""
    beside = area_map.neighbor_indices
    seen = [False] * len(signed)
    for place in ring:
        seen[place] = True
    front = far = distance = 0
    while ring:
        found = []
        for place in ring:
            for near in beside[place]:
                if not seen[near]:
                    seen[near] = True
                    found.append(near)
                    number = signed[near] * sign
                    if number > 0:
                        if distance:
                            far += number * distance
                        else:
                            front += number
        ring, distance = found, distance + 1
    return front, far


def _continents(scenario: Scenario, mine: Mapping[str, int]) -> float:
    """The share of the bonuses, each weighted by the square of the share of its continent that is held."""
    total, sums = 0, 0.0
    for continent in scenario.map.continents:
        held = 0
        for area in continent.areas:
            held += area in mine
        share = held / len(continent.areas)
        sums += continent.bonus * share * share
        total += continent.bonus
    return sums / total if total else 0.0
