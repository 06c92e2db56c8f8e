"""The contents of a tile, written as text: its tokens, its name and its foot; from afar its strength.

`tile_layout.py` decides what is shown, and where. Cached.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.position import Piece, Stack, occupier
from rozz.engine.rozz.model.scenario import Scenario
from rozz.ui.board import short_labels
from rozz.ui.board.geometry import Spot, number
from rozz.ui.board.seat_styles import SeatStyle
from rozz.ui.board.text_boxes import Box, TextLine
from rozz.ui.board.viewport import COUNTED, OVERVIEW
from rozz.ui.games.rozz.drawing import tokens
from rozz.ui.games.rozz.drawing.tile import Plot
from rozz.ui.games.rozz.drawing.tile_layout import (
    FLAG_MARGIN,
    LETTER_GAP,
    STRENGTH_SCALES,
    Foot,
    PlacedToken,
    TileLayout,
    lay_out_tile,
    scale_of,
    strength_box,
)
from rozz.ui.games.rozz.drawing.tokens import PRESENT_STATES, Token
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, region

#: Boxes that must stay free, and boxes that should.
Boxes = tuple[tuple[Box, ...], tuple[Box, ...]]


@dataclass(frozen=True)
class Ghost:
    """Pieces that are not there: `planned` at their destination, `fresh` when bought, `destroyed` where they were."""

    tile: str
    piece: Piece
    count: int = 1
    state: str = "planned"


@remembered(most=640, is_compared=True)
def draw(
    place: Plot,
    pieces: tuple[Token, ...],
    strength: Token | None,
    tier: str = "",
    is_cramped: bool = False,
    laid: TileLayout | None = None,
) -> Region:
    """The contents of a tile and its name, for the eye; the tile's own label says them in words.

    Contains only what is shown at this tier; if that is unknown, everything, and the strength too: the style sheet
    shows one of them. `laid`: where it stands if it makes room for a note.
    """
    laid = laid or lay_out_tile(place, pieces, tier, is_cramped)
    parts = (
        f'<g id="pieces-{escape(place.name)}" class="tint-{place.tint}">',
        _name(place, laid.name, bool(pieces)) if laid.name else "",
        draw_banner(laid.foot) if laid.foot and laid.foot.home else "",
        f'<g class="pieces">{"".join(map(_token_markup, laid.tokens))}</g>' if laid.tokens else "",
        draw_foot(laid.foot) if laid.foot else "",
        strength_token(strength, place.spot, STRENGTH_SCALES.get(tier, STRENGTH_SCALES[COUNTED]) * scale_of(place))
        if strength and tier in ("", *OVERVIEW)
        else "",
        "</g>",
    )
    return region(f"pieces-{place.name}", Markup("".join(parts)))


def _name(place: Plot, name: TextLine, is_held: bool) -> str:
    css = f"{place.lettering} {'held' if is_held else 'free'}"
    size = f"font-size:{number(name.size)}px"
    return f'<text class="{css}" style="{size}" x="{number(name.x)}" y="{number(name.y)}">{escape(name.text)}</text>'


def _token_markup(stand: PlacedToken) -> str:
    return tokens.draw(stand.token, stand.x, stand.y, stand.size, stand.count / stand.size, stand.drop, stand.aside)


def draw_banner(foot: Foot) -> str:
    """The banner of a hidden headquarters, behind its owner's letter and below the counts."""
    place = f"translate({number(foot.box.left)} {number(foot.y)}) scale({foot.size / 20:.2f})"
    return f'<path class="home-flag banner-of {foot.home}" transform="{place}" d="{BANNER}"></path>'


def draw_foot(foot: Foot) -> str:
    """The owners' letters, and how many more pieces there are, as one line."""
    cloth = FLAG_MARGIN / 2 if foot.home else 0.0
    parts: list[str] = []
    for css, letter in foot.letters:
        at_home = " at-home" if css == foot.home else ""
        gap = f' dx="{number((cloth + LETTER_GAP) * foot.size)}"' if foot.home and len(parts) == 1 else ""
        parts.append(f'<tspan class="owner{at_home} {css}"{gap}>{escape(letter)}</tspan>')
    if foot.rest:
        wide = LETTER_GAP + (cloth if len(parts) == 1 else 0.0)
        gap = f' dx="{number(wide * foot.size)}"' if parts else ""
        parts.append(f'<tspan class="more"{gap}>{foot.rest}</tspan>')
    size, x = f"font-size:{number(foot.size)}px", foot.x
    if foot.home:
        x = foot.box.left + cloth * foot.size
        size += ";text-anchor:start"
    return f'<text class="foot" style="{size}" x="{number(x)}" y="{number(foot.y)}">{"".join(parts)}</text>'


#: A banner on its pole, with room for a letter that is 20 high. Its tails and the foot of its pole make it a flag.
BANNER = "M0 7V-16H26L20.5-6 26 4H0M-4 7H4"


