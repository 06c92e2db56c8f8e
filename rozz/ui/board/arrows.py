"""Commands as ink on the map: a move is a curved arrow, a draft a dotted one, a strike a thin zigzag; a likely command
is a ghost of an arrow with its share.

Drawn in board units above the tiles; decorative, because the list of commands says the same in words.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import cos, hypot, sin
from typing import Literal

import htpy as h
from markupsafe import Markup, escape

from rozz.ui.board.geometry import HEX_ROOM, Spot, coordinates, number
from rozz.ui.board.seat_styles import SeatStyle
from rozz.ui.board.short_labels import short_number, short_tag
from rozz.ui.board.text_boxes import TEXT
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered

Point = tuple[float, float]
ArrowKind = Literal["move", "strike"]
ArrowState = Literal["draft", "given", "failed", "foretold"]


@dataclass(frozen=True)
class Arrow:
    """A command drawn from tile to tile.

    state: `draft`, `given` (in the list, or revealed), `failed` or `foretold`.
    load: items and their numbers, shown on the shaft.
    tag: a letter, number or share on the shaft.
    """

    kind: ArrowKind
    seat: str
    start: str
    end: str
    state: ArrowState = "given"
    load: tuple[tuple[str, int], ...] = ()
    tag: str = ""


def forecast_arrows(likely: Iterable[tuple[Arrow, float]]) -> tuple[Arrow, ...]:
    """Ghosts of arrows with their shares, if they are known; equal arrows of several plans are added up.

    >>> arrow = Arrow("move", "RED", "A", "B")
    >>> [each.tag for each in forecast_arrows([(arrow, 0.5), (arrow, 0.2)])]
    ['70%']
    """
    shares: dict[tuple[str, str, str, str], tuple[Arrow, float]] = {}
    for arrow, share in likely:
        way = (arrow.kind, arrow.seat, arrow.start, arrow.end)
        known = shares.get(way)
        shares[way] = (arrow, share + (known[1] if known else 0.0))
    return tuple(
        replace(arrow, state="foretold", load=(), tag=percent(share) if share else "")
        for arrow, share in shares.values()
    )


def percent(share: float) -> str:
    """A share of 1 as a percentage.

    >>> percent(0.301)
    '30%'
    """
    return say("percent", number=round(100 * share))


@remembered(most=512, is_compared=True)
def draw(
    arrow: Arrow, style: SeatStyle | None, start: Spot, end: Spot, bend: float = 1.0, via: Point | None = None
) -> Markup:
    """One arrow; `bend` separates arrows between the same tiles. A move may pass a point (`via`), or end there."""
    scale = max(0.5, min(1.4, min(start.room, end.room) / HEX_ROOM))
    tail, tip = (
        arrow_ends(start, end)
        if via is None
        else (arrow_ends(start, Spot(*via, 0))[0], arrow_ends(Spot(*via, 0), end)[1])
    )
    return shaft(arrow, style, tail, tip, bend, scale, via, True)


@remembered(most=512, is_compared=True)
def shaft(
    arrow: Arrow,
    style: SeatStyle | None,
    tail: Point,
    tip: Point,
    bend: float,
    scale: float = 1.0,
    via: Point | None = None,
    has_pill: bool = False,
) -> Markup:
    """An arrow between two points; `has_pill`: with its tag and load beside it."""
    css = f"arrow {arrow.kind} {arrow.state} {style.css if style else ''}".strip()
    if arrow.kind == "strike":
        way, head, middle = _zigzag(tail, tip, scale)
    else:
        bent = control_point(tail, tip, bend) if via is None else control_through(tail, tip, via, bend)
        way, head, middle = _curve(tail, tip, bent, scale)
    pills = [
        (share_slip if arrow.state == "foretold" else _tag)(arrow.tag, middle, scale) if arrow.tag else None,
        load_slip(arrow.load, _beside(middle, tail, tip, bend, 19 * scale), 0.85 * scale) if arrow.load else None,
    ]
    drawn = h.g(class_=css)[
        h.path(".halo", d=way),
        h.path(".shaft", d=way, pathLength="1" if arrow.state in ("given", "failed") else None),
        h.path(".head", d=head),
        pills if has_pill else None,
        _cross(tip, scale) if arrow.state == "failed" else None,
    ]
    return Markup(str(drawn))


#: How far from the centers of its tiles an arrow begins and ends, as fractions of their room: near them, clear of
#: what is there, or clear of a name.
NEAR_CENTERS, CLEAR_OF_PIECES, CLEAR_OF_NAME = (0.4, 0.36), (0.58, 0.62), (0.58, 0.45)


def arrow_ends(
    start: Spot, end: Spot, clear: tuple[float, float] = NEAR_CENTERS, turn: float = 0.0
) -> tuple[Point, Point]:
    """Where an arrow leaves and arrives; within one tile it comes down from the upper right.

    turn: the angle between the straight way and the way to these points, on the side of a positive bend.
    """
    far = hypot(end.x - start.x, end.y - start.y)
    if far < 1:
        return (start.x + 0.62 * start.room, start.y - 0.5 * start.room), (start.x + 0.1 * start.room, start.y)
    across, down = (end.x - start.x) / far, (end.y - start.y) / far
    leave, arrive = min(clear[0] * start.room, far / 2.4), min(clear[1] * end.room, far / 3)
    c, s = cos(turn), sin(turn)
    return (
        (start.x + (across * c + down * s) * leave, start.y + (down * c - across * s) * leave),
        (end.x - (across * c - down * s) * arrive, end.y - (down * c + across * s) * arrive),
    )


def _beside(middle: Point, tail: Point, tip: Point, bend: float, away: float) -> Point:
    """A point beside the shaft, on the outer side of its bend."""
    length = hypot(tip[0] - tail[0], tip[1] - tail[1]) or 1
    side = away if bend > 0 else -away
    return middle[0] + side * (tip[1] - tail[1]) / length, middle[1] - side * (tip[0] - tail[0]) / length


def control_point(tail: Point, tip: Point, bend: float) -> Point:
    """The control point of a bent shaft."""
    length = hypot(tip[0] - tail[0], tip[1] - tail[1]) or 1
    halfway = (tail[0] + tip[0]) / 2, (tail[1] + tip[1]) / 2
    return _beside(halfway, tail, tip, bend, 0.16 * abs(bend) * min(length, 260))


def on_curve(tail: Point, middle: Point, tip: Point, along: float) -> Point:
    """A point of a shaft with this control point, by the share of its way.

    >>> on_curve((0, 0), (4, 8), (8, 0), 0.5)
    (4.0, 4.0)
    """
    a, b, c = (1 - along) ** 2, 2 * along * (1 - along), along**2
    return a * tail[0] + b * middle[0] + c * tip[0], a * tail[1] + b * middle[1] + c * tip[1]


def control_through(tail: Point, tip: Point, via: Point, bend: float) -> Point:
    """The control point of a shaft that passes through a point; arrows in opposite directions stay apart."""
    x, y = _beside(via, tail, tip, bend, 10 * abs(bend))
    return 2 * x - (tail[0] + tip[0]) / 2, 2 * y - (tail[1] + tip[1]) / 2


def _curve(tail: Point, tip: Point, middle: Point, scale: float) -> tuple[str, str, Point]:
    head, neck = _head(middle, tip, 17 * scale, 10 * scale)
    on_curve = (tail[0] + 2 * middle[0] + tip[0]) / 4, (tail[1] + 2 * middle[1] + tip[1]) / 4
    return f"M{coordinates(tail)}Q{coordinates(middle)} {coordinates(neck)}", head, on_curve


def _zigzag(tail: Point, tip: Point, scale: float) -> tuple[str, str, Point]:
    length = hypot(tip[0] - tail[0], tip[1] - tail[1]) or 1
    across, down = (tip[0] - tail[0]) / length, (tip[1] - tail[1]) / length
    head, neck = _head(tail, tip, 14 * scale, 7.5 * scale)
    straight = max(0.0, length - 22 * scale)
    teeth = max(2, round(straight / (9 * scale)))
    points = [tail]
    for tooth in range(1, teeth):
        at, swing = straight * tooth / teeth, 6 * scale * (1 if tooth % 2 else -1)
        points.append((tail[0] + across * at - down * swing, tail[1] + down * at + across * swing))
    points += [(tail[0] + across * straight, tail[1] + down * straight), neck]
    middle = (tail[0] + tip[0]) / 2, (tail[1] + tip[1]) / 2
    return "M" + "L".join(coordinates(point) for point in points), head, middle


def _head(coming: Point, tip: Point, long: float, wide: float) -> tuple[str, Point]:
    """The arrow's head, coming from a point, and the neck where the shaft ends."""
    length = hypot(tip[0] - coming[0], tip[1] - coming[1]) or 1
    across, down = (tip[0] - coming[0]) / length, (tip[1] - coming[1]) / length
    base = tip[0] - across * long, tip[1] - down * long
    corners = (tip, (base[0] - down * wide, base[1] + across * wide), (base[0] + down * wide, base[1] - across * wide))
    neck = tip[0] - across * long * 0.8, tip[1] - down * long * 0.8
    return "M" + "L".join(coordinates(corner) for corner in corners) + "Z", neck


