"""How often level 4 loses to a player who remembers: `python -m training.by_heart SCENARIO GAMES REPLAYS SEED [LEVEL]`.

Level 4 plays against itself and against level 3.  The opponent's first four turns of each game that it lost are
played again in new games, followed by the hint, which is what level 4 would do.  A game takes some ten seconds.
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
from rozz.engine.game import Rules

#: How many turns are remembered.
REMEMBERED = 4


@dataclass(frozen=True)
class Line:
    """What the winner of a game remembers: the seat and its first turns."""

    seat: str
    plans: tuple[Plan, ...]


def scenario_named(name: str) -> tuple[Rules, Any]:
    """A scenario of any game, with the rules of that game."""
    mapping = library.scenario_of_any_game(name)
    rules = library.game(mapping["game"])
    return rules, rules.read(mapping)


def played(
    name: str, levels: Mapping[str, Level], key: bytes, line: Line | None = None
) -> tuple[tuple[str, ...], Mapping[str, Sequence[Plan]]]:
    """The winners of a game and all that was given; the seat of `line` gives what it remembers first."""
    rules, scenario = scenario_named(name)
    minds = {seat: library.mind(rules.name) for seat in levels}
    state = rules.begin(scenario, Keyed(key, "begin"))
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
    """The first turns of all opponents who won against the level."""
    rules, scenario = scenario_named(name)
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
    rules, scenario = scenario_named(name)
    levels = {seat.colour: LEVELS[level] for seat in rules.seats(scenario)}
    lines = lost(name, games, seed, level)
    print(f"{name}, level {level}, seed {seed}: {len(lines)} of {games} games lost")
    won = 0
    for number, line in enumerate(lines):
        again = 0
        for replay in range(replays):
            winners, _ = played(name, levels, f"{seed} {number} again {replay}".encode(), line)
            again += winners == (line.seat,)
        won += again
        texts = " / ".join("; ".join(map(rules.write, plan)) for plan in line.plans)
        print(f"{again} of {replays}: {line.seat} {texts}")
    total = len(lines) * replays
    print(f"by heart: {won} of {total}" + (f", {100 * won / total:.0f} %" if total else ""))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], *map(int, sys.argv[5:6]))
