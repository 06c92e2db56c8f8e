"""The table on a phone held upright: what is over the board, and what is in sight without scrolling."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect

from rozz.ui.i18n import translations
from rozz.ui.i18n.scenario_texts import shipped_name
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.stages import HANDOVER
from rozz.ui.views.shell import page_markup
from tests.support.browser.broken_layout import open_static_page
from tests.support.browser.player_actions import begin, submit, tap, tap_tile
from tests.support.ui.gallery import TABLES, Visitor
from tests.support.words import pattern

#: Phone screens, with and without the browser's bars.
SIZES = ((390, 664), (390, 844), (360, 740))
#: The tiles under the middle and the ends of each line of an element's words.
UNDER_WORDS = """each => {
    const words = document.createRange();
    words.selectNodeContents(each);
    const points = [...words.getClientRects()].flatMap(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].map((x) => [x, (top + bottom) / 2]));
    return points.flatMap(([x, y]) => document.elementsFromPoint(x, y))
        .map((one) => one.closest(".tile")?.id).filter(Boolean);
}"""
#: Zooms in as far as a report does, around the center of the board.
ZOOM_IN = """board => {
    const { x, y, width, height } = board.viewBox.baseVal;
    board.setAttribute("viewBox", `${x + width / 4} ${y + height / 4} ${width / 2} ${height / 2}`);
}"""


@pytest.fixture(scope="module")
def phone(browser: Browser, address: str) -> Iterator[Page]:
    """A phone's page with its style sheet, without Python."""
    page = browser.new_context(reduced_motion="reduce", viewport={"width": 390, "height": 844}).new_page()
    open_static_page(page, address)
    yield page
    page.context.close()


def draw(phone: Page, visitor: Visitor, size: tuple[int, int]) -> None:
    """Draw the visitor's page at this size."""
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    phone.evaluate("language => { document.documentElement.lang = language }", visitor.model.settings.language)
    phone.evaluate("drawn => { document.getElementById('page').innerHTML = drawn }", page_markup.page(visitor.model))
    phone.evaluate("scrollTo(0, 0)")
    phone.evaluate("document.fonts.ready")


def table(language: str = "en") -> Visitor:
    """The first turn of a match of two."""
    visitor = Visitor(language).send(m.ChooseScenario("headquarters-2", "rozz"))
    return visitor.send(m.BeginMatch("m1", {"RED": "Ada", "BLUE": "Ben"}, "00" * 16), m.IAm("RED"))


def chessboard(language: str) -> Visitor:
    """The first move of a match of RosenKreuz, whose board can be turned."""
    visitor = Visitor(language).send(m.ChooseScenario("rosenkreuz-skirmish", "rosenkreuz"))
    return visitor.send(m.BeginMatch("m1", {}, "00" * 16))


