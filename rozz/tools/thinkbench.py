"""`rozz bench --think`: how many positions a second computer players weigh, and how long a turn of each level takes.

The positions come from games of level 1 against itself; the processor's time is counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time
from typing import Any

from rozz import library
from rozz.engine.bots.levels import LEVELS, TABLE
from rozz.engine.bots.thinking import think
from rozz.engine.dice import Keyed

#: What is measured: the first scenario of each game, and of Rozz the smallest, the usual and the largest.
MEASURED = ("basic-training", "headquarters-2", "headquarters-6", "grand-6", "rosenkreuz", "standard")
KEY = b"think bench"
#: Positions of a match that are thought about, by the number of moments before them.
LOOKED_AT = (0, 4, 8, 12)


@dataclass(frozen=True)
class Took:
    """What thinking about some positions took."""

    evaluations: int
    seconds: float
    slowest: float
    turns: int

    def line(self, name: str, level: int) -> str:
        """A line of the printed table."""
        rate = self.evaluations / self.seconds if self.seconds else 0.0
        mean = self.seconds / max(1, self.turns)
        each = self.evaluations / max(1, self.turns)
        return f"{name:<34} {level:>5} {rate:>10.0f} {each:>10.0f} {mean:>9.3f} {self.slowest:>9.3f}"


def positions(game_name: str, name: str) -> Iterator[tuple[Any, str]]:
    """States of a match of level 1 against itself, and who is asked in each."""
    rules, mind = library.game(game_name), library.mind(game_name)
    scenario = rules.read(library.scenario_mapping(name, game_name))
    state = rules.begin(scenario, Keyed(KEY, "begin"))
    for number in range(max(LOOKED_AT) + 1):
        moment = rules.moment(state)
        if moment is None:
            return
        if number in LOOKED_AT:
            yield state, moment.seats[0]
        orders = {seat: think(rules, mind, state, seat, LEVELS[1], KEY).commands for seat in moment.seats}
        state = rules.after(state, orders, Keyed(KEY, f"moment {number}"))


def measured(game_name: str, name: str, level: int) -> Took:
    """One level on the positions of one scenario."""
    rules, mind = library.game(game_name), library.mind(game_name)
    spent, times = 0, []
    for state, seat in positions(game_name, name):
        begun = process_time()
        spent += think(rules, mind, state, seat, LEVELS[level], KEY).evaluations
        times.append(process_time() - begun)
    return Took(spent, sum(times), max(times), len(times))


def main() -> int:
    """Print the table."""
    print(f"{'':<34} {'level':>5} {'weighed/s':>10} {'a turn':>10} {'seconds':>9} {'slowest':>9}")
    for game_name in library.GAMES:
        for name in library.scenario_names(game_name):
            if name in MEASURED and library.mind(game_name) is not None:
                for level in TABLE:
                    print(measured(game_name, name, level.number).line(f"{game_name}/{name}", level.number))
    return 0
