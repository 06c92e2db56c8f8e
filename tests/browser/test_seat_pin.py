"""A player on a shared device protects their commands with a PIN: sets it, passes on, enters it, forgets it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from rozz.ui.features.table.seat_pins import WAIT_SECONDS
from rozz.ui.i18n.texts import say
from tests.support.browser.axe import violations
from tests.support.browser.player_actions import (
    assert_keeps_secrets,
    begin,
    choose_in_menu,
    expect_commands,
    hide_tab,
    open_after,
    play_no_commands,
    submit,
    tap,
    text_box,
)
from tests.support.browser.reusable_page import revisit

PIN = "2580"


def box(page: Page) -> Locator:
    """Where the handover page asks for Ada's PIN."""
    return page.get_by_label(say("pin-of", name="Ada"))


def enter(page: Page, pin: str) -> None:
    box(page).fill(pin)
    tap(page, say("i-am", name="Ada"))


def commands(page: Page) -> Locator:
    return page.get_by_role("heading", name=say("commands-now", name="Ada"))


def set_pin(page: Page, pin: str, again: str) -> None:
    """Fill in the panel and press Enter."""
    panel = page.get_by_role("dialog", name=say("set-pin"))
    panel.get_by_label(say("pin-first")).fill(pin)
    panel.get_by_label(say("pin-again")).fill(again)
    panel.get_by_label(say("pin-again")).press("Enter")


def pin_set(page: Page, address: str) -> None:
    """Ada has bought a tank and set a PIN."""
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    text_box(page).fill("P: ARMOR > Drift")
    expect_commands(page, "P: ARMOR > Drift")
    choose_in_menu(page, say("set-pin"))
    set_pin(page, PIN, PIN)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.fixture
def passed(page: Page, address: str) -> Page:
    """The handover to Ada, who has a draft and a PIN."""
    open_after(page, address, pin_set)
    return page


def test_a_pin_is_set_by_keyboard_and_its_mistakes_are_read_out(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    choose_in_menu(page, say("set-pin"))
    set_pin(page, PIN, "2581")
    first, again = page.get_by_label(say("pin-first")), page.get_by_label(say("pin-again"))
    expect(first).to_have_accessible_description(say("pin-differs"))
    expect(first).to_be_focused()
    expect(first).to_have_value("")
    expect(again).to_have_value("")
    expect(page.get_by_role("status").filter(has_text=say("pin-differs"))).to_have_count(1)
    set_pin(page, PIN, PIN)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text=say("pin-is-set"))).not_to_have_count(0)
    expect(page.get_by_role("button", name=say("menu"))).to_be_focused()
    choose_in_menu(page, say("remove-pin"))
    page.get_by_label(say("pin-current")).fill(PIN)
    page.get_by_role("dialog").get_by_role("button", name=say("remove-pin")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    hide_tab(page)
    tap(page, say("i-am", name="Ada"))
    expect(commands(page)).to_be_visible()


def test_commands_open_only_with_the_pin_after_a_reload(passed: Page) -> None:
    page = passed
    assert_keeps_secrets(page, "ARMOR")
    enter(page, "0000")
    expect(box(page)).to_have_accessible_description(say("pin-wrong"))
    expect(box(page)).to_be_focused()
    expect(box(page)).to_have_value("")
    assert_keeps_secrets(page, "ARMOR", "0000")
    box(page).fill(PIN)
    box(page).press("Enter")
    expect(commands(page)).to_be_visible()
    expect_commands(page, "P: ARMOR > Drift")


def test_taking_commands_back_asks_for_the_pin(passed: Page) -> None:
    page = passed
    enter(page, PIN)
    submit(page)
    expect(page.get_by_role("heading", name=say("pass-to", name="Ben"))).to_be_visible()
    tap(page, say("take-back", name="Ada"))
    expect(page.get_by_role("heading", name=say("pass-to", name="Ada"))).to_be_visible()
    assert_keeps_secrets(page, "ARMOR")
    enter(page, PIN)
    expect_commands(page, "P: ARMOR > Drift")
    submit(page)
    play_no_commands(page, "Ben")
    expect(page.get_by_role("heading", name=say("all-in"))).to_be_visible()


def test_the_keyboard_leads_to_the_box_and_on_to_the_board(passed: Page) -> None:
    page = passed
    enter(page, PIN)
    expect(commands(page)).to_be_visible()
    page.keyboard.press("r")
    page.get_by_role("alertdialog").get_by_role("button", name=say("hand-in")).press("Enter")
    page.get_by_role("button", name=say("take-back", name="Ada")).press("Enter")
    expect(box(page)).to_be_focused()
    expect(box(page)).to_have_accessible_description(f"{say('pass-to', name='Ada')} {say('pass-pin', name='Ada')}")
    page.keyboard.type(PIN)
    page.keyboard.press("Enter")
    expect(commands(page)).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Drift:")).first).to_be_focused()


def test_with_a_mouse_too_a_pin_can_be_typed_at_once(passed: Page) -> None:
    page = passed
    enter(page, PIN)
    expect(commands(page)).to_be_visible()
    tap(page, say("ready"))
    page.get_by_role("alertdialog").get_by_role("button", name=say("hand-in")).click()
    page.get_by_role("button", name=say("take-back", name="Ada")).click()
    expect(box(page)).to_be_focused()
    page.keyboard.type(PIN)
    page.keyboard.press("Enter")
    expect(commands(page)).to_be_visible()


def test_after_too_many_wrong_pins_there_is_a_wait_even_after_a_reload(passed: Page) -> None:
    page = passed
    for number in range(5):
        enter(page, f"000{number}")
        expect(box(page)).to_have_value("")
    expect(box(page)).to_have_accessible_description(say("pin-wrong-wait", seconds=WAIT_SECONDS))
    revisit(page)
    enter(page, PIN)
    expect(box(page)).to_have_accessible_description(say("pin-wait", seconds=WAIT_SECONDS))
    expect(commands(page)).to_have_count(0)


def test_enter_in_the_first_of_two_boxes_leads_on_to_the_second(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    choose_in_menu(page, say("set-pin"))
    first, again = page.get_by_label(say("pin-first")), page.get_by_label(say("pin-again"))
    first.fill(PIN)
    first.press("Enter")
    expect(again).to_be_focused()
    expect(first).to_have_value(PIN)
    again.fill(PIN)
    again.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text=say("pin-is-set"))).not_to_have_count(0)


