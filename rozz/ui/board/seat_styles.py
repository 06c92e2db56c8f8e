"""How seats are distinguished: by shape, color, pattern and letter together.

A seat's token is drawn in a square from -20 to 20. Colors are CSS classes (`seat-1` … `seat-6`, `neutral`), defined in
the style sheet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin

import htpy as h
from markupsafe import Markup

from rozz.ui.board import emblems
from rozz.ui.board.geometry import number
from rozz.ui.i18n.display_names import called
from rozz.ui.memoize import remembered

Polygon = tuple[tuple[float, float], ...]
Outline = tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class SeatStyle:
    """The look of a seat: `index` 1 to 6 chooses shape, color and pattern together.

    emblem: the outline of its chip instead of shape and pattern.
    """

    index: int
    letter: str
    emblem: str = ""

    @property
    def css(self) -> str:
        """The CSS class of the seat's color."""
        return f"seat-{self.index}"


#: Seat names with a fixed color in the palette; others take the remaining ones in seat order.
PALETTE = ("RED", "BLUE", "GREEN", "GOLD", "VIOLET", "TEAL")
#: Seats with a fixed color under another name: nations, as printed on their counters.
PRINTED = {"QUADLINGS": "RED", "MUNCHKINS": "BLUE", "WINKIES": "GOLD", "GILLIKINS": "VIOLET"}
#: Two seats whose pieces are black and white alike: their chips have the outlines of the pieces.
EMBLEMS = {"ROSE": emblems.rose(0.54), "CROSS": emblems.cross(0.54)}


@remembered(most=64, is_compared=True)
def seat_styles(players: tuple[str, ...]) -> Mapping[str, SeatStyle]:
    """The style of every seat of a match; no two share a letter.

    >>> [style.letter for style in seat_styles(("GREEN", "GOLD", "PINK")).values()]
    ['G', 'O', 'P']
    """
    printed = {colour: PRINTED.get(colour, colour) for colour in players}
    kept = {PALETTE.index(colour) for colour in printed.values() if colour in PALETTE}
    free = [index for index in range(len(PALETTE)) if index not in kept]
    styles: dict[str, SeatStyle] = {}
    letters: set[str] = set()
    shown = EMBLEMS if {*players} == {*EMBLEMS} else {}
    for colour in players:
        known = printed[colour]
        index = PALETTE.index(known) if known in PALETTE else (free.pop(0) if free else len(styles) % len(PALETTE))
        letter = next(each for each in (*called(colour).upper(), *"ABCDEFGHIJKLMNOPQRSTUVWXYZ") if each not in letters)
        letters.add(letter)
        styles[colour] = SeatStyle(index + 1, letter, shown.get(colour, ""))
    return styles


#: The outline of each seat's token as corners joined by straight lines: rounded square, disc, shield, house, hexagon,
#: quatrefoil. A third number makes the line to that corner a half circle, its center that far from the origin.
SHAPES: tuple[Outline, ...] = (
    tuple((16 * a, 16 * b) for a, b in (
        (-1, -0.7), (-0.9, -0.9), (-0.7, -1), (0.7, -1), (0.9, -0.9), (1, -0.7),
        (1, 0.7), (0.9, 0.9), (0.7, 1), (-0.7, 1), (-0.9, 0.9), (-1, 0.7),
    )),
    ((17.5, 0), (-17.5, 0, 17.5), (17.5, 0, 17.5)),
    ((-16, -16), (16, -16), (16, 3), (14, 8.5), (9.5, 13.5), (4, 17.5), (0, 19.5),
     (-4, 17.5), (-9.5, 13.5), (-14, 8.5), (-16, 3)),
    ((0, -19.5), (16.5, -7.5), (16.5, 16), (-16.5, 16), (-16.5, -7.5)),
    ((16.6, 9.6), (0, 19.2), (-16.6, 9.6), (-16.6, -9.6), (0, -19.2), (16.6, -9.6)),
    ((0.4, -14.8), (14.8, -0.4, 10.2), (14.8, 0.4), (0.4, 14.8, 10.2),
     (-0.4, 14.8), (-14.8, 0.4, 10.2), (-14.8, -0.4), (-0.4, -14.8, 10.2)),
)  # fmt: skip

#: How the land of each seat is hatched, by its index: the pattern and its rotation.
LAND_HATCHES = {1: ("lines", 45), 2: ("dots", 0), 3: ("lines", 0), 4: ("grid", 45), 5: ("lines", 90), 6: ("grid", 0)}


