"""A board: named tiles, which of them touch, and how far apart they are, R1.

Independent of games and pieces. It contains shapes only to pass them on for drawing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from rozz.engine.said import Said

Point = tuple[float, float]


@dataclass(frozen=True)
class Tile:
    """A place on the board: `centre` and `outline` in board units (one hex side), y down."""

    name: str
    centre: Point
    outline: tuple[Point, ...]
    territory: str = ""
    axial: tuple[int, int] | None = None


@dataclass(frozen=True)
class Board:
    """Tiles in the board's order and the neighbors of each; distances are computed on demand.

    `remarks` are about oddities that do not prevent play.
    """

    tiles: Mapping[str, Tile]
    neighbours: Mapping[str, tuple[str, ...]]
    remarks: tuple[Said, ...] = ()
    _rings: dict[str, list[Mapping[str, int]]] = field(default_factory=dict, repr=False, compare=False)

    @cached_property
    def territories(self) -> Mapping[str, tuple[str, ...]]:
        """The tiles of each territory, in the board's order."""
        members: dict[str, list[str]] = {}
        for tile in self.tiles.values():
            if tile.territory:
                members.setdefault(tile.territory, []).append(tile.name)
        return {name: tuple(tiles) for name, tiles in members.items()}

    @cached_property
    def spellings(self) -> Mapping[str, str]:
        """The board's spelling of each tile name, by its folded form, R1.6."""
        return {name.casefold(): name for name in self.tiles}

    def within(self, start: str, steps: int) -> Mapping[str, int]:
        """The distance of every tile at most `steps` away, nearest first; the search goes no farther than asked.

        Distances are the fewest steps over adjacent tiles; pieces do not block, R1.1. The result is cached, so do not
        change it.
        """
        rings = self._rings.setdefault(start, [MappingProxyType({start: 0})])
        while len(rings) <= steps:
            reached = rings[-1]
            distance = len(rings)
            farther = dict(reached)
            for name, away in reached.items():
                if away == distance - 1:
                    for neighbour in self.neighbours[name]:
                        farther.setdefault(neighbour, distance)
            if len(farther) == len(reached):
                return reached
            rings.append(MappingProxyType(farther))
        return rings[steps]

    def distance(self, start: str, end: str) -> int | None:
        """The fewest steps from one tile to another; None if there is no path."""
        return self.within(start, len(self.tiles)).get(end)

    def is_in_range(self, start: str, end: str, least: int, most: int | None) -> bool:
        """Whether `end` is `least` to `most` steps away; a `most` of None allows any tile, connected or not, R1.1."""
        if most is None:
            return least == 0 or end not in self.within(start, least - 1)
        away = self.within(start, most).get(end)
        return away is not None and away >= least
