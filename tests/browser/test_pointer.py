"""Panning, zooming and pinching the board loses no taps and invents none."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rozz.ui.board.geometry import number
from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import choose_in_menu, choose_scenario, submit, tap
from tests.support.browser.reusable_page import visit
from tests.support.words import in_turn, pattern, reveal_of

PHONE = {"width": 390, "height": 844}
#: A board of 259 tiles, and a generous limit for the elements that a tap on it may restyle.
SIX, MOST_RESTYLED = "The Grand Board", 500


def commands_of(page: Page, address: str, scenario: str) -> Locator:
    """Start a match up to the first player's commands; return the board."""
    visit(page, address)
    for name in (say("new-match"), scenario, say("begin"), pattern("i-am")):
        page.get_by_role("button", name=name, exact=name != scenario).first.click()
    board = page.get_by_role("application", name=scenario)
    expect(board).to_be_visible()
    return board


def view_box(board: Locator) -> list[float]:
    """Left, top, width and height of what is shown, in board units."""
    return [float(each) for each in str(board.get_attribute("viewBox")).split()]


def expect_other(board: Locator, before: list[float]) -> list[float]:
    """Wait until the view changes; return the new one."""
    expect(board).not_to_have_attribute("viewBox", " ".join(f"{each:g}" for each in before))
    return view_box(board)


def wait_for_left(page: Page, left: float) -> None:
    """Wait until the view starts at this left edge, give or take rounding."""
    page.wait_for_function(
        "left => Math.abs(document.getElementById('board').viewBox.baseVal.x - left) < 0.3", arg=left
    )


def middle(element: Locator) -> tuple[float, float]:
    box = element.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tile(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name}(:|$)"))


def drag(page: Page, start: tuple[float, float], pixels: float) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] - pixels, start[1], steps=4)
    page.mouse.up()


def pixels_to_a_unit(board: Locator) -> float:
    box = board.bounding_box()
    assert box
    return min(box["width"] / view_box(board)[2], box["height"] / view_box(board)[3])


def test_a_drag_pans_and_a_small_one_is_a_tap(page: Page, address: str) -> None:
    board = commands_of(page, address, "Headquarters for Two")
    # A drag from one of the player's own tiles would give a command.
    empty = tile(page, "D2")
    page.get_by_role("button", name=say("zoom-in")).click()
    before = expect_other(board, [float(each) for each in str(board.get_attribute("data-fit")).split()])
    scale = pixels_to_a_unit(board)

    drag(page, middle(empty), 20)
    wait_for_left(page, before[0] + 20 / scale)
    after = view_box(board)
    assert after[1:] == before[1:]

    # The drag selected nothing; the tap after it does, and the redraw keeps the view.
    drag(page, middle(empty), 3)
    expect(page.get_by_role("region", name="D2")).to_be_visible()
    expect(empty).to_have_attribute("aria-pressed", "true")
    assert view_box(board) == after


def test_a_drag_selects_nothing(page: Page, address: str) -> None:
    board = commands_of(page, address, "Headquarters for Two")
    page.get_by_role("button", name=say("zoom-in")).click()
    before = view_box(board)
    drag(page, middle(tile(page, "D2")), 20)
    expect_other(board, before)
    # Events arrive in order: if the drag had selected D2, that would show before the keyboard's tile.
    tile(page, "Braxx").press("Enter")
    expect(tile(page, "Braxx")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("region", name="Braxx")).to_be_visible()
    expect(page.locator("[data-do='tile'][aria-pressed=true]")).to_have_count(1)


def test_the_wheel_zooms_about_the_pointer(page: Page, address: str) -> None:
    board = commands_of(page, address, "Headquarters for Two")
    drift = tile(page, "Drift")
    before, at = view_box(board), middle(drift)
    page.mouse.move(*at)
    page.mouse.wheel(0, -300)
    after = expect_other(board, before)
    assert after[2] == pytest.approx(before[2] / 1.0015**300, rel=0.01)
    assert middle(drift) == (pytest.approx(at[0], abs=1), pytest.approx(at[1], abs=1))
    page.mouse.wheel(0, 3000)
    expect(board).to_have_attribute("viewBox", str(board.get_attribute("data-fit")))


