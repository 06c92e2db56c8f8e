"""The board as a paper map: tiles grouped by territory, tokens, marks and arrows; and a small picture of it for lists.

    board(scenario, position, marks=BoardMarks(…))    the board that is played on
    thumbnail(scenario, position)                     a still, for lists

Every tile is one focusable element `#tile-NAME` with `data-do="tile" data-tile="NAME"`.  What does not change is the
same text again, so that nothing of it is written anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from rozz.engine.boards.graph import Tile
from rozz.engine.rozz.catalog import NEUTRAL
from rozz.engine.rozz.position import EMPTY, Piece, Position, Stack, occupier
from rozz.engine.rozz.scenario import Scenario
from rozz.ui import geometry
from rozz.ui.geometry import HEX_ROOM, Chart, Spot, number
from rozz.ui.views import arrows, tokens
from rozz.ui.views.arrows import Arrow
from rozz.ui.views.tokens import SeatStyle, Token


@dataclass(frozen=True)
class Ghost:
    """Pieces that are not there: `planned` where they will be, `fresh` as bought, `destroyed` as they were."""

    tile: str
    piece: Piece
    count: int = 1
    state: str = "planned"


@dataclass(frozen=True)
class BoardMarks:
    """What is drawn over a position; every part may be left out.

    `selected`: the tile whose sheet is open.  `chosen`: the target that is previewed.  `moves`, `strikes`: the legal
    targets.  `lit`: the tiles that a step speaks of.  `cursor`: the tile that Tab reaches.  `labels`: what a screen
    reader hears, by tile.  `title`: the board's own name for it.
    """

    selected: str = ""
    chosen: str = ""
    cursor: str = ""
    moves: frozenset[str] = frozenset()
    strikes: frozenset[str] = frozenset()
    lit: frozenset[str] = frozenset()
    ghosts: tuple[Ghost, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    title: str = ""


NO_MARKS = BoardMarks()

#: By the number of tokens in a tile: their size, and the row and column of each, in a hex of the usual size.
_ROWS: Mapping[int, tuple[float, tuple[tuple[float, int], ...]]] = {
    1: (40, ((8, 1),)),
    2: (35, ((8, 2),)),
    3: (28, ((-6, 2), (23, 1))),
    4: (27, ((-6, 2), (22, 2))),
    5: (24, ((-5, 3), (21, 2))),
    6: (22, ((-6, 3), (18, 3))),
    7: (21, ((-7, 4), (17, 3))),
}
MOST_TOKENS = 7


def board(scenario: Scenario, position: Position, *, marks: BoardMarks = NO_MARKS) -> h.Element:
    """The board of a scenario with a position on it; `marks` says what is selected, possible, planned and commanded."""
    chart = geometry.chart(scenario.board)
    styles = tokens.seat_styles(scenario.players)
    cursor = marks.cursor or marks.selected or next(iter(scenario.board.tiles))
    groups: dict[str, list[Markup]] = {}
    for name, tile in scenario.board.tiles.items():
        stack = position.get(name, EMPTY)
        drawn = _tile(
            _Place(name, chart.tints.get(tile.territory, 0), chart.spots[name],
                   chart.outlines[name], chart.insets[name]),
            _tokens(scenario, stack, [ghost for ghost in marks.ghosts if ghost.tile == name], styles),
            _strength(scenario, stack, styles),
            _tile_classes(name, marks),
            marks.labels.get(name) or tile_label(name, stack),
            name == cursor,
        )  # fmt: skip
        groups.setdefault(tile.territory, []).append(drawn)
    return h.svg(
        "#board.board",
        viewBox=str(chart.frame),
        data_fit=str(chart.frame),
        data_tile=number(chart.tile_width),
        role="group",
        aria_label=marks.title or scenario.name,
        preserveAspectRatio="xMidYMid meet",
    )[
        tokens.definitions(styles.values(), scenario.catalog),
        _coast(chart),
        [_territory(name, tiles) for name, tiles in groups.items()],
        h.g(".borders", aria_hidden="true")[[h.path(d=d) for d in chart.territories.values()]],
        _names(tuple(scenario.board.tiles.values())),
        h.g(".arrows", aria_hidden="true")[_arrows(marks.arrows, chart, styles)],
    ]


def tile_label(name: str, stack: Stack) -> str:
    """What stands in a tile, in a few words: `B3: RED INF 4, ARMOR 1; SRNUKE 1`.

    >>> tile_label("B3", {Piece("RED", "INF"): 4, Piece("neutral", "SRNUKE"): 1})
    'B3: RED INF 4; SRNUKE 1'
    """
    held: dict[str, list[str]] = {}
    for piece, count in stack.items():
        held.setdefault(piece.owner, []).append(f"{piece.item} {count}")
    parts = [("" if owner == NEUTRAL else f"{owner} ") + ", ".join(pieces) for owner, pieces in held.items()]
    return f"{name}: {'; '.join(parts)}" if parts else name


@dataclass(frozen=True)
class _Place:
    """A tile as far as it never changes."""

    name: str
    tint: int
    spot: Spot
    outline: str
    inset: str


def _coast(chart: Chart) -> h.Element:
    """The lines that follow the coast, as on old maps."""
    return h.g(".coast", aria_hidden="true")[[h.path(class_=f"wave-{each}", d=chart.coast) for each in (3, 2, 1)]]


def _territory(name: str, tiles: list[Markup]) -> h.Element | list[Markup]:
    return h.g(id=f"territory-{name}", role="group", aria_label=name)[tiles] if name else tiles


def _tile_classes(name: str, marks: BoardMarks) -> str:
    states = {
        "selected": name == marks.selected,
        "chosen": name == marks.chosen,
        "may-move": name in marks.moves,
        "may-strike": name in marks.strikes,
        "lit": name in marks.lit,
    }
    return "".join(f" {state}" for state, holds in states.items() if holds)


@lru_cache(maxsize=4096)
def _tile(
    place: _Place, held: tuple[Token, ...], strength: Token | None, states: str, label: str, is_cursor: bool
) -> Markup:
    """One tile; the same text for the same values, so it is reckoned once."""
    drawn = h.g(
        id=f"tile-{place.name}",
        class_=f"tile tint-{place.tint}{states}",
        role="button",
        tabindex="0" if is_cursor else "-1",
        aria_label=label,
        aria_pressed="true" if " selected" in states else None,
        data_do="tile",
        data_tile=place.name,
    )
    return Markup(
        str(
            drawn[
                h.path(".ground", d=place.outline),
                h.g(".pieces")[_laid_out(held, place.spot)] if held else None,
                _strength_token(strength, place.spot) if strength else None,
                h.path(".ring", d=place.inset) if states or is_cursor else None,
                h.path(".aim", d=_aim(place.spot)) if " may-strike" in states else None,
            ]
        )
    )


@lru_cache(maxsize=32)
def _names(tiles: tuple[Tile, ...]) -> Markup:
    """The tiles' names at their upper edges, above all tiles so that none is cut off."""
    spots = geometry.spots(tiles)
    return Markup(str(h.g(".names", aria_hidden="true")[[_name(tile, spots[tile.name]) for tile in tiles]]))


