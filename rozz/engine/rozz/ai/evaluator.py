"""Rozz for computer players: the commands to consider, how to vary them, and the value of a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import sqrt
from operator import mul
from typing import Any

from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.dice import Dice
from rozz.engine.exact_sum import summed
from rozz.engine.rozz.ai.candidates import candidates
from rozz.engine.rozz.ai.features import NAMES, PLAIN, features
from rozz.engine.rozz.ai.openings import book_of, next_plans
from rozz.engine.rozz.ai.seat_view import PartialPlan, SeatView
from rozz.engine.rozz.ai.static_tables import StaticTables
from rozz.engine.rozz.ai.weights import DUELS, WEIGHTS
from rozz.engine.rozz.legality import LegalOrders, admit
from rozz.engine.rozz.model.commands import Command, Move, Nothing, Purchase, Strike
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State, allowances

Commands = tuple[Command, ...]
Table = Mapping[str, Mapping[str, float]]


class RozzEvaluator(Evaluator):
    """The plans to consider in Rozz and the values of positions.

    weights: the row of each objective.
    duels: rows for matches between two seats, used instead where there is one.

    Tables of the last scenario are cached.
    """

    def __init__(self, weights: Table = WEIGHTS, duels: Table = DUELS) -> None:
        self._weights = weights
        self._duels = duels
        self._tables: StaticTables | None = None
        self._row: tuple[float, ...] = ()
        self._has_dangers = False
        self._view: SeatView | None = None

    def tables(self, state: State) -> StaticTables:
        """The tables for the state's scenario."""
        tables = self._tables
        if tables is None or tables.scenario is not state.scenario:
            tables = self._tables = StaticTables(state.scenario, state.survey.homes)
            named = self._weights_for(state.scenario)
            plain = tuple(named.get(name, 0.0) for name in PLAIN)
            beyond = tuple(named.get(name, 0.0) for name in NAMES[len(PLAIN) :])
            self._has_dangers = any(beyond)
            self._row = plain + beyond if self._has_dangers else plain
        return tables

    def _weights_for(self, scenario: Scenario) -> Mapping[str, float]:
        """The row of weights for a scenario's objective and number of seats."""
        kind = scenario.objective.kind
        if len(scenario.players) == 2 and kind in self._duels:
            return self._duels[kind]
        return self._weights[kind]

    def plans(self, state: State, seat: str, number: int, dice: Dice) -> Sequence[Commands]:
        """The plan that does nothing; `extensions` extend it."""
        self._seat_view(state, seat)
        return ((Nothing(),),)

    def max_length(self, state: State, seat: str) -> int:
        """The number of commands that the seat has, R3.2."""
        return allowances(state)[seat]

    def extensions(self, state: State, seat: str, plan: Commands, number: int, dice: Dice) -> Sequence[Commands]:
        """The plan with one more command."""
        view = self._seat_view(state, seat)
        partial = PartialPlan(view, plan)
        if partial.used >= allowances(state)[seat]:
            return ()
        return [(*plan, command) for command in candidates(view, partial, number)]

    def variations(self, state: State, seat: str, plan: Commands) -> Sequence[Commands]:
        """Plans with one quantity, place or target changed, each command in turn."""
        view = self._seat_view(state, seat)
        changes = [list(_variations(view, plan, number)) for number in range(len(plan))]
        most = max(map(len, changes), default=0)
        mixed = [change[rank] for rank in range(most) for change in changes if rank < len(change)]
        return [changed for changed in dict.fromkeys(mixed) if changed != plan and _is_legal(state, seat, changed)]

    def rivals(self, state: State, seat: str, others: Sequence[str]) -> Sequence[str]:
        """The other seats, sorted by the distance of their forces, closest first."""
        view = self._seat_view(state, seat)
        away = view.tables.away

        def distance(other: str) -> tuple[int, str]:
            theirs = [tile for tile, digest in view.digests.items() if digest.holder == other]
            gaps = (away[one].get(two, 99) for one in view.lands for two in theirs)
            return min(gaps, default=99), other

        return sorted(others, key=distance)

    def early_turns(self, state: State) -> int:
        """The number of turns that the scenario's book varies."""
        return book_of(state.scenario).turns

    def grows_tables(self, state: State) -> bool:
        """Whether larger tables help in the scenario."""
        return book_of(state.scenario).grows_tables

    def openings(self, state: State, seat: str, level: int) -> Sequence[tuple[int, Commands]]:
        """The plans of a shipped scenario for two that continue what the seat has begun, each with its weight."""
        return next_plans(state, seat, self.tables(state).ranks, book_of(state.scenario, level))

    def opening_margin(self, state: State) -> float:
        """How much worse than the best found a plan of the scenario's book may be."""
        return 1.0 if state.turn == 1 else book_of(state.scenario).margin

    def opening_tolerance(self, state: State) -> float:
        """How much a rival who knows the scenario's book may gain before its lines are abandoned."""
        return book_of(state.scenario).tolerance

    def plan_kind(self, plan: Commands) -> tuple[str, ...]:
        """The plan's commands and items, without quantities and places."""
        return tuple(sorted(map(_kind, plan)))

    def prepare(self, state: State, seat: str, plan: Commands) -> LegalOrders:
        """The plan, judged once."""
        return admit(state, seat, plan)

    def value(self, state: State) -> Mapping[str, float]:
        """Each seat's share of all scores; in a finished match its share of the victory."""
        players = state.scenario.players
        if state.outcome is not None:
            winners = state.outcome.winners or players
            return {seat: 1 / len(winners) if seat in winners else 0.0 for seat in players}
        tables = self.tables(state)
        weights = self._row
        scores = {
            seat: 0.0 if seat in state.resigned else summed(map(mul, weights, row))
            for seat, row in features(state, tables, self._has_dangers).items()
        }
        middle = summed(scores.values()) / len(scores)
        heights = {
            seat: 0.0 if seat in state.resigned else _steepened(score - middle) for seat, score in scores.items()
        }
        total = summed(heights.values())
        return {seat: height / total for seat, height in heights.items()}

    def _seat_view(self, state: State, seat: str) -> SeatView:
        known = self._view
        if known is None or known.state is not state or known.seat != seat:
            if self._tables is not None and self._tables.homes != state.survey.homes:
                # The same scenario with a different position, where the headquarters are elsewhere.
                self._tables = None
            known = self._view = SeatView(state, seat, self.tables(state))
        return known


