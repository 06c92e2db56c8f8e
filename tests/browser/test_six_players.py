"""Six players on small screens: a turn in which everyone has a lot to do can be followed on a phone."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from rozz.engine import record
from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import choose_in_menu, open_after, submit, tap, text_box
from tests.support.browser.reusable_page import visit
from tests.support.browser.toast_overlap import overlap_in_sight
from tests.support.engine.report_lines import moved
from tests.support.ui.six_player_turn import POWERS, revealed_table
from tests.support.words import in_turn, pattern, reveal_of

pytestmark = pytest.mark.thorough

PHONE = (390, 844)
#: The steps of the turn.
REVEALED, PURCHASES, MOVES, PRODUCTION = (
    say(f"rozz-step-{step}") for step in ("orders", "purchases", "moves", "production")
)
#: For every row of a report, how far its figures start below the last line of its sentence.
GAPS = """list => [...list.children].map((row) => {
    const [said, figures] = [row.firstElementChild, row.lastElementChild].map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return range.getBoundingClientRect();
    });
    return Math.round(figures.top - said.bottom);
})"""
#: How much two tiles' numbers overlap on the screen, across and down.
COMMON = """names => {
    const [a, b] = names.map((name) => document.querySelector(`#pieces-${name} .strength use`).getBoundingClientRect());
    const common = (start, end) => Math.min(a[end], b[end]) - Math.max(a[start], b[start]);
    return [common("left", "right"), common("top", "bottom")];
}"""


def after_a_turn(page: Page, address: str) -> None:
    """Open a file with a match whose first turn has been played."""
    visit(page, address)
    session = revealed_table().session
    text = record.to_json(session.match).encode()
    page.get_by_label(say("open-file")).set_input_files(
        {"name": "six.json", "mimeType": "application/json", "buffer": text}
    )
    expect(page.get_by_role("heading", name=pattern("pass-to"))).to_be_visible()


@pytest.fixture
def six(page: Page, address: str) -> Page:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    open_after(page, address, after_a_turn)
    return page


@pytest.fixture
def shown(six: Page) -> Page:
    tap(six, say("history"))
    tap(six, say("watch-turn", moment=in_turn(1)))
    expect(six.get_by_role("heading", name=reveal_of(1))).to_be_visible()
    return six


def panel(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=title)


def test_the_turn_number_is_shown_on_a_phone(six: Page) -> None:
    tap(six, say("i-am", name="Ben"))
    turn = six.get_by_role("main").get_by_text(say("moment-turn", number=2), exact=True)
    expect(turn).to_be_in_viewport(ratio=1)
    box = turn.bounding_box()
    tools = six.get_by_role("toolbar", name=say("map-tools")).bounding_box()
    assert box is not None and tools is not None
    assert box["x"] + box["width"] <= tools["x"], "beside the tools of the map"


def test_step_names_are_not_cut_off_on_a_phone(shown: Page) -> None:
    bars = shown.get_by_role("toolbar", name=say("steps"))
    brief = {REVEALED: say("rozz-step-orders-brief")}
    for name in (REVEALED, PURCHASES, MOVES, PRODUCTION):
        written = bars.get_by_role("button", name=name).get_by_text(brief.get(name, name), exact=True)
        assert written.evaluate("each => each.scrollWidth <= each.clientWidth"), name


#: The size of a tile on the screen and of its visible name, in pixels.
LARGE = """name => {
    const tile = document.getElementById(`tile-${name}`).getBoundingClientRect();
    const names = [...document.querySelectorAll("#board text")].filter((each) => each.textContent === name);
    const seen = names.filter((each) => each.getBoundingClientRect().width && getComputedStyle(each).opacity > 0.9);
    return [tile.width, Math.max(0, ...seen.map((each) => parseFloat(getComputedStyle(each).fontSize)
        * each.getScreenCTM().a))];
}"""


@pytest.mark.parametrize("size", [PHONE, (360, 780)], ids="{0[0]}x{0[1]}".format)
def test_the_map_zooms_to_the_subject_of_a_report(shown: Page, size: tuple[int, int]) -> None:
    shown.set_viewport_size({"width": size[0], "height": size[1]})
    whole = shown.evaluate(LARGE, "Th1")
    assert whole[0] < 24, "all of the board has no room for names"
    tap(shown, MOVES)
    expect(shown.get_by_role("button", name="Th1: Ada", exact=False)).to_be_in_viewport()
    tile, name = shown.evaluate(LARGE, "Th1")
    assert tile >= 36 and name >= 9
    # The map follows the report, but a player who chose the whole board keeps it.
    tap(shown, moved("Gold", "INF", 4, "Wick", "Wi1"), exact=False)
    expect(shown.get_by_role("button", name="Wi1: ", exact=False)).to_be_in_viewport()
    assert shown.evaluate(LARGE, "Wi1")[0] >= 36
    tap(shown, say("fit"))
    tap(shown, PURCHASES)
    expect(shown.get_by_role("status").first).to_contain_text(PURCHASES)
    assert shown.evaluate(LARGE, "Th1") == pytest.approx(whole, abs=0.5)


def test_a_tapped_report_line_stays_under_the_finger(shown: Page) -> None:
    tap(shown, MOVES)
    line = panel(shown, MOVES).get_by_role("button", name=moved("Gold", "INF", 4, "Wick", "Wi1"))
    line.scroll_into_view_if_needed()
    before = line.bounding_box()
    line.click()
    expect(shown.get_by_role("heading", name=say("story", tile="Wi1"))).to_be_attached()
    assert line.bounding_box() == before


def test_report_rows_of_one_and_two_lines_have_equal_spacing(shown: Page) -> None:
    gaps: set[Any] = set()
    for step in (PURCHASES, MOVES, PRODUCTION):
        tap(shown, step)
        gaps.update(panel(shown, step).get_by_role("list").evaluate(GAPS))
    assert max(gaps) - min(gaps) <= 2, gaps
    assert 0 <= min(gaps) <= max(gaps) <= 6, gaps


def test_numbers_of_neighboring_tiles_do_not_overlap(shown: Page) -> None:
    tap(shown, say("fit"))
    tap(shown, MOVES)
    expect(shown.get_by_role("button", name="Th1: Ada, INF 4", exact=True)).to_be_visible()
    for one, other in (("Thorn", "Th1"), ("Thorn", "Th2"), ("Th1", "Th2")):
        assert min(shown.evaluate(COMMON, [one, other])) <= 2, (one, other)


def test_purchases_are_visible_on_the_whole_board(shown: Page) -> None:
    tap(shown, say("fit"))
    bought = shown.get_by_role("application").get_by_text("5", exact=True)
    tap(shown, PURCHASES)
    expect(bought).to_have_count(6)
    for each in bought.all():
        expect(each).to_be_in_viewport(ratio=1)
    # A little closer, pieces are still only counted; then there is room for the pieces themselves.
    tap(shown, say("zoom-in"))
    expect(bought).to_have_count(6)
    tap(shown, say("zoom-in"))
    tap(shown, say("zoom-in"))
    expect(bought.first).to_be_hidden()


def test_the_list_scrolls_along_as_a_turn_plays(shown: Page) -> None:
    tap(shown, say("speed-2"))
    tap(shown, MOVES)
    tap(shown, say("play"))
    expect(panel(shown, MOVES).get_by_role("button", name=moved("Teal", "INF", 3, "Yarrow", "Ya2"))).to_be_in_viewport()
    expect(shown.get_by_role("status").first).to_contain_text(MOVES)


def covers(over: Locator, under: Locator) -> bool:
    """Whether two elements overlap, if only by a corner."""
    a, b = over.bounding_box(), under.bounding_box()
    if a is None or b is None:
        return False
    beside = a["x"] >= b["x"] + b["width"] or b["x"] >= a["x"] + a["width"]
    return not beside and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def test_a_toast_covers_neither_the_tally_nor_a_button(six: Page) -> None:
    tap(six, say("i-am", name="Ben"))
    text_box(six).fill("P: INF > Ulver")
    tap(six, say("clear"))
    word = six.get_by_role("status").filter(has_text=say("cleared")).locator("div")
    slip = six.get_by_role("complementary")
    for width, height in (PHONE, (844, 390), (820, 1180), (1280, 800)):
        six.set_viewport_size({"width": width, "height": height})
        expect(word).to_be_in_viewport(ratio=1)
        assert not covers(word, slip.get_by_text(say("rozz-tally", used=0, allowance=3, money=75))), width
        # But for those of the toast.
        buttons = slip.locator("button:not(.toast button)").filter(visible=True).all()
        for button in (*buttons, *six.get_by_role("toolbar", name=say("map-tools")).all()):
            assert not overlap_in_sight(word, button), f"{button.inner_text()} at {width}"
    word.get_by_role("button", name=say("undo")).click()
    expect(slip.get_by_text(say("rozz-tally", used=1, allowance=3, money=74))).to_be_visible()


def test_the_text_box_of_a_tablet_shows_every_line(six: Page) -> None:
    six.set_viewport_size({"width": 820, "height": 1180})
    tap(six, say("i-am", name="Ben"))
    box = text_box(six)
    box.fill("P: INF > Ulver\n" * 8)
    over = say("rozz-tally-over", used=8, allowance=3, money=72)
    expect(six.get_by_role("complementary").get_by_text(over)).to_be_visible()
    assert box.evaluate("each => each.scrollHeight <= each.clientHeight")


def test_the_turn_summary_is_right_below_its_heading_on_a_tablet(shown: Page) -> None:
    shown.set_viewport_size({"width": 820, "height": 1180})
    tap(shown, say("last"))
    # Make the report beside it long.
    panel(shown, PRODUCTION).evaluate("each => (each.style.minHeight = '900px')")
    heading = shown.get_by_role("heading", name=say("turn-card", moment=in_turn(1))).bounding_box()
    table = shown.get_by_role("table").bounding_box()
    assert heading is not None and table is not None
    assert table["y"] - heading["y"] < 50
    expect(shown.get_by_role("table").get_by_role("row", name="Ada")).to_be_in_viewport()


def test_all_players_commands_are_side_by_side_on_a_tablet(shown: Page) -> None:
    shown.set_viewport_size({"width": 820, "height": 1180})
    commands = panel(shown, REVEALED)
    expect(commands.get_by_role("listitem")).to_have_count(18)
    for name in ("Ada", "Ben", "Green"):
        for given in commands.get_by_role("region", name=name).get_by_role("listitem").all():
            expect(given).to_be_in_viewport(ratio=1)
    keys, onward = shown.get_by_role("button", name=say("play")), shown.get_by_role("button", name=say("next-turn"))
    assert are_in_one_row(keys, onward), "in one row"


def contrast(page: Page, left: float, top: float, width: float, height: float) -> int:
    """The brightness difference between the darkest and the lightest pixel of a part of the screen."""
    seen = page.screenshot(clip={"x": left, "y": top, "width": width, "height": height})
    darkest, lightest = Image.open(io.BytesIO(seen)).convert("L").getextrema()
    return int(lightest) - int(darkest)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [PHONE, (820, 900), (1280, 800)], ids="{0[0]}x{0[1]}".format)
def test_a_list_fades_where_it_continues_but_not_at_its_end(shown: Page, size: tuple[int, int]) -> None:
    shown.set_viewport_size({"width": size[0], "height": size[1]})
    last = panel(shown, REVEALED).get_by_role("listitem").last
    edge = shown.get_by_role("toolbar", name=say("steps")).locator("xpath=..").bounding_box()
    assert edge is not None
    last.evaluate("(each, edge) => { each.closest('#slip-body').scrollTop += "
                  "each.getBoundingClientRect().top + 10 - edge; }", edge["y"])
    cut = last.bounding_box()
    assert cut is not None and cut["y"] < edge["y"] < cut["y"] + cut["height"], "the line goes on below"
    assert contrast(shown, cut["x"], edge["y"] - 7, cut["width"], 6) < 20
    last.evaluate("each => { each.closest('#slip-body').scrollTop = 1e6; }")
    whole = last.bounding_box()
    assert whole is not None and contrast(shown, whole["x"], whole["y"], whole["width"], whole["height"]) > 100


def test_the_resources_of_six_players_are_in_one_row_on_a_tablet(six: Page) -> None:
    six.set_viewport_size({"width": 820, "height": 1180})
    tap(six, say("i-am", name="Ben"))
    figures = six.get_by_role("main").get_by_text(say("rozz-pill", commands=3, money=75), exact=True)
    expect(figures).to_have_count(6)
    assert len({box["y"] for each in figures.all() if (box := each.bounding_box())}) == 1
    for name in ("Ada", "Ben", "Green", "Gold", "Violet", "Teal"):
        written = six.get_by_role("main").get_by_text(name, exact=True).first
        expect(written).to_be_in_viewport(ratio=1)
        assert written.evaluate("each => each.scrollWidth <= each.clientWidth && each.clientHeight > 15")


def are_in_one_row(one: Locator, other: Locator) -> bool:
    """Whether two elements are in the same row."""
    a, b = one.bounding_box(), other.bounding_box()
    return bool(a and b and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"])


def test_all_four_kinds_are_visible_where_a_tablet_has_room(six: Page) -> None:
    six.set_viewport_size({"width": 820, "height": 1180})
    tap(six, say("i-am", name="Ben"))
    text_box(six).fill("P: ARMOR > Ulver\nP: JET > Ulver")
    tap(six, say("zoom-in"))
    more = six.get_by_role("application").get_by_text("+2", exact=True)
    expect(more).to_be_visible()
    for _ in range(3):
        tap(six, say("zoom-in"))
    expect(six.get_by_role("application").get_by_text("+", exact=False)).to_have_count(0)


def test_list_buttons_are_in_one_row_on_a_phone_in_landscape(six: Page) -> None:
    six.set_viewport_size({"width": 844, "height": 390})
    tap(six, say("i-am", name="Ben"))
    boxes = [six.get_by_role("button", name=name).bounding_box() for name in (say("clear"), say("hint"))]
    assert len({box["y"] for box in boxes if box}) == 1


def test_a_name_interrupts_the_border_of_its_tile(six: Page) -> None:
    tap(six, say("i-am", name="Ben"))
    written = six.get_by_role("application").get_by_text("Ulver", exact=True)
    style = written.evaluate("each => [getComputedStyle(each).paintOrder, getComputedStyle(each).stroke]")
    assert style[0].startswith("stroke") and style[1] != "none", "on paper of its own"


def test_every_headquarters_is_named_on_the_whole_board_of_a_phone(shown: Page) -> None:
    board = shown.get_by_role("application")
    seen = [board.get_by_text(home, exact=True) for home in POWERS.values()]
    for each in seen:
        expect(each).to_be_in_viewport(ratio=1)
        assert each.evaluate("each => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a") >= 8.8
    boxes = [each.bounding_box() for each in seen]
    assert all(boxes)


def test_a_phone_has_room_for_the_board_and_the_report(shown: Page) -> None:
    box = shown.get_by_role("application").bounding_box()
    assert box is not None and box["height"] > 300
    expect(panel(shown, REVEALED).get_by_role("listitem").nth(3)).to_be_in_viewport()


def test_all_replay_controls_fit_in_their_panel(shown: Page) -> None:
    tap(shown, say("next-turn"))
    tap(shown, say("i-am", name="Ben"))
    text_box(shown).fill("N:")
    for _ in range(5):
        submit(shown)
        shown.get_by_role("button", name=pattern("i-am")).click()
        text_box(shown).fill("N:")
    submit(shown)
    tap(shown, say("show-everyone"))
    choose_in_menu(shown, say("history"))
    tap(shown, say("watch-turn", moment=in_turn(1)))
    expect(shown.get_by_role("button", name=say("back-to-match"))).to_be_visible()
    for width, height in ((844, 390), (1024, 640), (1280, 800)):
        shown.set_viewport_size({"width": width, "height": height})
        for each in shown.get_by_role("complementary").get_by_role("button").all():
            box = each.bounding_box()
            assert box is None or box["x"] + box["width"] <= width, f"{each.inner_text()} at {width}"
