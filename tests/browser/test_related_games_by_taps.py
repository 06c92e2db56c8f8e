"""Related games played to the end by taps on one tablet, with a reload in the middle; and open moves by links.

Whole matches of Ozymandia and Risk by links, which are sealed as in Rozz, are in `tests/ui/test_area_games_by_link.py`.

The taps were worked out beforehand and are listed here as data; the page helps neither side.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from rozz.engine.match import Match
from rozz.ui.i18n.texts import say
from tests.support.browser.link_player_actions import follow_link, invite, link_to_send, paste_link, take_seat
from tests.support.browser.player_actions import (
    assert_keeps_secrets,
    begin,
    choose_in_menu,
    expect_commands,
    finish_turn,
    play_move,
    submit,
    tap,
    tap_tile,
)
from tests.support.browser.reusable_page import visit
from tests.support.browser.saved_match import match_after, open_match
from tests.support.engine.report_lines import sentence
from tests.support.labels import moves_now
from tests.support.words import beginning, pattern

#: Each move by its taps. Move 9 jumps and replaces; move 13 jumps, attains, and captures the last black cross.
GAME = (
    "e2 f3", "g7 h6", "d2 e3", "h6 g5", "e3 f4", "f7 f6", "f2 f5", "d7 d6", "f4 f6", "c7 e5", "f5 f7", "d6 e5",
    "f6 f8 a7 e1",
)  # fmt: skip
#: How any moment in which armies are placed begins.
SET_UP = beginning("moment-set-up-inside")
#: The four commands of Ozymandia and Simultaneous Risk, as buttons.
NEW_ARMIES, BOMBARD = say("areas-offer-place"), say("areas-offer-bombard")
OUT_OF_AREA, OUT_OF_TERRITORY = (say("areas-offer-disperse", places=each) for each in ("areas", "territories"))
INTO_AREA, INTO_TERRITORY = (say("areas-offer-concentrate", places=each) for each in ("areas", "territories"))


def skirmish(moves: int) -> Match:
    """A match in which Ada and Ben have made this many moves of the game."""
    return match_after("rosenkreuz", "rosenkreuz-skirmish", {"ROSE": "Ada", "CROSS": "Ben"}, *GAME[:moves])


def colours(page: Page, *squares: str) -> list[str]:
    """The fill of squares of a board: in light and dark, in the page's own colors and in forced ones."""
    found = []
    for scheme, forced in product(("light", "dark"), ("none", "active")):
        page.emulate_media(color_scheme=scheme, forced_colors=forced)  # type: ignore[arg-type]
        for square in squares:
            drawn = page.get_by_role("button", name=re.compile(f"^{square}:"))
            found.append(str(drawn.evaluate("square => getComputedStyle(square.querySelector('rect')).fill")))
    return found


@pytest.mark.thorough
def test_squares_changed_by_the_last_move_keep_their_color(page: Page, address: str) -> None:
    page.emulate_media(color_scheme="light", forced_colors="none")
    begin(page, address, "RosenKreuz, Skirmish", {"Rose": "Ada", "Cross": "Ben"})
    before = colours(page, "e2", "f3")
    play_move(page, "e2 f3")
    expect(page.get_by_role("heading", name=moves_now("Ben", 2))).to_be_visible()
    page.get_by_role("heading", name=moves_now("Ben", 2)).hover()  # the element under the pointer is tinted
    assert colours(page, "e2", "f3") == before


@pytest.mark.thorough
def test_numbers_of_past_moves_do_not_wrap_on_a_phone(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, address)
    open_match(page, skirmish(12))
    number = page.get_by_role("list", name=say("moves")).get_by_text("12.", exact=True)
    assert number.evaluate("each => each.getClientRects().length") == 1
    wrap = number.evaluate("each => getComputedStyle(each).whiteSpace")
    assert wrap == "nowrap"


