"""Commands by dragging on the board, with a mouse and with a finger; panning, pinching and taps work as before."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from rozz.ui.games import face_of
from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import begin
from tests.support.words import beginning, pattern

Point = tuple[float, float]
#: A game, its scenario, a place of the first player's, a target beside it and a place out of reach.
GAMES = [
    ("rozz", "Headquarters for Two", "Drift", "D2", "Braxx"),
    ("ozymandia", "Five Isles", "Brine", "Drake", "Gull"),
]


def at_commands(page: Page, address: str, scenario: str) -> Locator:
    """Start a match up to the first player's commands; return the board."""
    begin(page, address, scenario, {})
    page.get_by_role("button", name=pattern("i-am")).click()
    board = page.get_by_role("application", name=scenario)
    expect(board).to_be_visible()
    return board


def place(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name}(:|,|$)")).first


def middle(element: Locator) -> Point:
    box = element.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def add_button(page: Page) -> Locator:
    return page.get_by_role("button", name=say("add"), exact=True)


class Mouse:
    """A mouse that is pressed, moved and lifted."""

    def __init__(self, page: Page) -> None:
        self.mouse = page.mouse

    def press(self, at: Point) -> None:
        self.mouse.move(*at)
        self.mouse.down()

    def move(self, to: Point) -> None:
        self.mouse.move(*to, steps=3)

    def lift(self) -> None:
        self.mouse.up()


class Finger:
    """A finger on the screen, and perhaps others."""

    def __init__(self, page: Page) -> None:
        self.devtools: CDPSession = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: Point) -> None:
        touches: list[dict[str, Any]] = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def press(self, at: Point) -> None:
        self.at = at
        self.send("touchStart", at)

    def move(self, to: Point) -> None:
        for share in (0.3, 0.6, 1.0):
            self.send("touchMove", tuple(a + (b - a) * share for a, b in zip(self.at, to, strict=True)))  # type: ignore[arg-type]
        self.at = to

    def lift(self) -> None:
        self.send("touchEnd")


#: Both games and both pointers, and the other pointer in each game.
POINTERS_AND_GAMES = [
    (Mouse, *GAMES[0]),
    (Finger, *GAMES[1]),
    pytest.param(Finger, *GAMES[0], marks=pytest.mark.thorough),
    pytest.param(Mouse, *GAMES[1], marks=pytest.mark.thorough),
]


def drag_without_dropping(pointer: Mouse | Finger, page: Page, start: str, end: str) -> None:
    """Drag from one place to another without dropping, until the targets are lit."""
    pointer.press(middle(place(page, start)))
    pointer.move(middle(place(page, end)))
    expect(place(page, start)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("pointer", "game", "scenario", "start", "end", "beyond"), POINTERS_AND_GAMES)
