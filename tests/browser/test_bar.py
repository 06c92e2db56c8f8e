"""The bar above the table shows the players' full names, and notices must not cover them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect

from rozz import library
from rozz.ui.i18n import translations
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup
from tests.support.browser.broken_layout import open_static_page
from tests.support.browser.toast_overlap import COVERED, overlap_in_sight
from tests.support.ui.gallery import Visitor
from tests.support.ui.link_devices import Device, inviting_device
from tests.support.ui.table import revealed_table

PHONE = (390, 844)
#: Twelve-letter names, wide and narrow.
NAMES = ("Wilhelmina W", "Maximilianos", "Bartholomews", "Friederike L", "Clementine B", "Alexandra Jo")
#: A phone upright and sideways, and a desktop.
SIZES = (PHONE, (844, 390), (1280, 800))
#: One of the longest notices at a table.
LONG = say("thinker-failed", name="Wilhelmina W")
#: The number of lines of a text.
LINES = """each => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""
#: Where headings, controls and parts of the side panel begin.
PLACES = """() => [...document.querySelectorAll(
    "h1, h2, .expects, .tally, button, a[href], input, textarea, summary, .slip-body > *, .page > *")]
    .filter(each => !each.closest(".toasts") && each.checkVisibility())
    .map(each => [each.textContent.slice(0, 20), each.getBoundingClientRect().x, each.getBoundingClientRect().y])"""
#: How many pixels of a text are cut off.
CUT = "each => each.scrollWidth - each.clientWidth"


@pytest.fixture(scope="module")
def bare_page(browser: Browser, address: str) -> Iterator[Page]:
    """The page with its style sheet, without Python."""
    page = browser.new_context(reduced_motion="reduce").new_page()
    open_static_page(page, address)
    yield page
    page.context.close()


def table_for(number: int) -> Visitor:
    """The first turn of a match with this many players."""
    scenario = f"headquarters-{number}"
    seats = library.scenario_mapping(scenario)["players"]
    page = Visitor("en").send(m.ChooseScenario(scenario, "rozz"))
    page.send(m.BeginMatch("m1", dict(zip(seats, NAMES, strict=False)), "00" * 16))
    return page.send(m.IAm(page.session.seat))


def draw(bare_page: Page, model: Model, size: tuple[int, int]) -> None:
    """Draw the model on the page at this window size."""
    bare_page.set_viewport_size({"width": size[0], "height": size[1]})
    bare_page.evaluate("drawn => { document.getElementById('page').innerHTML = drawn }", page_markup.page(model))
    bare_page.evaluate("scrollTo(0, 0)")
    bare_page.evaluate("document.fonts.ready")


@pytest.mark.thorough
@pytest.mark.parametrize("number", [2, 3, 4, 6])
@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
def test_up_to_six_full_names_fit_in_the_bar(bare_page: Page, number: int, size: tuple[int, int]) -> None:
    draw(bare_page, table_for(number).model, size)
    expect_full_names(bare_page, number)


@pytest.mark.thorough
@pytest.mark.parametrize("number", [2, 3, 4, 6])
@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
def test_a_notice_covers_no_player_heading_or_choice(bare_page: Page, number: int, size: tuple[int, int]) -> None:
    page = table_for(number).send(m.Type("N:"))
    for undone in (False, True):
        model = page.send(m.Clear()).model if undone else replace(page.model, toast=LONG)
        draw(bare_page, model, size)
        notice = bare_page.get_by_role("status").get_by_text(model.toast, exact=True).locator("..")
        expect(notice).to_be_in_viewport(ratio=1)
        players = bare_page.get_by_role("banner").get_by_role("listitem")
        for each in (*players.all(), *bare_page.get_by_role("heading").all(),
                     *bare_page.get_by_role("button").and_(bare_page.locator("button")).all()):
            is_own = each.locator("xpath=ancestor-or-self::*[@role='status']").count()
            assert is_own or not overlap_in_sight(notice, each), f"{each.inner_text()} below “{model.toast}”"
        expect_full_names(bare_page, number)


