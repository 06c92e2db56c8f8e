"""Every board is readable at the table on a tablet and a phone: no text is tiny or overlaps another."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rozz import library
from rozz.engine.rozz.model.position import Piece
from rozz.ui.board import geometry
from rozz.ui.board.viewport import (
    COUNTED,
    FEW,
    FEW_OR_FOUR,
    FEW_OR_THREE,
    FEW_SMALL,
    NEAR,
    OVERVIEW,
    Viewport,
)
from rozz.ui.games import face_of
from rozz.ui.games.face import OCCASIONS, Marks
from rozz.ui.games.rozz.drawing import board as boards
from rozz.ui.i18n import translations
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model, Settings
from rozz.ui.views.shell import page_markup as pages
from tests.support.browser.drawings import SHEET, TOKENS
from tests.support.browser.player_actions import begin, choose_scenario, play_no_commands, submit, tap, text_box
from tests.support.browser.reusable_page import visit
from tests.support.labels import buy_label, own_tile
from tests.support.ui.link_devices import inviting_device, joined_device
from tests.support.ui.six_player_turn import revealed_table
from tests.support.ui.table import Table
from tests.support.words import pattern

pytestmark = pytest.mark.thorough

TABLET, PHONE = (820, 1180), (390, 844)
#: Letters with fewer pixels are not readable at the table.
LEAST_PIXELS = 9
#: All visible texts on the board: the words, their size on the screen, and which of them overlap.
WRITTEN = """board => {
    // Chromium's own `checkVisibility` does not notice when drawings change with the zoom.
    const isSeen = (each) => each.getBoundingClientRect().width && Number(getComputedStyle(each).opacity);
    const seen = [...board.querySelectorAll("text")].filter((each) => isSeen(each) && isSeen(each.parentNode));
    const written = seen.map((text) => {
        const box = text.getBoundingClientRect(), matrix = text.getScreenCTM();
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
        // The box has room for accents and tails; the letters take about three quarters of the size.
        const middle = (box.top + box.bottom) / 2, half = 0.37 * size;
        const { left, right } = box;
        const of = text.getAttribute("class") ?? "";
        return { text: text.textContent, of, size, left, right, top: middle - half, foot: middle + half };
    });
    const common = (a, b, start, end) => Math.min(a[end], b[end]) - Math.max(a[start], b[start]) > 0.5;
    const clashes = written.flatMap((a, place) =>
        written.slice(place + 1)
            .filter((b) => common(a, b, "left", "right") && common(a, b, "top", "foot"))
            .map((b) => `${a.text} ${b.text}`));
    // The background of a number covers no name either.
    const pills = [...board.querySelectorAll(".badge rect")].map((each) => each.getBoundingClientRect());
    const covered = written.filter(({ of }) => of.startsWith("name")).flatMap((name) => pills
        .map(({ left, right, top, bottom }) => ({ left, right, top: top + 1, foot: bottom - 1 }))
        .filter((pill) => common(pill, name, "left", "right") && common(pill, name, "top", "foot"))
        .map(() => name.text));
    return { clashes, covered, sizes: written.map(({ text, size }) => [text, size]) };
}"""
#: The groups of pieces drawn in tiles, by tile and class: those that are visible and those that are hidden.
STANDING = """() => {
    const groups = [...document.querySelectorAll("#board .standing > g > :is(.pieces, .strength)")];
    const named = (of) => of.map((each) => `${each.parentNode.id} ${each.getAttribute("class")}`);
    const isSeen = (each) => getComputedStyle(each).display !== "none";
    return { seen: named(groups.filter(isSeen)), hidden: named(groups.filter((each) => !isSeen(each))) };
}"""


def written(page: Page) -> Any:
    return page.get_by_role("application").evaluate(WRITTEN)


def assert_can_be_read(page: Page) -> None:
    found = written(page)
    assert found["sizes"], "something is written"
    tiny = [each for each in found["sizes"] if each[1] < LEAST_PIXELS - 0.2]
    assert tiny == []
    assert found["clashes"] == []


def at_the_table(page: Page, address: str, scenario: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(page, address, scenario, {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("i-am", name="Ada"))
    expect(page.get_by_role("application", name=scenario)).to_be_visible()


@pytest.mark.parametrize("scenario", ["Six Machines", "Headquarters for Six"])
def test_a_board_for_six_is_legible_on_a_tablet_at_first(page: Page, address: str, scenario: str) -> None:
    at_the_table(page, address, scenario, TABLET)
    assert_can_be_read(page)


def test_many_kinds_in_one_tile_show_as_a_few_tokens_and_a_number(page: Page, address: str) -> None:
    at_the_table(page, address, "Headquarters for Two", PHONE)
    text_box(page).fill("P: ARMOR > Drift\nP: JET > Drift")
    submit(page)
    play_no_commands(page, "Ben")
    tap(page, say("show-everyone"))
    tap(page, say("last"))
    tap(page, say("next-turn"))
    play_no_commands(page, "Ben")
    tap(page, say("i-am", name="Ada"))
    assert_can_be_read(page)
    widths = page.evaluate(TOKENS, "Drift")
    assert len(widths) == 2 and min(widths) >= 13, "of four kinds two, which are not tiny"
    expect(page.get_by_role("application").get_by_text("+1", exact=True)).to_be_visible()
    page.get_by_role("application").get_by_role("button", name=own_tile("Drift")).click()
    for kind in ("HQ", "INF", "ARMOR"):
        expect(page.get_by_role("complementary").get_by_text(kind).first).to_be_visible()


def test_every_area_and_continent_of_the_world_is_named_on_a_phone(page: Page, address: str) -> None:
    at_the_table(page, address, "Swift World", PHONE)
    assert_can_be_read(page)
    words = [text for text, _ in written(page)["sizes"]]
    areas = page.get_by_role("application").get_by_role("button").count()
    assert areas == 42 and len(words) >= areas + 6
    for name in ("Ontario", "Alas.", "North America +5", "Australia +2"):
        assert name in words


def test_islands_are_named_in_the_sea(page: Page, address: str) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    begin(page, address, "Archipelago", {"Red": "Ada", "Blue": "Ben"})
    expect(page.get_by_role("button", name="Egret: ")).to_be_visible()
    assert_can_be_read(page)
    name = page.get_by_role("application").get_by_text("The Roosts +4", exact=True).bounding_box()
    assert name is not None
    for area in ("Egret", "Finch", "Gannet", "Heron"):
        # The first path is the ground. Strokes of marks are wider, but clipped to it.
        ground = page.get_by_role("button", name=f"{area}: ").locator("path").first
        land = ground.bounding_box()
        assert land is not None
        # About a quarter of a line's height is free above its letters.
        assert name["y"] + name["height"] / 4 >= land["y"] + land["height"] or land["x"] >= name["x"] + name["width"]


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_the_purpose_of_a_purchase_far_down_the_list_is_in_sight(
    page: Page, address: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(page, address, "Six Machines", {})
    page.get_by_role("button", name=pattern("i-am")).first.click()
    page.locator("#tile-Thorn").click()
    page.get_by_role("button", name=buy_label("DBASE")).click()
    sheet = page.get_by_role("region", name="Thorn")
    purpose = say("rozz-purpose", piece=say("rozz-card-name-dbase"), line=say("rozz-card-doomsday"))
    expect(sheet.get_by_text(purpose)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids="{0[0]}x{0[1]}".format)
def test_the_first_screen_shows_a_board_its_buttons_and_more_below(
    page: Page, address: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visit(page, address)
    board = page.get_by_role("img", name=say("war-shown")).bounding_box()
    assert board and board["width"] * board["height"] > size[0] * size[1] / 4
    for key in ("play-now", "together", "by-link", "learn", "puzzle-of-the-day"):
        expect(page.get_by_role("button", name=say(key)).first).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name=say("all-games"))).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    tap(page, say("puzzle-of-the-day"))
    expect(page).to_have_url(re.compile("puzzle="))


def test_a_phone_in_landscape_shows_all_main_buttons_and_seats(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": PHONE[1], "height": PHONE[0]})
    visit(page, address)
    for key in ("play-now", "together", "by-link", "learn", "puzzle-of-the-day"):
        expect(page.get_by_role("button", name=say(key)).first).to_be_in_viewport(ratio=1)
    tap(page, say("play-game-now", game="Ozymandia"))
    expect(page.get_by_role("heading", name=say("commands-now", name="Red"))).to_be_visible()
    seats = page.get_by_role("list", name=say("who-plays-here")).get_by_role("listitem")
    expect(seats).to_have_count(2)
    for seat in seats.all():
        expect(seat).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("name", "how"),
    [
        ("Headquarters for Two", say("plays-here")),
        ("Headquarters for Four", say("plays-here")),
        ("Headquarters for Six", say("plays-here")),
        ("Headquarters for Six", say("computer-level", number=2, name="Scout")),
    ],
)
def test_every_seat_fits_in_the_bar_of_a_phone(
    page: Page, address: str, name: str, how: str
) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    visit(page, address)
    choose_scenario(page, name)
    people = page.get_by_label(pattern("name-of"))
    for number, person in enumerate(people.all()):
        person.fill(f"Bartholomew {number}")
    for choice in page.get_by_label(pattern("plays")).all():
        choice.select_option(how)
    tap(page, say("begin"))
    if how == say("plays-here"):
        tap(page, say("i-am", name="Bartholomew 0"))
    seats = page.get_by_role("list", name=say("who-plays-here")).get_by_role("listitem")
    expect(seats).to_have_count({"Two": 2, "Four": 4, "Six": 6}[name.split()[-1]])
    for size in ((320, 640), PHONE, (640, 400)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for seat in seats.all():
            expect(seat).to_be_in_viewport(ratio=1)
            # nothing sticks out of it
            assert seat.evaluate("seat => seat.firstElementChild.scrollWidth <= seat.clientWidth"), size


@pytest.mark.parametrize("wide", [320, 390, 620])
def test_every_player_of_a_what_if_for_six_is_in_view_on_a_phone(
    lend_static_page: Callable[..., Page], address: str, wide: int
) -> None:
    table = revealed_table().send(m.NextTurn(), m.TryDifferently(1))
    page = lend_static_page((wide, 844))
    page.set_content(
        f'<!doctype html><html data-theme="light"><head><base href="{address}">'
        '<link rel="stylesheet" href="fonts/fonts.css"><link rel="stylesheet" href="static/rozz.css"></head>'
        f'<body><div id="page">{table.shown}</div></body></html>'
    )
    page.evaluate("document.fonts.ready")
    seats = page.get_by_role("banner").get_by_role("listitem")
    expect(seats).to_have_count(6)
    for seat in seats.all():
        expect(seat).to_be_in_viewport(ratio=1)
    boxes = [box for seat in seats.all() if (box := seat.bounding_box())]
    assert all(box["height"] >= 24 and box["width"] >= 24 for box in boxes), "large enough to tap"
    bar = page.get_by_role("banner").bounding_box()
    assert bar and bar["height"] <= 110, "the board keeps its room"


@pytest.fixture
def german() -> Iterator[Settings]:
    yield Settings(language="de")
    translations.use(translations.ENGLISH)


@pytest.mark.parametrize(("game", "scenario"), [("simultaneous-risk", "archipelago"), ("ozymandia", "five-isles")])
def test_the_figures_of_two_players_have_a_line_each_in_german(
    lend_static_page: Callable[..., Page], address: str, german: Settings, game: str, scenario: str
) -> None:
    table = Table()
    table.model = Model(settings=german)
    table.send(m.ChooseScenario(scenario, game), m.BeginMatch("one", {"FIRST": "Ada", "SECOND": "Ben"}, "00" * 16))
    if game == "simultaneous-risk":
        for area in ("Heron", "Lead", "Heron", "Lead", "Heron", "Jade"):
            table.send(m.TapTile(area), m.Add())
    table.send(m.IAm("FIRST"))
    page = lend_static_page(PHONE)
    page.set_content(
        f'<!doctype html><html lang="de" data-theme="light"><head><base href="{address}">'
        '<link rel="stylesheet" href="fonts/fonts.css"><link rel="stylesheet" href="static/rozz.css"></head>'
        f'<body><div id="page">{table.shown}</div></body></html>'
    )
    page.evaluate("document.fonts.ready")
    heights = page.locator("#figures > span").evaluate_all(
        "spans => spans.map((each) => each.getBoundingClientRect().height)"
    )
    assert len(heights) == 2 and max(heights) < 25, heights


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("scenario", ["headquarters-2", "headquarters-3", "headquarters-6"])
def test_on_a_phone_the_figures_keep_off_the_edge_of_the_screen(
    lend_static_page: Callable[..., Page], address: str, scenario: str, size: tuple[int, int]
) -> None:
    table = Table()
    table.send(m.ChooseScenario(scenario), m.BeginMatch("one", {}, "00" * 16), m.IAm())
    page = lend_static_page(size)
    page.set_content(
        f'<!doctype html><html lang="en" data-theme="light"><head><base href="{address}">'
        '<link rel="stylesheet" href="fonts/fonts.css"><link rel="stylesheet" href="static/rozz.css"></head>'
        f'<body><div id="page">{table.shown}</div></body></html>'
    )
    page.evaluate("document.fonts.ready")
    lefts = page.locator("#figures > *").evaluate_all(
        "each => each.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().left)"
    )
    # Held sideways, the bar has room for the figures of two players.
    assert bool(lefts) == (size[0] < size[1] or scenario != "headquarters-2")
    assert all(left >= 12 for left in lefts), lefts


def test_seat_choices_are_not_cut_off_when_setting_up_six_players(page: Page, address: str) -> None:
    visit(page, address)
    choose_scenario(page, "Headquarters for Six")
    # By how many pixels a list is too narrow for its longest choice.
    wanted = """select => {
        const has = select.getBoundingClientRect().width;
        select.style.width = "max-content";
        const wants = select.getBoundingClientRect().width;
        select.style.width = "";
        return wants - has;
    }"""
    choices = page.get_by_label(pattern("plays")).all()
    assert len(choices) == 6
    for wide in (320, 390, 820):
        page.set_viewport_size({"width": wide, "height": 844})
        for choice in choices:
            assert choice.evaluate(wanted) < 1, wide


def test_a_single_match_fills_the_row_and_its_board_half_of_it(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("home"))
    card = page.get_by_role("article")
    expect(card).to_have_count(1)
    alone, board = card.bounding_box(), card.locator("svg").first.bounding_box()
    assert alone and board and 0.4 < board["width"] / alone["width"] < 0.5 and board["height"] > 800 / 4
    page.get_by_role("button", name=say("duplicate", name="Ada – Ben"), exact=True).click()
    expect(card).to_have_count(2)
    one, other = (each.bounding_box() for each in card.all())
    assert one and other and abs(one["width"] - other["width"]) < 1 and one["y"] == other["y"]


#: For cards in rows: the room left at the end of a row, the largest difference in width, and the largest gap between
#: two parts of a card.
HOLES = """cards => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const ends = boxes.map(({ top }) => Math.max(...boxes.filter((box) => box.top === top).map(({ right }) => right)));
    const parts = (card) => [...card.children].map((each) => [...each.children].at(-1)?.getBoundingClientRect().bottom);
    const inner = cards.map((card) => {
        const last = card.lastElementChild.getBoundingClientRect();
        return last.top - Math.max(...parts(card).slice(0, -1).filter(Boolean));
    });
    const wide = boxes.map(({ width }) => width);
    const [row, widths] = [ends, wide].map((all) => Math.max(...all) - Math.min(...all));
    return { row, widths, card: Math.max(...inner) };
}"""


@pytest.mark.parametrize("size", [TABLET, (1280, 900)])
def test_cards_leave_no_holes_in_their_rows(page: Page, address: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(page, address, "Basic Training", {"Red": "Ada", "Blue": "Ben"})
    tap(page, say("home"))
    for number in range(8):
        page.get_by_role("button", name=say("duplicate", name="Ada – Ben"), exact=True).click()
        cards = page.get_by_role("article")
        expect(cards).to_have_count(number + 2)
    for section in page.get_by_role("main").locator("section").filter(has=page.get_by_role("article")).all():
        found = section.get_by_role("article").evaluate_all(HOLES)
        assert found["widths"] < 1 and found["card"] < 40, found
    tap(page, say("new-match"))
    page.get_by_role("radio", name="Rozz", exact=True).check()
    for occasion in OCCASIONS:
        group = page.get_by_role("heading", name=say(f"games-occasion-{occasion}")).locator("..")
        assert group.get_by_role("button").evaluate_all(HOLES)["row"] < 1, occasion


@pytest.fixture
def groups_by_visibility(lend_static_page: Callable[..., Page], address: str) -> Callable[[str, str], Any]:
    """The groups seen and hidden on a board that was drawn for one zoom tier and is viewed at another."""
    page = lend_static_page()
    match = revealed_table().model.session.match

    def seen(tier: str, at: str) -> Any:
        board = face_of("rozz").board(match, Marks(tier=tier), (), None)
        page.set_content(SHEET.format(theme="light", address=address, pixel=2, wide=600, drawn=board))
        page.evaluate("tier => { document.documentElement.dataset.tier = tier }", at)
        return page.evaluate(STANDING)

    return seen


@pytest.mark.parametrize("tier", [*OVERVIEW, FEW_SMALL, FEW, FEW_OR_THREE, FEW_OR_FOUR, NEAR])
def test_each_zoom_tier_draws_only_what_is_visible(groups_by_visibility: Callable[[str, str], Any], tier: str) -> None:
    everything, wanted = groups_by_visibility("", tier), groups_by_visibility(tier, tier)
    assert everything["hidden"] and wanted["seen"] == everything["seen"]
    assert wanted["hidden"] == []


#: Pieces in a territory and next to it after some turns: every number of kinds, two-digit numbers, two owners.
BUSY = {
    "Rozz": {("RED", "INF"): 12, ("RED", "ARMOR"): 11, ("RED", "JET"): 10, ("RED", "BOMBER"): 2, ("neutral", "IC"): 1},
    "R1": {("RED", "INF"): 12, ("RED", "ARMOR"): 10},
    "R2": {("RED", "INF"): 12, ("BLUE", "JET"): 11, ("neutral", "SRNUKE"): 3},
    "R3": {("BLUE", "INF"): 12},
    "R4": {("BLUE", "INF"): 12, ("BLUE", "ARMOR"): 2, ("BLUE", "JET"): 4, ("BLUE", "BOMBER"): 11},
    "R5": {("RED", "INF"): 7, ("BLUE", "JET"): 1},
    "R6": {("RED", "HQ"): 1, ("RED", "INF"): 15, ("RED", "JET"): 10},
    "Karn": {("BLUE", "HQ"): 1, ("BLUE", "INF"): 12},
    "K5": {("BLUE", "INF"): 1},
    "Elm": {("RED", "INF"): 12, ("RED", "ARMOR"): 10, ("RED", "JET"): 11},
    "K6": {("BLUE", "INF"): 31, ("BLUE", "ARMOR"): 14},
}


@pytest.mark.parametrize("tile_pixels", [17, 22, 25, 29, 31, 36, 41, 43, 51, 53, 60, 71, 73, 90])
def test_no_name_or_number_overlaps_on_a_busy_board_at_any_zoom(
    lend_static_page: Callable[..., Page], address: str, tile_pixels: int
) -> None:
    scenario = library.game("rozz").read(library.scenario_mapping("headquarters-2"))
    chart = geometry.board_layout(scenario.board)
    wide = tile_pixels * chart.frame.width / chart.tile_width
    view = Viewport(chart.frame, chart.tile_width, wide, wide)
    position = {name: {Piece(*kind): number for kind, number in held.items()} for name, held in BUSY.items()}
    page = lend_static_page((1000, 1000))
    board = boards.board(scenario, position, marks=boards.BoardMarks(Marks(tier=view.tier)))
    page.set_content(SHEET.format(theme="light", address=address, pixel=1 / view.scale, wide=wide, drawn=board))
    page.evaluate("tier => { document.documentElement.dataset.tier = tier }", view.tier)
    page.locator("#board").evaluate("(board, wide) => { board.style.width = board.style.height = `${wide}px`; }", wide)
    page.evaluate("document.fonts.ready")
    found, letters = written(page), ("R", "B")
    assert found["clashes"] == found["covered"] == []
    # On a tile too small to tap, shape and color show the owner before the letter does.
    least = {True: 6.5 if view.is_far else 8.3, False: LEAST_PIXELS - 0.2}
    # The letter may be followed by how many more there are.
    sizes = [(text.split("+")[0], size) for text, size in found["sizes"]]
    assert [each for each in sizes if each[1] < least[set(each[0]) <= set(letters)]] == []
    owners = [letter for words, _ in sizes for letter in (words if set(words) <= {"R", "B"} else "")]
    assert owners.count("R") >= 4 and owners.count("B") >= 5, "whose it is"


def test_zooming_in_shows_more_and_print_shows_everything(page: Page, address: str) -> None:
    at_the_table(page, address, "Headquarters for Six", PHONE)
    tap(page, say("fit"))
    expect(page.locator("html")).to_have_attribute("data-tier", COUNTED)
    assert (far := page.evaluate(STANDING))["hidden"] == []
    tap(page, say("zoom-in"))
    tap(page, say("zoom-in"))
    expect(page.locator("html")).not_to_have_attribute("data-tier", COUNTED)
    assert (near := page.evaluate(STANDING))["hidden"] == []
    assert near["seen"] != far["seen"] and len(near["seen"]) == len(far["seen"])
    board = page.get_by_role("application")
    part, whole = board.get_attribute("viewBox") or "", board.get_attribute("data-fit") or ""
    page.emulate_media(media="print")
    expect(board).to_have_attribute("viewBox", whole)
    on_paper = page.evaluate(STANDING)
    assert on_paper["hidden"] and not re.search("strength|some", " ".join(on_paper["seen"]))
    page.emulate_media(media="screen")
    expect(board).to_have_attribute("viewBox", part)
    assert page.evaluate(STANDING) == near


def test_a_single_scenario_card_is_no_wider_than_one_of_two(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    visit(page, address)
    tap(page, say("new-match"))
    page.get_by_role("radio", name=say("any-game")).check()
    main = page.get_by_role("main")
    card = main.get_by_role("button", name="RosenKreuz, Skirmish")
    expect(card.locator("..").get_by_role("button")).to_have_count(1)
    alone, room = card.bounding_box(), main.get_by_role("heading", level=1).bounding_box()
    assert alone is not None and room is not None
    assert 330 <= alone["width"] <= room["width"] / 2


#: Pairs of panel parts that overlap.
OVERLAID = """() => {
    const parts = [...document.querySelector("#slip-body").querySelectorAll(":scope > *, .dispatch > *")];
    const boxes = parts.map((each) => [each, each.getBoundingClientRect()]).filter(([, box]) => box.height);
    const share = (a, b, start, end) => Math.min(a[end], b[end]) - Math.max(a[start], b[start]) > 2;
    return boxes.flatMap(([part, a], at) => boxes.slice(at + 1)
        .filter(([other, b]) => !part.contains(other) && share(a, b, "left", "right") && share(a, b, "top", "bottom"))
        .map(([other]) => `${part.textContent.slice(0, 30)} / ${other.textContent.slice(0, 30)}`));
}"""


@pytest.mark.parametrize("size", [TABLET, (621, 900), PHONE])
def test_nothing_overlaps_while_a_later_turn_by_link_is_written(
    lend_static_page: Callable[..., Page], address: str, size: tuple[int, int]
) -> None:
    plays = {"RED": "here", "BLUE": "link"}
    ann = inviting_device("headquarters-2", plays, {"RED": "Ann"})
    bob = joined_device(ann, "BLUE", "Bob")
    ann.send(m.StartMatch())
    bob.send(m.OpenLink(ann.link))
    bob.send(m.OpenLink(ann.command("N:"))).command("N:")
    ann.send(m.OpenLink(bob.link)).seen()
    page = lend_static_page(size)
    written = pages.page(ann.model)
    page.set_content(
        f'<!doctype html><html data-theme="light"><head><base href="{address}">'
        '<link rel="stylesheet" href="fonts/fonts.css"><link rel="stylesheet" href="static/rozz.css"></head>'
        f'<body><div id="page">{written}</div></body></html>'
    )
    page.evaluate("document.fonts.ready")
    expect(page.get_by_role("heading", name=say("rozz-off-board"))).to_have_count(1)
    assert page.evaluate(OVERLAID) == []
