"""A game that brings no room of its own: its places as a grid of buttons, its figures none, its report as one step.

Enough to play any game of the contract through the whole page; a room says more, and says it better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, sqrt
from typing import Any

import htpy as h
from markupsafe import Markup

from rozz.engine.game import Outcome, Pick, Played, Rules, board_of, name_of
from rozz.engine.match import Match
from rozz.ui.board import arrow_keys
from rozz.ui.board.arrow_keys import ArrowKeys
from rozz.ui.display_names import place_id
from rozz.ui.games.face import BoardName, Marks, Measure, ReplayStep, Rulebook

#: Units to a place of the grid.
SIDE = 100


@dataclass(frozen=True)
class PlainFace:
    """The face of a game by its rules alone; `places` are those of its board, `told` says what stands in one.

    Where there are several boards `named` says how they are called, and `front` which of them a moment is played on.
    """

    rules: Rules
    title: str
    places: tuple[str, ...] = ()
    told: Callable[[Any, str], str] = lambda state, place: ""
    can_turn: bool = False
    far_side: str = ""
    can_draw: bool = True
    chooses_at_a_place: bool = False
    title_of_cards: str = "The pieces"
    letters_of_choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    first: tuple[str, ...] = ()
    against_computer: str = ""
    in_short: str = ""
    occasions: Mapping[str, str] = field(default_factory=dict)
    measures: tuple[Measure, ...] = ()
    teaches: bool = False
    named: tuple[BoardName, ...] = ()
    front: Callable[[Any], str] = lambda state: ""

    def boards(self, scenario: Any) -> tuple[BoardName, ...]:
        """As they are called."""
        return self.named

    def in_front(self, state: Any) -> str:
        """As the game says."""
        return self.front(state)

    def home_on(self, match: Match, seat: str, board: str) -> str:
        """The first place of it."""
        return next(iter(self._on(board)), "")

    def board(self, match: Match, marks: Marks, given: Sequence[Any], draft: Any | None) -> h.Element:
        """The grid as it stands."""
        return self._grid(match.state, marks, marks.board or self.front(match.state))

    def shown(self, match: Match, step: ReplayStep, marks: Marks) -> h.Element:
        """The grid after the moment."""
        return self._grid(step.scene, marks, marks.board or self.front(step.scene))

    def ahead(self, match: Match, step: ReplayStep, tier: str) -> Iterator[None]:
        """It is soon drawn."""
        return iter(())

    def thumbnail(self, scenario: Any, state: Any | None, label: str = "", refers: bool = False) -> h.Element:
        """The grid, small, with a word in each place."""
        naming = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
        places = self._on(self.front(state)) if state is not None else ()
        held = [(place, self.told(state, place)) for place in places]
        return h.svg(".thumbnail", naming, viewBox=_frame(places or self._on("")))[
            [_word(places, place, word) for place, word in held]
        ]

    def lands(self, scenario: Any) -> h.Node:
        """Nothing is shared."""
        return None

    def beside(self, scenario: Any) -> Mapping[str, Sequence[str]]:
        """Right, left, above and below in the grid."""
        spots = {place: self._spot(place) for place in self.places}
        return {
            place: [
                each
                for each, (u, v) in spots.items()
                if board_of(each) == board_of(place) and abs(u - x) + abs(v - y) == SIDE
            ]
            for place, (x, y) in spots.items()
        }

    def ways(self, scenario: Any) -> ArrowKeys:
        """The next place of the grid."""
        return arrow_keys.ways({place: self._spot(place) for place in self.places}, self.beside(scenario))

    def holders(self, state: Any) -> Mapping[str, tuple[str, ...]]:
        """Who holds what is not known."""
        return {place: ("",) for place in self.places if self.told(state, place)}

    def home(self, match: Match, seat: str) -> str:
        """The first place."""
        return next(iter(self.places), "")

    def may(self, mark: str) -> str:
        """To be chosen."""
        return "may be chosen"

    def heading(self, match: Match, place: str, seat: str) -> str:
        """The place and what stands there."""
        return f"{name_of(place)}: {self.told(match.state, place)}" if place else self.title

    def standing(self, match: Match, step: ReplayStep, place: str) -> str:
        """What stood there after the moment."""
        return f"{name_of(place)}: {self.told(step.scene, place)}"

    def icon(self, scenario: Any, key: str) -> Markup | None:
        """None."""
        return None

    def full_name(self, scenario: Any, key: str) -> str:
        """Nothing is shortened."""
        return ""

    def is_told(self, scenario: Any, commands: Sequence[Any], pick: Pick) -> bool:
        """All of them are."""
        return True

    def steps(self, played: Played, names: Mapping[str, str]) -> tuple[ReplayStep, ...]:
        """One step, with the whole report."""
        lines = self.rules.report(played, names)
        lit = frozenset(line.tile for line in lines if line.tile)
        return (ReplayStep(played.moment.name.capitalize(), lines, played.after, lit),)

    def in_words(self, scenario: Any, seat: str, command: Any, names: Mapping[str, str]) -> str:
        """The notation has to do."""
        return ""

    def figures(self, state: Any) -> Mapping[str, Mapping[str, int]]:
        """None."""
        return {seat.colour: {} for seat in self.rules.seats(state.scenario)}

    def pill(self, state: Any, seat: str) -> str:
        """Nothing."""
        return ""

    def taken(self, state: Any, names: Mapping[str, str]) -> str:
        """Nobody keeps count."""
        return ""

    def tally(self, state: Any, seat: str, commands: Sequence[Any]) -> str:
        """Nothing is counted."""
        return ""

    def doubts(self, state: Any, seat: str, commands: Sequence[Any]) -> Iterator[str]:
        """None, but for an empty list."""
        if not commands and self.rules.can_order(state, seat):
            yield "Nothing is chosen."

    def remark(self, state: Any, seat: str, commands: Sequence[Any]) -> str:
        """Nothing is overlooked."""
        return ""

    def letters(self, match: Match, seat: str) -> list[tuple[str, str]]:
        """Nobody writes."""
        return []

    def summary(self, played: Played, names: Mapping[str, str]) -> list[str]:
        """The first lines of the report."""
        return [line.plain for line in self.rules.report(played, names)][:3]

    def ended(self, outcome: Outcome, names: Mapping[str, str]) -> str:
        """Who won."""
        winners = " and ".join(names[seat] for seat in outcome.winners)
        return f"{winners} won." if winners else "A draw."

    def meta(self, scenario: Any) -> tuple[str, ...]:
        """Nothing."""
        return ()

    def goal(self, scenario: Any) -> str:
        """Nothing."""
        return ""

    def cards(self, scenario: Any) -> h.Node:
        """None."""
        return None

    def legend(self, scenario: Any) -> h.Node:
        """Nothing is marked that needs to be explained."""
        return h.p["Marked places can be chosen."]

    def rulebook(self) -> Rulebook:
        """None."""
        return Rulebook(())

    def kinds_at(self, match: Match, place: str) -> h.Node:
        """Nothing."""
        return None

    def purposes(self, scenario: Any, commands: Sequence[Any]) -> tuple[str, ...]:
        """Nothing is bought."""
        return ()

    def brought(self, match: Match, seat: str, commands: Sequence[Any]) -> tuple[str, ...]:
        """Nothing is bought."""
        return ()

    def living(self, match: Match) -> None:
        """None."""

    def lesson(self) -> None:
        """None."""

    def _on(self, board: str) -> tuple[str, ...]:
        """The places of a board; those of the first name none."""
        first = not self.named or board in ("", self.named[0].key)
        return tuple(place for place in self.places if board_of(place) == ("" if first else board))

    def _spot(self, place: str) -> tuple[int, int]:
        return _spot(self._on(board_of(place)), place)

    def _grid(self, state: Any, marks: Marks, board: str) -> h.Element:
        places = self._on(board)
        cursor = marks.cursor or next(iter(places), "")
        box = {"viewBox": _frame(places), "data-fit": _frame(places), "data-tile": str(SIDE), "data-whose": marks.whose}
        if self.named:
            box["data-board"] = board
        title = next((each.title for each in self.named if each.key == board), self.title)
        return h.svg("#board.board", box, role="application", aria_label=title)[
            [self._place(state, place, marks, place == cursor) for place in places]
        ]

    def _place(self, state: Any, place: str, marks: Marks, is_cursor: bool) -> h.Element:
        x, y = self._spot(place)
        states = {
            "may-move": place in marks.targets,
            "selected": place == marks.selected,
            "chosen": place == marks.chosen,
            "lit": place in marks.lit,
        }
        word, name = self.told(state, place), name_of(place)
        return h.g(
            id=place_id(place),
            class_={"tile": True, "tint-1": True, **states},
            role="button",
            tabindex="0" if is_cursor else "-1",
            aria_label=f"{name}: {word}" if word else name,
            data_do="tile",
            data_tile=place,
        )[
            h.rect(".ground", x=x - 46, y=y - 46, width=92, height=92),
            h.rect(".ring", x=x - 40, y=y - 40, width=80, height=80) if any(states.values()) else None,
            h.text(".name", x=x, y=y + 8, text_anchor="middle")[word or name],
        ]


def _columns(places: Sequence[str]) -> int:
    return max(1, ceil(sqrt(len(places))))


def _frame(places: Sequence[str]) -> str:
    rows = max(1, ceil(len(places) / _columns(places)))
    return f"0 0 {_columns(places) * SIDE} {rows * SIDE}"


def _spot(places: Sequence[str], place: str) -> tuple[int, int]:
    down, across = divmod(places.index(place), _columns(places))
    return across * SIDE + SIDE // 2, down * SIDE + SIDE // 2


def _word(places: Sequence[str], place: str, word: str) -> h.Element:
    x, y = _spot(places, place)
    return h.text(".name", x=x, y=y, text_anchor="middle")[word]
