"""Charts over the turns of a match: one line per seat, distinguished by color, marks and letter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

import htpy as h

from rozz.engine.match import Match
from rozz.engine.turns import turns
from rozz.ui.board.geometry import number
from rozz.ui.board.seat_styles import SeatStyle, seat_styles, shape_path
from rozz.ui.games import face_of
from rozz.ui.i18n.display_names import moment_name, turn_name
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed

#: The height of a letter at the end of a curve.
LETTER = 12.0
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 320, 168, 38, 40, 12, 24
#: Lines of equal values are drawn side by side, this far apart in drawing units.
LINE_DISTANCE = 2.4


def charts(match: Match) -> h.Element:
    """The figures of every seat after every turn."""
    face = face_of(match.game.name)
    ends = (turn.moments[-1].after for turn in turns(match.played))
    figures = [face.figures(state) for state in (match.opening, *ends)]
    styles = seat_styles(match.colours)
    return h.div(".charts")[
        [
            _chart(
                measure.label,
                {seat: [each[seat][measure.key] for each in figures] for seat in styles},
                styles,
                match.names,
                turn_name(match.played[-1].moment) if match.played else "",
            )
            for measure in face.measures
            if measure.is_charted
        ]
    ]


def line_chart(
    label: str, rows: Mapping[str, Sequence[float]], names: Mapping[str, str], last: str, top: int
) -> h.Element:
    """A chart of other numbers, from 0 to `top`; `last` names the moment at which it ends."""
    return _chart(label, rows, seat_styles(tuple(names)), names, last, top)


def last_moment_name(match: Match) -> str:
    """The name of the moment at which curves end."""
    return moment_name(match.played[-1].moment) if match.played else ""


def _chart(
    label: str,
    rows: Mapping[str, Sequence[float]],
    styles: Mapping[str, SeatStyle],
    names: Mapping[str, str],
    last: str,
    top: float = 0,
) -> h.Element:
    count = len(next(iter(rows.values()))) - 1
    top = top or _round_up(max(1, *(value for values in rows.values() for value in values)))
    ends = listed(
        say("chart-ends", name=names[seat], first=round(values[0]), last=round(values[-1]))
        for seat, values in rows.items()
    )

    def x(turn: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * turn / max(1, count)

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / top

    aside = {seat: (place - (len(rows) - 1) / 2) * LINE_DISTANCE for place, seat in enumerate(rows)}
    letters = _spread_heights({seat: y(values[-1]) + 4 for seat, values in rows.items()})
    said = say("chart-said", title=label, ends=ends)
    return h.figure(".card")[
        h.figcaption[h.h3[label]],
        h.svg(".chart", viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label=said)[
            [h.path(".grid", d=f"M{LEFT} {number(y(value))}H{WIDTH - RIGHT}") for value in (top, top / 2)],
            h.path(".axis", d=f"M{LEFT} {HEIGHT - BOTTOM}H{WIDTH - RIGHT}"),
            [
                h.text(x=LEFT - 8, y=number(y(value) + 4), text_anchor="end")[f"{value:g}"]
                for value in (top, top / 2, 0)
            ],
            h.text(x=LEFT, y=HEIGHT - 6)["0"],
            h.text(x=number(x(count)), y=HEIGHT - 6, text_anchor="end")[last],
            [
                _curve(
                    [(x(turn), y(value) + aside[seat]) for turn, value in enumerate(values)],
                    styles[seat],
                    letters[seat],
                )
                for seat, values in rows.items()
            ],
        ],
    ]


def _round_up(value: float) -> float:
    """The next even number that is easily halved in the head.

    >>> [_round_up(each) for each in (1, 7, 31, 63, 104)]
    [2.0, 8.0, 40.0, 80.0, 120.0]
    """
    step = 2.0
    while value > 10 * step or (value > 20 and step < 20):
        step *= 10
    return step * ceil(value / step)


def _spread_heights(heights: Mapping[str, float]) -> dict[str, float]:
    """The heights of letters, spread so that none overlaps another or leaves the chart.

    >>> _spread_heights({"RED": 50.0, "BLUE": 50.0, "GREEN": 90.0})
    {'RED': 50.0, 'BLUE': 62.0, 'GREEN': 90.0}
    """
    placed: dict[str, float] = {}
    least = -LETTER
    for seat in sorted(heights, key=lambda each: heights[each]):
        placed[seat] = least = max(heights[seat], least + LETTER)
    below = HEIGHT - BOTTOM + 4.0 + LETTER
    for seat in reversed(list(placed)):
        placed[seat] = below = min(placed[seat], below - LETTER)
    return placed


def _curve(points: Sequence[tuple[float, float]], style: SeatStyle, letter: float) -> h.Element:
    """A seat's line, with its own dashes, and its shape and letter at the end."""
    end = points[-1]
    marker = f"translate({number(end[0] + 12)} {number(letter - 4)}) scale(.3)"
    return h.g(class_=style.css)[
        h.path(f".curve.dash-{style.index}", d="M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)),
        h.path(".end", d=shape_path(style.index), transform=marker),
        h.text(".letter", x=number(end[0] + 22), y=number(letter))[style.letter],
    ]
