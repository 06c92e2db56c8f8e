"""Entering commands with real taps: many at once, on a small screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from rozz.ui.i18n.texts import say
from tests.support.browser.player_actions import (
    begin_match_of_two,
    choose_in_menu,
    expect_commands,
    open_after,
    play_no_commands,
    submit,
    tap,
    tap_tile,
    text_box,
)
from tests.support.engine.report_lines import add_hint, sentence
from tests.support.labels import buy_label, move_label
from tests.support.words import beginning

pytestmark = pytest.mark.thorough


@pytest.fixture
def ordering(page: Page, address: str) -> Page:
    """Ada writes commands on a phone."""
    page.set_viewport_size({"width": 390, "height": 844})
    open_after(page, address, begin_match_of_two)
    tap(page, say("i-am", name="Ada"))
    return page


def test_large_purchases_are_entered_by_tens_by_typing_and_by_holding(ordering: Page) -> None:
    tap_tile(ordering, "Drift")
    tap(ordering, buy_label("INF"), exact=False)
    tap(ordering, say("leap", number=10))
    tap(ordering, say("leap", number=10))
    tap(ordering, say("add"))
    expect_commands(ordering, "P: INF*21 > Drift")

    tap(ordering, buy_label("INF"), exact=False)
    number = ordering.get_by_role("spinbutton", name=say("how-many"))
    number.click()
    ordering.keyboard.type("12")
    bought = add_hint("buy", pieces="12 INF", tile="Drift", cost=12)
    expect(ordering.get_by_role("status").first).to_contain_text(bought)
    expect(ordering.get_by_text(say("with-it", tally=say("rozz-tally", used=2, allowance=2, money=17)))).to_be_visible()
    ordering.keyboard.press("Enter")
    expect_commands(ordering, "P: INF*21 > Drift", "P: INF*12 > Drift")

    tap(ordering, say("undo"))
    tap(ordering, buy_label("INF"), exact=False)
    more = ordering.get_by_role("button", name=say("more"))
    more.hover()
    ordering.mouse.down()
    expect(number).not_to_have_value("1")
    ordering.mouse.up()
    held = int(number.input_value())
    more.click()
    expect(number).to_have_value(str(held + 1))


def box(locator: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of an element, in pixels of the screen."""
    found = locator.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two elements overlap."""
    left, top, right, bottom = box(one)
    x, y, u, v = box(other)
    return left < u - 1 and x < right - 1 and top < v - 1 and y < bottom - 1


def toast(word: Locator) -> Locator:
    """The whole toast around its words."""
    return word.locator("xpath=..")


TOOLS = (say("zoom-in"), say("threats"), say("fit"), say("legend"))
#: Tiles at the edges of the board, and both headquarters.
EDGES = ("H1", "H3", "T4", "T6", "B3", "Q4", "D6", "Drift", "Braxx")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1280, 800)], ids="{0[0]}x{0[1]}".format)
def test_nothing_covers_the_board_and_the_list_stays_in_sight(ordering: Page, size: tuple[int, int]) -> None:
    ordering.set_viewport_size({"width": size[0], "height": size[1]})
    text_box(ordering).fill("P: INF > Drift")
    board = {name: ordering.get_by_role("button", name=re.compile(f"^{name}(:|$)")).first for name in EDGES}
    for tool in TOOLS:
        button = ordering.get_by_role("button", name=tool, exact=True)
        assert not [name for name, each in board.items() if overlap(button, each)], tool
    tap_tile(ordering, "Drift")
    head = box(ordering.get_by_role("status").first)
    thumb = ordering.get_by_role("button", name=say("ready"), exact=True)
    # The listed command and the choices are both in sight above the buttons at the bottom.
    listed = ordering.get_by_role("listitem").filter(has_text="P: INF > Drift").get_by_role("button").first
    for seen in (listed, ordering.get_by_role("button", name=move_label("INF"))):
        expect(seen).to_be_in_viewport(ratio=0.9)
        assert not overlap(seen, thumb) and box(seen)[3] <= box(thumb)[1]
    tap(ordering, move_label("INF"), exact=False)
    tap_tile(ordering, "D2")
    moved = add_hint("move", again="D2", pieces="5 INF", start="Drift", tile="D2")
    expect(ordering.get_by_role("status").first).to_contain_text(moved)
    after = box(ordering.get_by_role("status").first)
    assert (head[1], head[3]) == (after[1], after[3]), "nothing below the hint jumps, however long that is"
    expect(ordering.get_by_role("spinbutton", name=say("how-many"))).to_be_in_viewport(ratio=0.9)


def test_a_typing_mistake_is_in_sight(ordering: Page) -> None:
    box = text_box(ordering)
    expect(box).to_have_attribute("placeholder", say("typed-example", command="P: INF > Drift"))
    box.fill("P: INF > Drift\nM: INF @ Drift > D2\n")
    box.press("End")
    box.press_sequentially("P: INFF > Drift")
    expect(ordering.get_by_text(beginning("mistake", line=3), exact=False).first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1180, 820)], ids="{0[0]}x{0[1]}".format)
def test_a_toast_covers_no_button_and_no_part_of_the_board(ordering: Page, size: tuple[int, int]) -> None:
    ordering.set_viewport_size({"width": size[0], "height": size[1]})
    text_box(ordering).fill("P: INF > Drift")
    tap(ordering, say("clear"))
    word = ordering.get_by_text(say("cleared"))
    expect(word).to_be_visible()
    for name in (say("menu"), say("zoom-in"), say("add"), say("ready")):
        assert not overlap(word, ordering.get_by_role("button", name=name, exact=True)), name
    for name in EDGES:
        assert not overlap(word, ordering.get_by_role("button", name=re.compile(f"^{name}(:|$)")).first), name
    slip = ordering.get_by_role("complementary")
    tally = say("rozz-tally", used=0, allowance=2, money=50)
    for text in (sentence("rozz-command-tap-tile"), tally, say("games-capture-headquarters")):
        assert not overlap(toast(word), slip.get_by_text(text, exact=False).first), text
    if size[1] > 390:  # otherwise everything between the head and the buttons scrolls
        for name in (say("undo"), say("try-out")):
            assert not overlap(word, ordering.get_by_role("button", name=name, exact=True).first), name
    tap_tile(ordering, "Drift")
    tap(ordering, move_label("INF"), exact=False)
    tap_tile(ordering, "Thorn")
    word = ordering.get_by_text(say("let-go"))
    expect(word).to_be_visible()
    assert not overlap(toast(word), ordering.get_by_role("status").first), "what is expected next"
    for name in EDGES:
        assert not overlap(word, ordering.get_by_role("button", name=re.compile(f"^{name}(:|$)")).first), name
    if (cancel := ordering.get_by_role("button", name=say("cancel"), exact=True)).count():
        assert not overlap(word, cancel)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)], ids="{0[0]}x{0[1]}".format)
def test_a_toast_covers_no_title_in_a_what_if_or_on_a_page(ordering: Page, size: tuple[int, int]) -> None:
    ordering.set_viewport_size({"width": size[0], "height": size[1]})
    if size[0] > 620:  # the bar has a title
        text_box(ordering).fill("P: INF > Drift")
        tap(ordering, say("clear"))
        turn = ordering.get_by_text(say("moment-turn", number=1), exact=True).first
        assert not overlap(toast(ordering.get_by_text(say("cleared"))), turn)
    tap(ordering, say("try-out"))
    text_box(ordering).fill("P: INF > Drift")
    tap(ordering, say("clear"))
    word = toast(ordering.get_by_text(say("cleared")))
    tally = ordering.get_by_role("complementary").get_by_text(say("rozz-tally", used=0, allowance=2, money=50))
    buttons = [ordering.get_by_role("button", name=say(each), exact=True) for each in ("back-to-match", "menu", "add")]
    for each in (ordering.get_by_role("heading", level=1), tally, *buttons):
        assert not overlap(word, each), each
    for name in EDGES:
        assert not overlap(word, ordering.get_by_role("button", name=re.compile(f"^{name}(:|$)")).first), name
    choose_in_menu(ordering, say("rules"))
    expect(ordering.get_by_role("heading", name=say("rules-of", game="Rozz"))).to_be_visible()
    choose_in_menu(ordering, say("copy-address"))
    word = toast(ordering.get_by_text(say("address-copied")))
    titles = [ordering.get_by_role("heading", name=say("rules-of", game="Rozz"))]
    titles += [ordering.get_by_text(say("rules"), exact=True).first] if size[0] > 620 else []
    for each in titles:
        assert not overlap(word, each)


def test_a_toast_on_a_shown_turn_does_not_cover_the_step(ordering: Page) -> None:
    submit(ordering)
    play_no_commands(ordering, "Ben")
    tap(ordering, say("show-everyone"))
    tap(ordering, say("last"))
    tap(ordering, say("copy-report"))
    word = ordering.get_by_text(say("copied"))
    step = ordering.get_by_role("complementary").get_by_role("status").first
    for width, height in ((390, 844), (844, 390), (820, 1180), (1280, 800)):
        ordering.set_viewport_size({"width": width, "height": height})
        expect(word).to_be_visible()
        assert not overlap(toast(word), step), width


def test_the_reveal_starts_at_its_top_and_the_map_follows_its_steps(ordering: Page) -> None:
    lines = "\n".join(["P: INF > Drift", "M: INF @ Drift > D2"])
    text_box(ordering).fill(lines)
    tap_tile(ordering, "Drift")
    text_box(ordering).scroll_into_view_if_needed()
    submit(ordering)
    play_no_commands(ordering, "Ben")
    tap(ordering, say("show-everyone"))
    expect(ordering.get_by_role("region", name="Ada", exact=True)).to_be_in_viewport()
    tap(ordering, say("fit"))
    for _ in range(4):
        tap(ordering, say("zoom-in"))
    target = ordering.get_by_role("button", name=re.compile("^D2(:|$)")).first
    expect(target).not_to_be_in_viewport()
    tap(ordering, say("next"))
    tap(ordering, say("next"))
    expect(target).to_be_in_viewport()


#: How thick a tile's mark is on the screen, in pixels.
THICK = """(tile, mark) => parseFloat(getComputedStyle(tile.querySelector(mark)).strokeWidth) * tile.getScreenCTM().a"""


def test_tile_marks_are_thick_enough_on_a_phone(ordering: Page) -> None:
    tap_tile(ordering, "Drift")
    tap(ordering, move_label("INF"), exact=False)
    assert ordering.get_by_role("button", name=re.compile("^D2(:|$)")).first.evaluate(THICK, ".ring") >= 2.4


def test_disabled_buttons_say_why(ordering: Page) -> None:
    for name, why in ((say("undo"), say("nothing-to-undo")), (say("add"), say("nothing-to-add"))):
        button = ordering.get_by_role("button", name=name, exact=True)
        expect(button).to_have_attribute("aria-disabled", "true")
        expect(button).to_have_attribute("title", re.compile(f"^{why}"))


def test_a_what_if_shows_its_title_and_all_seats(ordering: Page) -> None:
    tap(ordering, say("try-out"))
    expect(ordering.get_by_role("button", name=say("back-to-match"))).to_be_visible()
    for width, height in ((320, 640), (390, 844), (640, 400), (820, 1180)):
        ordering.set_viewport_size({"width": width, "height": height})
        back = ordering.get_by_role("button", name=say("back-to-match")).bounding_box()
        for name in ("Ada", "Ben"):
            seat = ordering.get_by_role("button", name=name, exact=False).first
            expect(seat).to_be_in_viewport(ratio=0.99)
            box = seat.bounding_box()
            assert back and box and box["x"] + box["width"] <= back["x"], f"neither lies on the other at {width}"
            assert seat.evaluate("each => each.scrollWidth <= each.clientWidth"), f"nothing hangs out of it at {width}"
        if width > 620:  # a phone has no title in its bar
            title = ordering.get_by_role("banner").get_by_text(f"{say('what-if')} · {say('moment-turn', number=1)}")
            assert title.evaluate("each => each.scrollWidth <= each.clientWidth")
