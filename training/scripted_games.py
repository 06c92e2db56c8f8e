"""Games in which the first turns may be fixed in advance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Protocol

from rozz import library
from rozz.cli.arena import LONGEST
from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.levels import Level
from rozz.engine.ai.think import think
from rozz.engine.dice import KeyedDice
from rozz.engine.game import Plan, Rules, is_legal
from rozz.engine.rozz.ai.evaluator import RozzEvaluator
from rozz.engine.rozz.model.state import State


class EvaluatorWithoutOpenings(RozzEvaluator):
    """Rozz as computer players of version 6 judged it: the first turns are like all others."""

    def early_turns(self, state: State) -> int:
        """No turn is special."""
        return 0

    def openings(self, state: State, seat: str, level: int) -> Sequence[tuple[int, Plan]]:
        """No openings."""
        return ()


class Participant(Protocol):
    """A player in a scripted game."""

    @property
    def given(self) -> tuple[Plan, ...]:
        """The plans of the first turns, which are given without thinking."""

    @property
    def chooses_first_turns(self) -> bool:
        """Whether the player must choose its own first turns, so that none are random."""

    def commands(self, rules: Rules, state: Any, seat: str, key: bytes) -> Plan:
        """What the player hands in after the fixed first turns."""


@dataclass(frozen=True)
class Player:
    """A level, an evaluator, and the plans of the first turns, which are given without thinking."""

    level: Level
    evaluator: Evaluator | None
    given: tuple[Plan, ...] = ()
    chooses_first_turns: ClassVar[bool] = False

    def commands(self, rules: Rules, state: Any, seat: str, key: bytes) -> Plan:
        """What the player hands in after the fixed first turns."""
        return think(rules, self.evaluator, state, seat, self.level, key).commands


@dataclass(frozen=True)
class Played:
    """The winners of a game, and the plans that each seat gave."""

    winners: tuple[str, ...]
    given: Mapping[str, Sequence[Plan]]

    def score(self, seat: str) -> float:
        """1 if the seat won alone, ½ if nobody did or both, 0 if the other won."""
        return 0.5 if len(self.winners) != 1 else float(self.winners[0] == seat)


def scenario_named(name: str) -> tuple[Rules, Any]:
    """A scenario of any game, with the rules of that game."""
    mapping = library.scenario_of_any_game(name)
    rules = library.game(mapping["game"])
    return rules, rules.read(mapping)


def canonical_name(name: str) -> str:
    """The name of a scenario's file, however written; with its game only if two games have a scenario of this name."""
    game, plain = library.scenario_of_any_game(name)["game"], file_name_of(name)
    owners = [each for each in library.GAMES if plain in library.scenario_names(each)]
    return plain if owners == [game] else f"{game}/{plain}"


def file_name_of(name: str) -> str:
    """The name of a scenario's file, without its game and ending."""
    return name.removesuffix(".yaml").rpartition("/")[2]


#: The plans of the first turns by seat, regardless of who plays.
Opening = Mapping[str, Sequence[Plan]]
NO_OPENING: Opening = MappingProxyType({})


def play_game(
    rules: Rules, scenario: Any, players: Mapping[str, Participant], key: bytes, opening: Opening = NO_OPENING
) -> Played:
    """A game to its end, or to the arena's limit."""
    state = rules.begin(scenario, KeyedDice(key, "begin"))
    given: dict[str, list[Plan]] = {seat: [] for seat in players}
    number = 0
    while (moment := rules.moment(state)) is not None and number < LONGEST:
        orders = {}
        for seat in moment.seats:
            player, turn = players[seat], len(given[seat])
            known = opening.get(seat, player.given)
            if turn < len(known):
                orders[seat] = legal_part(rules, state, seat, known[turn])
            else:
                orders[seat] = player.commands(rules, state, seat, key)
            given[seat].append(orders[seat])
        number += 1
        state = rules.next_state(state, orders, KeyedDice(key, f"moment {number}"))
    outcome = rules.outcome(state)
    return Played(outcome.winners if outcome else (), given)


def legal_part(rules: Rules, state: Any, seat: str, plan: Plan) -> Plan:
    """The commands of a plan that are legal here, one after the other."""
    fit: Plan = ()
    for command in plan:
        if is_legal(rules, state, seat, (*fit, command)):
            fit = (*fit, command)
    return fit or tuple(rules.default_commands(state, seat))
