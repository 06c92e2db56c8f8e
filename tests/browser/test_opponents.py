"""Solo play: matches against computer players that think in a worker, and a hint."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rozz.engine.match import Match
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.worker.turn_answers import answers
from rozz.ui.worker.turn_questions import asked
from rozz.ui.worker.worker_jobs import question_of
from tests.support.browser.player_actions import begin, choose_scenario, expect_commands, tap, tap_tile, text_box
from tests.support.browser.reusable_page import visit
from tests.support.browser.saved_match import computer_commands, stored_match
from tests.support.labels import moves_now, own_tile
from tests.support.words import pattern, reveal_of

#: A match lasts no longer than this when a player tries to win.
MOST_TURNS = 60
#: Makes a worker answer like another release, which the page cannot read.
OTHER_RELEASE = """
const NativeWorker = Worker;
globalThis.Worker = class extends NativeWorker {
    constructor(address, options) {
        super(address, options);
        this.isThinker = options.name.startsWith('thinker');
    }
    set onmessage(hear) {
        super.onmessage = ({ data }) => hear({ data: this.isThinker && data !== 'ready' ? '{}' : data });
    }
};
"""
#: Records whether a worker receives compiled WebAssembly.
GIVEN = """
const { postMessage } = Worker.prototype;
globalThis.given = [];
Worker.prototype.postMessage = function (...what) {
    given.push(what[0] instanceof WebAssembly.Module);
    return postMessage.apply(this, what);
};
"""


def here(match: Match, seat: str, level: int) -> tuple[str, ...]:
    """The commands the page's computer player must find, computed by another Python on another platform."""
    *_, last = answers(question_of(asked(match, seat, level).text()))
    return last.commands


@pytest.mark.thorough
def test_a_match_against_the_first_level_reaches_its_end(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("play-now"))
    expect(page.get_by_text("Dreamer").first).to_be_visible()
    for turn in range(1, MOST_TURNS):
        expect(text_box(page)).to_be_visible()
        match = stored_match(page)
        text_box(page).fill("\n".join(computer_commands(match, "RED", 3)))
        tap(page, say("ready"))
        if page.get_by_role("alertdialog").is_visible():
            tap(page, say("hand-in"))
        expect(page.get_by_role("heading", name=reveal_of(turn))).to_be_visible()
        played = stored_match(page).played[-1]
        if turn <= 3:
            found = tuple(match.game.write(each) for each in played.orders["BLUE"])
            assert found == here(match, "BLUE", 1), "the same position, level and seed give the same commands"
        if turn == 2:
            page.reload()
            expect(page.get_by_role("heading", name=reveal_of(2))).to_be_visible()
        tap(page, say("last"))
        if stored_match(page).outcome is not None:
            break
        tap(page, say("next-turn"))
    tap(page, say("to-result"))
    match = stored_match(page)
    assert match.outcome is not None
    # The page draws the match's random numbers: the better player does not always win.
    winners = match.outcome.winners
    names, result = listed(match.names[seat] for seat in winners), "won" if winners == ("RED",) else "lost"
    ended = say("won-here", result=result, names=names) if winners else say("draw")
    expect(page.get_by_role("heading", name=ended)).to_be_visible()


@pytest.mark.thorough
@pytest.mark.loads_the_page
def test_unreadable_worker_answers_do_not_block_the_match(page: Page, address: str) -> None:
    page.add_init_script(OTHER_RELEASE)
    visit(page, address)
    tap(page, say("play-now"))
    text_box(page).fill("N:")
    tap(page, say("ready"))
    if page.get_by_role("alertdialog").is_visible():
        tap(page, say("hand-in"))
    expect(page.get_by_text(say("thinker-failed", name="Dreamer"))).to_be_visible()
    expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()


@pytest.mark.thorough
@pytest.mark.loads_the_page
def test_a_worker_receives_the_python_code_the_page_has_compiled(page: Page, address: str) -> None:
    page.add_init_script(GIVEN)
    visit(page, address)
    tap(page, say("play-now"))
    tap(page, say("hint"))
    expect(page.get_by_role("button", name=say("hint-use"))).to_be_visible()
    assert page.evaluate("given")[0]


def test_a_game_of_alternating_moves_against_the_computer(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("play-game-now", game="RosenKreuz"))
    for number in range(3):
        expect(page.get_by_role("heading", name=moves_now("Rose", 2 * number + 1))).to_be_visible()
        (move,) = computer_commands(stored_match(page), "ROSE", 1)
        # Letter by letter: messages beside the box must not take the focus.
        text_box(page).press_sequentially(move)
        expect(text_box(page)).to_have_value(move)
        tap(page, say("play-it"), exact=False)
    expect(page.get_by_role("heading", name=moves_now("Rose", 7))).to_be_visible()
    assert len(stored_match(page).played) == 6


