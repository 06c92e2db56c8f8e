"""`rozz bench`: the speed of resolving turns, next to the `diplomacy` package in the same run.

Neither side parses text. Ours resolves with legality, verdicts, events and the five positions; theirs is
`Game.process()` on random legal orders. `next_state`, which a search uses, is compared with `resolve` on the same
turns. Rounds alternate and processor time is measured, so that a noisy machine affects all sides equally and little.
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
from benchmarks.columns import Columns, at_least, at_most, spread
from rozz import library, shipped_files
from rozz.engine.boards.hexes import DIRECTIONS
from rozz.engine.dice import NO_DICE
from rozz.engine.rozz.legality import admit
from rozz.engine.rozz.model.commands import Command
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State, opening
from rozz.engine.rozz.resolution.turn import next_state, resolve
from rozz.ui.i18n.texts import say
from training import random_play

COLOURS = ("RED", "BLUE", "GREEN", "GOLD", "VIOLET", "GREY")
COMMANDS = 4
SAMPLES = 60
#: The search benchmark uses positions of this scenario, with this many plans for each of its two seats.
SEARCHED = "headquarters-2"
MATRICES = 12
PLANS = 8
ROUNDS = 9
COLUMNS = Columns(44, (9, 20, 12, 10))
#: A turn of `diplomacy` has about so many orders.
POWERS_ORDERS = 22

Batch = tuple[int, float]


@dataclass(frozen=True)
class Row:
    """A measurement: microseconds per command of each round, or per turn where a turn is one command."""

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
        commands = f"{1e6 / self.middle:.0f}" if self.commands_a_turn > 1 else ""
        return COLUMNS.line(self.name, f"{self.middle:.2f}", spread(self.microseconds, 2), commands, f"{turns:.0f}")


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
        shipped_files.read("catalogs/standard"),
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
    """(commands, seconds) of resolving every sample once, on states without cached results."""
    number = sum(len(commands) for _, orders in drawn for commands in orders.values())
    fresh = [(replace(state), orders) for state, orders in drawn]
    begun = process_time()
    for state, orders in fresh:
        resolve(state, orders)
    return number, process_time() - begun


@dataclass(frozen=True)
class Matrix:
    """A position with some plans of each of two seats: a search tries every plan against every other."""

    state: State
    plans: Mapping[str, tuple[tuple[Command, ...], ...]]

    def cells(self, plans: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
        """One plan of each seat, in all combinations."""
        return (dict(zip(plans, chosen, strict=True)) for chosen in product(*plans.values()))


def matrices(chance: Random) -> list[Matrix]:
    """Positions of random play with randomly drawn plans."""
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
    """(turns, seconds) of resolving every cell; combining the plans is included, as in a search."""
    number = 0
    begun = process_time()
    for matrix in drawn:
        for cell in matrix.cells(matrix.plans):
            resolve(matrix.state, cell)
            number += 1
    return number, process_time() - begun


def searched_batch(drawn: list[Matrix]) -> Batch:
    """(turns, seconds) of playing every cell with `next_state`, each plan admitted once; admitting is included."""
    number = 0
    begun = process_time()
    for matrix in drawn:
        state = matrix.state
        admitted = {seat: [admit(state, seat, plan) for plan in plans] for seat, plans in matrix.plans.items()}
        for cell in matrix.cells(admitted):
            next_state(state, cell)
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
    small_board, large_board = (samples(scenario(tiles), Random(7)) for tiles in (7, 259))
    theirs = diplomacy_batches(chance)
    drawn = matrices(Random(3))
    measured: dict[str, tuple[Callable[[], Batch], float]] = {
        say("cli-bench-tiles", tiles=7): (lambda: our_batch(small_board), len(COLOURS) * COMMANDS),
        say("cli-bench-tiles", tiles=259): (lambda: our_batch(large_board), len(COLOURS) * COMMANDS),
        say("cli-bench-resolve", scenario=SEARCHED): (lambda: resolved_batch(drawn), 1),
        say("cli-bench-after", scenario=SEARCHED): (lambda: searched_batch(drawn), 1),
    }
    if theirs:
        measured[say("cli-bench-diplomacy")] = theirs, POWERS_ORDERS
    timed: dict[str, list[float]] = {name: [] for name in measured}
    until = perf_counter() + seconds
    rounds = 0
    while rounds < ROUNDS or perf_counter() < until:
        for name, (batch, _) in measured.items():
            number, took = batch()
            if number:
                timed[name].append(1e6 * took / number)
        rounds += 1
    rows = [Row(name, tuple(timed[name][1:]), commands) for name, (_, commands) in measured.items()]
    each, between = say("cli-bench-each"), say("cli-bench-spread")
    heads = COLUMNS.line("", each, between, say("cli-bench-commands-a-second"), say("cli-bench-turns-a-second"))
    lines = [heads, *(row.line() for row in rows)]
    small, large, resolving, silent = (row.middle for row in rows[:4])
    lines.append(say("cli-bench-larger", ratio=f"{large / small:.2f}", goal=at_most(1.5)))
    faster = f"{resolving / silent:.2f}"
    lines.append(say("cli-bench-faster", scenario=SEARCHED, ratio=faster, goal=at_least(3)))
    if theirs:
        lines.append(say("cli-bench-beside", ratio=f"{large / rows[-1].middle:.2f}", goal=at_most(0.4)))
    else:
        lines.append(say("cli-bench-only-ours", package="diplomacy"))
    return lines


def main(chosen: argparse.Namespace) -> int:
    """Print what was asked for."""
    print("\n".join(engine(chosen.seconds)))
    print("\n".join(perftbench.lines()))
    # It imports the reference package from this module.
    from benchmarks import ozzbench

    print("\n".join(ozzbench.lines()))
    return 0
