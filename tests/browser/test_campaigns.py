"""A battle of Campaigns of Ozz at one tablet: turns by taps, on a phone and on a desk, and a move by the keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import begin, ready, tap
from tests.browser.test_access import violations_in_both_themes

BATTLE = "A battle on the board"
NAMES = {"Winkies": "Ada", "Munchkins": "Ben"}
#: Letters of fewer pixels are not read at the table.
LEAST_PIXELS = 9
SIZES = """() => [...document.querySelectorAll("#board text")].filter((each) => each.getBoundingClientRect().width)
    .map((text) => {
        const matrix = text.getScreenCTM();
        return [text.textContent, parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b)];
    })"""
#: What stands in a space and is seen outside it.
STRAY = """() => [...document.querySelectorAll("#board .standing > g")].filter((each) => {
    const box = each.getBoundingClientRect();
    if (!box.width) return false;
    const space = document.getElementById(each.id.replace("pieces-", "tile-")).getBoundingClientRect();
    return box.left < space.left - 3 || box.right > space.right + 3;
}).map((each) => each.id)"""


def space(page: Page, name: str) -> None:
    """Tap a space of the board."""
    page.locator(f"#tile-{name}").click()


def is_asked(page: Page, words: str) -> bool:
    """Whether the page expects something now."""
    return words in (page.locator(".expects").first.text_content() or "")


def readable(page: Page) -> None:
    """Every word on the board is large enough, and every counter in its space."""
    small = [(text, size) for text, size in page.evaluate(SIZES) if size < LEAST_PIXELS]
    assert not small
    assert not page.evaluate(STRAY)


def deployed(page: Page) -> None:
    """Ada moves her riders by two taps; Ben takes what is offered."""
    tap(page, "I am Ada")
    expect(page.get_by_text("Place your army, then tap Ready.")).to_be_visible()
    space(page, "2L")
    expect(page.get_by_text("Tap a space for Zerde’s group.")).to_be_visible()
    space(page, "2R")
    expect(page.get_by_role("button", name=re.compile("^2R, open ground. yours: Zerde’s group"))).to_be_visible()
    ready(page)
    tap(page, "I am Ben")
    expect(page.get_by_role("button", name=re.compile("Zerde"))).to_have_count(0)
    ready(page)
    onward(page)


def onward(page: Page) -> None:
    """The reveal, to its end."""
    tap(page, "Show everyone")
    tap(page, "Last step")
    readable(page)
    page.locator("[data-do='next-turn']").first.click()


def secret(page: Page) -> None:
    """A sealed moment of both: a spell, an order, and what is offered."""
    for _ in range(2):
        handover = page.get_by_role("button", name=re.compile("^I am "))
        if handover.count():
            handover.first.click()
        expect(page.locator(".expects").first).to_be_visible()
        if is_asked(page, "Choose a spell"):
            page.locator("[data-do='pick'][data-key$='Poppies'], [data-do='pick'][data-key$='Good Luck']").first.click()
            page.locator("#board .may-move").first.click()
        elif is_asked(page, "Give orders"):
            page.locator("#board .mark-own").first.click()
            page.locator("[data-do='pick'][data-key$=' A']").first.click()
        ready(page)
        expect(page.get_by_role("button", name=re.compile("^(I am |Show everyone)")).first).to_be_visible()
        if page.get_by_role("button", name="Show everyone").count():
            break
    onward(page)


def acted(page: Page) -> None:
    """One force, to the first space where it may go or fire; a second tap plays it."""
    page.locator("#board .mark-own").first.click()
    ways = page.locator("#board :is(.mark-attack, .mark-fire, .mark-move)")
    if ways.count():
        identity = ways.first.get_attribute("id")
        page.locator(f"#{identity}").click()
        expect(page.locator("#arrows .draft").first).to_be_attached()
        tap(page, "Play")
    else:
        tap(page, "Stay", exact=False)
        tap(page, "Play")


def moment(page: Page) -> str:
    """What the page is at: handover, a sealed moment, an open one by its name, or all in."""
    expect(page.locator("#commanding").or_(page.get_by_role("button", name=re.compile("^I am "))).first).to_be_visible()
    if page.get_by_role("button", name=re.compile("^I am ")).count():
        return "handover"
    heading = page.locator("#commanding").text_content() or ""
    return heading.partition(", ")[2] if ":" in heading else "sealed"


def play(page: Page, moments: int) -> list[str]:
    """So many moments, each with something chosen where there is a choice."""
    seen = []
    for _ in range(moments):
        now = moment(page)
        seen.append(now)
        if now in ("handover", "sealed"):
            secret(page)
        elif now == "activation":
            acted(page)
        else:
            for _ in range(6):
                if page.locator("[data-do='add'][aria-disabled]").count() == 0:
                    break
                page.locator("#choices [aria-pressed='false'], #board .may-move:not(.chosen)").first.click()
            tap(page, "Play")
    return seen


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_turns_of_a_battle_are_played_by_taps(page: Page, address: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(page, address, BATTLE, NAMES)
    deployed(page)
    seen = play(page, 14)
    assert "activation" in seen and "turn order" in seen
    readable(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    play(page, 6)


def test_every_screen_of_a_battle_passes_axe_in_both_themes(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, address, BATTLE, NAMES)
    tap(page, "I am Ada")
    space(page, "2C")
    assert not violations_in_both_themes(page)
    ready(page)
    tap(page, "I am Ben")
    ready(page)
    tap(page, "Show everyone")
    assert not violations_in_both_themes(page)
    page.locator("[data-do='next-turn']").first.click()
    play(page, 4)
    if moment(page) == "activation":
        page.locator("#board .mark-own").first.click()
    assert not violations_in_both_themes(page)


def test_a_force_is_sent_by_the_keyboard_alone(page: Page, address: str) -> None:
    begin(page, address, BATTLE, NAMES)
    deployed(page)
    for _ in range(4):
        if moment(page) == "activation":
            break
        play(page, 1)
    page.locator("#board [tabindex='0']").focus()
    first = page.locator("#board .mark-own").first
    wanted = first.get_attribute("data-tile") or ""
    page.evaluate("name => document.getElementById(`tile-${name}`).focus()", wanted)
    page.keyboard.press("Enter")
    expect(page.locator(f"#tile-{wanted}")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"#tile-{wanted}")).to_have_accessible_name(re.compile(f"^{wanted}, .*yours:"))
    page.keyboard.press("ArrowDown" if wanted[0] == "5" else "ArrowUp")
    focused = page.evaluate("document.activeElement.dataset.tile")
    assert focused and focused != wanted
    page.keyboard.press("Escape")
    expect(page.locator("#board [aria-pressed='true']")).to_have_count(0)
