"""Tokens, boards and charts as they are drawn, compared with pictures that are kept: a token drawn wrong fails.

Each drawing stands alone on a page with the site's style sheet and its own fonts.  Browsers smooth edges and letters a
little differently, so both pictures are softened, and a few pixels may differ by much.  After a wanted change:

    ROZZ_PICTURES=new pytest tests/browser/test_pictures.py        and look at what it has written to tests/pictures
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import htpy as h
import pytest
from markupsafe import Markup
from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Browser, BrowserContext, Page

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

KEPT = Path(__file__).parent.parent / "pictures"
IS_NEW = os.environ.get("ROZZ_PICTURES") == "new"
#: A softened pixel is another one if a channel differs by more than this, of 255.
OTHER = 40
#: So many of a thousand pixels may be others.
MOST = 2.0

SHEET = """<!doctype html><html data-theme="{theme}"><head><base href="{address}">
<link rel="stylesheet" href="fonts/fonts.css"><link rel="stylesheet" href="static/rozz.css">
<style>body {{ min-height: 0; display: inline-block; }}
:root {{ --pixel: {pixel}; }} .picture .board {{ width: {wide}px; max-height: none; }} .charts {{ width: {wide}px; }}
svg.tokens {{ display: block; width: {wide}px; }}</style></head><body id="drawn">{drawn}</body></html>"""


def played(game: str) -> Match:
    """The war of the rules page."""
    told = face_of(game).rulebook().playthrough
    assert told is not None
    return pictures.played(library.game(game), game, told)


def step(game: str, number: int, place: int) -> h.Node:
    """The board in a step of that war."""
    match = played(game)
    shown = replay_steps.steps(match, number)[place]
    return h.div(".picture.revealing")[pictures.still(face_of(game).shown(match, shown, Marks(lit=shown.lit)), "p", "")]


def token_sheet() -> h.Node:
    """Every seat's token and the neutral one, at 14, 20, 32 and 64 pixels; then the states of one."""
    catalog = library.game("rozz").read(library.scenario_mapping("headquarters-2")).catalog
    styles = seat_styles(PALETTE)
    rows: list[h.Node] = []
    for size, y in ((14, 12), (20, 40), (32, 80), (64, 144)):
        drawn = [Token("ARMOR", style, 3) for style in styles.values()]
        every = [*drawn, Token("SRNUKE", None, 1)]
        # A board unit is as many pixels as the token is to be wide, of 40.
        rows.append(h.g(".board", style=f"position: static; --pixel: {40 / size:.3f}")[
            [tokens.draw(each, 50 + 84 * place, y, size) for place, each in enumerate(every)]
        ])  # fmt: skip
    states = ("planned", "fresh", "destroyed")
    rows.append([tokens.draw(Token("INF", styles["RED"], 2, state), 50 + 84 * place, 220, 44)
                 for place, state in enumerate(states)])  # fmt: skip
    return h.svg(".tokens", viewBox="0 0 600 260")[tokens.definitions(styles.values(), catalog), rows]


def chart_sheet() -> h.Node:
    """What lies close: curves of like values, and six letters at one height."""
    rows = {seat: [4.0, 6.0, 6.0, 7.0 + (place > 3)] for place, seat in enumerate(PALETTE)}
    names = {seat: seat.title() for seat in PALETTE}
    return h.div(".charts")[charts.curves("Tiles", rows, names, "Turn 3", 8)]


def areas() -> h.Node:
    """Counters, hatching and lettering of the isles."""
    model = Model()
    for message in (m.ChooseScenario("five-isles", "ozymandia"), m.BeginMatch("p", {}, "00" * 16)):
        model, _ = update(model, message)
    assert model.session is not None
    match = model.session.match
    return h.div(".picture")[pictures.still(face_of("ozymandia").board(match, Marks(), (), None), "p", "")]


#: What is drawn, how wide, board units to a pixel, in which theme.
Sheet = tuple[Callable[[], h.Node], int, float, str]
SHEETS: dict[str, Sheet] = {
    "tokens": (token_sheet, 600, 1.0, "light"),
    "moves": (lambda: step("rozz", 2, 1), 420, 1.6, "light"),
    "struck": (lambda: step("rozz", 6, 1), 420, 1.6, "light"),
    "fallen": (lambda: step("rozz", 7, 2), 420, 1.6, "dark"),
    "isles": (areas, 420, 2.0, "light"),
    "taken": (lambda: step("ozymandia", 3, 2), 420, 2.0, "light"),
    "crossed": (lambda: step("ozymandia", 2, 2), 420, 2.0, "dark"),
    "bombed": (lambda: step("ozymandia", 1, 3), 420, 2.0, "light"),
    "roses": (lambda: step("rosenkreuz", 1, 0), 320, 2.6, "dark"),
    "chart": (chart_sheet, 360, 1.0, "light"),
}


@pytest.fixture(scope="module")
def still_browser(browser: Browser) -> Iterator[BrowserContext]:
    """Nothing moves, so that every picture is of what stays."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 700, "height": 700})
    yield context
    context.close()


def page_of(page: Page, address: str, sheet: Sheet) -> None:
    """A drawing alone on a page, with what the site brings for it."""
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


def others(one: Image.Image, other: Image.Image) -> float:
    """How many of a thousand pixels are others, once both pictures are softened."""
    assert one.size == other.size
    soft = [each.filter(ImageFilter.GaussianBlur(1.5)) for each in (one, other)]
    most = ImageChops.difference(*soft).split()
    apart = ImageChops.lighter(ImageChops.lighter(most[0], most[1]), most[2])
    return 1000 * sum(apart.histogram()[OTHER + 1 :]) / (one.width * one.height)


@pytest.mark.parametrize("name", [name for name in SHEETS if name != "struck"])
def test_it_is_drawn_as_ever(still_browser: BrowserContext, address: str, name: str, tmp_path: Path) -> None:
    image = drawn(still_browser, address, SHEETS[name])
    kept = KEPT / f"{name}.png"
    if IS_NEW:
        KEPT.mkdir(exist_ok=True)
        image.save(kept, optimize=True)
    image.save(tmp_path / f"{name}.png")
    differ = others(image, Image.open(kept).convert("RGB"))
    assert differ <= MOST, f"{differ:.1f} of 1000 pixels are others: compare {tmp_path / name}.png with {kept}"


#: Blue's tokens in another's shape, in another's colour, with another piece's icon.
WRONG = {"shape": ("#body-2", "#body-1"), "colour": ("seat-2", "seat-6"), "icon": ("#icon-ARMOR", "#icon-INF")}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_token_that_is_drawn_wrong_is_noticed(
    still_browser: BrowserContext, address: str, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = tokens.draw

    def drawn_wrong(token: Token, x: float, y: float, size: float) -> h.Node:
        made = draw(token, x, y, size)
        return made if token.style is None or token.style.letter != "B" else Markup(str(made).replace(*WRONG[wrong]))

    monkeypatch.setattr(tokens, "draw", drawn_wrong)
    image = drawn(still_browser, address, SHEETS["tokens"])
    assert others(image, Image.open(KEPT / "tokens.png").convert("RGB")) > MOST
