"""Hexes: flat-topped, axial coordinates, and flowers of seven, R1.2 and R1.3."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, sqrt

from rozz.engine.boards.graph import Point

Axial = tuple[int, int]

#: N, NE, SE, S, SW, NW: the order in which a ring is numbered, R1.2.
DIRECTIONS: tuple[Axial, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def flower_centre(u: int, v: int) -> Axial:
    """The axial coordinate of the center of the territory at `[u, v]`, R1.3.

    >>> flower_centre(1, 1)
    (1, 4)
    """
    return 2 * u - v, u + 3 * v


def flower(u: int, v: int) -> tuple[Axial, ...]:
    """The center of a territory and its ring of six, 1 to 6."""
    q, r = flower_centre(u, v)
    return ((q, r), *((q + dq, r + dr) for dq, dr in DIRECTIONS))


def around(axial: Axial) -> tuple[Axial, ...]:
    """The six adjacent coordinates, in the order of the ring numbers."""
    return tuple((axial[0] + dq, axial[1] + dr) for dq, dr in DIRECTIONS)


def centre_point(axial: Axial) -> Point:
    """The center of a hex, in hex sides, y down."""
    q, r = axial
    return 1.5 * q, sqrt(3) * (r + q / 2)


#: From the center of a hex to its corners, clockwise from the east.
_CORNERS = tuple((cos(turn * pi / 3), sin(turn * pi / 3)) for turn in range(6))


@lru_cache(maxsize=4096)
def outline(axial: Axial) -> tuple[Point, ...]:
    """The six corners of a hex, clockwise from the east."""
    x, y = centre_point(axial)
    return tuple((round(x + right, 4), round(y + down, 4)) for right, down in _CORNERS)
