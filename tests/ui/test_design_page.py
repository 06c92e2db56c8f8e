"""The design page shows what the page uses: the theme's names, every sign, seat, piece, arrow and card."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from rozz import library
from rozz.ui.board.seat_styles import PALETTE
from rozz.ui.games import face_of
from rozz.ui.i18n.display_names import called
from rozz.ui.icons import SIGNS, sign
from rozz.ui.state import messages as m
from rozz.ui.views.design import design_page
from rozz.ui.views.shell import page_markup
from tests.support.ui.table import Table

ROOT = Path(__file__).parent.parent.parent
STYLE = (ROOT / "static" / "rozz.css").read_text(encoding="utf-8")
COPIES = len(design_page.THEMES) * len(design_page.SIZES)


@cache
def shown() -> str:
    return Table().send(m.GoHome(), m.ShowDesign()).shown


def test_the_design_page_shows_every_name_of_the_theme() -> None:
    theme = STYLE[STYLE.index(":root {") :]
    names = set(re.findall(r"^  --([\w-]+):", theme[: theme.index("\n}")], re.MULTILINE))
    page = design_page
    assert names == {*page.COLOURS, *page.FAMILIES, *page.LETTERS, *page.DISTANCES, *page.NOT_PICTURED}
    assert all(shown().count(f">--{name}<") == COPIES for name in names - set(page.NOT_PICTURED))


def test_the_design_page_shows_every_sign() -> None:
    assert all(shown().count(f"{sign(name)}<code>{name}</code>") == COPIES for name in SIGNS)


@pytest.mark.parametrize("game", library.GAMES)
def test_the_design_page_shows_every_mark_and_kind_of_a_game(game: str) -> None:
    face, scenario = face_of(game), design_page._scenario(game)
    paths = set(re.findall(r' d="([^"]+)"', f"{face.legend(scenario)}{face.cards(scenario)}"))
    assert paths and all(each in shown() for each in paths)


def test_every_reference_on_the_design_page_resolves() -> None:
    """What a piece or a clip refers to is in the same copy."""
    ids = set(re.findall(r' id="([^"]+)"', shown()))
    borrowed = set(re.findall(r'(?: href="#|url\(#)([^")]+)', shown())) - {""}
    assert borrowed and borrowed <= ids, borrowed - ids


def test_the_design_page_shows_seats_arrows_and_inert_buttons() -> None:
    assert all(shown().count(f"</svg>{called(seat)}<") == COPIES for seat in PALETTE)
    for kind in ("move", "strike"):
        for state in ("draft", "given", "failed", "foretold"):
            assert f'class="arrow {kind} {state} seat-1"' in shown()
    for classes in design_page.BUTTONS.values():
        assert f'<button class="{classes[1:].replace(".", " ")}">' in shown()
        assert all(f".{name}" in STYLE for name in classes[1:].split("."))
    assert shown().count('inert role="img"') == COPIES * len(design_page.PARTS)
    ids = re.findall(r' id="([^"]+)"', shown())
    assert len(ids) == len(set(ids))


def test_the_design_page_opens_over_the_page_like_the_rules() -> None:
    table = Table().send(m.ShowDesign())
    assert page_markup.tab_title(table.model).startswith("Design")
    assert table.send(m.GoBack()).model.screen == "table"
