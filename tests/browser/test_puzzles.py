"""A puzzle solved by taps, one that is missed, and the review of a match that is over."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.support.browser.people import begin, ready, tap, tile
from tests.support.browser.standing_page import visit


def test_a_puzzle_is_solved_by_taps_and_stays_solved(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, "Puzzles")
    tap(page, "Two hammers", exact=False)
    for _ in range(2):
        tile(page, "Elm")
        tap(page, "Move ARMOR", exact=False)
        tile(page, "E1")
        tap(page, "Add")
    expect(page.get_by_text("Red wins this turn.")).to_be_visible()
    tap(page, "Ready")
    expect(page.get_by_role("heading", name="Turn 1: what happened")).to_be_visible()
    tap(page, "See the result")
    expect(page.get_by_role("heading", name="Solved")).to_be_visible()
    expect(page.get_by_role("heading", name="The solution")).to_be_visible()
    page.reload()
    tap(page, "Puzzles")
    expect(page.get_by_role("button", name="Two hammers")).to_contain_text("solved")


def test_a_link_opens_a_puzzle_and_a_wrong_move_is_refuted(page: Page, address: str) -> None:
    page.goto(f"{address}?puzzle=rosenkreuz-4-shut-the-door")
    tile(page, "b2")
    tile(page, "a3")
    tap(page, "Play", exact=False)
    tap(page, "See the result")
    expect(page.get_by_role("heading", name="Not this time")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("d6-d4")
    tap(page, "Show the solution")
    expect(page.get_by_role("main")).to_contain_text("e3-d4")


def test_with_dice_a_plan_counts_by_its_odds(page: Page, address: str) -> None:
    """The horse goes around the guard: half of the rolls are with it, and it is solved by each of them."""
    page.goto(f"{address}?puzzle=campaigns-2-around-the-guard")
    # The first screen has a box, too: it is there before Python is.
    expect(page.get_by_role("heading", name="Munchkin: turn 3, action")).to_be_visible()
    page.get_by_role("textbox").fill("A: MCAV1 > 3L > 3C")
    tap(page, "Play")
    expect(page.get_by_role("heading", name="Turn 3, action: what happened")).to_be_visible()
    tap(page, "See the result")
    expect(page.get_by_role("heading", name="Solved")).to_be_visible()
    expect(page.get_by_text("Your plan works in 5 of 10 rolls.")).to_be_visible()
    tap(page, "Try again")
    page.get_by_role("textbox").fill("A: MCAV1 > 3R > 3C")
    tap(page, "Play")
    tap(page, "See the result")
    expect(page.get_by_role("heading", name="Not this time")).to_be_visible()
    expect(page.get_by_text("Your plan works in 3 of 10 rolls. The task asks for 5 of 10.")).to_be_visible()


def test_a_match_that_is_over_is_reviewed_and_a_better_plan_tried(page: Page, address: str) -> None:
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    for onward, texts in (("Next turn", ("M: INF*3 @ Karn > K2", "")), ("See the result", ("", "R:"))):
        # Another begins each turn.
        names = ("Ada", "Ben") if onward == "Next turn" else ("Ben", "Ada")
        for name in names:
            tap(page, f"I am {name}")
            page.get_by_role("textbox").fill(texts[name == "Ben"])
            ready(page)
        tap(page, "Show everyone")
        tap(page, onward)
    tap(page, "Review")
    expect(page.get_by_role("heading", name="Who stood how")).to_be_visible()
    tap(page, "Try the better plan", exact=False)
    tap(page, "Play it out")
    expect(page.get_by_role("heading", name="Turn 1: what happened")).to_be_visible()
