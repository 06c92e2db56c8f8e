"""The name of a tile, if all of it fits, because nobody can read a half-covered name.

Knows the zoom and whether anything is in or next to the tile; draws nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from markupsafe import escape

from rozz.ui.board import board_announcement
from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.viewport import COUNTED, FAR, FEW, FEW_OR_FOUR, FEW_OR_THREE, NEAR
from rozz.ui.games.rozz.drawing.tile import Plot

#: From this many kinds a tile is crowded: if it is small on the screen it shows a few of them, and below them the
#: number of other pieces.
CROWD = 3
#: The most letters written of any name, about as wide as its tile.
MOST_LETTERS = 12
#: How many letters of a territory's name fit between pieces in neighboring tiles, by zoom.
LONGEST: Mapping[str, int] = {COUNTED: 5, FEW: 5, FEW_OR_THREE: 6, FEW_OR_FOUR: 8}


def lettered(place: Plot, kinds: int, tier: str = "", is_hemmed: bool = False) -> str:
    """In the center of an empty tile; otherwise at its upper edge, clear of pieces and border.

    is_hemmed: something stands next to it. If the tier is unknown the style sheet hides what does not fit.
    """
    if not _has_room(place, kinds, tier, is_hemmed):
        return ""
    y = place.spot.y - 0.57 * place.spot.room if kinds else place.spot.y
    hemmed = " hemmed" if is_hemmed and place.is_title and tier in LONGEST else ""
    css = f"{place.lettering} {'held' if kinds else 'free'}{' above' if kinds >= CROWD else ''}{hemmed}"
    return f'<text class="{css}" x="{number(place.spot.x)}" y="{number(y)}">{_written(place)}</text>'


def _written(place: Plot) -> str:
    return escape(board_announcement.name(place.name, MOST_LETTERS))


def home(place: Plot, kinds: int, tier: str, around: Collection[Spot]) -> str:
    """The name of a headquarters that does not fit in its tile: below or above it, over the neighbors.

    around: the neighbors that hold something; if they leave no room the name is omitted.
    """
    if not tier or _has_room(place, kinds, tier, is_hemmed=bool(around)):
        return ""
    side = next((side for side in (1, -1) if not any(side * (each.y - place.spot.y) > 1 for each in around)), 0)
    if not side:
        return ""
    x, y = number(place.spot.x), number(place.spot.y + side * 1.02 * place.spot.room)
    return f'<text class="home-name{" below" if side > 0 else ""}" x="{x}" y="{y}">{_written(place)}</text>'


def _has_room(place: Plot, kinds: int, tier: str, is_hemmed: bool) -> bool:
    if tier in ("", NEAR):
        return True
    if tier == FAR or (tier == COUNTED and kinds and not place.is_word):
        return False
    if place.is_title and is_hemmed and len(place.name) > LONGEST[tier]:
        return False
    return kinds < CROWD or (place.is_title and kinds == CROWD and tier in (FEW_OR_THREE, FEW_OR_FOUR))
