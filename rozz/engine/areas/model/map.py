"""A map: named areas, their borders and continents, and how they are drawn, Z13 and Z14.

Independent of armies. Drawings are passed on to the page; no rule reads them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

Point = tuple[float, float]

#: Characters that names ignore besides letter case: spaces, and every hyphen that a phone types.
FREE = frozenset("-‐‑‒–—−")
#: The kind of area that produces new armies if production is by cities, Z8.
CITY = "city"
#: The kind of area that is listed only in a continent.
TERRITORY = "territory"


def fold(name: str) -> str:
    """A name in the form used for comparison.

    >>> fold("Shangri-La City")
    'shangrilacity'
    """
    return "".join(each for each in name.casefold() if not each.isspace() and each not in FREE)


@dataclass(frozen=True)
class Shape:
    """How an area is drawn, in the map's own unit, y down: a point for its armies, and the corners of its outline."""

    centre: Point
    outline: tuple[Point, ...]


@dataclass(frozen=True)
class Lane:
    """A border between areas whose shapes do not touch, drawn as lines; more than one if it leaves the map."""

    between: tuple[str, str]
    lines: tuple[tuple[Point, ...], ...]


@dataclass(frozen=True)
class Drawing:
    """The view box (x, y, width, height), the shape of every area, and the lanes."""

    view: tuple[float, float, float, float]
    shapes: Mapping[str, Shape]
    lanes: tuple[Lane, ...] = ()


@dataclass(frozen=True)
class Area:
    """A place for armies; `short_names` are other names for it, `province` is where a city may put its new army, Z8."""

    name: str
    kind: str
    short_names: tuple[str, ...] = ()
    province: str = ""


@dataclass(frozen=True)
class Continent:
    """Areas that give `bonus` new armies per turn to a player who holds them all, Z14."""

    name: str
    bonus: int
    areas: tuple[str, ...]


@dataclass(frozen=True)
class Map:
    """Areas in the map's order, the neighbors of each, and the continents.

    `allows_prefixes`: whether a unique prefix of a name stands for it.
    """

    areas: Mapping[str, Area]
    neighbours: Mapping[str, tuple[str, ...]]
    continents: tuple[Continent, ...] = ()
    allows_prefixes: bool = False
    drawing: Drawing | None = None

    @property
    def noun(self) -> str:
        """The noun for its areas, by which messages choose: on a map with continents, they are territories."""
        return "territories" if self.continents else "areas"

    @cached_property
    def cities(self) -> tuple[str, ...]:
        """The areas that are cities, in the map's order."""
        return tuple(area.name for area in self.areas.values() if area.kind == CITY)

    @cached_property
    def area_indices(self) -> Mapping[str, int]:
        """The place of each area in the map's order."""
        return {name: place for place, name in enumerate(self.areas)}

    @cached_property
    def neighbor_indices(self) -> tuple[tuple[int, ...], ...]:
        """The neighbors of each area, all by their places."""
        return tuple(tuple(self.area_indices[other] for other in self.neighbours[name]) for name in self.areas)

    @cached_property
    def spellings(self) -> Mapping[str, str]:
        """The area of each name and short name, by its folded form."""
        return {fold(name): area.name for area in self.areas.values() for name in (area.name, *area.short_names)}

    def matching(self, text: str) -> tuple[str, ...]:
        """The areas that a text may mean: one, none, or several if it is a prefix of their names."""
        wanted = fold(text)
        if wanted in self.spellings:
            return (self.spellings[wanted],)
        if not self.allows_prefixes or not wanted:
            return ()
        return tuple(name for name in self.areas if fold(name).startswith(wanted))

    def borders(self) -> Iterator[tuple[str, str]]:
        """Each border once, in the map's order."""
        for name, others in self.neighbours.items():
            yield from ((name, other) for other in others if self.area_indices[name] < self.area_indices[other])
