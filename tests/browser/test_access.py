"""Everyone can play: axe on every screen in both themes, a whole turn by keyboard alone, targets large enough."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.axe import SIZES, ZOOMED, violations, violations_at
from tests.support.browser.player_actions import (
    begin,
    buy,
    choose_in_menu,
    choose_scenario,
    enter,
    play_no_commands,
    submit,
    tap,
    tap_tile,
    text_box,
)
from tests.support.browser.reusable_page import visit
from tests.support.browser.tap_targets import TOO_SMALL
from tests.support.engine.report_lines import bought, sentence
from tests.support.labels import move_label, own_tile
from tests.support.words import beginning, in_turn, pattern, pattern_text, reveal_of, words_for

pytestmark = pytest.mark.thorough


def screens(page: Page, address: str) -> Iterator[str]:
    """Walk through every screen, yielding its name."""
    visit(page, address)
    tap(page, say("new-match"))
    yield "scenarios"
    tap(page, "Headquarters for Two", exact=False)
    yield "names"
    page.get_by_label(say("name-of", colour="Red")).fill("Ada")
    page.get_by_label(say("name-of", colour="Blue")).fill("Ben")
    tap(page, say("begin"))
    yield "hand-over"
    tap(page, say("i-am", name="Ada"))
    yield "table"
    tap_tile(page, "Drift")
    yield "sheet"
    tap(page, move_label("INF"), exact=False)
    tap_tile(page, "D2")
    yield "preview"
    tap(page, say("add"))
    text_box(page).fill("M: INF*5 @ Drift > D2\nP: ARMUR > Drift")
    yield "mistake"
    text_box(page).fill("M: INF*5 @ Drift > D2\nM: INF*5 @ Drift > D2")
    yield "void command"
    text_box(page).fill("M: INF*5 @ Drift > D2")
    submit(page)
    play_no_commands(page, "Ben")
    yield "all in"
    tap(page, say("show-everyone"))
    yield "first step"
    tap_tile(page, "D2")
    yield "story"
    tap(page, say("last"))
    yield "last step"
    for panel in ("menu", "legend", "keys"):
        if panel == "keys":
            page.keyboard.press("?")
        else:
            tap(page, say("menu") if panel == "menu" else say("legend"))
        yield panel
        page.keyboard.press("Escape")
    tap(page, say("try-out"))
    yield "what-if"
    tap(page, say("back-to-match"))
    tap(page, say("next-turn"))
    tap(page, say("i-am", name="Ben"))
    choose_in_menu(page, say("history"))
    yield "history"
    choose_in_menu(page, say("menu-draw"))
    yield "agreement"
    tap(page, say("agrees", name="Ada"))
    tap(page, say("agrees", name="Ben"))
    yield "over"
    tap(page, say("review"))
    expect(page.get_by_role("heading", name=say("review-curve"))).to_be_visible()
    yield "review"
    choose_in_menu(page, say("rules"))
    yield "rules"
    choose_in_menu(page, say("home"))
    yield "home"
    tap(page, say("puzzles"))
    yield "puzzles"
    tap(page, "Airlift", exact=False)
    yield "puzzle"
    text_box(page).fill("M: TRANS+INF*6 @ Drift > Vess")
    tap(page, say("ready"))
    expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    tap(page, say("to-result"))
    yield "solved"


def rosenkreuz_screens(page: Page, address: str) -> Iterator[str]:
    """RosenKreuz from the names screen to the end, with the rules and their pictures."""
    begin(page, address, "RosenKreuz, Skirmish", {"Rose": "Ada", "Cross": "Ben"})
    tap_tile(page, "e2")
    yield "selected piece"
    for square in ("f3", "f3", "g7", "h6"):
        tap_tile(page, square)
    yield "move"
    tap(page, say("play-it"))
    tap(page, say("legend"))
    yield "legend"
    page.keyboard.press("Escape")
    choose_in_menu(page, say("rules"))
    yield "rules"
    tap(page, say("go-on"))
    choose_in_menu(page, say("history"))
    yield "history"
    choose_in_menu(page, say("menu-take-back-open"))
    yield "agreement"
    tap(page, say("play-on"))
    choose_in_menu(page, say("menu-resign"))
    page.get_by_role("alertdialog", name=say("resign-question")).get_by_role("button", name=say("menu-resign")).click()
    yield "step"
    tap(page, say("go-on"))
    yield "over"


def ozymandia_screens(page: Page, address: str) -> Iterator[str]:
    """Ozymandia: names with a choice, orders in three parts, a turn step by step."""
    visit(page, address)
    choose_scenario(page, "Five Isles")
    yield "names"
    tap(page, say("begin"))
    tap(page, say("i-am", name="Red"))
    yield "table"
    tap(page, say("areas-offer-disperse", places="areas"))
    for area in ("Brine", "Drake", "Bell City"):
        tap_tile(page, area)
    yield "march"
    tap(page, say("add"))
    submit(page)
    tap(page, say("i-am", name="Blue"))
    tap(page, say("areas-offer-bombard"))
    for area in ("Drake", "Drake"):
        tap_tile(page, area)
    submit(page)
    tap(page, say("show-everyone"))
    yield "all orders"
    tap(page, say("last"))
    yield "last step"
    tap(page, say("legend"))
    yield "legend"
    page.keyboard.press("Escape")
    choose_in_menu(page, say("history"))
    yield "history"
    choose_in_menu(page, say("rules"))
    yield "rules"


def risk_screens(page: Page, address: str) -> Iterator[str]:
    """Simultaneous Risk: the setup, the world as dealt, the rules with their pictures."""
    begin(page, address, "Archipelago", {"Red": "Ada", "Blue": "Ben"})
    tap_tile(page, "Ash")
    yield "set-up"
    tap(page, say("all", number=5))
    tap(page, say("play-it"))
    choose_in_menu(page, say("rules"))
    yield "rules"
    choose_in_menu(page, say("home"))
    begin(page, address, "Swift World", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    tap(page, say("areas-offer-place"))
    yield "world"


RELATED_GAMES = {"roses": rosenkreuz_screens, "isles": ozymandia_screens, "armies": risk_screens}


def violations_on(page: Page, walk: Iterator[str], *sizes: tuple[int, int]) -> dict[str, dict[int, list[str]]]:
    """The axe violations on each screen of a walk, by size."""
    return {screen: found for screen in walk if (found := violations_at(page, *sizes))}


@pytest.mark.long
@pytest.mark.parametrize("game", RELATED_GAMES)
def test_axe_finds_nothing_on_screens_of_the_related_games(page: Page, address: str, game: str) -> None:
    assert violations_on(page, RELATED_GAMES[game](page, address), ZOOMED, SIZES[0], SIZES[2]) == {}


@pytest.mark.long
def test_axe_finds_nothing_on_any_screen_and_targets_are_large_enough(page: Page, address: str) -> None:
    small = {}

    def walk() -> Iterator[str]:
        for screen in screens(page, address):
            yield screen
            small[screen] = page.evaluate(TOO_SMALL)

    page.set_viewport_size({"width": SIZES[2][0], "height": SIZES[2][1]})
    assert violations_on(page, walk(), *SIZES) == {}
    assert {screen: found for screen, found in small.items() if found} == {} and len(small) > 20


def focused(page: Page) -> str:
    """The name of the focused element."""
    return str(
        page.evaluate(
            "(document.activeElement.ariaLabel || document.activeElement.labels?.[0]?.textContent"
            " || document.activeElement.textContent).trim()"
        )
    )


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the focused element has this name."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if re.match(name, focused(page)):
            return
    raise AssertionError(f"{name} is not reached by Tab")


def test_new_match_is_a_few_tab_stops_from_the_top_of_the_first_screen(page: Page, address: str) -> None:
    visit(page, address)
    new = page.get_by_role("button", name=say("new-match"), exact=True)
    expect(new).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=say("skip-ahead"))).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(new).to_be_focused()
    for number in range(1, 4):
        enter(page, "Basic Training", {"Red": f"Ada{number}", "Blue": "Ben"})
        tap(page, say("home"))
    page.get_by_role("heading", name=say("promise")).focus()
    stops = []
    while say("new-match") not in stops:
        page.keyboard.press("Tab")
        stops.append(focused(page))
    assert len(stops) <= 8, stops


def test_saved_matches_are_one_tab_stop_and_arrows_move_between_them(page: Page, address: str) -> None:
    visit(page, address)
    for name in ("Ada", "Cleo"):
        enter(page, "Basic Training", {"Red": name, "Blue": "Ben"})
        tap(page, say("home"))
    first = page.get_by_role("toolbar", name=say("shelf")).get_by_role("button", name=f"{say('go-on')}: Cleo – Ben")
    tab_to(page, f"{say('go-on')}: Cleo")
    expect(first).to_be_focused()
    for name in (
        say("ask-name", name="Cleo – Ben"),
        say("duplicate", name="Cleo – Ben"),
        say("export", name="Cleo – Ben"),
        say("delete", name="Cleo – Ben"),
    ):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("button", name=name)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name=f"{say('go-on')}: Ada – Ben")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=say("play-now"))).to_be_focused()


def test_tab_from_the_board_reaches_the_tile_sheet_before_the_list(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    place = page.get_by_role("application").locator("[tabindex='0']")
    place.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("region", name=re.compile(r"^\w+$"))
    expect(sheet).to_be_visible()
    stops = 0
    while not sheet.locator(":focus").count():
        page.keyboard.press("Tab")
        stops += 1
        assert stops <= 3, f"the map's tools and what lets go are all that lies between, not {focused(page)}"
    # The list's box keeps its text when a sheet opens or closes before it.
    box = text_box(page)
    box.fill("N:")
    tap(page, say("close"))
    expect(sheet).to_have_count(0)
    expect(box).to_have_value("N:")


@words_for("other")
def test_a_whole_turn_can_be_played_by_keyboard_alone(page: Page, address: str) -> None:
    visit(page, address)
    expect(page.get_by_role("button", name=say("new-match"), exact=True)).to_be_visible()
    tab_to(page, say("new-match"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=say("choose"))).to_be_focused()
    tab_to(page, "Headquarters for Two")
    page.keyboard.press("Enter")
    tab_to(page, say("name-of", colour="Red"))
    page.keyboard.type("Ada")
    tab_to(page, say("name-of", colour="Blue"))
    page.keyboard.type("Ben")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=say("pass-to", name="Ada"))).to_be_focused()
    tab_to(page, say("i-am", name="Ada"))
    page.keyboard.press("Enter")
    # The focus moves to the board, a single Tab stop, at the player's own headquarters; arrow keys move across it.
    expect(page.get_by_role("button", name=re.compile(f"^{own_tile('Drift')}, "))).to_be_focused()
    helped = re.compile(
        f"^{say('commands-now', name='Ada')} Enter {say('now-pick')} , O {say('now-own')}.* {say('now-help')}"
    )
    expect(page.locator(":focus")).to_have_accessible_description(helped)
    expect(page.get_by_text(say("now-own"))).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="D4", exact=True)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name=re.compile(f"^{own_tile('Drift')}, "))).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("m")
    status = page.get_by_role("status").first
    expect(status).to_contain_text(sentence("rozz-command-where-to", pieces="5 INF", start="Drift"))
    page.keyboard.press("-")
    expect(status).to_contain_text(sentence("rozz-command-where-to", pieces="4 INF", start="Drift"))
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    expect(status).to_contain_text(pattern("rozz-command-move", pieces="4 INF", start="Drift"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="M: INF*4 @ Drift >")).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(page.get_by_role("listitem").filter(has_text="M: INF*4")).to_have_count(0)
    page.keyboard.press("p")
    page.keyboard.press("a")
    expect(page.get_by_role("listitem").filter(has_text="P: INF > Drift")).to_have_count(1)
    tab_to(page, f"{say('ready')}$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog", name=say("doubts"))).to_be_focused()
    tab_to(page, f"{say('hand-in')}$")
    page.keyboard.press("Enter")
    tab_to(page, say("i-am", name="Ben"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile(f"^{own_tile('Braxx')}, "))).to_be_focused()
    expect(page.locator(":focus")).to_have_accessible_description(
        re.compile(f"^{pattern_text('commands-now', name='Ben')}")
    )
    tab_to(page, f"{say('ready')}$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog", name=say("doubts"))).to_be_focused()
    tab_to(page, f"{say('hand-in')}$")
    page.keyboard.press("Enter")
    tab_to(page, say("show-everyone"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=say("play"), exact=True)).to_be_focused()
    expect(page.locator(":focus")).to_have_accessible_description(reveal_of(1))
    page.keyboard.press(".")
    expect(page.get_by_role("status").first).to_contain_text(beginning("step", number=2))
    page.keyboard.press(",")
    expect(page.get_by_role("status").first).to_contain_text(beginning("step", number=1))
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name=say("pause"))).to_be_visible()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name=say("play"), exact=True)).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=say("keys"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    tab_to(page, say("next-turn"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=say("pass-to", name="Ben"))).to_be_focused()


def shown_by_keys(page: Page, address: str) -> None:
    """Reveal a turn without commands, by keyboard."""
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    for name in ("Ada", "Ben"):
        tap(page, say("i-am", name=name))
        expect(page.get_by_role("heading", name=say("commands-now", name=name))).to_be_visible()
        page.keyboard.press("r")
        expect(page.get_by_role("alertdialog", name=say("doubts"))).to_be_focused()
        page.keyboard.press("r")
    expect(page.get_by_role("heading", name=say("all-in"))).to_be_visible()
    page.get_by_role("button", name=say("show-everyone")).press("Enter")
    expect(page.get_by_role("button", name=say("play"), exact=True)).to_be_focused()


def test_key_hints_and_the_warning_above_them_can_both_be_read(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    text_box(page).fill("M: INF*5 @ Drift > D2")
    warning = page.get_by_role("complementary").get_by_text(say("rozz-undefended", number=1, tiles="Drift"))
    expect(warning).to_be_visible()
    page.keyboard.press("Tab")
    hints = page.get_by_text(say("now-help"))
    expect(hints).to_be_visible()
    above, below = warning.bounding_box(), hints.bounding_box()
    assert above and below and above["y"] + above["height"] <= below["y"]


def test_arrows_move_between_the_playback_buttons(page: Page, address: str) -> None:
    shown_by_keys(page, address)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name=say("next"))).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name=say("previous"))).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=say("speed-1"))).to_be_focused()


def test_arrows_move_through_the_steps_of_a_turn(page: Page, address: str) -> None:
    shown_by_keys(page, address)
    caption = page.get_by_role("status").first
    expect(caption).to_contain_text(beginning("step", number=1))
    steps = page.get_by_role("toolbar", name=say("steps")).get_by_role("button")
    steps.first.focus()
    page.keyboard.press("ArrowRight")
    expect(caption).to_contain_text(beginning("step", number=2))
    expect(steps.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(steps.last).to_have_attribute("aria-current", "step")
    # A player who continues by pointer has no focus on anything the arrow keys move through.
    page.get_by_role("heading", name=reveal_of(1)).focus()
    page.keyboard.press("ArrowLeft")
    expect(steps.last).not_to_have_attribute("aria-current", "step")


def test_a_second_or_held_enter_does_nothing_on_the_new_screen(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    for name in ("Ada", "Ben"):
        tap(page, say("i-am", name=name))
        tap(page, say("ready"))
        tap(page, say("hand-in"))
    page.get_by_role("button", name=say("show-everyone")).press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")  # key repeat
    page.keyboard.up("Enter")
    expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    play = page.get_by_role("button", name=say("play"), exact=True)
    expect(play).to_be_focused()
    # After another key, Enter counts as a new press.
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=say("pause"))).to_be_focused()


def test_pressing_enter_twice_to_continue_opens_nothing_on_the_board(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("play-now"))
    page.get_by_role("button", name=say("ready"), exact=True).press("Enter")
    page.get_by_role("alertdialog").get_by_role("button", name=say("hand-in")).press("Enter")
    expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    page.get_by_role("button", name=say("next-turn")).press("Enter")
    page.keyboard.press("Enter")
    home = page.get_by_role("application").locator(":focus")
    expect(home).to_have_accessible_description(pattern("commands-now", name="Red"))
    expect(home).not_to_have_attribute("aria-pressed", "true")
    page.keyboard.press("g")
    page.keyboard.press("Enter")
    expect(home).to_have_attribute("aria-pressed", "true")


def test_pressing_enter_twice_to_take_back_a_turn_opens_nothing(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("play-now"))
    text_box(page).fill("P: INF > Drift")
    page.keyboard.press("Control+Enter")
    page.get_by_role("alertdialog").get_by_role("button", name=say("hand-in")).press("Enter")
    page.get_by_role("button", name=say("next-turn")).press("Enter")
    expect(page.get_by_role("heading", name=say("commands-now", name="Red"))).to_be_visible()
    page.get_by_role("button", name=say("menu")).press("Enter")
    page.get_by_role("button", name=say("menu-take-back")).press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name=say("menu")).press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("status").get_by_role("button", name=say("undo")).press("Enter")
    expect(page.get_by_role("button", name=say("undo")).and_(page.locator("[data-do=put-back]"))).to_have_count(0)
    expect(page).to_have_title(re.compile(in_turn(2)))


def test_the_last_step_focuses_the_button_to_continue(page: Page, address: str) -> None:
    shown_by_keys(page, address)
    play = page.get_by_role("button", name=say("play"), exact=True)
    onward = page.get_by_role("button", name=say("next-turn"))
    last = page.get_by_role("toolbar", name=say("steps")).get_by_role("button").last
    for _ in range(12):
        if last.get_attribute("aria-current"):
            break
        expect(play).to_be_focused()
        step = page.get_by_role("status").first.inner_text()
        page.keyboard.press(".")
        expect(page.get_by_role("status").first).not_to_have_text(step)
    expect(onward).to_be_focused()
    page.keyboard.press(",")
    expect(play).to_be_focused()
    # A pointer does not move the keyboard focus, so a player reading the board stays there.
    tap(page, say("last"))
    expect(onward).not_to_be_focused()


def test_continuing_by_pointer_focuses_the_heading(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    expect(page.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_focused()
    expect(page.get_by_text(say("now-own"))).to_be_hidden()


def test_the_focus_stays_on_the_board_from_move_to_move(page: Page, address: str) -> None:
    begin(page, address, "RosenKreuz, Skirmish", {"Rose": "Ada", "Cross": "Ben"})
    tap_tile(page, "a2")
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    at = page.get_by_role("application").locator(":focus")
    turn = pattern_text("chooses-now", name="Ben", moment=say("moment-move-inside", number=2))
    last = pattern_text("rosenkreuz-report-move", colour="white", name="Ada", start="a2")
    expect(at).to_have_accessible_description(re.compile(f"^{turn} {last}"))
    expect(at).to_have_accessible_name(re.compile("^[a-h]7: Ben"))


def test_a_question_keeps_the_focus_until_it_is_answered(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    page.keyboard.press("g")
    drift = page.get_by_role("button", name=re.compile(f"^{own_tile('Drift')}, "))
    expect(drift).to_be_focused()
    page.keyboard.press("r")
    asked = page.get_by_role("alertdialog", name=say("doubts"))
    expect(asked).to_be_focused()
    expect(asked).to_have_accessible_description(say("rozz-doubt-none"))
    around = {
        "Tab": (say("close"), say("hand-in"), say("write-on"), say("close")),
        "Shift+Tab": (say("write-on"), say("hand-in")),
    }
    for key, names in around.items():
        for name in names:
            page.keyboard.press(key)
            expect(asked.get_by_role("button", name=name, exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(drift).to_be_focused()


def test_a_screen_reader_hears_tiles_and_results(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    expect(page.get_by_role("button", name=own_tile("Drift", "HQ 1, INF 5"), exact=True)).to_have_count(1)
    expect(page.get_by_role("button", name=re.compile("^Braxx: Ben, "))).to_have_count(1)
    buy(page, "Drift", "ARMOR")
    submit(page)
    play_no_commands(page, "Ben")
    tap(page, say("show-everyone"))
    tap(page, say("next"))
    line = page.get_by_role("status").filter(has_text=bought("Ada", "ARMOR", 1, "Drift", 20))
    expect(line).to_have_count(1)


def ring(page: Page, name: str) -> tuple[str, ...]:
    """How an area's ring is drawn: its width, dashes and color."""
    drawn = page.get_by_role("application").get_by_role("button", name=re.compile(f"^{name}\\b"))
    style = "area => (({strokeWidth, strokeDasharray, stroke}) => [strokeWidth, strokeDasharray, stroke])"
    return tuple(drawn.evaluate(f"{style}(getComputedStyle(area.lastElementChild))"))


