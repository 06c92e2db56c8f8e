"""No player sees another's secrets at any handover: in the document, title, live regions or storage keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import (
    assert_keeps_secrets,
    begin,
    buy,
    choose_in_menu,
    expect_commands,
    finish_turn,
    hide_tab,
    open_after,
    play_no_commands,
    submit,
    tap,
    tap_tile,
    text_box,
)
from tests.support.browser.reusable_page import visit
from tests.support.labels import move_label
from tests.support.words import beginning, in_turn

SECRETS = ("ARMOR", "INF*", "Braxx", "B1", "meet at dawn")


def keys(page: Page) -> list[str]:
    """The keys of everything the page has stored, and the tab's history state and address."""
    return list(
        page.evaluate(
            "[...Object.keys(localStorage), ...Object.keys(sessionStorage), `${history.state}`, location.href]"
        )
    )


def assert_hidden(page: Page, name: str) -> None:
    """Expect the handover to this player, with none of the commands anywhere."""
    expect(page.get_by_role("heading", name=say("pass-to", name=name))).to_be_visible()
    assert_keeps_secrets(page, *SECRETS)
    live = page.locator("[role=status], [role=alert], [aria-live]").all_text_contents()
    assert not any(secret in text for text in live for secret in SECRETS)
    assert not any(secret in key for key in keys(page) for secret in SECRETS)
    properties = page.evaluate("[...document.querySelectorAll('input, textarea')].map((each) => each.value).join()")
    assert not any(secret in properties for secret in SECRETS)


def turn_of_ben(page: Page, address: str) -> None:
    """Ada has submitted, and Ben has bought a tank."""
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    submit(page)
    tap(page, say("i-am", name="Ben"))
    buy(page, "Braxx", "ARMOR")
    expect_commands(page, "P: ARMOR > Braxx")


@pytest.fixture
def ordering(page: Page, address: str) -> Page:
    """Ben has a draft: a purchase, and half a move."""
    open_after(page, address, turn_of_ben)
    tap(page, say("i-am", name="Ben"))
    expect_commands(page, "P: ARMOR > Braxx")
    tap_tile(page, "Braxx")
    tap(page, move_label("INF"), exact=False)
    tap_tile(page, "B1")
    return page


def test_secrets_are_hidden_after_ready(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    text_box(page).fill("P: ARMOR*2 > Drift\nM: INF*2 @ Drift > D2")
    expect_commands(page, "P: ARMOR*2 > Drift", "M: INF*2 @ Drift > D2")
    submit(page)
    assert_hidden(page, "Ben")
    assert_keeps_secrets(page, "D2", "Drift", "$")


def test_secrets_are_hidden_after_a_reload(ordering: Page) -> None:
    ordering.reload()
    assert_hidden(ordering, "Ben")
    tap(ordering, say("i-am", name="Ben"))
    expect_commands(ordering, "P: ARMOR > Braxx")


def test_secrets_are_hidden_after_the_tab_was_hidden(ordering: Page) -> None:
    hide_tab(ordering)
    assert_hidden(ordering, "Ben")
    tap(ordering, say("i-am", name="Ben"))
    expect_commands(ordering, "P: ARMOR > Braxx")


def test_secrets_are_hidden_after_a_mistake_in_the_text(ordering: Page) -> None:
    text_box(ordering).fill("P: ARMOR > Braxx\nmeet at dawn")
    expect(ordering.get_by_role("alert")).to_contain_text(beginning("mistake", line=2))
    hide_tab(ordering)
    assert_hidden(ordering, "Ben")


def second_turn_of_ben(page: Page, address: str) -> None:
    """A turn was played, and Ben has bought a jet."""
    turn_of_ben(page, address)
    submit(page)
    finish_turn(page)
    tap(page, say("i-am", name="Ben"))
    text_box(page).fill("P: JET > Braxx")
    expect_commands(page, "P: JET > Braxx")


@pytest.mark.parametrize("way", [say("history"), say("rules"), say("home"), say("menu-draw")])
def test_secrets_are_hidden_on_other_screens(page: Page, address: str, way: str) -> None:
    open_after(page, address, second_turn_of_ben)  # history needs a played turn
    tap(page, say("i-am", name="Ben"))
    expect_commands(page, "P: JET > Braxx")
    choose_in_menu(page, way)
    expect(page.get_by_role("heading", name=say("commands-now", name="Ben"))).to_have_count(0)
    assert "P: JET" not in page.content()
    assert "JET" not in page.title() and page.title().endswith("Rozz")


def test_names_are_asked_for_before_the_first_secret(page: Page, address: str) -> None:
    visit(page, address)
    tap(page, say("new-match"))
    tap(page, "Headquarters for Two", exact=False)
    expect(page.get_by_label(say("name-of", colour="Red"))).to_be_visible()
    tap(page, say("begin"))
    expect(page.get_by_role("heading", name=say("pass-to", name="Red"))).to_be_visible()


def test_shared_screens_use_names_and_never_you(ordering: Page) -> None:
    tap(ordering, say("add"))
    submit(ordering)
    for screen in ("all in", "first step", "last step"):
        shown = ordering.get_by_role("main").inner_text().casefold()
        assert " you" not in f" {shown}", screen
        if screen == "all in":
            tap(ordering, say("show-everyone"))
            expect(ordering.get_by_role("main")).to_contain_text("Ben")
        elif screen == "first step":
            tap(ordering, say("last"))


def test_hiding_the_tab_leaves_a_what_if_of_the_players_draft(ordering: Page) -> None:
    tap(ordering, say("add"))
    tap(ordering, say("try-out"))
    expect_commands(ordering, "P: ARMOR > Braxx", "M: INF*5 @ Braxx > B1")
    hide_tab(ordering)
    assert_hidden(ordering, "Ben")


def test_the_view_in_a_players_what_if_stays_private(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    play_no_commands(page, "Ada")
    play_no_commands(page, "Ben")
    finish_turn(page)
    board = page.get_by_role("application", name="Headquarters for Two")
    # The view that a fresh what-if starts with.
    tap(page, say("history"))
    tap(page, say("try-turn", moment=in_turn(1)))
    expect(board).to_be_visible()
    at_first = str(board.get_attribute("viewBox"))
    tap(page, say("back-to-match"))
    tap(page, say("i-am", name="Ben"))
    tap(page, say("try-out"))
    expect(page.get_by_role("heading", name=say("what-if"))).to_be_visible()
    for _ in range(3):
        page.get_by_role("button", name=say("zoom-in")).click()
    board.focus()
    expect(board).not_to_have_attribute("viewBox", at_first)
    tap(page, say("back-to-match"))
    submit(page)
    expect(page.get_by_role("heading", name=say("pass-to", name="Ada"))).to_be_visible()
    tap(page, say("history"))
    tap(page, say("try-turn", moment=in_turn(1)))
    expect(board).to_have_attribute("viewBox", at_first)
