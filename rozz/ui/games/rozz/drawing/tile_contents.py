"""The contents of a tile: all tokens in rows, the few most important ones, its strength from afar, and its name.

The zoom decides which of these is drawn. Cached.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup, escape

from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.position import Piece, Stack, occupier
from rozz.engine.rozz.model.scenario import Scenario
from rozz.ui.board import board_announcement
from rozz.ui.board.geometry import HEX_ROOM, Spot, number
from rozz.ui.board.seat_styles import SeatStyle
from rozz.ui.board.viewport import COUNTED, FAR, FEW_OR_FOUR, FEW_OR_THREE, NEAR
from rozz.ui.games.rozz.drawing import tokens
from rozz.ui.games.rozz.drawing.tile import Plot
from rozz.ui.games.rozz.drawing.tile_labels import lettered
from rozz.ui.games.rozz.drawing.tokens import Token
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, region


@dataclass(frozen=True)
class Ghost:
    """Pieces that are not there: `planned` at their destination, `fresh` when bought, `destroyed` where they were."""

    tile: str
    piece: Piece
    count: int = 1
    state: str = "planned"


#: The size of the tokens, and the height and number of tokens of each row, in a hex of normal size.
Layout = tuple[float, tuple[tuple[float, int], ...]]
#: By the number of tokens in a tile.
_ROWS: Mapping[int, Layout] = {
    1: (40, ((8, 1),)),
    2: (35, ((8, 2),)),
    3: (34, ((-6, 2), (24, 1))),
    4: (27, ((-6, 2), (22, 2))),
    5: (24, ((-5, 3), (21, 2))),
    6: (22, ((-6, 3), (18, 3))),
    7: (21, ((-7, 4), (17, 3))),
}
MOST_TOKENS = 7
#: Few enough tokens to show all of them in smaller tiles, since they are larger.
SHOWN_SOONER = {3: "three", 4: "four"}
#: In a tile that is small on the screen two tokens are larger; a crowd is mentioned where others have the name.
_PAIR: Layout = (40, ((4, 2),))
_PAIR_OF_MORE: Layout = (40, ((4, 2), (-29, 1)))
_TRIO_OF_MORE: Layout = (27, ((-10, 2), (22, 2)))


@remembered(most=640, is_compared=True)
def draw(place: Plot, pieces: tuple[Token, ...], afar: Token | None, tier: str = "", is_hemmed: bool = False) -> Region:
    """The contents of a tile and its name, for the eye; the tile's own label says them in words.

    Contains only the version that the style sheet shows at this tier, because a browser computes styles of hidden parts
    too; all versions if the tier is unknown.
    """
    identity = f"pieces-{place.name}"
    ways = _shown(tier, len(pieces))
    parts = (
        f'<g id="pieces-{escape(place.name)}" class="tint-{place.tint}">',
        lettered(place, len(pieces), tier, is_hemmed),
        _all(pieces, place.spot) if pieces and ALL in ways else "",
        _some(pieces, 3, place.spot) if len(pieces) > 4 and TRIO in ways else "",
        _some(pieces, 2, place.spot) if len(pieces) > 1 and PAIR in ways else "",
        strength_token(afar, place.spot) if afar and STRENGTH in ways else "",
        "</g>",
    )
    return region(identity, Markup("".join(parts)))


#: The versions: all kinds, the three or two most important ones, or the strength.
ALL, TRIO, PAIR, STRENGTH = "all", "trio", "pair", "strength"


def _shown(tier: str, kinds: int) -> Container[str]:
    """In which versions this many kinds are shown; for tiers see `Viewport.tier`.

    >>> _shown("few-or-three", 3), _shown("few-or-three", 4), _shown("few-or-four", 5)
    (('all',), ('pair',), ('trio',))
    """
    if not tier:
        return ALL, TRIO, PAIR, STRENGTH
    if tier in (FAR, COUNTED):
        return (STRENGTH,)
    most = {FEW_OR_THREE: 3, FEW_OR_FOUR: 4}.get(tier, 1)
    if tier == NEAR or kinds < 2 or 2 < kinds <= most:
        return (ALL,)
    return (TRIO,) if tier == FEW_OR_FOUR and kinds > 4 else (PAIR,)


def held(
    scenario: Scenario,
    stack: Stack,
    ghosts: Iterable[Ghost],
    styles: Mapping[str, SeatStyle],
    arrivals: Container[Piece] = (),
) -> tuple[Token, ...]:
    """The tokens of a tile: owners in seat order, neutral last, each in catalog order; ghosts behind."""
    if not stack and not ghosts:
        return ()
    owners = {colour: place for place, colour in enumerate((*scenario.players, NEUTRAL))}
    items = {name: place for place, name in enumerate(scenario.catalog.items)}

    def order(piece: Piece) -> tuple[int, int]:
        return owners.get(piece.owner, len(owners)), items.get(piece.item, len(items))

    kinds = [(piece, stack[piece], "arrives" if piece in arrivals else "") for piece in sorted(stack, key=order)]
    kinds += [(each.piece, each.count, each.state) for each in sorted(ghosts, key=lambda ghost: order(ghost.piece))]
    ranking = _ranking(scenario, kinds) if len(kinds) > 2 else range(len(kinds))
    owners_before = [{piece.owner for piece, _, _ in kinds[:at]} for at in range(len(kinds))]
    return tuple(
        Token(
            piece.item,
            styles.get(piece.owner),
            count,
            state,
            bears_letter=not _stands(state) or piece.owner not in owners_before[at],
            rank=ranking.index(at),
        )
        for at, (piece, count, state) in enumerate(kinds)
    )


def _stands(state: str) -> bool:
    """Whether a piece is really there: not planned, being bought, or destroyed."""
    return state in ("", "arrives")


def _ranking(scenario: Scenario, kinds: Sequence[tuple[Piece, int, str]]) -> Sequence[int]:
    """The ranks of the kinds, most important first, because a tile shows only as many kinds as fit.

    If two players have pieces there, the strongest force of each comes first; then headquarters; then the next
    strongest forces. Strength is price times number; neutral pieces come after owned ones, ghosts after real ones.
    """
    items = scenario.catalog.items

    def weight(at: int) -> tuple[bool, bool, bool, int]:
        piece, count, state = kinds[at]
        item = items[piece.item]
        return _stands(state), piece.owner != NEUTRAL, not item.headquarters, (item.cost or 1) * count

    first, *rest = sorted(range(len(kinds)), key=weight, reverse=True)
    owner = kinds[first][0].owner
    theirs = next((at for at in rest if kinds[at][0].owner not in (owner, NEUTRAL)), first)
    home = next((at for at in rest if items[kinds[at][0].item].headquarters), first)
    return tuple(dict.fromkeys((first, theirs, home, *rest)))


def room(radius: float) -> float:
    """The scale of tokens for a tile's radius; 1 for a hex of normal size."""
    return max(0.45, min(1.35, radius / HEX_ROOM))


