"""Mishaps in matches by link: a browser killed between two signatures, two tabs of one match, very many seats."""

from __future__ import annotations

import random
import re
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from threading import Timer

import pytest
from playwright.sync_api import Locator, Page, Playwright, expect

from rozz import library
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.wire.link_text import find_link
from rozz.ui.i18n.texts import say
from tests.support.browser.browser_contexts import copied_profile
from tests.support.browser.link_player_actions import follow_link, link_to_send, paste_link, seal_commands, take_seat
from tests.support.browser.player_actions import tap, text_box
from tests.support.browser.process import browser
from tests.support.browser.reusable_page import visit
from tests.support.links.devices import KEYS, ROZZ, Device, run
from tests.support.words import any_of, in_turn, longest_part, reveal_of

pytestmark = pytest.mark.thorough

#: A kill comes at most this long after the tap that signs, or after the link that triggers a signature.
LONGEST_SECONDS = 0.6
WAITING = say("link-waits-start")
SEALED = say("link-sealed")
GIVEN = "M: INF*2 @ Quell > Q1"


def begin_linked_match(page: Page, address: str) -> Device:
    """Begin a match of two: the first player uses the library on CPython, the page plays Blue."""
    red = Device(1, "RED", "Ada")
    red.create("basic-training")
    follow_link(page, f"{address}#m={red.join()}")
    red.open(find_link(take_seat(page, "Ben")))
    follow_link(page, f"{address}#m={red.start()}")
    expect(page.get_by_role("heading", name=say("commands-now", name="Ben"))).to_be_visible()
    return red


def kill_soon(process: subprocess.Popen[bytes], chance: random.Random) -> None:
    """Kill the browser while it carries out its last action."""
    executioner = Timer(chance.uniform(0, LONGEST_SECONDS), process.kill)
    executioner.start()
    executioner.join()


def come_back(page: Page, address: str, *headings: str) -> str:
    """Open the match again in a browser that was killed; return which of these headings it shows."""
    visit(page, address)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    one_of = any_of(*headings)
    go_on, heading = page.get_by_role("button", name=f"{say('go-on')}: "), page.get_by_role("heading", name=one_of)
    expect(go_on.or_(heading).first).to_be_visible()
    if go_on.count():
        go_on.click()
    expect(heading.first).to_be_visible()
    expect(page.get_by_text(longest_part("damaged"))).to_have_count(0)
    return heading.first.inner_text()


@pytest.mark.long
def test_a_browser_killed_between_sealing_and_opening_signs_nothing_twice(
    playwright: Playwright, address: str, visited_profile: Path, tmp_path: Path
) -> None:
    chance, profile = random.Random(8), tmp_path / "profile"
    copied_profile(visited_profile, profile)
    with browser(playwright, profile) as (process, page):
        red = begin_linked_match(page, address)
        box = text_box(page)
        box.fill(GIVEN)
        expect(page.get_by_role("listitem").filter(has_text=GIVEN)).to_have_count(1)
        page.get_by_role("button", name=say("seal"), exact=True).dispatch_event("click")
        if (asked := page.get_by_role("alertdialog", name=say("doubts-seal"))).count():
            asked.get_by_role("button", name=say("seal")).dispatch_event("click")
        kill_soon(process, chance)
    with browser(playwright, profile) as (process, page):
        # By then the disk has the commands, the match as it began, or only the seat.
        came_to = come_back(page, address, WAITING, say("commands-now", name="Ben"), SEALED)
        if came_to == WAITING:
            follow_link(page, f"{address}#m={red.link()}")
            # A later state may have reached the disk by now; then the link is older than that.
            to_command = page.get_by_role("heading", name=say("commands-now", name="Ben"))
            sealed_already = page.get_by_role("heading", name=SEALED)
            expect(to_command.or_(sealed_already)).to_be_visible()
            came_to = SEALED if sealed_already.count() else ""
        if came_to != SEALED:
            seal_commands(page, GIVEN)
        expect(page.get_by_role("heading", name=SEALED)).to_be_visible()
        sealed = link_to_send(page)
        process.kill()
    with browser(playwright, profile) as (process, page):
        come_back(page, address, SEALED)
        assert link_to_send(page) == sealed, "what was offered once is what was kept"
        red.open(find_link(sealed))
        answer = f"{address}#m={red.show('N:')}"
        page.evaluate("text => { location.href = text }", answer)
        kill_soon(process, chance)
    happened = reveal_of(1)
    with browser(playwright, profile) as (_, page):
        if come_back(page, address, SEALED, happened) == SEALED:
            follow_link(page, answer)
        expect(page.get_by_role("heading", name=happened)).to_be_visible()
        tap(page, say("last"))
        tap(page, say("next-turn"))
        tap(page, say("link-of", moment=in_turn(1)))
        red.open(find_link(link_to_send(page)))
    assert red.ledger is not None and red.ledger.contents.turn == 2 and not red.ledger.proofs
    assert red.ledger.match is not None
    assert [ROZZ.write(each) for each in red.ledger.match.played[0].orders["BLUE"]] == [GIVEN]


#: The browser changes the address at once and reports it later. Meanwhile the page takes a history step of its own:
#: forward by a tap, or back, when a step that began before the link ends after it.
STEPS = {
    "forward": "(menu, link) => { location.href = link; menu.click() }",
    "back": """(menu, link) => {
        menu.click();
        document.querySelector("[role=dialog] button").click();
        location.href = link;
    }""",
}


