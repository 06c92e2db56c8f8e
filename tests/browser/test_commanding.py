"""Commanding with real taps: many at once, on a small screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import begin, order, tap, tile


@pytest.fixture
def ordering(page: Page, address: str) -> Page:
    """Ada writes commands on a phone."""
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, "I am Ada")
    return page


def test_many_are_bought_by_leaps_by_typing_and_by_holding(ordering: Page) -> None:
    tile(ordering, "Drift")
    tap(ordering, "Buy INF", exact=False)
    tap(ordering, "10 more")
    tap(ordering, "10 more")
    tap(ordering, "Add")
    order(ordering, "P: INF*21 > Drift")

    tap(ordering, "Buy INF", exact=False)
    number = ordering.get_by_role("spinbutton", name="How many")
    number.click()
    ordering.keyboard.type("12")
    expect(ordering.get_by_role("status").first).to_contain_text("INF ×12, Drift for $12")
    expect(ordering.get_by_text("With it: 2 of 2 commands · $17 left")).to_be_visible()
    ordering.keyboard.press("Enter")
    order(ordering, "P: INF*21 > Drift", "P: INF*12 > Drift")

    tap(ordering, "Undo")
    tap(ordering, "Buy INF", exact=False)
    more = ordering.get_by_role("button", name="One more")
    more.hover()
    ordering.mouse.down()
    expect(number).to_have_value("9")
    ordering.mouse.up()
    held = int(number.input_value())
    more.click()
    expect(number).to_have_value(str(held + 1))