@pytest.mark.thorough
def test_a_player_can_watch_the_two_strongest_levels_play(page: Page, address: str) -> None:
    visit(page, address)
    choose_scenario(page, "Headquarters for Two")
    selects = page.get_by_role("combobox")
    selects.nth(0).select_option(label=say("computer-level", number=4, name="Marshal"))
    selects.nth(1).select_option(label=say("computer-level", number=3, name="Captain"))
    tap(page, say("begin"), exact=True)
    expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    tap(page, say("last"))
    tap(page, say("next-turn"))
    expect(page.get_by_role("heading", name=reveal_of(2))).to_be_visible()
    match = stored_match(page)
    assert len(match.played) == 2 and all(match.played[0].orders.values())


@pytest.mark.thorough
def test_hint_reasons_use_report_texts_and_link_to_their_rules(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("play-game-now", game="Ozymandia"))
    tap(page, say("hint"))
    hint = page.get_by_role("dialog", name=say("hint"))
    hint.get_by_text(say("hint-details"), exact=True).click()
    expect(hint.get_by_text(say("hint-brings")).first).to_be_visible()
    hint.get_by_role("link", name=say("rule", rule="Z")).first.click()
    expect(page.get_by_role("heading", name=say("rules"), exact=False).first).to_be_visible()
    page.go_back()
    tap(page, say("hint"))
    expect(hint.get_by_role("button", name=say("hint-use"))).to_be_visible()


def test_what_a_hint_unfolds_on_a_phone_comes_into_view(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, address, "Basic Training", {"Red": "Ada"})
    tap(page, say("i-am", name="Ada"))
    tap(page, say("hint"))
    hint = page.get_by_role("dialog", name=say("hint"))
    hint.get_by_text(say("hint-details"), exact=True).click()
    expect(hint.get_by_text(say("hint-about"))).to_be_in_viewport(ratio=1)
    expect(hint.get_by_role("heading", name=say("hint-plan-above", number=1))).to_be_in_viewport(ratio=1)


def test_a_hint_can_be_requested_and_used(page: Page, address: str) -> None:
    begin(page, address, "Basic Training", {"Red": "Ada"})
    tap(page, say("i-am", name="Ada"))
    tap(page, say("hint"))
    hint = page.get_by_role("dialog", name=say("hint"))
    expect(hint.get_by_role("button", name=say("hint-use"))).to_be_visible()
    hint.get_by_text(say("hint-details"), exact=True).click()
    expect(hint).to_contain_text(pattern("hint-feared-reply"))
    # A purchase does nothing yet, so the hint says what it is for.
    nearest = say("rozz-away", what="", tile="Karn", name="Blue", far=5, there="Quell")
    expect(hint.get_by_text(nearest).first).to_be_visible()
    best = hint.get_by_role("listitem").first
    expect(best.get_by_role("code")).to_have_count(0)  # notation only on demand
    best.get_by_text(say("plan-as-text"), exact=True).click()
    plan = best.get_by_role("code").all_inner_texts()
    hint.get_by_role("button", name=say("hint-use")).click()
    expect_commands(page, *plan)
    tap(page, say("undo"))
    expect_commands(page)


def test_the_keyboard_reaches_the_table_beside_a_hint(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("play-now"))
    tap(page, say("hint"))
    hint = page.get_by_role("dialog", name=say("hint"))
    expect(hint.get_by_role("button", name=say("hint-use"))).to_be_visible()
    hint.get_by_role("button", name=say("close")).focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(hint).to_be_visible()
    expect(hint.locator(":focus")).to_have_count(0)
    drift = page.get_by_role("button", name=own_tile("Drift")).first
    drift.focus()
    page.keyboard.press("Enter")
    expect(drift).to_have_attribute("aria-pressed", "true")


def test_one_click_beside_a_hint_acts(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("play-now"))
    hint = page.get_by_role("dialog", name=say("hint"))
    tap(page, say("hint"))
    expect(hint).to_be_visible()
    tap_tile(page, "Drift")
    expect(page.get_by_role("button", name=own_tile("Drift")).first).to_have_attribute("aria-pressed", "true")
    expect(hint).to_have_count(0)
    tap(page, say("hint"))
    expect(hint).to_be_visible()
    page.get_by_role("link", name=say("to-home")).click()
    expect(page.get_by_role("button", name=say("play-now"))).to_be_visible()
