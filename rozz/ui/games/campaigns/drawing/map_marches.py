"""Marches on the map of Ozz: arrows along its roads, below everything that must be read, and their shares as pills."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot

import htpy as h

from rozz.engine.campaigns.model.ozz_map import Map
from rozz.ui.board import arrow_layout, arrows
from rozz.ui.board.arrow_layout import PlacedArrow
from rozz.ui.board.arrows import Arrow, percent
from rozz.ui.board.geometry import coordinates, number
from rozz.ui.board.seat_styles import SeatStyle
from rozz.ui.board.text_boxes import Box
from rozz.ui.games.campaigns.drawing.counters import CSS
from rozz.ui.games.campaigns.drawing.map_scene import Way

INCH = 56.0
#: The space between an arrow's head and what is at its point; its length and half its width.
AIR, HEAD, WING = 6.0, 30.0, 17.0
#: How far from the middle of an empty point a head stays, and how far at most.
NEAREST, FARTHEST = 44.0, 150.0
XY = tuple[float, float]


@dataclass(frozen=True)
class Laid:
    """A march: its curves as (start, control point, end), the last one up to the head, and its pill."""

    way: Way
    curves: tuple[tuple[XY, XY, XY], ...]
    tip: XY
    drawn: PlacedArrow


def laid_out(
    known: Map, ways: Iterable[Way], standing: Mapping[str, Sequence[Box]], names: Sequence[Box], text: float
) -> tuple[Laid, ...]:
    """Where each march ends, beside what is there, and where its share goes.

    standing: by point what is drawn there. `text` is the size of the shares.
    """
    around = arrow_layout.obstacles_only([*(box for there in standing.values() for box in there), *names])
    found = [_laid(known, way, standing.get(way.points[-1], ())) for way in merged(ways)]
    pills = arrow_layout.with_pills([each.drawn for each in found], text, around, lambda arrow: bool(arrow.tag))
    return tuple(replace(each, drawn=drawn) for each, drawn in zip(found, pills, strict=True))


def merged(ways: Iterable[Way]) -> list[Way]:
    """Likely marches along the same points as one, with the sum of their shares."""
    found: dict[object, Way] = {}
    for way in ways:
        if len(way.points) > 1:
            key = (way.nation, way.points, way.is_draft, bool(way.share))
            found[key] = replace(way, share=way.share + found[key].share) if key in found else way
    return list(found.values())


def _laid(known: Map, way: Way, there: Sequence[Box]) -> Laid:
    points = [(known.points[name].x * INCH, known.points[name].y * INCH) for name in way.points]
    curves = [
        (start, arc(start, end) if way.is_flight else bend(known, one, other), end)
        for (one, start), (other, end) in pairwise(zip(way.points, points, strict=True))
    ]
    start, control, end = curves[-1]
    along = _clear(start, control, end, there)
    tip = arrows.on_curve(start, control, end, along)
    # The part of a curve up to a point of it has a control point on the way to the old one.
    control = start[0] + along * (control[0] - start[0]), start[1] + along * (control[1] - start[1])
    curves[-1] = (start, control, tip)
    tag = percent(way.share) if way.share else ""
    arrow = Arrow("move", way.nation, way.points[0], way.points[-1], "foretold" if way.share else "given", tag=tag)
    middle = arrows.on_curve(start, control, tip, 0.5)
    return Laid(way, tuple(curves), tip, PlacedArrow(arrow, start, tip, 0.0, via=middle))


def _clear(start: XY, control: XY, end: XY, there: Sequence[Box]) -> float:
    """How far along its curve an arrow goes: to the edge of what is where it ends."""
    grown = [box.grown(AIR) for box in there]
    reach = 0.97
    for step in range(97, 20, -1):
        x, y = arrows.on_curve(start, control, end, step / 100)
        away = hypot(end[0] - x, end[1] - y)
        if away > FARTHEST:
            break
        is_free = all(not (left < x < right and top < y < foot) for left, top, right, foot in grown)
        reach = step / 100
        if is_free and away >= NEAREST:
            break
    return reach


def bend(known: Map, one: str, other: str) -> XY:
    """The middle of a link, which bends a little to a side determined by its names."""
    (x, y), (u, v) = ((point.x * INCH, point.y * INCH) for point in
                      (known.points[min(one, other)], known.points[max(one, other)]))  # fmt: skip
    far = hypot(u - x, v - y)
    aside = (0.09 if (len(one) + len(other)) % 2 else -0.09) * far
    return (x + u) / 2 - (v - y) / far * aside, (y + v) / 2 + (u - x) / far * aside


def arc(start: XY, end: XY) -> XY:
    """A flight is drawn as an arc."""
    far = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 0.22 * far


def _style(way: Way) -> SeatStyle:
    return SeatStyle(int(CSS[way.nation][-1]), way.nation[0])


def over(laid: Sequence[Laid]) -> h.Element:
    """The arrows."""
    lines = [arrows.pill_line(_style(each.way), each.drawn.pill, each.drawn.line_end)
             for each in laid if each.drawn.pill and each.drawn.line_end]  # fmt: skip
    return h.g("#arrows.arrows", aria_hidden="true")[lines, [_arrow(each) for each in laid]]


def pills(laid: Sequence[Laid], text: float) -> h.Element:
    """How likely marches are."""
    drawn = [arrows.pill(each.drawn.arrow, _style(each.way), each.drawn.pill, text) for each in laid if each.drawn.pill]
    return h.g("#pills.pills", aria_hidden="true")[drawn]


def _arrow(laid: Laid) -> h.Element:
    way = laid.way
    state = "foretold" if way.share else "draft" if way.is_draft else "given"
    base, head = _head(laid.curves[-1][1], laid.tip)
    d = "M" + coordinates(laid.curves[0][0])
    for at, (_, control, end) in enumerate(laid.curves):
        d += f"Q{coordinates(control)} {coordinates(base if at == len(laid.curves) - 1 else end)}"
    first = laid.curves[0][0]
    return h.g(class_=f"arrow move {state} {CSS[way.nation]}")[
        h.path(".halo", d=d),
        h.path(".shaft", d=d),
        h.path(".head", d=head),
        h.circle(".way-start", cx=number(first[0]), cy=number(first[1]), r="10"),
    ]


def _head(coming: XY, tip: XY) -> tuple[XY, str]:
    """Where the shaft ends, and the head."""
    far = hypot(tip[0] - coming[0], tip[1] - coming[1]) or 1.0
    u, v = (tip[0] - coming[0]) / far, (tip[1] - coming[1]) / far
    base = (tip[0] - u * HEAD, tip[1] - v * HEAD)
    sides = [(base[0] - v * a, base[1] + u * a) for a in (WING, -WING)]
    return base, "M" + "L".join(coordinates(each) for each in (tip, *sides)) + "Z"
