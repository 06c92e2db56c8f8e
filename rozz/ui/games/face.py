"""What the page asks of a game's package: boards, figures, the steps of a replay, rules and cards.

Scenarios, states and commands are the game's own values; users of a face pass them on without looking inside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, runtime_checkable

import htpy as h
from markupsafe import Markup

from rozz.engine.game import Line, Outcome, Pick, Played
from rozz.engine.match import Match
from rozz.ui.board.arrow_keys import ArrowKeys
from rozz.ui.games.lesson_plan import Lesson
from rozz.ui.i18n.translations import number


@dataclass(frozen=True)
class LikelyPlan:
    """A likely plan of a seat, with its probability from 0 to 1.

    `is_guess`: a player's guess; it has no probability, and its pieces are drawn.
    """

    seat: str
    commands: tuple[Any, ...]
    share: float
    is_guess: bool = False


@dataclass(frozen=True)
class Reached:
    """How a seat can reach a place: the most that can come together, and whether it can come, and strike or take.

    is_next: only next turn.
    """

    seat: str
    count: int
    can_move: bool
    can_strike: bool
    is_next: bool = False


@dataclass(frozen=True)
class Counted:
    """How many pieces a seat has in a place now, and how many after the turn."""

    seat: str
    before: int
    after: int


@dataclass(frozen=True)
class Marks:
    """What the page wants marked on a board.

    selected: the chosen place.
    chosen: the last pick.
    cursor: the place with the Tab stop.
    targets: the places that can be picked, with their marks.
    notes: what picking some of them would do, in words.
    lit: the places that a step is about.
    asked: the place that the step of a lesson asks the player to tap.
    viewer: whose pieces are "yours"; empty means nobody's.
    reader: whose pieces are "yours" instead, while the viewer's commands are only guessed.
    whose: who looks at the board; each viewer has their own pan and zoom.
    is_turned: the board is turned around.
    void: which of the given commands are void, by their index in the list.
    is_draft_void: whether the command being written is void.
    likely_plans: what others may do.
    counted: by place, how many pieces it has before and after the turn if that goes as guessed. Like `reached`, it is
    the same object until something changes, so what is drawn can be kept.
    contested: the places that are then fought over.
    tier: how much of a place is visible (`Viewport.tier`); nothing else needs to be drawn; empty means unknown.
    reached: by place, which seats can reach it.
    remarks: what a screen reader says of some places after their label.
    board: which of several boards to draw (`WithBoards`). Places of all boards may be marked; those not on the first
    are named with their board.
    """

    selected: str = ""
    chosen: str = ""
    cursor: str = ""
    targets: Mapping[str, str] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    lit: frozenset[str] = frozenset()
    asked: str = ""
    viewer: str = ""
    reader: str = ""
    whose: str = ""
    is_turned: bool = False
    void: frozenset[int] = frozenset()
    is_draft_void: bool = False
    likely_plans: tuple[LikelyPlan, ...] = ()
    counted: Mapping[str, tuple[Counted, ...]] = field(default_factory=dict)
    contested: frozenset[str] = frozenset()
    tier: str = ""
    reached: Mapping[str, tuple[Reached, ...]] = field(default_factory=dict)
    remarks: Mapping[str, str] = field(default_factory=dict)
    board: str = ""


@dataclass(frozen=True)
class ReplayStep:
    """A step of a replay.

    lines: its sentences.
    scene: the game's own value for drawing it.
    lit: the places it is about.
    state: everybody's state in it, if given; else that before the moment.
    brief: a shorter title for the row of all steps.
    board: the board that shows it; empty means that of the moment.
    is_end: the match ends in it.
    sound: what it sounds like: `march`, `clash`, `strike` or `victory`; empty is silent.
    """

    title: str
    lines: tuple[Line, ...]
    scene: Any
    lit: frozenset[str] = frozenset()
    state: Any = None
    brief: str = ""
    board: str = ""
    is_end: bool = False
    sound: str = ""


@dataclass(frozen=True)
class Die:
    """A die thrown in a moment.

    face, sides: its result, and its number of sides.
    rule: the rule that asked for it.
    what: its purpose in words.
    note: its effect, if the game says so.
    step: the step of the replay that mentions it, from 0; None means the last one.
    owner: the player who throws it, if the game says so.
    is_hit: whether it hits; its picture is filled then.
    mentioned_in: where a sentence says what was rolled, so that the die is not listed there again: nowhere, only in the
    report, or also in the lines of the step.
    """

    face: int
    sides: int
    rule: str = ""
    what: str = ""
    note: str = ""
    step: int | None = None
    owner: str = ""
    is_hit: bool = False
    mentioned_in: Literal["", "report", "step"] = ""


@dataclass(frozen=True)
class Measure:
    """A figure that every seat has: its key, its label, and how its number is written."""

    key: str
    label: str
    format_number: Callable[[int], str] = number
    is_charted: bool = True


@dataclass(frozen=True)
class Rule:
    """A rule: its number, its text, and its source if that is not the original rules.

    A ruling settles what the original rules leave open, and a reconstruction fills a gap in them. A rule with an
    `option` (the option's name) can be turned off before a match. Consecutive rules may share a number if they are the
    parts of one rule and each part has its own source.
    """

    number: str
    text: str
    is_ruling: bool = False
    is_reconstruction: bool = False
    option: str = ""


@dataclass(frozen=True)
class Table:
    """A table of a rulebook: its title, the column heads, and its rows, each starting with a name."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


#: The occasions of scenarios, in display order; their texts are `games-occasion-…`.
OCCASIONS = ("first", "short", "long", "evening")


@dataclass(frozen=True)
class Chapter:
    """Rules that belong together, and the tables they refer to."""

    number: str
    title: str
    rules: tuple[Rule, ...]
    tables: tuple[Table, ...] = ()

    def table_anchor(self, index: int) -> str:
        """The id of a table on the page."""
        return f"{self.number}-table-{index + 1}"


@dataclass(frozen=True)
class Picture:
    """A picture from a playthrough.

    shows: a description for players who cannot see it.
    caption: in our own words.
    after: how many moments are over.
    step: the step of the last moment that it shows, with its sentences; None means the board as it is then.
    seat: who looks at that board.
    commands, picks: the commands that seat has given, and its picks for the next one.
    """

    title: str
    shows: str
    caption: str
    after: int
    step: int | None = None
    seat: str = ""
    commands: tuple[str, ...] = ()
    picks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Playthrough:
    """A game played in pictures.

    scenario: a shipped scenario or a lesson's.
    orders: what every seat wrote in each moment.
    chapters: pictures for the chapters of the rules by number; their titles are the chapters'.
    dice_seed: the seed of the dice.
    """

    scenario: str
    orders: tuple[Mapping[str, tuple[str, ...]], ...]
    pictures: tuple[Picture, ...]
    chapters: Mapping[str, Picture] = field(default_factory=dict)
    dice_seed: str = ""


@dataclass(frozen=True)
class PieceEntry:
    """A kind of piece on the rules page: its abbreviation, which is also its id there, its name, and what it does."""

    code: str
    name: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game for people.

    notation, words: pairs of (term, meaning).
    preface: paragraphs before the chapters.
    pieces: the kinds of pieces, written only when the rules are shown or searched.
    """

    chapters: tuple[Chapter, ...]
    notation: tuple[tuple[str, str], ...] = ()
    words: tuple[tuple[str, str], ...] = ()
    playthrough: Playthrough | None = None
    preface: tuple[str, ...] = ()
    pieces: Callable[[], tuple[PieceEntry, ...]] = tuple


class BoardFace(Protocol):
    """The board, its pieces, and how to move about it.

    A board is one element `#board`. Each place on it is a focusable element `#tile-NAME` (`display_names.place_id`)
    with `data-do="tile"` and `data-tile="NAME"`. The board says how it fits its frame (`data-fit`), how wide a place is
    in it (`data-tile`), and who is looking (`data-whose`, from `Marks`). A game with several boards draws one at a time
    (`WithBoards`).
    """

    @property
    def can_turn(self) -> bool:
        """Whether the board can be turned around."""

    @property
    def far_side(self) -> str:
        """The seat on the far side of the board, unless it is turned; empty if there is none."""

    @property
    def choice_letters(self) -> Mapping[str, tuple[str, ...]]:
        """Letters that choose on the sheet, each with the prefixes of the pick keys it cycles through."""

    @property
    def choice_letters_need_place(self) -> bool:
        """Whether those letters need a chosen place."""

    @property
    def keeps_place_selected(self) -> bool:
        """Whether a place stays selected after a command from it was added, so that its other pieces can follow."""

    @property
    def takes_one_command(self) -> bool:
        """Whether every moment takes exactly one command of a player."""

    @property
    def shows_less_when_small(self) -> bool:
        """Whether pictures of a board are drawn twice, since the text on it would be too small on a phone."""

    def board(self, match: Match, marks: Marks, commands: Sequence[Any], draft: Any | None) -> h.Element:
        """The current board, with the commands that `marks.viewer` has given, and the one being written."""

    def thumbnail(self, scenario: Any, state: Any | None, label: str = "", uses_defs: bool = False) -> h.Element:
        """A small picture of a state, or of the setup; it may refer to `thumbnail_definitions` on the same page."""

    def thumbnail_definitions(self, scenario: Any) -> h.Node:
        """What all thumbnails of a scenario share."""

    def neighbors(self, scenario: Any) -> Mapping[str, Sequence[str]]:
        """All places, with the neighbors of each."""

    def arrow_keys(self, scenario: Any) -> ArrowKeys:
        """Where the arrow keys and their diagonals lead."""

    def holders(self, state: Any) -> Mapping[str, tuple[str, ...]]:
        """By place, the seats that have something there, an empty text for neutral pieces; without empty places."""

    def start_place(self, match: Match, seat: str) -> str:
        """The place where a seat's cursor and view start."""

    def tap_effect(self, mark: str) -> str:
        """What a tap on a place with this mark would do, for a screen reader."""

    def heading(self, match: Match, place: str, seat: str) -> str:
        """The heading of the sheet: what is in a place; without a place, what the sheet is for."""

    def piece_list_at(self, match: Match, place: str, seat: str, planned: Sequence[Any]) -> h.Node:
        """The pieces in a place, each with its name and one line; None if that is unnecessary.

        planned: the command that the seat is writing, or else those it has given.
        """

    def icon(self, scenario: Any, key: str) -> Markup | None:
        """The picture beside a pick."""

    def full_name(self, scenario: Any, key: str) -> str:
        """The full name of a pick whose label is shortened; else empty."""

    def is_refusal_shown(self, scenario: Any, commands: Sequence[Any], pick: Pick) -> bool:
        """Whether a refused pick is shown with its reason; it is not if nobody would want to pick it."""

    def is_only_for_people(self, scenario: Any, key: str) -> bool:
        """Whether a pick is of use only between people, such as a message: it is not offered against computers."""


@dataclass(frozen=True)
class Takeover:
    """A seat took over what is in a place, from the seat `loser` or from nobody: its price, and a sentence."""

    seat: str
    loser: str | None
    worth: int
    text: str


class ReplayFace(Protocol):
    """A past moment: its steps, its summary, and how a match ended."""

    #: Whether pieces have prices, so that losses are compared by them and not by their number.
    has_prices: bool

    def steps(self, played: Played, names: Mapping[str, str]) -> tuple[ReplayStep, ...]:
        """A past moment, step by step."""

    def board_at_step(self, match: Match, step: ReplayStep, marks: Marks) -> h.Element:
        """The board in a step of a replay."""

    def prerender(self, match: Match, step: ReplayStep, tier: str) -> Iterator[None]:
        """Draw the parts of a step's board one by one into the cache; empty if drawing is fast."""

    def contents_at(self, match: Match, step: ReplayStep, place: str) -> str:
        """The full contents of a place in a step, however small they are drawn."""

    def summary(self, played: Played, names: Mapping[str, str]) -> list[str]:
        """The results of a moment, in at most three sentences."""

    def takeovers(self, played: Played, names: Mapping[str, str]) -> tuple[Takeover, ...]:
        """What changed hands in a moment without being lost; or empty."""

    def ending_text(self, outcome: Outcome, names: Mapping[str, str]) -> str:
        """Why a match ended, in a sentence under “Ada won!”; or empty."""

    def received_messages(self, match: Match, seat: str) -> list[tuple[str, str]]:
        """Messages that reached a seat in the last moment: (author, text)."""

    def animated_match(self, match: Match) -> h.Element | None:
        """A finished match as an animated sequence of pictures; None if there is none."""


class WordsFace(Protocol):
    """Figures and commands in words: what each seat has, and what its commands use, bring or forget."""

    @property
    def measures(self) -> tuple[Measure, ...]:
        """The figures of every seat."""

    def figures(self, state: Any) -> Mapping[str, Mapping[str, int]]:
        """Each seat's numbers for `measures`."""

    def pill(self, state: Any, seat: str, commands: Sequence[Any] = ()) -> str:
        """The text beside a seat's name; after these commands, for the seat's own player who writes them."""

    def captured_text(self, state: Any, names: Mapping[str, str]) -> str:
        """A sentence about what is off the board; empty if nothing is, or if the game does not count it."""

    def command_sentence(self, scenario: Any, seat: str, command: Any, names: Mapping[str, str]) -> str:
        """A command as a sentence with its player, in plain words; empty if the notation must do."""

    def command_phrase(self, scenario: Any, command: Any, names: Mapping[str, str]) -> str:
        """The same without its player, verb first, for lists of one player's commands."""

    def command_with_full_names(self, scenario: Any, command: Any, names: Mapping[str, str]) -> str:
        """The same with full names instead of abbreviations, for new players; empty if there are none."""

    def tally(self, state: Any, seat: str, commands: Sequence[Any], for_screen_reader: bool = False) -> str:
        """What is used and left, in few words, as shown or as read aloud; empty if nothing is counted."""

    def warnings(self, state: Any, seat: str, commands: Sequence[Any]) -> Iterator[str]:
        """Possible mistakes in these commands besides void ones, such as too few of them."""

    def remark(self, state: Any, seat: str, commands: Sequence[Any], name: str = "") -> str:
        """An effect of these commands that is easily overlooked but may be intended; or empty.

        Without a `name` it speaks to the seat's player, otherwise about the player with that name.
        """

    def purposes(self, scenario: Any, commands: Sequence[Any]) -> tuple[str, ...]:
        """The purpose of each kind that is bought: its full name and one line; or empty."""

    def about_place(self, match: Match, place: str, seat: str) -> str:
        """What a place is good for, in a sentence to the seat's player under the heading of the sheet; or empty."""

    def planned_at(self, match: Match, place: str, seat: str, commands: Sequence[Any]) -> str:
        """What these commands of a seat will bring to a place and take from it; or empty."""

    def purchase_effects(self, match: Match, seat: str, commands: Sequence[Any]) -> tuple[str, ...]:
        """What each kind that is bought brings in the current position; or empty."""


    def distance_notes(self, match: Match, seat: str, commands: Sequence[Any]) -> tuple[str, ...]:
        """How far what is bought is from others: the last resort of a hint without a reason; or empty."""

    def income_notes(self, state: Any, places: Sequence[str]) -> tuple[str, ...]:
        """What these places earn every turn for the player who takes them, in sentences to this player; or empty."""

    def left_over_note(self, match: Match, seat: str, commands: Sequence[Any]) -> str:
        """What becomes of what these commands leave undone, such as new armies that are not placed; or empty."""


class SetupFace(Protocol):
    """What a player reads before a match: the scenarios, their size, and how to win."""

    @property
    def beginner_scenarios(self) -> tuple[str, ...]:
        """The scenarios for beginners."""

    @property
    def occasions(self) -> Mapping[str, str]:
        """The occasion of each shipped scenario: one of `OCCASIONS`."""

    @property
    def quick_start_scenario(self) -> str:
        """The scenario for a quick start against a computer player."""

    @property
    def quick_start_title(self) -> str:
        """The title of that scenario, known without loading it."""

    @property
    def goal_summary(self) -> str:
        """The scenario's goal, known without loading it, so that the first screen need not wait."""

    @property
    def can_draw(self) -> bool:
        """Whether the players may agree to a draw."""

    @property
    def automatic_arrivals_note(self) -> str:
        """A sentence about pieces that appear without a command, which a turn without commands shows; or empty."""

    def size_notes(self, scenario: Any) -> tuple[str, ...]:
        """The size of a scenario, in few words each."""

    def goal(self, scenario: Any) -> str:
        """How to win, in one line; or empty."""


class RulebookFace(Protocol):
    """The rules, the cards of the pieces, and the legend of the board."""

    @property
    def cards_title(self) -> str:
        """The heading of `cards`."""

    def cards(self, scenario: Any) -> h.Node:
        """The contents of a scenario as cards, or None."""

    def legend(self, scenario: Any) -> h.Node:
        """The legend of the board, drawn like the board itself."""

    def rulebook(self) -> Rulebook:
        """The rules for people."""


class LessonFace(Protocol):
    """Learning the game at the table."""

    @property
    def has_lesson(self) -> bool:
        """Whether there is a lesson."""

    def lesson(self) -> Lesson | None:
        """The lesson, or None."""


class Face(BoardFace, ReplayFace, WordsFace, SetupFace, RulebookFace, LessonFace, Protocol):
    """Everything the page asks of a game. `FaceDefaults` answers what a small game does not need."""

    @property
    def title(self) -> str:
        """The name of the game."""


@runtime_checkable
class WithDice(Protocol):
    """A face that knows the purpose of each die; for other faces only the rule is shown."""

    def dice(self, played: Played, names: Mapping[str, str]) -> tuple[Die, ...]:
        """All dice of a past moment, in the order of the throws."""


def dice_of(face: Face, played: Played, names: Mapping[str, str]) -> tuple[Die, ...]:
    """The dice of a past moment, if its face lists them."""
    if not played.rolls:
        return ()
    if isinstance(face, WithDice):
        return face.dice(played, names)
    return tuple(Die(roll.face, roll.sides, roll.rule) for roll in played.rolls)


@runtime_checkable
class WithCounts(Protocol):
    """A face that counts the pieces in places, so that what a turn changes can be shown on the board."""

    def counts(self, state: Any) -> Mapping[str, Mapping[str, int]]:
        """By place, how many pieces each seat has there; neutral pieces under an empty name."""

    def fights(self, played: Played) -> frozenset[str]:
        """The places where pieces fought in a moment, or were struck."""


@runtime_checkable
class WithKinds(Protocol):
    """A face that sorts many options of a group under headings, such as what can be bought."""

    def kinds(self, scenario: Any, keys: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
        """The options that belong under headings, by heading; empty if none do."""


@runtime_checkable
class WithMostUsed(Protocol):
    """A face that knows which of many options a beginner needs first."""

    def most_used(self) -> tuple[str, ...]:
        """The keys of these options, in the order in which they are shown."""


@runtime_checkable
class WithThreatDots(Protocol):
    """A game whose small places have no room for the letters and numbers of threats."""

    def has_threat_dots(self, tier: str) -> bool:
        """Whether the board at this zoom shows a dot instead, where a strike can hit besides a move."""


@runtime_checkable
class WithTurns(Protocol):
    """A face of a game with many moments a turn that summarizes turns; else the last sentences are used."""

    def summary_of_turn(self, moments: Sequence[Played], names: Mapping[str, str]) -> list[str]:
        """The results of a turn, in at most three sentences."""


#: The maximum number of sentences in a summary.
MAX_SUMMARY_SENTENCES = 3


def summary_of(face: Face, moments: Sequence[Played], names: Mapping[str, str]) -> list[str]:
    """The summary of a turn's moments."""
    if len(moments) == 1:
        return face.summary(moments[0], names)
    if isinstance(face, WithTurns):
        return face.summary_of_turn(moments, names)
    return [sentence for played in moments for sentence in face.summary(played, names)][-MAX_SUMMARY_SENTENCES:]


@runtime_checkable
class WithUnchangedMoments(Protocol):
    """A face of a game in which a secret moment can leave everything as it was."""

    def changes_nothing(self, played: Played) -> bool:
        """Whether a secret moment changed nothing and rolled no dice, so that nobody has to look at it."""


def is_shown_by_itself(face: Face, played: Played) -> bool:
    """Whether a moment is shown to everybody as soon as it is over: a secret one, unless it changed nothing."""
    changes_nothing = isinstance(face, WithUnchangedMoments) and face.changes_nothing(played)
    return played.moment.is_sealed and not changes_nothing


@runtime_checkable
class WithLongActions(Protocol):
    """A face of a game in which an open move can raise questions before it is over, such as who is lost in a fight."""

    def move_in_progress(self, match: Match) -> int:
        """The number of the move that has raised the current question, counted from 1; 0 if it is over."""


@runtime_checkable
class WithOwnPieces(Protocol):
    """A face that names a player's pieces, where the headings of places say less."""

    def own_pieces(self, match: Match, seat: str, command: Any | None) -> Mapping[str, str]:
        """By place of the board in front, the player's pieces in words, if `command` were carried out."""


@runtime_checkable
class WithPlaceTitles(Protocol):
    """A face whose headings are too long for the sheet of a place: `about_place` says the rest."""

    def place_title(self, match: Match, place: str, seat: str) -> str:
        """The heading of a place's sheet."""


@runtime_checkable
class WithOwnPlaces(Protocol):
    """A face whose headings are too long for the list of a player's own places."""

    def own_place(self, match: Match, place: str, seat: str) -> str:
        """The button of a place where the seat has pieces: its name, and what is there."""


def title_of_place(face: Face, match: Match, place: str, seat: str) -> str:
    """The heading of a place's sheet; without a place, of the current command."""
    if place and isinstance(face, WithPlaceTitles):
        return face.place_title(match, place, seat)
    return face.heading(match, place, seat)


@dataclass(frozen=True)
class BoardName:
    """One of several boards: its key, which its places are named with, and the title of its tab.

    can_turn: whether it can be turned around, if the face's boards can.
    """

    key: str
    title: str
    can_turn: bool = True


@runtime_checkable
class WithBoards(Protocol):
    """A face with several boards; one is in front.

    Places of the first board have plain names, other places are named with their board (`game.on_board`); `neighbors`,
    `arrow_keys`, `holders`, `contents_at` and `heading` know the places of all. `BoardFace.board` and
    `ReplayFace.board_at_step` draw the board of `Marks.board`, or if empty the one in front.
    """

    def boards(self, scenario: Any) -> tuple[BoardName, ...]:
        """The boards in the order of their tabs; fewer than two if a scenario has only one."""

    def front_board(self, state: Any) -> str:
        """The board of the next moment."""

    def start_place_on(self, match: Match, seat: str, board: str) -> str:
        """The place on a board where a seat's cursor and view start."""


def boards_of(face: Face, scenario: Any) -> tuple[BoardName, ...]:
    """The boards of a scenario if it has several; else empty."""
    found = face.boards(scenario) if isinstance(face, WithBoards) else ()
    return found if len(found) > 1 else ()
