"""The contract of a game: everything that matches, records, links, tools and the page know about it.

A match is a sequence of moments. In each, seats owe commands: all at once and secretly, or one seat in the open.
States, scenarios and commands are values of the game itself; users of the contract pass them on without looking inside.
So they take them as `object`, and mypy reports code that looks inside.
Randomness is an argument: nothing in a position predicts a roll.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from rozz.engine.dice import Dice, Roll
from rozz.engine.said import Text

Status = Literal["done", "void", "failed"]
Facts = Mapping[str, Any]

NO_FACTS: Facts = MappingProxyType({})


@dataclass(frozen=True)
class Seat:
    """A place at the table: its color is its name in commands; `is_passive` seats never owe commands."""

    colour: str
    is_passive: bool = False


@dataclass(frozen=True)
class Option:
    """A choice made before a match begins: its key, its name, and its values, default first.

    `values` are (value, label).
    """

    key: str
    label: Text
    values: tuple[tuple[str, Text], ...]


@dataclass(frozen=True)
class Moment:
    """A point where seats owe commands: `name` is the game's word for what they owe ("turn", "move", "losses").

    `turn` counts from 1. `within` is the game's word for a group of successive moments ("turn"): moments with the same
    `within` and the same `turn` belong together (`engine.turns`). It is empty if the moment is a turn by itself.
    `battle_turn` is the turn of a battle that is fought inside that turn; 0 if there is none.

    In a sealed moment commands stay secret until all are in, and void ones are played as void. In an open moment they
    are seen at once, and an illegal command is refused before it is handed in.
    """

    name: str
    turn: int
    seats: tuple[str, ...]
    is_sealed: bool = True
    within: str = ""
    battle_turn: int = 0


class Verdict(NamedTuple):
    """The result of a command: done, or why not, with the number of the rule.

    `reason` names a message of the game; `facts` are its values.
    """

    status: Status = "done"
    rule: str = ""
    reason: str = ""
    facts: Facts = NO_FACTS

    @property
    def is_done(self) -> bool:
        """Whether the command was carried out."""
        return self.status == "done"

    @property
    def without_failure(self) -> Verdict:
        """The verdict before the turn is played: a command that failed in it was fine then."""
        return DONE if self.status == "failed" else self


DONE = Verdict()


class Event(NamedTuple):
    """Something that happened in a moment: its kind, rule and place, and the counts it changed.

    `changes` are (tile, piece, before, after); applied in order they lead from one phase's position to the next.
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


class AfterResigning(NamedTuple):
    """What a resignation leads to.

    ends_match: whether the match is over then; `winners` are those who win it, none for a draw.
    successor: the ally who commands the pieces of the seat from then on; empty if nobody does.
    """

    ends_match: bool = False
    winners: tuple[str, ...] = ()
    successor: str = ""


