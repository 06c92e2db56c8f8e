"""What moves when a step of a turn is shown: traveling pieces, strikes, a capture.

Everything is drawn where it ends; the style sheet animates its way there, only in replays. Without motion neither
travelers nor blows are shown: the board at rest says the same. Decorative: the step's lines say it in words.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin

import htpy as h

from rozz.ui.board import arrows
from rozz.ui.board.geometry import Frame, Spot, number


def traveller(drawn: h.Node, start: Spot, end: Spot, bend: float = 1.0) -> h.Element:
    """A drawing around the origin, which moves along an arrow with this bend and disappears on arrival."""
    place = f"translate({number(end.x)} {number(end.y)})"
    way = _way(start.x - end.x, start.y - end.y, bend)
    return h.g(".traveller", style=way)[h.g(transform=place)[drawn]]


def come(drawn: h.Node, across: float, down: float, is_later: bool = False) -> h.Element:
    """A drawing at its place that arrives in a straight line from an offset; `is_later`: after earlier arrivals."""
    return h.g(".come.later" if is_later else ".come", style=_way(across, down, 0))[drawn]


def _way(across: float, down: float, bend: float) -> str:
    """The start and the midpoint of a path, relative to its end."""
    length = hypot(across, down) or 1
    # Half of an arrow's sag: the curve passes there, and its control point is twice as far out.
    sag = 0.08 * bend * min(length, 260)
    x, y = across / 2 - sag * down / length, down / 2 + sag * across / length
    return f"--dx:{number(across)}px;--dy:{number(down)}px;--mx:{number(x)}px;--my:{number(y)}px"


def slip(load: tuple[tuple[str, int], ...], spot: Spot, whole: Frame) -> h.Element:
    """What has come into a place, on a slip of paper above it that grows toward the center of the board."""
    is_right = spot.x > whole.x + whole.width / 2
    wide = arrows.load_width(load)
    across = (13 - wide / 2) * (1 if is_right else -1)
    return h.g(transform=f"translate({number(spot.x)} {number(spot.y)})")[
        h.g(".slip-of-items")[arrows.load(load, (across, -28), 1)]
    ]


def blow(spot: Spot, weight: int) -> h.Element:
    """A strike lands: a spark (1), a wave that sweeps the tile (2), a blast (3), the end of the world (4)."""
    return _at(spot, f"blow weight-{weight}")[
        h.circle(".wave", r="30"),
        h.circle(".wave.late", r="30") if weight > 1 else None,
        h.path(".flash", d=_rays(8 + 4 * weight, 13, 26)),
    ]


def capture(spot: Spot, css: str) -> h.Element:
    """A headquarters falls: rays around it in the captor's color, which stay as long as the step is shown."""
    return _at(spot, f"capture {css}")[h.path(".rays", d=_rays(18, 47, 57)), h.circle(".wave", r="50")]


def _at(spot: Spot, css: str) -> h.Element:
    place = f"translate({number(spot.x)} {number(spot.y)})"
    return h.g(class_=css, transform=place)


def _rays(count: int, inner: float, outer: float) -> str:
    """Strokes around the origin, from an inner to an outer circle."""
    drawn = []
    for ray in range(count):
        x, y = cos(2 * pi * ray / count), sin(2 * pi * ray / count)
        drawn.append(f"M{number(x * inner)} {number(y * inner)}L{number(x * outer)} {number(y * outer)}")
    return "".join(drawn)