@pytest.mark.parametrize("step", STEPS)
def test_a_link_is_opened_even_if_the_page_navigates_first(
    new_player: Callable[[], Page], address: str, step: str
) -> None:
    page = new_player()
    red = begin_linked_match(page, address)
    page.get_by_role("button", name=say("menu")).evaluate(STEPS[step], f"{address}#m={red.seal('N:')}")
    expect(page.get_by_text(say("sealed-already", number=1, name="Ada"))).to_be_visible()
    expect(page).to_have_url(re.compile("#go=match&match="))
    expect(page.get_by_text(say("link-seen"))).to_have_count(0)


def test_a_link_in_a_new_tab_takes_match_and_draft_and_one_tab_signs(
    new_player: Callable[[], Page], address: str
) -> None:
    first = new_player()
    red = begin_linked_match(first, address)
    text_box(first).fill(GIVEN)
    expect(first.get_by_role("listitem").filter(has_text=GIVEN)).to_have_count(1)
    # As a messenger app opens it.
    second = first.context.new_page()
    second.goto(f"{address}#m={red.seal('N:')}")
    expect(second.get_by_text(say("sealed-already", number=1, name="Ada"))).to_be_visible()
    expect(second.get_by_role("listitem").filter(has_text=GIVEN)).to_have_count(1)
    expect(first.get_by_role("heading", name=say("elsewhere"))).to_be_visible()
    tap(second, say("seal"))
    if (asked := second.get_by_role("alertdialog", name=say("doubts-seal"))).count():
        asked.get_by_role("button", name=say("seal")).click()
    expect(second.get_by_role("heading", name=SEALED)).to_be_visible()
    sealed = link_to_send(second)
    tap(first, say("go-on-here"))
    expect(first.get_by_role("heading", name=SEALED)).to_be_visible()
    assert link_to_send(first) == sealed
    expect(second.get_by_role("heading", name=say("elsewhere"))).to_be_visible()
    red.open(find_link(sealed))
    # The tab without the match opens the next link.
    follow_link(second, f"{address}#m={red.show()}")
    expect(second.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    expect(first.get_by_role("heading", name=say("elsewhere"))).to_be_visible()
    tap(first, say("go-on-here"))
    expect(first.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    tap(first, say("last"))
    tap(first, say("next-turn"))
    tap(first, say("link-of", moment=in_turn(1)), exact=False)
    red.open(find_link(link_to_send(first)))
    assert red.ledger is not None and red.ledger.contents.turn == 2 and not red.ledger.proofs


SEATS = [f"{chr(65 + number)}SEAT" for number in range(24)]


def crowd() -> tuple[list[Device], dict[str, object]]:
    """A made-up scenario with 24 seats, and 24 devices that play it."""
    mapping = dict(library.scenario_mapping("headquarters-2", "rozz"))
    lands = {f"{letter}land": [place, 0] for place, letter in enumerate("ABCD")}
    tiles = [*lands, *(f"{letter}{number}" for letter in "ABCD" for number in range(1, 6))]
    mapping |= {"name": "Crowd", "players": SEATS, "objective": "elimination", "board": {"territories": lands}}
    mapping["setup"] = {tile: {seat: {"INF": 5}} for tile, seat in zip(tiles, SEATS, strict=True)}
    people = [Device(number, seat, f"Player {number}") for number, seat in enumerate(SEATS, 1)]
    return people, mapping


def expect_within(page: Page, shown: Locator, seconds: float) -> None:
    """Expect it within this many seconds."""
    began = time.monotonic()
    expect(shown.first).to_be_visible()
    assert time.monotonic() - began < seconds


@pytest.mark.long
def test_a_match_of_24_by_link_opens_within_seconds_on_a_phone(new_player: Callable[[], Page], address: str) -> None:
    people, mapping = crowd()
    maker, *others = people
    maker.ledger = run(link_steps.create(KEYS, ROZZ, ROZZ.read(mapping), maker.secret))
    maker.join()
    for each in others[:-1]:
        each.open(maker.link())
        maker.open(each.join())
    page = new_player()
    page.set_viewport_size({"width": 390, "height": 844})
    follow_link(page, f"{address}#m={maker.link()}")
    expect_within(page, page.get_by_role("heading", name=say("join")), 8)
    maker.open(find_link(take_seat(page, "Zoe")))
    follow_link(page, f"{address}#m={maker.start()}")
    expect_within(page, page.get_by_role("heading", name=say("commands-now", name="Zoe")), 8)
    page.evaluate("scrollTo(0, 9999)")
    for each in others[:-1]:
        each.open(maker.link())
    for each in people[:-1]:
        maker.open(each.seal("N:"))
    follow_link(page, f"{address}#m={maker.link()}")
    expect_within(page, page.get_by_text(longest_part("sealed-already", number=2)), 8)
    began = time.monotonic()
    seal_commands(page, "N:")
    expect(page.get_by_role("heading", name=SEALED)).to_be_visible()
    assert time.monotonic() - began < 8
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the phone"
    to_all = say("path-send", names=say("and-others", names="Player 1, Player 2, Player 3", number=20))
    expect(page.get_by_role("heading", name=to_all)).to_be_visible()
    maker.open(find_link(link_to_send(page)))
    for each in people[:-1]:
        each.open(maker.link())
        maker.open(each.show())
    paste_link(page, f"{address}#m={maker.link()}")
    expect_within(page, page.get_by_role("heading", name=reveal_of(1)), 12)
