"""A step of a replay in motion: what moves costs no layout, ends soon, is in nobody's way, and can be switched off."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.test_pictures import SHEETS, page_of

#: Of every animation that is on: what it changes, and when it ends.
ON = """() => document.getAnimations().map((each) => ({
    changed: each.effect.getKeyframes().flatMap(Object.keys),
    end: each.effect.getComputedTiming().endTime,
}))"""
#: What a keyframe says beside what it changes.
ALWAYS = {"offset", "computedOffset", "easing", "composite"}
#: What is drawn without any layout; an arrow's ink is its dashes.
CHEAP = {"transform", "opacity", "strokeDashoffset"}
LONGEST_MILLISECONDS = 1500


def moving(browser: Browser, address: str, name: str, motion: Any) -> tuple[list[dict[str, Any]], Page]:
    page = browser.new_context(reduced_motion=motion).new_page()
    page_of(page, address, SHEETS[name])
    return page.evaluate(ON), page


@pytest.mark.parametrize("name", ["moves", "struck", "fallen", "roses", "taken", "crossed", "bombed"])
def test_what_moves_is_cheap_and_ends_soon(browser: Browser, address: str, name: str) -> None:
    found, page = moving(browser, address, name, "no-preference")
    page.context.close()
    assert found, "something moves"
    for each in found:
        assert set(each["changed"]) - ALWAYS <= CHEAP
        assert each["end"] <= LONGEST_MILLISECONDS


@pytest.mark.parametrize("name", ["moves", "struck", "fallen", "taken", "crossed", "bombed"])
def test_nothing_moves_where_nobody_wants_it_and_nothing_is_missed(browser: Browser, address: str, name: str) -> None:
    found, page = moving(browser, address, name, "reduce")
    seen = [page.evaluate(f"getComputedStyle(document.querySelector('{part}') ?? document.body).opacity")
            for part in (".arrives", ".rays", ".traveller", ".blow")]  # fmt: skip
    parts = [page.locator(part).count() > 0 for part in (".arrives", ".rays", ".traveller", ".blow")]
    page.context.close()
    assert found == []
    assert any(parts)
    for opacity, is_there, shown in zip(seen, parts, ("1", "1", "0", "0"), strict=True):
        assert not is_there or opacity == shown