def revealed() -> Visitor:
    """The first turn of a match of two, revealed."""
    visitor = table().send(m.Type("P: ARMOR > Drift"), m.HandIn(), m.IAm("BLUE"), m.Type("M: INF*3 @ Braxx > B6"))
    return visitor.send(m.HandIn(), m.ShowEveryone())


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
def test_the_figures_lie_on_no_tile_of_a_board_zoomed_in(phone: Page, size: tuple[int, int]) -> None:
    draw(phone, revealed().send(m.GoToStep(1)), size)
    board = phone.get_by_role("application")
    board.evaluate(ZOOM_IN)
    figures = phone.locator("#figures")
    expect(figures.get_by_text(say("moment-turn", number=1))).to_be_visible()
    assert figures.evaluate(UNDER_WORDS) == []


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "de"])
def test_both_commands_of_a_turn_are_in_sight_above_a_sheet(phone: Page, size: tuple[int, int], language: str) -> None:
    try:
        draw(phone, table(language).send(m.Type("M: INF*4 @ Drift > D3\nP: ARMOR > Drift"), m.TapTile("Drift")), size)
    finally:
        translations.use(translations.ENGLISH)
    commands = phone.locator("#orders").get_by_role("listitem")
    expect(commands).to_have_count(2)
    for command in commands.all():
        expect(command).to_be_in_viewport(ratio=1)
        assert command.evaluate("each => each.scrollWidth <= each.clientWidth")
        box = command.bounding_box()
        assert box and box["x"] + box["width"] <= size[0] - 8, "within its line"


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("begun", [table, chessboard])
def test_the_tools_of_the_map_have_words_beside_the_figures(
    phone: Page, begun: Callable[[str], Visitor], language: str, size: tuple[int, int]
) -> None:
    visitor = begun(language)
    try:
        draw(phone, visitor, size)
        names = [say(key) for key in ("threats-tool", "legend")]
    finally:
        translations.use(translations.ENGLISH)
    tools = phone.locator("#map-tools")
    for name in names:
        button = tools.get_by_role("button", name=name)
        expect(button.get_by_text(name)).to_be_visible()
        assert button.evaluate("each => each.scrollWidth <= each.clientWidth"), name
    edge, figures = tools.bounding_box(), phone.locator("#figures").bounding_box()
    assert edge and figures and figures["x"] + figures["width"] <= edge["x"] + 1


def test_on_a_tablet_the_commands_keep_their_place_whatever_is_opened(phone: Page) -> None:
    """Only the column beside them changes when a place is chosen, a command added, or a panel opened."""
    states = {
        "nothing": table(),
        "place": table().send(m.TapTile("Drift")),
        "added": table().send(m.TapTile("Drift"), m.Pick("purchase:ARMOR"), m.Add()),
        "full": table().send(m.Type("M: INF*3 @ Drift > D3\nP: ARMOR > Drift"), m.TapTile("Drift")),
        "guesses": table().send(m.ShowGuesses(), m.TapTile("Drift")),
        "threats": table().send(m.ShowReach("rivals"), m.TapTile("Drift")),
    }
    heading = phone.get_by_role("heading", name=say("dispatch"), exact=True)
    found = {}
    for name, visitor in states.items():
        draw(phone, visitor, (820, 1180))
        box, slip = heading.bounding_box(), phone.get_by_role("complementary").bounding_box()
        assert box and slip
        found[name] = (box["x"], box["y"] - slip["y"])
    assert set(found.values()) == {found["nothing"]}, found


def bottom(box: FloatRect | None) -> float:
    """The lower edge of an element."""
    assert box
    return box["y"] + box["height"]


#: How much of what can be bought is in sight at once when the sheet is high.
IN_SIGHT = {(390, 664): 1 / 3, (390, 844): 0.55, (360, 740): 0.4, (360, 640): 1 / 3, (820, 1180): 0.4}