def test_a_selectable_area_shows_that_it_has_the_focus(page: Page, address: str) -> None:
    begin(page, address, "Archipelago", {"Red": "Ada", "Blue": "Ben"})
    page.keyboard.press("j")
    at = page.get_by_role("application").locator(":focus")
    expect(at).to_have_accessible_name(pattern("areas-label-may", may=say("areas-may-place")))
    here = str(at.get_attribute("data-tile"))
    page.keyboard.press("j")
    expect(at).not_to_have_attribute("data-tile", here)
    there = str(at.get_attribute("data-tile"))
    for scheme, forced in product(("light", "dark"), ("none", "active")):
        page.emulate_media(color_scheme=scheme, forced_colors=forced)  # type: ignore[arg-type]
        (width, dashes, _), focus = ring(page, here), ring(page, there)
        assert dashes != "none" and focus[1] == "none", (scheme, forced)
        assert float(focus[0].removesuffix("px")) >= 1.8 * float(width.removesuffix("px")), (scheme, forced)


def test_the_board_is_a_single_tab_stop_with_its_own_arrow_keys(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Six", {})
    tap(page, say("i-am", name="Red"))
    expect(page.get_by_role("application")).to_be_visible()
    page.get_by_role("button", name=say("menu")).focus()
    page.keyboard.press("Tab")
    at = page.get_by_role("application").locator(":focus")
    expect(at).to_have_count(1)
    named = at.get_attribute("aria-label")
    page.keyboard.press("ArrowRight")
    expect(at).not_to_have_attribute("aria-label", named or "")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=say("zoom-in"))).to_be_focused()
