"""The kinds of play of an open match: here together, by link, read-only, what-if, puzzle, lesson.

Each kind knows its match, who plays on this device, what is secret there, whether it is over, and its stages.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rozz.engine.match import HERE, PASSIVE, Match
from rozz.ui.state import stages
from rozz.ui.state.links.linked_match import Linked, shown_match

if TYPE_CHECKING:
    from rozz.engine.puzzles.puzzle import Puzzle


@dataclass(frozen=True)
class TableQuestion:
    """What the table is voting on.

    about: `TAKE_BACK`, `TAKE_TURN`, `DRAW` or `SEATS` of `table.table_votes`.
    agreed: the seats that have agreed.
    plays: the seats that would be played in another way, and how.
    seat: where all are asked one after the other, who has the device; empty while it is passed on.
    """

    about: str
    agreed: frozenset[str] = frozenset()
    plays: tuple[tuple[str, str], ...] = ()
    seat: str = ""


@dataclass(frozen=True)
class SeatPin:
    """The PIN of a seat, as this device knows it.

    digest: the hash of the match, the seat and the PIN.
    wrong: how many wrong PINs were entered since the last right one.
    tried: when the last of them was entered, in seconds since 1970.
    """

    digest: str
    wrong: int = 0
    tried: int = 0


@dataclass(frozen=True)
class Here:
    """Everybody plays on this device.

    came_from: the seat that handed in last and may take that back.
    is_drawn: all agreed to a draw.
    looked_again: the seats that have taken their commands of this moment back, in their order; the others see that.
    pins: the seats whose commands open only with a PIN.
    pins_reset: the seats that have lost their PIN in this moment, in their order; everybody sees that.
    """

    match: Match
    came_from: str = ""
    question: TableQuestion | None = None
    is_drawn: bool = False
    looked_again: tuple[str, ...] = ()
    pins: Mapping[str, SeatPin] = field(default_factory=dict)
    pins_reset: tuple[str, ...] = ()

    next_stages = stages.HERE
    can_be_kept = True
    has_help = True

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that people command, without computer players."""
        return _people(self.match)

    @property
    def has_secrets(self) -> bool:
        """Whether the device must be handed over unseen: not if all play with open commands, nor for a lone player.

        A PIN still counts if computer players have taken over all other seats. Otherwise the others could hand their
        seats to the computer to get past the PIN.
        """
        moment, people = self.match.moment, self.people
        has_to_hide = len(people) > 1 or any(seat in self.pins for seat in people)
        return has_to_hide and (moment is None or moment.is_sealed)

    @property
    def is_over(self) -> bool:
        """Won, drawn by the rules, or drawn by agreement."""
        return self.is_drawn or self.match.outcome is not None


@dataclass(frozen=True)
class ByLink:
    """Turns travel as links. `is_given_up`: somebody no longer answers; a link that brings more reopens it."""

    linked: Linked
    is_given_up: bool = False

    next_stages = stages.BY_LINK
    can_be_kept = True
    has_help = False

    @property
    def match(self) -> Match:
        """The match up to its last finished turn."""
        return shown_match(self.linked)

    @property
    def people(self) -> tuple[str, ...]:
        """The seats of this device."""
        return self.linked.seats

    @property
    def has_secrets(self) -> bool:
        """Whether the device must be handed over unseen: not if only one person plays on it."""
        return len(self.people) > 1

    @property
    def is_over(self) -> bool:
        """Whether the match is won, drawn or closed as unfinished, or has no player left."""
        return self.is_given_up or self.linked.ledger.is_over or self.match.outcome is not None


@dataclass(frozen=True)
class ReadOnly:
    """The match of a read-only link: people here can only look at it, and nobody plays."""

    match: Match

    next_stages = stages.READ_ONLY
    can_be_kept = True
    has_help = False
    people = ()
    has_secrets = False
    is_over = True


