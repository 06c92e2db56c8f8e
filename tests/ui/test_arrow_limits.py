"""A file or a link can contain more arrows than any honest turn: they are drawn without a search."""

from __future__ import annotations

from itertools import permutations

from rozz.ui.board import arrow_layout
from rozz.ui.board.arrow_layout import MAX_ARROWS, PlacedArrow
from rozz.ui.board.arrows import Arrow
from rozz.ui.board.geometry import Spot

SPOTS = {f"A{number}": Spot(100.0 * number, 7.0 * number * number, 40.0) for number in range(13)}


def laid_out(number: int) -> tuple[tuple[PlacedArrow, ...], int]:
    """Lay out this many arrows, and count how often the layout asks what is around a point."""
    asked = 0

    def around(*_: object) -> tuple[list[arrow_layout.Box], list[arrow_layout.Box]]:
        nonlocal asked
        asked += 1
        return [], []

    ways = [*permutations(SPOTS, 2)][:number]
    arrows = [Arrow("move", "RED", start, end, load=(("INF", 2),)) for start, end in ways]
    return arrow_layout.lay_out(arrows, SPOTS, 12.0, around, lambda _: True), asked


def test_a_crowd_of_arrows_keeps_its_pills_without_a_search_for_places() -> None:
    few, asked = laid_out(MAX_ARROWS)
    many, asked_of_many = laid_out(MAX_ARROWS + 1)
    assert len(few) == MAX_ARROWS and len(many) == MAX_ARROWS + 1
    assert all(each.pill for each in many) and not any(each.line_end for each in many)
    assert asked_of_many < asked
