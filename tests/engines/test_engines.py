"""The page in every engine: visits, a match, help, a puzzle, the layout, and a match by link between engines.

Each engine goes through the same tests in the same order, and a test continues with what the one before it left.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from rozz.ui.i18n.puzzle_texts import puzzle_name, puzzle_task
from rozz.ui.i18n.texts import say
from tests.support.engines import by_link, screens, visits
from tests.support.engines.driver import Driver, Engine
from tests.support.engines.findings import Findings
from tests.support.engines.visits import Address
from tests.support.labels import buy_label, move_label
from tests.support.words import beginning, reveal_of

pytestmark = [pytest.mark.engines, pytest.mark.timeout(300)]

#: How long after the start of a visit the player leaves, in milliseconds.
LEAVING = (150, 300, 500)


@pytest.fixture(scope="module")
def profile(engine: Engine, profiles: Path) -> Path:
    """The folder in which this engine's browser keeps its data from visit to visit."""
    return profiles / engine.name


@pytest.fixture(scope="module")
def driver(engine: Engine, profile: Path, address: Address) -> Iterator[Driver]:
    """One long visit: a browser that has been on the site, and the site."""
    with address.up(), engine.browser(profile) as driver:
        yield driver


def test_first_return_and_offline_visits(engine: Engine, profile: Path, address: Address, findings: Findings) -> None:
    with address.up(), engine.browser(profile) as driver:
        findings.time(engine.name, "bare, first", visits.bare_visit(driver, address))
        milliseconds, start = visits.visit(driver, address, visits.FIRST_TAP)
        findings.time(engine.name, "ours, first", milliseconds)
        assert not start["isWhole"]
        assert driver.evaluate(visits.SETTLED), "the files and a snapshot are on the device"
        assert driver.faults == []
    with address.up(), engine.browser(profile) as driver:
        findings.time(engine.name, "bare, again", visits.bare_visit(driver, address))
        milliseconds, start = visits.visit(driver, address, visits.LATER_TAP)
        findings.time(engine.name, "ours, return", milliseconds)
        assert start == visits.FROM_SNAPSHOT
        assert driver.evaluate(visits.SETTLED)
        assert driver.faults == []
    with engine.browser(profile) as driver:  # without a server
        milliseconds, start = visits.visit(driver, address, visits.LATER_TAP)
        findings.time(engine.name, "ours, offline", milliseconds)
        assert start == visits.FROM_SNAPSHOT


def test_leaving_during_a_start_keeps_the_snapshot(engine: Engine, profile: Path, address: Address) -> None:
    """In a browser of its own: an interrupted start causes errors on the console, now or later."""
    lost = []
    with address.up(), engine.browser(profile) as driver:
        for milliseconds in LEAVING:
            driver.open(address.rozz)
            assert driver.evaluate(visits.SETTLED)
            driver.open(address.away)
            before = driver.evaluate(visits.SNAPSHOT, address.rozz)
            driver.open(address.rozz)
            driver.evaluate(visits.PASS, milliseconds)
            driver.open(address.away)
            if driver.evaluate(visits.SNAPSHOT, address.rozz) != before:
                lost.append(milliseconds)
        assert lost == [], "leaving after these milliseconds loses the snapshot"
        _, start = visits.visit(driver, address, visits.LATER_TAP)
        assert start == visits.FROM_SNAPSHOT


def test_a_private_window_makes_no_useless_snapshots(engine: Engine, address: Address) -> None:
    """WebKit forgets a snapshot when its page is left; then a third visit makes none."""
    with address.up(), engine.browser(None) as driver:
        for _ in range(3):
            driver.open(address.rozz)
            assert driver.evaluate(visits.STARTED_WHOLLY)
            if driver.evaluate(visits.STARTED)["isWhole"] or driver.evaluate(visits.REFUSED):
                return
    raise AssertionError("each visit makes a snapshot that no other finds")


def hand_in(driver: Driver) -> None:
    """Hand in, and confirm where the page asks."""
    driver.press(say("ready"))
    if driver.has_button(say("hand-in")):
        driver.press(say("hand-in"))


