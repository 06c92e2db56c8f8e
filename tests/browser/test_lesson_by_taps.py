"""A newcomer plays the lesson by taps, leaves and resumes it, and chooses a scenario on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.axe import violations
from tests.support.browser.drawings import TOKENS
from tests.support.browser.player_actions import choose_in_menu, submit, tap, tap_tile
from tests.support.browser.reusable_page import visit
from tests.support.browser.toast_overlap import COVERED, NEWER, expect_nothing_covered
from tests.support.engine.report_lines import sentence
from tests.support.labels import buy_label, move_label, own_tile
from tests.support.words import beginning, longest_part

pytestmark = pytest.mark.thorough

#: A browser that refuses to store anything.
FORBIDDEN = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }})"
PHONE = ViewportSize(width=390, height=844)


def step(page: Page, name: str) -> None:
    """Expect the lesson at this step."""
    expect(page.get_by_role("region", name=name)).to_be_visible()


def test_the_first_lesson_steps_can_be_done_by_taps(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    visit(page, address)
    tap(page, say("learn"))
    step(page, say("rozz-lesson-home"))
    tap_tile(page, "D5")
    expect(page.get_by_role("button", name=say("lesson-next"), exact=True)).to_have_count(0)
    tap_tile(page, "Drift")
    tap(page, say("lesson-next"))
    step(page, say("rozz-lesson-buy"))
    expect(page.get_by_role("heading", name=say("rozz-lesson-buy"))).to_be_focused()
    tap(page, say("ready"))
    expect(page.get_by_text(beginning("lesson-not-yet")).first).to_be_visible()
    tap_tile(page, "D3")
    tap(page, buy_label("SRNUKE"), exact=False)
    tap(page, say("add"))
    expect(page.get_by_role("region", name=say("rozz-lesson-buy")).get_by_text(say("lesson-done"))).to_be_visible()
    assert violations(page) == []
    tap(page, say("lesson-leave"))
    page.reload()
    tap(page, say("learn-on", game="Rozz", number=3, total=13))
    step(page, say("rozz-lesson-move"))
    tap(page, say("lesson-show"))
    tap(page, say("lesson-next"))
    tap(page, say("ready"))
    tap(page, say("last"))
    tap(page, say("next-turn"))
    step(page, say("rozz-lesson-onward"))


@pytest.mark.parametrize(
    "lesson",
    [
        say("learn"),
        say("learn-game", game="Ozymandia"),
        say("learn-game", game="Simultaneous Risk"),
        say("learn-game", game="RosenKreuz"),
    ],
)
def test_lesson_requests_stay_in_sight_and_the_layout_keeps_its_size(page: Page, address: str, lesson: str) -> None:
    """In landscape the request and Next stay in sight; in portrait the board and the step keep their size."""
    sideways = ViewportSize(width=PHONE["height"], height=PHONE["width"])
    upright: set[tuple[int, ...]] = set()

    def measure(*parts: Locator) -> None:
        page.set_viewport_size(PHONE)
        expect_half_board(page)
        boxes = [each.bounding_box() for each in parts]
        upright.add(tuple(round(box["height"]) for box in boxes if box is not None))
        page.set_viewport_size(sideways)

    page.set_viewport_size(sideways)
    visit(page, address)
    tap(page, lesson)
    expect(page.get_by_role("button", name=say("lesson-leave"))).to_be_visible()
    onward = page.get_by_role("button", name=say("lesson-next"), exact=True)
    board = page.get_by_role("application")
    while not page.get_by_role("heading", name=say("lesson-over")).count():
        card = page.get_by_role("region", name=page.get_by_role("heading", level=2).first.inner_text())
        expect(card.get_by_role("status").get_by_role("paragraph").first).to_be_in_viewport(ratio=1)
        expect(card.get_by_role("strong").last).to_be_in_viewport(ratio=1)
        measure(board, card)
        tap(page, say("lesson-show"))
        expect(onward).to_be_in_viewport(ratio=1)
        expect(card.get_by_text(say("lesson-done"))).to_be_in_viewport(ratio=1)
        measure(board, card)
        onward.click()
        expect(onward).to_have_count(0)
    assert len(upright) == 1, upright


def test_in_landscape_the_next_button_stays_in_sight_after_a_tap(page: Page, address: str) -> None:
    page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    visit(page, address)
    tap(page, say("learn"))
    tap_tile(page, "Drift")
    expect(page.get_by_role("heading", name=own_tile("Drift"), exact=False)).to_be_in_viewport(ratio=1)
    for each in (page.get_by_role("button", name=say("lesson-next"), exact=True), page.get_by_text(say("lesson-done"))):
        expect(each).to_be_in_viewport(ratio=1)
    tap(page, say("lesson-next"))
    words = page.get_by_text(say("rozz-lesson-buy-words"))
    expect(words).to_be_in_viewport(ratio=1)
    tap_tile(page, "D3")
    expect(page.get_by_text(say("rozz-lesson-buy-request"))).to_be_in_viewport(ratio=1)


def test_in_landscape_nothing_is_cut_off_with_a_place_selected(page: Page, address: str) -> None:
    page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    visit(page, address)
    tap(page, say("learn"))
    watch_steps(page, 1)
    tap_tile(page, "D3")
    asked = page.get_by_text(say("rozz-lesson-buy-request"))
    expected = page.get_by_role("status").get_by_text(sentence("rozz-command-choose-or-move", tile="D3"))
    let_go = page.get_by_role("button", name=say("cancel"))
    for choice in (move_label("INF"), buy_label("INF"), buy_label("ARMOR"), buy_label("SRNUKE")):
        expect(page.get_by_role("button", name=choice)).to_be_in_viewport(ratio=1)
    for below in (expected, let_go):
        above, box = asked.bounding_box(), below.bounding_box()
        assert above and box and box["y"] >= above["y"] + above["height"] - 1, "it lies beneath what is asked"
    # The lesson's text is where it was.
    words = page.get_by_text(say("rozz-lesson-buy-words"))
    let_go.hover()
    page.mouse.wheel(0, -400)
    expect(words).to_be_in_viewport(ratio=1)
    page.wait_for_function("() => document.getElementById('slip').scrollTop === 0")


def test_the_report_of_the_last_move_is_readable_on_a_phone(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    visit(page, address)
    tap(page, say("learn-game", game="RosenKreuz"))
    watch_steps(page, 7)
    tap(page, say("lesson-show"))
    for title in (say("rosenkreuz-step-move"), say("rosenkreuz-step-attainment"), say("step-victory")):
        tap(page, title)
        line = page.get_by_role("region", name=title).get_by_role("listitem").first
        expect(line).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=say("to-result"))).to_be_in_viewport(ratio=1)


def test_the_lesson_board_is_large_on_a_phone_and_shows_its_subject(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    visit(page, address)
    tap(page, say("learn"))
    tap_tile(page, "Drift")
    expect(page.get_by_role("button", name=say("lesson-next"), exact=True)).to_be_visible()
    widths = page.evaluate(TOKENS, "Drift")
    assert len(widths) == 3 and min(widths) >= 13.5, "HQ, INF and ARMOR"
    board = page.get_by_role("application")
    left, right = (board.get_by_role("button", name=re.compile(f"^{name}\\b")).bounding_box() for name in ("D6", "V3"))
    assert left is not None and right is not None
    assert right["x"] + right["width"] - left["x"] >= 210


def test_the_control_a_lesson_step_asks_for_is_in_sight_on_a_phone(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    visit(page, address)
    tap(page, say("learn"))
    watch_steps(page, 1)
    for where, what in (("D3", buy_label("SRNUKE")), ("Drift", move_label("ARMOR"))):
        tap_tile(page, where)
        asked = page.get_by_role("button", name=what)
        prompt = sentence("rozz-command-choose-or-move", tile=where)
        expected = page.get_by_role("status").get_by_text(prompt).bounding_box()
        cancel = page.get_by_role("button", name=say("cancel")).bounding_box()
        assert expected and cancel and expected["x"] + expected["width"] <= cancel["x"], "neither lies on the other"
        expect(asked).to_be_in_viewport(ratio=1)
        asked.click()
        if where == "Drift":
            tap_tile(page, "D3")
        tap(page, say("add"))
        tap(page, say("lesson-next"))


def test_on_a_phone_a_begun_lesson_step_folds_to_its_request(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    visit(page, address)
    tap(page, say("learn"))
    watch_steps(page, 1)
    words = page.get_by_text(say("rozz-lesson-buy-words"))
    expect(words).to_be_in_viewport(ratio=1)
    tap_tile(page, "D3")
    expect(words).to_be_hidden()
    expect(page.get_by_text(say("rozz-lesson-buy-request"))).to_be_in_viewport(ratio=1)
    for choice in (move_label("INF"), buy_label("INF"), buy_label("ARMOR"), buy_label("SRNUKE")):
        expect(page.get_by_role("button", name=choice)).to_be_in_viewport(ratio=1)
    expect_half_board(page)
    for is_shown in (True, False):
        tap(page, say("lesson-words"))
        expect(words).to_be_in_viewport(ratio=1) if is_shown else expect(words).to_be_hidden()
        expect_half_board(page)
    tap(page, buy_label("SRNUKE"), exact=False)
    tap(page, say("add"))
    expect(page.get_by_role("button", name=say("lesson-next"))).to_be_visible()
    expect(words).to_be_hidden()
    tap(page, say("lesson-next"))
    expect(page.get_by_text(say("rozz-lesson-move-words"))).to_be_in_viewport(ratio=1)


def expect_half_board(page: Page) -> None:
    """At least half of a phone's screen lies between the bar and the panel below the board."""
    bar, slip = (page.get_by_role(role).bounding_box() for role in ("banner", "complementary"))
    assert bar and slip and slip["y"] - bar["y"] - bar["height"] >= PHONE["height"] / 2


