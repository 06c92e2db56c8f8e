"""Addresses can be copied, opened, reloaded and revisited; a shown turn can be shared as a picture, even offline."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import choose_in_menu, open_after, reveal_a_turn, tap
from tests.support.browser.reusable_page import restart_with
from tests.support.words import reveal_of

pytestmark = pytest.mark.thorough


def test_an_address_opens_its_turn_or_says_the_match_is_absent(page: Page, address: str) -> None:
    open_after(page, address, reveal_a_turn, reveal_of(1))
    tap(page, say("next"))
    shown = page.get_by_role("heading", name=reveal_of(1))
    second = page.get_by_text(say("step", number=2, total=4, title=say("rozz-step-purchases")))
    expect(second).to_be_visible()
    place = page.url
    assert place.startswith(f"{address}#go=match&match=") and place.endswith("&turn=1&step=1")
    page.reload()
    expect(second).to_be_visible()
    expect(page).to_have_url(place)
    choose_in_menu(page, say("rules"))
    expect(page).to_have_url(f"{address}#go=rules&game=rozz")
    page.go_back()
    expect(second).to_be_visible()
    expect(page).to_have_url(place)
    tap(page, say("last"))
    tap(page, say("next-turn"))
    expect(shown).to_have_count(0)
    # Paste it into the same tab's address bar, then open it where the match never was.
    page.evaluate("place => { location.href = place }", place)
    expect(second).to_be_visible()
    expect(page).to_have_url(place)
    assert restart_with(page, {})
    page.goto(place)
    expect(page.get_by_role("heading", name=say("absent"))).to_be_visible()
    expect(page.get_by_role("textbox", name=say("paste-link"))).to_be_visible()
    assert "Ada" not in page.title()


def test_the_plain_address_resumes_a_match_with_one_tap_to_leave_it(page: Page, address: str) -> None:
    """Back then leads over the match and the first screen out of the page, and never round in a circle."""
    open_after(page, address, reveal_a_turn, reveal_of(1))
    shown = page.get_by_role("heading", name=reveal_of(1))
    page.goto("about:blank")
    page.goto(address)
    expect(shown).to_be_visible()
    page.get_by_role("link", name=say("to-home")).click()
    expect(shown).to_have_count(0)
    expect(page).to_have_url(address)
    page.go_back()
    expect(shown).to_be_visible()
    page.go_back()
    expect(shown).to_have_count(0)
    expect(page).to_have_url(address)
    page.go_back()
    expect(page).to_have_url("about:blank")


def test_a_shown_turn_is_saved_as_a_picture_offline(page: Page, address: str, tmp_path: Path) -> None:
    open_after(page, address, reveal_a_turn, reveal_of(1))
    page.context.set_offline(True)
    try:
        tap(page, say("menu"))
        with page.expect_download() as saved:
            page.get_by_role("dialog").get_by_role("button", name=say("share-picture")).click()
        expect(page.get_by_text(say("picture-saved"))).to_be_visible()
        # A device without enough memory gives no picture.
        page.evaluate("""() => {
            const its = HTMLCanvasElement.prototype, { toBlob } = its;
            its.toBlob = (done) => { its.toBlob = toBlob; done(null); };
        }""")
        choose_in_menu(page, say("share-picture"))
        expect(page.get_by_text(say("picture-failed"))).to_be_visible()
    finally:
        page.context.set_offline(False)
    assert saved.value.suggested_filename == "rozz-headquarters-for-two-turn-1-step-1.png"
    saved.value.save_as(tmp_path / "turn.png")
    picture = Image.open(BytesIO((tmp_path / "turn.png").read_bytes())).convert("RGB")
    assert picture.width == 2000
    # Its colors come from the style sheet: the paper and a seat's red.
    colors = {color for _, color in picture.getcolors(1 << 24) or ()}
    assert {(0xF4, 0xEF, 0xE3), (0xA9, 0x3A, 0x27)} <= colors


@pytest.mark.loads_the_page
def test_the_design_page_shows_its_pieces_in_both_themes(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{address}?go=design")
    expect(page.get_by_role("heading", name=say("design"), exact=True)).to_be_visible()
    expect(page).to_have_url(f"{address}#go=design")
    for theme in ("light", "dark"):
        name = say("design-copy", theme=say(f"theme-{theme}"), size=say("design-usual"))
        copies = page.get_by_role("img", name=name, exact=True)
        expect(copies).to_have_count(8)
        pieces = copies.nth(5).locator("use")
        assert pieces.evaluate_all("all => all.filter((each) => each.getBoundingClientRect().width > 4).length") > 20
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_bar_and_the_chapters_are_in_reach_anywhere_in_the_rules(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{address}?go=rules&game=rozz&rule=R11")
    expect(page.locator("[id='R11']")).to_be_in_viewport()
    expect(page.get_by_role("button", name=say("back"), exact=True)).to_be_in_viewport(ratio=1)
    tap(page, say("rules-chapters"))
    first = page.get_by_role("navigation", name=say("rules-chapters")).get_by_role("link").first
    expect(first).to_be_in_viewport(ratio=1)
    assert page.evaluate("link => link.getBoundingClientRect().top", first.element_handle()) >= 52, "below the bar"
