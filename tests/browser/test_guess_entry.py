"""Guesses in the browser: entered by taps, shown on the board, gone at the handover, scored after the turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import begin, tap, tap_tile

pytestmark = pytest.mark.thorough


def move(page: Page, start: str, end: str) -> None:
    """Move all infantry from one tile to another, by tap and by key."""
    tap_tile(page, start)
    page.keyboard.press("m")
    tap_tile(page, end)
    tap(page, say("add"))


def test_a_guess_is_written_shown_and_scored(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"RED": "Ada", "BLUE": "Ben"})
    tap(page, say("i-am", name="Ada"))
    move(page, "Drift", "D2")
    tap(page, say("guesses"))
    panel = page.get_by_role("region", name=say("guesses"))
    guess = panel.get_by_role("region", name=say("guess-for", name="Ben"))
    expect(guess).to_contain_text(say("guess-none", name="Ben"))
    outcome = panel.get_by_role("status")
    expect(outcome).to_contain_text(say("guess-takes", places="D2"))

    # Ben's guess uses the same taps; Ready is gone, so it cannot be pressed by mistake.
    tap(page, say("guess-write-of", name="Ben"))
    expect(page.get_by_role("heading", level=1)).to_have_text(say("guess-for", name="Ben"))
    expect(page.get_by_role("button", name=say("ready"), exact=True)).to_have_count(0)
    wide = page.viewport_size
    assert wide
    for width, height in ((390, 844), (844, 390)):  # on a phone, too, his pieces are beside the board
        page.set_viewport_size({"width": width, "height": height})
        theirs = page.get_by_role("region", name=say("guess-places", name="Ben"))
        expect(theirs.get_by_role("button", name="Braxx")).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size(wide)
    move(page, "Braxx", "B2")
    tap(page, say("guess-done"))
    expect(guess.get_by_role("listitem")).to_contain_text("Move 5 INF, Braxx → B2")
    notes = page.locator("#outcome-notes text")
    expect(notes).to_have_text(["R 6→1", "B 6→1"])

    # With the guess switched off, Ben does nothing; then it is switched back on.
    switch = guess.get_by_role("button", name=say("guess-nothing-of", name="Ben"))
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(notes).to_have_text(["R 6→1"])
    switch.click()
    expect(notes).to_have_count(2)

    # Keep one plan, start another, then adopt the first.
    tap(page, say("plan-keep"))
    plans = panel.get_by_role("region", name=say("plans"))
    expect(plans.get_by_role("listitem")).to_contain_text(say("guess-takes", places="D2"))
    tap(page, say("clear"))
    expect(outcome).not_to_contain_text("D2")
    tap(page, say("plan-adopt-it", number=1))
    expect(outcome).to_contain_text(say("guess-takes", places="D2"))

    # A key hides the guesses and brings them back unchanged.
    page.keyboard.press("u")
    expect(panel).to_have_count(0)
    page.keyboard.press("u")
    expect(guess.get_by_role("listitem")).to_have_count(1)

    # Ben sees none of it.
    tap(page, say("ready"))
    tap(page, say("hand-in"))
    expect(page.get_by_role("button", name=say("i-am", name="Ben"))).to_be_visible()
    expect(panel).to_have_count(0)
    tap(page, say("i-am", name="Ben"))
    expect(page.locator("#dispatch")).to_be_visible()
    expect(panel).to_have_count(0)
    move(page, "Braxx", "B2")
    tap(page, say("ready"))
    tap(page, say("hand-in"))
    tap(page, say("show-everyone"))
    line = say("guess-score", name="Ada", rival="Ben", hits=1, given=1)
    expect(page.get_by_text(line)).to_be_visible()
    expect(page.locator("#board .foretold")).to_have_count(1)
    tap(page, say("last"))
    expect(page.get_by_text(line).first).to_be_attached()
    expect(page.locator("#board .foretold")).to_have_count(0)