def test_a_drag_to_a_target_adds_a_command_that_can_be_undone(
    page: Page, address: str, pointer: Callable[[Page], Mouse | Finger], game: str, scenario: str, start: str, end: str,
    beyond: str,
) -> None:  # fmt: skip
    board = at_commands(page, address, scenario)
    view, hand = board.get_attribute("viewBox"), pointer(page)
    expect(add_button(page)).to_have_attribute("aria-disabled", "true")
    drag_without_dropping(hand, page, start, end)
    expect(place(page, end)).to_have_accessible_name(re.compile(re.escape(face_of(game).tap_effect("move"))))
    undo = page.get_by_role("button", name=say("undo"), exact=True)
    commands = page.get_by_role("list", name=say("dispatch"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    hand.lift()
    expect(commands.get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text=beginning("drag-added"))).to_be_visible()
    expect(add_button(page)).to_have_attribute("aria-disabled", "true")
    assert board.get_attribute("viewBox") == view
    undo.click()
    expect(commands).to_have_count(0)


@pytest.mark.parametrize(("game", "scenario", "start", "end", "beyond"), GAMES)
def test_after_a_drop_on_a_phone_its_number_is_one_tap_away(
    page: Page, address: str, game: str, scenario: str, start: str, end: str, beyond: str
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    at_commands(page, address, scenario)
    finger = Finger(page)
    drag_without_dropping(finger, page, start, end)
    finger.lift()
    page.get_by_role("button", name=say("change-number")).click()
    expect(page.get_by_role("spinbutton").first).to_be_in_viewport(ratio=1)
    before = page.get_by_role("list", name=say("dispatch")).inner_text()
    page.get_by_role("button", name=beginning("fewer-of")).first.click()
    add_button(page).click()
    expect(page.get_by_role("list", name=say("dispatch")).get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("list", name=say("dispatch"))).not_to_have_text(before, use_inner_text=True)


@pytest.mark.parametrize(("pointer", "game", "scenario", "start", "end", "beyond"), POINTERS_AND_GAMES)
def test_a_drag_that_is_cancelled_leaves_nothing(
    page: Page, address: str, pointer: Callable[[Page], Mouse | Finger], game: str, scenario: str, start: str, end: str,
    beyond: str,
) -> None:  # fmt: skip
    at_commands(page, address, scenario)
    hand = pointer(page)

    def expect_nothing() -> None:
        expect(place(page, start)).not_to_have_attribute("aria-pressed", "true")
        expect(add_button(page)).to_have_attribute("aria-disabled", "true")
        expect(page.get_by_role("region", name=start)).to_have_count(0)

    drag_without_dropping(hand, page, start, end)
    hand.move(middle(place(page, beyond)))
    hand.lift()
    expect_nothing()

    drag_without_dropping(hand, page, start, end)
    hand.move(middle(place(page, start)))
    hand.lift()
    expect_nothing()

    drag_without_dropping(hand, page, start, end)
    page.keyboard.press("Escape")
    expect_nothing()
    hand.move(middle(place(page, end)))
    hand.lift()
    expect_nothing()
    # Events arrive in order: a drop would show before what this tap selects.
    place(page, start).click()
    expect(place(page, start)).to_have_attribute("aria-pressed", "true")
    expect(add_button(page)).to_have_attribute("aria-disabled", "true")


def test_a_second_finger_and_the_browser_cancel_a_drag(page: Page, address: str) -> None:
    board = at_commands(page, address, "Headquarters for Two")
    finger, start, end = Finger(page), place(page, "Drift"), place(page, "D2")
    drag_without_dropping(finger, page, "Drift", "D2")
    finger.send("touchCancel")
    expect(start).not_to_have_attribute("aria-pressed", "true")
    expect(add_button(page)).to_have_attribute("aria-disabled", "true")

    whole = board.get_attribute("viewBox")
    drag_without_dropping(finger, page, "Drift", "D2")
    (x, y), other = middle(end), middle(place(page, "D5"))
    finger.send("touchStart", (x, y), other)
    expect(start).not_to_have_attribute("aria-pressed", "true")
    for pixels in (20, 60, 90):
        finger.send("touchMove", (x, y - pixels), (other[0], other[1] + pixels))
    # Two fingers still zoom.
    expect(board).not_to_have_attribute("viewBox", str(whole))
    finger.lift()
    start.click()
    expect(add_button(page)).to_have_attribute("aria-disabled", "true")


def test_on_a_zoomed_board_a_finger_pans_until_a_place_is_chosen(page: Page, address: str) -> None:
    board = at_commands(page, address, "Headquarters for Two")
    finger, start = Finger(page), place(page, "Drift")
    whole = str(board.get_attribute("viewBox"))
    page.get_by_role("button", name=say("zoom-in")).click()
    expect(board).not_to_have_attribute("viewBox", whole)
    near = str(board.get_attribute("viewBox"))
    x, y = middle(start)
    finger.press((x, y))
    finger.move((x - 40, y))
    finger.lift()
    expect(board).not_to_have_attribute("viewBox", near)
    expect(start).not_to_have_attribute("aria-pressed", "true")

    start.click()
    expect(start).to_have_attribute("aria-pressed", "true")
    panned = str(board.get_attribute("viewBox"))
    finger.press(middle(start))
    finger.move(middle(place(page, "D2")))
    finger.lift()
    expect(page.get_by_role("list", name=say("dispatch")).get_by_role("listitem")).to_have_count(1)
    assert board.get_attribute("viewBox") == panned
