"""The state of a match of Rozz between two turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rozz.engine.game import Outcome
from rozz.engine.rozz.catalog import NEUTRAL
from rozz.engine.rozz.position import Position, headquarters_of, occupier
from rozz.engine.rozz.scenario import Scenario

#: Commands a turn of a player without a headquarters, where the scenario does not say, R3.2.
COMMANDS_WITHOUT_HEADQUARTERS = 2


@dataclass(frozen=True)
class State:
    """Turn number, position, money and CORR in hand by player; `own_commands` is the scenario's share of R3.2."""

    scenario: Scenario
    turn: int
    position: Position
    money: Mapping[str, int]
    correspondence: Mapping[str, int]
    own_commands: Mapping[str, int]
    resigned: frozenset[str] = frozenset()
    outcome: Outcome | None = None


def opening(
    scenario: Scenario,
    position: Position | None = None,
    money: Mapping[str, int] | None = None,
    turn: int = 1,
    correspondence: Mapping[str, int] | None = None,
) -> State:
    """The state that a match, or a case with a position of its own, starts from."""
    position = scenario.setup if position is None else position
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
    """How many commands each player has this turn, R3.2; none after resigning, R12."""
    catalog = state.scenario.catalog
    allowance = dict(state.own_commands)
    for stack in state.position.values():
        for piece, number in stack.items():
            item = catalog.yielding.get(piece.item)
            if item and item.yields.commands:
                owner = occupier(stack, catalog) if piece.owner == NEUTRAL else piece.owner
                if owner is not None:
                    allowance[owner] += number * item.yields.commands
    return {player: 0 if player in state.resigned else number for player, number in allowance.items()}
