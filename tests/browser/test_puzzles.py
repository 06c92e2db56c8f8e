"""A puzzle solved by taps, a missed one, and the review of a finished match, which creates puzzles."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from rozz import library
from rozz.ui.i18n.puzzle_texts import own_task, puzzle_name, puzzle_task
from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import begin, submit, tap, tap_tile, text_box
from tests.support.browser.reusable_page import revisit, visit
from tests.support.engine.ended_match import missed_win
from tests.support.labels import move_label
from tests.support.words import in_turn, reveal_of


def test_a_puzzle_is_solved_by_taps_and_stays_solved(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("puzzles"))
    tap(page, puzzle_name("rozz-2-two-hammers", ""), exact=False)
    for _ in range(2):
        tap_tile(page, "Elm")
        tap(page, move_label("ARMOR"), exact=False)
        tap_tile(page, "E1")
        tap(page, say("add"))
    expect(page.get_by_text(puzzle_task("rozz-2-two-hammers", "", ("RED", "BLUE")))).to_be_visible()
    tap(page, say("ready"))
    expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    tap(page, say("to-result"))
    expect(page.get_by_role("heading", name=say("puzzle-is-solved"))).to_be_visible()
    expect(page.get_by_role("heading", name=say("puzzle-the-solution"))).to_be_visible()
    page.reload()
    tap(page, say("puzzles"))
    expect(page.get_by_role("button", name=puzzle_name("rozz-2-two-hammers", ""))).to_contain_text(say("puzzle-solved"))


@pytest.mark.thorough
def test_a_puzzle_solved_under_its_former_name_stays_solved(page: Page, address: str) -> None:
    former, current = next(iter(library.RENAMED_PUZZLES.items()))
    visit(page, address)
    page.evaluate("(solved) => localStorage.setItem('rozz:/solved', solved)", json.dumps([former]))
    revisit(page)
    tap(page, say("puzzles"))
    expect(page.get_by_role("button", name=puzzle_name(current, ""))).to_contain_text(say("puzzle-solved"))


def test_a_link_opens_a_puzzle_and_a_wrong_move_is_refuted(page: Page, address: str) -> None:
    page.goto(f"{address}?puzzle=rosenkreuz-4-shut-the-door")
    tap_tile(page, "b2")
    tap_tile(page, "a3")
    tap(page, say("play-it"), exact=False)
    tap(page, say("to-result"))
    expect(page.get_by_role("heading", name=say("puzzle-is-missed"))).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("d6-d4")
    tap(page, say("puzzle-solution"))
    expect(page.get_by_role("main")).to_contain_text("e3-d4")


def test_a_plan_with_dice_is_judged_by_its_odds(page: Page, address: str) -> None:
    """The cavalry goes around the guard. Half of the rolls favor it, and any of them solves the puzzle."""
    visit(page, address)
    tap(page, say("puzzles"))
    tap(page, puzzle_name("campaigns-2-around-the-guard", ""), exact=False)
    now = say("moment-of", turn=in_turn(3), moment=say("part-activation"))
    expect(page.get_by_role("heading", name=say("chooses-now", name="Munchkin", moment=now))).to_be_visible()
    text_box(page).fill("A: MCAV1 > 3L > 3C")
    tap(page, say("play-it"))
    shown = say("moment-of", turn=say("moment-turn", number=3), moment=say("part-activation"))
    expect(page.get_by_role("heading", name=say("revealed", moment=shown))).to_be_visible()
    tap(page, say("to-result"))
    expect(page.get_by_role("heading", name=say("puzzle-is-solved"))).to_be_visible()
    expect(page.get_by_text(say("puzzle-odds", odds=say("odds", number=5, whole=10)))).to_be_visible()
    tap(page, say("puzzle-try-again"))
    text_box(page).fill("A: MCAV1 > 3R > 3C")
    tap(page, say("play-it"))
    tap(page, say("to-result"))
    expect(page.get_by_role("heading", name=say("puzzle-is-missed"))).to_be_visible()
    expect(
        page.get_by_text(say("puzzle-few", odds=say("odds", number=3, whole=10), asked=say("odds", number=5, whole=10)))
    ).to_be_visible()


@pytest.mark.thorough
def test_a_finished_match_is_reviewed_and_a_better_plan_tried(page: Page, address: str) -> None:
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    for onward, texts in ((say("next-turn"), ("M: INF*3 @ Karn > K2", "")), (say("to-result"), ("", "R:"))):
        # A different player starts each turn.
        names = ("Ada", "Ben") if onward == say("next-turn") else ("Ben", "Ada")
        for name in names:
            tap(page, say("i-am", name=name))
            text_box(page).fill(texts[name == "Ben"])
            submit(page)
        tap(page, say("show-everyone"))
        tap(page, onward)
    tap(page, say("review"))
    expect(page.get_by_role("heading", name=say("review-curve"))).to_be_visible()
    tap(page, say("review-try"), exact=False)
    tap(page, say("play-out"))
    expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()


@pytest.mark.thorough
def test_a_missed_win_becomes_a_puzzle_that_can_be_solved_and_removed(page: Page, address: str) -> None:
    visit(page, address)
    file = {"name": "rozz-open-door-after-3.json", "mimeType": "application/json", "buffer": missed_win().encode()}
    page.get_by_label(say("open-file")).set_input_files(file)
    tap(page, say("review"))
    found = page.get_by_role("region", name=say("own-puzzles-here"))
    task = own_task("RED", "win", 1, True)
    expect(found.get_by_role("button", name=task)).to_be_visible()
    found.get_by_role("button", name=say("puzzle-all")).click()
    page.reload()
    mine = page.get_by_role("region", name=say("own-puzzles"))
    mine.get_by_role("button", name=task).click()
    tap_tile(page, "Elm")
    tap(page, move_label("INF"), exact=False)
    tap_tile(page, "E1")
    tap(page, say("add"))
    expect(page.get_by_text(task)).to_be_visible()
    tap(page, say("ready"))
    tap(page, say("to-result"))
    expect(page.get_by_role("heading", name=say("puzzle-is-solved"))).to_be_visible()
    tap(page, say("puzzles"))
    expect(mine.get_by_role("button", name=task)).to_contain_text(say("puzzle-solved"))
    name = say("own-puzzle-name", name="Open door", moment=say("moment-turn", number=1))
    mine.get_by_role("button", name=say("own-puzzle-remove-it", name=name)).click()
    expect(mine.get_by_role("button", name=task)).to_have_count(0)
    tap(page, say("undo"))
    expect(mine.get_by_role("button", name=task)).to_be_visible()
