"""A newcomer: the first steps of the lesson by taps, left and taken up; and choosing a scenario on a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.people import choose, tap, tile
from tests.browser.test_access import violations

PHONE = {"width": 390, "height": 844}


def step(page: Page, name: str) -> None:
    """The lesson is at a step."""
    expect(page.get_by_role("region", name=name)).to_be_visible()


def test_the_first_steps_of_the_lesson_by_taps(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(address)
    tap(page, "Learn")
    step(page, "Your headquarters")
    tile(page, "D5")
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(0)
    tile(page, "Drift")
    tap(page, "Next")
    step(page, "Buying")
    expect(page.get_by_role("heading", name="Buying")).to_be_focused()
    tap(page, "Ready")
    page.get_by_role("alertdialog").get_by_role("button", name="Hand in").click()
    expect(page.get_by_text("Not yet: the lesson asks for something else now.")).to_be_visible()
    tile(page, "D3")
    tap(page, "Buy SRNUKE", exact=False)
    tap(page, "Add")
    expect(page.get_by_role("region", name="Buying").get_by_text("Done.")).to_be_visible()
    assert violations(page) == []
    tap(page, "Leave the lesson")
    page.reload()
    tap(page, "Go on learning Rozz: step 3 of 13")
    step(page, "Moving")
    tap(page, "Show me")
    tap(page, "Next")
    tap(page, "Ready")
    tap(page, "Last step")
    tap(page, "Next turn")
    step(page, "The next turn")


def test_a_scenario_is_found_on_a_phone(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(address)
    tap(page, "New match")
    page.get_by_role("radio", name="RosenKreuz").check()
    expect(page.get_by_role("button", name="Solo Training", exact=False)).to_have_count(0)
    page.get_by_role("radio", name="All games").check()
    page.get_by_role("radio", name="1 player", exact=True).check()
    solo = page.get_by_role("button", name="Solo Training", exact=False)
    expect(solo).to_contain_text("1 player")
    expect(solo).to_contain_text("Capture their headquarters.")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    solo.click()
    tap(page, "Begin")
    choose(page, "Home")


def shown_to_the_end(page: Page, steps: int) -> None:
    """Every step from here on is done by the page itself."""
    for _ in range(steps):
        tap(page, "Show me")
        tap(page, "Next")
    expect(page.get_by_role("heading", name="You have won")).to_be_visible()
    expect(page.get_by_role("button", name="Your first match")).to_be_visible()


def test_ozymandia_is_learnt_by_taps(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(address)
    tap(page, "Learn Ozymandia")
    step(page, "Cities win")
    tile(page, "Brine")
    tap(page, "Next")
    tap(page, "Move out of an area", exact=False)
    tile(page, "Drake")
    tap(page, "Add")
    lesson = page.get_by_role("region", name="Marching")
    expect(lesson.get_by_text("In the list is “3 Brine > Drake”; the lesson asks for", exact=False)).to_be_visible()
    tap(page, "Ready")
    expect(page.get_by_text("Not yet: the lesson says what is wrong in the list.")).to_be_visible()
    tap(page, "Delete command 1")
    expect(lesson).to_contain_text("Tap Brine, choose Move out of an area")
    tile(page, "Brine")
    tap(page, "Move out of an area", exact=False)
    tile(page, "Drake")
    tile(page, "Bell City")
    tap(page, "Add")
    tap(page, "Next")
    step(page, "Both at once")
    tap(page, "Ready")
    tap(page, "Next")
    step(page, "What happened")
    assert violations(page) == []
    tap(page, "Last step")
    tap(page, "Next")
    shown_to_the_end(page, 9)


def test_simultaneous_risk_is_learnt_by_taps(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(address)
    tap(page, "Learn Simultaneous Risk")
    step(page, "To the last army")
    tile(page, "Finch")
    tap(page, "Next")
    for territory in ("Heron", "Egret", "Gannet"):
        tile(page, territory)
    tap(page, "Play")
    tap(page, "Next")
    tile(page, "Finch")
    tap(page, "New armies", exact=False)
    tap(page, "Add")
    tap(page, "Next")
    step(page, "Marching")
    tap(page, "Move out of a territory", exact=False)
    tile(page, "Jade")
    expect(page.get_by_role("button", name="One fewer")).to_be_in_viewport(ratio=1)
    tap(page, "One fewer", exact=False)
    tap(page, "Add")
    tap(page, "Next")
    shown_to_the_end(page, 7)