@pytest.mark.thorough
def test_a_replayed_move_shows_its_captures_and_buttons_on_a_phone(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, address)
    open_match(page, skirmish(12))
    expect(page.get_by_role("heading", name=moves_now("Ada", 13))).to_be_visible()
    choose_in_menu(page, say("history"))
    tap(page, say("watch-turn", moment=say("moment-move-inside", number=9)))
    expect(page.get_by_text(say("rosenkreuz-lost", name="Ben", black=1, white=1))).to_be_in_viewport(ratio=1)
    ours = say("rosenkreuz-piece-of", name="Ada", piece="ROSE-black")
    theirs = say("rosenkreuz-piece-of", name="Ben", piece="CROSS-white")
    square = say("rosenkreuz-square-on", square="f6", what=ours, color="black")
    fallen = say("rosenkreuz-square-fell", label=square, what=theirs)
    expect(page.get_by_role("button", name=fallen)).to_be_visible()
    for name in (say("last"), say("move-after")):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)


def choice(page: Page, verb: str, *areas: str) -> None:
    """Choose an action, then its areas."""
    tap(page, verb)
    for area in areas:
        tap_tile(page, area)


def test_rosenkreuz_can_be_played_to_the_end_by_taps(page: Page, address: str) -> None:
    visit(page, address)
    open_match(page, skirmish(6))
    for number, move in enumerate(GAME[6:8], 7):
        name = "Ada" if number % 2 else "Ben"
        expect(page.get_by_role("heading", name=moves_now(name, number))).to_be_visible()
        play_move(page, move)
    page.reload()
    expect(page.get_by_role("heading", name=moves_now("Ada", 9))).to_be_visible()
    tap_tile(page, "f4")
    tap_tile(page, "f6")
    expect(page.get_by_role("status").first).to_contain_text("f4 → f6")
    tap(page, say("play-it"))
    replaced = sentence("rosenkreuz-report-minor", name="Ada", victim="Ben", colour="black", start="f4", tile="f6")
    expect(page.get_by_text(replaced)).to_be_visible()
    for move in GAME[9:12]:
        play_move(page, move)
    for square in GAME[12].split()[:3]:
        tap_tile(page, square)
    returning = pattern("rosenkreuz-square-may", label=re.compile("^e1:.*"), may=say("rosenkreuz-may-back"))
    expect(page.get_by_role("button", name=returning)).to_be_visible()
    tap_tile(page, "e1")
    tap(page, say("play-it"))
    tap(page, say("next"))
    attained = sentence("rosenkreuz-report-attain", name="Ada", victim="Ben", colour="black", start="f8", tile="a7")
    expect(page.get_by_role("button", name=attained)).to_be_visible()
    tap(page, say("last"))
    tap(page, say("to-result"))
    expect(page.get_by_role("heading", name=say("won", names="Ada"))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name=say("rule", rule="K9"))).to_be_visible()
    ending = sentence("rosenkreuz-ended-bare", winner="Ada", loser="Ben", colour="black")
    expect(page.get_by_text(ending).first).to_be_visible()


