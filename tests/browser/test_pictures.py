"""Tokens, boards and charts compared with stored pictures: a token drawn wrong fails.

Each drawing is alone on a page with the site's style sheet and its own fonts. Browsers smooth edges and letters a
little differently, so both pictures are blurred, and a few pixels may differ a lot. After an intended change:

    ROZZ_PICTURES=new pytest tests/browser/test_pictures.py        and look at the new files in tests/pictures
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
#: A blurred pixel is different if a channel differs by more than this, of 255.
THRESHOLD = 40
#: At most this many of a thousand pixels may be different.
MOST = 2.0


@pytest.fixture(scope="module")
def still_browser(browser: Browser) -> Iterator[BrowserContext]:
    """A browser without motion, so that every picture shows the final state."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 700, "height": 700})
    yield context
    context.close()


def different_pixels(one: Image.Image, other: Image.Image) -> float:
    """How many of a thousand pixels are different after both pictures are blurred."""
    assert one.size == other.size
    soft = [each.filter(ImageFilter.GaussianBlur(1.5)) for each in (one, other)]
    most = ImageChops.difference(*soft).split()
    apart = ImageChops.lighter(ImageChops.lighter(most[0], most[1]), most[2])
    return 1000 * sum(apart.histogram()[THRESHOLD + 1 :]) / (one.width * one.height)


@pytest.mark.parametrize("name", [name for name in SHEETS if name != "struck"])
def test_drawings_match_their_pictures(still_browser: BrowserContext, address: str, name: str, tmp_path: Path) -> None:
    image = drawn(still_browser, address, SHEETS[name])
    kept = KEPT / f"{name}.png"
    if IS_NEW:
        KEPT.mkdir(exist_ok=True)
        image.save(kept, optimize=True)
    image.save(tmp_path / f"{name}.png")
    differ = different_pixels(image, Image.open(kept).convert("RGB"))
    assert differ <= MOST, f"{differ:.1f} of 1000 pixels are others: compare {tmp_path / name}.png with {kept}"


#: Blue's tokens with another seat's shape, another seat's color, or another piece's icon.
WRONG = {"shape": ("#body-2", "#body-1"), "colour": ("seat-2", "seat-6"), "icon": ("#icon-ARMOR", "#icon-INF")}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_token_drawn_wrong_is_noticed(
    still_browser: BrowserContext, address: str, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = tokens.draw

    def drawn_wrong(token: Token, x: float, y: float, size: float) -> h.Node:
        made = draw(token, x, y, size)
        return made if token.style is None or token.style.letter != "B" else Markup(str(made).replace(*WRONG[wrong]))

    monkeypatch.setattr(tokens, "draw", drawn_wrong)
    image = drawn(still_browser, address, SHEETS["tokens"])
    assert different_pixels(image, Image.open(KEPT / "tokens.png").convert("RGB")) > MOST
