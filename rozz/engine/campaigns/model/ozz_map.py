"""The map of C24.1: points with coordinates in inches, roads and trails.

A map is a value, so other scenarios may bring their own.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

#: The intrinsic strength of Fortified Centers, C2.3.
INTRINSIC_STRENGTH = {"castle": 3, "capital": 4, "fortified": 2}
#: How far a stack flies, in inches, C5.5.
FLIGHT = 8.5


@dataclass(frozen=True)
class Point:
    """A point: its nation may be empty; `specialists` are types of units, `ground` the kinds for hire.

    kind: castle, capital, fortified, population or plain, C2.2.
    """

    name: str
    x: float
    y: float
    nation: str
    kind: str
    terrain: str
    specialists: tuple[str, ...] = ()
    ground: tuple[str, ...] = ()

    @property
    def strength(self) -> int:
        """The point's intrinsic units, C2.3, which it has until it is razed."""
        return INTRINSIC_STRENGTH.get(self.kind, 0)


@dataclass(frozen=True)
class Map:
    """A mapping from names to points, and each point's links: neighbor → whether the link is a road."""

    points: Mapping[str, Point]
    links: Mapping[str, Mapping[str, bool]] = field(repr=False)

    def inches(self, one: str, other: str) -> float:
        """The distance between two points, C2.1."""
        first, second = self.points[one], self.points[other]
        return float(((first.x - second.x) ** 2 + (first.y - second.y) ** 2) ** 0.5)

    @cached_property
    def castles(self) -> dict[str, str]:
        """The castle of each nation."""
        return {point.nation: point.name for point in self.points.values() if point.kind == "castle"}

    def steps_to(self, goals: Iterable[str], closed: frozenset[str]) -> dict[str, int]:
        """The fewest links from each point to the nearest of the goals, over open points, C2.1."""
        far = {goal: 0 for goal in goals if goal not in closed}
        queue = deque(far)
        while queue:
            here = queue.popleft()
            for beside in self.links[here]:
                if beside not in far and beside not in closed:
                    far[beside] = far[here] + 1
                    queue.append(beside)
        return far


_POINTS = """
Munchkins | Bluekeep 3 10 castle plain S GRD | Munchton 6.5 8.5 capital plain S MED
Munchkins | Ovengate 9.5 11 fortified plain S LGT | Mossbank 6 13.5 population forest
Munchkins | Milldale 9 5.5 population hills S CAV BAL
Winkies | Yellow-Tower 31 10 castle hills S MED | Winkopolis 28 12 capital plain | Zilkhold 25 9 fortified hills S ZIL
Winkies | Boarwallow 29 6 population forest S BOR | Tinmoor 27.5 15.5 population forest S MRK
Gillikins | Purple-Spire 17 2 castle forest S LGT MED | Gillarch 20 4 capital plain S MUS
Gillikins | Wolfgate 14 5 fortified forest S BER | Goatcrag 23.5 2.5 population hills S GOA
Gillikins | Thornholt 11.5 2 population forest
Quadlings | Ruby-Palace 10 20 castle plain S GRN | Quadmere 13 17.5 capital plain S MED
Quadlings | Southguard 17 18 fortified plain S LGT | Redbarn 8 17 population forest S PRO
Quadlings | Pepperfield 15 21 population plain S CAV
- | Pumpkin-Fields 13.5 11.5 plain plain G PMP | Harvest-Cross 17 11 plain plain | Straw-Ferry 21 11.5 plain plain
- | Albine-Pass 12.5 8 plain hills G GIA | Black-Edge 18 7.5 plain forest G WLF witch | Ape-Rocks 23 6 plain hills G APE
- | Boneyard 24 16 plain plain G SKE witch | Dustway 21 16.5 plain plain
"""
_ROADS = """
Bluekeep Munchton Ovengate Pumpkin-Fields Harvest-Cross Straw-Ferry Zilkhold Winkopolis Yellow-Tower Boarwallow
Munchton Milldale
Winkopolis Tinmoor
Goatcrag Gillarch Purple-Spire Wolfgate
Gillarch Black-Edge Harvest-Cross
Pepperfield Ruby-Palace Quadmere Southguard Dustway
Quadmere Pumpkin-Fields
"""
_TRAILS = """
Bluekeep Mossbank Ovengate Albine-Pass Pumpkin-Fields
Mossbank Redbarn Ruby-Palace
Redbarn Quadmere
Southguard Pepperfield
Milldale Albine-Pass Wolfgate Thornholt Milldale
Albine-Pass Black-Edge Wolfgate
Black-Edge Ape-Rocks Goatcrag
Ape-Rocks Zilkhold Boarwallow Ape-Rocks
Straw-Ferry Dustway Boneyard Tinmoor
Straw-Ferry Boneyard
"""


def _point(nation: str, words: list[str]) -> Point:
    name, x, y, kind, terrain, *more = words
    listed = tuple(more[1:])
    specialists, ground = (listed, ()) if more[:1] == ["S"] else ((), listed)
    return Point(_name(name), float(x), float(y), nation, kind, terrain, specialists, ground)


def _name(word: str) -> str:
    return word.replace("-", " ")


def _read(points: str, roads: str, trails: str) -> Map:
    known: dict[str, Point] = {}
    for line in points.strip().splitlines():
        nation, *rows = line.split(" | ")
        for row in rows:
            point = _point("" if nation == "-" else nation, row.split())
            known[point.name] = point
    links: dict[str, dict[str, bool]] = {name: {} for name in known}
    for text, is_road in ((roads, True), (trails, False)):
        for line in text.strip().splitlines():
            names = [_name(word) for word in line.split()]
            for one, other in pairwise(names):
                links[one][other] = links[other][one] = is_road
    return Map(known, links)


MAPS: dict[str, Map] = {"ozz": _read(_POINTS, _ROADS, _TRAILS)}
