"""Threats on the board show what rivals can reach this turn: by tap, key, place sheet and screen reader."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import begin, tap, tap_tile

#: A line of the threat list: the pieces Blue can bring.
LINE = re.compile(re.escape(say("threats-move", who="other", name="Blue", pieces="PIECES")).replace("PIECES", ".+"))


def test_threats_are_shown_by_tap_and_by_key(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {})
    tap(page, say("i-am", name="Red"))
    board, button = page.locator("#board"), page.get_by_role("button", name=say("threats")).first
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    panel = page.get_by_role("region", name=say("threats"), exact=True)
    expect(panel).to_contain_text(say("threats-legend-move"))
    marked = board.locator("#reach-notes text")
    expect(marked.first).to_contain_text("B")

    # A place that Blue can reach, next to one of Blue's.
    tap_tile(page, "B1")
    sheet = page.get_by_role("region", name=say("threats-at", place="B1"))
    expect(sheet.get_by_role("listitem").first).to_have_text(LINE)

    # Next turn's threats too, paler, where Blue cannot reach this turn.
    expect(board.locator("#reach-notes text").filter(has_text="›")).to_have_count(0)
    panel.get_by_role("button", name=say("threats-next"), exact=True).click()
    expect(panel.get_by_role("button", name=say("threats-next"), exact=True)).to_have_attribute("aria-pressed", "true")
    expect(board.locator("#reach-notes text").filter(has_text="›B").first).to_be_visible()
    page.keyboard.press("Shift+T")
    expect(board.locator("#reach-notes text").filter(has_text="›B")).to_have_count(0)

    # The player's own reach; the next press of the key turns threats off.
    panel.get_by_role("button", name=say("threats-mine")).click()
    expect(marked.first).to_contain_text("R")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(panel).to_have_count(0)
    expect(marked).to_have_count(0)

    # By key again; a screen reader hears the threats at the cursor.
    page.keyboard.press("g")
    page.keyboard.press("t")
    expect(panel).to_contain_text(say("threats-legend-move"))
    cursor = page.locator("#board [data-do=tile][tabindex='0']")
    blue = say("threats-heard-one", name="Blue", pieces=say("threats-from", pieces="5 INF", start="Braxx"))
    heard = say("threats-heard", place="B1", rivals=blue)
    expect(cursor).to_have_accessible_name(re.compile(re.escape(heard)))
    page.keyboard.press("t")
    expect(cursor).to_have_accessible_name(re.compile(re.escape(say("threats-none-own", place="B1"))))
    page.keyboard.press("t")
    expect(panel).to_have_count(0)
