"""The state of a match of Rozz between two turns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from rozz.engine.game import Outcome
from rozz.engine.rozz.model.position import (
    Pile,
    Position,
    Product,
    Source,
    headquarters_of,
    is_contested,
    products,
    sources,
)
from rozz.engine.rozz.model.scenario import Scenario

#: Commands per turn for a player without a headquarters, if the scenario does not specify it, R3.2.
COMMANDS_WITHOUT_HEADQUARTERS = 2


@dataclass(frozen=True)
class Survey:
    """A summary of a position: the contested tiles, each tile's sources, and the tile of each headquarters.

    `works` are the pieces made by tile, `earnings` the money of each player by item, `incomes` that of all items.
    `allowances` are the commands that each player has this turn, R3.2; none after resigning, R12.
    """

    contested: frozenset[str]
    yielding: Mapping[str, tuple[Source, ...]]
    works: Mapping[str, tuple[Product, ...]]
    earnings: Mapping[str, Mapping[str, int]]
    incomes: Mapping[str, int]
    homes: Mapping[str, str]
    allowances: Mapping[str, int]


def add_earnings(earnings: Mapping[str, dict[str, int]], given: Iterable[Source], times: int) -> None:
    """Add what sources give to each seat's earnings of each item; if `times` is -1, subtract it."""
    for source in given:
        gains = earnings[source.seat]
        gains[source.item] = gains.get(source.item, 0) + times * source.money


@dataclass(frozen=True)
class State:
    """Turn number, position, each player's money and CORR in hand; `own_commands` is the scenario's part of R3.2."""

    scenario: Scenario
    turn: int
    position: Position
    money: Mapping[str, int]
    correspondence: Mapping[str, int]
    own_commands: Mapping[str, int]
    resigned: frozenset[str] = frozenset()
    outcome: Outcome | None = None

    @cached_property
    def survey(self) -> Survey:
        """What the rules need to know about the whole position, computed once."""
        catalog = self.scenario.catalog
        contested, yielding, works = [], {}, {}
        earnings: dict[str, dict[str, int]] = {seat: {} for seat in self.scenario.players}
        allowances = dict(self.own_commands)
        for tile, stack in self.position.items():
            if is_contested(stack, catalog):
                contested.append(tile)
            given = sources(stack, catalog)
            if not given:
                continue
            yielding[tile] = given
            add_earnings(earnings, given, 1)
            for source in given:
                allowances[source.seat] += source.commands
            made = products(stack, catalog)
            if made:
                works[tile] = made
        allowances.update(dict.fromkeys(self.resigned, 0))
        return Survey(
            contested=frozenset(contested),
            yielding=MappingProxyType(yielding),
            works=MappingProxyType(works),
            earnings=earnings,
            incomes={seat: sum(gains.values()) for seat, gains in earnings.items()},
            homes=MappingProxyType(headquarters_of(self.position, catalog)),
            allowances=MappingProxyType(allowances),
        )


def opening(
    scenario: Scenario,
    position: Position | None = None,
    money: Mapping[str, int] | None = None,
    turn: int = 1,
    correspondence: Mapping[str, int] | None = None,
) -> State:
    """The starting state of a match, or of a case with its own position."""
    position = {tile: Pile(stack) for tile, stack in (scenario.setup if position is None else position).items()}
    homes = headquarters_of(position, scenario.catalog)
    own_commands = {
        player: scenario.commands
        if scenario.commands is not None
        else (0 if player in homes else COMMANDS_WITHOUT_HEADQUARTERS)
        for player in scenario.players
    }
    nothing = dict.fromkeys(scenario.players, 0)
    return State(
        scenario=scenario,
        turn=turn,
        position=position,
        money={**nothing, **(scenario.bankroll if money is None else money)},
        correspondence={**nothing, **(correspondence or {})},
        own_commands=own_commands,
    )


def allowances(state: State) -> dict[str, int]:
    """How many commands each player has this turn, R3.2."""
    return dict(state.survey.allowances)
