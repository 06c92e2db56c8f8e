"""Searching the rules by touch, by keyboard and in German; each result leads to its rule."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from rozz.ui.features.rule_search import search
from rozz.ui.games import face_of
from rozz.ui.i18n import translations
from rozz.ui.i18n.texts import say
from tests.support.browser.axe import SIZES, violations_at

pytestmark = pytest.mark.thorough

PHONE, SIDEWAYS = (390, 844), (844, 390)


@pytest.fixture
def german() -> Iterator[None]:
    translations.use("de")
    yield
    translations.use("en")


def box(page: Page) -> Locator:
    return page.get_by_role("search").get_by_role("searchbox", name=say("rules-search"))


def results(page: Page) -> Locator:
    return page.get_by_role("search").get_by_role("list").get_by_role("link")


def count(page: Page) -> Locator:
    return page.get_by_role("search").get_by_role("status")


def open_rules(page: Page, address: str, size: tuple[int, int] = (1280, 800), more: str = "") -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{address}?go=rules&game=rozz{more}")
    expect(box(page)).to_be_visible()


def expect_to_be_at(page: Page, address: str, rule: str) -> None:
    """Expect to be at a rule: below the bar, with the focus, its address, and no search in front of it."""
    there = page.locator(f"[id='{rule}']")
    expect(there).to_be_focused()
    expect(there).to_be_in_viewport(ratio=1)
    expect(page).to_have_url(f"{address}#go=rules&game=rozz&rule={rule}")
    expect(results(page)).to_have_count(0)
    expect(box(page)).to_have_value("")
    bar = page.get_by_role("banner").bounding_box()
    rule_box = there.bounding_box()
    assert bar and rule_box and bar["y"] + bar["height"] <= rule_box["y"], "the bar covers the rule"


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, (1280, 800)], ids="{0[0]}x{0[1]}".format)
def test_a_typed_word_lists_its_rules_and_a_tap_leads_to_one(page: Page, address: str, size: tuple[int, int]) -> None:
    open_rules(page, address, size, "&rule=R11")
    expect(box(page)).to_be_in_viewport(ratio=1)
    box(page).press_sequentially("MISSILE")
    known = search(face_of("rozz").rulebook(), "missile")
    expect(count(page)).to_have_text(say("rules-found", number=len(known)))
    expect(results(page)).to_have_count(len(known))
    expect(box(page)).to_have_value("MISSILE")
    wanted = known[1]
    link = page.get_by_role("link", name=f"{wanted.number} {wanted.heading}")
    expect(link.get_by_role("mark").first).to_have_text("missile", ignore_case=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    link.click()
    expect_to_be_at(page, address, wanted.anchor)


def test_the_rules_are_searched_with_keys_alone(page: Page, address: str) -> None:
    open_rules(page, address)
    page.keyboard.press("/")
    expect(box(page)).to_be_focused()
    page.keyboard.type("8.5")
    page.keyboard.press("Enter")
    expect_to_be_at(page, address, "R8.5")
    page.keyboard.press("/")
    page.keyboard.type("missile")
    page.keyboard.press("ArrowDown")
    expect(results(page).first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(box(page)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(box(page)).to_be_focused()
    expect(box(page)).to_have_value("")
    expect(results(page)).to_have_count(0)
    page.keyboard.type("missile")
    for _ in range(3):  # past the button that clears the box
        page.keyboard.press("Tab")
    expect(results(page).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect_to_be_at(page, address, search(face_of("rozz").rulebook(), "missile")[1].anchor)


def test_a_search_without_matches_says_so_and_can_be_cleared(page: Page, address: str) -> None:
    open_rules(page, address, PHONE)
    box(page).fill("xyzzy")
    expect(count(page)).to_have_text(say("rules-found-none", text="xyzzy"))
    box(page).press("Enter")
    expect(page).to_have_url(f"{address}#go=rules&game=rozz")
    page.get_by_role("button", name=say("rules-search-clear")).click()
    expect(box(page)).to_be_focused()
    expect(box(page)).to_have_value("")
    expect(count(page)).to_be_empty()
    box(page).fill("missile")
    expect(results(page)).not_to_have_count(0)
    page.mouse.click(10, 835)  # outside the list
    expect(results(page)).to_have_count(0)


@pytest.mark.usefixtures("german")
def test_german_rules_are_searched_in_german(page: Page, address: str) -> None:
    open_rules(page, address, PHONE, "&lang=de")
    known = search(face_of("rozz").rulebook(), "kampf")
    box(page).fill("KAMPF")
    expect(count(page)).to_have_text(say("rules-found", number=len(known)))
    results(page).first.click()
    expect_to_be_at(page, address, known[0].anchor)


def test_axe_finds_nothing_while_results_are_open(page: Page, address: str) -> None:
    open_rules(page, address)
    box(page).fill("missile")
    expect(results(page)).not_to_have_count(0)
    assert violations_at(page, *SIZES, SIDEWAYS, PHONE) == {}
    box(page).fill("xyzzy")
    expect(results(page)).to_have_count(0)
    assert violations_at(page, PHONE) == {}
