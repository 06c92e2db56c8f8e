"""The contract of a game: what matches, records, tools and the page know of it, and nothing more.

Games of simultaneous commands and of alternate moves differ only in `to_act`.
A state, a scenario and a command are values of the game's own; whoever uses the contract passes them on unread.
Randomness, where a game has any, is a value in the state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from rozz.engine.links.arithmetic import Coder

Status = Literal["done", "void", "failed"]
Facts = Mapping[str, Any]


@dataclass(frozen=True)
class Seat:
    """A place at the table: its colour is its name in commands; `is_passive` seats are never asked."""

    colour: str
    is_passive: bool = False


@dataclass(frozen=True)
class Verdict:
    """What became of a command: done, or why not, under the number of a rule.

    `reason` names a sentence of the game's catalogue of texts; `facts` fill it in.
    """

    status: Status = "done"
    rule: str = ""
    reason: str = ""
    facts: Facts = field(default_factory=dict)

    @property
    def is_done(self) -> bool:
        """Whether the command was performed."""
        return not self.reason


DONE = Verdict()


@dataclass(frozen=True)
class Event:
    """Something that happened in a turn: what kind, by which rule, where, and which counts it changed.

    `changes` are (tile, piece, before, after) and applied in order lead from one phase's position to the next.
    """

    kind: str
    rule: str
    tile: str = ""
    facts: Facts = field(default_factory=dict)
    changes: tuple[Any, ...] = ()
    step: int = 0


@dataclass(frozen=True)
class Phase:
    """A part of a turn: its events in order and the position after them."""

    name: str
    events: tuple[Event, ...]
    position: Any


@dataclass(frozen=True)
class Outcome:
    """How a match ended: the winners (none: a draw) and the rule that says so."""

    winners: tuple[str, ...]
    rule: str
    reason: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class Turn:
    """A resolved turn: commands as handed in, a verdict for each, the phases, and the state before and after."""

    number: int
    orders: Mapping[str, tuple[Any, ...]]
    verdicts: Mapping[str, tuple[Verdict, ...]]
    phases: tuple[Phase, ...]
    before: Any
    after: Any

    def phase(self, name: str) -> Phase:
        """The phase of that name."""
        return next(phase for phase in self.phases if phase.name == name)


@dataclass(frozen=True)
class Line:
    """A sentence of a report: its rule, the tile it speaks of (or none), and the phase and step it belongs to.

    `tiles` are all tiles that it is part of the story of.
    """

    text: str
    rule: str = ""
    tile: str = ""
    phase: str = ""
    step: int = 0
    tiles: tuple[str, ...] = ()


Orders = Mapping[str, Sequence[Any]]
Names = Mapping[str, str]


class Coding(Protocol):
    """How the commands of one packing become choices for a coder; made anew for each, so it may learn as it goes.

    It may know the scenario, never a position: void commands have a code too.
    """

    def code(self, coder: Coder, seat: str, place: int, command: Any | None) -> Any:
        """Write a command of a seat, its `place`-th of the turn (from 0), or read one where None is given.

        Either way it is returned.  It must read exactly what it would write; raises BadLink for anything else.
        """


class Game(Protocol):
    """What every game brings."""

    name: str

    def read(self, written: Any) -> Any:
        """The scenario of a mapping; raises BadScenario with the path of what is wrong."""

    def written(self, scenario: Any) -> Mapping[str, Any]:
        """The mapping a scenario was read from, whole: nothing in it refers to another file."""

    def new(self, scenario: Any, seed: int = 0) -> Any:
        """The state in which a match of the scenario begins."""

    def seats(self, scenario: Any) -> tuple[Seat, ...]:
        """The seats in order."""

    def to_act(self, state: Any) -> tuple[str, ...]:
        """The seats that owe commands now: one in games of alternate moves, none when the match is over."""

    def idle(self, state: Any, seat: str) -> tuple[Any, ...]:
        """The commands of a seat that nobody plays."""

    def can_order(self, state: Any, seat: str) -> bool:
        """Whether a seat that is to act has any choice; one that has none need not be waited for."""

    def resignation(self, scenario: Any, seat: str) -> tuple[Any, ...]:
        """The commands by which a seat leaves the match; none where a game knows no such thing."""

    def silenced(self, scenario: Any) -> Any:
        """The scenario with no secret messages to be had: for players who can write to each other anyway."""

    def parse(self, state: Any, text: str, hidden: bool = False) -> Any:
        """The command that a text writes; raises BadText.

        Only where a record is read may the text be one that `sight` has taken secrets from: `hidden`.
        """

    def write(self, command: Any) -> str:
        """The canonical text of a command, the mirror of `parse`."""

    def check(self, state: Any, seat: str, commands: Sequence[Any]) -> tuple[Verdict, ...]:
        """What can be known of each command before the others' are revealed."""

    def resolve(self, state: Any, orders: Orders) -> Turn:
        """Play a turn.  A seat left out gives no commands; the order of submission does not matter."""

    def outcome(self, state: Any) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    def sight(self, orders: Orders, author: str, viewer: str | None) -> tuple[Any, ...]:
        """The commands of `author` as `viewer` (None: anybody) may read them once they are revealed."""

    def options(self, state: Any, seat: str, commands: Sequence[Any] = (), place: str | None = None) -> Any:
        """What can be ordered in this state after `commands`, about one place or all.

        For composers, computer players and screen readers alike.
        """

    def report(self, turn: Turn, names: Names | None = None, viewer: str | None = None) -> tuple[Line, ...]:
        """The turn in sentences, complete; players go by `names` (colour → name), secrets as `viewer` may see them."""

    def explain(self, verdict: Verdict) -> str:
        """The sentence that says why a command was not performed; empty for one that was."""

    def fingerprint(self, state: Any) -> Any:
        """All of the state that play depends on, as JSON: what a record checks, and keeps of the last turn."""

    def coding(self, scenario: Any) -> Coding:
        """How its commands are packed into links; `links.plain.TextCoding(self, scenario)` serves any game."""
