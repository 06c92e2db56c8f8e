"""Playing without seeing the board or without a pointer: matches won by names and live regions, and by keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from rozz.engine.said import said
from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import begin, tap, text_box
from tests.support.browser.reusable_page import visit
from tests.support.browser.screen_reader import (
    activate,
    announcements,
    expect_announced,
    expect_focused,
    expect_new_screen,
    listen,
)
from tests.support.engine.report_lines import add_hint, moved, pieces, sentence
from tests.support.labels import buy_label, move_label, own_tile, strike_label, tile_text
from tests.support.words import longest_part, pattern_text, words_for

#: The most keys for a whole match of two; six turns took 574 before there were keys for Ready, next and the board.
MOST_KEYS = 250
#: The most Tabs from a tile to Ready; 35 before the sheet was a single stop.
MOST_TABS = 15


def in_reach(label: str, may: str) -> str:
    """What a screen reader says of a tile with its contents, and of what may be done there."""
    return say("rozz-tile-in-reach", label=tile_text(label), may=say(may))


def commands_left(used: int, money: int) -> str:
    """What a screen reader says is left after commands."""
    return say("rozz-tally-aloud", used=used, allowance=2, money=money)


class KeyboardPlayer:
    """A player with nothing but a keyboard; counts every key."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.count += 1

    def tab_to(self, name: str, most: int = 30) -> None:
        for _ in range(most):
            self.press("Tab")
            if re.match(name, self.focused):
                return
        raise AssertionError(f"{name} is not reached by {most} Tabs; at {self.focused}")

    @property
    def focused(self) -> str:
        return str(
            self.page.evaluate(
                "(document.activeElement.ariaLabel || document.activeElement.labels?.[0]?.textContent"
                " || document.activeElement.textContent).trim()"
            )
        )

    def screen(self, heading: str) -> None:
        """Expect a new screen whose heading is announced."""
        expect_new_screen(self.page, f"^{re.escape(heading)}$")

    def press_until_focused(self, key: str, name: str, most: int = 30) -> None:
        """Press a key until the focused element has this name."""
        for _ in range(most):
            before = self.focused
            self.press(key)
            self.page.wait_for_timeout(60) if self.focused == before else None
            if self.focused.startswith(name):
                return
        raise AssertionError(f"{name} is not reached by {key}; at {self.focused}")

    def until(self, key: str, words: str, most: int = 30) -> None:
        """Press a key until the status shows these words."""
        status = self.page.get_by_role("status").first
        for _ in range(most):
            self.press(key)
            if words in status.inner_text():
                return
        raise AssertionError(f"{words} is not said for {key}, but {status.inner_text()}")

    def take_device(self, name: str) -> None:
        """Take the device as this player."""
        self.screen(say("pass-to", name=name))
        self.press("Tab", "Enter")
        self.screen(say("commands-now", name=name))

    def hand_in(self) -> None:
        """Press Ready, and again if the page asks whether that is all."""
        self.press("r")
        if self.focused.startswith(say("doubts")):
            self.press("r")

    def play_no_commands(self, name: str) -> None:
        self.take_device(name)
        self.hand_in()

    def reveal(self, onward: str) -> None:
        """Show the turn to everyone, then continue."""
        self.screen(say("all-in"))
        self.press("Tab", "Enter")
        expect_new_screen(self.page, f"^{pattern_text('revealed')}$")
        self.press("n")
        self.screen(onward)


