"""Random taps and key presses on a real page never lose the focus or typed text.

`ROZZ_ACTIONS` sets the number of actions; this test does a twentieth of those in `tests/ui/test_random_actions.py`.
"""

from __future__ import annotations

import os
import random

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import begin, tap, text_box
from tests.support.browser.reusable_page import visit

pytestmark = pytest.mark.thorough

ACTIONS = int(os.environ.get("ROZZ_ACTIONS", "2000")) // 20
KEYS = (*"pmsta.?", "Tab", "Tab", "Enter", "Escape", "Backspace", "ArrowUp", "ArrowRight", "Space")
#: Where a finger can tap: the centers of controls that are visible, enabled and not covered.
IN_REACH = """() => [...document.querySelectorAll("#page [data-do]:not([aria-disabled='true'])")].flatMap((each) => {
    if (["new-release", "stay", "delete", "copy-report"].includes(each.dataset.do)) return [];
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const there = document.elementFromPoint(x, y);
    return there && each.contains(there) ? [[x, y, each.dataset.do]] : [];
})"""

#: The document has the focus but no element does. Tab after the last control moves the focus to the browser's own
#: toolbar, which is not a loss.
LOST = "document.hasFocus() && document.activeElement === document.body"


def test_tab_after_the_last_control_leaves_the_page_and_comes_back(page: Page, address: str) -> None:
    visit(page, address)
    expect(page.get_by_role("button", name=say("new-match"), exact=True)).to_be_visible()
    expect(page.get_by_role("progressbar", include_hidden=True)).to_have_count(0)
    page.get_by_role("button", name=say("new-match"), exact=True).focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("!document.hasFocus()"):
            break
    assert page.evaluate("document.activeElement === document.body") and not page.evaluate(LOST)
    page.keyboard.press("Tab")
    assert page.evaluate("document.hasFocus() && document.activeElement !== document.body")
    page.evaluate("document.activeElement.blur()")
    assert page.evaluate(LOST), "what a control loses that is taken away is seen"


@pytest.mark.fuzz
def test_a_real_page_keeps_the_focus_and_what_was_typed(page: Page, address: str) -> None:
    chance = random.Random(ACTIONS)
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    done: list[str] = []
    for _ in range(ACTIONS):
        way = chance.choice(("tap", "tap", "tap", "key", "type", "back"))
        box = page.locator("#typed")
        if way == "type" and box.count() and not page.get_by_role("dialog").count():
            text_box(page).click()
            page.keyboard.press("ControlOrMeta+End")
            before = box.input_value()
            line = chance.choice(("n:", "p: inf > drift", "meet at dawn", "\np: armor > braxx"))
            page.keyboard.type(line)
            assert box.input_value() == before + line, done
        elif way == "key":
            way = chance.choice(KEYS)
            page.keyboard.press(way)
        elif way == "back" and page.evaluate("history.state?.depth ?? 0"):
            deep = page.evaluate("history.state.depth")
            page.go_back()
            page.wait_for_function("deep => (history.state?.depth ?? 0) < deep", arg=deep)
        else:
            if not (points := page.evaluate(IN_REACH)):
                page.keyboard.press("Home")  # far down in the rules there is nothing to tap
                continue
            x, y, way = chance.choice(points)
            page.mouse.click(x, y)
        done.append(way)
        try:
            page.wait_for_function(f"!({LOST})", timeout=5000)
        except TimeoutError as fault:
            heading = page.evaluate("[document.querySelector('h1')?.outerHTML, history.state, location.href]")
            raise AssertionError(f"nothing has the focus after {done[-12:]} at {heading}") from fault
