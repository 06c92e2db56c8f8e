"""The elements of a simple board, with the attributes that the page listens to and the classes that it styles."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h
from markupsafe import Markup

from rozz.engine.game import board_of
from rozz.ui.board.geometry import Spot
from rozz.ui.board.seat_styles import SeatStyle
from rozz.ui.games.face import Marks, Reached
from rozz.ui.i18n.display_names import place_id
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Region, region


def board_frame(
    title: str, view_box: str, tile_width: str, whose: str, classes: str = "", **attributes: str | None
) -> h.Element:
    """The `svg` element of a board. `whose` changes with the viewer, so that one's zoom is not another's.

    `classes`: more of them, as ".one.two".
    """
    return h.svg(
        f"#board.board{classes}",
        viewBox=view_box,
        data_fit=view_box,
        data_tile=tile_width,
        data_whose=whose,
        role="application",
        aria_label=title,
        preserveAspectRatio="xMidYMid meet",
        **attributes,
    )


def board_element(title: str, width: int, height: int, side: int, marks: Marks, key: str = "") -> h.Element:
    """The empty board of a size. A place is `side` wide; `key` is for one of several boards. Put places into it."""
    return board_frame(title, f"0 0 {width} {height}", str(side), marks.whose, data_board=key or None)


def square_place(
    place: str, label: str, at: tuple[int, int], side: int, marks: Marks, is_cursor: bool, word: str
) -> h.Element:
    """A square around a point that can be tapped, with a ring if it is marked, and a word in it.

    `label` is what a screen reader says. Tab reaches the place where `is_cursor` is true.
    """
    states = {
        "may-move": place in marks.targets,
        "selected": place == marks.selected,
        "chosen": place == marks.chosen,
        "lit": place in marks.lit,
        "asked": place == marks.asked,
    }
    x, y = at
    return h.g(
        id=place_id(place),
        class_={"tile": True, "tint-1": True, **states},
        role="button",
        tabindex="0" if is_cursor else "-1",
        aria_label=label,
        data_do="tile",
        data_tile=place,
    )[
        _square(".ground", x, y, 92 * side // 100),
        _square(".ring", x, y, 80 * side // 100) if any(states.values()) else None,
        h.text(".name", x=x, y=y + 8 * side // 100, text_anchor="middle")[word],
    ]


def _square(css: str, x: int, y: int, width: int) -> h.Element:
    return h.rect(css, x=x - width // 2, y=y - width // 2, width=width, height=width)


#: Where the board shows what can be reached, while it shows nothing of it: under its pieces and over them.
NO_REACH = region("reach", Markup('<g id="reach"></g>')), region("reach-notes", Markup('<g id="reach-notes"></g>'))


def reach_layers(
    reached: Mapping[str, tuple[Reached, ...]],
    spots: Mapping[str, Spot],
    outlines: Mapping[str, str],
    styles: Mapping[str, SeatStyle],
    at: float = 0.86,
) -> tuple[Region, Region]:
    """What can be reached, in the places with these spots and outlines: what lies under the pieces, and over them.

    `at`: where in a place the letters stand, from -1 (its upper edge) to 1 (its lower edge).
    """
    if not reached:
        return NO_REACH
    from rozz.ui.games import reach_drawing

    return reach_drawing.layer_below_pieces(reached, outlines, styles), reach_drawing.notes(reached, spots, styles, at)


#: Where the board shows what a guessed turn changes, while there is none: under its pieces and over them.
NO_OUTCOME = (
    region("outcome", Markup('<g id="outcome"></g>')), region("outcome-notes", Markup('<g id="outcome-notes"></g>'))
)  # fmt: skip


@remembered(most=4)
def reach_on_board(reached: Mapping[str, tuple[Reached, ...]], board: str) -> Mapping[str, tuple[Reached, ...]]:
    """What of this is on a board (`game.board_of`); the same mapping for the same one."""
    return {place: marks for place, marks in reached.items() if board_of(place) == board}


def mark_classes(marks: Marks, place: str) -> str:
    """The CSS classes of the marks on a place; empty if it has none."""
    mark = marks.targets.get(place, "")
    states = {
        "selected": place == marks.selected,
        "chosen": place == marks.chosen,
        "may-move": bool(mark),
        f"mark-{mark}": bool(mark),
        "lit": place in marks.lit,
        "asked": place == marks.asked,
    }
    return " ".join(state for state, holds in states.items() if holds)


def with_remark(label: str, remark: str) -> str:
    """The label of a place, followed by a remark if there is one."""
    return say("place-told", label=label, told=remark) if remark else label
