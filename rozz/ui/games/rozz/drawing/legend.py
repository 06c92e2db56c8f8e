"""The legend of the board, drawn like the board itself; pieces are borrowed from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import htpy as h
from markupsafe import Markup

from rozz.engine.rozz.model.catalog import Item
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.text.piece_names import card_name
from rozz.ui.board import arrows
from rozz.ui.board.arrows import Arrow, ArrowKind, ArrowState
from rozz.ui.board.geometry import HEX_ROOM, Spot
from rozz.ui.board.seat_styles import SeatStyle, seat_chip, seat_styles
from rozz.ui.games.rozz.drawing import tile_contents, tokens
from rozz.ui.games.rozz.drawing.item_icons import item_icon
from rozz.ui.games.rozz.drawing.tile import AIM_KINDS, aim_mark, studs_path
from rozz.ui.games.rozz.drawing.tile_layout import Foot
from rozz.ui.games.rozz.drawing.tokens import Token
from rozz.ui.games.rozz.texts.objective_texts import goal_tiles
from rozz.ui.i18n.display_names import color_name
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say

_HEX = "M58 4l16 9v18l-16 9-16-9V13z"
#: Where a token with a count is drawn, and how large: all of its count is in the sample.
_COUNTED = (58, 17, 32)
_INSET = "M58 8L70.5 15L70.5 29L58 36L45.5 29L45.5 15Z"

#: The key of a mark's text, and its drawing.
Mark = tuple[str, h.Node]


def legend(scenario: Scenario) -> h.Node:
    """All marks and their meanings."""
    styles = seat_styles(scenario.players)
    kinds = (item for item in scenario.catalog.items.values() if item.owner != "none")
    return h.ul(".legend-list")[
        [
            h.li[h.svg(".board-sample", viewBox="0 0 116 44", aria_hidden="true")[drawn], say(f"rozz-legend-{name}")]
            for name, drawn in (*_ways(scenario), *_pieces(scenario), *_places(scenario))
        ],
        [h.li[h.span(".board-sample.kind")[seat_chip(styles[seat])], _letter_of(seat, styles)] for seat in styles],
        [h.li[h.span(".board-sample.kind")[item_icon(item)], _kind(item)] for item in kinds],
    ]


def _ways(scenario: Scenario) -> Iterator[Mark]:
    """What is drawn from tile to tile."""
    colour, style = next(iter(seat_styles(scenario.players).items()))
    spots = Spot(14, 20, 30), Spot(104, 20, 30)
    ways: tuple[tuple[str, ArrowKind, ArrowState], ...] = (
        ("move", "move", "given"),
        ("strike", "strike", "given"),
        ("draft", "move", "draft"),
        ("failed", "move", "failed"),
    )
    for name, kind, state in ways:
        yield name, arrows.draw(Arrow(kind, colour, "", "", state), style, *spots)


def _pieces(scenario: Scenario) -> Iterator[Mark]:
    """What a token shows besides its piece."""
    style = next(iter(seat_styles(scenario.players).values()))
    coloured, neutral = (
        next((name for name, item in scenario.catalog.items.items() if item.owner == owner and item.move), "")
        for owner in ("coloured", "neutral")
    )
    yield "token", tokens.draw(Token(coloured, style, 2, ""), *_COUNTED)
    yield "more", h.text(".foot", x=58, y=27, style="font-size:15px")[h.tspan(".more")["+2"]]
    if home := next(iter(scenario.catalog.headquarters), ""):
        yield "banner", _banner(style)
        yield "home", tile_contents.strength_token(Token(home, style, 6), Spot(58, 25, HEX_ROOM), 0.9)
    for state in ("planned", "fresh", "destroyed"):
        yield state, tokens.draw(Token(coloured, style, 2, state), *_COUNTED)
    if neutral:
        yield "neutral", tokens.draw(Token(neutral, None, 1), 58, 22, 34)


def _banner(style: SeatStyle) -> Markup:
    """The letter of a seat on the flag of its headquarters."""
    foot = Foot(((style.css, style.letter),), "", style.css, 58, 28, 20)
    return Markup(tile_contents.draw_banner(foot) + tile_contents.draw_foot(foot))


def _places(scenario: Scenario) -> Iterator[Mark]:
    """What a tile shows: possible, planned and past actions."""
    yield "may-move", h.g(".tile.may-move")[h.path(".ring", d=_HEX)]
    for at in AIM_KINDS:
        yield f"may-strike-{at}", h.path(f".aim.{at}", d=aim_mark(Spot(58, 20, 24), at))
    if goal_tiles(scenario, scenario.setup):
        yield "goal", h.g(".tile.tint-1")[h.path(".ground", d=_HEX), h.path(".goal-mark", d=studs_path(_INSET))]
    yield "lit", h.g(".tile.lit.tint-1")[h.path(".ground", d=_HEX), h.path(".ring", d=_HEX)]


def _letter_of(seat: str, styles: Mapping[str, SeatStyle]) -> str:
    """The letter that stands for a seat without colors, and why if it is not its initial."""
    name, letter = color_name(seat), styles[seat].letter
    other = next((each for each, style in styles.items() if style.letter == name[:1].upper() and each != seat), "")
    if letter == name[:1].upper() or not other:
        return say("rozz-legend-seat", name=name, letter=letter)
    return say("rozz-legend-seat-other", name=name, letter=letter, initial=name[:1].upper(), other=color_name(other))


def _kind(item: Item) -> str:
    """The name of a kind of piece, with its abbreviation."""
    return say("rozz-legend-piece", piece=render(card_name(item)), abbreviation=item.abbreviation)