def boxes(place: Plot, laid: TileLayout, strength: Token | None, tier: str) -> Boxes:
    """What must not be covered in a tile, its texts, and what should not be, its tokens."""
    if tier in OVERVIEW:
        texts = laid.texts()
        return ((*texts, strength_box(place, tier)) if strength else texts), ()
    return laid.texts(), tuple(stand.body for stand in laid.tokens)


def tokens_of(
    scenario: Scenario,
    stack: Stack,
    ghosts: Iterable[Ghost],
    styles: Mapping[str, SeatStyle],
    arrivals: Container[Piece] = (),
) -> tuple[Token, ...]:
    """The tokens of a tile: owners in seat order, neutral last, each with ground forces first.

    Ghosts follow in the order in which they came, so that none takes the place of another.
    """
    if not stack and not ghosts:
        return ()
    owners = {colour: place for place, colour in enumerate((*scenario.players, NEUTRAL))}
    items = {name: (not item.occupies, place) for place, (name, item) in enumerate(scenario.catalog.items.items())}

    def order(piece: Piece) -> tuple[int, tuple[bool, int]]:
        return owners.get(piece.owner, len(owners)), items.get(piece.item, (True, len(items)))

    kinds = [(piece, stack[piece], "arrives" if piece in arrivals else "") for piece in sorted(stack, key=order)]
    kinds += [(each.piece, each.count, each.state) for each in ghosts]
    ranking = _ranking(scenario, kinds) if len(kinds) > 2 else range(len(kinds))
    homes = scenario.catalog.headquarters
    return tuple(
        Token(piece.item, styles.get(piece.owner), count, state, ranking.index(at), piece.item in homes)
        for at, (piece, count, state) in enumerate(kinds)
    )


def _ranking(scenario: Scenario, kinds: Sequence[tuple[Piece, int, str]]) -> Sequence[int]:
    """The ranks of the kinds, most important first, because a tile shows only as many kinds as fit.

    Pieces that were there come before those that arrive, and these before ghosts. Of each, owned ones come before
    neutral ones, then ground forces before headquarters, and these before others; then price times number decides. If
    two players have pieces there, the most important kind of each comes first.
    """
    items = scenario.catalog.items

    def weight(at: int) -> tuple[bool, bool, bool, bool, bool, int]:
        piece, count, state = kinds[at]
        item = items[piece.item]
        cost = (item.cost or 1) * count
        return not state, state in PRESENT_STATES, piece.owner != NEUTRAL, item.occupies, item.headquarters, cost

    first, *rest = sorted(range(len(kinds)), key=weight, reverse=True)
    owner = kinds[first][0].owner
    theirs = next((at for at in rest if kinds[at][0].owner not in (owner, NEUTRAL)), first)
    return tuple(dict.fromkeys((first, theirs, *rest)))


def strength_of(scenario: Scenario, stack: Stack, styles: Mapping[str, SeatStyle]) -> Token | None:
    """Who holds a tile and with how many pieces (neutral ones included), because tiny tiles can show no more.

    The token's item is a headquarters in the tile, or empty.
    """
    if not stack:
        return None
    owner = occupier(stack, scenario.catalog) or next((p.owner for p in stack if p.owner != NEUTRAL), NEUTRAL)
    home = next((piece.item for piece in stack if piece.item in scenario.catalog.headquarters), "")
    count = sum(number_of for piece, number_of in stack.items() if piece.owner in (owner, NEUTRAL))
    return Token(home, styles.get(owner), count)


#: A flag on its pole at the shoulder of the shape, as large as the neighbors' tokens allow.
SHOULDER_FLAG = "M10-9V-29L25-22.5L13-16.8V-9Z"


#: The style of a number by its number of characters.
NUMBER_CLASSES = ("", "", "", " long", " longest")


def strength_token(strength: Token, spot: Spot, scale: float) -> Markup:
    """A shape with a number, the letter below, and a flag for a headquarters."""
    style = strength.style
    place = f"translate({number(spot.x)} {number(spot.y)}) scale({scale:.2f})"
    count = short_labels.short_number(strength.count)
    letter = f'<text class="letter" y="15">{escape(style.letter)}</text>' if style and style.letter else ""
    height = "-0.5" if letter else "6.8"
    flag = f'<path class="home-flag" d="{SHOULDER_FLAG}"></path>' if strength.item else ""
    whose = f"{style.css if style else NEUTRAL}{' home' if flag else ''}"
    return Markup(
        f'<g class="strength {whose}" transform="{place}">'
        f'<use href="#body-{style.index if style else 0}"></use>'
        f'<text class="count{NUMBER_CLASSES[min(len(count), 4)]}" y="{height}">{count}</text>{letter}{flag}</g>'
    )
