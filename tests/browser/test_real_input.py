"""Real input: keys one by one, the focus, the browser's Back, a closing tab; nothing is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import (
    begin,
    begin_match_of_two,
    choose_in_menu,
    expect_commands,
    open_after,
    play_no_commands,
    submit,
    tap,
    tap_tile,
    text_box,
    toast_margin,
)
from tests.support.browser.toast_overlap import NEWER, expect_nothing_covered
from tests.support.labels import buy_label, move_label
from tests.support.words import beginning, longest_part, pattern, reveal_of


def focused(page: Page) -> str:
    """The focused element's accessible name, as far as its text or label gives it; BODY if nothing has the focus."""
    return str(
        page.evaluate(
            """() => {
                const at = document.activeElement ?? document.body;
                return at === document.body ? "BODY" : at.getAttribute("aria-label") || at.textContent.trim() || at.id;
            }"""
        )
    )


@pytest.fixture
def ordering(page: Page, address: str) -> Page:
    """Ada writes commands."""
    open_after(page, address, begin_match_of_two)
    tap(page, say("i-am", name="Ada"))
    return page


def test_typing_keeps_the_caret_and_every_letter(ordering: Page) -> None:
    box = text_box(ordering)
    box.click()
    ordering.keyboard.type("p: armor > drift\nm: inf*2 @ drift > d2")
    expect(box).to_be_focused()
    expect(box).to_have_value("p: armor > drift\nm: inf*2 @ drift > d2")
    expect_commands(ordering, "P: ARMOR > Drift", "M: INF*2 @ Drift > D2")
    for _ in range(len("p: armor > drift\nm: inf*2 @ drift > d2")):
        ordering.keyboard.press("Backspace")
    expect(box).to_be_focused()
    expect(box).to_have_value("")
    expect_commands(ordering)


def test_a_click_after_a_key_hits_its_target(ordering: Page) -> None:
    """The line of key hints by the commands used to vanish as the mouse was pressed, and the target moved away."""
    ordering.set_viewport_size({"width": 1280, "height": 800})
    ordering.keyboard.press("o")
    expect(ordering.get_by_text(say("now-help"))).to_be_visible()
    button = ordering.get_by_role("button", name=say("guesses"), exact=True)
    box = button.bounding_box()
    assert box is not None
    # At its lower edge: elements below may move up by the height of that line.
    ordering.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 3)
    ordering.mouse.down()
    ordering.mouse.up()
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(ordering.get_by_text(say("now-help"))).to_be_hidden()


def test_a_bad_line_is_kept_and_drops_no_good_one(ordering: Page) -> None:
    box = text_box(ordering)
    box.click()
    ordering.keyboard.type("P: ARMOR > Drift\nmeet at dawn")
    expect_commands(ordering, "P: ARMOR > Drift")
    choose_in_menu(ordering, say("rules"))
    tap(ordering, say("go-on"))
    expect(box).to_have_value("P: ARMOR > Drift\nmeet at dawn")
    ordering.reload()
    tap(ordering, say("i-am", name="Ada"))
    expect(box).to_have_value("P: ARMOR > Drift\nmeet at dawn")
    tap(ordering, say("ready"))
    asked = ordering.get_by_role("alertdialog", name=say("doubts"))
    expect(asked).to_contain_text(say("rozz-doubt-fewer", used=1, allowance=2))
    expect(asked).to_contain_text(say("doubt-unread", text="meet at dawn"))
    asked.get_by_role("button", name=say("write-on")).click()
    expect(box).to_have_value("P: ARMOR > Drift\nmeet at dawn")
    expect(ordering.get_by_role("button", name=say("ready"), exact=True)).to_be_focused()


def test_ready_also_submits_the_command_being_entered(ordering: Page) -> None:
    text_box(ordering).fill("P: ARMOR > Drift")
    tap_tile(ordering, "Drift")
    tap(ordering, move_label("INF"), exact=False)
    tap_tile(ordering, "D2")
    tap(ordering, say("ready"))
    play_no_commands(ordering, "Ben")
    tap(ordering, say("show-everyone"))
    expect(ordering.get_by_role("main")).to_contain_text("M: INF*5 @ Drift > D2")


