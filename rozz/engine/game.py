"""The contract of a game: what matches, records, links, tools and the page know of it, and nothing more.

A match is a row of moments.  In each, seats owe commands: all at once and secretly, or one that everybody watches.
A state, a scenario and a command are values of the game's own; whoever uses the contract passes them on unread.
Chance is an argument: nothing that a position holds foretells a roll.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Protocol

from rozz.engine.dice import Dice, Roll

Status = Literal["done", "void", "failed"]
Facts = Mapping[str, Any]

NO_FACTS: Facts = MappingProxyType({})


@dataclass(frozen=True)
class Seat:
    """A place at the table: its colour is its name in commands; `is_passive` seats are never asked."""

    colour: str
    is_passive: bool = False


@dataclass(frozen=True)
class Option:
    """Something that is chosen before a match begins: its key, its name, and the values, the first the usual one.

    `values` are (value, how it is told).
    """

    key: str
    label: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Moment:
    """Somebody owes commands: `name` is the game's word for what ("turn", "move", "losses"), `turn` counts from 1.

    `within` is the game's word for what several moments one after another make up ("turn"): those with the same word
    and the same `turn` belong together (`engine.turns`).  Empty where a moment is a turn of its own.

    A sealed moment's commands stay secret till all are in, and void ones are played as void.  An open one is seen at
    once, and a command that is not legal is refused before it is handed in.
    """

    name: str
    turn: int
    seats: tuple[str, ...]
    is_sealed: bool = True
    within: str = ""


class Verdict(NamedTuple):
    """What became of a command: done, or why not, under the number of a rule.

    `reason` names a sentence of the game's catalogue of texts; `facts` fill it in.
    """

    status: Status = "done"
    rule: str = ""
    reason: str = ""
    facts: Facts = NO_FACTS

    @property
    def is_done(self) -> bool:
        """Whether the command was performed."""
        return not self.reason


DONE = Verdict()


class Event(NamedTuple):
    """Something that happened in a moment: what kind, by which rule, where, and which counts it changed.

    `changes` are (tile, piece, before, after) and applied in order lead from one phase's position to the next.
    """

    kind: str
    rule: str
    tile: str = ""
    facts: Facts = NO_FACTS
    changes: tuple[Any, ...] = ()
    step: int = 0


@dataclass(frozen=True)
class Phase:
    """A part of a moment: its events in order and the position after them."""

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
class Played:
    """A moment that is over: commands as handed in, a verdict for each, phases, rolls, the states before and after."""

    moment: Moment
    orders: Mapping[str, tuple[Any, ...]]
    verdicts: Mapping[str, tuple[Verdict, ...]]
    phases: tuple[Phase, ...]
    before: Any
    after: Any
    rolls: tuple[Roll, ...] = ()
    #: What was reckoned of it once, for a moment that is over does not change: each save of a match asks again.
    noted: dict[str, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    def phase(self, name: str) -> Phase:
        """The phase of that name."""
        return next(phase for phase in self.phases if phase.name == name)


@dataclass(frozen=True)
class Line:
    """A sentence of a report: its rule, the tile it speaks of (or none), and the phase and step it belongs to.

    `tiles` are all tiles that it is part of the story of.  `text` is complete, in the notation of the game; `sentence`
    says what happened in plain words, and `counts` what of the text it leaves out, both empty where the text does.
    `is_deed` where it says no more than that a command was carried out as given, `losers` are who loses pieces,
    `kind` is that of the event, as far as the game says it.
    """

    text: str
    rule: str = ""
    tile: str = ""
    phase: str = ""
    step: int = 0
    tiles: tuple[str, ...] = ()
    sentence: str = ""
    counts: str = ""
    is_deed: bool = False
    losers: tuple[str, ...] = ()
    kind: str = ""

    @property
    def plain(self) -> str:
        """The line in plain words, as far as the game has them."""
        return self.sentence or self.text


Orders = Mapping[str, Sequence[Any]]
Names = Mapping[str, str]


#: What stands between the name of a board and that of a place on it.
ON = "/"


def on_board(board: str, place: str) -> str:
    """A place on another board than a game's first, as picks, offers and reports name it.

    >>> on_board("battleboard", "3C"), board_of("battleboard/3C"), name_of("battleboard/3C")
    ('battleboard/3C', 'battleboard', '3C')
    """
    return f"{board}{ON}{place}"


def board_of(place: str) -> str:
    """The board of a place; empty for the first board of a game, whose places tell none."""
    return place.partition(ON)[0] if ON in place else ""


def name_of(place: str) -> str:
    """The name of a place, on whatever board it is."""
    return place.partition(ON)[2] if ON in place else place


#: The mark of a place in hand where one thing after another is taken in hand by tapping it again.
NEXT = "next"


@dataclass(frozen=True)
class Pick:
    """One way to go on with a command: a place on the board, or (`place` empty) a button of its `group` on the sheet.

    A place on another board than the first is named with its board (`on_board`), in reports as well.

    `mark` is how a place is marked ("target"; "own" where a command can begin; `NEXT` where another tap on the place in
    hand picks what stands there next, and adds nothing; a game has words of its own), `note` a price or a number beside
    the label, `seat` whom it is about; a `refusal` greys it and says why.
    """

    key: str
    label: str
    place: str = ""
    mark: str = ""
    group: str = ""
    note: str = ""
    seat: str = ""
    refusal: str = ""


@dataclass(frozen=True)
class Dial:
    """A number within a command: how many (no `label` needed), which cargo.  Set to 3 it is the pick `KEY=3`."""

    key: str
    label: str
    least: int
    most: int
    now: int


@dataclass(frozen=True)
class Blank:
    """Words within a command, of so many bytes at most, for `seat` if for one.  Filled in, the pick `KEY=words`."""

    key: str
    label: str
    most_bytes: int
    now: str = ""
    seat: str = ""


@dataclass(frozen=True)
class Offer:
    """How a command that is being made can go on: what the composer, the keyboard and a screen reader work on.

    `expects` says in words what is to be done next; `picks` lead on or change what was picked last, `dials` and
    `blanks` what is within; `command` is what Add would add now, None while something is missing.  `made` are the picks
    that it stands on, those that were none left out; `trail` the places among them, in order.  `is_full` where the list
    has all that may be given, and is to be handed in.  `elsewhere` says of places that are none of the picks why they
    are not, as far as anything is to be said.  `times` is at how many of the seat's moments, this one and the next, the
    command can be given just as it is, where all look on.
    """

    expects: str
    picks: tuple[Pick, ...] = ()
    dials: tuple[Dial, ...] = ()
    blanks: tuple[Blank, ...] = ()
    command: Any | None = None
    made: tuple[str, ...] = ()
    trail: tuple[str, ...] = ()
    is_full: bool = False
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    times: int = 1


class Rules(Protocol):
    """What every game brings."""

    name: str

    def read(self, written: Any) -> Any:
        """The scenario of a mapping; raises BadScenario with the path of what is wrong."""

    def written(self, scenario: Any) -> Mapping[str, Any]:
        """The mapping a scenario was read from, whole: nothing in it refers to another file."""

    def options(self, scenario: Any) -> tuple[Option, ...]:
        """What can be chosen before a match of the scenario begins."""

    def having(self, scenario: Any, chosen: Mapping[str, str]) -> Any:
        """The scenario with these options, key → value; `written` tells them again.  Raises BadScenario."""

    def seats(self, scenario: Any) -> tuple[Seat, ...]:
        """The seats in order."""

    def begin(self, scenario: Any, dice: Dice) -> Any:
        """The state in which a match of the scenario begins."""

    def freeze(self, state: Any) -> Any:
        """All of a state but its scenario, as JSON."""

    def thaw(self, scenario: Any, frozen: Any) -> Any:
        """The mirror of `freeze`; raises BadFile."""

    def fingerprint(self, state: Any) -> Any:
        """What a record keeps and checks of a state, as JSON: what everybody may know, and all that play depends on."""

    def moment(self, state: Any) -> Moment | None:
        """Who owes what now; None when the match is over."""

    def outcome(self, state: Any) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    def left(self, state: Any) -> frozenset[str]:
        """The seats that have resigned or are out, and will not be asked again."""

    def rolls_in_open(self, scenario: Any) -> bool:
        """Whether a match of the scenario may roll dice in an open moment: such a match cannot be played by link.

        By link the dice are made of what the seats reveal, and an open command is revealed by the seat that chooses it.
        """

    def can_order(self, state: Any, seat: str) -> bool:
        """Whether a seat of the moment has any choice; one that has none need not be waited for."""

    def default(self, state: Any, seat: str) -> tuple[Any, ...]:
        """The commands of a seat that nobody plays."""

    def resignation(self, scenario: Any, seat: str) -> tuple[Any, ...]:
        """The commands by which a seat leaves the match; none where a game knows no such thing."""

    def parse(self, scenario: Any, text: str, hidden: bool = False) -> tuple[Any, ...]:
        """The commands that one line writes, mostly one; raises BadText.

        Only where a record is read may the text be one that `sight` has taken secrets from: `hidden`.
        """

    def write(self, command: Any) -> str:
        """The canonical text of one command; `parse` of it gives just that command."""

    def judge(self, state: Any, seat: str, commands: Sequence[Any]) -> tuple[Verdict, ...]:
        """What can be known of each command before the others' are revealed; in an open moment whether it is legal."""

    def after(self, state: Any, orders: Orders, dice: Dice) -> Any:
        """`resolve(…).after` without a word about it: for a search."""

    def resolve(self, state: Any, orders: Orders, dice: Dice) -> Played:
        """Play a moment.  A seat left out gives no commands; the order of submission does not matter."""

    def offer(self, state: Any, seat: str, given: Sequence[Any], picked: Sequence[str]) -> Offer:
        """How a command goes on, after the commands already `given` and these picks; a pick that is none is passed by.

        A pick after which nothing is left to choose has made the command.
        """

    def picked(self, state: Any, seat: str, given: Sequence[Any], command: Any) -> tuple[str, ...]:
        """The picks that make a command, the mirror of `offer`; none if it cannot be made by picks."""

    def sight(self, orders: Orders, author: str, viewer: str | None) -> tuple[Any, ...]:
        """The commands of `author` as `viewer` (None: anybody) may read them once they are revealed."""

    def report(self, played: Played, names: Names | None = None, viewer: str | None = None) -> tuple[Line, ...]:
        """The moment in sentences; players go by `names` (colour → name), secrets stand as `viewer` may see them."""

    def explain(self, verdict: Verdict) -> str:
        """The sentence that says why a command was not performed; empty for one that was."""