def _all(held: tuple[Token, ...], spot: Spot) -> str:
    number_of = f" {SHOWN_SOONER[len(held)]}" if len(held) in SHOWN_SOONER else ""
    css = "pieces" if len(held) < 2 else f"pieces all{number_of}"
    return f'<g class="{css}">{"".join(_laid_out(held, spot))}</g>'


def _laid_out(held: tuple[Token, ...], spot: Spot) -> list[str]:
    """The tokens in their rows; with more than seven kinds the last place counts the remaining pieces."""
    most = MOST_TOKENS if len(held) <= MOST_TOKENS else MOST_TOKENS - 1
    shown = tuple(token for token in held if token.rank < most)
    return _placed(shown, _more(held, most), _ROWS[min(len(held), MOST_TOKENS)], spot)


def _some(held: tuple[Token, ...], most: int, spot: Spot) -> str:
    """The two or three most important tokens, and the number of other pieces."""
    shown = [token for token in held if token.rank < most]
    styles = [token.style for token in shown]
    few = tuple(replace(each, bears_letter=each.style not in styles[:at]) for at, each in enumerate(shown))
    if most > 2:
        return f'<g class="pieces some trio">{"".join(_placed(few, _more(held, most), _TRIO_OF_MORE, spot))}</g>'
    sooner = f" of-{SHOWN_SOONER.get(len(held), 'many')}" if len(held) > most else ""
    css = f"pieces some{' of-more' if sooner else ''}{sooner}"
    layout = _PAIR_OF_MORE if sooner else _PAIR
    return f'<g class="{css}">{"".join(_placed(few, _more(held, most), layout, spot))}</g>'


def _more(held: tuple[Token, ...], most: int) -> str:
    """The sign for hidden kinds with their number of pieces; a bare number would look like the total."""
    hidden = [token for token in held if token.rank >= most]
    pieces = sum(token.count for token in hidden if token.state != "destroyed")
    return f"…{board_announcement.figure(pieces) if pieces else ''}" if hidden else ""


def _placed(shown: tuple[Token, ...], more: str, layout: Layout, spot: Spot) -> list[str]:
    size, rows = layout
    scale = room(spot.room)
    places = [
        (spot.x + ((column - (columns - 1) / 2) * (size + 1.5)) * scale, spot.y + row * scale)
        for row, columns in rows
        for column in range(columns)
    ]
    drawn: list[str] = [tokens.draw(token, x, y, size * scale) for token, (x, y) in zip(shown, places, strict=False)]
    if more:
        x, y = places[-1]
        drawn.append(f'<text class="more" x="{number(x)}" y="{number(y + 5)}">{more}</text>')
    return drawn


def strength(scenario: Scenario, stack: Stack, styles: Mapping[str, SeatStyle]) -> Token | None:
    """Who holds a tile and with how many pieces (neutral ones included), because tiny tiles can show no more.

    The token's item is a headquarters in the tile, or empty.
    """
    if not stack:
        return None
    owner = occupier(stack, scenario.catalog) or next((p.owner for p in stack if p.owner != NEUTRAL), NEUTRAL)
    home = next((piece.item for piece in stack if piece.item in scenario.catalog.headquarters), "")
    count = sum(number_of for piece, number_of in stack.items() if piece.owner in (owner, NEUTRAL))
    return Token(home, styles.get(owner), count)


#: A pennant at the shoulder of the shape.
FLAG = "M13-6V-22.5L24-17.5L13-12.5"


#: The style of a number by its number of characters.
_LONG = ("", "", "", " long", " longest")


def strength_token(strength: Token, spot: Spot) -> Markup:
    """A shape with a number, the letter below, and a flag for a headquarters; the style sheet keeps it legible."""
    style = strength.style
    room = spot.room / HEX_ROOM
    place = f"translate({number(spot.x)} {number(spot.y)}) scale({room:.2f})"
    count = board_announcement.figure(strength.count)
    letter = f'<text class="letter" y="14">{escape(style.letter)}</text>' if style and style.letter else ""
    height = "1.5" if letter else "6.8"
    flag = f'<path class="home-flag" d="{FLAG}"></path>' if strength.item else ""
    whose = f"{style.css if style else NEUTRAL}{' home' if flag else ''}"
    return Markup(
        f'<g class="strength {whose}" transform="{place}"><g class="afar">'
        f'<use href="#body-{style.index if style else 0}"></use>'
        f'<text class="count{_LONG[min(len(count), 4)]}" y="{height}">{count}</text>{letter}{flag}</g></g>'
    )