def test_three_turns_against_the_computer(driver: Driver, address: Address) -> None:
    driver.open(address.rozz)
    driver.press("Drift:", "begins")
    driver.press(buy_label("ARMOR"), "begins")
    driver.press(say("add"))
    driver.shows("P: ARMOR > Drift")
    driver.press(say("hint"))
    driver.heading(say("hint-plan", number=1))
    driver.press(say("hint-use"))
    driver.press(say("try-out"))
    driver.press(say("back-to-match"))
    hand_in(driver)
    driver.heading(reveal_of(1))
    driver.press(say("last"))
    driver.press(say("next-turn"))
    driver.press(say("type-commands"))
    driver.fill(say("typed-move"), "N:")
    hand_in(driver)
    driver.heading(reveal_of(2))
    driver.open(address.rozz)
    driver.heading(reveal_of(2))
    driver.press(say("last"))
    driver.press(say("next-turn"))
    hand_in(driver)
    driver.heading(reveal_of(3))
    driver.press(say("menu"))
    driver.press(say("home"))
    record = json.loads(driver.download(beginning("export")))
    assert len(record["turns"]) == 3
    assert driver.faults == []


def test_a_puzzle_is_solved(driver: Driver, address: Address) -> None:
    driver.open(address.rozz)
    driver.press(say("puzzles"))
    driver.press(puzzle_name("rozz-2-two-hammers", ""), "begins")
    for _ in range(2):
        driver.press("Elm", "begins")
        driver.press(move_label("ARMOR"), "begins")
        driver.press("E1", "begins")
        driver.press(say("add"))
    driver.shows(puzzle_task("rozz-2-two-hammers", "", ("RED", "BLUE")))
    driver.press(say("ready"))
    driver.heading(reveal_of(1))
    driver.press(say("to-result"))
    driver.heading(say("puzzle-is-solved"))
    assert driver.faults == []


def test_boxes_have_the_same_places_as_in_chromium(
    driver: Driver, engine: Engine, address: Address, findings: Findings, results: Path
) -> None:
    driver.open(address.away)
    driver.evaluate(screens.FORGET, address.rozz)
    screens.put(driver, "rozz:/rozz/")
    driver.open(address.rozz)
    driver.shows(say("waits-shown", moment=say("moment-turn", number=1)))
    boxes = findings.boxes.setdefault(engine.name, {})
    look(driver, "home", boxes, results / engine.name)
    for screen, (match, heading) in screens.SCREENS.items():
        driver.press(f"{say('go-on')}: {match}")
        driver.heading(heading)
        look(driver, screen, boxes, results / engine.name)
        driver.press(say("menu"))
        driver.press(say("home"))
    reference, theirs = next(iter(findings.boxes.items()))
    found = [
        each
        for screen, ours in boxes.items()
        for each in screens.differences(screen, theirs[screen], ours, engine.name, reference)
    ]
    (results / engine.name / "boxes.json").write_text(json.dumps(boxes, indent=1))
    (results / engine.name / "boxes.txt").write_text("\n".join(map(str, (each for each in found if each.is_any))))
    far = [str(each) for each in found if each.is_far]
    assert far == [], "\n".join(far)


def look(driver: Driver, screen: str, boxes: dict[str, screens.Boxes], folder: Path) -> None:
    """Measure a screen at every size, and save screenshots, light and dark."""
    folder.mkdir(exist_ok=True)
    for width, height in screens.SIZES:
        driver.resize(width, height)
        for theme in ("light", "dark"):
            driver.evaluate(screens.THEME, theme)
            found = driver.evaluate(screens.BOXES)
            driver.screenshot(folder / f"{screen}-{width}x{height}-{theme}.png")
            if theme == "light":
                boxes[f"{screen} {width}×{height}"] = found
            else:
                assert found == boxes[f"{screen} {width}×{height}"], (
                    "in the dark everything stands where it does in the light"
                )


#: A match by link, by number of players: its name, and the seats of those who join.
BY_LINK = {2: ("Basic Training", ("Blue",)), 3: ("Headquarters for Three", ("Blue", "Green"))}
JOINERS = ("Ben", "Cleo")


def test_a_match_by_link_between_engines(found: dict[str, Engine], profiles: Path, address: Address) -> None:
    """Each player has a different engine: every link is written by one and read by all others."""
    if len(found) not in BY_LINK:
        pytest.skip("only one engine is on this machine")
    name, seats = BY_LINK[len(found)]
    with ExitStack() as open_browsers:
        open_browsers.enter_context(address.up())
        host, *guests = [open_browsers.enter_context(each.browser(profiles / each.name)) for each in found.values()]
        first = by_link.invite(host, address.rozz, name, seats)
        for guest, person, seat in zip(guests, JOINERS, seats, strict=True):
            by_link.follow(host, by_link.join(guest, address.rozz, first, person, seat if len(seats) > 1 else ""))
        by_link.start(host, guests)
        for each in (host, *guests):
            by_link.seal(each)
        by_link.pass_around([host, *guests], reveal_of(1))
        for each in (host, *guests):
            assert each.faults == []