@dataclass(frozen=True)
class Played:
    """A finished moment: the commands as handed in, a verdict for each, phases, rolls, the states before and after."""

    moment: Moment
    orders: Mapping[str, tuple[Any, ...]]
    verdicts: Mapping[str, tuple[Verdict, ...]]
    phases: tuple[Phase, ...]
    before: Any
    after: Any
    rolls: tuple[Roll, ...] = ()
    #: A cache for derived values: a finished moment never changes, and every save asks again.
    noted: dict[str, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    def phase(self, name: str) -> Phase:
        """The phase with that name."""
        return next(phase for phase in self.phases if phase.name == name)


@dataclass(frozen=True)
class Line:
    """A sentence of a report: its rule, its tile (or none), and the phase and step it belongs to.

    `tiles` are all tiles whose story it is part of. `text` is complete; `sentence` says what happened in plain words,
    and `counts` adds in the game's notation what `sentence` leaves out (both are empty if `text` will do).
    `repeats_command`: it only says that a command was carried out as given. `losers` are the seats that lose pieces;
    `kind` is the event's kind, and `lost` how many pieces each seat loses in it, if the game gives them. `worth` is the
    price of what each seat loses, in games with prices: also of neutral pieces that serve it.
    """

    text: Text
    rule: str = ""
    tile: str = ""
    phase: str = ""
    step: int = 0
    tiles: tuple[str, ...] = ()
    sentence: Text = ""
    counts: Text = ""
    repeats_command: bool = False
    losers: tuple[str, ...] = ()
    kind: str = ""
    lost: tuple[tuple[str, int], ...] = ()
    worth: tuple[tuple[str, int], ...] = ()

    @property
    def plain(self) -> Text:
        """The line in plain words if the game has them, otherwise its text."""
        return self.sentence or self.text


Orders = Mapping[str, Sequence[Any]]
#: All that a seat hands in at a moment, and the plans of several seats.
Plan = tuple[Any, ...]
Joint = Mapping[str, Plan]
Names = Mapping[str, str]

NO_NAMES: Names = MappingProxyType({})


#: Separates the name of a board from the name of a place on it.
ON = "/"


def on_board(board: str, place: str) -> str:
    """The full name of a place that is not on the game's first board, as picks, offers and reports use it.

    >>> on_board("battleboard", "3C"), board_of("battleboard/3C"), name_of("battleboard/3C")
    ('battleboard/3C', 'battleboard', '3C')
    """
    return f"{board}{ON}{place}"


def board_of(place: str) -> str:
    """The board of a place; empty for a game's first board, whose places do not name it."""
    return place.partition(ON)[0] if ON in place else ""


def name_of(place: str) -> str:
    """The name of a place without its board."""
    return place.partition(ON)[2] if ON in place else place


#: Marks the selected place if another tap on it selects the next thing there.
NEXT = "next"
#: Marks of places that nothing can be dragged to, because nothing moves there from another place.
NO_DESTINATION = frozenset(("own", NEXT, "from", "place"))


@dataclass(frozen=True)
class Pick:
    """One way to continue a command: a place on the board, or (`place` empty) a button of its `group` on the sheet.

    A place on any board but the first includes its board's name (`on_board`), in reports too.

    `mark` is how a place is marked: "target"; "own" where a command can begin; "from" where pieces come from; "place"
    where pieces arrive from off the board; `NEXT` where another tap on the selected place selects the next thing there
    and adds nothing; games add words of their own. Pieces can be dragged to a marked place, except for
    `NO_DESTINATION`. `note` is a price or number beside the label, `seat` whom it is about; a `refusal` grays it out
    and says why. `holds`: what it would do is so already.
    """

    key: str
    label: Text
    place: str = ""
    mark: str = ""
    group: str = ""
    note: Text = ""
    seat: str = ""
    refusal: Text = ""
    holds: bool = False


@dataclass(frozen=True)
class Dial:
    """A number within a command: how many (no `label` needed), or which cargo. When set to 3, it is the pick `KEY=3`.

    `note` says what the highest number consists of.
    `is_all`: the highest number is every piece there, not a limit such as money.
    """

    key: str
    label: Text
    least: int
    most: int
    now: int
    note: Text = ""
    is_all: bool = True


@dataclass(frozen=True)
class Blank:
    """Words within a command, at most `most_bytes` bytes, to `seat` if given.

    When filled in, it is the pick `KEY=words`.
    """

    key: str
    label: Text
    most_bytes: int
    now: str = ""
    seat: str = ""


@dataclass(frozen=True)
class Offer:
    """How an unfinished command can continue: the composer, the keyboard and the screen reader work from this.

    - `expects` says in words what to do next.
    - `picks` continue the command or replace the last pick; `dials` and `blanks` change values inside it.
    - `command` is what Add would add now, None while something is missing.
    - `made` are the picks so far without invalid ones; `trail` the places among them, in order.
    - `is_full`: the list holds all the commands allowed and should be handed in.
    - `elsewhere` explains, for places that are not picks, why they are not, where there is something to say.
    - `times`: in open play, how many times in a row, from now on, the seat can give this same command.
    - `begun` is the unfinished command. The board draws it while `command` is None.
    """

    expects: Text
    picks: tuple[Pick, ...] = ()
    dials: tuple[Dial, ...] = ()
    blanks: tuple[Blank, ...] = ()
    command: Any | None = None
    made: tuple[str, ...] = ()
    trail: tuple[str, ...] = ()
    is_full: bool = False
    elsewhere: Mapping[str, Text] = field(default_factory=dict)
    times: int = 1
    begun: Any | None = None


class Rules(Protocol):
    """What every game implements.

    `rules_version` increases when the outcome of a rule changes. Records and links keep it.
    """

    name: str
    rules_version: int

    def read(self, written: Any) -> Any:
        """The scenario from a mapping; raises BadScenario with the path of what is wrong."""

    def to_mapping(self, scenario: Any) -> Mapping[str, Any]:
        """The mapping a scenario was read from, complete: it refers to no other file."""

    def options(self, scenario: Any) -> tuple[Option, ...]:
        """What can be chosen before a match of the scenario begins."""

    def with_options(self, scenario: Any, chosen: Mapping[str, str]) -> Any:
        """The scenario with these options (key → value) applied; `to_mapping` includes them. Raises BadScenario."""

    def seats(self, scenario: Any) -> tuple[Seat, ...]:
        """The seats in order."""

    def begin(self, scenario: Any, dice: Dice) -> Any:
        """The state at the start of a match of the scenario."""

    def freeze(self, state: Any) -> Any:
        """The whole state except its scenario, as JSON."""

    def thaw(self, scenario: Any, frozen: Any) -> Any:
        """The inverse of `freeze`; raises BadFile."""

    def fingerprint(self, state: Any) -> Any:
        """What a record keeps and checks of a state, as JSON: public knowledge, and everything that play depends on."""

    def moment(self, state: Any) -> Moment | None:
        """Who owes what now; None if the match is over."""

    def outcome(self, state: Any) -> Outcome | None:
        """How the match ended, or None if it is still running."""

    def departed_seats(self, state: Any) -> frozenset[str]:
        """The seats that have resigned or are out, and will not owe commands again."""

    def rolls_in_open(self, scenario: Any) -> bool:
        """Whether a match of the scenario may roll dice in an open moment, which rules out play by link.

        By link the dice come from what the seats reveal, and the seat that chooses an open command also reveals it.
        """

    def can_order(self, state: Any, seat: str) -> bool:
        """Whether a seat of the moment has any choice; if not, nobody needs to wait for it."""

    def default_commands(self, state: Any, seat: str) -> tuple[Any, ...]:
        """The commands of a seat that nobody plays."""

    def resignation_commands(self, scenario: Any, seat: str) -> tuple[Any, ...]:
        """The commands by which a seat leaves the match; none if the game has no resignation."""

    def after_resigning(self, scenario: Any, seat: str, departed: frozenset[str]) -> AfterResigning:
        """What the seat's resignation leads to if these seats have already left, and nobody else leaves with it."""

    def parse(self, scenario: Any, text: str, hidden: bool = False) -> tuple[Any, ...]:
        """The commands on one line, usually one; raises BadText.

        `hidden` allows text from which `visible_commands` removed secrets; only for reading records.
        """

    def write(self, command: Any) -> str:
        """The canonical text of one command; `parse` turns it back into exactly that command."""

    def judge(self, state: Any, seat: str, commands: Sequence[Any]) -> tuple[Verdict, ...]:
        """What can be known about each command before the reveal; in an open moment, whether it is legal."""

    def next_state(self, state: Any, orders: Orders, dice: Dice) -> Any:
        """Like `resolve(…).after`, but without events: for a search."""

    def resolve(self, state: Any, orders: Orders, dice: Dice) -> Played:
        """Play a moment. A seat that is left out gives no commands; the order of submission does not matter."""

    def offer(self, state: Any, seat: str, given: Sequence[Any], picked: Sequence[str]) -> Offer:
        """How a command continues after the commands already `given` and these picks; invalid picks are skipped.

        A pick that leaves nothing to choose completes the command.
        """

    def picks_for(self, state: Any, seat: str, given: Sequence[Any], command: Any) -> tuple[str, ...]:
        """The picks that make a command, the inverse of `offer`; none if picks cannot make it."""

    def visible_commands(self, orders: Orders, author: str, viewer: str | None) -> tuple[Any, ...]:
        """The revealed commands of `author` that `viewer` (None for the public) may read."""

    def report(self, played: Played, names: Names | None = None, viewer: str | None = None) -> tuple[Line, ...]:
        """The moment in sentences, with players' names (color → name) and only the secrets that `viewer` may see."""

    def explain(self, verdict: Verdict, name: str = "") -> Text:
        """The sentence that says why a command was not carried out; empty if it was.

        Without a `name` the text speaks to the player who gives the command, otherwise about that player.
        """


#: Returns a game by its name.
GameNamed = Callable[[str], Rules]
#: How something gets to a place: it moves there, strikes there from elsewhere, is newly placed there, or takes what is
#: there.
Manner = Literal["move", "strike", "place", "take"]


class Way(NamedTuple):
    """One way in which a seat can get something to a place this turn.

    `pieces` are at most `number` of `kind` in the game's notation, which stand at `start` now (empty: off the board).
    `via` is where they have to go first, if they do not act from `start`.
    """

    manner: Manner
    pieces: Text
    kind: str
    number: int
    start: str = ""
    via: str = ""


class Ways(NamedTuple):
    """All ways of a seat to a place, and the most pieces that can come together and hold it; 0 if none of them can."""

    ways: tuple[Way, ...]
    most: int = 0


#: The places that a seat can reach this turn.
Reach = Mapping[str, Ways]

NO_REACH: Reach = MappingProxyType({})


@runtime_checkable
class WithReach(Protocol):
    """Rules that know exactly what a seat can reach this turn."""

    def reach(self, state: Any, seat: str) -> Reach:
        """Every place to which some legal list of commands of a seat gets something this turn.

        The others give no commands; if it is another's move, they pass. A place is listed with a manner if and only
        if there is such a list: no guess, and no judgment of whether it is wise.
        """


@runtime_checkable
class WithReachNote(Protocol):
    """Rules whose reach counts different things in different moments."""

    def reach_note(self, state: Any) -> Text:
        """What the reach of a moment counts, or why there is none, in one or two sentences."""


def is_legal(rules: Rules, state: Any, seat: str, plan: Plan) -> bool:
    """Whether none of these commands of a seat is void."""
    return all(verdict.is_done for verdict in rules.judge(state, seat, plan))


def reach_of(rules: Rules, state: Any, seat: str) -> Reach:
    """What a seat can reach this turn; nothing if the game does not say, or if the match is over."""
    return rules.reach(state, seat) if isinstance(rules, WithReach) and rules.moment(state) is not None else NO_REACH


@runtime_checkable
class WithNextReach(WithReach, Protocol):
    """Rules that know, too, what a seat can reach next turn."""

    def next_reach(self, state: Any, seat: str) -> Iterator[Reach]:
        """Every place to which two legal lists of commands, this turn's and next turn's, get something next turn.

        In parts, because it takes long: each part is found quickly, and together they are the whole. A way's `start`
        is where its pieces stand after this turn; numbers are left out. The others give no commands.
        """


def next_reach_in_parts(rules: Rules, state: Any, seat: str) -> Iterator[Reach]:
    """The parts of what a seat can reach next turn; none if the game does not say, or if the match is over."""
    if isinstance(rules, WithNextReach) and rules.moment(state) is not None:
        yield from rules.next_reach(state, seat)


class ReachBuilder:
    """Parts of what can be reached, put together one by one."""

    def __init__(self) -> None:
        self._found: dict[str, dict[Way, None]] = {}

    def add(self, part: Reach) -> None:
        """Add a part."""
        for place, ways in part.items():
            self._found.setdefault(place, {}).update(dict.fromkeys(ways.ways))

    @property
    def whole(self) -> Reach:
        """All parts as one."""
        return {place: Ways(tuple(ways)) for place, ways in self._found.items()}
