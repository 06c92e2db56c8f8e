"""Looking at what happened, in a real browser: the player, a tile's story, history, what-ifs, and around the board."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.people import begin, buy, choose, finish, led, nothing, order, ready, tap, tile, turn_shown
from tests.support.engine.report_lines import moved

#: What is saved of matches, apart from what the next visit shows first.
MATCHES = "JSON.stringify(Object.entries(localStorage).filter(([key]) => !/.(shown|tales)$/.test(key)))"


@pytest.fixture
def shown(page: Page, address: str) -> Page:
    led(page, address, turn_shown, "Turn 1: what happened")
    return page


def step(page: Page, title: str) -> None:
    expect(page.get_by_role("status").first).to_contain_text(title)


def test_step_by_step_with_captions_that_lead_to_rules_and_tiles(shown: Page) -> None:
    step(shown, "Step 1 of 4: All commands revealed")
    for text in ("P: ARMOR > Drift", "M: INF*2 @ Drift > D4", "M: INF*3 @ Braxx > B6"):
        expect(shown.get_by_role("listitem").filter(has_text=text)).to_have_count(1)
    expect(shown.locator(".arrow.move.given")).to_have_count(2)
    tap(shown, "Step on")
    step(shown, "Purchases")
    tap(shown, "Step on")
    step(shown, "Moves")
    tap(shown, moved("Ada", "INF", 2, "Drift", "D4"), exact=False)
    expect(shown.get_by_role("heading", name="D4 this turn")).to_be_visible()
    expect(shown.get_by_role("button", name=re.compile("^D4: Ada"))).to_have_attribute("aria-pressed", "true")
    cited = shown.get_by_role("region", name="Moves").get_by_role("link", name="Rule R5").first
    number = (cited.get_attribute("aria-label") or "").removeprefix("Rule ")
    cited.click()
    expect(shown.get_by_role("heading", name="The rules")).to_be_visible()
    rule = shown.locator(f"[id='{number}']")
    expect(rule).to_be_focused()
    assert rule.evaluate("rule => getComputedStyle(rule).backgroundColor") != "rgba(0, 0, 0, 0)", "it is marked"
    tap(shown, "Go on")
    step(shown, "Moves")
    tap(shown, "Last step")
    expect(shown.get_by_role("heading", name="After turn 1")).to_be_visible()
    tap(shown, "First step")
    step(shown, "Step 1 of 4")


def test_it_plays_by_itself_and_a_tap_skips(shown: Page) -> None:
    tap(shown, "Quick")
    tap(shown, "Play")
    step(shown, "Step 2 of 4")
    tile(shown, "Rozz")
    step(shown, "Step 3 of 4")
    step(shown, "Step 4 of 4")
    expect(shown.get_by_role("button", name="Play", exact=True)).to_be_visible()
    tap(shown, "Next turn")
    tap(shown, "I am Ben")
    ready(shown)
    nothing(shown, "Ada")
    tap(shown, "Show everyone")
    # The speed is remembered.
    expect(shown.get_by_role("button", name="Quick")).to_have_attribute("aria-pressed", "true")


def test_history_watches_and_tries_a_turn_without_touching_the_match(shown: Page) -> None:
    tap(shown, "Next turn")
    tap(shown, "History")
    before = shown.evaluate(MATCHES)
    tap(shown, "Try it differently: turn 1")
    order(shown, "P: ARMOR > Drift", "M: INF*2 @ Drift > D4", "S: ARMOR @ Drift > BLUE/INF @ D4")
    tap(shown, "Ben", exact=False)
    order(shown, "M: INF*3 @ Braxx > B6")
    shown.get_by_role("textbox").fill("M: INF*3 @ Braxx > B5")
    order(shown, "M: INF*3 @ Braxx > B5")
    tap(shown, "Play it out")
    tap(shown, "Last step")
    expect(shown.get_by_role("button", name="B5: Ben, INF 3", exact=True)).to_have_count(1)
    assert shown.evaluate(MATCHES) == before
    tap(shown, "Back to the match")
    expect(shown.get_by_role("heading", name="Pass to Ben")).to_be_visible()
    tap(shown, "History")
    tap(shown, "Watch turn 1")
    tap(shown, "Last step")
    expect(shown.get_by_role("button", name="B6: Ben, INF 3", exact=True)).to_have_count(1)


def test_a_turn_is_taken_back_when_all_agree(shown: Page) -> None:
    tap(shown, "Next turn")
    tap(shown, "I am Ben")
    choose(shown, "Take the last turn back")
    tap(shown, "Ada: agree")
    tap(shown, "Ben: agree")
    tap(shown, "I am Ada")
    order(shown, "P: ARMOR > Drift", "M: INF*2 @ Drift > D4", "S: ARMOR @ Drift > BLUE/INF @ D4")


def test_the_legend_and_the_theme(shown: Page) -> None:
    tap(shown, "What the marks mean")
    expect(shown.get_by_role("dialog", name="What the marks mean")).to_contain_text("Destroyed this turn")
    shown.keyboard.press("Escape")
    tap(shown, "Menu")
    tap(shown, "Dark")
    background = "getComputedStyle(document.documentElement).backgroundColor"
    assert shown.evaluate(background) == "rgb(27, 29, 30)"
    shown.reload()
    expect(shown.get_by_role("heading", name="Turn 1: what happened")).to_be_visible()
    assert shown.evaluate(background) == "rgb(27, 29, 30)"


def test_saved_matches_are_renamed_duplicated_deleted_and_taken_back(shown: Page) -> None:
    choose(shown, "Home")
    tap(shown, "Rename Ada – Ben")
    shown.get_by_label("Name of the match").fill("Friday")
    shown.keyboard.press("Enter")
    expect(shown.get_by_role("article").filter(has_text="Friday")).to_contain_text("Turn 1 is being shown")
    tap(shown, "Duplicate Friday")
    expect(shown.get_by_role("article")).to_have_count(2)
    tap(shown, "Delete Friday")
    expect(shown.get_by_role("article")).to_have_count(1)
    tap(shown, "Undo")
    shown.reload()
    expect(shown.get_by_role("article")).to_have_count(2)
    expect(shown.get_by_role("article").filter(has_text="Copy: Friday")).to_have_count(1)


def test_a_match_leaves_as_a_file_and_comes_back(shown: Page) -> None:
    choose(shown, "Home")
    with shown.expect_download() as waiting:
        tap(shown, "Save Ada – Ben as a file")
    path = waiting.value.path()
    assert json.loads(path.read_text())["turns"][0]["commands"]["BLUE"] == ["M: INF*3 @ Braxx > B6"]
    tap(shown, "Delete Ada – Ben")
    shown.get_by_label("Open a saved match").set_input_files(
        {"name": "a.json", "mimeType": "application/json", "buffer": path.read_bytes()}
    )
    expect(shown.get_by_role("heading", name="Pass to Ben")).to_be_visible()


def test_a_command_is_changed_in_the_list(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, "I am Ada")
    buy(page, "Drift", "INF", more=2)
    tap(page, "P: INF*3 > Drift")
    tap(page, "One more")
    tap(page, "Add")
    order(page, "P: INF*4 > Drift")
    tap(page, "Clear all")
    order(page)
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    order(page, "P: INF*4 > Drift")


def test_a_letter_reaches_its_reader_alone(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, "I am Ada")
    tap(page, "Buy CORR", exact=False)
    tap(page, "Add")
    ready(page)
    nothing(page, "Ben")
    finish(page)
    nothing(page, "Ben")
    tap(page, "I am Ada")
    tap(page, "Write to Ben")
    page.get_by_label("Message to Ben").fill("meet at dawn")
    tap(page, "Add")
    order(page, 'C: BLUE "meet at dawn"')
    ready(page)
    tap(page, "Show everyone")
    assert "meet at dawn" not in page.content()
    tap(page, "Next turn")
    tap(page, "I am Ada")
    assert "meet at dawn" not in page.content()
    ready(page)
    tap(page, "I am Ben")
    expect(page.get_by_role("main")).to_contain_text("Ada writes: meet at dawn")


def test_a_phone_shows_four_commands_at_once(shown: Page) -> None:
    shown.set_viewport_size({"width": 390, "height": 844})
    for text in ("P: ARMOR > Drift", "M: INF*2 @ Drift > D4", "S: ARMOR @ Drift", "M: INF*3 @ Braxx > B6"):
        expect(shown.get_by_role("listitem").filter(has_text=text).first).to_be_in_viewport(ratio=0.9)


def test_the_bars_of_the_steps_bear_their_names(shown: Page) -> None:
    shown.set_viewport_size({"width": 390, "height": 844})
    bars = shown.get_by_role("toolbar", name="Steps of the turn")
    for name, brief in (("All commands revealed", "All commands"), ("Purchases", "Purchases"), ("Moves", "Moves")):
        expect(bars.get_by_role("button", name=name).get_by_text(brief, exact=True)).to_be_visible()


def test_no_name_of_a_step_is_cut(shown: Page) -> None:
    steps = shown.get_by_role("toolbar", name="Steps of the turn").get_by_role("button")
    for width, height in ((390, 844), (820, 1180), (901, 800), (1000, 700), (1200, 800), (1280, 800)):
        shown.set_viewport_size({"width": width, "height": height})
        assert steps.count() >= 4
        for step in steps.all():
            step.click()
            cut = steps.evaluate_all(
                "all => all.map((each) => each.firstElementChild)"
                ".filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
            )
            assert cut == [], f"{step.get_attribute('aria-label')}, {width} × {height}"


def test_of_a_list_that_fits_the_last_line_is_whole(page: Page, address: str) -> None:
    """What fades where more is to come lies on nothing where all is there."""
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    for name, text in ("Ada", "P: ARMOR > Drift\nM: INF*5 @ Drift > D2"), ("Ben", "P: IC > Braxx\nP: INF*10 > Braxx"):
        tap(page, f"I am {name}")
        page.get_by_role("textbox").first.fill(text)
        ready(page)
    tap(page, "Show everyone")
    page.emulate_media(reduced_motion="reduce")
    last = page.get_by_role("complementary").get_by_text("P: INF*10 > Braxx")
    shown = last.screenshot(animations="disabled")
    page.add_style_tag(content="*::before, *::after { display: none !important }")
    assert last.screenshot(animations="disabled") == shown
