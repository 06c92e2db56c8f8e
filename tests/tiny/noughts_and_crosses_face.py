"""Noughts and crosses on the page: the second of two files. docs/add-a-game.md follows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import htpy as h

from rozz.ui.display_names import place_id
from rozz.ui.games.face import Marks
from rozz.ui.games.face_defaults import SmallGameFace, Spots
from tests.tiny.noughts_and_crosses import LINES, SQUARES, NoughtsAndCrosses, Scenario, State

SIDE = 100
BOX = f"0 0 {3 * SIDE} {3 * SIDE}"


class NoughtsAndCrossesFace(SmallGameFace):
    """Nine squares, and the letter of a seat in each that is taken."""

    rules = NoughtsAndCrosses()
    title = "Noughts and Crosses"
    in_short = "Get three in a row."
    first = ("tiny",)
    occasions: Mapping[str, str] = MappingProxyType({"tiny": "first"})
    against_computer = "tiny"
    begins_with = "Tiny"

    def spots(self, scenario: Scenario) -> Spots:
        """Columns from the left, rows from above."""
        return {
            square: ("abc".index(square[0]) * SIDE + SIDE // 2, "123".index(square[1]) * SIDE + SIDE // 2)
            for square in SQUARES
        }

    def beside(self, scenario: Scenario) -> Mapping[str, Sequence[str]]:
        """Squares are beside each other when they follow each other in a line."""
        steps = {step for line in LINES for step in (line[:2], line[1:])}
        return {
            square: [each for each in SQUARES if (square, each) in steps or (each, square) in steps]
            for square in SQUARES
        }

    def describe(self, state: State, place: str) -> str:
        """Who has the square."""
        return state.marks.get(place, "")

    def draw(self, state: State, marks: Marks) -> h.Element:
        """The board, with a mark at each square that can be chosen."""
        cursor = marks.cursor or SQUARES[0]
        return h.svg(
            "#board.board",
            {"viewBox": BOX, "data-fit": BOX, "data-tile": str(SIDE), "data-whose": marks.whose},
            role="application",
            aria_label=self.title,
        )[[self._square(state, square, marks, square == cursor) for square in SQUARES]]

    def _square(self, state: State, square: str, marks: Marks, is_cursor: bool) -> h.Element:
        x, y = self.spots(state.scenario)[square]
        owner = self.describe(state, square)
        classes = {"tile": True, "may-move": square in marks.targets, "chosen": square == marks.chosen}
        return h.g(
            id=place_id(square),
            class_=classes,
            role="button",
            tabindex="0" if is_cursor else "-1",
            aria_label=f"{square}: {owner or 'free'}",
            data_do="tile",
            data_tile=square,
        )[
            h.rect(".ground", x=x - 46, y=y - 46, width=92, height=92),
            h.text(".name", x=x, y=y + 8, text_anchor="middle")[owner],
        ]
