"""Names of headquarters outside their tiles, where tiles are too small for them."""

from __future__ import annotations

from collections.abc import Collection

from markupsafe import escape

from rozz.ui.board import board_announcement
from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.viewport import FAR, OVERVIEW
from rozz.ui.games.rozz.drawing.tile import Plot
from rozz.ui.games.rozz.drawing.tile_layout import MAX_LETTERS


def headquarters_name(place: Plot, tier: str, around: Collection[Spot]) -> str:
    """The name of a headquarters from afar: below or above its tile, over the neighbors.

    around: the neighbors that hold something; if they leave no room the name is omitted.
    """
    if tier not in OVERVIEW or (tier != FAR and place.is_word):
        return ""
    side = next((side for side in (1, -1) if not any(side * (each.y - place.spot.y) > 1 for each in around)), 0)
    if not side:
        return ""
    x, y = number(place.spot.x), number(place.spot.y + side * 1.02 * place.spot.room)
    text = escape(board_announcement.short_name(place.name, MAX_LETTERS))
    return f'<text class="home-name{" below" if side > 0 else ""}" x="{x}" y="{y}">{text}</text>'