def test_all_commands_of_ozymandia_fit_on_a_low_screen(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    begin(page, address, "Five Isles", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    for command in (NEW_ARMIES, OUT_OF_AREA, INTO_AREA, BOMBARD):
        expect(page.get_by_role("button", name=command).first).to_be_in_viewport(ratio=1)


@pytest.mark.thorough
def test_ozymandia_can_be_played_to_the_end_by_taps(page: Page, address: str) -> None:
    begin(page, address, "Five Isles", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    choice(page, OUT_OF_AREA, "Brine", "Drake", "Bell City")
    two, one = (say("areas-command-to", number=n, area=area) for n, area in ((2, "Drake"), (1, "Bell City")))
    routes = say("list-two", first=two, last=one)
    moving = say("areas-command-move-out", start="Brine", routes=routes)
    then = say("areas-offer-then", verb="disperse", more="yes")
    emptied = say("areas-offer-emptied", command=moving, areas="Brine", then=then)
    expect(page.get_by_role("status").first).to_have_text(emptied)
    tap(page, say("add"))
    expect_commands(page, "2 Brine > Drake, 1 Brine > Bell City")
    submit(page)
    assert_keeps_secrets(page, "Brine")
    tap(page, say("i-am", name="Ben"))
    choice(page, OUT_OF_AREA, "Coral", "Drake")
    for _ in range(2):
        tap(page, say("fewer-of", what="Drake"))
    tap(page, say("add"))
    choice(page, BOMBARD, "Fern")
    tap_tile(page, "Fern")
    expect_commands(page, "1 Coral > Drake", "Bomb Fern")
    submit(page)
    tap(page, say("show-everyone"))
    expect(page.get_by_role("status").first).to_contain_text(say("areas-step-all"))
    won = {"name": "Ada", "loser": "Ben", "larger": 2, "smaller": 1}
    for line in (
        say("areas-report-arrived", name="Ada", number=2, area="Drake"),
        say("areas-report-battle-won-freely", **won, area="Drake"),
        "Ada 3 → 2",
    ):
        tap(page, say("next"))
        expect(page.get_by_role("main").get_by_text(line, exact=False).first).to_be_visible()
    tap(page, say("next-turn"))

    # Ben begins the second turn.
    tap(page, say("i-am", name="Ben"))
    choice(page, OUT_OF_AREA, "Gull", "Fern")
    for _ in range(2):
        tap(page, say("fewer-of", what="Fern"))
    tap(page, say("add"))
    expect_commands(page, "1 Gull > Fern")
    submit(page)
    tap(page, say("i-am", name="Ada"))
    choice(page, NEW_ARMIES, "Brine")
    tap(page, say("add"))
    choice(page, OUT_OF_AREA, "Fern", "Foam City", "Gull")
    tap(page, say("add"))
    expect_commands(page, "+1 Brine", "1 Fern > Foam City, 1 Fern > Gull")
    submit(page)
    tap(page, say("show-everyone"))
    for _ in range(2):
        tap(page, say("next"))
    equal = say("areas-report-border-equal", name="Ada", other="Ben", number=1, start="Fern", end="Gull")
    expect(page.get_by_text(equal).first).to_be_visible()
    expect(page.get_by_role("button", name=say("last"))).to_be_disabled()
    tap(page, say("next-turn"))

    tap(page, say("i-am", name="Ada"))
    choice(page, INTO_AREA, "Dawn City", "Drake")
    tap(page, say("add"))
    submit(page)
    tap(page, say("i-am", name="Ben"))
    submit(page)
    finish_turn(page, say("to-result"))
    expect(page.get_by_role("heading", name=say("won", names="Ada"))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name=say("rule", rule="Z11"))).to_be_visible()


def test_play_says_what_to_do_while_nothing_is_placed(page: Page, address: str) -> None:
    begin(page, address, "Archipelago", {"Red": "Ada", "Blue": "Ben"})
    # It is not disabled for the browser, only for screen readers, so that a tap on it can be answered.
    page.get_by_role("button", name=say("play-it"), exact=True).click(force=True)
    expect(page.get_by_role("status").get_by_text(say("nothing-chosen", expects="").strip())).to_be_visible()


def test_risk_can_be_played_to_the_end_by_taps(page: Page, address: str) -> None:
    begin(page, address, "Archipelago", {"Red": "Ada", "Blue": "Ben"})
    for name, area in (("Ada", "Heron"), ("Ben", "Lead"), ("Ada", "Heron"), ("Ben", "Lead"), ("Ada", "Heron")):
        expect(page.get_by_role("heading", name=f"{name}: {SET_UP}")).to_be_visible()
        tap_tile(page, area)
        tap(page, say("all", number=5))
        tap(page, say("play-it"))
    tap_tile(page, "Jade")
    tap(page, say("all", number=5))
    tap(page, say("play-it"))
    tap(page, say("i-am", name="Ada"))
    choice(page, NEW_ARMIES, "Heron")
    tap(page, say("add"))
    choice(page, BOMBARD, "Lead")
    tap(page, say("add"))
    expect_commands(page, "+3 Heron", "Bomb Lead")
    page.reload()
    assert_keeps_secrets(page, "Heron", "Lead")
    tap(page, say("i-am", name="Ada"))
    expect_commands(page, "+3 Heron", "Bomb Lead")
    submit(page)
    tap(page, say("i-am", name="Ben"))
    choice(page, NEW_ARMIES, "Lead")
    tap(page, say("add"))
    choice(page, INTO_TERRITORY, "Lead", "Jade")
    tap(page, say("add"))
    expect_commands(page, "+3 Lead", "5 Jade > Lead")
    submit(page)
    # 10 in Lead, 3 new ones and 5 from Jade are 18, and half of them are lost.
    tap(page, say("show-everyone"))
    tap(page, say("last"))
    expect(page.get_by_text("Ben 18 → 9", exact=False).first).to_be_visible()
    tap(page, say("next-turn"))

    tap(page, say("i-am", name="Ben"))
    submit(page)
    tap(page, say("i-am", name="Ada"))
    choice(page, NEW_ARMIES, "Heron")
    tap(page, say("add"))
    choice(page, OUT_OF_TERRITORY, "Heron", "Lead")
    tap(page, say("add"))
    expect_commands(page, "+3 Heron", "21 Heron > Lead")
    submit(page)
    # 18 and 3 new ones against 9 and 3 new ones, 21 to 12: that is 12 − (21 − 12) = 3 lost.
    finish_turn(page, say("to-result"))
    expect(page.get_by_role("heading", name=say("won", names="Ada"))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name=say("rule", rule="Z18"))).to_be_visible()
    tap(page, say("replay"))
    expect(page.get_by_role("heading", name=pattern("revealed"))).to_be_visible()


def start_linked_match(new_player: Callable[[], Page], scenario: str, seats: tuple[str, str]) -> tuple[Page, Page]:
    """Two browsers with a started match by link between them; the first player may begin."""
    ada, ben = new_player(), new_player()
    first = invite(ada, scenario, {seats[0]: say("plays-here"), seats[1]: say("plays-link")}, {seats[0]: "Ada"})
    follow_link(ben, first)
    paste_link(ada, take_seat(ben, "Ben"))
    tap(ada, say("start-match"))
    return ada, ben


def watch_moment(page: Page, onward: str = say("next-move")) -> None:
    """Look at a moment that everyone sees, and continue."""
    expect(page.get_by_role("heading", name=pattern("revealed"))).to_be_visible()
    tap(page, onward)


@pytest.mark.thorough
def test_rosenkreuz_can_be_played_by_links_until_a_player_resigns(new_player: Callable[[], Page]) -> None:
    ada, ben = start_linked_match(new_player, "RosenKreuz, Skirmish", ("Rose", "Cross"))
    for number, move in enumerate(GAME[:3], 1):
        mover, other, name = (ada, ben, "Ada") if number % 2 else (ben, ada, "Ben")
        expect(mover.get_by_role("heading", name=moves_now(name, number))).to_be_visible()
        play_move(mover, move)
        follow_link(other, link_to_send(mover))
        watch_moment(other)
    ada.reload()
    expect(ada.get_by_role("heading", name=say("link-played"))).to_be_visible()
    choose_in_menu(ben, say("menu-resign"))
    ben.get_by_role("alertdialog", name=say("resign-question")).get_by_role("button", name=say("menu-resign")).click()
    expect(ben.get_by_role("heading", name=say("won-here", result="lost", names="Ada"))).to_be_visible()
    expect(ben.get_by_role("heading", name=say("ending-unsent"))).to_be_visible()
    follow_link(ada, link_to_send(ben))
    expect(ada.get_by_role("heading", name=say("won-here", result="won", names=""))).to_be_visible()
    tap(ada, say("go-on"))
    expect(ada.get_by_role("heading", name=say("won-here", result="won", names=""))).to_be_visible()
