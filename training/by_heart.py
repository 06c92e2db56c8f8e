"""How often level 4 loses to somebody who remembers: `python -m training.by_heart SCENARIO GAMES REPLAYS SEED [LEVEL]`.

Level 4 plays against itself and against level 3.  From each game that it lost, the opponent's first four turns are
given again in new games, and after them the hint, which is what level 4 would do.  A game takes some ten seconds.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rozz import library
from rozz.cli.arena import LONGEST
from rozz.engine.ai.evaluator import Plan
from rozz.engine.ai.levels import LEVELS, Level
from rozz.engine.ai.think import think
from rozz.engine.dice import Keyed

#: How many turns are remembered.
REMEMBERED = 4


@dataclass(frozen=True)
class Line:
    """What somebody remembers of a game that was won: the seat and its first turns."""

    seat: str
    plans: tuple[Plan, ...]


def played(
    name: str, levels: Mapping[str, Level], key: bytes, line: Line | None = None
) -> tuple[tuple[str, ...], Mapping[str, Sequence[Plan]]]:
    """The winners of a game and all that was given; the seat of `line` gives what it remembers first."""
    game = str(library.scenario_of_any_game(name)["game"])
    rules = library.game(game)
    minds = {seat: library.mind(game) for seat in levels}
    state = rules.begin(rules.read(library.scenario_mapping(name, game)), Keyed(key, "begin"))
    given: dict[str, list[Plan]] = {seat: [] for seat in levels}
    number = 0
    while (moment := rules.moment(state)) is not None and number < LONGEST:
        orders = {}
        for seat in moment.seats:
            if line is not None and seat == line.seat and number < len(line.plans):
                orders[seat] = _fitting(rules, state, seat, line.plans[number])
            else:
                orders[seat] = think(rules, minds[seat], state, seat, levels[seat], key).commands
            given[seat].append(orders[seat])
        number += 1
        state = rules.after(state, orders, Keyed(key, f"moment {number}"))
    outcome = rules.outcome(state)
    return (outcome.winners if outcome else ()), given


def _fitting(rules: Any, state: Any, seat: str, plan: Plan) -> Plan:
    """The commands of a plan that are legal here, one after the other."""
    fit: Plan = ()
    for command in plan:
        if all(verdict.is_done for verdict in rules.judge(state, seat, (*fit, command))):
            fit = (*fit, command)
    return fit or tuple(rules.default(state, seat))


def lost(name: str, games: int, seed: str, level: int = 4) -> list[Line]:
    """The first turns of everybody who won against the level."""
    rules = library.game(str(library.scenario_of_any_game(name)["game"]))
    scenario = rules.read(library.scenario_mapping(name, rules.name))
    one, two = (seat.colour for seat in rules.seats(scenario))
    found = []
    for number in range(games):
        mine, other = (one, two) if number % 2 else (two, one)
        levels = {mine: LEVELS[level], other: LEVELS[max(1, level - (number // 2) % 2)]}
        winners, given = played(name, levels, f"{seed} {number}".encode())
        if winners == (other,):
            found.append(Line(other, tuple(given[other][:REMEMBERED])))
    return found


def main(name: str, games: int, replays: int, seed: str, level: int = 4) -> None:
    """Play, replay, and print how often each line won again."""
    lines = lost(name, games, seed, level)
    print(f"{name}, level {level}, seed {seed}: {len(lines)} of {games} games lost")
    won = 0
    for number, line in enumerate(lines):
        again = 0
        for replay in range(replays):
            rules = library.game(str(library.scenario_of_any_game(name)["game"]))
            seats = [seat.colour for seat in rules.seats(rules.read(library.scenario_mapping(name, rules.name)))]
            levels = dict.fromkeys(seats, LEVELS[level])
            winners, _ = played(name, levels, f"{seed} {number} again {replay}".encode(), line)
            again += winners == (line.seat,)
        won += again
        texts = " / ".join("; ".join(map(rules.write, plan)) for plan in line.plans)
        print(f"{again} of {replays}: {line.seat} {texts}")
    total = len(lines) * replays
    print(f"by heart: {won} of {total}" + (f", {100 * won / total:.0f} %" if total else ""))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], *map(int, sys.argv[5:6]))
