"""A face for any game of the contract: its places are a grid of buttons.

Use it for a game that has no board of its own yet. It also shows what `SmallGameFace` leaves to a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, sqrt
from typing import TYPE_CHECKING, Any

import htpy as h

from rozz.engine.game import Rules, board_of, name_of
from rozz.engine.match import Match
from rozz.ui.games.board_markup import board_element, square_place
from rozz.ui.games.face import BoardName, Face, Marks, Measure
from rozz.ui.games.face_defaults import SmallGameFace, Spots
from rozz.ui.i18n.texts import say

#: Units per place of the grid.
SIDE = 100


@dataclass(frozen=True)
class PlainFace(SmallGameFace):
    """The face of a game from its rules alone; `places` are the board's places, `describe_contents` their contents.

    With several boards, `board_names` lists them, and `front_of` says on which one the next moment is played.
    """

    rules: Rules
    title: str
    places: tuple[str, ...] = ()
    describe_contents: Callable[[Any, str], str] = lambda state, place: ""
    can_turn: bool = False
    far_side: str = ""
    can_draw: bool = True
    choice_letters_need_place: bool = False
    choice_letters: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    beginner_scenarios: tuple[str, ...] = ()
    quick_start_scenario: str = ""
    quick_start_title: str = ""
    goal_summary: str = ""
    occasions: Mapping[str, str] = field(default_factory=dict)
    measures: tuple[Measure, ...] = ()
    board_names: tuple[BoardName, ...] = ()
    front_of: Callable[[Any], str] = lambda state: ""

    def spots(self, scenario: Any) -> Spots:
        """The centers of the grid."""
        return {place: self._spot(place) for place in self.places}

    def neighbors(self, scenario: Any) -> Mapping[str, Sequence[str]]:
        """Right, left, above and below in the grid."""
        spots = self.spots(scenario)
        return {
            place: [
                each
                for each, (u, v) in spots.items()
                if board_of(each) == board_of(place) and abs(u - x) + abs(v - y) == SIDE
            ]
            for place, (x, y) in spots.items()
        }

    def describe(self, state: Any, place: str) -> str:
        """The result of `describe_contents`."""
        return self.describe_contents(state, place)

    def draw(self, state: Any, marks: Marks) -> h.Element:
        """The grid of one board."""
        board = marks.board or self.front_of(state)
        places = self._places_on(board)
        cursor = marks.cursor or next(iter(places), "")
        title = next((each.title for each in self.board_names if each.key == board), self.title)
        return board_element(title, *_size(places), SIDE, marks, board if self.board_names else "")[
            [self._place(state, place, marks, place == cursor) for place in places]
        ]

    def thumbnail(self, scenario: Any, state: Any | None, label: str = "", uses_defs: bool = False) -> h.Element:
        """The grid, small, with a word in each place."""
        naming = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
        places = self._places_on(self.front_of(state)) if state is not None else ()
        held = [(place, self.describe_contents(state, place)) for place in places]
        return h.svg(".thumbnail", naming, viewBox=_frame(places or self._places_on("")))[
            [_word(places, place, word) for place, word in held]
        ]

    def boards(self, scenario: Any) -> tuple[BoardName, ...]:
        """The boards, with their names."""
        return self.board_names

    def front_board(self, state: Any) -> str:
        """The board that the game names."""
        return self.front_of(state)

    def start_place_on(self, match: Match, seat: str, board: str) -> str:
        """The first place of the board."""
        return next(iter(self._places_on(board)), "")

    def _places_on(self, board: str) -> tuple[str, ...]:
        """The places of a board; the names of places on the first board contain no board."""
        first = not self.board_names or board in ("", self.board_names[0].key)
        return tuple(place for place in self.places if board_of(place) == ("" if first else board))

    def _spot(self, place: str) -> tuple[int, int]:
        return _spot(self._places_on(board_of(place)), place)

    def _place(self, state: Any, place: str, marks: Marks, is_cursor: bool) -> h.Element:
        word, name = self.describe_contents(state, place), name_of(place)
        label = say("games-place", place=name, contents=word) if word else name
        return square_place(place, label, self._spot(place), SIDE, marks, is_cursor, word or name)


def _columns(places: Sequence[str]) -> int:
    return max(1, ceil(sqrt(len(places))))


def _size(places: Sequence[str]) -> tuple[int, int]:
    rows = max(1, ceil(len(places) / _columns(places)))
    return _columns(places) * SIDE, rows * SIDE


def _frame(places: Sequence[str]) -> str:
    width, height = _size(places)
    return f"0 0 {width} {height}"


def _spot(places: Sequence[str], place: str) -> tuple[int, int]:
    down, across = divmod(places.index(place), _columns(places))
    return across * SIDE + SIDE // 2, down * SIDE + SIDE // 2


def _word(places: Sequence[str], place: str, word: str) -> h.Element:
    x, y = _spot(places, place)
    return h.text(".name", x=x, y=y, text_anchor="middle")[word]


if TYPE_CHECKING:

    def _is_a_face(face: PlainFace) -> Face:
        """Lets mypy compare it with the protocol, so that a missing member fails here instead of on the page."""
        return face
