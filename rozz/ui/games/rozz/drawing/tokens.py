"""Pieces as tokens: the seat by its shape, color, pattern and letter, the item by its icon.

A token is drawn in a square from -20 to 20, as text: a step may change a hundred tokens, and building elements took
most of the time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import htpy as h
from markupsafe import Markup, escape

from rozz.engine.rozz.model.catalog import NEUTRAL, Catalog
from rozz.ui.board import board_announcement
from rozz.ui.board.geometry import number
from rozz.ui.board.seat_styles import SeatStyle, body
from rozz.ui.games.rozz.drawing.item_icons import icon_of
from rozz.ui.icons import strokes
from rozz.ui.memoize import remembered


def definitions(styles: Iterable[SeatStyle], catalog: Catalog) -> h.Element:
    """What a board's tokens refer to: the body of each seat and of neutral pieces, and each item's icon."""
    indices = sorted({0, *(style.index for style in styles)})
    icons = {name: strokes(icon_of(item)) for name, item in catalog.items.items() if item.owner != "none"}
    return h.defs[
        [h.g(id=f"body-{index}", class_=None if index else NEUTRAL)[body(index)] for index in indices],
        [h.g(id=f"icon-{name}", transform="translate(-12 -12)")[drawn] for name, drawn in icons.items()],
    ]


#: Board units: smaller tokens lose their pattern and letter earlier when zooming out.
SMALL = 30.0

#: How an icon is fitted into bodies with another center or less room.
FITTED = {0: "scale(.82)", 3: "translate(0 -1.5)", 4: "translate(0 1.5)"}


@dataclass(frozen=True)
class Token:
    """A kind of piece to draw, by abbreviation; without `style` it is neutral.

    state: empty, `planned` (at its destination), `fresh` (bought this turn), `destroyed`, or `arrives` (in the shown
    step).
    rank: its importance in the tile, from 0; as many as fit are shown.
    """

    item: str
    style: SeatStyle | None
    count: int
    state: str = ""
    bears_letter: bool = True
    rank: int = 0


def draw(token: Token, x: float, y: float, size: float) -> Markup:
    """A token on a board that has the `definitions`."""
    index = token.style.index if token.style else 0
    css = ["token", token.style.css if token.style else NEUTRAL, token.state, "small" if size < SMALL else ""]
    place = f"translate({number(x)} {number(y)}) scale({size / 40:.2f})"
    letter = token.style.letter if token.style and token.bears_letter else ""
    figure = _figure(token.item, index, token.count, token.state == "destroyed", letter, f"{max(1.0, 32 / size):.2f}")
    return Markup(f'<g class="{" ".join(filter(None, css))}" transform="{place}">{figure}</g>')


@remembered(most=512)
def _figure(item: str, index: int, count: int, is_crossed: bool, letter: str, lettering: str) -> Markup:
    """A token without position and colors, cached since many are alike; `lettering` is the scale of the letter."""
    fitted = f' transform="{FITTED[index]}"' if index in FITTED else ""
    parts = (
        f'<use href="#body-{index}"></use><use class="ink" href="#icon-{escape(item)}"{fitted}></use>',
        '<path class="cross" d="M-15-15 15 15M15-15-15 15"></path>' if is_crossed else "",
        _initial(letter, lettering, is_single=count < 2) if letter else "",
        _badge(count) if count > 1 else "",
    )
    return Markup("".join(parts))


def _initial(letter: str, scale: str, is_single: bool) -> str:
    """The seat's letter at the token's foot; larger on small tokens, to stay readable.

    A single piece has no number, so in full tiles its letter takes the number's place, clear of the token.
    """
    place = f"translate(-16.5 16) scale({scale})"
    css = "initial single" if is_single else "initial"
    return f'<text class="{css}" transform="{place}" y="4.5">{escape(letter)}</text>'


def _badge(count: int) -> str:
    """The number of equal pieces in a small ink pill; the style sheet places it and keeps it legible."""
    text = board_announcement.figure(count)
    width = 17 + 8.5 * (len(text) - 1)
    pill = f'<rect x="{number(-width / 2)}" y="-8.5" width="{number(width)}" height="17" rx="8.5"></rect>'
    return f'<g class="badge">{pill}<text y="4.6">{text}</text></g>'
