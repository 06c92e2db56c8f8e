"""A whole match of a related game against the first level; Rozz's own is in `test_opponents`.

RosenKreuz is played against it there, and by taps to its end in `test_related_games_by_taps`. Simultaneous Risk takes
too many turns for a browser test: `tests/ui/test_opponents.py` plays it.
"""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from rozz.engine.match import Match
from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import choose_scenario as named
from tests.support.browser.player_actions import tap, text_box
from tests.support.browser.reusable_page import visit
from tests.support.browser.saved_match import computer_commands, stored_match
from tests.support.words import reveal_of

#: A match lasts no longer than this when a player tries to win.
MOST_MOMENTS = 60


def begin_against_dreamer(page: Page, address: str, scenario: str, colours: tuple[str, str]) -> None:
    """Begin a match of a scenario in which the first level plays the second seat."""
    mine, theirs = colours
    visit(page, address)
    named(page, scenario)
    page.get_by_label(say("plays", colour=theirs)).select_option(label=say("computer-level", number=1, name="Dreamer"))
    page.get_by_label(say("name-of", colour=mine)).fill("Ada")
    tap(page, say("begin"), exact=True)


def heading(page: Page, name: str) -> Locator:
    return page.get_by_role("heading", name=name)


def won(match: Match) -> str:
    """The heading of the result; even the first level wins now and then."""
    assert match.outcome is not None
    (winner,) = match.outcome.winners
    result = "won" if winner == match.colours[0] else "lost"
    return say("won-here", result=result, names=match.names[winner])


def test_a_match_of_ozymandia_reaches_its_end(page: Page, address: str) -> None:
    begin_against_dreamer(page, address, "Five Isles", ("Red", "Blue"))
    for turn in range(1, MOST_MOMENTS):
        expect(heading(page, say("commands-now", name="Ada"))).to_be_visible()
        match = stored_match(page)
        text_box(page).fill("\n".join(computer_commands(match, "FIRST", 3)))
        tap(page, say("ready"))
        expect(heading(page, reveal_of(turn))).to_be_visible()
        tap(page, say("last"))
        if stored_match(page).outcome is not None:
            break
        tap(page, say("next-turn"))
    tap(page, say("to-result"))
    expect(page.get_by_role("heading", name=won(stored_match(page)))).to_be_visible()