@pytest.mark.parametrize("by_key", [False, True])
def test_the_focus_is_never_lost(ordering: Page, by_key: bool) -> None:
    def press(name: str, exact: bool = True) -> None:
        button = ordering.get_by_role("button", name=name, exact=exact).first
        if by_key:
            ordering.keyboard.press("Shift")  # the page would ignore the same key twice in a row
            button.press("Enter")
        else:
            button.click()
        assert focused(ordering) != "BODY", name

    tap_tile(ordering, "Drift")
    move, buy = move_label("INF"), buy_label("ARMOR")
    for name in (move, say("fewer"), say("all", number=5), say("cancel"), buy, say("add"), move):
        press(name, exact=name in (say("add"), say("cancel")))
    press(say("cancel"))
    press(say("close"))
    assert focused(ordering).startswith("Drift")
    press(say("delete-order", number=1))
    press(say("undo"))
    press(say("clear"))
    press(say("menu"))
    press(say("close"))
    assert focused(ordering) == say("menu")
    press(say("menu"))
    press(say("keys"))
    ordering.keyboard.press("Escape")
    assert focused(ordering) == say("menu")
    ordering.get_by_role("button", name=say("menu")).click()
    press(say("home"), exact=True)
    press(say("ask-name", name="Ada – Ben"))
    expect(ordering.get_by_role("textbox", name=say("new-name"))).to_be_focused()
    ordering.keyboard.type("Friday")
    ordering.keyboard.press("Enter")
    expect(ordering.get_by_role("button", name=pattern("ask-name", name=re.compile(".*Friday")))).to_be_focused()
    press(longest_part("delete"), exact=False)
    press(say("undo"))


@pytest.mark.thorough
def test_on_a_phone_a_name_has_its_own_row_and_a_toast_has_room(ordering: Page) -> None:
    ordering.set_viewport_size({"width": 390, "height": 844})
    choose_in_menu(ordering, say("home"))
    tap(ordering, say("ask-name", name="Ada – Ben"))
    field = ordering.get_by_role("textbox", name=say("new-name")).bounding_box()
    note = ordering.get_by_text(longest_part("longest-name"), exact=False).bounding_box()
    keep = ordering.get_by_role("button", name=say("keep-name"), exact=True).bounding_box()
    assert field and note and keep
    assert field["width"] > 200 and keep["y"] < field["y"] + field["height"], "what keeps it stands beside it"
    assert note["y"] >= field["y"] + field["height"] and note["height"] < 30, "one line under it"
    ordering.get_by_role("button", name=say("delete", name="Ada – Ben")).click()
    assert toast_margin(ordering, say("deleted", number=1, name="Ada – Ben")) >= 8


@pytest.mark.thorough
def test_a_toast_covers_no_controls(ordering: Page) -> None:
    text_box(ordering).fill("P: ARMOR > Drift")
    tap(ordering, say("clear"))
    expect_nothing_covered(ordering, say("cleared"))
    tap(ordering, say("try-out"))
    tap(ordering, say("back-to-match"))
    expect_nothing_covered(ordering, say("what-if-dropped"))
    choose_in_menu(ordering, say("home"))
    tap(ordering, say("duplicate", name="Ada – Ben"))
    expect_nothing_covered(ordering, say("duplicated", name="Ada – Ben"))
    tap(ordering, say("delete", name=say("copy-of", name="Ada – Ben")))
    expect_nothing_covered(ordering, say("deleted", number=1, name=say("copy-of", name="Ada – Ben")))


