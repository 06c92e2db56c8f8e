"""Noughts and crosses, as a game of the contract: seats alternate, and each sees all.

A scenario is `{game: noughts-and-crosses, name: …, players: [X, O]}`, a command the name of a square, `b2`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rozz.engine.errors import BadText
from rozz.engine.found import Found, nearest
from rozz.engine.game import DONE, Event, Line, Names, Orders, Outcome, Phase, Seat, Turn, Verdict
from rozz.engine.links.plain import TextCoding

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

    def read(self, written: Any) -> Scenario:
        """The scenario of a mapping."""
        found = Found(written)
        fields = found.fields("game", "name", "players")
        for key in ("game", "name", "players"):
            if key not in fields:
                found.wrong(f"`{key}` is missing")
        fields["game"].choice(self.name)
        players = tuple(each.word() for each in fields["players"].members("a list of two players"))
        if len(set(players)) != 2 or len(players) != 2:
            fields["players"].wrong("two play, no more and no fewer")
        return Scenario(fields["name"].text(), players, written)

    def written(self, scenario: Scenario) -> Mapping[str, Any]:
        """The mapping it was read from."""
        return scenario.written

    def new(self, scenario: Scenario, seed: int = 0) -> State:
        """The empty board; nothing here is left to chance."""
        return State(scenario)

    def seats(self, scenario: Scenario) -> tuple[Seat, ...]:
        """The two players."""
        return tuple(Seat(player) for player in scenario.players)

    def to_act(self, state: State) -> tuple[str, ...]:
        """The one whose move it is."""
        return () if state.outcome else (state.mover,)

    def idle(self, state: State, seat: str) -> tuple[str, ...]:
        """The first free square."""
        return tuple(square for square in SQUARES if square not in state.marks)[:1]

    def can_order(self, state: State, seat: str) -> bool:
        """Whoever is to act has a choice."""
        return True

    def resignation(self, state: State, seat: str) -> tuple[Any, ...]:
        """Nobody can resign."""
        return ()

    def left(self, state: State) -> frozenset[str]:
        """Nobody can leave."""
        return frozenset()

    def silenced(self, scenario: Scenario) -> Scenario:
        """There is nothing to be said here."""
        return scenario

    def parse(self, state: State, text: str, hidden: bool = False) -> str:
        """The square of a text; nothing here is ever hidden."""
        square = text.strip().lower()
        if square not in SQUARES:
            near = nearest(square, SQUARES)
            raise BadText(f"found {text!r}, expected a square, a1 to c3", 1, near)
        return square

    def write(self, command: str) -> str:
        """The text of a square."""
        return command

    def check(self, state: State, seat: str, commands: Sequence[str]) -> tuple[Verdict, ...]:
        """A square must be free, and one a turn is enough."""
        return tuple(_verdict(state, number, square) for number, square in enumerate(commands))

    def resolve(self, state: State, orders: Orders) -> Turn:
        """Mark the square; who gives none passes."""
        given = tuple(orders.get(state.mover, ()))
        verdicts = self.check(state, state.mover, given)
        marks, events = dict(state.marks), []
        for square, verdict in zip(given, verdicts, strict=True):
            if verdict.is_done:
                marks[square] = state.mover
                events.append(Event("marked", "T1", square, {"seat": state.mover}))
        outcome = _outcome(state, marks)
        after = replace(state, turn=state.turn + 1, marks=marks, outcome=outcome)
        everybody = {seat: given if seat == state.mover else () for seat in state.scenario.players}
        judged = {seat: verdicts if seat == state.mover else () for seat in state.scenario.players}
        return Turn(state.turn, everybody, judged, (Phase("move", tuple(events), marks),), state, after)

    def outcome(self, state: State) -> Outcome | None:
        """Three in a row, or a full board."""
        return state.outcome

    def sight(self, orders: Orders, author: str, viewer: str | None) -> tuple[str, ...]:
        """Everything, for everybody."""
        return tuple(orders.get(author, ()))

    def options(
        self, state: State, seat: str, commands: Sequence[str] = (), place: str | None = None
    ) -> tuple[str, ...]:
        """The free squares, for whose move it is."""
        if seat not in self.to_act(state) or commands:
            return ()
        return tuple(square for square in SQUARES if square not in state.marks and place in (None, square))

    def report(self, turn: Turn, names: Names | None = None, viewer: str | None = None) -> tuple[Line, ...]:
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

    def explain(self, verdict: Verdict) -> str:
        """Why a square was not marked."""
        return REASONS[verdict.reason].format_map(verdict.facts) if verdict.reason else ""

    def fingerprint(self, state: State) -> dict[str, Any]:
        """The marks in the order of the squares."""
        return {"turn": state.turn, "marks": {each: state.marks[each] for each in SQUARES if each in state.marks}}

    def coding(self, scenario: Scenario) -> TextCoding:
        """As texts."""
        return TextCoding(self, scenario)


def _verdict(state: State, number: int, square: str) -> Verdict:
    if number:
        return Verdict("void", "T1", "one-square")
    return Verdict("void", "T2", "taken", {"square": square}) if square in state.marks else DONE


def _outcome(state: State, marks: Mapping[str, str]) -> Outcome | None:
    if any(all(marks.get(square) == state.mover for square in line) for line in LINES):
        return Outcome((state.mover,), "T3", "three-in-a-row")
    return Outcome((), "T4", "full") if len(marks) == len(SQUARES) else None