@pytest.mark.parametrize(("size", "most"), IN_SIGHT.items(), ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
def test_much_of_what_can_be_bought_is_in_sight_once_the_sheet_is_high(
    phone: Page, size: tuple[int, int], most: float, language: str
) -> None:
    visitor = table(language).send(m.TapTile("Drift"))
    try:
        name = say("rozz-command-choice-purchase-heading")
        switch = phone.get_by_role("button", name=name, exact=True)
        draw(phone, visitor, size)
        expect(switch).to_be_in_viewport(ratio=1)
        box = switch.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44
        draw(phone, visitor.send(m.SwitchSheet()), size)
        ready = phone.get_by_role("button", name=say("ready"), exact=True).bounding_box()
        group = phone.get_by_role("group", name=name, exact=True)
        offered = [each.bounding_box() for each in group.get_by_role("button", disabled=False).all()]
        expect(switch).to_be_in_viewport(ratio=1)
    finally:
        translations.use(translations.ENGLISH)
    assert ready
    in_sight = sum(bottom(each) <= ready["y"] for each in offered)
    assert len(offered) > 15 and in_sight >= most * len(offered), (in_sight, len(offered))


#: Sizes at which a sheet can be raised over the foot of the map.
RAISED_SIZES = (*SIZES, (820, 1180))
#: Whether the focused control is where a finger would touch it; None if nothing has the focus.
IS_UNCOVERED = """() => {
    const focused = document.activeElement;
    if (focused === document.body) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    return focused.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


@pytest.mark.parametrize("size", RAISED_SIZES, ids="{0[0]}x{0[1]}".format)
def test_tab_reaches_nothing_that_a_high_sheet_covers(phone: Page, size: tuple[int, int]) -> None:
    visitor = table().send(m.TapTile("Drift"))
    tools = phone.get_by_role("toolbar", name=say("map-tools"))
    for is_high in (False, True):
        draw(phone, visitor.send(m.SwitchSheet()) if is_high else visitor, size)
        for _ in range(60):
            phone.keyboard.press("Tab")
            is_uncovered = phone.evaluate(IS_UNCOVERED)
            if is_uncovered is None:
                break
            assert is_uncovered, phone.evaluate("document.activeElement.outerHTML")
        else:
            pytest.fail("Tab never leaves the page")
        expect(tools).to_be_visible(visible=not is_high)


def test_the_high_sheet_is_low_again_while_a_move_is_aimed(phone: Page) -> None:
    def top(*picks: m.Message) -> float:
        draw(phone, table().send(m.TapTile("Drift"), *picks), SIZES[1])
        return bottom(phone.get_by_role("heading", level=1).bounding_box())

    low, high = top(), top(m.SwitchSheet())
    assert high < low - 100
    assert top(m.SwitchSheet(), m.Pick("purchase:ARMOR")) == high
    assert top(m.SwitchSheet(), m.Pick("move:INF")) == low


def test_the_chosen_place_stays_in_sight_above_the_high_sheet(page: Page, address: str) -> None:
    """Also one at the foot of the map, which the sheet would cover; afterwards the board is where it was."""
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, address, shipped_name("rozz", "Headquarters for Two"), {"RED": "Ada", "BLUE": "Ben"})
    tap(page, say("i-am", name="Ada"))
    submit(page)
    tap(page, say("i-am", name="Ben"))
    board = page.get_by_role("application")
    before = board.bounding_box()
    tap_tile(page, "Braxx")
    switch = page.get_by_role("button", name=say("rozz-command-choice-purchase-heading"), exact=True)
    expect(switch).to_have_attribute("aria-expanded", "false")
    assert board.bounding_box() == before
    switch.click()
    expect(switch).to_have_attribute("aria-expanded", "true")
    expect(switch).to_be_focused()
    place, sheet = page.get_by_role("button", name=re.compile("^Braxx:")), page.get_by_role("complementary")
    there, edge, lifted = place.bounding_box(), sheet.bounding_box(), board.bounding_box()
    assert edge and before and lifted and bottom(before) - edge["y"] > 100
    assert bottom(there) <= edge["y"]
    assert (lifted["width"], lifted["height"]) == (before["width"], before["height"]), "the board is not drawn again"
    switch.click()
    expect(switch).to_have_attribute("aria-expanded", "false")
    assert board.bounding_box() == before


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "de"])
def test_long_figures_of_a_large_map_lie_below_the_board(phone: Page, size: tuple[int, int], language: str) -> None:
    visitor = Visitor(language).send(m.ChooseScenario("swift-world", "simultaneous-risk"))
    try:
        draw(phone, visitor.send(m.BeginMatch("m1", {}, "00" * 16), m.IAm()), size)
    finally:
        translations.use(translations.ENGLISH)
    board, figures = (phone.locator(each).bounding_box() for each in (".board", "#figures"))
    assert board and figures and figures["y"] >= board["y"] + board["height"] - 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_two_ways_on_share_a_row_on_a_desktop(phone: Page, language: str) -> None:
    visitor = shown_turns(language)["history"]
    over = table(language).send(m.HandIn(), m.IAm("BLUE"), m.HandIn(), m.ShowEveryone(), m.GoToStep(9), m.NextTurn())
    over.send(m.IAm(), m.HandIn(), m.IAm(), m.Type("R:"), m.HandIn(), m.ShowEveryone(), m.GoToStep(9))
    try:
        for each in (visitor, over):
            draw(phone, each, (1280, 800))
            buttons = phone.locator("#player .row").get_by_role("button").all()
            boxes = [found for button in buttons if (found := button.bounding_box())]
            assert len(boxes) == 5, "three speeds and two ways on"
            assert len({round(box["y"] + box["height"] / 2) for box in boxes}) == 1
            assert phone.locator("#player .row").evaluate("each => each.scrollWidth <= each.clientWidth")
    finally:
        translations.use(translations.ENGLISH)


#: Phone screens on which a turn is shown.
SHOWN_SIZES = ((390, 844), (360, 640))


def shown_turns(language: str) -> dict[str, Visitor]:
    """A turn that has just been revealed, at its first and last step; and one of the history, between two others."""
    fresh = table(language).send(m.HandIn(), m.IAm("BLUE"), m.HandIn(), m.ShowEveryone())
    past = table(language)
    for _ in range(3):
        past.send(m.HandIn(), m.IAm("BLUE"), m.HandIn(), m.ShowEveryone(), m.GoToStep(9), m.NextTurn(), m.IAm("RED"))
    return {"first": fresh, "last": fresh, "history": past.send(m.Replay(2))}


@pytest.mark.parametrize("size", SHOWN_SIZES, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_buttons_below_a_shown_turn_are_even(phone: Page, size: tuple[int, int], language: str) -> None:
    """None is smaller than a thumb, speeds are alike, and the way on shares their row and stays where it is."""
    found = {}
    try:
        for name, visitor in shown_turns(language).items():
            draw(phone, visitor.send(m.GoToStep(0 if name == "first" else 9)), size)
            player = phone.locator("#player")
            speeds = player.get_by_role("toolbar", name=say("speed")).get_by_role("button")
            keys = player.get_by_role("toolbar", name=say("playing")).get_by_role("button")
            onward = player.locator(".row > .button")
            expect(onward).to_have_count(2 if name == "history" else 1)
            found[name] = [[each.bounding_box() for each in kind.all()] for kind in (speeds, keys, onward)]
    finally:
        translations.use(translations.ENGLISH)
    for name, kinds in found.items():
        boxes = [each for kind in kinds for each in kind if each]
        assert len(boxes) == len([each for kind in kinds for each in kind])
        assert [each for each in boxes if min(each["width"], each["height"]) < 43.5] == [], name
        for kind in kinds:
            assert max(each["width"] for each in kind if each) - min(each["width"] for each in kind if each) < 1, name
        middles = {round(each["y"] + each["height"] / 2) for kind in (kinds[0], kinds[2]) for each in kind if each}
        assert max(middles) - min(middles) <= 1, name
    assert found["first"][2] == found["last"][2]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("begun", [table, chessboard])
def test_on_a_tablet_what_can_be_reached_is_whole_in_the_free_column(
    phone: Page, begun: Callable[[str], Visitor], language: str
) -> None:
    visitor = begun(language).send(m.ShowReach("rivals"))
    try:
        draw(phone, visitor, (820, 1180))
    finally:
        translations.use(translations.ENGLISH)
    panel, foot = phone.locator(".reach-panel"), phone.locator("#thumb").bounding_box()
    here = panel.bounding_box()
    assert here and foot and here["x"] >= 410
    for text in panel.locator("button, p").all():
        assert bottom(text.bounding_box()) <= foot["y"]


def reached(game: str, language: str) -> Visitor:
    """The first turn of a match of two, with the threats of the rival."""
    scenario, seats, places = TABLES[game]
    visitor = Visitor(language).send(m.ChooseScenario(scenario, game))
    visitor.send(m.BeginMatch("m1", dict(zip(seats, ("Ada", "Ben"), strict=True)), "00" * 16))
    if visitor.session.stage == HANDOVER:
        visitor.send(m.IAm(visitor.session.seat))
    if game == "rozz":
        visitor.send(m.Type("M: INF*4 @ Drift > D3\nP: ARMOR > Drift"))
    visitor.send(*(m.TapTile(place) for place in places[:1]), m.ShowReach("rivals"))
    while visitor.model.layer.shown < visitor.model.layer.asked:
        visitor.send(m.ReachDue(visitor.model.layer.shown))
    return visitor


@pytest.mark.parametrize("size", [(820, 1180), (768, 1024), (1024, 768)], ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", TABLES)
def test_the_switches_of_threats_are_in_sight_on_a_tablet(
    phone: Page, game: str, language: str, size: tuple[int, int]
) -> None:
    """Whatever is in the list, and whatever the column beside it offers; nor does a choice lose its place to them."""
    try:
        draw(phone, reached(game, language), size)
        threats = phone.get_by_role("region", name=say("threats"), exact=True)
        choices = phone.get_by_role("toolbar", name=say("choices"))
    finally:
        translations.use(translations.ENGLISH)
    foot, switches = phone.locator("#thumb").bounding_box(), threats.get_by_role("button").all()
    assert foot and len(switches) >= 2
    for button in (*switches, *choices.get_by_role("button").all()[:1]):
        if button.is_visible():
            assert bottom(button.bounding_box()) <= foot["y"]


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (820, 1180), (1024, 768)], ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_switches_of_threats_are_even_and_in_one_row(phone: Page, language: str, size: tuple[int, int]) -> None:
    try:
        draw(phone, reached("rosenkreuz", language), size)
        switches = phone.get_by_role("region", name=say("threats"), exact=True).get_by_role("button").all()
    finally:
        translations.use(translations.ENGLISH)
    boxes = [each.bounding_box() for each in switches]
    assert len(boxes) == 3
    assert len({(each["y"], each["height"]) for each in boxes if each}) == 1, boxes
    assert min(min(each["width"], each["height"]) for each in boxes if each) >= 43.5
    for switch in switches:
        assert switch.evaluate("each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight")


#: Where a link of its own would be touched, in pixels beyond the middle of its words, and whether it is hit there.
MISSED = """links => links.flatMap((link) => {
    link.scrollIntoView({ block: "center" });
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [[-11.5, 0], [11.5, 0], [0, -11.5], [0, 11.5]]
        .filter(([across, down]) => !link.contains(document.elementFromPoint(x + across, y + down)))
        .map((side) => `${link.textContent} at ${side}`);
})"""


@pytest.mark.parametrize("size", [(390, 844), (1024, 768)], ids="{0[0]}x{0[1]}".format)
def test_links_to_rules_in_lists_can_be_touched(phone: Page, size: tuple[int, int]) -> None:
    """Each is at least 24 pixels wide and high, beside other links and the lines of a report, too."""
    solution = Visitor("en").send(m.ShowPuzzles(), m.OpenPuzzle("rozz-1-airlift"))
    solution.send(m.Type("M: TRANS+INF*5 @ Drift > Vess"), m.HandIn()).work().send(m.NextTurn(), m.ShowSolution())
    fight = table().send(m.Type("P: INF > Drift\nM: INF*5 @ Drift > D3"), m.HandIn(), m.IAm("BLUE"), m.HandIn())
    for visitor in (solution, fight.send(m.ShowEveryone(), m.GoToStep(9))):
        draw(phone, visitor, size)
        links = phone.get_by_role("link", name=pattern("rule"))
        expect(links).not_to_have_count(0)
        assert links.evaluate_all(MISSED) == []


#: The left edges of all lines of an element's words.
LEFT_EDGES = """each => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return [...words.getClientRects()].map(({ left }) => left);
}"""


@pytest.mark.parametrize("size", [(390, 844), (360, 740)], ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("game", TABLES)
def test_rules_use_the_width_of_a_phone(phone: Page, game: str, size: tuple[int, int]) -> None:
    """Only a rule's first line is moved aside, by its number."""
    draw(phone, Visitor("en").send(m.ShowRules(game)), size)
    rules = phone.get_by_role("article").get_by_role("paragraph")
    expect(rules).not_to_have_count(0)
    for rule in rules.all():
        assert min(rule.evaluate(LEFT_EDGES)) <= size[0] / 12 or rule.evaluate("each => each.offsetHeight < 30")


