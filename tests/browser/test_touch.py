"""Tablets and phones: accidental touches, edges under a camera or a bottom bar, scroll bars in the dark theme."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page

from rozz.cli.site.build import ROOT
from rozz.ui.app.update import update
from rozz.ui.features.table.table_votes import SEATS
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import inviting_device, joined_device

STYLES = re.sub(r"/\*.*?\*/", "", (ROOT / "static" / "rozz.css").read_text(), flags=re.S)
PAGE = """<!doctype html><html{root}><head><base href="{address}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="stylesheet" href="fonts/fonts.css"><link rel="stylesheet" href="static/rozz.css">
</head><body><div id="page">{drawn}</div></body></html>"""
PHONE, TABLET, SIDEWAYS = (390, 844), (820, 1180), (844, 390)
#: Room at the edges in pixels, as on a phone with a camera above the page and a bar below it.
INSETS = {"top": 47, "bottom": 34}
#: How many text boxes there are, and the names of those with small letters.
SMALL_BOXES = """() => {
    const found = [...document.querySelectorAll("textarea, select, input")]
        .filter(({ type }) => !["range", "checkbox", "radio", "file"].includes(type));
    const small = found.filter((each) => parseFloat(getComputedStyle(each).fontSize) < 16);
    return [found.length, small.map((each) => each.name || each.id || each.outerHTML)];
}"""
#: The most pixels by which a list is too narrow for its longest choice.
TOO_NARROW = """() => Math.max(...[...document.querySelectorAll("select")].map((select) => {
    const has = select.getBoundingClientRect().width;
    select.style.width = "max-content";
    const wants = select.getBoundingClientRect().width;
    select.style.width = "";
    return wants - has;
}))"""
#: Texts of buttons and the board that a long press would select.
SELECTED = """() => [...document.querySelectorAll("button, [role=button], svg, svg text, summary, .board *")]
    .filter((each) => getComputedStyle(each).userSelect !== "none")
    .map((each) => each.textContent.trim() || each.outerHTML)"""
#: Visible texts and controls that lie partly under the edges: their words and where they are.
COVERED = """({ top, bottom }) => {
    const parts = "h1, h2, p, button, a, input, select, textarea, [role=status] > *, .tally, .seat";
    const seen = [...document.querySelectorAll(parts)].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }) && !each.matches(".heard, .skip, .heard *"));
    const clipped = (each) => {
        const box = each.getBoundingClientRect();
        let [upper, lower] = [box.top, box.bottom];
        for (let around = each.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflowY === "visible") continue;
            const edge = around.getBoundingClientRect();
            [upper, lower] = [Math.max(upper, edge.top), Math.min(lower, edge.bottom)];
        }
        return [upper, lower];
    };
    return seen.map((each) => [each.textContent.trim().slice(0, 30) || each.id, ...clipped(each)])
        .filter(([, upper, lower]) => lower - upper > 2)
        .filter(([, upper, lower]) => lower > 0 && upper < innerHeight)
        .filter(([, upper, lower]) => upper < top - 1 || lower > innerHeight - bottom + 1);
}"""
#: Scrolls to the end of the page.
TO_THE_END = "scrollTo(0, document.documentElement.scrollHeight)"


def after(*messages: m.Message) -> Model:
    """The model after these messages."""
    model = Model()
    for message in messages:
        model, _ = update(model, message)
    return model


def at_the_table(*more: m.Message) -> Model:
    """The first turn of two players on one device, after these further messages."""
    begun = (m.NewMatch(), m.ChooseScenario("headquarters-2"), m.BeginMatch("one", {}, "00" * 16))
    return after(*begun, *more)


def invitation() -> Model:
    """A guest's page after asking for a seat by link."""
    host = inviting_device("headquarters-2", {"RED": "here", "BLUE": "link"}, {"RED": "Ann"})
    return joined_device(host, "BLUE", "Bob").model


SCREENS: dict[str, Callable[[], Model]] = {
    "home": Model,
    "scenarios": lambda: after(m.NewMatch()),
    "set-up": lambda: after(m.NewMatch(), m.ChooseScenario("headquarters-6")),
    "handover": at_the_table,
    "table": lambda: at_the_table(m.IAm()),
    "seats": lambda: at_the_table(m.IAm(), m.OpenDialog(SEATS)),
    "menu": lambda: at_the_table(m.IAm(), m.OpenDialog("menu")),
    "tile": lambda: at_the_table(m.IAm(), m.TapTile("Drift")),
    "report": lambda: at_the_table(m.IAm(), m.Ready(), m.HandIn(), m.IAm(), m.Ready(), m.HandIn(), m.ShowEveryone()),
    "invitation": invitation,
    "simulator": lambda: after(m.ShowSimulator(1, "", "")),
    "rules": lambda: after(m.ShowRules()),
}
#: Screens that fill the window and do not scroll as a whole.
FIXED = ("table", "menu", "tile", "report")


@pytest.fixture
def shown(lend_static_page: Callable[..., Page], address: str) -> Callable[..., Page]:
    """Each call shows a screen without Python."""

    def show(model: Model, size: tuple[int, int], root: str = "", **options: Any) -> Page:
        page = lend_static_page(size, **options)
        page.set_content(PAGE.format(root=root, address=address, drawn=page_markup.page(model)))
        page.evaluate("document.fonts.ready")
        return page

    return show


