"""What stands in a tile: its tokens in their rows, the two that matter most, its strength for afar, and its name.

Which of these is drawn goes by how near the tile is.  The same values give the same text, so it is reckoned once.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup, escape

from rozz.engine.rozz.catalog import NEUTRAL
from rozz.engine.rozz.position import Piece, Stack, occupier
from rozz.engine.rozz.scenario import Scenario
from rozz.ui.board.geometry import HEX_ROOM, Spot, number
from rozz.ui.board.viewport import COUNTED, FAR, FEW_OR_FOUR, FEW_OR_THREE, NEAR
from rozz.ui.games.rozz import tokens
from rozz.ui.games.rozz.tile import Plot
from rozz.ui.games.rozz.tokens import Token
from rozz.ui.remembering import remembered
from rozz.ui.views.regions import Region, region
from rozz.ui.views.seats import SeatStyle


@dataclass(frozen=True)
class Ghost:
    """Pieces that are not there: `planned` where they will be, `fresh` as bought, `destroyed` as they were."""

    tile: str
    piece: Piece
    count: int = 1
    state: str = "planned"


#: How large tokens are, and the height of each row with how many stand in it, in a hex of the usual size.
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
#: From so many kinds on a tile is crowded: where it is small on the screen it has two of them, and below them how many
#: more there are.
CROWD = 3
#: So many are all shown in smaller tiles than more of them are: their tokens are larger.
SHOWN_SOONER = {3: "three", 4: "four"}
#: Where a tile is small on the screen two tokens are larger; with or without a number below them.
_PAIR: Layout = (42, ((8, 2),))
_PAIR_OF_MORE: Layout = (42, ((-2, 2), (31, 1)))


@remembered(most=640, is_compared=True)
def draw(place: Plot, pieces: tuple[Token, ...], afar: Token | None, tier: str = "") -> Region:
    """What stands in a tile, and its name, for the eye; the tile's own label says it in words.

    Of the ways in which it is drawn only the one is there that the style sheet shows at a tier of nearness, for a
    browser reckons the style of what it hides in a drawing as well; all of them where the tier is not known.
    """
    identity = f"pieces-{place.name}"
    ways = _shown(tier, len(pieces))
    parts = (
        f'<g id="pieces-{escape(place.name)}" class="tint-{place.tint}">',
        _name(place, len(pieces)),
        _all(pieces, place.spot) if pieces and ALL in ways else "",
        _pair(pieces, place.spot) if len(pieces) > 1 and PAIR in ways else "",
        _strength_token(afar, place.spot) if afar and STRENGTH in ways else "",
        "</g>",
    )
    return region(identity, Markup("".join(parts)))


#: The ways in which what stands in a tile is drawn: every kind, the two that matter most, how strong it is.
ALL, PAIR, STRENGTH = "all", "pair", "strength"


def _shown(tier: str, kinds: int) -> Container[str]:
    """In which ways so many kinds are shown; `Viewport.tier` says what the tiers are.

    >>> _shown("few-or-three", 3), _shown("few-or-three", 4)
    (('all',), ('pair',))
    """
    if not tier:
        return ALL, PAIR, STRENGTH
    if tier in (FAR, COUNTED):
        return (STRENGTH,)
    most = {FEW_OR_THREE: 3, FEW_OR_FOUR: 4}.get(tier, 1)
    return (ALL,) if tier == NEAR or kinds < 2 or 2 < kinds <= most else (PAIR,)


def _name(place: Plot, kinds: int) -> str:
    """In the middle of a tile where nothing stands; else at its upper edge, clear of the pieces and of the border."""
    y = place.spot.y - 0.57 * place.spot.room if kinds else place.spot.y
    css = f"{place.lettering} {'held' if kinds else 'free'}{' above' if kinds >= CROWD else ''}"
    return f'<text class="{css}" x="{number(place.spot.x)}" y="{number(y)}">{escape(place.name)}</text>'


def held(
    scenario: Scenario,
    stack: Stack,
    ghosts: Iterable[Ghost],
    styles: Mapping[str, SeatStyle],
    arrivals: Container[Piece] = (),
) -> tuple[Token, ...]:
    """What is drawn in a tile: owners in seat order, neutral last, each in the catalog's order; ghosts behind."""
    if not stack and not ghosts:
        return ()
    owners = {colour: place for place, colour in enumerate((*scenario.players, NEUTRAL))}
    items = {name: place for place, name in enumerate(scenario.catalog.items)}

    def order(piece: Piece) -> tuple[int, int]:
        return owners.get(piece.owner, len(owners)), items.get(piece.item, len(items))

    kinds = [(piece, stack[piece], "arrives" if piece in arrivals else "") for piece in sorted(stack, key=order)]
    kinds += [(each.piece, each.count, each.state) for each in sorted(ghosts, key=lambda ghost: order(ghost.piece))]
    chief = _chief(scenario, kinds) if len(kinds) > 2 else range(len(kinds))
    owners_before = [{piece.owner for piece, _, _ in kinds[:at]} for at in range(len(kinds))]
    return tuple(
        Token(
            piece.item,
            styles.get(piece.owner),
            count,
            state,
            bears_letter=not _stands(state) or piece.owner not in owners_before[at],
            is_chief=at in chief,
        )
        for at, (piece, count, state) in enumerate(kinds)
    )


