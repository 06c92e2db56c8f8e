"""Which movements are legal, Z2 and Z3: out of one area or into one, between neighbors, no more than there are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rozz.engine.areas.legality.reasons import void
from rozz.engine.areas.model.commands import Route
from rozz.engine.areas.model.map import Map
from rozz.engine.game import Verdict


def movement_fault(area_map: Map, seat: str, held: Mapping[str, int], routes: tuple[Route, ...]) -> Verdict | None:
    """Why a movement is void; `held` are the player's armies after placements."""
    if any(route.number < 1 for route in routes):
        return void("no-count")
    if len({route.start for route in routes}) > 1 and len({route.end for route in routes}) > 1:
        return void("mixed")
    for route in routes:
        if route.end not in area_map.neighbours[route.start]:
            return void("not-adjacent", start=route.start, end=route.end)
    for start, number in armies_leaving(routes).items():
        if start not in held:
            return void("not-held", seat=seat, start=start)
        if held[start] < number:
            return void("too-many-moved", seat=seat, start=start, armies=held[start], number=number)
    return None


def armies_leaving(routes: Iterable[Route]) -> dict[str, int]:
    """How many armies leave each area."""
    numbers: dict[str, int] = {}
    for route in routes:
        numbers[route.start] = numbers.get(route.start, 0) + route.number
    return numbers


def merge_routes(routes: Iterable[Route]) -> tuple[Route, ...]:
    """Routes with duplicates added up, Z3.

    >>> merge_routes([Route(1, "Mu", "Shaomar"), Route(2, "Mu", "Shaomar")])
    (Route(number=3, start='Mu', end='Shaomar'),)
    """
    numbers: dict[tuple[str, str], int] = {}
    for route in routes:
        numbers[route.start, route.end] = numbers.get((route.start, route.end), 0) + route.number
    return tuple(Route(number, *way) for way, number in numbers.items())