@contextmanager
def insets(page: Page) -> Iterator[None]:
    """Give the page room at its edges."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": INSETS})
    page.wait_for_function("getComputedStyle(document.body).paddingTop !== '0px'")
    yield
    devtools.detach()


def rules_with(declaration: str) -> str:
    """The selectors of all rules with this declaration."""
    return ", ".join(found[1] for found in re.finditer(rf"([^{{}};]*)\{{[^{{}}]*{declaration}", STYLES))


def test_each_user_select_is_declared_for_webkit_too() -> None:
    blocks = re.findall(r"\{([^{}]*user-select[^{}]*)\}", STYLES)
    values = [
        [re.search(rf"(?<![\w-]){name}: (\w+)", block) for name in ("user-select", "-webkit-user-select")]
        for block in blocks
    ]
    assert values
    assert all(both and webkit and both[1] == webkit[1] for both, webkit in values)


def test_holding_or_dragging_opens_no_menu() -> None:
    """Chromium does not know this property, so nothing can be measured there."""
    assert {"button", ".map"} <= set(re.split(r",\s*", rules_with("-webkit-touch-callout: none").strip()))


@pytest.mark.parametrize("name", SCREENS)
def test_a_long_press_selects_no_text_of_buttons_and_boards(shown: Callable[..., Page], name: str) -> None:
    assert shown(SCREENS[name](), PHONE).evaluate(SELECTED) == []


@pytest.mark.parametrize("name", ["set-up", "table", "seats", "invitation", "simulator"])
@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_text_boxes_have_letters_large_enough_for_touch(
    shown: Callable[..., Page], name: str, size: tuple[int, int]
) -> None:
    count, small = shown(SCREENS[name](), size, has_touch=True, is_mobile=True).evaluate(SMALL_BOXES)
    assert count and small == []
    _, with_a_mouse = shown(SCREENS[name](), size).evaluate(SMALL_BOXES)
    assert with_a_mouse, "elsewhere they are as small as before"


@pytest.mark.parametrize("name", ["set-up", "seats"])
@pytest.mark.parametrize("wide", [320, 360, 390, 431, 820])
def test_larger_letters_fit_in_lists(shown: Callable[..., Page], name: str, wide: int) -> None:
    page = shown(SCREENS[name](), (wide, 844), has_touch=True, is_mobile=True)
    assert page.evaluate(TOO_NARROW) < 1
    assert page.evaluate("document.documentElement.scrollWidth") <= wide


def test_zooming_is_never_forbidden() -> None:
    (viewport,) = re.findall(r'<meta name="viewport" content="([^"]*)"', (ROOT / "index.html").read_text())
    assert "scal" not in viewport.replace("initial-scale=1", "")


@pytest.mark.parametrize("name", FIXED)
@pytest.mark.parametrize("size", [PHONE, TABLET, SIDEWAYS, (1280, 800)], ids="{0[0]}x{0[1]}".format)
def test_nothing_lies_under_the_camera_or_the_bottom_bar(
    shown: Callable[..., Page], name: str, size: tuple[int, int]
) -> None:
    page = shown(SCREENS[name](), size)
    with insets(page):
        assert page.evaluate(COVERED, INSETS) == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page does not scroll"


@pytest.mark.parametrize("name", ["home", "set-up", "rules", "simulator", "handover"])
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids="{0[0]}x{0[1]}".format)
def test_a_page_starts_below_the_camera_and_ends_above_the_bottom_bar(
    shown: Callable[..., Page], name: str, size: tuple[int, int]
) -> None:
    page = shown(SCREENS[name](), size)
    with insets(page):
        assert page.evaluate(COVERED, {**INSETS, "bottom": -9999}) == []
        page.evaluate(TO_THE_END)
        assert page.evaluate(COVERED, {**INSETS, "top": -9999}) == []


def test_pulling_the_board_does_not_reload_the_page(shown: Callable[..., Page]) -> None:
    page = shown(SCREENS["table"](), PHONE)
    assert page.evaluate("getComputedStyle(document.documentElement).overscrollBehaviorY") == "none"


@pytest.mark.parametrize(
    ("system", "chosen", "expected"),
    [("light", "", "light"), ("dark", "", "dark"), ("light", "dark", "dark"), ("dark", "light", "light")],
)
def test_scroll_bars_use_the_colors_of_the_theme(
    shown: Callable[..., Page], system: str, chosen: str, expected: str
) -> None:
    root = f' data-theme="{chosen}"' if chosen else ""
    page = shown(SCREENS["rules"](), TABLET, root, color_scheme=system)
    style = "getComputedStyle(document.documentElement)"
    scheme, bars, ground = page.evaluate(f"[{style}.colorScheme, {style}.scrollbarColor, {style}.backgroundColor]")
    assert scheme == (chosen or "light dark")
    thumb, track = re.findall(r"rgb\([^)]*\)", bars)
    assert track == ground
    is_dark = sum(map(int, re.findall(r"\d+", ground)[:3])) < 300
    assert is_dark == (expected == "dark") and thumb != track


def test_guesses_and_their_outcome_stand_above_likely_plans(shown: Callable[..., Page]) -> None:
    fields = {"plays-BLUE": "computer:1"}
    begun = (m.NewMatch(), m.ChooseScenario("headquarters-2"), m.BeginMatch("one", fields, "00" * 16))
    page = shown(after(*begun, m.IAm(), m.ShowGuesses(), m.Foretell()), PHONE)
    outcome, likely = (page.locator(each).bounding_box() for each in ("#guess-outcome", "#likely"))
    assert outcome and likely and outcome["y"] + outcome["height"] <= likely["y"]
