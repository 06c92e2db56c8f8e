"""A printed turn: its board and the whole report on one page, and no buttons."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from tests.support.browser.drawings import SHEET
from tests.support.browser.player_actions import begin, enter, open_after, reveal_a_turn, tap
from tests.support.browser.reusable_page import visit
from tests.support.engine.report_lines import bought, sentence
from tests.support.ui.six_player_turn import revealed_table
from tests.support.ui.table import Table
from tests.support.words import in_turn, reveal_of

pytestmark = pytest.mark.thorough

PAGES = re.compile(rb"/Type\s*/Page[^s]")
#: A4 inside its margins, in pixels.
PAPER = ViewportSize(width=703, height=1031)


@pytest.fixture
def printed(lend_static_page: Callable[..., Page], address: str) -> Page:
    """The last step of a turn as the page draws it, printed from the dark theme."""
    table = Table().send(
        *(m.IAm(), m.Type("P: ARMOR > Drift\nM: INF*2 @ Drift > D4"), m.HandIn()),
        *(m.IAm(), m.Type("M: INF*3 @ Braxx > B6"), m.HandIn(), m.ShowEveryone(), m.GoToStep(99), m.Print()),
    )
    page = lend_static_page()
    page.emulate_media(media="print")
    page.set_content(SHEET.format(theme="dark", address=address, pixel=1, wide=600, drawn=table.shown))
    page.evaluate("document.fonts.ready")
    return page


def test_board_and_report_fit_on_one_page(printed: Page) -> None:
    expect(printed.get_by_role("application", name="Headquarters for Two")).to_be_visible()
    lines = (bought("Ada", "ARMOR", 1, "Drift", 20), sentence("rozz-report-earned", name="Ben", number=5))
    for text in ("P: ARMOR > Drift", "M: INF*3 @ Braxx > B6", *lines):
        expect(printed.get_by_role("listitem").filter(has_text=text)).to_have_count(1)
    expect(printed.get_by_role("heading", name=say("turn-card", moment=in_turn(1)))).to_be_visible()
    for name in (say("next-turn"), say("play"), say("zoom-in"), say("menu")):
        expect(printed.get_by_role("button", name=name, exact=True)).to_have_count(0)
    assert len(PAGES.findall(printed.pdf(format="A4", prefer_css_page_size=True))) == 1
    assert printed.evaluate("getComputedStyle(document.body).color") == "rgb(38, 35, 29)", "ink on white paper"


@pytest.mark.parametrize("step", [say("rozz-step-moves"), say("last")])
def test_the_whole_report_is_shown_only_in_print(page: Page, address: str, step: str) -> None:
    open_after(page, address, reveal_a_turn, reveal_of(1))
    tap(page, step)
    # Python has handled the tap, so it will also handle the printing.
    title = say("rozz-step-production") if step == say("last") else step
    expect(page.get_by_role("region", name=title)).to_be_visible()
    line = page.get_by_text(bought("Ada", "ARMOR", 1, "Drift", 20))
    expect(line).to_have_count(0)
    # Records the page's text when the browser prints it.
    page.evaluate("addEventListener('beforeprint', () => (globalThis.onPaper = document.body.textContent))")
    assert len(PAGES.findall(page.pdf(format="A4", prefer_css_page_size=True))) == 1
    paper = page.evaluate("globalThis.onPaper")
    assert bought("Ada", "ARMOR", 1, "Drift", 20) in paper and "M: INF*3 @ Braxx > B6" in paper
    expect(line).to_be_hidden()
    expect(page.get_by_role("heading", name=say("turn-card", moment=in_turn(1)))).to_have_count(
        1 if step == say("last") else 0
    )
    tap(page, say("previous"))
    tap(page, say("last"))
    expect(line).to_have_count(0)


@pytest.fixture
def six_on_paper(lend_static_page: Callable[..., Page], address: str) -> Callable[[int], Page]:
    """A step of a full turn of six players, printed when tiles were too small to tap."""
    page = lend_static_page((390, 844))
    table = revealed_table()

    def printed(step: int) -> Page:
        drawn = table.send(m.GoToStep(step), m.Print()).shown
        page.set_content(SHEET.format(theme="light", address=address, pixel=4.3, wide=600, drawn=drawn))
        page.evaluate("document.documentElement.dataset.tier = 'far'")
        page.evaluate("document.fonts.ready")
        return page

    return printed


@pytest.mark.parametrize("step", [0, 1, 2, 99])
def test_every_step_of_a_turn_of_six_fits_on_one_page(six_on_paper: Callable[[int], Page], step: int) -> None:
    assert len(PAGES.findall(six_on_paper(step).pdf(format="A4", prefer_css_page_size=True))) == 1


def test_print_has_tile_names_even_if_the_screen_was_too_small(six_on_paper: Callable[[int], Page]) -> None:
    page = six_on_paper(2)
    drawn = page.get_by_role("application", name="Six Machines")
    page.emulate_media(media="print")
    page.set_viewport_size(PAPER)
    # The piece counts for distant views are gone, and printed letters are no smaller than a book's footnotes.
    expect(drawn.get_by_text("Th1", exact=True)).to_be_visible()
    name = drawn.get_by_text("Th4", exact=True).bounding_box()
    assert name is not None and name["height"] > 7


def test_print_has_the_whole_board_and_the_screen_keeps_its_view(page: Page, address: str) -> None:
    open_after(page, address, reveal_a_turn, reveal_of(1))
    board = page.get_by_role("application")
    tap(page, say("zoom-in"))
    expect(board).not_to_have_attribute("viewBox", board.get_attribute("data-fit") or "")
    seen = board.get_attribute("viewBox")
    page.evaluate("addEventListener('beforeprint', () => (globalThis.onPaper = board.getAttribute('viewBox')))")
    page.pdf(format="A4", prefer_css_page_size=True)
    assert page.evaluate("globalThis.onPaper") == board.get_attribute("data-fit")
    assert board.get_attribute("viewBox") == seen


def test_print_shows_no_tapping_hints_and_no_pointer_highlight(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    visit(page, address)
    enter(page, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    page.get_by_role("button", name=say("i-am", name="Ada")).press("Enter")
    hint = page.get_by_role("status").get_by_text(sentence("rozz-command-tap-tile"))
    hints = [hint, page.get_by_text(say("now-own"))]
    for hint in hints:
        expect(hint).to_be_visible()
    board = page.get_by_role("application")
    tile, other = (board.get_by_role("button", name=re.compile(f"^{of}(:|$)")) for of in ("D5", "D6"))
    tile.hover()
    ground = "tile => getComputedStyle(tile.querySelector('.ground')).fill"
    assert tile.evaluate(ground) != other.evaluate(ground), "on the screen it lies under the pointer"
    page.emulate_media(media="print")
    assert tile.evaluate(ground) == other.evaluate(ground)
    for hint in hints:
        expect(hint).to_be_hidden()
    expect(page.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()


def test_print_has_the_whole_board_when_only_the_medium_changes(page: Page, address: str) -> None:
    """Some browsers fire no `beforeprint`; a list of commands still being written is printed, too."""
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    board = page.get_by_role("application")
    tap(page, say("zoom-in"))
    expect(board).not_to_have_attribute("viewBox", board.get_attribute("data-fit") or "")
    seen = board.get_attribute("viewBox") or ""
    page.emulate_media(media="print")
    expect(board).to_have_attribute("viewBox", board.get_attribute("data-fit") or "")
    page.emulate_media(media="screen")
    expect(board).to_have_attribute("viewBox", seen)
