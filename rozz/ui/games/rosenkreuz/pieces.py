"""The four kinds of piece, told apart by shape and by how they are filled.

A rose has five petals and a cross four arms; a black piece is solid, a white one open with a ring inside.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

import htpy as h
from markupsafe import Markup

from rozz.engine.rosenkreuz.model.sides import ROSE
from rozz.ui.board.geometry import number
from rozz.ui.memoize import remembered


@remembered(most=1)
def definitions() -> Markup:
    """The four kinds of piece, to be referred to."""
    kinds = [(owner, colour) for owner in ("ROSE", "CROSS") for colour in ("black", "white")]
    return Markup(str(h.defs[[h.g(id=f"kreuz-{owner}-{colour}")[piece(owner, colour)] for owner, colour in kinds]]))


def piece(owner: str, colour: str) -> h.Fragment:
    """A piece in a square from -50 to 50."""
    outline = _rose(1.0) if owner == ROSE else _cross(1.0)
    inner = _rose(0.62) if owner == ROSE else _cross(0.62)
    heart = h.circle(".kreuz-heart", r="7.5") if owner == ROSE else h.path(".kreuz-heart", d="M0-9 9 0 0 9-9 0Z")
    return h.fragment[
        h.path(f".kreuz-body.{colour}", d=outline),
        h.path(f".kreuz-inner.{colour}", d=inner) if colour == "white" else None,
        h.g(class_=f"kreuz-mark {colour}")[heart],
    ]


def _rose(scale: float) -> str:
    """Five round petals about the middle."""
    away, radius = 19 * scale, 17.5 * scale
    points = []
    for petal in range(5):
        middle = -pi / 2 + petal * 2 * pi / 5
        for turn in range(-7, 8):
            angle = middle + turn * pi / 9.6
            points.append((away * cos(middle) + radius * cos(angle), away * sin(middle) + radius * sin(angle)))
    return _closed(points)


def _cross(scale: float) -> str:
    """A cross whose arms widen outwards."""
    quarter = ((-6.0, -7.0), (-14.0, -36.0), (14.0, -36.0), (6.0, -7.0))
    points = []
    for turn in range(4):
        across, down = cos(turn * pi / 2), sin(turn * pi / 2)
        points += [(scale * (x * across - y * down), scale * (x * down + y * across)) for x, y in quarter[:-1]]
        last = quarter[-1]
        points.append((scale * (last[0] * across - last[1] * down), scale * (last[0] * down + last[1] * across)))
    return _closed(points)


def _closed(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
