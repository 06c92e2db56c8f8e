"""Faces to start from, with answers for everything that a game does not need.

A new game inherits from `SmallGameFace` and overrides one answer after the other as it grows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import htpy as h
from markupsafe import Markup

from rozz.engine.game import Outcome, Pick, Played, Rules, name_of
from rozz.engine.match import Match
from rozz.ui.board import arrow_keys
from rozz.ui.board.arrow_keys import ArrowKeys
from rozz.ui.games.face import MAX_SUMMARY_SENTENCES, Marks, Measure, ReplayStep, Rulebook, Takeover
from rozz.ui.games.lesson_plan import Lesson
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say

Spots = Mapping[str, tuple[int, int]]


class FaceDefaults:
    """The defaults, for games without a lesson, cards, figures or purchases.

    The board, the steps of a replay and the title are left to the game.
    """

    # The board

    can_turn: bool = False
    far_side: str = ""
    choice_letters: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    choice_letters_need_place: bool = False
    keeps_place_selected: bool = True
    takes_one_command: bool = False
    shows_less_when_small: bool = False

    def thumbnail_definitions(self, scenario: Any) -> h.Node:
        """Thumbnails share nothing."""
        return None

    def tap_effect(self, mark: str) -> str:
        """One sentence for all marks."""
        return say("games-may-choose")

    def piece_list_at(self, match: Match, place: str, seat: str, planned: Sequence[Any]) -> h.Node:
        """Nothing more than the heading."""
        return None

    def icon(self, scenario: Any, key: str) -> Markup | None:
        """Picks have no pictures."""
        return None

    def full_name(self, scenario: Any, key: str) -> str:
        """No label is shortened."""
        return ""

    def is_refusal_shown(self, scenario: Any, commands: Sequence[Any], pick: Pick) -> bool:
        """Every refused pick is shown with its reason."""
        return True

    def is_only_for_people(self, scenario: Any, key: str) -> bool:
        """Computers can be played with everything."""
        return False

    # The replay

    has_prices: bool = False

    def takeovers(self, played: Played, names: Mapping[str, str]) -> tuple[Takeover, ...]:
        """Reports say it."""
        return ()

    def prerender(self, match: Match, step: ReplayStep, tier: str) -> Iterator[None]:
        """The board is drawn quickly enough."""
        return iter(())

    def ending_text(self, outcome: Outcome, names: Mapping[str, str]) -> str:
        """The heading says who won."""
        return ""

    def received_messages(self, match: Match, seat: str) -> list[tuple[str, str]]:
        """The game has no messages."""
        return []

    def animated_match(self, match: Match) -> h.Element | None:
        """No moving picture."""
        return None

    # Words

    @property
    def measures(self) -> tuple[Measure, ...]:
        """No figures."""
        return ()

    def pill(self, state: Any, seat: str, commands: Sequence[Any] = ()) -> str:
        """Nothing beside a name."""
        return ""

    def captured_text(self, state: Any, names: Mapping[str, str]) -> str:
        """Captures are not counted."""
        return ""

    def command_sentence(self, scenario: Any, seat: str, command: Any, names: Mapping[str, str]) -> str:
        """The notation is enough."""
        return ""

    def command_phrase(self, scenario: Any, command: Any, names: Mapping[str, str]) -> str:
        """The notation is enough."""
        return ""

    def command_with_full_names(self, scenario: Any, command: Any, names: Mapping[str, str]) -> str:
        """There are no abbreviations."""
        return ""

    def tally(self, state: Any, seat: str, commands: Sequence[Any], for_screen_reader: bool = False) -> str:
        """Nothing is counted."""
        return ""

    def remark(self, state: Any, seat: str, commands: Sequence[Any], name: str = "") -> str:
        """Nothing is easily overlooked."""
        return ""

    def purposes(self, scenario: Any, commands: Sequence[Any]) -> tuple[str, ...]:
        """Nothing is bought."""
        return ()

    def planned_at(self, match: Match, place: str, seat: str, commands: Sequence[Any]) -> str:
        """Empty: the board shows it."""
        return ""

    def about_place(self, match: Match, place: str, seat: str) -> str:
        """All places are alike."""
        return ""

    def purchase_effects(self, match: Match, seat: str, commands: Sequence[Any]) -> tuple[str, ...]:
        """Nothing is bought."""
        return ()

    def distance_notes(self, match: Match, seat: str, commands: Sequence[Any]) -> tuple[str, ...]:
        """Nothing is bought."""
        return ()

    def income_notes(self, state: Any, places: Sequence[str]) -> tuple[str, ...]:
        """No place earns anything."""
        return ()

    def left_over_note(self, match: Match, seat: str, commands: Sequence[Any]) -> str:
        """Nothing is left over."""
        return ""

    # Setup

    beginner_scenarios: tuple[str, ...] = ()
    occasions: Mapping[str, str] = MappingProxyType({})
    quick_start_scenario: str = ""
    quick_start_title: str = ""
    can_draw: bool = True

    @property
    def goal_summary(self) -> str:
        """No goal."""
        return ""

    @property
    def automatic_arrivals_note(self) -> str:
        """Nothing appears without a command."""
        return ""

    def size_notes(self, scenario: Any) -> tuple[str, ...]:
        """Nothing about the size."""
        return ()

    def goal(self, scenario: Any) -> str:
        """The same in all scenarios."""
        return self.goal_summary

    # The rulebook

    @property
    def cards_title(self) -> str:
        """The same for all games."""
        return say("games-cards")

    def cards(self, scenario: Any) -> h.Node:
        """No cards."""
        return None

    def legend(self, scenario: Any) -> h.Node:
        """One sentence."""
        return h.p[say("games-legend")]

    def rulebook(self) -> Rulebook:
        """No rules for people yet."""
        return Rulebook(())

    # The lesson

    @property
    def has_lesson(self) -> bool:
        """Whether the game overrides `lesson`."""
        return type(self).lesson is not FaceDefaults.lesson

    def lesson(self) -> Lesson | None:
        """No lesson."""
        return None


class SmallGameFace(FaceDefaults, ABC):
    """A complete `Face` except `rules`, `title`, and four methods: where places are, and what is in them."""

    rules: Rules
    title: str

    @abstractmethod
    def spots(self, scenario: Any) -> Spots:
        """The center of each place on the board, in any unit, y downward."""

    @abstractmethod
    def neighbors(self, scenario: Any) -> Mapping[str, Sequence[str]]:
        """All places, with the neighbors of each."""

    @abstractmethod
    def draw(self, state: Any, marks: Marks) -> h.Element:
        """The board in a state: the element `#board` as `BoardFace` describes it."""

    @abstractmethod
    def describe(self, state: Any, place: str) -> str:
        """What is in a place, in words; empty if nothing."""

    def board(self, match: Match, marks: Marks, commands: Sequence[Any], draft: Any | None) -> h.Element:
        """The current board; given commands are not drawn."""
        return self.draw(match.state, marks)

    def thumbnail(self, scenario: Any, state: Any | None, label: str = "", uses_defs: bool = False) -> h.Element:
        """An empty picture."""
        naming = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
        return h.svg(".thumbnail", naming, viewBox="0 0 100 100")

    def arrow_keys(self, scenario: Any) -> ArrowKeys:
        """The arrow keys lead to the neighbor in their direction."""
        return arrow_keys.assign_arrow_keys(self.spots(scenario), self.neighbors(scenario))

    def holders(self, state: Any) -> Mapping[str, tuple[str, ...]]:
        """Places with something in them, without an owner."""
        return {place: ("",) for place in self.neighbors(state.scenario) if self.describe(state, place)}

    def start_place(self, match: Match, seat: str) -> str:
        """The first place."""
        return next(iter(self.neighbors(match.scenario)), "")

    def heading(self, match: Match, place: str, seat: str) -> str:
        """The place and its contents; without a place the title of the game."""
        return _with_contents(place, self.describe(match.state, place)) if place else self.title

    def steps(self, played: Played, names: Mapping[str, str]) -> tuple[ReplayStep, ...]:
        """One step with the whole report; its scene is the state after the moment."""
        lines = self.rules.report(played, names)
        lit = frozenset(line.tile for line in lines if line.tile)
        return (ReplayStep(played.moment.name.capitalize(), lines, played.after, lit),)

    def board_at_step(self, match: Match, step: ReplayStep, marks: Marks) -> h.Element:
        """The board after the moment."""
        return self.draw(step.scene, marks)

    def contents_at(self, match: Match, step: ReplayStep, place: str) -> str:
        """The contents of the place after the moment."""
        return _with_contents(place, self.describe(step.scene, place))

    def summary(self, played: Played, names: Mapping[str, str]) -> list[str]:
        """The first lines of the report."""
        return [render(line.plain) for line in self.rules.report(played, names)][:MAX_SUMMARY_SENTENCES]

    def figures(self, state: Any) -> Mapping[str, Mapping[str, int]]:
        """No figures."""
        return {seat.colour: {} for seat in self.rules.seats(state.scenario)}

    def warnings(self, state: Any, seat: str, commands: Sequence[Any]) -> Iterator[str]:
        """Only an empty list may be a mistake."""
        if not commands and self.rules.can_order(state, seat):
            yield say("games-nothing-chosen")


def _with_contents(place: str, contents: str) -> str:
    return say("games-place", place=name_of(place), contents=contents) if contents else name_of(place)
