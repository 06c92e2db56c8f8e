"""Movements worth considering, Z2: for every area that armies can leave or enter, with the numbers that matter.

Each is legal for the given armies. They are not ranked here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rozz.engine.areas.model.commands import Route
from rozz.engine.areas.model.map import CITY, Map
from rozz.engine.areas.model.state import State

Routes = tuple[Route, ...]


@dataclass(frozen=True)
class MarchContext:
    """The map, a player's armies after placements, the opponent's, and each area's distance to a target."""

    known: Map
    mine: Mapping[str, int]
    theirs: Mapping[str, int]
    away: Mapping[str, int]

    def worth(self, area: str) -> tuple[int, int]:
        """The priority of a target: cities before provinces, held areas before empty ones."""
        return (self.known.areas[area].kind == CITY) + (area in self.theirs), -self.theirs.get(area, 0)


def march_context(state: State, seat: str, mine: Mapping[str, int]) -> MarchContext:
    """The ground for a player whose armies are `mine`."""
    theirs = state.armies[state.scenario.other(seat)]
    return MarchContext(state.scenario.map, mine, theirs, _away(state, mine))


def _away(state: State, mine: Mapping[str, int]) -> dict[str, int]:
    """The distance of every area to the nearest one worth taking that the player does not hold."""
    known = state.scenario.map
    wanted = known.cities if state.scenario.production == "cities" else known.areas
    distances = {area: 0 for area in wanted if area not in mine}
    ring = list(distances)
    while ring:
        found = []
        for area in ring:
            for beside in known.neighbours[area]:
                if beside not in distances:
                    distances[beside] = distances[area] + 1
                    found.append(beside)
        ring = found
    return distances


def marches(here: MarchContext, hubs: Iterable[str] | None = None) -> dict[str, list[Routes]]:
    """The movements by the area they leave or enter, without duplicates, plainest first."""
    found: dict[str, dict[Routes, None]] = {}
    for hub in here.known.areas if hubs is None else hubs:
        ways: dict[Routes, None] = {}
        if hub in here.mine:
            ways.update(dict.fromkeys(_dispersals(here, hub)))
        ways.update(dict.fromkeys(_concentrations(here, hub)))
        if ways:
            found[hub] = ways
    return {hub: list(ways) for hub, ways in found.items()}


def _dispersals(here: MarchContext, hub: str) -> Iterator[Routes]:
    armies = here.mine[hub]
    beside = here.known.neighbours[hub]
    targets = sorted((area for area in beside if area not in here.mine), key=here.worth, reverse=True)
    for target in targets:
        yield from ((Route(number, hub, target),) for number in _numbers(armies, here.theirs.get(target, 0)))
    own = sorted((area for area in beside if area in here.mine), key=lambda area: here.away.get(area, 99))
    if targets:
        yield from _split_dispersals(hub, armies, targets, here)
        for area in own:
            yield (Route(armies, hub, area),)
            if armies > 1:
                yield (Route(armies - 1, hub, area),)
        return
    for area in own[:2]:
        if here.away.get(area, 99) < here.away.get(hub, 99):
            yield (Route(armies, hub, area),)


def _numbers(armies: int, guard: int) -> list[int]:
    """All, all but one, and multiples of the guard: double for no loss, one more to win."""
    asked = (armies, armies - 1, 2 * guard, guard + 1) if guard else (1, armies, armies - 1)
    return [number for number in dict.fromkeys(asked) if 0 < number <= armies]


def _split_dispersals(hub: str, armies: int, targets: list[str], here: MarchContext) -> Iterator[Routes]:
    """Into several areas at once, with small and large forces, leaving somebody behind or not."""
    for factor in (1, 2):
        for left_behind in (0, 1):
            for first in range(min(2, len(targets))):
                yield from _minimal_dispersals(hub, armies - left_behind, targets[first:], factor, here)


def _minimal_dispersals(hub: str, armies: int, targets: list[str], factor: int, here: MarchContext) -> Iterator[Routes]:
    """Take the targets one by one while armies last; the rest joins the first."""
    numbers: dict[str, int] = {}
    left = armies
    for target in targets:
        guard = here.theirs.get(target, 0)
        number = max(1, guard * factor + (factor == 1 and guard > 0))
        if number <= left:
            numbers[target] = number
            left -= number
    if len(numbers) < 2:
        return
    yield tuple(Route(number, hub, target) for target, number in numbers.items())
    if left:
        numbers[next(iter(numbers))] += left
        yield tuple(Route(number, hub, target) for target, number in numbers.items())


def _concentrations(here: MarchContext, target: str) -> Iterator[Routes]:
    """From all sides, from the strongest, leaving somebody behind or not."""
    sources = [area for area in here.known.neighbours[target] if area in here.mine]
    sources.sort(key=lambda area: (-here.mine[area], area))
    if len(sources) < 2 or (target in here.mine and here.away.get(target, 99) > 1):
        return
    yield tuple(Route(here.mine[area], area, target) for area in sources)
    for chosen in (sources, sources[:2]):
        rest = tuple(Route(here.mine[area] - 1, area, target) for area in chosen if here.mine[area] > 1)
        if len(rest) > 1:
            yield rest
    if len(sources) > 2:
        yield tuple(Route(here.mine[area], area, target) for area in sources[:2])
