"""Rozz for computer players: what they consider ordering, how they vary it, and how they judge a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import sqrt
from operator import mul
from typing import Any

from rozz.engine.ai.evaluator import Minded
from rozz.engine.dice import Dice
from rozz.engine.exact_sum import summed
from rozz.engine.rozz.ai.candidates import candidates
from rozz.engine.rozz.ai.features import NAMES, features
from rozz.engine.rozz.ai.seat_view import Begun, Lookout
from rozz.engine.rozz.ai.static_tables import Atlas
from rozz.engine.rozz.ai.weights import WEIGHTS
from rozz.engine.rozz.legality import Admitted, admit
from rozz.engine.rozz.model.commands import Command, Move, Nothing, Purchase, Strike
from rozz.engine.rozz.model.state import State, allowances

Commands = tuple[Command, ...]
Table = Mapping[str, Mapping[str, float]]


class RozzMind(Minded):
    """Candidates and values of Rozz, by a table of weights; it remembers the scenario it was asked about last."""

    def __init__(self, weights: Table = WEIGHTS) -> None:
        self._weights = weights
        self._atlas: Atlas | None = None
        self._row: tuple[float, ...] = ()
        self._lookout: Lookout | None = None

    def atlas(self, state: State) -> Atlas:
        """What does not change in the state's scenario."""
        atlas = self._atlas
        if atlas is None or atlas.scenario is not state.scenario:
            atlas = self._atlas = Atlas(state.scenario, state.survey.homes)
            named = self._weights[state.scenario.objective.kind]
            self._row = tuple(named.get(name, 0.0) for name in NAMES)
        return atlas

    def plans(self, state: State, seat: str, number: int, dice: Dice) -> Sequence[Commands]:
        """To do nothing; all else is grown."""
        self._seen(state, seat)
        return ((Nothing(),),)

    def length(self, state: State, seat: str) -> int:
        """As many commands as the seat has, R3.2."""
        return allowances(state)[seat]

    def longer(self, state: State, seat: str, plan: Commands, number: int, dice: Dice) -> Sequence[Commands]:
        """One command more."""
        lookout = self._seen(state, seat)
        begun = Begun(lookout, plan)
        if begun.used >= allowances(state)[seat]:
            return ()
        return [(*plan, command) for command in candidates(lookout, begun, number)]

    def nudges(self, state: State, seat: str, plan: Commands) -> Sequence[Commands]:
        """One quantity, place or target changed, each command in its turn."""
        lookout = self._seen(state, seat)
        ways = [list(_nudged(lookout, plan, number)) for number in range(len(plan))]
        most = max(map(len, ways), default=0)
        mixed = [way[rank] for rank in range(most) for way in ways if rank < len(way)]
        return [changed for changed in dict.fromkeys(mixed) if changed != plan and _is_legal(state, seat, changed)]

    def rivals(self, state: State, seat: str, others: Sequence[str]) -> Sequence[str]:
        """The others, whose forces stand nearest first."""
        lookout = self._seen(state, seat)
        away = lookout.atlas.away

        def distance(other: str) -> tuple[int, str]:
            theirs = [tile for tile, digest in lookout.digests.items() if digest.holder == other]
            gaps = (away[one].get(two, 99) for one in lookout.lands for two in theirs)
            return min(gaps, default=99), other

        return sorted(others, key=distance)

    def prepared(self, state: State, seat: str, plan: Commands) -> Admitted:
        """Judged once."""
        return admit(state, seat, plan)

    def value(self, state: State) -> Mapping[str, float]:
        """What each seat's score is of all their scores; of a finished match what each has won."""
        players = state.scenario.players
        if state.outcome is not None:
            winners = state.outcome.winners or players
            return {seat: 1 / len(winners) if seat in winners else 0.0 for seat in players}
        atlas = self.atlas(state)
        weights = self._row
        scores = {
            seat: 0.0 if seat in state.resigned else summed(map(mul, weights, row))
            for seat, row in features(state, atlas).items()
        }
        middle = summed(scores.values()) / len(scores)
        heights = {seat: 0.0 if seat in state.resigned else _height(score - middle) for seat, score in scores.items()}
        total = summed(heights.values())
        return {seat: height / total for seat, height in heights.items()}

    def _seen(self, state: State, seat: str) -> Lookout:
        known = self._lookout
        if known is None or known.state is not state or known.seat != seat:
            if self._atlas is not None and self._atlas.homes != state.survey.homes:
                # The same scenario from a position of its own, where the headquarters stand elsewhere.
                self._atlas = None
            known = self._lookout = Lookout(state, seat, self.atlas(state))
        return known


def _height(score: float) -> float:
    """Like an exponential near 0, and the same on every machine."""
    return score + sqrt(1 + score * score) if score > 0 else 1 / (sqrt(1 + score * score) - score)


def _is_legal(state: State, seat: str, plan: Commands) -> bool:
    return all(verdict.is_done for verdict in admit(state, seat, plan).verdicts)


def _nudged(lookout: Lookout, plan: Commands, number: int) -> Iterator[Commands]:
    """The plan with one command changed a little, or left out."""
    for changed in _changed(lookout, plan[number]):
        yield (*plan[:number], changed, *plan[number + 1 :])
    if len(plan) > 1:
        yield (*plan[:number], *plan[number + 1 :])


def _changed(lookout: Lookout, command: Command) -> Iterator[Any]:
    match command:
        case Purchase() if command.tile:
            for quantity in _around(command.quantity):
                yield replace(command, quantity=quantity)
            for tile in [*lookout.front[:2], *lookout.menaced[:2], lookout.home]:
                if tile and tile != command.tile:
                    yield replace(command, tile=tile)
        case Move():
            for quantity in () if command.cargo else _around(command.quantity):
                yield replace(command, quantity=quantity)
            for name, amount in command.cargo[:1]:
                for quantity in _around(amount):
                    yield replace(command, cargo=((name, quantity), *command.cargo[1:]))
            near = lookout.board.neighbours[command.destination]
            for tile in sorted(near, key=lambda tile: (-lookout.pull[tile], lookout.rank[tile]))[:4]:
                if tile != command.start:
                    yield replace(command, destination=tile)
        case Strike() if not command.target:
            for tile in sorted(lookout.board.neighbours[command.destination], key=lookout.rank.__getitem__):
                if tile in lookout.digests:
                    yield replace(command, destination=tile)


def _around(quantity: int) -> list[int]:
    """Other quantities, the nearest first."""
    near = (quantity + 1, quantity - 1, quantity + 3, quantity - 3, quantity * 2, quantity // 2, quantity * 3 // 4)
    return [each for each in dict.fromkeys(near) if each > 0 and each != quantity]