def _name(tile: Tile, spot: Spot) -> h.Element:
    """A territory's own tile bears its name in the display face; place names of polygon maps stand in the text's."""
    css = ".name.title" if tile.name == tile.territory else ".name.word" if len(tile.name) > 3 else ".name"
    return h.text(css, x=number(spot.x), y=number(spot.y - 0.57 * spot.room), text_anchor="middle")[tile.name]


def _aim(spot: Spot) -> str:
    """Four corners and a cross-hair: the mark of what may be struck, told from a move by its shape."""
    out, arm = 0.66 * spot.room, 0.24 * spot.room
    corners = (
        f"M{number(spot.x + a * out)} {number(spot.y + b * (out - arm))}v{number(b * arm)}h{number(-a * arm)}"
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
    ticks = (
        f"M{number(spot.x + a * out * 1.22)} {number(spot.y + b * out * 1.22)}l{number(-a * arm)} {number(-b * arm)}"
        for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))
    )
    return "".join((*corners, *ticks))


def _tokens(
    scenario: Scenario, stack: Stack, ghosts: list[Ghost], styles: Mapping[str, SeatStyle]
) -> tuple[Token, ...]:
    """What is drawn in a tile: owners in seat order, neutral last, each in the catalog's order; ghosts behind."""
    if not stack and not ghosts:
        return ()
    owners = {colour: place for place, colour in enumerate((*scenario.players, NEUTRAL))}
    items = {name: place for place, name in enumerate(scenario.catalog.items)}

    def order(piece: Piece) -> tuple[int, int]:
        return owners.get(piece.owner, len(owners)), items.get(piece.item, len(items))

    standing, seen = [], set()
    for piece in sorted(stack, key=order):
        standing.append(
            Token(piece.item, styles.get(piece.owner), stack[piece], bears_letter=piece.owner not in seen)
        )
        seen.add(piece.owner)
    haunting = [
        Token(ghost.piece.item, styles.get(ghost.piece.owner), ghost.count, ghost.state)
        for ghost in sorted(ghosts, key=lambda ghost: order(ghost.piece))
    ]
    return (*standing, *haunting)


