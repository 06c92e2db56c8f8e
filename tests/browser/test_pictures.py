"""Tokens, boards and charts as they are drawn, compared with pictures that are kept: a token drawn wrong fails.

Each drawing stands alone on a page with the site's style sheet and its own fonts.  Browsers smooth edges and letters a
little differently, so both pictures are softened, and a few pixels may differ by much.  After a wanted change:

    ROZZ_PICTURES=new pytest tests/browser/test_pictures.py        and look at what it has written to tests/pictures
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import htpy as h
import pytest
from markupsafe import Markup
from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Browser, BrowserContext

from rozz.ui.games.rozz.drawing import tokens
from rozz.ui.games.rozz.drawing.tokens import Token
from tests.support.browser.drawings import SHEETS, drawn

pytestmark = pytest.mark.thorough

KEPT = Path(__file__).parent.parent / "pictures"
IS_NEW = os.environ.get("ROZZ_PICTURES") == "new"
#: A softened pixel is another one if a channel differs by more than this, of 255.
OTHER = 40
#: So many of a thousand pixels may be others.
MOST = 2.0


@pytest.fixture(scope="module")
def still_browser(browser: Browser) -> Iterator[BrowserContext]:
    """Nothing moves, so that every picture is of what stays."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 700, "height": 700})
    yield context
    context.close()


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