def screens_with_notices() -> Iterator[tuple[str, Model]]:
    """The pages of a match by link up to the first sealed commands, and a table with its side panel."""
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    yield "lobby", ada.model
    ben = Device("Ben").send(m.OpenLink(ada.link))
    yield "invitation", ben.model
    yield "request", ben.send(m.JoinMatch("BLUE", "Ben")).model
    yield "by link", ada.send(m.OpenLink(ben.link), m.StartMatch()).model
    ada.command("N:")
    yield "sealed", ada.model
    yield "place", table_for(2).send(m.TapTile("Drift")).model
    yield "turn", revealed_table().model


@pytest.mark.parametrize("size", [*SIZES, (820, 1180)], ids="{0[0]}x{0[1]}".format)
def test_a_notice_moves_nothing_and_covers_no_heading(bare_page: Page, size: tuple[int, int]) -> None:
    for name, model in screens_with_notices():
        draw(bare_page, replace(model, toast=""), size)
        before = bare_page.evaluate(PLACES)
        draw(bare_page, replace(model, toast=say("link-copied", names="Ben")), size)
        assert before and bare_page.evaluate(PLACES) == before, name
        notice = bare_page.get_by_role("status").get_by_text(say("link-copied", names="Ben"), exact=True).locator("..")
        expect(notice).to_be_in_viewport(ratio=1)
        main_button = bare_page.locator(".slip-foot button, .path .primary")
        for each in (*bare_page.get_by_role("heading").all(), *main_button.all()):
            assert not overlap_in_sight(notice, each), f"{each.inner_text()} on {name}"


@pytest.mark.parametrize("size", [PHONE, (360, 640)], ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_notice_on_a_phones_first_screen_moves_and_covers_nothing(
    bare_page: Page, size: tuple[int, int], language: str
) -> None:
    page = Visitor(language)
    for game in ("rozz", "campaigns"):
        page.send(m.PlayNow(game, f"now-{game}", "00" * 16), m.GoHome())
    try:
        for message in (m.DuplicateMatch("now-rozz", "copy"), m.DeleteMatch("copy")):
            model = page.send(message).model
            draw(bare_page, replace(model, toast="", deleted=()), size)
            rows = bare_page.locator(".tale-tools").first.get_by_role("button")
            middles = {round(box["y"] + box["height"] / 2) for each in rows.all() if (box := each.bounding_box())}
            assert max(middles) - min(middles) <= 1, "the tools of a match share a row"
            before = bare_page.evaluate(PLACES)
            draw(bare_page, model, size)
            assert before and bare_page.evaluate(PLACES) == before
            notice = bare_page.get_by_role("status").get_by_text(model.toast, exact=True).locator("..")
            expect(notice).to_be_in_viewport(ratio=1)
            assert bare_page.evaluate(COVERED, model.toast) == []
            for each in bare_page.get_by_role("heading").all():
                assert not overlap_in_sight(notice, each), each.inner_text()
    finally:
        translations.use(translations.ENGLISH)


@pytest.mark.parametrize("number", [2, 6])
@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
def test_the_table_after_a_turn_shows_full_names(bare_page: Page, number: int, size: tuple[int, int]) -> None:
    page = table_for(number)
    for _ in range(number):
        page.send(m.IAm(page.session.seat), m.HandIn())
    page.send(m.ShowEveryone())
    draw(bare_page, page.send(m.GoToStep(99)).model, size)
    table = bare_page.get_by_role("table")
    for name in NAMES[:number]:
        shown = table.get_by_text(name, exact=True)
        assert shown.evaluate(CUT) <= 0, name
        assert shown.evaluate(LINES) == 1, name
    slip = bare_page.get_by_role("complementary").bounding_box()
    box = table.locator("xpath=..").bounding_box()
    assert slip and box and box["x"] + box["width"] <= slip["x"] + slip["width"] - 8, "within its panel"


def expect_full_names(bare_page: Page, number: int) -> None:
    """The bar shows every name in full."""
    for name in NAMES[:number]:
        shown = bare_page.get_by_role("banner").get_by_text(name, exact=True)
        expect(shown).to_be_in_viewport(ratio=1)
        assert shown.evaluate(CUT) <= 0, name
