"""The bar above the table shows the players' full names, and notices must not cover them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from rozz import library
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup
from tests.support.browser.spoiled import open_still
from tests.support.ui.gallery import Visitor

PHONE = (390, 844)
#: Twelve-letter names, wide and narrow.
NAMES = ("Wilhelmina W", "Maximilianos", "Bartholomews", "Friederike L", "Clementine B", "Alexandra Jo")
#: How many pixels of a text are cut off.
CUT = "each => each.scrollWidth - each.clientWidth"


@pytest.fixture
def still(browser: Browser, address: str) -> Iterator[Page]:
    """The page with its style sheet, without Python."""
    page = browser.new_context(reduced_motion="reduce").new_page()
    open_still(page, address)
    yield page
    page.context.close()


def table_for(number: int) -> Visitor:
    """The first turn of a match with this many players."""
    scenario = f"headquarters-{number}"
    seats = library.scenario_mapping(scenario)["players"]
    page = Visitor("en").send(m.NewMatch(), m.ChooseScenario(scenario, "rozz"))
    page.send(m.BeginMatch("m1", dict(zip(seats, NAMES, strict=False)), "00" * 16))
    return page.send(m.IAm(page.session.seat))


def draw(still: Page, model: Model, size: tuple[int, int]) -> None:
    """Draw the model on the page at this window size."""
    still.set_viewport_size({"width": size[0], "height": size[1]})
    still.evaluate("drawn => { document.getElementById('page').innerHTML = drawn }", page_markup.page(model))
    still.evaluate("document.fonts.ready")


@pytest.mark.thorough
@pytest.mark.parametrize("number", [2, 3, 4])
def test_up_to_four_full_names_fit_on_a_phone(still: Page, number: int) -> None:
    page = table_for(number)
    draw(still, page.model, PHONE)
    for name in NAMES[:number]:
        shown = still.get_by_role("banner").get_by_text(name, exact=True)
        expect(shown).to_be_in_viewport(ratio=1)
        assert shown.evaluate(CUT) <= 0, name