@dataclass(frozen=True)
class WhatIf:
    """A what-if: never saved, nothing hidden.

    is_private: it shows what only one player may know.
    has_help: computer players may be asked; not if the original match excludes them.
    guessed: the seats whose commands begin with what the player guesses of them.
    """

    match: Match
    is_private: bool = False
    has_help: bool = True
    guessed: tuple[str, ...] = ()

    next_stages = stages.WHAT_IF
    can_be_kept = False
    has_secrets = False

    @property
    def people(self) -> tuple[str, ...]:
        """All seats: the player commands each of them."""
        return _played_seats(self.match)

    @property
    def is_over(self) -> bool:
        """Won, or drawn by the rules."""
        return self.match.outcome is not None


@dataclass(frozen=True)
class Solving:
    """A puzzle: one seat is played here and the prover replies; never saved.

    written: the puzzle's mapping as JSON.
    name: its name if it is a shipped one.
    own: its id if it is kept among the player's own ones.
    result: `SOLVED` or `MISSED` at the end.
    is_lost: the task can no longer be fulfilled for certain.
    is_solution_shown: the solution may be shown.
    odds: with dice, the chance of the first plan, or of the one that was not good enough, as a fraction.
    asked: the chance that it had to reach.
    judged: the moment that `odds` belongs to.
    """

    match: Match
    puzzle: Puzzle
    written: str
    name: str = ""
    own: str = ""
    result: str = ""
    is_lost: bool = False
    is_solution_shown: bool = False
    odds: str = ""
    asked: str = ""
    judged: int = 0

    next_stages = stages.SOLVING
    can_be_kept = False
    has_secrets = False
    has_help = False

    @property
    def people(self) -> tuple[str, ...]:
        """The seat that the player commands."""
        return (self.puzzle.seat,)

    @property
    def is_weighed(self) -> bool:
        """Whether commands are judged by their odds before the dice are rolled."""
        return self.puzzle.adapter.has_dice

    @property
    def turns_left(self) -> int:
        """How many turns the seat has left, the current one included."""
        played = self.match.played[len(self.puzzle.match.played) :]
        seat, posed = self.puzzle.seat, self.puzzle.adapter
        own = (each for each in played if seat in each.moment.seats)
        return self.puzzle.turns - sum(not posed.is_within(each.before) for each in own)

    @property
    def is_over(self) -> bool:
        """Whether the result is known."""
        return bool(self.result) or self.match.outcome is not None


#: The result of a puzzle.
SOLVED, MISSED = "solved", "missed"


@dataclass(frozen=True)
class Learning:
    """A lesson, never in the list.

    step: counts from 0 and ends past the last one.
    is_done: the step is done.
    is_folded: on a phone only the request of the step is shown, because the choices need the room; None until a command
        is begun in this step.
    """

    match: Match
    step: int = 0
    is_done: bool = False
    is_folded: bool | None = None

    next_stages = stages.HERE
    can_be_kept = False
    has_secrets = False
    has_help = False

    @property
    def people(self) -> tuple[str, ...]:
        """The pupil; the lesson plays all others."""
        return _people(self.match)

    @property
    def is_over(self) -> bool:
        """Won, as the lesson is written."""
        return self.match.outcome is not None


@dataclass(frozen=True)
class Guessing:
    """A rival's commands as a seat guesses them: only while they are written, and only for the composer and the views.

    match: what the seat may know of it.
    author: the seat that guesses.
    has_secrets: as in the match itself.
    """

    match: Match
    author: str
    has_secrets: bool = False

    next_stages = stages.HERE
    can_be_kept = False
    has_help = False
    is_over = False

    @property
    def people(self) -> tuple[str, ...]:
        """The seat that guesses."""
        return (self.author,)


Kind = Here | ByLink | ReadOnly | WhatIf | Solving | Learning | Guessing


def _played_seats(match: Match) -> tuple[str, ...]:
    return tuple(place.colour for place in match.seats if place.plays != PASSIVE)


def _people(match: Match) -> tuple[str, ...]:
    return tuple(place.colour for place in match.seats if place.plays == HERE)
