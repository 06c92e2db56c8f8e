"""How often level 4 loses to a player who repeats what beat it before.

`python -m training.repeated_wins SCENARIO GAMES REPLAYS SEED [LEVEL] [plain] [keep]`. Level 4 plays against itself,
against the level below, and against opponents that begin in one of fourteen ways and go on as it does itself. The
opponent's first four turns of each game that it lost are played again in new games, followed by the hint, which is what
level 4 would do. The best of these lines is then played eight times with fresh seeds. `plain` measures level 4 without
varied first turns. With `keep`, the lines that won at least half of their new games become exploiters of the league.
This works only against level 4 of Rozz as it is.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rozz import game_extras
from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.version import COMPUTER_VERSION
from rozz.engine.game import Plan
from training import frozen_versions, opponents
from training.lines import as_first
from training.openings import as_second, first_plans
from training.scripted_games import EvaluatorWithoutOpenings, Player, play_game, scenario_named

#: How many turns are remembered.
REMEMBERED = 4
#: How many more games the best line gets.
MORE = 8


@dataclass(frozen=True)
class Line:
    """What the winner of a game remembers: the seat and its first turns."""

    seat: str
    plans: tuple[Plan, ...]


@dataclass(frozen=True)
class Trial:
    """A level to beat in a scenario for two; `is_plain`: without varied first turns."""

    name: str
    seed: str
    level: int = 4
    is_plain: bool = False

    def mind(self, game: str) -> Evaluator | None:
        """The evaluator of both players."""
        return EvaluatorWithoutOpenings() if self.is_plain else game_extras.evaluator(game)

    def lost(self, games: int) -> list[Line]:
        """The first turns of all opponents who won."""
        rules, scenario = scenario_named(self.name)
        one, two = (seat.colour for seat in rules.seats(scenario))
        ways = _ways(rules, scenario)
        found = []
        for number in range(games):
            mine, other = (one, two) if number % 2 else (two, one)
            pair = number // 2
            level = self.level
            given: tuple[Plan, ...] = ()
            if pair % 3 == 1:
                level = max(1, self.level - 1)
            elif pair % 3 == 2 and ways:
                given = (ways[pair // 3 % len(ways)][other == two],)
            players = {
                mine: Player(LEVELS[self.level], self.mind(rules.name)),
                other: Player(LEVELS[level], self.mind(rules.name), given),
            }
            game = play_game(rules, scenario, players, f"{self.seed} {number}".encode())
            if game.score(other) == 1:
                found.append(Line(other, tuple(game.given[other][:REMEMBERED])))
        return found

    def again(self, line: Line, number: int, replays: int, first: int = 0) -> float:
        """How often a line wins when it is played again."""
        rules, scenario = scenario_named(self.name)
        won = 0.0
        for replay in range(first, first + replays):
            players = {
                seat.colour: Player(
                    LEVELS[self.level], self.mind(rules.name), line.plans if seat.colour == line.seat else ()
                )
                for seat in rules.seats(scenario)
            }
            won += play_game(rules, scenario, players, f"{self.seed} {number} again {replay}".encode()).score(line.seat)
        return won


def _ways(rules: Any, scenario: Any) -> Sequence[tuple[Plan, Plan]]:
    """Ways to begin, for the first seat and for the second; none in games other than Rozz."""
    if rules.name != "rozz":
        return ()
    return [(plan, as_second(rules, scenario, plan)) for plan in first_plans(rules, scenario)]


def main(trial: Trial, games: int, replays: int) -> list[tuple[Line, float]]:
    """Play, replay, and print how often each line won again. Returns the lines that won at least half of them."""
    rules, _ = scenario_named(trial.name)
    lines = trial.lost(games)
    print(f"{trial.name}, level {trial.level}, seed {trial.seed}: {len(lines)} of {games} games lost", flush=True)
    won = []
    for number, line in enumerate(lines):
        won.append(trial.again(line, number, replays))
        texts = " / ".join("; ".join(map(rules.write, plan)) for plan in line.plans)
        print(f"{won[-1]:g} of {replays}: {line.seat} {texts}", flush=True)
    if lines:
        total = len(lines) * replays
        print(f"by heart: {sum(won):g} of {total}, {100 * sum(won) / total:.0f} %", flush=True)
        best = max(range(len(lines)), key=won.__getitem__)
        print(f"the best line, with fresh seeds: {trial.again(lines[best], best, MORE, replays):g} of {MORE}")
    return [(line, times) for line, times in zip(lines, won, strict=True) if 2 * times >= replays]


def keep(trial: Trial, strong: Sequence[tuple[Line, float]], replays: int) -> None:
    """Make exploiters of lines that won, and say which ones."""
    rules, scenario = scenario_named(trial.name)
    for line, won in strong:
        mine = as_first(rules, scenario, line.plans, line.seat)
        found = {"version": COMPUTER_VERSION, "seed": trial.seed, "won": won, "games": replays}
        is_added = opponents.keep(trial.name, mine, found)
        print(f"{'kept' if is_added else 'not kept'}: {frozen_versions.written(mine)}")


@dataclass(frozen=True)
class Search:
    """The arguments: how many games, how often their lines are played again, and whether the best are kept."""

    trial: Trial
    games: int
    replays: int
    keeps: bool


def parse_arguments(arguments: Sequence[str]) -> Search:
    """The arguments. Invalid ones end the program."""
    parser = argparse.ArgumentParser(prog="python -m training.repeated_wins", description=__doc__.partition("\n")[0])
    parser.add_argument("scenario")
    parser.add_argument("games", type=int)
    parser.add_argument("replays", type=int)
    parser.add_argument("seed")
    parser.add_argument("options", nargs="*", help="a level to beat, plain, keep")
    chosen = parser.parse_args(arguments)
    levels = {str(level): level for level in LEVELS}
    if unknown := set(chosen.options) - {*levels, "plain", "keep"}:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    level = next((levels[option] for option in chosen.options if option in levels), frozen_versions.STRONGEST)
    trial = Trial(chosen.scenario, chosen.seed, level, "plain" in chosen.options)
    keeps = "keep" in chosen.options
    rules, _ = scenario_named(trial.name)
    if keeps and (rules.name != "rozz" or trial.level != frozen_versions.STRONGEST or trial.is_plain):
        parser.error("only lines that beat level 4 of Rozz as it is can be kept")
    return Search(trial, chosen.games, chosen.replays, keeps)


if __name__ == "__main__":
    search = parse_arguments(sys.argv[1:])
    winners = main(search.trial, search.games, search.replays)
    if search.keeps:
        keep(search.trial, winners, search.replays)