def _tag(text: str, at: Point, scale: float) -> h.Element:
    return h.g(".tag", transform=f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})")[
        h.circle(r="8.5"), h.text(y="4", text_anchor="middle")[short_tag(text)]
    ]


def share_slip(text: str, at: Point, scale: float) -> h.Element:
    """A probability on its shaft."""
    wide = 8 * len(text) + 8
    return h.g(".tag.share", transform=f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})")[
        h.rect(x=number(-wide / 2), y="-10", width=number(wide), height="20", rx="10"),
        h.text(y="4.5", text_anchor="middle")[text],
    ]


def load_width(items: tuple[tuple[str, int], ...]) -> int:
    """The width of the slip for these items."""
    return sum(map(_width, items))


def _width(item: tuple[str, int]) -> int:
    return 22 + (4 + 7 * len(short_number(item[1])) if item[1] > 1 else 0)


def load_slip(items: tuple[tuple[str, int], ...], at: Point, scale: float) -> h.Element:
    """The load: icons on a slip of paper on the shaft, with numbers if there are several."""
    widths = [_width(each) for each in items]
    drawn, x = [], -sum(widths) / 2
    for (item, count), width in zip(items, widths, strict=True):
        drawn.append(h.use(".ink", href=f"#icon-{item}", transform=f"translate({number(x + 11)} 0) scale(.67)"))
        if count > 1:
            drawn.append(h.text(x=number(x + 21), y="4.4")[short_number(count)])
        x += width
    return h.g(".load", transform=f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})")[
        h.rect(x=number(-sum(widths) / 2), y="-11", width=number(sum(widths)), height="22", rx="6"), drawn
    ]


