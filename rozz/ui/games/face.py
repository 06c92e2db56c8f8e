"""What the page asks of a game's room: boards, figures, the steps of a replay, rules and cards.

A scenario, a state and a command are values of the game's own, here too; whoever uses a face passes them on unread.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

import htpy as h
from markupsafe import Markup

from rozz.engine.game import Line, Outcome, Pick, Played
from rozz.engine.match import Match
from rozz.ui.board.arrow_keys import ArrowKeys
from rozz.ui.games.lesson_plan import Lesson


@dataclass(frozen=True)
class Foretold:
    """What a seat may well do, and how likely that is, from 0 to 1."""

    seat: str
    commands: tuple[Any, ...]
    share: float


@dataclass(frozen=True)
class Marks:
    """What the page wants marked on a board.

    `selected`: the place in hand.  `chosen`: the one picked last.  `targets`: what can be picked, place → mark.
    `notes`: what picking some of them would bring, in words.  `lit`: what a step speaks of.  `cursor`: the place that
    Tab reaches.  `viewer`: whose pieces are "yours" (empty: nobody's).  `whose`: who looks on, for everybody has a
    place and a zoom of their own.  `void`: which of the commands that are given are void, by their place in the list,
    and `is_draft_void` whether the one being made is.  `foretold`: what others may do.  `tier`: how much of a place can
    be seen (`Viewport.tier`), for nothing else of it need be drawn; empty where that is not known.  `board`: which of
    several boards is to be drawn (`WithBoards`); the places of all of them may be marked, those of others than the
    first named with their boards.
    """

    selected: str = ""
    chosen: str = ""
    cursor: str = ""
    targets: Mapping[str, str] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    lit: frozenset[str] = frozenset()
    viewer: str = ""
    whose: str = ""
    is_turned: bool = False
    void: frozenset[int] = frozenset()
    is_draft_void: bool = False
    foretold: tuple[Foretold, ...] = ()
    tier: str = ""
    board: str = ""


@dataclass(frozen=True)
class ReplayStep:
    """What one step of a replay shows: a title, sentences, places that it speaks of, and a scene of the game's own.

    `state` is how everybody stands then, where that is told; else it is as before the moment.  `brief` is of the title
    what there is room for in a row of all steps, where that is not all of it.  `board` is which of several boards it is
    seen on; empty for that on which the moment was played.
    """

    title: str
    lines: tuple[Line, ...]
    scene: Any
    lit: frozenset[str] = frozenset()
    state: Any = None
    brief: str = ""
    board: str = ""


@dataclass(frozen=True)
class Die:
    """A die that was thrown in a moment: what it showed, of how many sides, and the rule that asked for it.

    `what` says in words what it was thrown for, and `note` what came of it, as far as the game says so.  `step` is the
    number of the step of the replay that tells of it, from 0; None for the last one.
    """

    face: int
    sides: int
    rule: str = ""
    what: str = ""
    note: str = ""
    step: int | None = None


@dataclass(frozen=True)
class Measure:
    """A figure that every seat has: its key, its name, and what stands before the number."""

    key: str
    label: str
    unit: str = ""
    is_charted: bool = True


@dataclass(frozen=True)
class Rule:
    """A rule: number, text, and where it comes from if not from the source.

    A ruling settles what the source leaves open, a reconstruction fills in what it lacks, an `option` (its name) can be
    turned off before a match.  Several rules in a row may share a number: its parts, each with a mark of its own.
    """

    number: str
    text: str
    is_ruling: bool = False
    is_reconstruction: bool = False
    option: str = ""


@dataclass(frozen=True)
class Table:
    """A table of a rulebook: what it lists, the heads of its columns, and its rows, the name of each first."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


#: What scenarios are for, in the order in which they are shown.
OCCASIONS = {
    "first": "To begin with",
    "short": "Half an hour",
    "long": "An hour or two",
    "evening": "An evening",
}


@dataclass(frozen=True)
class Chapter:
    """Rules that belong together, and the tables that they refer to."""

    number: str
    title: str
    rules: tuple[Rule, ...]
    tables: tuple[Table, ...] = ()


@dataclass(frozen=True)
class Picture:
    """A picture out of a playthrough: a title, what it shows (for who cannot see it), and a caption in our own words.

    After `after` moments it shows the `step`-th step of the last one with its sentences; or, where there is none, the
    board as `seat` sees it then, with commands that are `given` and `picks` of the next.
    """

    title: str
    shows: str
    caption: str
    after: int
    step: int | None = None
    seat: str = ""
    given: tuple[str, ...] = ()
    picks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Playthrough:
    """How a game is played, in pictures: a shipped scenario or a lesson's, and what every seat wrote in each moment.

    `chapters` are pictures out of it for the chapters of the rules, by their numbers; a chapter's title is theirs.
    `chance` is what its dice are made of.
    """

    scenario: str
    orders: tuple[Mapping[str, tuple[str, ...]], ...]
    pictures: tuple[Picture, ...]
    chapters: Mapping[str, Picture] = field(default_factory=dict)
    chance: str = ""


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game for people: chapters, the notation and the words, as (what, what it means).

    `preface` are paragraphs that come before them all.
    """

    chapters: tuple[Chapter, ...]
    notation: tuple[tuple[str, str], ...] = ()
    words: tuple[tuple[str, str], ...] = ()
    playthrough: Playthrough | None = None
    preface: tuple[str, ...] = ()


class BoardFace(Protocol):
    """The board, what stands on it, and how to move about it.

    A board is one element `#board`. Each place on it is a focusable element `#tile-NAME` (`display_names.place_id`)
    with `data-do="tile"` and `data-tile="NAME"`. The board says how it fits its frame (`data-fit`), how wide a place
    is in it (`data-tile`), and who is looking (`data-whose`, from `Marks`). A game with several boards draws one at a
    time (`WithBoards`).
    """

    @property
    def can_turn(self) -> bool:
        """Whether the board can be looked at from the other side."""

    @property
    def far_side(self) -> str:
        """The seat whose pieces stand at the far side of the board, unless it is turned; empty where there is none."""

    @property
    def letters_of_choices(self) -> Mapping[str, tuple[str, ...]]:
        """Letters that choose on the sheet, and what the keys of the picks begin with that each goes through."""

    @property
    def chooses_at_a_place(self) -> bool:
        """Whether those letters mean nothing as long as no place is in hand."""

    def board(self, match: Match, marks: Marks, given: Sequence[Any], draft: Any | None) -> h.Element:
        """The board as it stands, with the commands that `marks.viewer` has given, and the one being made."""

    def thumbnail(self, scenario: Any, state: Any | None, label: str = "", refers: bool = False) -> h.Element:
        """A still of a state, or of the setup; it may refer to `lands` on the same page."""

    def lands(self, scenario: Any) -> h.Node:
        """What many thumbnails of a scenario share."""

    def beside(self, scenario: Any) -> Mapping[str, Sequence[str]]:
        """All places, and those beside each: what is a step away."""

    def ways(self, scenario: Any) -> ArrowKeys:
        """Where the arrow keys lead, and those between them."""

    def holders(self, state: Any) -> Mapping[str, tuple[str, ...]]:
        """By place the seats that have something there, an empty text for what is nobody's; no empty places."""

    def home(self, match: Match, seat: str) -> str:
        """The place where a seat's keyboard and its eye begin."""

    def may(self, mark: str) -> str:
        """What a tap on a place would do that bears a mark, as a screen reader says it."""

    def heading(self, match: Match, place: str, seat: str) -> str:
        """What stands in a place, as the sheet's head says it; of no place what the sheet is for then."""

    def kinds_at(self, match: Match, place: str) -> h.Node:
        """What stands in a place, piece by piece: its name and one line; nothing where that needs no telling."""

    def icon(self, scenario: Any, key: str) -> Markup | None:
        """The picture beside a pick."""

    def full_name(self, scenario: Any, key: str) -> str:
        """What a pick is of, in full, where its label has that shortened; else empty."""

    def is_told(self, scenario: Any, commands: Sequence[Any], pick: Pick) -> bool:
        """Whether a pick that is refused is shown with its reason: not where nobody would ask for it."""


class ReplayFace(Protocol):
    """A moment that is over: its steps, its summary, and how a match ended."""

    def steps(self, played: Played, names: Mapping[str, str]) -> tuple[ReplayStep, ...]:
        """A moment that is over, step by step."""

    def shown(self, match: Match, step: ReplayStep, marks: Marks) -> h.Element:
        """The board in a step of a replay."""

    def ahead(self, match: Match, step: ReplayStep, tier: str) -> Iterator[None]:
        """Draw little by little, and keep, what the board of a step is made of; nothing where it is soon drawn."""

    def standing(self, match: Match, step: ReplayStep, place: str) -> str:
        """What stands in a place in a step of a replay, all of it, however small it is drawn."""

    def summary(self, played: Played, names: Mapping[str, str]) -> list[str]:
        """What a moment came to, in at most three sentences."""

    def ended(self, outcome: Outcome, names: Mapping[str, str]) -> str:
        """How a match ended, in a sentence."""

    def letters(self, match: Match, seat: str) -> list[tuple[str, str]]:
        """Messages that reached a seat in the last moment: (author, text)."""

    def living(self, match: Match) -> h.Element | None:
        """A match that is over, in pictures that follow one another by themselves; None where there are none."""


class WordsFace(Protocol):
    """Figures and commands in words: what each seat has, and what its commands use, bring or forget."""

    @property
    def measures(self) -> tuple[Measure, ...]:
        """The figures of every seat."""

    def figures(self, state: Any) -> Mapping[str, Mapping[str, int]]:
        """By seat the numbers of `measures`."""

    def pill(self, state: Any, seat: str) -> str:
        """What stands beside a seat's name."""

    def taken(self, state: Any, names: Mapping[str, str]) -> str:
        """What is off the board by then, in a sentence; empty where nothing is, or nobody keeps count of it."""

    def in_words(self, scenario: Any, seat: str, command: Any, names: Mapping[str, str]) -> str:
        """A command as a sentence, who does what in plain words; empty where the notation has to do."""

    def tally(self, state: Any, seat: str, commands: Sequence[Any]) -> str:
        """What is used and what is left, in few words; empty where nothing is counted."""

    def doubts(self, state: Any, seat: str, commands: Sequence[Any]) -> Iterator[str]:
        """What may not be meant about these commands, beside void ones: fewer than are allowed, for one."""

    def remark(self, state: Any, seat: str, commands: Sequence[Any]) -> str:
        """What these commands come to that is easily overlooked, and may well be meant; empty where nothing is."""

    def purposes(self, scenario: Any, commands: Sequence[Any]) -> tuple[str, ...]:
        """What each kind that is bought is for: its full name and one line; nothing where that needs no telling."""

    def brought(self, match: Match, seat: str, commands: Sequence[Any]) -> tuple[str, ...]:
        """What each kind that is bought brings as the match stands; nothing where nothing can be said of that."""


class SetUpFace(Protocol):
    """What a player reads before a match: which scenarios there are, how large, and how one wins."""

    @property
    def first(self) -> tuple[str, ...]:
        """The scenarios that are easy to learn first."""

    @property
    def occasions(self) -> Mapping[str, str]:
        """What each shipped scenario is for: a key of `OCCASIONS`."""

    @property
    def against_computer(self) -> str:
        """The scenario to begin with against a computer player."""

    @property
    def begins_with(self) -> str:
        """What that scenario is called, known before it is read."""

    @property
    def in_short(self) -> str:
        """Its goal, known before it is read: the first screen is not to wait for that."""

    @property
    def can_draw(self) -> bool:
        """Whether the players may agree to a draw."""

    def meta(self, scenario: Any) -> tuple[str, ...]:
        """How large a scenario is, in few words each."""

    def goal(self, scenario: Any) -> str:
        """How one wins, in one line; empty where that cannot be said."""


class RulebookFace(Protocol):
    """The rules, the cards of the pieces, and the legend of the board."""

    @property
    def title_of_cards(self) -> str:
        """What stands over the cards of `cards`."""

    def cards(self, scenario: Any) -> h.Node:
        """What there is in a scenario, on cards; nothing where there is nothing to tell."""

    def legend(self, scenario: Any) -> h.Node:
        """What the marks on the board mean, drawn as they are drawn there."""

    def rulebook(self) -> Rulebook:
        """The rules for people."""


class LessonFace(Protocol):
    """How the game is learned at the table."""

    @property
    def teaches(self) -> bool:
        """Whether there is a lesson."""

    def lesson(self) -> Lesson | None:
        """How the game is learnt at the table, or None."""


class Face(BoardFace, ReplayFace, WordsFace, SetUpFace, RulebookFace, LessonFace, Protocol):
    """All that the page asks of a game. `FaceDefaults` answers what a small game does not need."""

    @property
    def title(self) -> str:
        """What the game is called."""


@runtime_checkable
class WithDice(Protocol):
    """A face that says of each die what it was thrown for; of other faces' dice the rule alone is told."""

    def dice(self, played: Played, names: Mapping[str, str]) -> tuple[Die, ...]:
        """All the dice of a moment that is over, in the order in which they were thrown."""


def dice_of(face: Face, played: Played, names: Mapping[str, str]) -> tuple[Die, ...]:
    """The dice of a moment that is over, as far as its face tells of them."""
    if not played.rolls:
        return ()
    if isinstance(face, WithDice):
        return face.dice(played, names)
    return tuple(Die(roll.face, roll.sides, roll.rule) for roll in played.rolls)


@runtime_checkable
class WithTurns(Protocol):
    """A face of a game of many moments a turn that says what a turn came to; else its last sentences are told."""

    def summary_of_turn(self, moments: Sequence[Played], names: Mapping[str, str]) -> list[str]:
        """What a turn came to, in at most three sentences."""


@runtime_checkable
class WithMovesInWords(Protocol):
    """A face whose moves are listed in plain words; else the notation is short enough to be read at once."""

    def move_in_words(self, command: Any) -> str:
        """A move without its author: they are named beside it."""


#: So many sentences say what a turn came to.
SUMMARY = 3


def summary_of(face: Face, moments: Sequence[Played], names: Mapping[str, str]) -> list[str]:
    """What the moments of a turn came to."""
    if len(moments) == 1:
        return face.summary(moments[0], names)
    if isinstance(face, WithTurns):
        return face.summary_of_turn(moments, names)
    return [told for played in moments for told in face.summary(played, names)][-SUMMARY:]


@dataclass(frozen=True)
class BoardName:
    """One of several boards: its key, by which places name it, and what it is called on its tab.

    `can_turn`: whether it can be looked at from the other side where the face's boards can.
    """

    key: str
    title: str
    can_turn: bool = True


@runtime_checkable
class WithBoards(Protocol):
    """A face with several boards, one of which is in front.

    Places of the first are named as they are, those of another one with that board (`game.on_board`); `beside`, `ways`,
    `holders`, `standing` and `heading` know the places of all.  `Face.board` and `Face.shown` draw the one that
    `Marks.board` names, and where it names none the one that is in front.
    """

    def boards(self, scenario: Any) -> tuple[BoardName, ...]:
        """The boards, in the order of their tabs; fewer than two where a scenario has but one."""

    def in_front(self, state: Any) -> str:
        """The board on which the moment is played that comes next."""

    def home_on(self, match: Match, seat: str, board: str) -> str:
        """The place of a board where a seat's keyboard and its eye begin there."""


def boards_of(face: Face, scenario: Any) -> tuple[BoardName, ...]:
    """The boards of a scenario where it has several; else none."""
    found = face.boards(scenario) if isinstance(face, WithBoards) else ()
    return found if len(found) > 1 else ()
