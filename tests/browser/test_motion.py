"""Animations of a replay step cost no layout, end soon, block nothing, and can be switched off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import htpy as h
import pytest
from playwright.sync_api import Browser, Page

from rozz import library
from rozz.engine.match import Match
from rozz.ui.features.opponents.computer_levels import seated_by
from rozz.ui.games import face_of
from rozz.ui.games.face import Marks
from rozz.ui.views.widgets import pictures
from tests.support.browser.drawings import SHEETS, page_of, played, step

pytestmark = pytest.mark.thorough

#: For every running animation: what it changes, and when it ends.
ON = """() => document.getAnimations().map((each) => ({
    changed: each.effect.getKeyframes().flatMap(Object.keys),
    end: each.effect.getComputedTiming().endTime,
}))"""
#: Keyframe entries other than what it changes.
ALWAYS = {"offset", "computedOffset", "easing", "composite"}
#: Properties that are drawn without any layout; an arrow's ink is its dashes.
CHEAP = {"transform", "opacity", "strokeDashoffset"}
LONGEST_MILLISECONDS = 1500


class SlowedPages:
    """Pages with animations slowed almost to a stop, because a busy machine may look late."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.pages: dict[str, Page] = {}

    def page(self, motion: Any) -> Page:
        """The page for this motion preference."""
        if motion not in self.pages:
            page = self.pages[motion] = self.browser.new_context(reduced_motion=motion).new_page()
            page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": 0.001})
        return self.pages[motion]


@pytest.fixture(scope="module")
def slowed_pages(browser: Browser) -> Iterator[SlowedPages]:
    pages = SlowedPages(browser)
    yield pages
    for page in pages.pages.values():
        page.context.close()


def moving(page: Page, address: str, name: str) -> list[dict[str, Any]]:
    page_of(page, address, SHEETS[name])
    return list(page.evaluate(ON))


@pytest.mark.parametrize("name", ["moves", "struck", "fallen", "fought", "roses", "taken", "crossed", "bombed"])
def test_animations_are_cheap_and_end_soon(slowed_pages: SlowedPages, address: str, name: str) -> None:
    found = moving(slowed_pages.page("no-preference"), address, name)
    assert found, "something moves"
    for each in found:
        assert set(each["changed"]) - ALWAYS <= CHEAP
        assert each["end"] <= LONGEST_MILLISECONDS


@pytest.mark.parametrize("name", ["moves", "struck", "fallen", "fought", "taken", "crossed", "bombed"])
def test_reduced_motion_stops_animations_and_still_shows_the_result(
    slowed_pages: SlowedPages, address: str, name: str
) -> None:
    page = slowed_pages.page("reduce")
    found = moving(page, address, name)
    seen = [page.evaluate(f"getComputedStyle(document.querySelector('{part}') ?? document.body).opacity")
            for part in (".arrives", ".rays", ".traveller", ".blow")]  # fmt: skip
    parts = [page.locator(part).count() > 0 for part in (".arrives", ".rays", ".traveller", ".blow")]
    assert found == []
    assert any(parts)
    for opacity, is_there, shown in zip(seen, parts, ("1", "1", "0", "0"), strict=True):
        assert not is_there or opacity == shown


def test_losses_count_down_and_the_result_stays(browser: Browser, address: str) -> None:
    for motion in ("no-preference", "reduce"):
        page = browser.new_context(reduced_motion=motion).new_page()  # type: ignore[arg-type]
        page_of(page, address, SHEETS["fought"])
        page.evaluate("Promise.all(document.getAnimations().map(each => each.finished))")
        rows = page.locator(".counting")
        texts = rows.evaluate_all("rows => rows.map(row => [...row.querySelectorAll('text')].map(text => "
                                 "[text.textContent, getComputedStyle(text).opacity]))")  # fmt: skip
        page.context.close()
        assert texts == [[["4", "0"], ["3", "0"], ["4→2", "1"]], [["2", "0"], ["1", "0"], ["2→0", "1"]]]


def answered() -> h.Node:
    """A board on which a computer player has just answered a move and captured the piece that made it."""
    rules = library.game("rosenkreuz")
    scenario = rules.read(library.scenario_mapping("rosenkreuz-skirmish", "rosenkreuz"))
    match = Match.begin(rules, scenario, "one", {"ROSE": "Ada", "CROSS": "Ben"})
    match = seated_by(match, {"CROSS": "computer:1"})
    for move in ("f2-f3", "d7-c6", "h2-h3", "f7-g6", "e2-d3", "b7-d5", "d3-d4", "a7-a6", "d4-c5", "c6-c5"):
        match = match.hand_in(match.asked[0], rules.parse(scenario, move)).reveal()
    board = face_of("rosenkreuz").board(match, Marks(), (), None)
    return h.div(".picture.table-screen")[pictures.static_board(board, "p", "")]


def test_a_move_and_its_reply_are_animated_one_after_the_other(slowed_pages: SlowedPages, address: str) -> None:
    page = slowed_pages.page("no-preference")
    page_of(page, address, (answered, 320, 2.6, "light"))
    found = page.evaluate(
        """() => document.getAnimations().map(each => each.effect.getComputedTiming())
            .map(each => [each.delay, each.endTime])"""
    )
    assert sorted(found) == [[0, 620], [0, 1240], [620, 1240]], "the move, how long its piece stands, the answer"


def test_reduced_motion_hides_the_piece_captured_by_the_reply(slowed_pages: SlowedPages, address: str) -> None:
    page = slowed_pages.page("reduce")
    page_of(page, address, (answered, 320, 2.6, "light"))
    seen = page.evaluate("[...document.querySelectorAll('.come use')].map(each => getComputedStyle(each).opacity)")
    found = page.evaluate(ON)
    assert found == []
    assert seen == ["0", "1"]


def placed(is_shown: bool) -> h.Node:
    """Armies have just been set up: in their step of the replay, or on the map where play continues."""
    match = played("simultaneous-risk")
    if is_shown:
        return step("simultaneous-risk", 2, 0)
    area = "Lead"
    board = face_of("simultaneous-risk").board(match.branch(2, "on"), Marks(lit=frozenset({area})), (), None)
    return h.div(".picture.table-screen")[pictures.static_board(board, "p", "")]


@pytest.mark.parametrize("is_shown", [True, False], ids=["in its step", "on the map"])
def test_newly_set_up_armies_are_animated_unless_motion_is_reduced(
    slowed_pages: SlowedPages, address: str, is_shown: bool
) -> None:
    for motion, is_on in (("no-preference", True), ("reduce", False)):
        page = slowed_pages.page(motion)
        page_of(page, address, (lambda: placed(is_shown), 420, 2.0, "light"))
        found = page.evaluate(ON)
        assert bool(found) == is_on
        assert all(set(each["changed"]) - ALWAYS <= CHEAP and each["end"] <= LONGEST_MILLISECONDS for each in found)
