"""Noughts and crosses on the page: the second of two files. docs/add-a-game.md follows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import htpy as h

from rozz.ui.games.board_markup import board_element, square_place
from rozz.ui.games.face import Marks
from rozz.ui.games.face_defaults import SmallGameFace, Spots
from tests.tiny.noughts_and_crosses import LINES, SQUARES, NoughtsAndCrosses, Scenario, State

SIDE = 100


class NoughtsAndCrossesFace(SmallGameFace):
    """Nine squares, and the letter of a seat in each that is taken."""

    rules = NoughtsAndCrosses()
    title = "Noughts and Crosses"
    goal_summary = "Get three in a row."
    beginner_scenarios = ("tiny",)
    occasions: Mapping[str, str] = MappingProxyType({"tiny": "first"})
    quick_start_scenario = "tiny"
    quick_start_title = "Tiny"

    def spots(self, scenario: Scenario) -> Spots:
        """Columns from the left, rows from above."""
        return {
            square: ("abc".index(square[0]) * SIDE + SIDE // 2, "123".index(square[1]) * SIDE + SIDE // 2)
            for square in SQUARES
        }

    def neighbors(self, scenario: Scenario) -> Mapping[str, Sequence[str]]:
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
        """The squares, with a ring around each that can be chosen."""
        return board_element(self.title, 3 * SIDE, 3 * SIDE, SIDE, marks)[
            [self._square(state, square, marks) for square in SQUARES]
        ]

    def _square(self, state: State, square: str, marks: Marks) -> h.Element:
        owner = self.describe(state, square)
        label = f"{square}: {owner or 'free'}"
        spot = self.spots(state.scenario)[square]
        return square_place(square, label, spot, SIDE, marks, square == (marks.cursor or SQUARES[0]), owner)
