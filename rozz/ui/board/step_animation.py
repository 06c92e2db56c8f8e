"""What moves when a step of a turn is shown: traveling pieces, strikes, losses that are counted down, a capture.

Everything is drawn where it ends; the style sheet animates its way there, only in replays. Without motion neither
travelers nor blows are shown: the board at rest says the same. Decorative: the step's lines say it in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin

import htpy as h

from rozz.ui.board import arrows, short_labels
from rozz.ui.board.geometry import Frame, Spot, number


def traveler(drawn: h.Node, start: Spot, end: Spot, bend: float = 1.0) -> h.Element:
    """A drawing around the origin, which moves along an arrow with this bend and disappears on arrival."""
    place = f"translate({number(end.x)} {number(end.y)})"
    way = _way(start.x - end.x, start.y - end.y, bend)
    return h.g(".traveller", style=way)[h.g(transform=place)[drawn]]


def arriving_drawing(drawn: h.Node, across: float, down: float, is_later: bool = False) -> h.Element:
    """A drawing at its place that arrives in a straight line from an offset; `is_later`: after earlier arrivals."""
    return h.g(".come.later" if is_later else ".come", style=_way(across, down, 0))[drawn]


def _way(across: float, down: float, bend: float) -> str:
    """The start and the midpoint of a path, relative to its end."""
    length = hypot(across, down) or 1
    # Half of an arrow's sag: the curve passes there, and its control point is twice as far out.
    sag = 0.08 * bend * min(length, 260)
    x, y = across / 2 - sag * down / length, down / 2 + sag * across / length
    return f"--dx:{number(across)}px;--dy:{number(down)}px;--mx:{number(x)}px;--my:{number(y)}px"


def arrival_slip(load: tuple[tuple[str, int], ...], spot: Spot, whole: Frame) -> h.Element:
    """What has come into a place, on a slip of paper above it that grows toward the center of the board."""
    is_right = spot.x > whole.x + whole.width / 2
    wide = arrows.load_width(load)
    across = (13 - wide / 2) * (1 if is_right else -1)
    return h.g(transform=f"translate({number(spot.x)} {number(spot.y)})")[
        h.g(".slip-of-items")[arrows.load_slip(load, (across, -28), 1)]
    ]


def impact(spot: Spot, weight: int) -> h.Element:
    """A strike lands: a spark (1), a wave that sweeps the tile (2), a blast (3), the end of the world (4)."""
    return _at(spot, f"blow weight-{weight}")[
        h.circle(".wave", r="30"),
        h.circle(".wave.late", r="30") if weight > 1 else None,
        h.path(".flash", d=_rays(8 + 4 * weight, 13, 26)),
    ]


def capture(spot: Spot, css: str) -> h.Element:
    """A headquarters falls: rays around it in the captor's color, which stay as long as the step is shown."""
    return _at(spot, f"capture {css}")[h.path(".rays", d=_rays(18, 47, 57)), h.circle(".wave", r="50")]


def ownership_ring(spot: Spot, css: str) -> h.Element:
    """A place changes hands: a ring in the color of its new holder."""
    return _at(spot, f"capture {css}")[h.circle(".wave", r="50")]


@dataclass(frozen=True)
class Count:
    """Pieces that become fewer: their icon (a link to a symbol, or a letter), their owner's class, and the numbers."""

    icon: str
    css: str
    before: int
    after: int


#: At most this many numbers are counted, and the units between the lines of several kinds.
MAX_COUNTED, LINE_HEIGHT = 5, 26
#: How far beyond the edge of a place the center of a pill is: so the place's name stays free.
DISTANCE_FROM_EDGE = 19


#: The size of a number that is counted down, and the scale of all of them: units per pixel as in the style sheet.
NUMBER_SIZE, MIN_SCALE, GROWTH, MAX_SCALE = 24, 1.1, 0.78, 2.8


def countdown_scale(units_per_pixel: float) -> float:
    """How large losses are drawn, at this many drawing units per pixel."""
    return min(MAX_SCALE, max(MIN_SCALE, GROWTH * units_per_pixel))


def countdown_size(counts: Sequence[Count]) -> tuple[float, float]:
    """The width and height of losses in lines one below the other, at scale 1."""
    return max(_counted_width(_result(each)) for each in counts), NUMBER_SIZE + LINE_HEIGHT * (len(counts) - 1)


def countdown_drawing(counts: Sequence[Count], x: float, y: float, side: tuple[float, float]) -> h.Element:
    """What a fight costs, beside a point: `side` is 1 if it is right of it or below, -1 left or above, 0 centered."""
    wide, high = countdown_size(counts)
    top = side[1] * high / 2 - high / 2 + NUMBER_SIZE / 2
    drawn = [_counting(each, top + LINE_HEIGHT * line, side[0] * wide / 2) for line, each in enumerate(counts)]
    return h.g(transform=f"translate({number(x)} {number(y)})")[h.g(".countdown")[drawn]]


def _at_edge(spot: Spot, side: int) -> h.Element:
    """A group at the lower (1) or upper (-1) edge of a place: neither its name nor its pieces are covered."""
    return h.g(transform=f"translate({number(spot.x)} {number(spot.y + side * 0.82 * spot.room)})")


def _result(count: Count) -> str:
    return f"{short_labels.short_number(count.before)}→{short_labels.short_number(count.after)}"


def _counted_width(result: str) -> int:
    return 30 + 9 * len(result)


def _counting(count: Count, y: float, aside: float = 0) -> h.Element:
    result = _result(count)
    wide = _counted_width(result)
    numbers = [*range(count.before, count.after, -max(1, (count.before - count.after) // MAX_COUNTED))][:MAX_COUNTED]
    x = number(wide / 2 - 7)
    return h.g(class_=f"counting {count.css}".strip(), transform=f"translate({number(aside)} {number(y)})")[
        h.rect(x=number(-wide / 2), y="-12", width=number(wide), height="24", rx="12"),
        h.use(".ink", href=count.icon, transform=f"translate({number(13 - wide / 2)} 0) scale(.67)")
        if count.icon.startswith("#")
        else h.text(".whose", x=number(13 - wide / 2), y="5.5")[count.icon],
        [
            h.text(".count", x=x, y="5.5", style=f"--at: {place}")[short_labels.short_number(each)]
            for place, each in enumerate(numbers)
        ],
        h.text(".result", x=x, y="5.5", style=f"--at: {len(numbers)}")[result],
    ]


def money_gain(text: str, spot: Spot, css: str, side: int = -1) -> h.Element:
    """Money that a seat gets, at the upper (-1) or lower (1) edge of a place."""
    wide = 14 + 9 * len(text)
    return _at_edge(spot, side)[
        h.g(class_=f"gain {css}")[
            h.g(".countdown")[
                h.g(".counting", transform=f"translate(0 {side * DISTANCE_FROM_EDGE})")[
                    h.rect(x=number(-wide / 2), y="-12", width=number(wide), height="24", rx="12"),
                    h.text(".result", x=number(wide / 2 - 7), y="5.5")[text],
                ]
            ]
        ]
    ]


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