def _laid_out(held: tuple[Token, ...], spot: Spot) -> list[h.Element]:
    """The tokens in their rows; of more than seven kinds the last place says how many more there are."""
    shown = held if len(held) <= MOST_TOKENS else held[: MOST_TOKENS - 1]
    more = len(held) - len(shown)
    size, rows = _ROWS[len(shown) + (1 if more else 0)]
    scale = max(0.45, min(1.35, spot.room / HEX_ROOM))
    places = [
        (spot.x + ((column - (columns - 1) / 2) * (size + 1.5)) * scale, spot.y + row * scale)
        for row, columns in rows
        for column in range(columns)
    ]
    drawn = [tokens.draw(token, x, y, size * scale) for token, (x, y) in zip(shown, places, strict=False)]
    if more:
        x, y = places[-1]
        drawn.append(h.text(".more", x=number(x), y=number(y + 5), text_anchor="middle")[f"+{more}"])
    return drawn


def _strength(scenario: Scenario, stack: Stack, styles: Mapping[str, SeatStyle]) -> Token | None:
    """Who holds a tile and with how many pieces: all that can be read where tiles are tiny."""
    if not stack:
        return None
    owner = occupier(stack, scenario.catalog) or next((p.owner for p in stack if p.owner != NEUTRAL), NEUTRAL)
    return Token("", styles.get(owner), sum(count for piece, count in stack.items() if piece.owner == owner))


def _strength_token(strength: Token, spot: Spot) -> h.Element:
    style = strength.style
    scale = 1.8 * spot.room / HEX_ROOM
    return h.g(
        class_=f"strength {style.css if style else NEUTRAL}",
        transform=f"translate({number(spot.x)} {number(spot.y)}) scale({scale:.2f})",
    )[
        h.use(href=f"#body-{style.index if style else 0}"),
        h.text(y="6.5", text_anchor="middle")[f"{style.letter if style else ''}{strength.count}"],
    ]


def _arrows(drawn: tuple[Arrow, ...], chart: Chart, styles: Mapping[str, SeatStyle]) -> list[h.Element]:
    between: dict[tuple[str, str], int] = {}
    elements = []
    for arrow in drawn:
        nth = between.get((arrow.start, arrow.end), 0)
        between[arrow.start, arrow.end] = nth + 1
        bend = (1 + nth // 2) * (-1.6 if nth % 2 else 1.0)
        elements.append(
            arrows.draw(arrow, styles.get(arrow.seat), chart.spots[arrow.start], chart.spots[arrow.end], bend)
        )
    return elements


def thumbnail(scenario: Scenario, position: Position, label: str = "") -> h.Element:
    """A still of the board: territories and who holds which tile; without a `label` it is decorative."""
    chart = geometry.chart(scenario.board)
    styles = tokens.seat_styles(scenario.players)
    naming = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    loose = [chart.outlines[name] for name, tile in scenario.board.tiles.items() if not tile.territory]
    return h.svg(".thumbnail", naming, viewBox=str(chart.frame))[
        [h.path(class_=f"land tint-{chart.tints[name]}", d=d) for name, d in chart.territories.items()],
        [h.path(class_="land tint-0", d=d) for d in loose],
        [_marker(chart.spots[tile], held) for tile in position
         if (held := _strength(scenario, position[tile], styles)) is not None],
    ]  # fmt: skip


def _marker(spot: Spot, held: Token) -> h.Element:
    scale = (1.5 if held.style else 0.9) * min(1.3, spot.room / HEX_ROOM)
    return h.path(
        class_=f"body {held.style.css if held.style else NEUTRAL}",
        d=tokens.shape_path(held.style.index if held.style else 0),
        transform=f"translate({number(spot.x)} {number(spot.y)}) scale({scale:.2f})",
    )