def test_a_typed_pin_is_gone_when_the_tab_was_hidden(passed: Page) -> None:
    page = passed
    box(page).fill(PIN)
    hide_tab(page)
    expect(box(page)).to_have_value("")


def test_a_double_click_on_the_button_tries_a_pin_once(passed: Page) -> None:
    page = passed
    box(page).fill("0000")
    page.get_by_role("button", name=say("i-am", name="Ada")).dblclick()
    expect(box(page)).to_have_accessible_description(say("pin-wrong"))


def test_giving_a_seat_to_a_computer_asks_for_its_pin(passed: Page) -> None:
    page = passed
    tap(page, say("who-plays"))
    panel = page.get_by_role("dialog", name=say("who-plays"))
    panel.get_by_role("combobox", name=say("plays", colour="Red")).select_option("computer:1")
    panel.get_by_role("button", name=say("seats-change")).click()
    expect(page.get_by_role("heading", name=say("pass-to", name="Ada"))).to_be_visible()
    tap(page, say("i-am", name="Ada"))
    tap(page, say("agrees", name="Ada"))
    expect(box(page)).to_have_accessible_description(say("pin-digits"))
    box(page).fill(PIN)
    box(page).press("Enter")
    expect(page.get_by_role("heading", name=say("pass-to", name="Ben"))).to_be_visible()
    tap(page, say("i-am", name="Ben"))
    tap(page, say("agrees", name="Ben"))
    expect(page.get_by_role("button", name=say("play-on"))).to_have_count(0)


def test_a_forgotten_pin_costs_the_commands_and_never_the_match(passed: Page) -> None:
    page = passed
    tap(page, say("pin-forgotten"))
    question = page.get_by_role("alertdialog", name=say("reset-pin-question", name="Ada"))
    expect(question).to_have_accessible_description(say("reset-pin-how", name="Ada"))
    question.get_by_role("button", name=say("keep-pin")).click()
    expect(box(page)).to_be_visible()
    tap(page, say("pin-forgotten"))
    question.get_by_role("button", name=say("reset-pin"), exact=True).click()
    expect(box(page)).to_have_count(0)
    expect(page.get_by_role("heading", name=say("pass-to", name="Ada"))).to_be_focused()
    expect(page.get_by_role("main")).to_contain_text(say("pin-was-reset", name="Ada"))
    tap(page, say("i-am", name="Ada"))
    expect(commands(page)).to_be_visible()
    expect_commands(page)
    submit(page)
    expect(page.get_by_role("heading", name=say("pass-to", name="Ben"))).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(say("pin-was-reset", name="Ada"))


def test_a_pin_is_in_no_document_title_address_store_or_file(passed: Page) -> None:
    page = passed
    stored = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    (digest,) = set(re.findall(r'pins\W+RED\W+([0-9a-f]{64})', stored))
    for pin in ("0000", PIN):
        box(page).fill(pin)
        assert not any(secret in page.content() for secret in (pin, digest)), "only its box knows what is typed"
        tap(page, say("i-am", name="Ada"))
        expect(box(page)).to_have_count(0 if pin == PIN else 1)
    expect(commands(page)).to_be_visible()
    assert not any(secret in page.content() + page.title() + page.url for secret in (f">{PIN}<", f'"{PIN}"', digest))
    again = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])")
    assert not re.search(rf"\b{PIN}\b", again)
    choose_in_menu(page, say("home"))
    with page.expect_download() as waiting:
        tap(page, say("export", name="Ada – Ben"))
    file = waiting.value.path().read_text()
    assert digest not in file and "pins" not in file


def test_the_pin_pages_are_accessible_and_fit_on_a_phone(passed: Page) -> None:
    page = passed
    page.set_viewport_size({"width": 390, "height": 844})
    enter(page, "0000")
    expect(box(page)).to_have_accessible_description(say("pin-wrong"))
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    tap(page, say("pin-forgotten"))
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert violations(page) == []
