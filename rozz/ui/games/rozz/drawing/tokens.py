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
from rozz.ui.board import short_labels
from rozz.ui.board.geometry import number
from rozz.ui.board.seat_styles import SeatStyle, token_body
from rozz.ui.board.text_boxes import TEXT
from rozz.ui.games.rozz.drawing.item_icons import icon_of
from rozz.ui.icons import strokes
from rozz.ui.memoize import remembered


def definitions(styles: Iterable[SeatStyle], catalog: Catalog) -> h.Element:
    """What a board's tokens refer to: the body of each seat and of neutral pieces, and each item's icon."""
    indices = sorted({0, *(style.index for style in styles)})
    icons = {name: strokes(icon_of(item)) for name, item in catalog.items.items() if item.owner != "none"}
    return h.defs[
        [h.g(id=f"body-{index}", class_=None if index else NEUTRAL)[token_body(index)] for index in indices],
        [h.g(id=f"icon-{name}", transform="translate(-12 -12)")[drawn] for name, drawn in icons.items()],
    ]


#: How an icon is fitted into bodies with another center or less room: how far down, and how large.
ICON_TRANSFORMS = {0: (0.0, 0.82), 3: (-1.5, 1.0), 4: (1.5, 1.0)}
#: How far an icon reaches from its center up and down, and how far up it may be, in a diamond and in other bodies.
ICON_REACH, DIAMOND_TOP, BODY_TOP = 9.5, -12.0, -14.5
#: The space between an icon and the pill below it.
ICON_GAP = 0.5


@dataclass(frozen=True)
class Token:
    """A kind of piece to draw, by abbreviation; without `style` it is neutral.

    state: empty, `planned` (at its destination), `fresh` (bought this turn), `destroyed`, or `arrives` (in the shown
    step).
    rank: its importance in the tile, from 0; as many as fit are shown.
    is_home: whether it is a headquarters.
    """

    item: str
    style: SeatStyle | None
    count: int
    state: str = ""
    rank: int = 0
    is_home: bool = False

    @property
    def is_present(self) -> bool:
        """Whether the piece is really there: not planned, being bought, or destroyed."""
        return self.state in PRESENT_STATES


#: States of pieces that are really there.
PRESENT_STATES = ("", "arrives")
#: How far below the center the count is, in a token from -20 to 20.
COUNT_DROP = 20.8
#: The font size of a count within its token, and by default on the board, as a share of its token's size.
COUNT_SIZE, COUNT_SHARE = 13.0, 0.42


def draw(
    token: Token,
    x: float,
    y: float,
    size: float,
    count: float = COUNT_SHARE,
    drop: float = COUNT_DROP,
    aside: float = 0.0,
) -> Markup:
    """A token on a board that has the `definitions`.

    count: the font size of its number as a share of its own; 0 if the number is not shown.
    """
    css = ["token", token.style.css if token.style else NEUTRAL, token.state]
    place = f"translate({number(x)} {number(y)}) scale({size / 40:.2f})"
    index = token.style.index if token.style else 0
    larger = f"{count * 40 / COUNT_SIZE:.2f}"
    shown = token.count if count else 0
    down, scale = ICON_TRANSFORMS.get(index, (0.0, 1.0))
    if shown > 1:
        wide, high = badge_size(short_labels.short_number(shown), 40 * count)
        if abs(aside) < wide / 4:
            down, scale = fit_above(drop - high / 2, index)
    at = f"{number(aside)} {number(drop)}"
    figure = _figure(token.item, index, shown, token.state == "destroyed", larger, at, _transform(down, scale))
    return Markup(f'<g class="{" ".join(filter(None, css))}" transform="{place}">{figure}</g>')


def fit_above(top: float, index: int) -> tuple[float, float]:
    """How far down an icon is, and how large, above a pill with this upper edge that covers part of its body.

    >>> fit_above(12, 1), fit_above(5, 1)
    ((0.0, 1.0), (-5.0, 1.0))
    """
    down, scale = ICON_TRANSFORMS.get(index, (0.0, 1.0))
    floor = top - ICON_GAP
    scale = min(scale, (floor - (BODY_TOP if index else DIAMOND_TOP)) / (2 * ICON_REACH))
    return min(down, floor - ICON_REACH * scale), scale


def _transform(down: float, scale: float) -> str:
    """The attribute that moves and scales an icon; empty if it does neither."""
    moves = f"translate(0 {number(down)})" if down else ""
    scales = f"scale({scale:.2f})" if scale != 1 else ""
    return f' transform="{moves}{scales}"' if moves or scales else ""


@remembered(most=512, is_compared=True)
def _figure(item: str, index: int, count: int, is_crossed: bool, larger: str, at: str, fitted: str) -> Markup:
    """A token without position and colors, cached since many are alike.

    larger: the scale of its count; at: where that is; fitted: the transform of its icon.
    """
    parts = (
        f'<use href="#body-{index}"></use><use class="ink" href="#icon-{escape(item)}"{fitted}></use>',
        '<path class="cross" d="M-15-15 15 15M15-15-15 15"></path>' if is_crossed else "",
        _badge(count, larger, at) if count > 1 else "",
    )
    return Markup("".join(parts))


def badge_size(text: str, size: float) -> tuple[float, float]:
    """The width and the height of the pill for a count in a font size."""
    high = 0.95 * size
    return max(high, size * (TEXT * len(text) + 0.3)), high


def _badge(count: int, larger: str, at: str) -> str:
    """The number of equal pieces in a small ink pill."""
    text = short_labels.short_number(count)
    wide, high = badge_size(text, COUNT_SIZE)
    box = f'x="{number(-wide / 2)}" y="{number(-high / 2)}" width="{number(wide)}" height="{number(high)}"'
    pill = f'<rect {box} rx="{number(high / 2)}"></rect>'
    return f'<g class="badge" transform="translate({at}) scale({larger})">{pill}<text y="4.6">{text}</text></g>'