@pytest.mark.thorough
@words_for("other")
def test_a_whole_match_can_be_won_by_keys_alone(page: Page, address: str) -> None:
    visit(page, address)
    expect(page.get_by_role("button", name=say("new-match"), exact=True)).to_be_visible()
    expect(page.get_by_role("progressbar", include_hidden=True)).to_have_count(0)
    hands = KeyboardPlayer(page)
    hands.tab_to(say("new-match"))
    hands.press("Enter")
    hands.screen(say("choose"))
    hands.tab_to("Headquarters for Two")
    hands.press("Enter")
    hands.tab_to(say("name-of", colour="Red"))
    hands.press(*"Ada")
    hands.tab_to(say("name-of", colour="Blue"))
    hands.press(*"Ben", "Enter")
    # Letter keys cycle through the purchases, forward and back; + and − set the cargo.
    hands.take_device("Ada")
    hands.press("g", "Enter")
    hands.until("P", add_hint("buy", pieces="1 TRANS", tile="Drift", cost=16))
    hands.press("a")
    hands.until("p", add_hint("buy", pieces="1 SRNUKE", tile="Drift", cost=15))
    hands.press("a")
    hands.hand_in()
    hands.play_no_commands("Ben")
    hands.reveal(say("pass-to", name="Ben"))
    hands.play_no_commands("Ben")
    hands.take_device("Ada")
    move_transport(hands, "Drift", "R6")
    hands.reveal(say("pass-to", name="Ada"))
    hands.take_device("Ada")
    move_transport(hands, "R6", "B6")
    hands.play_no_commands("Ben")
    hands.reveal(say("pass-to", name="Ben"))
    hands.play_no_commands("Ben")
    hands.take_device("Ada")
    hands.press_until_focused("o", own_tile("B6"))
    hands.press("Enter", "s")
    hands.press_until_focused("j", in_reach("Braxx: Ben, HQ 1, INF 5", "rozz-may-strike"))
    hands.press("Enter", "Enter")
    hands.hand_in()
    hands.reveal(say("pass-to", name="Ada"))
    hands.take_device("Ada")
    hands.press_until_focused("o", own_tile("B6"))
    hands.press("Enter")
    hands.until("m", sentence("rozz-command-where-to", pieces="5 INF", start="B6"))
    hands.press_until_focused("j", in_reach("Braxx: Ben, HQ 1", "rozz-may-move"))
    hands.press("Enter", "Enter")
    hands.hand_in()
    hands.play_no_commands("Ben")
    hands.reveal(say("won", names="Ada"))
    print(f"{hands.count} keys")
    assert hands.count <= MOST_KEYS


def move_transport(hands: KeyboardPlayer, start: str, end: str) -> None:
    """Move a transport with five infantry and a missile."""
    hands.press_until_focused("o", own_tile(start))
    hands.press("Enter")
    hands.until("m", sentence("rozz-command-where-to", pieces="1 TRANS", start=start))
    hands.press("+", "+", "+", "+", "+")
    hands.tab_to(say("more-of", what="SRNUKE"))
    hands.press("Enter", "g")
    hands.press_until_focused("j", in_reach(say("rozz-tile-empty", tile=end), "rozz-may-move"))
    hands.press("Enter", "Enter")
    hands.hand_in()


