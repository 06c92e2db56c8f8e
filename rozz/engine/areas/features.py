"""What can be counted of a player's place on the map: armies, income, what lies open to take, what stands idle.

Every feature is one player's own, from 0 to about 1, so that two players' can be compared; nothing here knows what it
is worth.  Only sums, products and quotients: the same on every platform.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rozz.engine.areas import placing
from rozz.engine.areas.map import Map
from rozz.engine.areas.scenario import Scenario
from rozz.engine.areas.state import State

NAMES = (
    "armies", "income", "goal", "nearly", "territories", "continents",
    "ripe", "open", "sweep", "threat", "safe", "front", "far", "heaped", "bombs", "bomb_to_use",
)  # fmt: skip

Features = tuple[float, ...]


@dataclass(frozen=True)
class _Both:
    """The map and two forces on it; `wanted` are the areas that count, cities or all."""

    known: Map
    wanted: tuple[str, ...]
    mine: Mapping[str, int]
    theirs: Mapping[str, int]


def features(state: State, seat: str) -> Features:
    """One player's features, in the order of `NAMES`."""
    scenario = state.scenario
    mine, theirs = state.armies[seat], state.armies[scenario.other(seat)]
    known = scenario.map
    by_cities = scenario.production == "cities"
    wanted = known.cities if by_cities else tuple(known.areas)
    both = _Both(known, wanted, mine, theirs)
    own, foes = sum(mine.values()), sum(theirs.values())
    income, other_income = placing.received(scenario, mine), placing.received(scenario, theirs)
    held = sum(area in mine for area in wanted)
    goal = scenario.cities_to_win or len(known.areas)
    ripe, open_to_take, sweep, safe, = _takings(both)
    front, far = _posted(both)
    everything = own + foes + 1
    bombs = state.bombs[seat]
    return (
        own / everything,
        income / (income + other_income + 1),
        held / goal,
        (held / goal) * (held / goal),
        len(mine) / len(known.areas),
        _continents(scenario, mine),
        ripe / 3,
        open_to_take / 3,
        sweep / 3,
        1.0 if by_cities and held + sweep >= goal else 0.0,
        safe / len(wanted),
        front / (own + 1),
        far / (own + 1),
        max(mine.values(), default=0) / (own + 1),
        bombs / 3,
        bombs / 3 * (max(theirs.values(), default=0) / everything),
    )  # fmt: skip


def _takings(both: _Both) -> tuple[int, int, int, int]:
    """What one movement could take: opposing areas, empty ones, the most at once; and own areas that nothing can."""
    neighbours, mine, theirs = both.known.neighbours, both.mine, both.theirs
    ripe = open_to_take = safe = 0
    alone: dict[str, int] = {}
    for area in both.wanted:
        if area in mine:
            against = 0
            for beside in neighbours[area]:
                against += theirs.get(beside, 0)
            safe += mine[area] >= against
            continue
        guard = theirs.get(area, 0)
        force = 0
        for beside in neighbours[area]:
            number = mine.get(beside, 0)
            force += number
            if number > guard:
                alone[beside] = alone.get(beside, 0) + 1
        if force > guard:
            if guard:
                ripe += 1
            else:
                open_to_take += 1
    sweep = max((min(number, mine[hub]) for hub, number in alone.items()), default=1 if ripe + open_to_take else 0)
    return ripe, open_to_take, sweep, safe


def _posted(both: _Both) -> tuple[int, int]:
    """Armies that stand beside something to take, and for the others the sum of their ways there."""
    neighbours, mine = both.known.neighbours, both.mine
    ring = [area for area in both.wanted if area not in mine]
    seen = set(ring)
    front = far = way = 0
    while ring:
        found = []
        for area in ring:
            for beside in neighbours[area]:
                if beside not in seen:
                    seen.add(beside)
                    found.append(beside)
                    number = mine.get(beside, 0)
                    if way:
                        far += number * way
                    else:
                        front += number
        ring, way = found, way + 1
    return front, far


def _continents(scenario: Scenario, mine: Mapping[str, int]) -> float:
    """The bonuses, each as much as there is of it: the square of the share that is held."""
    total, sums = 0, 0.0
    for continent in scenario.map.continents:
        share = sum(area in mine for area in continent.areas) / len(continent.areas)
        sums += continent.bonus * share * share
        total += continent.bonus
    return sums / total if total else 0.0
