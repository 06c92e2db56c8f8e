"""First turns that hold up against each other: data, and how a scenario and a seat find theirs.

The shares come from regret matching over games that were played on from every pair of first turns
(docs/notes/computers-openings.md).  A scenario is known by what counts for them: its board, its setup, money, prices
and objective.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

from rozz.engine.rozz.ai.static_tables import StaticTables
from rozz.engine.rozz.model.commands import Command, Move, Purchase
from rozz.engine.rozz.model.position import Position
from rozz.engine.rozz.model.scenario import Scenario

#: A first turn as the first seat would give it, and its share in thousandths.
Opening = tuple[int, tuple[Command, ...]]

OPENINGS: Mapping[str, tuple[Opening, ...]] = {
    # headquarters-2
    "cf01a75a6c59": (
        (215, (Purchase("ARMOR", 1, "Drift"), Purchase("LRNUKE", 1, "Drift"))),
        (190, (Purchase("IC", 1, "Drift"), Move("INF", "Drift", "D3", 1))),
        (173, (Purchase("IC", 1, "Drift"), Purchase("IU", 1, "Drift"))),
        (155, (Purchase("IC", 1, "Drift"), Purchase("GOV", 1, "Drift"))),
        (143, (Purchase("ARMOR", 1, "Drift"), Purchase("IU", 3, "Drift"))),
        (124, (Purchase("IC", 1, "Drift"),)),
    ),
}


def openings(
    scenario: Scenario, position: Position, seat: str, tables: StaticTables
) -> Sequence[tuple[float, tuple[Command, ...]]]:
    """The first turns of a seat with their shares, adding up to 1; none if the scenario has none."""
    if position != scenario.setup:
        return ()
    known = OPENINGS.get(name_of(scenario), ())
    total = sum(share for share, _ in known)
    there = {rank: tile for tile, rank in tables.ranks[seat].items()}
    first = tables.ranks[scenario.players[0]]
    turned = {tile: there[rank] for tile, rank in first.items()}
    return [(share / total, tuple(_turned(each, turned) for each in plan)) for share, plan in known]


def _turned(command: Command, tiles: Mapping[str, str]) -> Command:
    """A command of the first seat as another seat gives it, which sees the same board from its own side."""
    match command:
        case Purchase():
            return replace(command, tile=tiles[command.tile])
        case Move():
            return replace(command, start=tiles[command.start], destination=tiles[command.destination])
    return command


def name_of(scenario: Scenario) -> str:
    """A name of what counts for openings, the same for two scenarios only if all of it is."""
    objective = scenario.objective
    setup = {
        tile: sorted([*piece, number] for piece, number in stack.items()) for tile, stack in scenario.setup.items()
    }
    prices = {name: item.cost for name, item in scenario.catalog.items.items() if not item.effect}
    whole = {
        "board": {tile: sorted(near) for tile, near in scenario.board.neighbours.items()},
        "setup": setup,
        "money": dict(scenario.bankroll),
        "prices": prices,
        "objective": [objective.kind, objective.number, objective.territory],
    }
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:12]
