"""Two friends share one tablet: a whole match by taps, a turn in notation, reloads, and private handovers."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from rozz import library
from rozz.ui.i18n.scenario_texts import scenario_about
from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import (
    READ_STORE,
    assert_keeps_secrets,
    begin,
    buy,
    expect_commands,
    finish_turn,
    play_no_commands,
    submit,
    tap,
    tap_tile,
    text_box,
)
from tests.support.browser.reusable_page import restart_with, visit
from tests.support.engine.report_lines import add_hint, sentence
from tests.support.labels import move_label, own_tile, strike_label
from tests.support.words import beginning, longest_part, reveal_of


def test_a_match_can_be_played_by_taps_to_victory(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    buy(page, "Drift", "TRANS")
    buy(page, "Drift", "SRNUKE")
    expect_commands(page, "P: TRANS > Drift", "P: SRNUKE > Drift")
    submit(page)
    assert_keeps_secrets(page, "TRANS", "SRNUKE")
    tap(page, say("i-am", name="Ben"))
    buy(page, "Braxx", "INF", more=2)
    expect_commands(page, "P: INF*3 > Braxx")
    page.reload()
    assert_keeps_secrets(page, "INF*3", "TRANS")
    tap(page, say("i-am", name="Ben"))
    expect_commands(page, "P: INF*3 > Braxx")
    submit(page)
    finish_turn(page)

    # A different seat starts each turn. Ben types and makes a mistake.
    tap(page, say("i-am", name="Ben"))
    box = text_box(page)
    box.fill("P: GOV > Braxx\nM: INFF @ Braxx > B1")
    fault = say("not-understood", line=2, word="INFF", expected="", meant="INF")
    expect(page.get_by_role("alert")).to_contain_text(f"{fault} ({say('at-column', column=4)})")
    box.fill("P: GOV > Braxx\nM: INF*2 @ Braxx > B1")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect_commands(page, "P: GOV > Braxx", "M: INF*2 @ Braxx > B1")
    submit(page)
    assert_keeps_secrets(page, "GOV", "B1")
    tap(page, say("take-back", name="Ben"))
    assert_keeps_secrets(page, "GOV", "B1")
    tap(page, say("i-am", name="Ben"))
    expect_commands(page, "P: GOV > Braxx", "M: INF*2 @ Braxx > B1")
    submit(page)
    tap(page, say("i-am", name="Ada"))
    buy(page, "Drift", "IU")
    buy(page, "Drift", "INF", more=4)
    submit(page)
    finish_turn(page)

    # Cargo: the transport carries infantry, and the infantry carries a missile.
    tap(page, say("i-am", name="Ada"))
    tap_tile(page, "Drift")
    tap(page, move_label("TRANS"), exact=False)
    for _ in range(6):
        tap(page, say("more-of", what="INF"))
    tap(page, say("more-of", what="SRNUKE"))
    tap_tile(page, "R6")
    whole = add_hint("move", again="R6", pieces="1 TRANS + 6 INF + 1 SRNUKE", start="Drift", tile="R6")
    expect(page.get_by_role("status").first).to_contain_text(whole)
    tap_tile(page, "R6")
    expect_commands(page, "M: TRANS+INF*6,SRNUKE @ Drift > R6")
    submit(page)
    play_no_commands(page, "Ben")
    finish_turn(page)

    play_no_commands(page, "Ben")
    tap(page, say("i-am", name="Ada"))
    text_box(page).fill("M: TRANS+INF*6,SRNUKE @ R6 > B6")
    expect_commands(page, "M: TRANS+INF*6,SRNUKE @ R6 > B6")
    submit(page)
    finish_turn(page)

    tap(page, say("i-am", name="Ada"))
    tap_tile(page, "B6")
    tap(page, strike_label("SRNUKE"), exact=False)
    tap_tile(page, "Braxx")
    tap_tile(page, "Braxx")
    expect_commands(page, "S: SRNUKE @ B6 > Braxx")
    submit(page)
    play_no_commands(page, "Ben")
    tap(page, say("show-everyone"))
    tap(page, say("last"))
    page.reload()
    tap(page, say("next-turn"))

    play_no_commands(page, "Ben")
    tap(page, say("i-am", name="Ada"))
    tap_tile(page, "B6")
    tap(page, move_label("INF"), exact=False)
    tap_tile(page, "Braxx")
    tap(page, say("add"))
    submit(page)
    finish_turn(page, say("to-result"))
    expect(page.get_by_role("heading", name=say("won", names="Ada"))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name="R10.1")).to_be_visible()
    tap(page, say("replay"))
    expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()


def test_a_damaged_save_is_reported_and_harms_nothing_else(page: Page, address: str) -> None:
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    submit(page)
    expect(page.get_by_role("heading", name=say("pass-to", name="Ben"))).to_be_visible()
    restart_with(page, {**page.evaluate(READ_STORE), "rozz:/match/broken": '00000000{"record": {'})
    tap(page, say("home"))
    expect(page.get_by_role("article").filter(has_text=longest_part("damaged"))).to_be_visible()
    tap(page, f"{say('go-on')}: Ada – Ben")
    tap(page, say("i-am", name="Ben"))
    expect(page.get_by_role("heading", name=say("commands-now", name="Ben"))).to_be_visible()
    assert page.evaluate("localStorage.getItem('rozz:/match/broken')") == '00000000{"record": {'


def test_a_turn_can_be_played_by_keyboard_alone(page: Page, address: str) -> None:
    begin(page, address, "Solo Training", {"Red": "Ada"})
    # The board is one Tab stop; the arrow keys move between its tiles.
    start = page.locator("[data-tile][tabindex='0']")
    start.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-tile]:focus")).to_have_count(1)
    home = page.get_by_role("application").get_by_role("button", name=own_tile("Drift", "HQ 1, INF 3, ARMOR 1"))
    home.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("m")
    expect(page.get_by_role("status").first).to_contain_text(
        sentence("rozz-command-where-to", pieces="3 INF", start="Drift")
    )
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    expect(page.get_by_role("status").first).to_contain_text(add_hint("buy", pieces="1 INF", tile="Drift", cost=1))
    page.get_by_role("button", name=say("add"), exact=True).press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="P: INF >")).to_have_count(1)
    home.focus()
    page.keyboard.press("Backspace")
    expect(page.get_by_role("listitem").filter(has_text="P: INF >")).to_have_count(0)
    page.get_by_role("button", name=say("ready"), exact=True).press("Enter")
    page.get_by_role("alertdialog").get_by_role("button", name=say("hand-in")).press("Enter")
    expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    page.keyboard.press(".")
    expect(page.get_by_role("status").first).to_contain_text(beginning("step", number=2))


#: The texts that are cut off.
CUT = "texts => texts.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent)"


def test_scenario_descriptions_are_not_cut_off_in_the_scenario_list(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("new-match"))
    page.get_by_role("radio", name=say("any-game")).check()
    texts = []
    for game in library.GAMES:
        for name in library.scenario_names(game):
            about = page.get_by_role("button").get_by_text(scenario_about(game, name), exact=True)
            expect(about).to_be_visible()
            texts.append(about.element_handle())
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(CUT, texts) == [], width