def _stands(state: str) -> bool:
    """Whether a piece is there: none that will be, is being bought or was destroyed."""
    return state in ("", "arrives")


def _chief(scenario: Scenario, kinds: Sequence[tuple[Piece, int, str]]) -> Container[int]:
    """The two kinds that a tile shows where it has room for no more, by their places: what matters most in it.

    Of two players' pieces the strongest force of each; of one player's the headquarters and the strongest force.
    Strength is price by number; what is neutral comes after what is owned, what is not there after what is.
    """
    items = scenario.catalog.items

    def weight(at: int) -> tuple[bool, bool, bool, int]:
        piece, count, state = kinds[at]
        item = items[piece.item]
        return _stands(state), piece.owner != NEUTRAL, not item.headquarters, (item.cost or 1) * count

    first, *rest = sorted(range(len(kinds)), key=weight, reverse=True)
    owner = kinds[first][0].owner
    theirs = (at for at in rest if kinds[at][0].owner not in (owner, NEUTRAL))
    home = (at for at in rest if items[kinds[at][0].item].headquarters)
    return first, next(theirs, next(home, rest[0]))


def room(radius: float) -> float:
    """How large tokens are where a tile has so much room, in a hex of the usual size being 1."""
    return max(0.45, min(1.35, radius / HEX_ROOM))


def _all(held: tuple[Token, ...], spot: Spot) -> str:
    number_of = f" {SHOWN_SOONER[len(held)]}" if len(held) in SHOWN_SOONER else ""
    css = "pieces" if len(held) < 2 else f"pieces all{number_of}"
    return f'<g class="{css}">{"".join(_laid_out(held, spot))}</g>'


def _laid_out(held: tuple[Token, ...], spot: Spot) -> list[str]:
    """The tokens in their rows; of more than seven kinds the last place says how many more there are."""
    shown = held if len(held) <= MOST_TOKENS else held[: MOST_TOKENS - 1]
    more = len(held) - len(shown)
    return _placed(shown, more, _ROWS[len(shown) + (1 if more else 0)], spot)


def _pair(held: tuple[Token, ...], spot: Spot) -> str:
    """The two that matter most, and how many more kinds there are."""
    one, other = (token for token in held if token.is_chief)
    pair = replace(one, bears_letter=True), replace(other, bears_letter=other.style != one.style)
    more = len(held) - 2
    layout = _PAIR_OF_MORE if more else _PAIR
    sooner = f" of-{SHOWN_SOONER[len(held)]}" if len(held) in SHOWN_SOONER else ""
    css = f"pieces some{' of-more' if more else ''}{sooner}"
    return f'<g class="{css}">{"".join(_placed(pair, more, layout, spot))}</g>'


def _placed(shown: tuple[Token, ...], more: int, layout: Layout, spot: Spot) -> list[str]:
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
        drawn.append(f'<text class="more" x="{number(x)}" y="{number(y + 5)}">+{more}</text>')
    return drawn


def strength(scenario: Scenario, stack: Stack, styles: Mapping[str, SeatStyle]) -> Token | None:
    """Who holds a tile and with how many pieces: all that can be read where tiles are tiny."""
    if not stack:
        return None
    owner = occupier(stack, scenario.catalog) or next((p.owner for p in stack if p.owner != NEUTRAL), NEUTRAL)
    return Token("", styles.get(owner), sum(count for piece, count in stack.items() if piece.owner == owner))


def _strength_token(strength: Token, spot: Spot) -> str:
    """Shape and number, the letter at its foot; the style sheet keeps them legible however far the board is."""
    style = strength.style
    room = spot.room / HEX_ROOM
    place = f"translate({number(spot.x)} {number(spot.y)}) scale({room:.2f})"
    count = str(strength.count)
    letter = f'<text class="letter" x="-15" y="19">{escape(style.letter)}</text>' if style and style.letter else ""
    return (
        f'<g class="strength {style.css if style else NEUTRAL}" transform="{place}"><g class="afar">'
        f'<use href="#body-{style.index if style else 0}"></use>'
        f'<text class="{"count" if len(count) < 3 else "count long"}" y="6.8">{count}</text>{letter}</g></g>'
    )
