"""Whole matches against the first level in the kin of Rozz, to their ends; Rozz's own is in `test_opponents`.

Simultaneous Risk takes too many turns for a test in a browser: `tests/ui/test_opponents.py` plays it.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from rozz.engine.match import Match
from rozz.ui.i18n.engine_texts import written
from rozz.ui.i18n.texts import say
from tests.support.browser.people import scenario as named
from tests.support.browser.people import tap, text_box, tile
from tests.support.browser.saved_match import commands, saved
from tests.support.browser.standing_page import visit
from tests.support.labels import moves_now
from tests.support.words import anything, reveal_of

#: Longer is no match of somebody who means to win.
MOST_MOMENTS = 60


def begin_against_dreamer(page: Page, address: str, scenario: str, colours: tuple[str, str]) -> None:
    """A match of a scenario, the second seat played by the first level."""
    mine, theirs = colours
    visit(page, address)
    named(page, scenario)
    page.get_by_label(say("plays", colour=theirs)).select_option(label=say("computer-level", number=1, name="Dreamer"))
    page.get_by_label(say("name-of", colour=mine)).fill("Ada")
    tap(page, say("begin"), exact=True)


def heading(page: Page, name: str) -> Locator:
    return page.get_by_role("heading", name=re.compile(name))


def won(match: Match) -> str:
    """How the result is headed: even the first level wins now and then."""
    assert match.outcome is not None
    (winner,) = match.outcome.winners
    return say("won", names=match.names[winner])


def play_by_taps(page: Page, match: Match, seat: str, text: str) -> None:
    """A command by what is offered for it: places on the board, buttons on the sheet."""
    rules, state = match.game, match.state
    (command,) = rules.parse(match.scenario, text)
    keys = rules.picked(state, seat, (), command)
    for number, key in enumerate(keys):
        pick = next(each for each in rules.offer(state, seat, (), keys[:number]).picks if each.key == key)
        if pick.place:
            tile(page, pick.place)
        else:
            tap(page, written(pick.label), exact=False)
    tap(page, say("play-it"))


def test_a_match_of_rosenkreuz_by_taps(page: Page, address: str) -> None:
    begin_against_dreamer(page, address, "RosenKreuz, Skirmish", ("Rose", "Cross"))
    for number in range(1, MOST_MOMENTS, 2):
        expect(heading(page, f"{re.escape(moves_now('Ada', number))}$|{anything('revealed')}")).to_be_visible()
        match = saved(page)
        if match.outcome is not None:
            break
        play_by_taps(page, match, "ROSE", commands(match, "ROSE", 2)[0])
    tap(page, say("last"))
    tap(page, say("to-result"))
    expect(page.get_by_role("heading", name=won(saved(page)))).to_be_visible()


def test_a_match_of_ozymandia(page: Page, address: str) -> None:
    begin_against_dreamer(page, address, "Five Isles", ("Red", "Blue"))
    for turn in range(1, MOST_MOMENTS):
        expect(heading(page, say("commands-now", name="Ada"))).to_be_visible()
        match = saved(page)
        text_box(page).fill("\n".join(commands(match, "FIRST", 3)))
        tap(page, say("ready"))
        expect(heading(page, reveal_of(turn))).to_be_visible()
        tap(page, say("last"))
        if saved(page).outcome is not None:
            break
        tap(page, say("next-turn"))
    tap(page, say("to-result"))
    expect(page.get_by_role("heading", name=won(saved(page)))).to_be_visible()