def test_the_buttons_zoom(page: Page, address: str) -> None:
    board = commands_of(page, address, "Headquarters for Two")
    whole = view_box(board)
    page.get_by_role("button", name=say("zoom-in")).click()
    near = expect_other(board, whole)
    assert near[2] == pytest.approx(whole[2] / 1.5, abs=0.1)
    page.get_by_role("button", name=say("zoom-in")).click()
    nearer = expect_other(board, near)
    page.get_by_role("button", name=say("zoom-out")).click()
    assert expect_other(board, nearer) == near
    page.get_by_role("button", name=say("fit")).click()
    assert expect_other(board, near) == whole
    page.get_by_role("button", name=say("zoom-in")).click()
    expect_other(board, whole)
    tile(page, "Drift").press("0")
    expect(board).to_have_attribute("viewBox", str(board.get_attribute("data-fit")))


def test_zoom_buttons_are_enabled_while_useful_and_zoom_to_the_selection(
    page: Page, address: str
) -> None:
    board = commands_of(page, address, "Headquarters for Two")
    nearer, farther = (page.get_by_role("button", name=name, exact=True) for name in (say("zoom-in"), say("zoom-out")))
    expect(nearer).to_be_enabled()
    expect(farther).to_be_disabled()
    tile(page, "Braxx").click()
    for _ in range(4):
        before = view_box(board)
        nearer.click()
        expect_other(board, before)
        expect(farther).to_be_enabled()
    expect(tile(page, "Braxx")).to_be_in_viewport()
    x, y, width, height = view_box(board)
    at = tile(page, "Braxx").evaluate("each => { const box = each.getBBox(); return [box.x, box.y]; }")
    assert x < at[0] + 50 < x + width and y < at[1] + 43 < y + height
    for _ in range(4):
        if nearer.get_attribute("aria-disabled") == "true":
            break
        before = view_box(board)
        nearer.click()
        expect_other(board, before)
    expect(nearer).to_be_disabled()
    # A redraw of the whole page does not change that.
    page.keyboard.press("?")
    page.keyboard.press("Escape")
    expect(nearer).to_be_disabled()
    tap(page, say("fit"))
    expect(nearer).to_be_enabled()
    expect(farther).to_be_disabled()


def test_two_fingers_pinch(page: Page, address: str) -> None:
    board = commands_of(page, address, "Headquarters for Two")
    before, (x, y) = view_box(board), middle(tile(page, "Drift"))
    devtools = page.context.new_cdp_session(page)

    def touch(kind: str, *apart: float) -> None:
        points: list[dict[str, Any]] = [
            {"x": x + side * each / 2, "y": y, "id": number} for each in apart for number, side in enumerate((-1, 1))
        ]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 60)
    for apart in (70, 90, 120):
        touch("touchMove", apart)
    touch("touchEnd")
    expect(board).to_have_attribute("viewBox", re.compile(f" {number(before[2] / 2)} "))
    expect(page.get_by_role("region", name="Drift")).to_have_count(0)


