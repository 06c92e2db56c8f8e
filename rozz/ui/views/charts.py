"""Charts over the turns of a match: one line a seat, told apart by colour, marks and letter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h

from rozz.engine.match import Match
from rozz.engine.rozz.position import occupied_tiles, pieces_of
from rozz.engine.rozz.state import State
from rozz.ui.geometry import number
from rozz.ui.texts import say
from rozz.ui.views import tokens
from rozz.ui.views.tokens import SeatStyle

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 320, 180, 34, 26, 12, 24


def charts(match: Match) -> h.Element:
    """Tiles, pieces and money of every seat after every turn."""
    states: list[State] = [match.opening, *(turn.after for turn in match.played)]
    styles = tokens.seat_styles(match.scenario.players)
    curves = {
        key: {seat: [of(state).get(seat, 0) for state in states] for seat in styles} for key, of in MEASURES.items()
    }
    return h.div(".charts")[[_chart(key, rows, styles, match.names) for key, rows in curves.items()]]


def _tiles(state: State) -> Mapping[str, int]:
    return occupied_tiles(state.position, state.scenario.catalog)


def _pieces(state: State) -> Mapping[str, int]:
    owned: dict[str, int] = {}
    for _, piece, count in pieces_of(state.position):
        owned[piece.owner] = owned.get(piece.owner, 0) + count
    return owned


def _money(state: State) -> Mapping[str, int]:
    return state.money


MEASURES = {"occupied": _tiles, "pieces": _pieces, "money": _money}


def _chart(
    key: str, rows: Mapping[str, Sequence[int]], styles: Mapping[str, SeatStyle], names: Mapping[str, str]
) -> h.Element:
    turns = len(next(iter(rows.values()))) - 1
    top = max(1, *(value for values in rows.values() for value in values))
    ends = ", ".join(f"{names[seat]} {values[0]} → {values[-1]}" for seat, values in rows.items())

    def x(turn: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * turn / max(1, turns)

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / top

    return h.figure(".card")[
        h.figcaption[h.h3[say(key)]],
        h.svg(".chart", viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label=f"{say(key)}: {ends}")[
            h.path(".axis", d=f"M{LEFT} {TOP}V{HEIGHT - BOTTOM}H{WIDTH - RIGHT}"),
            h.text(x=LEFT - 6, y=TOP + 5, text_anchor="end")[top],
            h.text(x=LEFT - 6, y=HEIGHT - BOTTOM + 4, text_anchor="end")["0"],
            h.text(x=number(x(turns)), y=HEIGHT - 6, text_anchor="middle")[say("turn", turn=turns)],
            [
                _curve([(x(turn), y(value)) for turn, value in enumerate(values)], styles[seat])
                for seat, values in rows.items()
            ],
        ],
    ]


def _curve(points: Sequence[tuple[float, float]], style: SeatStyle) -> h.Element:
    """A seat's line, with its own dashes and its letter at the end."""
    end = points[-1]
    return h.g(class_=style.css)[
        h.path(f".curve.dash-{style.index}", d="M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)),
        h.circle(".end", cx=number(end[0]), cy=number(end[1]), r="3.5"),
        h.text(".letter", x=number(end[0] + 8), y=number(end[1] + 4))[style.letter],
    ]
