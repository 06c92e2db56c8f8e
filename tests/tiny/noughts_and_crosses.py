"""Noughts and crosses, as a game of the contract: seats alternate, and each sees all.

A scenario is `{game: noughts-and-crosses, name: …, players: [X, O]}`, a command the name of a square, `b2`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rozz.engine.dice import Dice
from rozz.engine.errors import BadFile, BadText
from rozz.engine.game import (
    DONE,
    AfterResigning,
    Event,
    Line,
    Moment,
    Names,
    Offer,
    Option,
    Orders,
    Outcome,
    Phase,
    Pick,
    Played,
    Seat,
    Verdict,
)
from rozz.engine.validation import PathValue, nearest

SQUARES = tuple(f"{column}{row}" for row in "123" for column in "abc")
LINES = (
    ("a1", "b1", "c1"), ("a2", "b2", "c2"), ("a3", "b3", "c3"), ("a1", "a2", "a3"), ("b1", "b2", "b3"),
    ("c1", "c2", "c3"), ("a1", "b2", "c3"), ("c1", "b2", "a3"),
)  # fmt: skip

REASONS = {
    "taken": "{square} is taken",
    "one-square": "one square a turn",
}


@dataclass(frozen=True)
class Scenario:
    """Two seats, the first to move first."""

    name: str
    players: tuple[str, ...]
    written: Mapping[str, Any] = field(repr=False)


@dataclass(frozen=True)
class State:
    """Who has which square, and whose move it is."""

    scenario: Scenario
    turn: int = 1
    marks: Mapping[str, str] = field(default_factory=dict)
    outcome: Outcome | None = None

    @property
    def mover(self) -> str:
        """The seat whose move it is."""
        return self.scenario.players[(self.turn - 1) % 2]


class NoughtsAndCrosses:
    """The rules."""

    name = "noughts-and-crosses"
    rules_version = 1

    def read(self, written: Any) -> Scenario:
        """The scenario of a mapping."""
        found = PathValue(written)
        fields = found.fields("game", "name", "players")
        for key in ("game", "name", "players"):
            if key not in fields:
                found.fail(f"`{key}` is missing")
        fields["game"].choice(self.name)
        players = tuple(each.word() for each in fields["players"].members("a list of two players"))
        if len(set(players)) != 2 or len(players) != 2:
            fields["players"].fail("two play, no more and no fewer")
        return Scenario(fields["name"].text(), players, written)

    def to_mapping(self, scenario: Scenario) -> Mapping[str, Any]:
        """The mapping it was read from."""
        return scenario.written

    def options(self, scenario: Scenario) -> tuple[Option, ...]:
        """Who begins."""
        return (Option("first", "Who begins", tuple((player, player.title()) for player in scenario.players)),)

    def with_options(self, scenario: Scenario, chosen: Mapping[str, str]) -> Scenario:
        """The scenario with the other one first."""
        if chosen.get("first") != scenario.players[1]:
            return scenario
        return self.read({**scenario.written, "players": list(reversed(scenario.players))})

    def begin(self, scenario: Scenario, dice: Dice) -> State:
        """The empty board; nothing here is left to chance."""
        return State(scenario)

    def freeze(self, state: State) -> dict[str, Any]:
        """The same as the fingerprint."""
        return self.fingerprint(state)

    def thaw(self, scenario: Scenario, frozen: Any) -> State:
        """Marks, and whose turn it is; how it ended follows from the marks."""
        found = PathValue(frozen, "state", BadFile).fields("turn", "marks")
        marks = {square: each.choice(*scenario.players) for square, each in found["marks"].entries("marks")}
        before = State(scenario, found["turn"].whole_number(1) - 1)
        return State(scenario, before.turn + 1, marks, _outcome(before, marks) if marks else None)

    def seats(self, scenario: Scenario) -> tuple[Seat, ...]:
        """The two players."""
        return tuple(Seat(player) for player in scenario.players)

    def moment(self, state: State) -> Moment | None:
        """The one whose move it is, for all to see."""
        return None if state.outcome else Moment("move", state.turn, (state.mover,), is_sealed=False)

    def departed_seats(self, state: State) -> frozenset[str]:
        """Nobody can leave."""
        return frozenset()

    def default_commands(self, state: State, seat: str) -> tuple[str, ...]:
        """The first free square."""
        return tuple(square for square in SQUARES if square not in state.marks)[:1]

    def rolls_in_open(self, scenario: Scenario) -> bool:
        """There are no dice."""
        return False

    def can_order(self, state: State, seat: str) -> bool:
        """Whoever is to act has a choice."""
        return True

    def resignation_commands(self, state: State, seat: str) -> tuple[Any, ...]:
        """Nobody can resign."""
        return ()

    def after_resigning(self, scenario: Scenario, seat: str, departed: frozenset[str]) -> AfterResigning:
        """Nobody can resign."""
        return AfterResigning()

    def parse(self, scenario: Scenario, text: str, hidden: bool = False) -> tuple[str, ...]:
        """The square of a text; nothing here is ever hidden."""
        square = text.strip().lower()
        if square not in SQUARES:
            near = nearest(square, SQUARES)
            raise BadText(f"found {text!r}, expected a square, a1 to c3", 1, near)
        return (square,)

    def write(self, command: str) -> str:
        """The text of a square."""
        return command

    def judge(self, state: State, seat: str, commands: Sequence[str]) -> tuple[Verdict, ...]:
        """A square must be free, and one a turn is enough."""
        return tuple(_verdict(state, number, square) for number, square in enumerate(commands))

    def next_state(self, state: State, orders: Orders, dice: Dice) -> State:
        """Where a move leads."""
        after: State = self.resolve(state, orders, dice).after
        return after

    def resolve(self, state: State, orders: Orders, dice: Dice) -> Played:
        """Mark the square; who gives none passes."""
        given = tuple(orders.get(state.mover, ()))
        verdicts = self.judge(state, state.mover, given)
        marks, events = dict(state.marks), []
        for square, verdict in zip(given, verdicts, strict=True):
            if verdict.is_done:
                marks[square] = state.mover
                events.append(Event("marked", "T1", square, {"seat": state.mover}))
        outcome = _outcome(state, marks)
        after = replace(state, turn=state.turn + 1, marks=marks, outcome=outcome)
        everybody = {seat: given if seat == state.mover else () for seat in state.scenario.players}
        judged = {seat: verdicts if seat == state.mover else () for seat in state.scenario.players}
        return Played(
            Moment("move", state.turn, (state.mover,), False),
            everybody,
            judged,
            (Phase("move", tuple(events), marks),),
            state,
            after,
        )

    def outcome(self, state: State) -> Outcome | None:
        """Three in a row, or a full board."""
        return state.outcome

    def visible_commands(self, orders: Orders, author: str, viewer: str | None) -> tuple[str, ...]:
        """Everything, for everybody."""
        return tuple(orders.get(author, ()))

    def offer(self, state: State, seat: str, given: Sequence[str], picked: Sequence[str]) -> Offer:
        """A free square, for whose move it is."""
        if state.outcome or seat != state.mover or given:
            return Offer("There is nothing to choose.")
        free = [square for square in SQUARES if square not in state.marks]
        made = tuple(each for each in picked if each in free)[-1:]
        picks = tuple(Pick(square, square, square, "target") for square in free)
        return Offer("Tap a free square.", picks, command=made[0] if made else None, made=made, trail=made)

    def picks_for(self, state: State, seat: str, given: Sequence[str], command: str) -> tuple[str, ...]:
        """The square."""
        return self.offer(state, seat, given, (command,)).made

    def report(self, turn: Played, names: Names | None = None, viewer: str | None = None) -> tuple[Line, ...]:
        """Who marked what, what was void, and how it ended."""
        known = names or {}
        lines = [
            Line(f"{known.get(event.facts['seat'], event.facts['seat'])} marks {event.tile}", event.rule, event.tile)
            for phase in turn.phases
            for event in phase.events
        ]
        lines += [
            Line(f"{known.get(seat, seat)} {number}. {square} is void: {self.explain(verdict)}", verdict.rule, square)
            for seat, verdicts in turn.verdicts.items()
            for number, (square, verdict) in enumerate(zip(turn.orders[seat], verdicts, strict=True), 1)
            if not verdict.is_done
        ]
        outcome = turn.after.outcome
        if outcome:
            winners = " and ".join(known.get(seat, seat) for seat in outcome.winners)
            lines.append(
                Line(f"{winners} won: three in a row" if winners else "A draw: the board is full", outcome.rule)
            )
        return tuple(lines)

    def explain(self, verdict: Verdict, name: str = "") -> str:
        """Why a square was not marked."""
        return REASONS[verdict.reason].format_map(verdict.facts) if verdict.reason else ""

    def fingerprint(self, state: State) -> dict[str, Any]:
        """The marks in the order of the squares."""
        return {"turn": state.turn, "marks": {each: state.marks[each] for each in SQUARES if each in state.marks}}


def _verdict(state: State, number: int, square: str) -> Verdict:
    if number:
        return Verdict("void", "T1", "one-square")
    return Verdict("void", "T2", "taken", {"square": square}) if square in state.marks else DONE


def _outcome(state: State, marks: Mapping[str, str]) -> Outcome | None:
    if any(all(marks.get(square) == state.mover for square in line) for line in LINES):
        return Outcome((state.mover,), "T3", "three-in-a-row")
    return Outcome((), "T4", "full") if len(marks) == len(SQUARES) else None
