"""Drawings alone on a page, with the site's style sheet and fonts."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import htpy as h
from PIL import Image
from playwright.sync_api import BrowserContext, Page

from rozz import library
from rozz.engine.match import Match
from rozz.ui.app.update import update
from rozz.ui.board.seat_styles import PALETTE, seat_styles
from rozz.ui.features.replay import replay_steps
from rozz.ui.games import face_of
from rozz.ui.games.face import Marks
from rozz.ui.games.rozz.drawing import tokens
from rozz.ui.games.rozz.drawing.tokens import Token
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.views.widgets import charts, pictures

#: The widths of a tile's visible tokens.
TOKENS = """tile => [...document.getElementById(`pieces-${tile}`).querySelectorAll(".pieces use:not(.ink)")]
    .map((each) => each.getBoundingClientRect().width).filter(Boolean)"""


SHEET = """<!doctype html><html data-theme="{theme}"><head><base href="{address}">
<link rel="stylesheet" href="fonts/fonts.css"><link rel="stylesheet" href="static/rozz.css">
<style>body {{ min-height: 0; display: inline-block; }}
:root {{ --pixel: {pixel}; }} .picture .board {{ width: {wide}px; max-height: none; }} .charts {{ width: {wide}px; }}
svg.tokens {{ display: block; width: {wide}px; }}</style></head><body id="drawn">{drawn}</body></html>"""


def played(game: str) -> Match:
    """The match of the rules page."""
    playthrough = face_of(game).rulebook().playthrough
    assert playthrough is not None
    return pictures.match_of_playthrough(library.game(game), game, playthrough)


def step(game: str, number: int, place: int) -> h.Node:
    """The board in a step of that match."""
    match = played(game)
    shown = replay_steps.steps(match, number)[place]
    board = face_of(game).board_at_step(match, shown, Marks(lit=shown.lit))
    return h.div(".picture.revealing")[pictures.static_board(board, "p", "")]


def token_sheet() -> h.Node:
    """Every seat's token and the neutral one, at 14, 20, 32 and 64 pixels; then the states of one."""
    catalog = library.game("rozz").read(library.scenario_mapping("headquarters-2")).catalog
    styles = seat_styles(PALETTE)
    rows: list[h.Node] = []
    for size, y in ((14, 12), (20, 40), (32, 80), (64, 144)):
        drawn = [Token("ARMOR", style, 3) for style in styles.values()]
        every = [*drawn, Token("SRNUKE", None, 1)]
        # A board unit is as many pixels as the token's width is of 40.
        rows.append(h.g(".board", style=f"position: static; --pixel: {40 / size:.3f}")[
            [tokens.draw(each, 50 + 84 * place, y, size) for place, each in enumerate(every)]
        ])  # fmt: skip
    states = ("planned", "fresh", "destroyed")
    rows.append([tokens.draw(Token("INF", styles["RED"], 2, state), 50 + 84 * place, 220, 44)
                 for place, state in enumerate(states)])  # fmt: skip
    return h.svg(".tokens", viewBox="0 0 600 260")[tokens.definitions(styles.values(), catalog), rows]


def chart_sheet() -> h.Node:
    """Things that lie close together: curves of similar values, and six letters at the same height."""
    rows = {seat: [4.0, 6.0, 6.0, 7.0 + (place > 3)] for place, seat in enumerate(PALETTE)}
    names = {seat: seat.title() for seat in PALETTE}
    return h.div(".charts")[charts.line_chart("Tiles", rows, names, "Turn 3", 8)]


def areas() -> h.Node:
    """Counters, hatching and lettering of the islands."""
    model = Model()
    for message in (m.ChooseScenario("five-isles", "ozymandia"), m.BeginMatch("p", {}, "00" * 16)):
        model, _ = update(model, message)
    assert model.session is not None
    match = model.session.match
    return h.div(".picture")[pictures.static_board(face_of("ozymandia").board(match, Marks(), (), None), "p", "")]


#: What to draw, its width, board units per pixel, and the theme.
Sheet = tuple[Callable[[], h.Node], int, float, str]
SHEETS: dict[str, Sheet] = {
    "tokens": (token_sheet, 600, 1.0, "light"),
    "moves": (lambda: step("rozz", 2, 1), 420, 1.6, "light"),
    "struck": (lambda: step("rozz", 6, 1), 420, 1.6, "light"),
    "fallen": (lambda: step("rozz", 7, 3), 420, 1.6, "dark"),
    "fought": (lambda: step("rozz", 3, 2), 420, 1.6, "light"),
    "isles": (areas, 420, 2.0, "light"),
    "taken": (lambda: step("ozymandia", 3, 2), 420, 2.0, "light"),
    "crossed": (lambda: step("ozymandia", 2, 2), 420, 2.0, "dark"),
    "bombed": (lambda: step("ozymandia", 1, 3), 420, 2.0, "light"),
    "roses": (lambda: step("rosenkreuz", 1, 0), 320, 2.6, "dark"),
    "chart": (chart_sheet, 360, 1.0, "light"),
}


def page_of(page: Page, address: str, sheet: Sheet) -> None:
    """Show a drawing alone on a page, with the site's style sheet and fonts."""
    draw, wide, pixel, theme = sheet
    page.goto(f"{address}manifest.json")
    page.set_content(SHEET.format(theme=theme, address=address, pixel=pixel, wide=wide, drawn=str(h.fragment[draw()])))
    page.evaluate("document.fonts.ready")


def drawn(context: BrowserContext, address: str, sheet: Sheet) -> Image.Image:
    page = context.new_page()
    page_of(page, address, sheet)
    image = Image.open(BytesIO(page.locator("#drawn").screenshot())).convert("RGB")
    page.close()
    return image