@pytest.mark.thorough
def test_a_toast_does_not_cover_an_open_menu(ordering: Page) -> None:
    page = ordering
    tap(page, say("try-out"))
    text_box(page).fill("P: JET > Drift")
    tap(page, say("back-to-match"))
    tap(page, say("menu"))
    menu = page.get_by_role("dialog", name=say("menu"))
    word = page.get_by_role("status").get_by_text(say("what-if-put-away"))
    for width, height in ((390, 844), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        expect(word).to_be_visible()
        (over, under) = (each.bounding_box() for each in (menu, word))
        assert over and under
        assert over["y"] + over["height"] <= under["y"], width


@pytest.mark.thorough
def test_a_toast_in_a_what_if_covers_no_controls(ordering: Page) -> None:
    tap(ordering, say("try-out"))
    text_box(ordering).fill("P: ARMOR > Drift")
    choose_in_menu(ordering, say("menu-resign-trial"))
    expect_nothing_covered(ordering, say("resigning-trial", name="Ada"))
    text_box(ordering).fill("P: ARMOR > Drift")
    tap(ordering, say("clear"))
    expect_nothing_covered(ordering, say("cleared"))
    tap(ordering, say("play-out"))
    tap(ordering, say("last"))
    ordering.set_viewport_size({"width": 844, "height": 390})
    tap(ordering, say("copy-report"))
    word = ordering.get_by_role("status").get_by_text(say("copied")).locator("..").bounding_box()
    head = ordering.get_by_role("status").filter(has_text=pattern("step")).first.bounding_box()
    assert word and head
    keys = ordering.get_by_role("button", name=say("play"), exact=True).bounding_box()
    assert keys and head["y"] + head["height"] <= word["y"], "what is told of the turn can be scrolled above it"
    assert word["y"] + word["height"] <= keys["y"]


@pytest.mark.thorough
@pytest.mark.loads_the_page
def test_the_offer_of_a_new_release_leaves_the_focus_where_it_is(ordering: Page) -> None:
    ordering.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    ordering.reload()
    tap(ordering, say("i-am", name="Ada"))
    # The start has ended, so the page listens for newer releases.
    ordering.wait_for_function("!localStorage.getItem('rozz:/start')")
    box = text_box(ordering)
    box.click()
    ordering.keyboard.type("P: ARM")
    ordering.evaluate(NEWER)
    expect(ordering.get_by_text(say("newer"))).to_be_visible()
    expect(box).to_be_focused()
    ordering.keyboard.type("OR > Drift")
    expect(box).to_have_value("P: ARMOR > Drift")


def test_back_closes_dialogs_then_goes_home_and_forward_returns(ordering: Page) -> None:
    text_box(ordering).fill("P: ARMOR > Drift")
    tap(ordering, say("menu"))
    ordering.go_back()
    expect(ordering.get_by_role("dialog")).to_have_count(0)
    choose_in_menu(ordering, say("rules"))
    expect(ordering.get_by_role("heading", name=say("rules")).first).to_be_visible()
    ordering.go_back()
    expect_commands(ordering, "P: ARMOR > Drift")
    tap(ordering, say("try-out"))
    ordering.go_back()
    expect_commands(ordering, "P: ARMOR > Drift")
    ordering.go_back()
    expect(ordering.get_by_role("heading", name=say("promise"))).to_be_visible()
    ordering.go_forward()
    tap(ordering, say("i-am", name="Ada"))
    expect_commands(ordering, "P: ARMOR > Drift")
    choose_in_menu(ordering, say("rules"))
    ordering.go_back()
    ordering.go_forward()
    expect(ordering.get_by_role("heading", name=say("rules")).first).to_be_visible()


def test_back_returns_to_where_a_page_was_scrolled(page: Page) -> None:
    """On a phone, the first screen and the long list of scenarios began at their top again."""
    page.set_viewport_size({"width": 390, "height": 844})
    promise = page.get_by_role("heading", name=say("promise"))
    rules = page.get_by_role("button", name=say("rules"), exact=True).last
    for is_of_page in (False, True):
        rules.scroll_into_view_if_needed()
        height = page.evaluate("scrollY")
        assert height > 100
        rules.click()
        expect(page.get_by_role("heading", name=say("rules"), level=1)).to_be_visible()
        assert page.evaluate("scrollY") == 0, "an opened page begins at its top"
        if is_of_page:
            tap(page, say("back"))
        else:
            page.go_back()
        expect(promise).to_be_visible()
        assert page.evaluate("scrollY") == height
    page.go_forward()
    tap(page, say("back"))
    tap(page, say("new-match"))
    page.get_by_role("radio", name=say("any-game")).check()
    scenario = page.get_by_role("button", name="Five Isles")
    scenario.scroll_into_view_if_needed()
    height = page.evaluate("scrollY")
    assert height > 1000
    scenario.click()
    expect(page.get_by_role("heading", name=say("choose"))).to_have_count(0)
    assert page.evaluate("scrollY") == 0
    page.go_back()
    expect(page.get_by_role("heading", name=say("choose"))).to_be_visible()
    assert page.evaluate("scrollY") == height
    # The logo is no step back: it opens the first screen at its top.
    page.get_by_role("link", name=say("to-home")).click()
    expect(promise).to_be_visible()
    assert page.evaluate("scrollY") == 0


@pytest.mark.thorough
def test_a_screen_that_the_page_closed_needs_no_second_back(ordering: Page) -> None:
    choose_in_menu(ordering, say("rules"))
    tap(ordering, say("go-on"))
    expect(ordering.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()
    ordering.wait_for_function("history.state.depth === 1")
    ordering.go_back()
    expect(ordering.get_by_role("heading", name=say("promise"))).to_be_visible()


@pytest.mark.thorough
def test_back_after_the_logo_returns_to_the_table_once(ordering: Page) -> None:
    logo = ordering.get_by_role("link", name=say("to-home"))
    text_box(ordering).fill("P: ARMOR > Drift")
    logo.click()
    tap(ordering, say("new-match"))
    ordering.wait_for_function("history.state.depth === 1")
    ordering.go_back()
    expect(ordering.get_by_role("heading", name=say("promise"))).to_be_visible()
    ordering.go_back()
    tap(ordering, say("i-am", name="Ada"))
    expect_commands(ordering, "P: ARMOR > Drift")
    ordering.go_back()
    expect(ordering.get_by_role("heading", name=say("promise"))).to_be_visible()
    ordering.go_forward()
    expect(ordering.get_by_role("button", name=say("i-am", name="Ada"))).to_be_visible()
    ordering.go_forward()
    expect(ordering.get_by_role("heading", name=say("promise"))).to_be_visible()
    # A deleted match is not opened again: Back takes one more step.
    ordering.get_by_role("button", name=say("delete", name="Ada – Ben")).click()
    ordering.go_back()
    ordering.wait_for_function("history.state?.depth === 0 || !history.state")
    expect(ordering.get_by_role("heading", name=say("promise"))).to_be_visible()
    expect(ordering.get_by_role("status").filter(has_text=say("deleted", number=1, name="Ada – Ben"))).to_be_visible()


def test_a_what_if_does_not_survive_a_reload_and_the_page_says_so(ordering: Page) -> None:
    tap(ordering, say("try-out"))
    ordering.wait_for_function("JSON.parse(localStorage.getItem('rozz:/shown')).trial")
    for said in (1, 0):
        ordering.reload()
        expect(ordering.get_by_role("button", name=say("i-am", name="Ada"))).to_be_visible()
        expect(ordering.get_by_text(say("what-if-left"))).to_have_count(said)
        ordering.wait_for_function("!JSON.parse(localStorage.getItem('rozz:/shown')).trial")


@pytest.mark.thorough
def test_a_what_if_left_with_back_can_be_restored(ordering: Page) -> None:
    tap(ordering, say("try-out"))
    ordering.wait_for_function("history.state.depth === 2")
    ordering.go_back()
    word = ordering.get_by_role("status").filter(has_text=say("what-if-put-away"))
    word.get_by_role("button", name=say("undo")).click()
    expect(ordering.get_by_role("heading", name=say("what-if"))).to_be_visible()
    ordering.wait_for_function("history.state.depth === 2")


@pytest.mark.thorough
def test_forward_leads_back_into_a_what_if(ordering: Page) -> None:
    tap(ordering, say("try-out"))
    text_box(ordering).fill("P: JET > Drift")
    ordering.wait_for_function("history.state.depth === 2")
    ordering.go_back()
    expect(ordering.get_by_role("status").filter(has_text=say("what-if-put-away"))).to_be_visible()
    ordering.go_forward()
    expect(ordering.get_by_role("heading", name=say("what-if"))).to_be_visible()
    expect(text_box(ordering)).to_have_value("P: JET > Drift")
    ordering.wait_for_function("history.state.depth === 2")


@pytest.mark.thorough
def test_a_forward_that_leads_nowhere_keeps_the_undo_of_a_deletion(ordering: Page) -> None:
    ordering.go_back()
    ordering.get_by_role("button", name=say("delete", name="Ada – Ben")).click()
    word = ordering.get_by_role("status").filter(has_text=say("deleted", number=1, name="Ada – Ben"))
    expect(word).to_be_visible()
    ordering.go_forward()
    ordering.wait_for_function("(history.state?.depth ?? 0) === 0")
    word.get_by_role("button", name=say("undo")).click()
    expect(ordering.get_by_role("button", name=say("delete", name="Ada – Ben"))).to_be_visible()


@pytest.mark.thorough
def test_a_rule_link_opens_its_rule_in_a_new_tab(ordering: Page) -> None:
    submit(ordering)
    play_no_commands(ordering, "Ben")
    tap(ordering, say("show-everyone"))
    tap(ordering, say("last"))
    link = ordering.get_by_role("link", name=say("rule", rule="R11")).first
    with ordering.context.expect_page() as opened:
        link.click(modifiers=["ControlOrMeta"])
    other = opened.value
    expect(other.get_by_role("heading", name=say("rules")).first).to_be_visible()
    expect(other.locator("[id='R11']")).to_be_in_viewport()
    # The first tab has not moved.
    expect(ordering.get_by_role("heading", name=reveal_of(1))).to_be_visible()


def test_each_seat_starts_with_its_own_view(ordering: Page) -> None:
    tap(ordering, say("zoom-in"))
    box = ordering.locator("#board").get_attribute("viewBox")
    choose_in_menu(ordering, say("rules"))
    tap(ordering, say("go-on"))
    assert ordering.locator("#board").get_attribute("viewBox") == box
    submit(ordering)
    tap(ordering, say("i-am", name="Ben"))
    board = ordering.locator("#board")
    assert board.get_attribute("viewBox") == board.get_attribute("data-fit")


@pytest.mark.thorough
def test_closing_asks_for_confirmation_when_nothing_is_saved(ordering: Page) -> None:
    full = "() => { throw new DOMException('', 'QuotaExceededError'); }"
    ordering.evaluate(f"() => {{ Storage.prototype.setItem = {full} }}")
    text_box(ordering).fill("P: ARMOR > Drift")
    expect(ordering.get_by_text(say("unsaved-full"))).to_be_visible()
    with ordering.expect_event("dialog") as asked:
        ordering.close(run_before_unload=True)
    assert asked.value.type == "beforeunload"
    asked.value.dismiss()
    expect_commands(ordering, "P: ARMOR > Drift")


@pytest.mark.thorough
def test_cleared_site_data_is_reported_and_saved_again(ordering: Page) -> None:
    text_box(ordering).fill("P: ARMOR > Drift")
    ordering.evaluate("localStorage.clear()")
    text_box(ordering).fill("P: ARMOR > Drift\nP: INF > Drift")
    expect(ordering.get_by_text(say("site-cleared"))).to_be_visible()
    tap(ordering, say("close"))
    expect(ordering.get_by_text(say("site-cleared"))).to_have_count(0)
    expect_commands(ordering, "P: ARMOR > Drift", "P: INF > Drift")
    ordering.reload()
    tap(ordering, say("i-am", name="Ada"))
    expect_commands(ordering, "P: ARMOR > Drift", "P: INF > Drift")


def test_clear_all_empties_the_box_that_was_typed_in(ordering: Page) -> None:
    box = text_box(ordering)
    box.click()
    ordering.keyboard.type("P: ARMOR > Drift")
    expect_commands(ordering, "P: ARMOR > Drift")
    # As a finger taps, without moving the focus.
    ordering.get_by_role("button", name=say("clear")).dispatch_event("click")
    expect_commands(ordering)
    expect(box).to_have_value("")
    expect(box).to_be_focused()
    ordering.keyboard.type("N:")
    expect_commands(ordering, "N:")


#: Two quick touches in the middle of an element, the second on whatever is there by then.
DOUBLE_TAP = """(element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const touch = { bubbles: true, cancelable: true, pointerType: "touch", detail: 1,
                    clientX: x + width / 2, clientY: y + height / 2 };
    for (let tap = 0; tap < 2; tap++) {
        const there = document.elementFromPoint(touch.clientX, touch.clientY);
        there.dispatchEvent(new PointerEvent("pointerdown", touch));
        there.dispatchEvent(new PointerEvent("click", touch));
    }
}"""


def test_a_double_tap_never_skips_what_nobody_has_seen(page: Page, address: str) -> None:
    begin(page, address, "Solo Training", {"Red": "Ada"})
    page.set_viewport_size({"width": 390, "height": 844})
    text_box(page).fill("P: INF > Drift\nP: INF > Drift")
    page.get_by_role("button", name=say("ready"), exact=True).evaluate(DOUBLE_TAP)
    expect(page.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    step = page.get_by_role("button", name=say("next"), exact=True)
    step.evaluate(DOUBLE_TAP)
    expect(page.get_by_text(beginning("step", number=2))).to_be_visible()
