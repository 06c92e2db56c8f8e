"""The ground of a square or space keeps the color that the rules give it, whatever is marked on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from rozz.ui.games import face_of
from rozz.ui.games.face import Marks
from rozz.ui.state import messages as m
from tests.support.ui.related_game_tables import Table, rosenkreuz_table

pytestmark = pytest.mark.thorough

GROUND = "tile => getComputedStyle(tile.querySelector('.ground')).fill"
RING = "tile => getComputedStyle(tile.querySelector('.ring')).stroke"


def show(page: Page, address: str, drawn: object, theme: str) -> None:
    """Markup on a page with the site's style sheet."""
    page.set_content(
        f'<!doctype html><html data-theme="{theme}"><head><base href="{address}">'
        '<link rel="stylesheet" href="fonts/fonts.css"><link rel="stylesheet" href="static/rozz.css"></head>'
        f'<body><div id="page">{drawn}</div></body></html>'
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_marked_squares_of_rosenkreuz_stay_black_or_white(
    lend_static_page: Callable[..., Page], address: str, theme: str
) -> None:
    page = lend_static_page((640, 640))
    marks = Marks(selected="d3", chosen="d4", targets={"c4": "target", "d4": "target", "e5": "capture"},
                  lit=frozenset(("e4", "f4")))  # fmt: skip
    session = rosenkreuz_table().model.session
    assert session is not None
    show(page, address, face_of("rosenkreuz").board(session.match, marks, (), None), theme)
    # a8 is white, b8 is black.
    white, black = (page.locator(f"#tile-{name}").evaluate(GROUND) for name in ("a8", "b8"))
    assert white != black
    for name, color in {"d3": white, "d4": black, "c4": white, "e5": black, "e4": white, "f4": black}.items():
        assert page.locator(f"#tile-{name}").evaluate(GROUND) == color, name
    for name in ("d3", "d4"):
        assert page.locator(f"#tile-{name}").evaluate(RING) != "none"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_space_of_the_battleboard_is_outlined_under_the_pointer(
    lend_static_page: Callable[..., Page], address: str, theme: str
) -> None:
    page = lend_static_page((1280, 800))
    table = Table("campaigns", "battle-on-the-board")
    table.send(m.IAm("WINKIES"))
    show(page, address, table.shown, theme)
    spaces = page.get_by_role("application").get_by_role("button")
    expect(spaces).to_have_count(15)
    for space in (spaces.nth(number) for number in (4, 7)):
        ground, ring = space.evaluate(GROUND), space.evaluate(RING)
        space.hover()
        assert space.evaluate(GROUND) == ground
        assert space.evaluate(RING) != ring