@pytest.mark.parametrize("size", RAISED_SIZES, ids="{0[0]}x{0[1]}".format)
def test_a_long_hint_leaves_the_board_and_its_tools_in_sight(phone: Page, size: tuple[int, int]) -> None:
    draw(phone, Visitor("en").send(m.PlayNow("rosenkreuz", "now", "00" * 16, 1), m.AskHint()).work(), size)
    hint = phone.get_by_role("dialog", name=say("hint"))
    hint.get_by_text(say("hint-details"), exact=True).click()
    expect(hint.get_by_text(say("hint-about-open"))).to_be_visible()
    panel, slip = hint.bounding_box(), phone.locator("#slip").bounding_box()
    assert panel and slip and panel["y"] >= slip["y"] - 1
    assert hint.evaluate("each => each.scrollHeight > each.clientHeight"), "long"


@pytest.mark.parametrize(
    ("language", "size"), [("en", (390, 844)), ("en", (360, 740)), ("de", (390, 844))], ids=lambda value: str(value)
)
def test_the_notice_of_a_plan_taken_over_lies_below_the_board(
    phone: Page, language: str, size: tuple[int, int]
) -> None:
    """Beside the five tools of a board that can be turned it has least room."""
    visitor = Visitor(language).send(m.PlayNow("rosenkreuz", "now", "00" * 16, 1), m.AskHint()).work()
    try:
        draw(phone, visitor.send(m.UseHint(0)), size)
        words = say("hint-used")
    finally:
        translations.use(translations.ENGLISH)
    slip = phone.get_by_role("complementary")
    notice = slip.get_by_role("status").filter(has_text=words).bounding_box()
    board = phone.get_by_role("application").bounding_box()
    assert notice and board and notice["y"] >= bottom(board) - 1


