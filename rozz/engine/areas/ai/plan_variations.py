"""Orders of a turn with one change: a number, a start or end, one part more or less. All are legal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rozz.engine.areas.ai import placement_candidates
from rozz.engine.areas.ai.movement_candidates import Routes
from rozz.engine.areas.legality import army_placements, legality
from rozz.engine.areas.model.commands import Bombardment, Command, Movement, Placement, Route
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import placing

Plan = tuple[Command, ...]


def variations(state: State, seat: str, plan: Plan) -> list[Plan]:
    """Variations, mixing numbers, bombardments, placements and routes, in this order."""
    placed = tuple(each for each in plan if isinstance(each, Placement))
    moved = next((each.routes for each in plan if isinstance(each, Movement)), ())
    bombs = tuple(each for each in plan if isinstance(each, Bombardment))
    held = legality.admit(state, seat, placed).held
    found: dict[Plan, None] = {}
    kinds = [
        [_joined(placed, routes, bombs) for routes in _numbers(moved, held)],
        [_joined(placed, moved, each) for each in _bombs(state, seat, moved, bombs)],
        [_joined(each, moved, bombs) for each in _placements(state, seat, placed)],
        [_joined(placed, routes, bombs) for routes in _route_changes(state, moved, held)],
    ]
    for place in range(max(map(len, kinds))):
        found.update(dict.fromkeys(kind[place] for kind in kinds if place < len(kind)))
    found.pop(plan, None)
    return [each for each in found if all(verdict.is_done for verdict in legality.judge(state, seat, each))]


def _joined(placed: Plan, routes: Routes, bombs: Sequence[Command]) -> Plan:
    return (*placed, *((Movement(routes),) if routes else ()), *bombs)


def _numbers(routes: Routes, held: Mapping[str, int]) -> Iterator[Routes]:
    """One more, one less, all, or half on each route."""
    used: dict[str, int] = {}
    for route in routes:
        used[route.start] = used.get(route.start, 0) + route.number
    for place, route in enumerate(routes):
        most = route.number + held.get(route.start, 0) - used[route.start]
        for number in dict.fromkeys((route.number + 1, route.number - 1, most, (most + 1) // 2, most - 1)):
            if number != route.number and 0 < number <= most:
                yield _with_route(routes, place, Route(number, route.start, route.end))


def _route_changes(state: State, routes: Routes, held: Mapping[str, int]) -> Iterator[Routes]:
    """One route less, one moved, or one more."""
    if len(routes) > 1:
        for place in range(len(routes)):
            yield routes[:place] + routes[place + 1 :]
    neighbours = state.scenario.map.neighbours
    if routes and len({route.start for route in routes}) == 1:
        hub, taken = routes[0].start, {route.end for route in routes}
        left = held.get(hub, 0) - sum(route.number for route in routes)
        for area in neighbours[hub]:
            if area in taken:
                continue
            if len(routes) == 1:
                yield (Route(routes[0].number, hub, area),)
            if left:
                yield (*routes, Route(1, hub, area))
            elif routes[0].number > 1:
                yield (Route(routes[0].number - 1, hub, routes[0].end), *routes[1:], Route(1, hub, area))
    if routes and len({route.end for route in routes}) == 1:
        hub, taken = routes[0].end, {route.start for route in routes}
        for area in neighbours[hub]:
            if area in held and area not in taken:
                yield (*routes, Route(held[area], area, hub))
    if routes:
        yield ()


def _with_route(routes: Routes, place: int, route: Route) -> Routes:
    return (*routes[:place], route, *routes[place + 1 :])


def _bombs(state: State, seat: str, moved: Routes, bombs: Plan) -> Iterator[Plan]:
    """None, or where the other's armies are."""
    if bombs:
        yield ()
    if not state.bombs[seat]:
        return
    theirs = state.armies[state.scenario.other(seat)]
    for area in sorted(theirs, key=lambda area: (-theirs[area], area))[:4]:
        yield (Bombardment(area),)


def _placements(state: State, seat: str, placed: Plan) -> Iterator[Plan]:
    """All or half in another area; in a city instead of its province and vice versa."""
    now = placing.sum_placements(each for each in placed if isinstance(each, Placement))
    if state.scenario.production == "cities":
        yield from _swapped_with_city(state, seat, now)
        return
    due = placing.new_army_count(state.scenario, state.armies[seat])
    for area in placement_candidates.fronts(state, seat)[:4] if due else ():
        yield (Placement(((area, due),)),)
        if now and due > 1 and area not in now:
            first = next(iter(now))
            yield (Placement(((first, due - due // 2), (area, due // 2))),)


def _swapped_with_city(state: State, seat: str, now: Mapping[str, int]) -> Iterator[Plan]:
    known, room = state.scenario.map, army_placements.placement_room(state, seat, {})
    for city in placing.cities_held(known, state.armies[seat]):
        province = known.areas[city].province
        flipped = {area: number for area, number in now.items() if area not in (city, province)}
        if province not in now and province in room:
            flipped[province] = 1
        yield (Placement(tuple(flipped.items())),) if flipped else ()
