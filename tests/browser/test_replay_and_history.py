"""Reviewing what happened: the turn player, a tile's story, history, what-ifs, and the screens around the board."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import (
    begin,
    buy,
    choose_in_menu,
    expect_commands,
    finish_turn,
    open_after,
    play_no_commands,
    reveal_a_turn,
    submit,
    tap,
    tap_tile,
    text_box,
)
from tests.support.engine.report_lines import moved
from tests.support.labels import buy_label
from tests.support.words import beginning, in_turn, reveal_of

pytestmark = pytest.mark.thorough

#: Everything saved about matches, except what the next visit shows first.
MATCHES = "JSON.stringify(Object.entries(localStorage).filter(([key]) => !/.(shown|tales)$/.test(key)))"


@pytest.fixture
def revealed_page(page: Page, address: str) -> Page:
    open_after(page, address, reveal_a_turn, reveal_of(1))
    return page


def step(page: Page, title: str) -> None:
    expect(page.get_by_role("status").first).to_contain_text(title)


def test_captions_of_each_step_lead_to_rules_and_tiles(revealed_page: Page) -> None:
    step(revealed_page, say("step", number=1, total=4, title=say("rozz-step-orders")))
    for text in ("Buy 1 ARMOR in Drift", "Move 2 INF, Drift → D4", "Move 3 INF, Braxx → B6"):
        expect(revealed_page.get_by_role("listitem").filter(has_text=text)).to_have_count(1)
    expect(revealed_page.locator(".arrow.move.given")).to_have_count(2)
    tap(revealed_page, say("next"))
    step(revealed_page, say("rozz-step-purchases"))
    tap(revealed_page, say("next"))
    step(revealed_page, say("rozz-step-moves"))
    tap(revealed_page, moved("Ada", "INF", 2, "Drift", "D4"), exact=False)
    expect(revealed_page.get_by_role("heading", name=say("story", tile="D4"))).to_be_visible()
    expect(revealed_page.get_by_role("button", name=re.compile("^D4: Ada"))).to_have_attribute("aria-pressed", "true")
    report = revealed_page.get_by_role("region", name=say("rozz-step-moves"))
    cited = report.get_by_role("link", name=say("rule", rule="R5")).first
    number = (cited.get_attribute("aria-label") or "").removeprefix(beginning("rule")).strip()
    cited.click()
    expect(revealed_page.get_by_role("heading", name=say("rules-of", game="Rozz"))).to_be_visible()
    rule = revealed_page.locator(f"[id='{number}']")
    expect(rule).to_be_focused()
    assert rule.evaluate("rule => getComputedStyle(rule).backgroundColor") != "rgba(0, 0, 0, 0)", "it is marked"
    tap(revealed_page, say("go-on"))
    step(revealed_page, say("rozz-step-moves"))
    tap(revealed_page, say("last"))
    expect(revealed_page.get_by_role("heading", name=say("turn-card", moment=in_turn(1)))).to_be_visible()
    tap(revealed_page, say("first"))
    step(revealed_page, beginning("step", number=1, total=4))


def test_a_turn_plays_by_itself_and_a_tap_skips_ahead(revealed_page: Page) -> None:
    tap(revealed_page, say("speed-2"))
    tap(revealed_page, say("play"))
    step(revealed_page, beginning("step", number=2, total=4))
    tap_tile(revealed_page, "Rozz")
    step(revealed_page, beginning("step", number=3, total=4))
    step(revealed_page, beginning("step", number=4, total=4))
    expect(revealed_page.get_by_role("button", name=say("play"), exact=True)).to_be_visible()
    tap(revealed_page, say("next-turn"))
    tap(revealed_page, say("i-am", name="Ben"))
    submit(revealed_page)
    play_no_commands(revealed_page, "Ada")
    tap(revealed_page, say("show-everyone"))
    # The speed is remembered.
    expect(revealed_page.get_by_role("button", name=say("speed-2"))).to_have_attribute("aria-pressed", "true")


def test_watching_and_trying_a_past_turn_leaves_the_match_unchanged(revealed_page: Page) -> None:
    tap(revealed_page, say("next-turn"))
    tap(revealed_page, say("history"))
    before = revealed_page.evaluate(MATCHES)
    tap(revealed_page, say("try-turn", moment=in_turn(1)))
    expect_commands(revealed_page, "P: ARMOR > Drift", "M: INF*2 @ Drift > D4", "S: ARMOR @ Drift > BLUE/INF @ D4")
    tap(revealed_page, "Ben", exact=False)
    expect_commands(revealed_page, "M: INF*3 @ Braxx > B6")
    text_box(revealed_page).fill("M: INF*3 @ Braxx > B5")
    expect_commands(revealed_page, "M: INF*3 @ Braxx > B5")
    tap(revealed_page, say("play-out"))
    tap(revealed_page, say("last"))
    expect(revealed_page.get_by_role("button", name="B5: Ben, INF 3", exact=True)).to_have_count(1)
    assert revealed_page.evaluate(MATCHES) == before
    tap(revealed_page, say("back-to-match"))
    expect(revealed_page.get_by_role("heading", name=say("pass-to", name="Ben"))).to_be_visible()
    tap(revealed_page, say("history"))
    tap(revealed_page, say("watch-turn", moment=in_turn(1)))
    tap(revealed_page, say("last"))
    expect(revealed_page.get_by_role("button", name="B6: Ben, INF 3", exact=True)).to_have_count(1)


def test_a_turn_is_taken_back_when_all_agree(revealed_page: Page) -> None:
    tap(revealed_page, say("next-turn"))
    tap(revealed_page, say("i-am", name="Ben"))
    choose_in_menu(revealed_page, say("menu-take-back"))
    expect(revealed_page.get_by_role("heading", name=say("pass-to", name="Ada"))).to_be_visible()
    tap(revealed_page, say("i-am", name="Ada"))
    tap(revealed_page, say("agrees", name="Ada"))
    tap(revealed_page, say("i-am", name="Ada"))
    expect_commands(revealed_page, "P: ARMOR > Drift", "M: INF*2 @ Drift > D4", "S: ARMOR @ Drift > BLUE/INF @ D4")


def test_the_legend_opens_and_the_theme_is_remembered(revealed_page: Page) -> None:
    tap(revealed_page, say("legend"))
    expect(revealed_page.get_by_role("dialog", name=say("legend"))).to_contain_text(say("rozz-legend-destroyed"))
    revealed_page.keyboard.press("Escape")
    tap(revealed_page, say("menu"))
    tap(revealed_page, say("theme-dark"))
    background = "getComputedStyle(document.documentElement).backgroundColor"
    assert revealed_page.evaluate(background) == "rgb(27, 29, 30)"
    revealed_page.reload()
    expect(revealed_page.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    assert revealed_page.evaluate(background) == "rgb(27, 29, 30)"


def test_saved_matches_are_renamed_duplicated_deleted_and_restored(revealed_page: Page) -> None:
    choose_in_menu(revealed_page, say("home"))
    tap(revealed_page, say("ask-name", name="Ada – Ben"))
    revealed_page.get_by_label(say("new-name")).fill("Friday")
    revealed_page.keyboard.press("Enter")
    expect(revealed_page.get_by_role("article").filter(has_text="Friday")).to_contain_text(
        say("waits-shown", moment=say("moment-turn", number=1))
    )
    tap(revealed_page, say("duplicate", name="Friday"))
    expect(revealed_page.get_by_role("article")).to_have_count(2)
    tap(revealed_page, say("delete", name="Friday"))
    expect(revealed_page.get_by_role("article")).to_have_count(1)
    tap(revealed_page, say("undo"))
    revealed_page.reload()
    expect(revealed_page.get_by_role("article")).to_have_count(2)
    expect(revealed_page.get_by_role("article").filter(has_text=say("copy-of", name="Friday"))).to_have_count(1)


def test_a_match_is_exported_to_a_file_and_imported_again(revealed_page: Page) -> None:
    choose_in_menu(revealed_page, say("home"))
    with revealed_page.expect_download() as waiting:
        tap(revealed_page, say("export", name="Ada – Ben"))
    path = waiting.value.path()
    assert json.loads(path.read_text())["turns"][0]["commands"]["BLUE"] == ["M: INF*3 @ Braxx > B6"]
    tap(revealed_page, say("delete", name="Ada – Ben"))
    revealed_page.get_by_label(say("open-file")).set_input_files(
        {"name": "a.json", "mimeType": "application/json", "buffer": path.read_bytes()}
    )
    expect(revealed_page.get_by_role("heading", name=say("pass-to", name="Ben"))).to_be_visible()


def test_a_command_can_be_edited_in_the_list(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    buy(page, "Drift", "INF", more=2)
    notation = page.get_by_role("listitem").get_by_text("P: INF*3 > Drift")
    expect(notation).to_be_hidden()
    tap(page, say("rozz-command-buy", pieces="3 INF", tile="Drift", cost=3))
    expect(notation).to_be_visible()
    tap(page, say("more"))
    tap(page, say("add"))
    expect_commands(page, "P: INF*4 > Drift")
    tap(page, say("clear"))
    expect_commands(page)
    page.get_by_role("status").get_by_role("button", name=say("undo")).click()
    expect_commands(page, "P: INF*4 > Drift")


def test_a_message_reaches_only_its_recipient(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    page.get_by_role("heading", name=say("rozz-off-board")).click()
    tap(page, buy_label("CORR"), exact=False)
    tap(page, say("add"))
    submit(page)
    play_no_commands(page, "Ben")
    finish_turn(page)
    play_no_commands(page, "Ben")
    tap(page, say("i-am", name="Ada"))
    tap(page, say("rozz-command-choice-message", name="Ben"))
    page.get_by_label(say("rozz-command-message-to", name="Ben")).fill("meet at dawn")
    tap(page, say("add"))
    expect_commands(page, 'C: BLUE "meet at dawn"')
    submit(page)
    tap(page, say("show-everyone"))
    assert "meet at dawn" not in page.content()
    tap(page, say("next-turn"))
    tap(page, say("i-am", name="Ada"))
    assert "meet at dawn" not in page.content()
    submit(page)
    tap(page, say("i-am", name="Ben"))
    expect(page.get_by_role("main")).to_contain_text(say("writes", name="Ada", text="meet at dawn"))


def test_a_phone_shows_four_commands_at_once(revealed_page: Page) -> None:
    revealed_page.set_viewport_size({"width": 390, "height": 844})
    for text in ("Buy 1 ARMOR in Drift", "Move 2 INF, Drift → D4", "with ARMOR from Drift", "Move 3 INF, Braxx → B6"):
        expect(revealed_page.get_by_role("listitem").filter(has_text=text).first).to_be_in_viewport(ratio=0.9)


def test_step_bars_show_their_names(revealed_page: Page) -> None:
    revealed_page.set_viewport_size({"width": 390, "height": 844})
    bars = revealed_page.get_by_role("toolbar", name=say("steps"))
    for name, brief in (("orders", "orders-brief"), ("purchases", "purchases"), ("moves", "moves")):
        bar = bars.get_by_role("button", name=say(f"rozz-step-{name}"))
        expect(bar.get_by_text(say(f"rozz-step-{brief}"), exact=True)).to_be_visible()


def test_no_step_name_is_cut_off(revealed_page: Page) -> None:
    steps = revealed_page.get_by_role("toolbar", name=say("steps")).get_by_role("button")
    for width, height in ((390, 844), (820, 1180), (901, 800), (1000, 700), (1200, 800), (1280, 800)):
        revealed_page.set_viewport_size({"width": width, "height": height})
        assert steps.count() >= 4
        for step in steps.all():
            step.click()
            cut = steps.evaluate_all(
                "all => all.map((each) => each.firstElementChild)"
                ".filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
            )
            assert cut == [], f"{step.get_attribute('aria-label')}, {width} × {height}"


def test_the_last_line_of_a_list_that_fits_does_not_fade(page: Page, address: str) -> None:
    """The fade that hints at more lines covers nothing when all lines fit."""
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    for name, text in ("Ada", "P: ARMOR > Drift\nM: INF*5 @ Drift > D2"), ("Ben", "P: IC > Braxx\nP: INF*10 > Braxx"):
        tap(page, say("i-am", name=name))
        text_box(page).fill(text)
        submit(page)
    tap(page, say("show-everyone"))
    page.emulate_media(reduced_motion="reduce")
    last = page.get_by_role("complementary").get_by_text("Buy 10 INF in Braxx")
    shown = last.screenshot(animations="disabled")
    page.add_style_tag(content="*::before, *::after { display: none !important }")
    assert last.screenshot(animations="disabled") == shown
