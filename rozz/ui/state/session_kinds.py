"""The kinds of play that a match can be open as: here together, by link, told by a link, a what-if, a puzzle, a lesson.

Each knows its match, who plays at this device, what is secret there, whether anybody plays on, and its stages.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rozz.engine.match import HERE, PASSIVE, Match
from rozz.ui.state import stages
from rozz.ui.state.links.linked_match import Linked, shown_match

if TYPE_CHECKING:
    from rozz.engine.puzzles.puzzle import Puzzle


@dataclass(frozen=True)
class TableQuestion:
    """What the table is to agree on (`TAKE_BACK`, `TAKE_TURN`, `DRAW` or `SEATS` of `table.agreeing`), and who has.

    `plays` are the seats that are to be played otherwise, and how.
    """

    about: str
    agreed: frozenset[str] = frozenset()
    plays: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Here:
    """Everybody plays on this device.

    `came_from` is whoever handed in last, and may take that back; `is_drawn` when all agreed to a draw.
    """

    match: Match
    came_from: str = ""
    question: TableQuestion | None = None
    is_drawn: bool = False

    ways = stages.HERE
    can_be_kept = True
    has_help = True

    @property
    def people(self) -> tuple[str, ...]:
        """Whoever is asked for commands; not the computer players."""
        return _people(self.match)

    @property
    def has_secrets(self) -> bool:
        """Whether the page must be passed on unseen: not where one plays alone, nor where everybody looks on."""
        moment = self.match.moment
        return len(self.people) > 1 and (moment is None or moment.is_sealed)

    @property
    def is_over(self) -> bool:
        """Won, drawn by the rules, or drawn because all agreed."""
        return self.is_drawn or self.match.outcome is not None


@dataclass(frozen=True)
class ByLink:
    """Turns travel as links.  `is_given_up` when somebody no longer answers, until a link brings more."""

    linked: Linked
    is_given_up: bool = False

    ways = stages.BY_LINK
    can_be_kept = True
    has_help = False

    @property
    def match(self) -> Match:
        """The match as far as its turns are over."""
        return shown_match(self.linked)

    @property
    def people(self) -> tuple[str, ...]:
        """The seats of this device."""
        return self.linked.seats

    @property
    def has_secrets(self) -> bool:
        """Whether the page must be passed on unseen: where one person sits at it there is nobody to pass it to."""
        return len(self.people) > 1

    @property
    def is_over(self) -> bool:
        """Won, drawn, given up, or nobody is left to play."""
        return self.is_given_up or self.linked.ledger.is_over or self.match.outcome is not None


@dataclass(frozen=True)
class Told:
    """A read-only link tells it: to look at, and to play by nobody."""

    match: Match

    ways = stages.TOLD
    can_be_kept = True
    has_help = False
    people = ()
    has_secrets = False
    is_over = True


@dataclass(frozen=True)
class WhatIf:
    """What would have been: never saved, nothing hidden; `is_private` when it shows what only one player may know.

    `has_help` when computer players may be asked in it: not where others of its match do without.
    """

    match: Match
    is_private: bool = False
    has_help: bool = True

    ways = stages.WHAT_IF
    can_be_kept = False
    has_secrets = False

    @property
    def people(self) -> tuple[str, ...]:
        """Whoever is asked for commands: all of them sit here."""
        return _played_seats(self.match)

    @property
    def is_over(self) -> bool:
        """Won, or drawn by the rules."""
        return self.match.outcome is not None


@dataclass(frozen=True)
class Solving:
    """A puzzle: one seat is played here, and the prover replies; never saved.

    `written` is its mapping as JSON, `name` that of a shipped one.  `result` is `SOLVED` or `MISSED` at the end,
    `is_lost` when the task can no longer be fulfilled for certain, `is_told` when the solution may be read.  With dice
    a plan is lost by its `odds`, a fraction, where `asked` were to be had, whatever was rolled; `judged` is its moment.
    """

    match: Match
    puzzle: Puzzle
    written: str
    name: str = ""
    result: str = ""
    is_lost: bool = False
    is_told: bool = False
    odds: str = ""
    asked: str = ""
    judged: int = 0

    ways = stages.SOLVING
    can_be_kept = False
    has_secrets = False
    has_help = False

    @property
    def people(self) -> tuple[str, ...]:
        """Whoever is asked for commands."""
        return (self.puzzle.seat,)

    @property
    def is_weighed(self) -> bool:
        """Whether the odds of commands are reckoned before their dice are rolled."""
        return self.puzzle.posed.has_dice

    @property
    def turns_left(self) -> int:
        """How many turns of the seat are left, with the one that is being written."""
        played = self.match.played[len(self.puzzle.match.played) :]
        seat, posed = self.puzzle.seat, self.puzzle.posed
        own = (each for each in played if seat in each.moment.seats)
        return self.puzzle.turns - sum(not posed.is_within(each.before) for each in own)

    @property
    def is_over(self) -> bool:
        """Whether it is known what came of it."""
        return bool(self.result) or self.match.outcome is not None


#: What came of a puzzle.
SOLVED, MISSED = "solved", "missed"

@dataclass(frozen=True)
class Learning:
    """A lesson, never on the shelf.  `step` counts from 0, `is_done` when that is; then past all of them."""

    match: Match
    step: int = 0
    is_done: bool = False

    ways = stages.HERE
    can_be_kept = False
    has_secrets = False
    has_help = False

    @property
    def people(self) -> tuple[str, ...]:
        """The pupil; the lesson plays all others."""
        return _people(self.match)

    @property
    def is_over(self) -> bool:
        """Won, as the lesson has it."""
        return self.match.outcome is not None


Kind = Here | ByLink | Told | WhatIf | Solving | Learning


def _played_seats(match: Match) -> tuple[str, ...]:
    return tuple(place.colour for place in match.seats if place.plays != PASSIVE)


def _people(match: Match) -> tuple[str, ...]:
    return tuple(place.colour for place in match.seats if place.plays == HERE)
