"""At 200 and 400 % zoom, in forced colors, and zoomed into the board, everything is there and can be reached."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.axe import violations
from tests.support.browser.player_actions import begin, buy, choose_in_menu, play_no_commands, submit, tap, tap_tile
from tests.support.browser.reusable_page import visit
from tests.support.labels import buy_label, own_tile

pytestmark = pytest.mark.thorough

#: A window of 1280 × 800 at 200 %, and one of 1280 × 1024 at 400 % (WCAG 1.4.10).
SIZES = {"200 %": (640, 400), "400 %": (320, 256)}
LONG = "W" * 24


def screens(page: Page, address: str) -> Iterator[str]:
    """Walk through some screens with names as long as possible."""
    visit(page, address)
    expect(page.get_by_role("progressbar", include_hidden=True)).to_have_count(0)
    yield "home"
    begin(page, address, "Headquarters for Two", {"Red": LONG, "Blue": "Ben"})
    yield "hand-over"
    tap(page, say("i-am", name=LONG))
    tap_tile(page, "Drift")
    yield "sheet"
    page.keyboard.press("l")
    yield "positions"
    page.keyboard.press("?")
    yield "keys"
    page.keyboard.press("Escape")
    submit(page)
    play_no_commands(page, "Ben")
    tap(page, say("show-everyone"))
    tap(page, say("last"))
    yield "last step"
    choose_in_menu(page, say("history"))
    yield "history"


@pytest.mark.parametrize("zoom", SIZES)
def test_nothing_is_lost_when_the_page_is_zoomed(page: Page, address: str, zoom: str) -> None:
    width, height = SIZES[zoom]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(reduced_motion="reduce")
    found: dict[str, object] = {}
    for screen in screens(page, address):
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > width or (seen := violations(page)):
            found[screen] = f"{wide} pixels wide" if wide > width else seen
        if screen == "sheet":
            for name in (buy_label("INF"), say("cancel"), say("clear"), say("ready")):
                assert_can_be_seen(page, page.get_by_role("button", name=name).first)
            assert_can_be_seen(page, page.get_by_role("application").get_by_role("button", name=own_tile("Drift")))
        if screen == "last step":
            assert_can_be_seen(page, page.get_by_role("button", name=say("next-turn")))
    assert found == {}


def assert_can_be_seen(page: Page, control: Locator) -> None:
    """Expect that, scrolled to, the control is in the window and nothing covers its middle."""
    control.scroll_into_view_if_needed()
    box = control.bounding_box()
    assert box and box["width"] > 20 and box["height"] > 20, control
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    is_seen = "(element, [x, y]) => [element, null].includes(document.elementFromPoint(x, y)?.closest('[data-do]'))"
    assert control.evaluate(is_seen, [x, y]), (control, box)


def test_selections_are_visible_in_forced_colors(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    page.emulate_media(forced_colors="active")
    tap(page, say("i-am", name="Ada"))
    buy(page, "Drift", "ARMOR")
    tap(page, buy_label("INF"), exact=False)
    outline = "element => getComputedStyle(element).outlineStyle + getComputedStyle(element).outlineWidth"
    assert page.get_by_role("button", name=buy_label("INF"), pressed=True).evaluate(outline) == "solid3px"
    assert page.locator("[aria-current=true]").evaluate(outline) == "solid3px", "whoever is at it"
    ring = "element => getComputedStyle(element.querySelector('[class=ring]')).stroke"
    chosen = page.get_by_role("button", name=own_tile("Drift", "HQ 1, INF 5")).evaluate(ring)
    assert chosen not in ("none", page.evaluate("getComputedStyle(document.body).backgroundColor"))
    page.emulate_media(forced_colors="active")
    submit(page)
    play_no_commands(page, "Ben")
    tap(page, say("show-everyone"))
    tap(page, say("next"))
    steps = page.get_by_role("toolbar", name=say("steps")).get_by_role("button")
    colours = [each.evaluate("each => getComputedStyle(each, '::before').backgroundColor") for each in steps.all()]
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert len(set(colours[:3])) == 3 and ground not in colours, "past, now and to come"


def test_keys_move_the_map_and_keep_the_focus_in_view(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    page.keyboard.press("g")
    board = page.get_by_role("application", name="Headquarters for Two")
    whole = board.get_attribute("viewBox")
    for _ in range(5):
        page.keyboard.press("z")
    expect(board).not_to_have_attribute("viewBox", str(whole))
    for _ in range(6):
        page.keyboard.press("ArrowDown")
        at, around = page.locator(":focus").bounding_box(), board.bounding_box()
        assert at and around
        assert around["y"] <= at["y"] and at["y"] + at["height"] <= around["y"] + around["height"]
    here = board.get_attribute("viewBox")
    page.keyboard.press("Shift+ArrowUp")
    expect(board).not_to_have_attribute("viewBox", str(here))
    page.keyboard.press("0")
    expect(board).to_have_attribute("viewBox", str(whole))


def test_setup_keys_and_undo_survive_a_reload(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("new-match"))
    tap(page, "Headquarters for Two", exact=False)
    page.get_by_label(say("name-of", colour="Red")).fill("Zoë")
    page.get_by_label(say("plays", colour="Blue")).select_option(index=1)
    page.reload()
    expect(page.get_by_label(say("name-of", colour="Red"))).to_have_value("Zoë")
    expect(page.get_by_text(say("named-by-link", colour="Blue"))).to_be_visible()
    page.get_by_label(say("plays", colour="Blue")).select_option(index=0)
    expect(page.get_by_label(say("name-of", colour="Blue"))).to_have_value("Blue")
    tap(page, say("begin"))
    tap(page, say("i-am", name="Zoë"))
    # A changed key stays changed on the next visit, and so does the list of Undo.
    page.keyboard.press("?")
    page.get_by_label(say("key-for", what=say("key-ready"))).fill("j")
    page.keyboard.press("Escape")
    buy(page, "Drift", "ARMOR")
    page.reload()
    tap(page, say("i-am", name="Zoë"))
    # A tap waits for Python, a key does not.
    expect(page.get_by_role("listitem").filter(has_text="P: ARMOR")).to_have_count(1)
    page.keyboard.press("ControlOrMeta+z")
    expect(page.get_by_role("listitem").filter(has_text="P: ARMOR")).to_have_count(0)
    page.keyboard.press("j")
    expect(page.get_by_role("alertdialog", name=say("doubts"))).to_be_focused()
    page.keyboard.press("Escape")
    # Escape cancels editing a name.
    choose_in_menu(page, say("home"))
    tap(page, say("ask-name", name="Zoë – Blue"))
    expect(page.get_by_role("textbox", name=say("new-name"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("textbox", name=say("new-name"))).to_have_count(0)


def test_play_now_is_in_sight_however_many_matches_are_open(page: Page, address: str) -> None:
    for red in ("Ada", "Cleo", "Eve"):
        begin(page, address, "Basic Training", {"Red": red, "Blue": "Ben"})
        tap(page, say("home"))
    for width, height in ((390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("button", name=f"{say('go-on')}: Eve")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name=say("play-now"))).to_be_in_viewport(ratio=1)
        for control in page.get_by_role("article").first.get_by_role("button").all():
            box = control.bounding_box()
            assert box and min(box["width"], box["height"]) >= 43.5, width