def test_lesson_toasts_cover_no_controls(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    visit(page, address)
    tap(page, say("learn"))
    watch_steps(page, 1)
    tap_tile(page, "D3")
    tap(page, say("ready"))
    expect_nothing_covered(page, beginning("lesson-not-yet"))


@pytest.mark.parametrize("notice", [say("unsaved-forbidden"), say("newer")])
@pytest.mark.loads_the_page
def test_lesson_toasts_cover_no_controls_below_a_notice(page: Page, address: str, notice: str) -> None:
    is_forbidden = notice == say("unsaved-forbidden")
    if is_forbidden:
        page.add_init_script(FORBIDDEN)
    page.set_viewport_size(PHONE)
    visit(page, address)
    tap(page, say("learn"))
    watch_steps(page, 1)
    if not is_forbidden:
        page.wait_for_function("!localStorage.getItem('rozz:/start')")
        page.evaluate(NEWER)
    expect(page.get_by_text(notice)).to_be_visible()
    submit(page)
    expect_nothing_covered(page, beginning("lesson-not-yet"))
    page.set_viewport_size({"width": 844, "height": 390})
    word = page.get_by_role("status").get_by_text(beginning("lesson-not-yet")).first.locator("..").bounding_box()
    banner = page.get_by_text(notice).locator("..").bounding_box()
    assert word and banner and banner["y"] + banner["height"] <= word["y"], "nor on the notice"


def test_a_scenario_can_be_found_on_a_phone(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    visit(page, address)
    tap(page, say("new-match"))
    page.get_by_role("radio", name="RosenKreuz").check()
    expect(page.get_by_role("button", name="Solo Training", exact=False)).to_have_count(0)
    page.get_by_role("radio", name=say("any-game")).check()
    page.get_by_role("radio", name=say("players", number=1), exact=True).check()
    solo = page.get_by_role("button", name="Solo Training", exact=False)
    expect(solo).to_contain_text(say("players", number=1))
    expect(solo).to_contain_text(say("games-capture-headquarters"))
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    solo.click()
    tap(page, say("begin"))
    choose_in_menu(page, say("home"))


def watch_steps(page: Page, steps: int) -> None:
    """Let the page do this many steps."""
    for _ in range(steps):
        tap(page, say("lesson-show"))
        tap(page, say("lesson-next"))


def shown_to_the_end(page: Page, steps: int) -> None:
    """Let the page do every remaining step."""
    watch_steps(page, steps)
    expect(page.get_by_role("heading", name=say("lesson-over"))).to_be_visible()
    expect(page.get_by_role("button", name=longest_part("first-match"))).to_be_visible()


def test_the_ozymandia_lesson_can_be_done_by_taps(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    visit(page, address)
    tap(page, say("learn-game", game="Ozymandia"))
    step(page, say("areas-lesson-ozymandia-cities-title"))
    tap_tile(page, "Brine")
    tap(page, say("lesson-next"))
    tap_tile(page, "Brine")
    tap_tile(page, "Drake")
    tap(page, say("add"))
    lesson = page.get_by_role("region", name=say("areas-lesson-ozymandia-moving-title"))
    expect(page.get_by_text(beginning("lesson-try-again"), exact=False)).to_be_visible()
    expect(lesson).to_contain_text(say("areas-lesson-ozymandia-moving-do"))
    tap_tile(page, "Bell City")
    tap(page, say("add"))
    tap(page, say("lesson-next"))
    step(page, say("areas-lesson-ozymandia-together-title"))
    tap(page, say("ready"))
    tap(page, say("lesson-next"))
    step(page, say("areas-lesson-ozymandia-watching-title"))
    assert violations(page) == []
    tap(page, say("last"))
    tap(page, say("lesson-next"))
    shown_to_the_end(page, 9)


def test_the_simultaneous_risk_lesson_can_be_done_by_taps(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    visit(page, address)
    tap(page, say("learn-game", game="Simultaneous Risk"))
    step(page, say("areas-lesson-risk-setup-title"))
    tap_tile(page, "Finch")
    tap(page, say("lesson-next"))
    for territory in ("Heron", "Egret", "Gannet"):
        tap_tile(page, territory)
    tap(page, say("play-it"))
    tap(page, say("lesson-next"))
    tap_tile(page, "Finch")
    tap(page, say("areas-offer-place"), exact=False)
    tap(page, say("add"))
    tap(page, say("lesson-next"))
    step(page, say("areas-lesson-risk-moving-title"))
    tap_tile(page, "Finch")
    tap_tile(page, "Jade")
    expect(page.get_by_role("button", name=say("fewer"))).to_be_in_viewport(ratio=1)
    tap(page, say("fewer"), exact=False)
    tap(page, say("add"))
    tap(page, say("lesson-next"))
    shown_to_the_end(page, 7)


def test_a_lesson_toast_appears_above_the_buttons_or_the_slip(page: Page, address: str) -> None:
    """Beside the map it pushed the slip down, and up again when it went."""
    visit(page, address)
    tap(page, say("learn"))
    submit(page)
    word = page.get_by_role("status").get_by_text(beginning("lesson-not-yet"), exact=False).first
    for width, height in ((844, 390), (820, 1180), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        expect(word).to_be_in_viewport(ratio=1)
        said, slip = word.locator("..").bounding_box(), page.get_by_role("complementary").bounding_box()
        bar, ready = (each.bounding_box() for each in (
            page.get_by_role("banner"), page.get_by_role("button", name=say("ready"), exact=True)))
        assert said is not None and slip is not None and bar is not None and ready is not None
        if width < height:
            assert said["y"] + said["height"] <= slip["y"], "below the map"
        else:
            assert slip["y"] - bar["y"] - bar["height"] < 2, "the slip begins below the bar"
            assert said["y"] + said["height"] <= ready["y"], f"on the buttons at {width}"
        assert page.evaluate(COVERED, beginning("lesson-not-yet")) == [], width
