"""Outlines of a rose and a cross: of pieces, and of the seats that move them."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

from rozz.ui.board.geometry import number


def rose(scale: float) -> str:
    """Five round petals around the center; in a square from -40 to 40 if the scale is 1."""
    away, radius = 19 * scale, 17.5 * scale
    points = []
    for petal in range(5):
        middle = -pi / 2 + petal * 2 * pi / 5
        for turn in range(-7, 8):
            angle = middle + turn * pi / 9.6
            points.append((away * cos(middle) + radius * cos(angle), away * sin(middle) + radius * sin(angle)))
    return _closed(points)


def cross(scale: float) -> str:
    """A cross whose arms widen outward; in a square from -40 to 40 if the scale is 1."""
    quarter = ((-6.0, -7.0), (-14.0, -36.0), (14.0, -36.0), (6.0, -7.0))
    points = []
    for turn in range(4):
        across, down = cos(turn * pi / 2), sin(turn * pi / 2)
        points += [(scale * (x * across - y * down), scale * (x * down + y * across)) for x, y in quarter]
    return _closed(points)


def _closed(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
