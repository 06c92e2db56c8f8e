"""`rozz bench`: how fast turns are resolved, with the `diplomacy` package measured beside it in the same run.

Neither side reads text.  Ours resolves with legality, verdicts, events and the five positions; theirs is
`Game.process()` over random legal orders.  What a search pays for a turn, `after`, has `resolve` on the same turns
beside it.  Rounds of all alternate, and the processor's time is counted and not the clock's, so that a noisy machine
disturbs all alike and little.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from benchmarks import perftbench
from rozz import library
from rozz.cli import random_play
from rozz.engine.boards.hexes import DIRECTIONS
from rozz.engine.dice import NO_DICE
from rozz.engine.rozz.legality import admit
from rozz.engine.rozz.model.commands import Command
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State, opening
from rozz.engine.rozz.resolution.turn import after, resolve

COLOURS = ("RED", "BLUE", "GREEN", "GOLD", "VIOLET", "GREY")
COMMANDS = 4
SAMPLES = 60
#: What a search is measured on: positions of this scenario, and so many plans of each of its two seats.
SEARCHED = "headquarters-2"
MATRICES = 12
PLANS = 8
ROUNDS = 9

Batch = tuple[int, float]


@dataclass(frozen=True)
class Row:
    """What was measured: microseconds per command, or per turn where a turn is one, of each round."""

    name: str
    microseconds: tuple[float, ...]
    commands_a_turn: float

    @property
    def middle(self) -> float:
        """The median of the rounds."""
        return median(self.microseconds)

    def line(self) -> str:
        """A line of the printed table."""
        turns = 1e6 / (self.middle * self.commands_a_turn)
        commands = f"{1e6 / self.middle:12.0f}" if self.commands_a_turn > 1 else " " * 12
        spread = f"{min(self.microseconds):7.2f} – {max(self.microseconds):.2f}"
        return f"{self.name:<44} {self.middle:9.2f} {spread:>20} {commands} {turns:10.0f}"


def scenario(tiles: int) -> Scenario:
    """Six players on a board of 7 tiles, or of 37 territories (259 tiles)."""
    territories = {"Home": {"at": [0, 0], "prefix": "T0"}} if tiles == 7 else _hexagon(3)
    written = {
        "game": "rozz",
        "name": f"bench {tiles}",
        "board": {"territories": _lettered(list(territories.values()))},
        "players": list(COLOURS),
        "objective": {"turns": 1000},
        "commands": COMMANDS,
        "setup": {"Taa": {"neutral": {"IU": 1}}},
    }
    from rozz.engine.rozz.reading.scenario_reading import read_scenario
    from rozz.engine.validation import PathValue

    return read_scenario(
        PathValue(written),
        library.shipped("catalogs/standard"),
        library.board_mapping,
        start=PathValue(written["setup"]),
    )


def _hexagon(radius: int) -> dict[str, Any]:
    """The flowers of a hexagon of flowers: 1, 7, 19 or 37 of them."""
    found = [(0, 0)]
    for _ in range(radius):
        for u, v in list(found):
            found += [(u + du, v + dv) for du, dv in DIRECTIONS if (u + du, v + dv) not in found]
    return {f"{u},{v}": {"at": [u, v]} for u, v in found}


def _lettered(places: Sequence[Any]) -> dict[str, Any]:
    letters = "abcdefghijklmnopqrstuvwxyz"
    named = {}
    for index, place in enumerate(places):
        prefix = f"T{letters[index // 26]}{letters[index % 26]}"
        named[prefix] = {"at": place["at"], "prefix": f"X{letters[index // 26]}{letters[index % 26]}"}
    return named


def samples(on: Scenario, chance: Random) -> list[tuple[State, dict[str, tuple[Command, ...]]]]:
    """Positions with the same pieces and commands, all within the seven tiles of the first territory."""
    home = next(iter(on.board.territories.values()))
    small = scenario(7)
    translated = dict(zip(next(iter(small.board.territories.values())), home, strict=True))
    drawn = []
    for _ in range(SAMPLES):
        position: dict[str, dict[Piece, int]] = {}
        for seat, tile in zip(COLOURS, translated, strict=False):
            position[tile] = {
                Piece(seat, "INF"): chance.randint(4, 9),
                Piece(seat, "ARMOR"): 2,
                Piece(seat, "JET"): 1,
                Piece("neutral", "SRNUKE"): 1,
                Piece("neutral", "PATRIOT"): chance.randint(0, 1) + 1,
            }
        state = opening(small, position, dict.fromkeys(COLOURS, 200))
        drawn.append((state, random_play.orders(state, chance)))
    return [(_placed(on, state, translated), _translated(orders, translated)) for state, orders in drawn]


def _placed(on: Scenario, state: State, translated: dict[str, str]) -> State:
    return opening(on, {translated[tile]: stack for tile, stack in state.position.items()}, state.money)


def _translated(orders: dict[str, tuple[Command, ...]], translated: dict[str, str]) -> dict[str, tuple[Command, ...]]:
    from dataclasses import fields

    def moved(command: Any) -> Any:
        tiles = {
            each.name: translated[getattr(command, each.name)]
            for each in fields(command)
            if getattr(command, each.name) in translated and each.name in ("tile", "start", "destination")
        }
        return replace(command, **tiles)

    return {seat: tuple(moved(command) for command in commands) for seat, commands in orders.items()}


def our_batch(drawn: list[tuple[State, dict[str, tuple[Command, ...]]]]) -> Batch:
    """(commands, seconds) of resolving every sample once, on states that nothing was asked of before."""
    number = sum(len(commands) for _, orders in drawn for commands in orders.values())
    fresh = [(replace(state), orders) for state, orders in drawn]
    begun = process_time()
    for state, orders in fresh:
        resolve(state, orders)
    return number, process_time() - begun


@dataclass(frozen=True)
class Matrix:
    """A position and some plans of each of two seats: what a search looks at, every plan against every other."""

    state: State
    plans: Mapping[str, tuple[tuple[Command, ...], ...]]

    def cells(self, plans: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
        """One plan of each seat, in all combinations."""
        return (dict(zip(plans, chosen, strict=True)) for chosen in product(*plans.values()))


def matrices(chance: Random) -> list[Matrix]:
    """Positions of random play with plans drawn as random play draws them."""
    game = library.game("rozz")
    start = game.begin(game.read(library.scenario_mapping(SEARCHED)), NO_DICE)
    states = [turn.before for _ in range(4) for turn in random_play.play(start, 30, chance)]
    return [
        Matrix(
            state,
            {
                seat: tuple(random_play.commands(state, seat, chance) for _ in range(PLANS))
                for seat in state.scenario.players
            },
        )
        for state in chance.sample(states, MATRICES)
    ]


def resolved_batch(drawn: list[Matrix]) -> Batch:
    """(turns, seconds) of resolving every cell; putting it together is counted, as it is of a search."""
    number = 0
    begun = process_time()
    for matrix in drawn:
        for cell in matrix.cells(matrix.plans):
            resolve(matrix.state, cell)
            number += 1
    return number, process_time() - begun


def searched_batch(drawn: list[Matrix]) -> Batch:
    """(turns, seconds) of playing every cell with `after`, each plan admitted once; admitting is counted."""
    number = 0
    begun = process_time()
    for matrix in drawn:
        state = matrix.state
        admitted = {seat: [admit(state, seat, plan) for plan in plans] for seat, plans in matrix.plans.items()}
        for cell in matrix.cells(admitted):
            after(state, cell)
            number += 1
    return number, process_time() - begun


def diplomacy_batches(chance: Random) -> Callable[[], Batch] | None:
    """A function that processes one phase of a standard game after another, or None without the package."""
    try:
        from diplomacy import Game
    except ImportError:
        return None
    games = [Game()]

    def batch() -> Batch:
        orders = seconds = 0.0
        for _ in range(12):
            game = games[-1]
            if game.is_game_done:
                games.append(Game())
                game = games[-1]
            possible = game.get_all_possible_orders()
            for power in game.powers:
                chosen = [
                    chance.choice(possible[place]) for place in game.get_orderable_locations(power) if possible[place]
                ]
                game.set_orders(power, chosen)
                orders += len(chosen)
            begun = process_time()
            game.process()
            seconds += process_time() - begun
        return int(orders), seconds

    return batch


def engine(seconds: float) -> list[str]:
    """The printed table of the engine."""
    chance = Random(1)
    boards = {tiles: samples(scenario(tiles), Random(7)) for tiles in (7, 259)}
    theirs = diplomacy_batches(chance)
    drawn = matrices(Random(3))
    timed: dict[str, list[float]] = {}
    until = perf_counter() + seconds
    rounds = 0
    while rounds < ROUNDS or perf_counter() < until:
        batches: dict[str, Batch] = {
            f"rozz, 6 players, {tiles} tiles": our_batch(drawn) for tiles, drawn in boards.items()
        }
        batches[f"{SEARCHED}, resolve, a turn"] = resolved_batch(drawn)
        batches[f"{SEARCHED}, after, a turn of a search"] = searched_batch(drawn)
        if theirs:
            batches["diplomacy, Game.process(), 7 powers"] = theirs()
        for name, (number, took) in batches.items():
            if number:
                timed.setdefault(name, []).append(1e6 * took / number)
        rounds += 1
    many = {"rozz": 6 * COMMANDS, "diplomacy": 22}
    rows = [Row(name, tuple(times[1:]), many.get(name.split(",")[0], 1)) for name, times in timed.items()]
    lines = [
        f"{'':<44} {'µs each':>9} {'least – most':>20} {'commands/s':>12} {'turns/s':>10}",
        *(row.line() for row in rows),
    ]
    small, large, told, silent = (row.middle for row in rows[:4])
    lines.append(f"259 tiles : 7 tiles, per command: {large / small:.2f} (to reach: at most 1.50)")
    lines.append(f"{SEARCHED}, resolve : after, a turn: {told / silent:.2f} (to reach: at least 3.00)")
    if theirs:
        lines.append(
            f"rozz on 259 tiles : diplomacy, per command: {large / rows[-1].middle:.2f} (to reach: at most 0.40)"
        )
    else:
        lines.append("diplomacy is not installed (`make bench` does it): only ours was measured")
    return lines


def main(chosen: argparse.Namespace) -> int:
    """Print what was asked for."""
    print("\n".join(engine(chosen.seconds)))
    print("\n".join(perftbench.lines()))
    # It measures itself against the same package as this module, which it takes from here.
    from benchmarks import ozzbench

    print("\n".join(ozzbench.lines()))
    return 0