def hatch(style: SeatStyle, side: int, name: str, css: str) -> h.Element:
    """A seat's pattern, repeated in squares with this side; its id is the name with the seat's index."""
    kind, turned = LAND_HATCHES[style.index]
    if kind == "dots":
        first = round(0.27 * side)
        strokes = f"M{first} {first}h0M{number(first + side / 2)} {number(first + side / 2)}h0"
    elif kind == "lines":
        strokes = f"M0 {number(side / 2)}h{side}"
    else:
        side = round(1.27 * side)  # two lines are as dense as one
        strokes = f"M0 {number(side / 2)}h{side}M{number(side / 2)} 0v{side}"
    return h.pattern(
        id=f"{name}-{style.index}",
        patternUnits="userSpaceOnUse",
        width=side,
        height=side,
        patternTransform=f"rotate({turned})",
    )[h.path(class_=f"{css} {style.css}", d=strokes)]


#: The token of neutral pieces, which serve the player who controls the tile.
DIAMOND: Outline = ((0, -19.5), (19.5, 0), (0, 19.5), (-19.5, 0))


#: The pattern of each seat: hatching angles in degrees and the distance of the lines; no angle means dots.
TOKEN_PATTERNS: tuple[tuple[tuple[int, ...], float], ...] = (
    ((-45,), 6.0),
    ((), 5.6),
    ((0,), 5.2),
    ((45, -45), 8.6),
    ((90,), 5.2),
    ((0, 90), 8.0),
)


def _crossings(shape: Polygon, angle: float, offset: float) -> list[float]:
    """Where the line at an angle and offset crosses the outline, measured along the line."""
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


def shape_path(index: int, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """The outline of a seat's token around a point, scaled; 0 is the neutral diamond.

    >>> shape_path(2), shape_path(0, 100, 0, 2)
    ('M17.5 0A17.5 17.5 0 0 1 -17.5 0A17.5 17.5 0 0 1 17.5 0Z', 'M100 -39L139 0L100 39L61 0Z')
    """
    drawn = "M"
    for nth, (right, down, *round_) in enumerate(SHAPES[index - 1] if index else DIAMOND):
        radius = number(scale * round_[0]) if round_ else ""
        drawn += f"A{radius} {radius} 0 0 1 " if radius else "L" if nth else ""
        drawn += f"{number(x + scale * right)} {number(y + scale * down)}"
    return drawn + "Z"


def _polygon(outline: Outline) -> Polygon:
    """An outline with its half circles as many short lines."""
    corners: list[tuple[float, float]] = []
    for x, y, *round_ in outline:
        if round_:
            left, top = corners[-1]
            middle, begin = ((left + x) / 2, (top + y) / 2), atan2(top - y, left - x)
            away = hypot(left - x, top - y) / 2
            turns = (begin + pi * part / 18 for part in range(1, 18))
            corners += [(middle[0] + away * cos(turn), middle[1] + away * sin(turn)) for turn in turns]
        corners.append((x, y))
    return tuple(corners)


def pattern_path(index: int) -> str:
    """A seat's pattern, as strokes clipped to its shape."""
    angles, apart = TOKEN_PATTERNS[index - 1]
    shape = _polygon(SHAPES[index - 1])
    return "".join(_hatching(shape, angle, apart) for angle in angles) if angles else _dotting(shape, apart)


def token_body(index: int) -> h.Fragment:
    """The empty token of a seat: its shape and, for seats, its pattern."""
    pattern = None
    if index:
        dots = not TOKEN_PATTERNS[index - 1][0]
        pattern = h.path(class_={"weave": True, "dots": dots}, d=pattern_path(index))
    return h.fragment[h.path(".body", d=shape_path(index)), pattern]


@remembered(most=64, is_compared=True)
def _chip(style: SeatStyle) -> Markup:
    drawn = h.svg(f".chip.{style.css}", viewBox="-22 -22 44 44", width="28", height="28", aria_hidden="true")
    middle = {3: -2.0, 4: 1.0}.get(style.index, 0.0)
    plate = h.circle(".plate", r="10.5", cy=number(middle))
    text = h.text(".letter", x="0", y=number(middle + 5.5), text_anchor="middle")[style.letter]
    shape = h.path(".body", d=style.emblem) if style.emblem else token_body(style.index)
    return Markup(str(drawn[shape, plate, text]))


def seat_chip(style: SeatStyle) -> Markup:
    """A seat's shape, color, pattern and letter within text; decorative, so the name must be beside it."""
    return _chip(style)
