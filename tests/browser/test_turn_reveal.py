"""A revealed turn plays automatically, the end of a match gets its own screen, and a hint keeps the board in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import (
    begin,
    choose_in_menu,
    enter,
    play_no_commands,
    submit,
    tap,
    tap_tile,
    text_box,
)
from tests.support.browser.reusable_page import visit
from tests.support.words import beginning, in_turn

pytestmark = pytest.mark.thorough

#: Counts the tones that start.
TONES = """const start = AudioScheduledSourceNode.prototype.start; globalThis.tones = 0;
AudioScheduledSourceNode.prototype.start = function (...given) {
    globalThis.tones += 1;
    return start.apply(this, given);
};"""
#: Whether two elements overlap, given their selectors.
OVERLAP = """([one, other]) => {
    const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 1 && down > 1;
}"""


def all_in(page: Page, address: str, ada: str, ben: str) -> None:
    """Both players have submitted their commands."""
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    for name, text in (("Ada", ada), ("Ben", ben)):
        tap(page, say("i-am", name=name))
        text_box(page).fill(text)
        submit(page)


def shows(page: Page, number: int) -> None:
    expect(page.get_by_role("status").first).to_contain_text(beginning("step", number=number, total=4))


@pytest.fixture
def table(page: Page, address: str) -> Page:
    all_in(page, address, "P: ARMOR > Drift\nM: INF*2 @ Drift > D4", "M: INF*3 @ Braxx > B6")
    return page


def test_a_second_tap_on_ready_does_not_skip_the_reveal(table: Page) -> None:
    """The way to the next turn answers only after a moment; here the moment does not end until it is asked to."""
    animations = table.context.new_cdp_session(table)
    animations.send("Animation.enable")
    animations.send("Animation.setPlaybackRate", {"playbackRate": 0})
    tap(table, say("show-everyone"))
    onward = table.get_by_role("button", name=say("next-turn"), exact=True)
    box = onward.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    table.mouse.click(x, y)
    tap(table, say("next"))  # not heard before the click has been
    shows(table, 2)
    animations.send("Animation.setPlaybackRate", {"playbackRate": 1})
    tap(table, say("next-turn"))
    expect(onward).to_have_count(0)


def test_a_turn_plays_automatically_to_its_end(table: Page) -> None:
    table.emulate_media(reduced_motion="no-preference")
    began = table.evaluate("performance.now()")
    tap(table, say("show-everyone"))
    expect(table.get_by_role("button", name=say("pause"), exact=True)).to_be_visible()
    shows(table, 4)
    expect(table.get_by_role("button", name=say("play"), exact=True)).to_be_visible()
    assert table.evaluate("performance.now()") - began >= 3900
    expect(table.get_by_role("heading", name=say("turn-card", moment=in_turn(1)))).to_be_visible()


def test_a_tap_on_the_board_skips_to_the_end(table: Page) -> None:
    table.emulate_media(reduced_motion="no-preference")
    tap(table, say("show-everyone"))
    tap_tile(table, "Rozz")
    shows(table, 4)
    expect(table.get_by_role("button", name=say("play"), exact=True)).to_be_visible()


def test_reduced_motion_waits_for_the_player(table: Page) -> None:
    tap(table, say("show-everyone"))
    shows(table, 1)
    expect(table.get_by_role("button", name=say("play"), exact=True)).to_be_visible()


def test_a_turn_waits_when_autoplay_is_off_in_the_menu(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="no-preference")
    visit(page, address)
    tap(page, say("menu"))
    switch = page.get_by_role("dialog").get_by_role("button", name=say("reveal-switch"))
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    enter(page, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    play_no_commands(page, "Ada")
    play_no_commands(page, "Ben")
    tap(page, say("show-everyone"))
    expect(page.get_by_role("status").first).to_contain_text(beginning("step", number=1, total=2))
    expect(page.get_by_role("button", name=say("play"), exact=True)).to_be_visible()


def test_the_result_names_the_winner_and_shows_a_large_board(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    text_box(page).fill("R:")
    submit(page)
    play_no_commands(page, "Ben")
    tap(page, say("show-everyone"))
    tap(page, say("last"))
    expect(page.get_by_role("heading", name=say("victory-for", names="Ben"))).to_be_visible()
    expect(page.get_by_role("button", name=say("step-result"), exact=True)).to_have_attribute("aria-current", "step")
    tap(page, say("to-result"))
    for width, height, share in ((1280, 800, 0.5), (390, 844, 0.85)):
        page.set_viewport_size({"width": width, "height": height})
        box = page.get_by_role("img", name=say("end-board")).bounding_box()
        assert box is not None and box["width"] >= share * width
        assert box["y"] + box["height"] <= height, "it is in sight without scrolling"


def test_a_hint_does_not_cover_the_board(page: Page, address: str) -> None:
    begin(page, address, "Basic Training", {"Red": "Ada"})
    tap(page, say("i-am", name="Ada"))
    tap(page, say("hint"))
    hint = page.get_by_role("dialog", name=say("hint"))
    use = hint.get_by_role("button", name=say("hint-use"))
    for width, height in ((390, 844), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        expect(use).to_be_in_viewport(ratio=1)
        assert not page.evaluate(OVERLAP, ["#dialog", "#board"]), width
    more = hint.get_by_text(say("hint-details"), exact=True)
    expect(hint.get_by_role("heading", name=say("hint-plan", number=1))).to_be_hidden()
    more.click()
    expect(hint.get_by_role("heading", name=say("hint-plan", number=1))).to_be_visible()
    use.click()
    expect(page.get_by_role("complementary").locator("ol").first.get_by_role("listitem")).not_to_have_count(0)


def test_a_rosenkreuz_hint_draws_its_move(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("play-game-now", game="RosenKreuz"))
    tap(page, say("hint"))
    expect(page.get_by_role("dialog", name=say("hint")).get_by_role("heading", name=re.compile("%"))).to_be_visible()
    expect(page.locator("#arrows .arrow.given")).to_have_count(1)


def test_history_waits_for_the_play_button(table: Page) -> None:
    table.emulate_media(reduced_motion="no-preference")
    tap(table, say("show-everyone"))
    tap_tile(table, "Rozz")
    choose_in_menu(table, say("history"))
    tap(table, say("watch-turn", moment=in_turn(1)))
    shows(table, 1)
    expect(table.get_by_role("button", name=say("play"), exact=True)).to_be_visible()


@pytest.mark.loads_the_page
def test_moves_play_sounds_when_sound_is_on(page: Page, address: str) -> None:
    page.add_init_script(TONES)
    all_in(page, address, "M: INF*2 @ Drift > D4", "M: INF*3 @ Braxx > B6")
    tap(page, say("show-everyone"))
    tap(page, say("next"))
    assert page.evaluate("tones") == 0, "it is off at first"
    tap(page, say("first"))
    tap(page, say("menu"))
    page.get_by_role("dialog").get_by_role("button", name=say("sound-switch")).click()
    page.keyboard.press("Escape")
    heard = page.evaluate("tones")
    assert heard > 0, "what it sounds like"
    tap(page, say("next"))
    assert page.evaluate("tones") > heard
