"""One tile of the board: its ground and its marks; `tile_contents.py` draws what is in it.

Written as text and cached, as tokens are.
"""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup, escape

from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.position import Stack
from rozz.ui.board.geometry import HEX_ROOM, Spot, number
from rozz.ui.board.seat_styles import SeatStyle
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, region


@dataclass(frozen=True, eq=False)
class Plot:
    """The fixed part of a tile; only one exists for each, so it is compared by identity.

    lettering: how its name is written: as a territory's, as a place of a polygon map, or as a number.
    usual_room: the room of most tiles of its board.
    line_width: how wide a line of text through its center can be within its outline; 0 in a hex.
    """

    name: str
    tint: int
    spot: Spot
    outline: str
    inset: str
    lettering: str = "name"
    usual_room: float = HEX_ROOM
    line_width: float = 0.0

    @property
    def is_title(self) -> bool:
        """Whether the tile has its territory's name."""
        return self.lettering.endswith(" title")

    @property
    def is_word(self) -> bool:
        """Whether the tile's name is a place of a polygon map."""
        return self.lettering.endswith(" word")


@remembered(most=640, is_compared=True)
def draw(
    place: Plot, states: str, label: str, is_cursor: bool, holder: SeatStyle | None = None, is_goal: bool = False
) -> Region:
    """A tile's ground, its marks, and its holder; cached."""
    name, identity = escape(place.name), f"tile-{place.name}"
    css = f"tile tint-{place.tint}{states}{f' {holder.css}' if holder else ''}"
    pressed = ' aria-pressed="true"' if " selected" in states else ""
    parts = (
        f'<g id="tile-{name}" class="{css}" role="button" tabindex="{0 if is_cursor else -1}"',
        f' aria-label="{escape(label)}"{pressed} data-do="tile" data-tile="{name}">',
        _path("ground", place.outline),
        _path("hold", place.inset) if holder else "",
        _path("goal-mark", studs_path(place.inset)) if is_goal else "",
        _path("ring", place.inset) if states or is_cursor else "",
        *(_path(f"aim {at}", aim_mark(place.spot, at)) for at in AIM_KINDS if f" {at}" in states),
        "</g>",
    )
    return region(identity, Markup("".join(parts)))


def _path(css: str, way: str) -> str:
    return f'<path class="{css}" d="{way}"></path>'


def studs_path(inset: str) -> str:
    """The mark of a tile that wins the match: a stud in each corner, or in some if there are many.

    >>> studs_path("M0 0L8 0L4 6Z")
    'M0 0h0M8 0h0M4 6h0'
    """
    corners = inset[1:-1].split("L")
    return "".join(f"M{corner}h0" for corner in corners[:: max(1, len(corners) // 7)])


#: What a strike would hit, each with a different shape: others' pieces, the player's own, or nothing.
AIM_KINDS = ("at-others", "at-own", "at-none")


def aim_mark(spot: Spot, at: str) -> str:
    """The mark of a strike target; leaves room for the tile's name at its upper edge."""
    low, high, out, arm = 0.68 * spot.room, -0.34 * spot.room, 0.7 * spot.room, 0.24 * spot.room
    corners = "".join(
        f"M{number(spot.x + a * out)} {number(spot.y + y - b * arm)}v{number(b * arm)}h{number(-a * arm)}"
        for a, y, b in ((-1, low, 1), (1, low, 1), (-1, high, -1), (1, high, -1))
    )
    if at == "at-none":
        return corners
    if at == "at-own":  # a bar below: friendly fire
        return f"{corners}M{number(spot.x - arm)} {number(spot.y + low)}h{number(2 * arm)}"
    middle = (low + high) / 2
    ticks = "".join(f"M{number(spot.x + a * out * 1.16)} {number(spot.y + middle)}h{number(-a * arm)}" for a in (1, -1))
    return f"{corners}{ticks}M{number(spot.x)} {number(spot.y + low * 1.12)}v{number(-arm)}"


def tile_label(name: str, stack: Stack) -> str:
    """The contents of a tile in few words: `B3: RED INF 4, ARMOR 1; SRNUKE 1`.

    >>> from rozz.engine.rozz.model.position import Piece
    >>> tile_label("B3", {Piece("RED", "INF"): 4, Piece("neutral", "SRNUKE"): 1})
    'B3: RED INF 4; SRNUKE 1'
    """
    held: dict[str, list[str]] = {}
    for piece, count in stack.items():
        held.setdefault(piece.owner, []).append(f"{piece.item} {count}")
    parts = [("" if owner == NEUTRAL else f"{owner} ") + ", ".join(pieces) for owner, pieces in held.items()]
    return f"{name}: {'; '.join(parts)}" if parts else name