def test_the_first_tap_on_a_phone_zooms_to_a_tile_and_selects_it(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    board = commands_of(page, address, "Six Machines")
    assert page.locator("[data-do='tile']").count() == 217
    # Where tiles are too small to tap, the view starts at the player's home.
    home = view_box(board)
    page.get_by_role("button", name=say("fit")).click()
    whole = expect_other(board, home)
    target = page.locator("[data-do='tile']").nth(100)
    page.mouse.click(*middle(target))
    near = expect_other(board, whole)
    expect(target).to_have_attribute("aria-pressed", "true")
    box = target.bounding_box()
    assert box and box["width"] > 24
    assert view_box(board) == near
    # A tap that may be meant for a neighbor selects nothing.
    page.get_by_role("button", name=say("fit")).click()
    expect_other(board, near)
    other = page.locator("[data-do='tile']").nth(60)
    box = other.bounding_box()
    assert box and box["width"] < 24
    page.mouse.click(box["x"] + box["width"] - 1.5, box["y"] + box["height"] / 2)
    expect(board).not_to_have_attribute("viewBox", str(board.get_attribute("data-fit")))
    expect(target).to_have_attribute("aria-pressed", "true")
    expect(other).not_to_have_attribute("aria-pressed", "true")


@pytest.mark.thorough
def test_a_reveal_shows_the_whole_board_then_the_view_returns(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    visit(page, address)
    choose_scenario(page, "Six Machines")
    for colour in ("Blue", "Green", "Gold", "Violet", "Teal"):
        page.get_by_role("combobox", name=say("plays", colour=colour)).select_option(
            say("computer-level", number=1, name="Dreamer")
        )
    tap(page, say("begin"))
    board = page.get_by_role("application", name="Six Machines")
    expect(board).to_be_visible()
    home, whole = view_box(board), str(board.get_attribute("data-fit"))
    for turn in (1, 2):
        submit(page)
        expect(page.get_by_role("heading", name=reveal_of(turn))).to_be_visible()
        expect(board).to_have_attribute("viewBox", whole)
        # A player zooms in on one corner, but the next turn still starts with the whole board.
        page.get_by_role("button", name=say("zoom-in")).click()
        expect(board).not_to_have_attribute("viewBox", whole)
        tap(page, say("next-turn"))
        expect(page.get_by_role("heading", name=say("commands-now", name="Red"))).to_be_visible()
        assert view_box(board) == home
    choose_in_menu(page, say("history"))
    tap(page, say("watch-turn", moment=in_turn(1)))
    expect(board).to_have_attribute("viewBox", whole)
    page.get_by_role("button", name=say("zoom-in")).click()
    expect(board).not_to_have_attribute("viewBox", whole)
    tap(page, say("next-turn"))
    expect(page.get_by_role("heading", name=reveal_of(2))).to_be_visible()
    expect(board).to_have_attribute("viewBox", whole)


def test_a_tap_on_a_large_board_restyles_only_what_it_changes(page: Page, address: str) -> None:
    board = commands_of(page, address, SIX)
    devtools = page.context.new_cdp_session(page)
    traced: list[dict[str, Any]] = []
    ended: list[bool] = []
    devtools.on("Tracing.dataCollected", lambda event: traced.extend(event["value"]))
    devtools.on("Tracing.tracingComplete", lambda _: ended.append(True))
    wanted = {"includedCategories": ["devtools.timeline"]}
    devtools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": wanted})
    board.locator(f".tile[aria-label*='{say('rozz-yours')}']").first.click()
    expect(page.locator("#sheet")).to_be_visible()
    devtools.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    restyled = [each["args"]["elementCount"] for each in traced if "elementCount" in each.get("args", {})]
    assert page.locator("#board *").count() > 2 * MOST_RESTYLED
    assert 0 < max(restyled) < MOST_RESTYLED, restyled


def test_dragging_a_piece_to_a_legal_place_does_not_pan(page: Page, address: str) -> None:
    visit(page, address)
    choose_scenario(page, "RosenKreuz, Skirmish")
    tap(page, say("begin"))
    board = page.get_by_role("application", name="RosenKreuz")
    before = view_box(board)
    start, end = middle(tile(page, "b2")), middle(tile(page, "b3"))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0], start[1] - 30)
    expect(tile(page, "b2")).to_have_attribute("aria-pressed", "true")
    page.mouse.move(*end)
    assert view_box(board) == before
    page.mouse.up()
    expect(page.get_by_role("heading", name=pattern("chooses-now")).first).to_contain_text("Cross")