def test_few_tabs_lead_from_a_tile_to_ready(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    hands = KeyboardPlayer(page)
    hands.press("g", "Enter")
    expect(page.get_by_role("region", name="Drift").get_by_role("button")).not_to_have_count(1)
    hands.count = 0
    hands.tab_to(f"{say('ready')}$", MOST_TABS)
    print(f"{hands.count} Tabs")
    # The sheet's choices are one Tab stop, and arrow keys move between them.
    page.get_by_role("button", name=move_label("INF")).focus()
    hands.press("ArrowRight")
    expect(page.get_by_role("button", name=buy_label("INF"))).to_be_focused()
    hands.press("End", "ArrowRight")
    expect(page.get_by_role("button", name=move_label("INF"))).to_be_focused()


def test_key_help_shows_for_keyboard_players_who_are_not_typing(page: Page, address: str) -> None:
    begin(page, address, "Headquarters for Two", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    keys = page.get_by_role("paragraph").filter(has_text=f"Enter {say('now-pick')}")
    page.get_by_role("button", name=re.compile("^Drift")).first.click()
    expect(keys).to_be_hidden()
    page.keyboard.press("Tab")
    expect(keys).to_be_visible()
    text_box(page).fill("P: INF > Drift")
    expect(keys).to_be_hidden()
    page.keyboard.press("Shift+Tab")
    expect(keys).to_be_visible()


def test_a_whole_match_can_be_won_by_names_and_live_regions_alone(page: Page, address: str) -> None:
    visit(page, address)
    activate(page, say("new-match"))
    expect(page.get_by_role("heading", name=say("choose"))).to_be_focused()
    listen(page)
    page.get_by_role("button", name=re.compile("^Solo Training")).dispatch_event("click")
    page.get_by_role("textbox", name=say("name-of", colour="Red")).fill("Ada")
    activate(page, say("begin"))
    expect_new_screen(page, f"^{re.escape(say('commands-now', name='Ada'))}$")
    # The positions of all players are a list that leads to the board.
    activate(page, say("menu"))
    activate(page, say("places"))
    assert (
        # A snapshot shows no-break spaces as plain ones.
        f"Vess: Blue, HQ 1, INF 3, ARMOR 1; {say('steps-away', number=3, direction='none')}"
        in page.get_by_role("list", name="Blue").aria_snapshot()
    )
    activate(page, f"{own_tile('Drift', 'HQ 1, INF 3, ARMOR 1')}; {say('in-hand')}")
    expect_focused(page, own_tile("Drift"))
    enter_command(
        page, own_tile("Drift", "HQ 1, INF 3, ARMOR 1"), f"{buy_label('SRNUKE')} $15 , Short-Range Nuclear Missile"
    )
    expect_announced(page, f"{say('put-in', command='P: SRNUKE > Drift')} {commands_left(1, 35)}.")
    enter_command(
        page,
        own_tile("Drift", "HQ 1, INF 3, ARMOR 1"),
        move_label("ARMOR"),
        in_reach(own_tile("D3", "INF 2"), "rozz-may-move"),
    )
    expect_announced(page, f"{say('put-in', command='M: ARMOR @ Drift > D3')} {commands_left(2, 35)}.")
    submit_and_listen(page, moved("Ada", "ARMOR", 1, "Drift", "D3"))

    tile = in_reach(own_tile("D3", "INF 2, ARMOR 1"), "rozz-may-move")
    enter_command(page, own_tile("Drift", "HQ 1, INF 3; SRNUKE 1"), f"{move_label('INF')} ×3", tile, 1)
    expect_announced(page, say("put-in", command="M: INF*3+SRNUKE @ Drift > D3"))
    enter_command(
        page, own_tile("D3", "INF 2, ARMOR 1"), strike_label("ARMOR"), in_reach("V6: Blue, INF 2", "rozz-may-strike")
    )
    expect_announced(page, say("put-in", command="S: ARMOR @ D3 > BLUE/INF @ V6"))
    submit_and_listen(
        page,
        sentence(
            "rozz-report-struck-owned",
            name="Ada",
            weapon=said("rozz-card-kind-armor"),
            tile="V6",
            start="D3",
            owner="Blue",
            pieces=said("rozz-card-kind-inf"),
        ),
    )

    enter_command(
        page,
        own_tile("D3", "INF 5, ARMOR 1; SRNUKE 1"),
        move_label("ARMOR"),
        in_reach("V6: Blue, INF 1", "rozz-may-move"),
        1,
    )
    expect_announced(page, say("put-in", command="M: ARMOR+SRNUKE @ D3 > V6"))
    activate(page, say("cancel"))  # otherwise the infantry in D3 would go there, too
    enter_command(page, "V6: Blue, INF 1", *STRIKE)
    expect_announced(page, say("put-in", command="S: SRNUKE @ V6 > Vess"))
    # Undo is announced, and so are entering and leaving a what-if.
    activate(page, say("undo"))
    expect_announced(
        page, f"{say('undone')} {say('taken-out', command='S: SRNUKE @ V6 > Vess')} {commands_left(1, 45)}."
    )
    enter_command(page, "V6: Blue, INF 1", *STRIKE)
    activate(page, say("try-out"))
    expect_announced(page, say("in-what-if", moment=say("moment-turn", number=3)))
    activate(page, say("back-to-match"))
    expect_announced(page, say("what-if-dropped"))
    submit_and_listen(
        page,
        sentence(
            "rozz-report-destroyed",
            losses=said("rozz-report-lost", name="Blue", pieces=(pieces("INF", 3), pieces("ARMOR", 1))),
            tile="Vess",
        ),
    )

    enter_command(page, own_tile("V6", "ARMOR 1"), move_label("ARMOR"), in_reach("Vess: Blue, HQ 1", "rozz-may-move"))
    submit_and_listen(page, sentence("rozz-victory-headquarters-of", winners="Ada", loser="Blue"), say("to-result"))
    expect(page.get_by_role("heading", name=say("won-here", result="won", names=""))).to_be_focused()


#: The missile strikes from where it will be after this turn's moves.
STRIKE = (
    f"{strike_label('SRNUKE')} {sentence('rozz-command-if-it-arrives')}",
    in_reach("Vess: Blue, HQ 1, INF 3, ARMOR 1", "rozz-may-strike"),
)


def enter_command(page: Page, tile: str, choice: str, target: str = "", cargo: int = 0) -> None:
    """Enter a command: a tile, an action, a target; with `cargo` missiles on board."""
    activate(page, tile_text(tile))
    activate(page, choice)
    for _ in range(cargo):
        activate(page, say("more-of", what="SRNUKE"))
    if target:
        activate(page, target)
        expect_announced(page, longest_part("rozz-command-add-again"))
    activate(page, say("add"))


def submit_and_listen(page: Page, expected: str, onward: str = say("next-turn")) -> None:
    """Submit the turn and listen to it step by step; only live regions report it."""
    activate(page, say("ready"))
    if (asked := page.get_by_role("alertdialog", name=say("doubts"))).count():
        asked.get_by_role("button", name=say("hand-in")).dispatch_event("click")
    expect_new_screen(page, f"^{pattern_text('revealed')}$")
    said: list[str] = []
    for _ in range(8):
        activate(page, say("next"))
        page.wait_for_timeout(50)
        said += announcements(page)
    assert any(expected in each for each in said), said
    activate(page, onward)
