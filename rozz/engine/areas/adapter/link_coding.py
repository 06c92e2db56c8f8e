"""How orders of both games become choices for links: areas by their places on the map, neighbors first.

It uses the map, never a position, so void orders have a code too. The numbers here belong to the version letter of a
link.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rozz.engine.areas.model.commands import Bombardment, Command, Movement, Placement, Resign, Route
from rozz.engine.areas.model.map import Map
from rozz.engine.codec.arithmetic_coder import Coder
from rozz.engine.codec.probability_models import Tables, code_number
from rozz.engine.errors import damaged_link
from rozz.engine.said import said

KINDS: tuple[type[Command], ...] = (Placement, Movement, Bombardment, Resign)
#: Prior weights of the kinds of orders.
_KINDS = (8, 8, 3, 1)
#: The largest army, and the most entries in a part of an order.
MOST_ARMIES, MOST_ENTRIES = 10**12, 200
#: The weight of a neighbor as the other end of a march; any other area has 1.
_NEIGHBOUR = 400


class AreasCoding:
    """The coding of one packing; it learns as it goes."""

    def __init__(self, area_map: Map) -> None:
        self._areas = tuple(area_map.areas)
        self._places = {name: place for place, name in enumerate(self._areas)}
        self._even = [16] * len(self._areas)
        self._beside = {
            name: [_NEIGHBOUR if other in area_map.neighbours[name] else 1 for other in self._areas]
            for name in self._areas
        }
        self._tables = Tables()

    def code(self, coder: Coder, seat: str, place: int, command: Any | None) -> Any:
        """A part of a seat's orders."""
        before = ("kind", seat, min(place, 3))
        given = None if command is None else KINDS.index(type(command))
        kind = KINDS[coder.code(self._tables.blend(_KINDS, "kind", before), given)]
        if kind is Placement:
            return Placement(tuple(self._placed(coder, seat, command.armies if command else None)))
        if kind is Movement:
            return Movement(tuple(self._routes(coder, seat, command.routes if command else None)))
        if kind is Bombardment:
            return Bombardment(self._area(coder, ("bomb",), command.area if command else None))
        return Resign()

    def _placed(self, coder: Coder, seat: str, armies: Sequence[tuple[str, int]] | None) -> list[tuple[str, int]]:
        found = []
        for entry in range(self._count(coder, "placed", None if armies is None else len(armies))):
            given = armies[entry] if armies is not None else (None, None)
            area = self._area(coder, ("placed", seat), given[0])
            found.append((area, self._number(coder, "new", given[1])))
        return found

    def _routes(self, coder: Coder, seat: str, routes: Sequence[Route] | None) -> list[Route]:
        """The routes of a movement: a dispersal repeats its start, a concentration its end."""
        found: list[Route] = []
        for entry in range(self._count(coder, "routes", None if routes is None else len(routes))):
            given = routes[entry] if routes is not None else None
            last = found[-1] if found else None
            before_it = last.start if last else None
            start = self._start(coder, seat, before_it, given.start if given else None)
            other_end = last.end if last and start != last.start else None
            end = self._end(coder, start, other_end, given.end if given else None)
            found.append(Route(self._number(coder, "march", given.number if given else None), start, end))
        return found

    def _start(self, coder: Coder, seat: str, last: str | None, given: str | None) -> str:
        """The same area as before, or another."""
        if last is not None and self._is_same(coder, "start", last, given):
            return last
        return self._area(coder, ("start", seat), given, last)

    def _end(self, coder: Coder, start: str, last: str | None, given: str | None) -> str:
        """The same area as before, or another: usually a neighbor."""
        if last is not None and self._is_same(coder, "end", last, given):
            return last
        return self._one(coder, self._beside[start], ("end", start), given, last)

    def _is_same(self, coder: Coder, name: str, last: str, given: str | None) -> bool:
        model = self._tables.blend((1, 2), (name, "again"))
        return bool(coder.code(model, None if given is None else int(given == last)))

    def _area(self, coder: Coder, context: tuple[str, ...], given: str | None, but: str | None = None) -> str:
        return self._one(coder, self._even, context, given, but)

    def _one(
        self, coder: Coder, prior: Sequence[int], context: tuple[str, ...], given: str | None, but: str | None
    ) -> str:
        """One of the areas except `but`, which has a code of its own already."""
        weights = (
            prior if but is None else [0 if area == but else n for area, n in zip(self._areas, prior, strict=True)]
        )
        choice = coder.code(self._tables.blend(weights, context), None if given is None else self._places[given])
        return self._areas[choice]

    def _count(self, coder: Coder, name: str, given: int | None) -> int:
        number = code_number(coder, self._tables, ("count", name), given, MOST_ENTRIES)
        if number == 0:
            raise damaged_link(said("links-order-of-nothing"))
        return number

    def _number(self, coder: Coder, name: str, given: int | None) -> int:
        return code_number(coder, self._tables, ("armies", name), given, MOST_ARMIES)