def pill_size(arrow: Arrow, text: float) -> tuple[float, float]:
    """The width and height of an arrow's pill in a font size; zeros if it has neither load nor tag."""
    if arrow.load:
        return sum(_item_width(count) for _, count in arrow.load) * text + 0.5 * text, 1.2 * text
    if arrow.tag:
        return (TEXT * len(short_tag(arrow.tag)) + 0.8) * text, 1.2 * text
    return 0.0, 0.0


def _item_width(count: int) -> float:
    """In ems: an icon, and its number if there are several."""
    return 1.25 + (TEXT * len(short_number(count)) + 0.15 if count > 1 else 0.0)


def pill(arrow: Arrow, style: SeatStyle | None, at: Point, text: float) -> Markup:
    """What an arrow carries, or its tag, on a slip of paper."""
    wide, high = pill_size(arrow, text)
    drawn, x = [], -wide / 2 + 0.25 * text
    for item, count in arrow.load:
        icon = f"translate({number(x + 0.6 * text)} 0) scale({text / 21:.2f})"
        drawn.append(f'<use class="ink" href="#icon-{escape(item)}" transform="{icon}"></use>')
        if count > 1:
            drawn.append(f'<text x="{number(x + 1.22 * text)}" y="{number(0.35 * text)}">{short_number(count)}</text>')
        x += _item_width(count) * text
    if not arrow.load:
        tag = f'<text x="0" y="{number(0.35 * text)}" style="text-anchor:middle">{escape(short_tag(arrow.tag))}</text>'
        drawn.append(tag)
    css = f"pill {arrow.state} {style.css if style else ''}".strip()
    box = f'x="{number(-wide / 2)}" y="{number(-high / 2)}" width="{number(wide)}" height="{number(high)}"'
    return Markup(
        f'<g class="{css}" style="font-size:{number(text)}px" transform="translate({number(at[0])} {number(at[1])})">'
        f'<rect {box} rx="{number(0.3 * high)}"></rect>{"".join(drawn)}</g>'
    )


def pill_line(style: SeatStyle | None, pill: Point, line_end: Point) -> Markup:
    """The line from a pill to its shaft."""
    css = f"leader {style.css if style else ''}".strip()
    return Markup(f'<path class="{css}" d="M{coordinates(pill)}L{coordinates(line_end)}"></path>')


def _cross(at: Point, scale: float) -> h.Element:
    return h.g(".fault", transform=f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})")[
        h.circle(r="10"), h.path(d="M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5")
    ]
