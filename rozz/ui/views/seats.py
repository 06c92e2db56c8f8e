"""How seats are told from each other: by shape, colour, pattern and letter together.

A seat's token is drawn in a square from -20 to 20.  Colours are named by class (`seat-1` … `seat-6`, `neutral`) and
stand in the style sheet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, pi, sin, sqrt

import htpy as h
from markupsafe import Markup

from rozz.ui.board.geometry import number
from rozz.ui.names import called
from rozz.ui.remembering import remembered

Polygon = tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class SeatStyle:
    """How a seat is told from the others: `index` 1 to 6 chooses shape, colour and pattern together."""

    index: int
    letter: str

    @property
    def css(self) -> str:
        """The class that gives the seat's colour."""
        return f"seat-{self.index}"


#: Colours that have a place in the palette of their own; others take what is left in seat order.
PALETTE = ("RED", "BLUE", "GREEN", "GOLD", "VIOLET", "TEAL")


@remembered(most=64, is_compared=True)
def seat_styles(players: tuple[str, ...]) -> Mapping[str, SeatStyle]:
    """The style of every seat of a match, by colour; letters are never shared.

    >>> [style.letter for style in seat_styles(("GREEN", "GOLD", "PINK")).values()]
    ['G', 'O', 'P']
    """
    kept = {PALETTE.index(colour) for colour in players if colour in PALETTE}
    free = [index for index in range(len(PALETTE)) if index not in kept]
    styles: dict[str, SeatStyle] = {}
    letters: set[str] = set()
    for colour in players:
        index = PALETTE.index(colour) if colour in PALETTE else (free.pop(0) if free else len(styles) % len(PALETTE))
        letter = next(each for each in (*called(colour).upper(), *"ABCDEFGHIJKLMNOPQRSTUVWXYZ") if each not in letters)
        letters.add(letter)
        styles[colour] = SeatStyle(index + 1, letter)
    return styles


def _around(radius: float, corners: int, turned: float = 0.0) -> Polygon:
    angles = (turned + 2 * pi * corner / corners for corner in range(corners))
    return tuple((radius * cos(angle), radius * sin(angle)) for angle in angles)


def _quatrefoil() -> Polygon:
    """Four round lobes, one towards each corner."""
    away, radius = 7.6 * sqrt(2), 10.2
    turns = [(quarter * pi / 2 - pi / 4, turn * pi / 16) for quarter in range(4) for turn in range(-8, 9)]
    return tuple(
        (away * cos(lobe) + radius * cos(lobe + turn), away * sin(lobe) + radius * sin(lobe + turn))
        for lobe, turn in turns
    )


#: The outline of each seat's tokens: rounded square, disc, shield, house, hexagon, quatrefoil.
SHAPES: tuple[Polygon, ...] = (
    tuple((16 * a + 0, 16 * b + 0) for a, b in (
        (-1, -0.7), (-0.9, -0.9), (-0.7, -1), (0.7, -1), (0.9, -0.9), (1, -0.7),
        (1, 0.7), (0.9, 0.9), (0.7, 1), (-0.7, 1), (-0.9, 0.9), (-1, 0.7),
    )),
    _around(17.5, 36),
    ((-16, -16), (16, -16), (16, 3), (14, 8.5), (9.5, 13.5), (4, 17.5), (0, 19.5),
     (-4, 17.5), (-9.5, 13.5), (-14, 8.5), (-16, 3)),
    ((0, -19.5), (16.5, -7.5), (16.5, 16), (-16.5, 16), (-16.5, -7.5)),
    _around(19.2, 6, pi / 6),
    _quatrefoil(),
)  # fmt: skip

#: The tokens of pieces that belong to whoever controls the tile.
DIAMOND: Polygon = ((0, -19.5), (19.5, 0), (0, 19.5), (-19.5, 0))

#: The pattern of each seat: angles of hatching in degrees and the distance of the lines; no angle means dots.
WEAVES: tuple[tuple[tuple[int, ...], float], ...] = (
    ((-45,), 6.0),
    ((), 5.6),
    ((0,), 5.2),
    ((45, -45), 8.6),
    ((90,), 5.2),
    ((0, 90), 8.0),
)


def _crossings(shape: Polygon, angle: float, offset: float) -> list[float]:
    """Where the line at an angle and an offset crosses the outline, measured along the line."""
    along, across = (cos(angle), sin(angle)), (-sin(angle), cos(angle))
    found = []
    for (x, y), (u, v) in zip(shape, [*shape[1:], shape[0]], strict=True):
        side = x * across[0] + y * across[1] - offset
        other = u * across[0] + v * across[1] - offset
        if (side > 0) != (other > 0):
            share = side / (side - other)
            found.append((x + (u - x) * share) * along[0] + (y + (v - y) * share) * along[1])
    return sorted(found)


def _hatching(shape: Polygon, degrees: float, apart: float) -> str:
    angle = degrees * pi / 180
    drawn = []
    for row in range(-5, 6):
        offset = row * apart
        ends = _crossings(shape, angle, offset)
        for start, end in zip(ends[::2], ends[1::2], strict=False):
            if end - start > 2:
                points = (
                    (at * cos(angle) - offset * sin(angle), at * sin(angle) + offset * cos(angle))
                    for at in (start + 0.8, end - 0.8)
                )
                drawn.append("M" + "L".join(f"{number(x)} {number(y)}" for x, y in points))
    return "".join(drawn)


def _dotting(shape: Polygon, apart: float) -> str:
    drawn = []
    for row in range(-4, 5):
        ends = _crossings(shape, 0, row * apart * 0.866)
        for step in range(-4, 5):
            x = (step + row % 2 / 2) * apart
            if ends and ends[0] + 2 < x < ends[-1] - 2:
                drawn.append(f"M{number(x)} {number(row * apart * 0.866)}h0")
    return "".join(drawn)


def shape_path(index: int) -> str:
    """The outline of a seat's token; 0 is the neutral diamond."""
    corners = SHAPES[index - 1] if index else DIAMOND
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"


def weave_path(index: int) -> str:
    """A seat's pattern, as strokes that end within its shape."""
    angles, apart = WEAVES[index - 1]
    shape = SHAPES[index - 1]
    return "".join(_hatching(shape, angle, apart) for angle in angles) if angles else _dotting(shape, apart)


def body(index: int) -> h.Fragment:
    """The empty token of a seat: its shape and, for seats, its pattern."""
    weave = None
    if index:
        dots = not WEAVES[index - 1][0]
        weave = h.path(class_={"weave": True, "dots": dots}, d=weave_path(index))
    return h.fragment[h.path(".body", d=shape_path(index)), weave]


@remembered(most=64, is_compared=True)
def _chip(style: SeatStyle) -> Markup:
    drawn = h.svg(f".chip.{style.css}", viewBox="-22 -22 44 44", width="28", height="28", aria_hidden="true")
    middle = {3: -2.0, 4: 1.0}.get(style.index, 0.0)
    plate = h.circle(".plate", r="10.5", cy=number(middle))
    text = h.text(".letter", x="0", y=number(middle + 5.5), text_anchor="middle")[style.letter]
    return Markup(str(drawn[body(style.index), plate, text]))


def seat_chip(style: SeatStyle) -> Markup:
    """A seat's shape, colour, pattern and letter for running text; decorative, so the name must stand beside it."""
    return _chip(style)