@pytest.mark.parametrize("size", [(320, 256), (390, 400)], ids="{0[0]}x{0[1]}".format)
def test_no_button_lies_on_the_report_of_a_page_zoomed_in(phone: Page, size: tuple[int, int]) -> None:
    draw(phone, shown_turns("en")["first"].send(m.GoToStep(9)), size)
    keys = phone.get_by_role("toolbar", name=say("playing")).bounding_box()
    links = phone.get_by_role("link", name=pattern("rule"))
    expect(links).not_to_have_count(0)
    for link in links.all():
        assert keys and bottom(link.bounding_box()) <= keys["y"]


@pytest.mark.parametrize("size", SHOWN_SIZES, ids="{0[0]}x{0[1]}".format)
def test_a_long_panel_can_be_closed_from_its_end(phone: Page, size: tuple[int, int]) -> None:
    draw(phone, table().send(m.OpenDialog("catalogue")), size)
    panel = phone.get_by_role("dialog")
    cards = panel.get_by_role("heading", level=3)
    for card in (cards.last, cards.first):
        card.scroll_into_view_if_needed()
        close = panel.get_by_role("button", name=say("close"))
        expect(close).to_be_in_viewport(ratio=1)
        assert bottom(close.bounding_box()) <= bottom(card.bounding_box())
