"""Matches by link between visits: keys, names, board sides, sharing, rematches, and what waits on the first screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rozz import library
from rozz.engine.match import Match
from rozz.readonly import link_text
from rozz.ui.i18n.puzzle_texts import puzzle_name
from rozz.ui.i18n.texts import say
from tests.support.browser.axe import violations
from tests.support.browser.link_player_actions import (
    NewPlayer,
    begin_by_link,
    follow_link,
    invite,
    link_to_send,
    paste_link,
    seal_commands,
    send_link,
    take_seat,
)
from tests.support.browser.player_actions import choose_in_menu, choose_scenario, play_move, tap
from tests.support.labels import moves_now
from tests.support.words import longest_part, pattern_text

pytestmark = pytest.mark.thorough

#: A typical phone and the smallest one.
PHONES = ({"width": 390, "height": 844}, {"width": 320, "height": 568})
#: Stores the shared text where a test can read it.
NO_SHARE = """() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    navigator.clipboard.writeText = async text => { window.copied = text };
}"""
#: Records the number that the page sets on the app's icon.
BADGE = """() => {
    window.badge = 0;
    navigator.setAppBadge = async number => { window.badge = number };
    navigator.clearAppBadge = async () => { window.badge = 0 };
}"""
SKIRMISH = "RosenKreuz, Skirmish"


def unfold(page: Page, name: str) -> None:
    """Open the fold with this label."""
    page.get_by_text(name, exact=True).click()


def home(page: Page) -> None:
    """Return to the first screen."""
    page.get_by_role("link", name=say("to-home")).click()
    expect(page.get_by_role("button", name=say("new-match"), exact=True)).to_be_visible()


def top(page: Page, square: str) -> float:
    """The top edge of a square of the board, in pixels."""
    box = page.get_by_role("button", name=re.compile(f"^{square}:")).bounding_box()
    assert box
    return box["y"]


def shared(page: Page) -> str:
    """The text that Share in the menu copies."""
    page.evaluate(NO_SHARE)
    choose_in_menu(page, say("share-told"))
    expect(page.get_by_text(say("watch-copied"))).to_be_visible()
    return str(page.evaluate("window.copied"))


def played(number: int) -> Match:
    """A match of this many default moves that no player has won."""
    game = library.game("rosenkreuz")
    begun = game.read(library.scenario_mapping("rosenkreuz-skirmish", "rosenkreuz"))
    match = Match.begin(game, begun, "told", {"ROSE": "Ada", "CROSS": "Ben"})
    for _ in range(number):
        assert match.moment is not None
        seat = match.moment.seats[0]
        match = match.hand_in(seat, game.default_commands(match.state, seat)).reveal()
    return match


def test_an_old_invitation_asks_for_the_key_offered_with_the_seat(new_player: NewPlayer, tmp_path: Path) -> None:
    ada, ben, new = new_player(), new_player(), new_player()
    invitation = invite(ada, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"})
    follow_link(ben, invitation)
    answer = take_seat(ben, "Ben")
    assert violations(ben) == []
    with ben.expect_download() as saved:
        tap(ben, say("save-key"))
    expect(ben.get_by_text(say("key-saved"))).to_be_visible()
    key = tmp_path / "key.json"
    saved.value.save_as(key)
    paste_link(ada, answer)
    tap(ada, say("start-match"))
    expect(ada.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()
    tap(ada, say("start-alone"))
    started = link_to_send(ada)
    # Another device of Ben's opens the first invitation, which is older than his seat.
    follow_link(new, invitation)
    asked = new.get_by_label(say("open-key"))
    expect(asked).to_be_attached()
    assert violations(new) == []
    asked.set_input_files(key)
    expect(new.get_by_role("heading", name=say("path-open-newest"))).to_be_visible()
    expect(new.get_by_role("button", name=say("take-seat"))).to_have_count(0)
    paste_link(new, started)
    expect(new.get_by_role("heading", name=say("commands-now", name="Ben"))).to_be_visible()


def test_a_shared_turn_opens_at_that_turn_on_a_phone(new_player: NewPlayer, address: str) -> None:
    ada, eve = new_player(), new_player()
    follow_link(ada, f"{address}#m={link_text(played(4))}&turn=2")
    expect(ada.get_by_role("heading", name=say("revealed", moment=say("moment-move", number=2)))).to_be_visible()
    text = shared(ada)
    assert text.endswith("&turn=2")
    eve.set_viewport_size(PHONES[0])
    follow_link(eve, text[text.index("http") :])
    heading = eve.get_by_role("heading", name=say("revealed", moment=say("moment-move", number=2)))
    for size in PHONES:
        eve.set_viewport_size(size)
        box = heading.bounding_box()
        assert box and box["width"] > 150 and box["height"] < 40, "a heading stands in one line"
        for name in (say("back-to-match"), say("move-after")):
            expect(eve.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
        assert eve.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(eve) == []


def test_the_button_to_a_shared_matchs_status_is_in_sight_on_a_phone(new_player: NewPlayer, address: str) -> None:
    eve = new_player()
    follow_link(eve, f"{address}#m={link_text(played(2))}")
    for size in PHONES:
        eve.set_viewport_size(size)
        expect(eve.get_by_role("button", name=say("told-standing"))).to_be_in_viewport(ratio=1)
    tap(eve, say("told-standing"))
    expect(eve.get_by_role("heading", name=say("told-turns", number=2))).to_be_visible()
    assert not shared(eve).endswith("&turn=2")


def test_a_puzzle_can_be_shared_from_its_menu(new_player: NewPlayer) -> None:
    ada, eve = new_player(), new_player()
    tap(ada, say("puzzles"))
    tap(ada, puzzle_name("rozz-1-airlift", ""), exact=False)
    heading = re.compile(f"^{pattern_text('commands-now')}")
    expect(ada.get_by_role("heading", name=heading).first).to_be_visible()
    eve.goto(shared(ada))
    expect(eve.get_by_role("heading", name=heading).first).to_be_visible()


def test_a_name_is_remembered_and_can_be_changed_before_the_start(new_player: NewPlayer) -> None:
    ada, ben = new_player(), new_player()
    follow_link(ben, invite(ada, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"}))
    take_seat(ben, "Ben")
    unfold(ben, say("change-name"))
    ben.get_by_label(say("new-name-here")).fill("Benedict")
    tap(ben, say("use-name"))
    seats = ben.get_by_role("list", name=say("who-plays"))
    expect(seats.get_by_text("Benedict", exact=True)).to_be_visible()
    expect(seats.get_by_text("Ben", exact=True)).to_have_count(0)
    paste_link(ada, link_to_send(ben))
    expect(ada.get_by_role("list", name=say("who-plays")).get_by_text("Benedict", exact=True)).to_be_visible()
    tap(ada, say("start-match"))
    expect(ada.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()
    # On both devices the next match starts with the name given last.
    home(ada)
    choose_scenario(ada, "Basic Training")
    ada.get_by_label(say("plays", colour="Blue")).select_option(say("plays-link"))
    expect(ada.get_by_label(say("name-of", colour="Red"))).to_have_value("Ada")
    tap(ada, say("begin"))
    follow_link(ben, link_to_send(ada))
    expect(ben.get_by_label(say("your-name"))).to_have_value("Benedict")


def test_a_player_on_the_far_side_sees_the_board_turned(new_player: NewPlayer) -> None:
    ada, ben = begin_by_link(new_player, SKIRMISH, {"Rose": "Ada", "Cross": "Ben"})
    assert top(ada, "a7") < top(ada, "a2")
    play_move(ada, "e2 f3")
    follow_link(ben, link_to_send(ada))
    expect(ben.get_by_role("heading", name=say("revealed", moment=say("moment-move", number=1)))).to_be_visible()
    assert top(ben, "a7") > top(ben, "a2")
    tap(ben, say("next-move"))
    assert top(ben, "a7") > top(ben, "a2")
    tap(ben, say("turn-board"))
    assert top(ben, "a7") < top(ben, "a2")


def resign(page: Page) -> None:
    """Resign and confirm it."""
    choose_in_menu(page, say("menu-resign"))
    page.get_by_role("alertdialog").get_by_role("button", name=say("menu-resign")).click()


def test_a_rematch_with_the_same_people_sends_one_invitation(new_player: NewPlayer) -> None:
    ada, ben = begin_by_link(new_player, SKIRMISH, {"Rose": "Ada", "Cross": "Ben"})
    resign(ada)
    expect(ada.get_by_role("heading", name=say("won-here", result="lost", names="Ben"))).to_be_visible()
    assert violations(ada) == []
    tap(ada, say("rematch-link"))
    expect(ada.get_by_role("heading", name=say("path-send", names="Ben"), exact=True)).to_be_visible()
    expect(ada.get_by_text(longest_part("note-rematch", names="Ben"))).to_be_visible()
    follow_link(ben, link_to_send(ada))
    expect(ben.get_by_label(say("your-name"))).to_have_value("Ben")
    paste_link(ada, take_seat(ben, "Ben"))
    tap(ada, say("start-match"))
    expect(ada.get_by_role("heading", name=moves_now("Ada", 1))).to_be_visible()


def test_matches_that_wait_for_this_device_lead_the_list_and_badge(new_player: NewPlayer) -> None:

    def with_badge() -> Page:
        page = new_player()
        page.evaluate(BADGE)
        return page

    ada, ben = begin_by_link(with_badge, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    seal_commands(ada, "N:")
    sealed = link_to_send(ada)
    ada.wait_for_function("window.badge === 1")
    ada.evaluate(NO_SHARE)
    send_link(ada)
    expect(ada.get_by_role("heading", name=say("link-sent", names="Ben"))).to_be_visible()
    ada.wait_for_function("window.badge === 0")
    ada.set_viewport_size(PHONES[0])
    home(ada)
    expect(ada.get_by_role("textbox", name=say("paste-link"))).to_be_in_viewport(ratio=1)
    assert violations(ada) == []
    follow_link(ben, sealed)
    expect(ben.get_by_role("heading", name=say("commands-now", name="Ben"))).to_be_visible()
    ben.wait_for_function("window.badge === 1")
    home(ben)
    # A match that began later does not push down the one that others wait for.
    tap(ben, say("play-now"), exact=False)
    expect(ben.get_by_role("heading", name=say("commands-now", name="Red"))).to_be_visible()
    home(ben)
    expect(ben.get_by_role("article").first).to_contain_text("Ada – Ben")
    assert ben.evaluate("window.badge") == 1


def test_a_player_who_resigned_gets_no_links_and_no_questions(new_player: NewPlayer) -> None:
    ada, ben, _ = begin_by_link(new_player, "Headquarters for Three", {"Red": "Ada", "Blue": "Ben", "Green": "Cleo"})
    resign(ben)
    expect(ben.get_by_role("heading", name=say("link-resigned"))).to_be_visible()
    for asked in (say("skipping"), say("safety")):
        expect(ben.get_by_text(asked, exact=True)).to_have_count(0)
    follow_link(ada, link_to_send(ben))
    seal_commands(ada, "N:")
    expect(ada.get_by_role("heading", name=say("path-send", names="Cleo"), exact=True)).to_be_visible()
