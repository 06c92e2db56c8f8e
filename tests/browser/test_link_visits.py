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
from tests.support.browser.link_player_actions import Person, began, command, follow, invite, join, link, paste, send
from tests.support.browser.player_actions import choose, play, scenario, tap
from tests.support.labels import moves_now
from tests.support.words import anything, part_of

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
    choose(page, say("share-told"))
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
        match = match.hand_in(seat, game.default(match.state, seat)).reveal()
    return match


def test_an_old_invitation_asks_for_the_key_offered_with_the_seat(person: Person, tmp_path: Path) -> None:
    ada, ben, new = person(), person(), person()
    invitation = invite(ada, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"})
    follow(ben, invitation)
    answer = join(ben, "Ben")
    assert violations(ben) == []
    with ben.expect_download() as saved:
        tap(ben, say("save-key"))
    expect(ben.get_by_text(say("key-saved"))).to_be_visible()
    key = tmp_path / "key.json"
    saved.value.save_as(key)
    paste(ada, answer)
    tap(ada, say("start-match"))
    expect(ada.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()
    tap(ada, say("start-alone"))
    started = link(ada)
    # Another device of Ben's opens the first invitation, which is older than his seat.
    follow(new, invitation)
    asked = new.get_by_label(say("open-key"))
    expect(asked).to_be_attached()
    assert violations(new) == []
    asked.set_input_files(key)
    expect(new.get_by_role("heading", name=say("path-open-newest"))).to_be_visible()
    expect(new.get_by_role("button", name=say("take-seat"))).to_have_count(0)
    paste(new, started)
    expect(new.get_by_role("heading", name=say("commands-now", name="Ben"))).to_be_visible()


def test_a_shared_turn_opens_at_that_turn_on_a_phone(person: Person, address: str) -> None:
    ada, eve = person(), person()
    follow(ada, f"{address}#m={link_text(played(4))}&turn=2")
    expect(ada.get_by_role("heading", name=say("revealed", moment=say("moment-move", number=2)))).to_be_visible()
    text = shared(ada)
    assert text.endswith("&turn=2")
    eve.set_viewport_size(PHONES[0])
    follow(eve, text[text.index("http") :])
    heading = eve.get_by_role("heading", name=say("revealed", moment=say("moment-move", number=2)))
    for size in PHONES:
        eve.set_viewport_size(size)
        box = heading.bounding_box()
        assert box and box["width"] > 150 and box["height"] < 40, "a heading stands in one line"
        for name in (say("back-to-match"), say("moment-move", number=3)):
            expect(eve.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
        assert eve.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(eve) == []


def test_the_button_to_a_shared_matchs_status_is_in_sight_on_a_phone(person: Person, address: str) -> None:
    eve = person()
    follow(eve, f"{address}#m={link_text(played(2))}")
    for size in PHONES:
        eve.set_viewport_size(size)
        expect(eve.get_by_role("button", name=say("told-standing"))).to_be_in_viewport(ratio=1)
    tap(eve, say("told-standing"))
    expect(eve.get_by_role("heading", name=say("told-turns", number=2))).to_be_visible()
    assert not shared(eve).endswith("&turn=2")


def test_a_puzzle_can_be_shared_from_its_menu(person: Person) -> None:
    ada, eve = person(), person()
    tap(ada, say("puzzles"))
    tap(ada, puzzle_name("rozz-1-airlift", ""), exact=False)
    heading = re.compile(f"^{anything('commands-now')}")
    expect(ada.get_by_role("heading", name=heading).first).to_be_visible()
    eve.goto(shared(ada))
    expect(eve.get_by_role("heading", name=heading).first).to_be_visible()


def test_a_name_is_remembered_and_can_be_changed_before_the_start(person: Person) -> None:
    ada, ben = person(), person()
    follow(ben, invite(ada, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"}))
    join(ben, "Ben")
    unfold(ben, say("change-name"))
    ben.get_by_label(say("new-name-here")).fill("Benedict")
    tap(ben, say("use-name"))
    seats = ben.get_by_role("list", name=say("who-plays"))
    expect(seats.get_by_text("Benedict", exact=True)).to_be_visible()
    expect(seats.get_by_text("Ben", exact=True)).to_have_count(0)
    paste(ada, link(ben))
    expect(ada.get_by_role("list", name=say("who-plays")).get_by_text("Benedict", exact=True)).to_be_visible()
    tap(ada, say("start-match"))
    expect(ada.get_by_role("heading", name=say("commands-now", name="Ada"))).to_be_visible()
    # On both devices the next match starts with the name given last.
    home(ada)
    scenario(ada, "Basic Training")
    ada.get_by_label(say("plays", colour="Blue")).select_option(say("plays-link"))
    expect(ada.get_by_label(say("name-of", colour="Red"))).to_have_value("Ada")
    tap(ada, say("begin"))
    follow(ben, link(ada))
    expect(ben.get_by_label(say("your-name"))).to_have_value("Benedict")


def test_a_player_on_the_far_side_sees_the_board_turned(person: Person) -> None:
    ada, ben = began(person, SKIRMISH, {"Rose": "Ada", "Cross": "Ben"})
    assert top(ada, "a7") < top(ada, "a2")
    play(ada, "e2 f3")
    follow(ben, link(ada))
    expect(ben.get_by_role("heading", name=say("revealed", moment=say("moment-move", number=1)))).to_be_visible()
    assert top(ben, "a7") > top(ben, "a2")
    tap(ben, say("next-move"))
    assert top(ben, "a7") > top(ben, "a2")
    tap(ben, say("turn-board"))
    assert top(ben, "a7") < top(ben, "a2")


def resign(page: Page) -> None:
    """Resign and confirm it."""
    choose(page, say("menu-resign"))
    page.get_by_role("alertdialog").get_by_role("button", name=say("menu-resign")).click()


def test_a_rematch_with_the_same_people_sends_one_invitation(person: Person) -> None:
    ada, ben = began(person, SKIRMISH, {"Rose": "Ada", "Cross": "Ben"})
    resign(ada)
    expect(ada.get_by_role("heading", name=say("won", names="Ben"))).to_be_visible()
    assert violations(ada) == []
    tap(ada, say("rematch-link"))
    expect(ada.get_by_role("heading", name=say("path-send", names="Ben"), exact=True)).to_be_visible()
    expect(ada.get_by_text(part_of("note-rematch", names="Ben"))).to_be_visible()
    follow(ben, link(ada))
    expect(ben.get_by_label(say("your-name"))).to_have_value("Ben")
    paste(ada, join(ben, "Ben"))
    tap(ada, say("start-match"))
    expect(ada.get_by_role("heading", name=moves_now("Ada", 1))).to_be_visible()


def test_matches_that_wait_for_this_device_lead_the_list_and_badge(person: Person) -> None:

    def with_badge() -> Page:
        page = person()
        page.evaluate(BADGE)
        return page

    ada, ben = began(with_badge, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    command(ada, "N:")
    sealed = link(ada)
    ada.wait_for_function("window.badge === 1")
    ada.evaluate(NO_SHARE)
    send(ada)
    expect(ada.get_by_role("heading", name=say("link-sent", names="Ben"))).to_be_visible()
    ada.wait_for_function("window.badge === 0")
    ada.set_viewport_size(PHONES[0])
    home(ada)
    expect(ada.get_by_role("textbox", name=say("paste-link"))).to_be_in_viewport(ratio=1)
    assert violations(ada) == []
    follow(ben, sealed)
    expect(ben.get_by_role("heading", name=say("commands-now", name="Ben"))).to_be_visible()
    ben.wait_for_function("window.badge === 1")
    home(ben)
    # A match that began later does not push down the one that others wait for.
    tap(ben, say("play-now"), exact=False)
    expect(ben.get_by_role("heading", name=say("commands-now", name="Red"))).to_be_visible()
    home(ben)
    expect(ben.get_by_role("article").first).to_contain_text("Ada – Ben")
    assert ben.evaluate("window.badge") == 1


def test_a_player_who_resigned_gets_no_links_and_no_questions(person: Person) -> None:
    ada, ben, _ = began(person, "Headquarters for Three", {"Red": "Ada", "Blue": "Ben", "Green": "Cleo"})
    resign(ben)
    expect(ben.get_by_role("heading", name=say("link-resigned"))).to_be_visible()
    for asked in (say("skipping"), say("safety")):
        expect(ben.get_by_text(asked, exact=True)).to_have_count(0)
    follow(ada, link(ben))
    command(ada, "N:")
    expect(ada.get_by_role("heading", name=say("path-send", names="Cleo"), exact=True)).to_be_visible()