def _steepened(score: float) -> float:
    """Like an exponential near 0, and the same on every machine."""
    return score + sqrt(1 + score * score) if score > 0 else 1 / (sqrt(1 + score * score) - score)


def _is_legal(state: State, seat: str, plan: Commands) -> bool:
    return all(verdict.is_done for verdict in admit(state, seat, plan).verdicts)


def _kind(command: Command) -> str:
    match command:
        case Move(item, cargo=((carried, _), *_)):
            return f"move {item} with {carried}"
        case Purchase(item) | Move(item) | Strike(item):
            return f"{type(command).__name__} {item}"
    return type(command).__name__


def _variations(view: SeatView, plan: Commands, number: int) -> Iterator[Commands]:
    """The plan with one command changed a little, or left out."""
    for changed in _changed_commands(view, plan[number]):
        yield (*plan[:number], changed, *plan[number + 1 :])
    if len(plan) > 1:
        yield (*plan[:number], *plan[number + 1 :])


def _changed_commands(view: SeatView, command: Command) -> Iterator[Any]:
    match command:
        case Purchase() if command.tile:
            for quantity in _other_quantities(command.quantity):
                yield replace(command, quantity=quantity)
            for tile in [*view.front[:2], *view.threatened_tiles[:2], view.home]:
                if tile and tile != command.tile:
                    yield replace(command, tile=tile)
        case Move():
            for quantity in () if command.cargo else _other_quantities(command.quantity):
                yield replace(command, quantity=quantity)
            for name, amount in command.cargo[:1]:
                for quantity in _other_quantities(amount):
                    yield replace(command, cargo=((name, quantity), *command.cargo[1:]))
            near = view.board.neighbours[command.destination]
            for tile in sorted(near, key=lambda tile: (-view.pull[tile], view.rank[tile]))[:4]:
                if tile != command.start:
                    yield replace(command, destination=tile)
        case Strike() if not command.target:
            for tile in sorted(view.board.neighbours[command.destination], key=view.rank.__getitem__):
                if tile in view.digests:
                    yield replace(command, destination=tile)


def _other_quantities(quantity: int) -> list[int]:
    """Other quantities, closest first."""
    near = (quantity + 1, quantity - 1, quantity + 3, quantity - 3, quantity * 2, quantity // 2, quantity * 3 // 4)
    return [each for each in dict.fromkeys(near) if each > 0 and each != quantity]
