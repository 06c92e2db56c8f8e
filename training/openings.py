"""How to begin a scenario of Rozz for two: `python -m training.openings SCENARIO GAMES SEED FILE`.

The best first plans of different kinds, by the value one turn later, play against each other. Each game is played on
by level 4 with less work, and regret matching on the table of results says how often to play each plan. The results
are kept in FILE, and continued. Prints rows for `rozz/engine/rozz/ai/openings.py`. A game takes about a second.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import Any

from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.search import regret_matching
from rozz.engine.ai.search.beam_search import examine_plans
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.dice import NO_DICE
from rozz.engine.puzzles.proof import whole
from rozz.engine.rozz.ai.evaluator import RozzEvaluator
from rozz.engine.rozz.ai.openings import Plan, turned
from training.scripted_games import Player, play_game, scenario_named

#: How many first plans are compared.
PLANS = 14
#: The players after the first turn: level 4 with a third of its work.
QUICK = replace(LEVELS[4], work=700)
#: The level that finds first plans.
WIDE = replace(LEVELS[4], work=100_000, candidates=80)
#: How many drawn games are added to each cell of the table.
EVEN = 3
#: How strongly cells with few games are preferred, and the percentage of games chosen by the shares alone.
CURIOUS, DRAWN = 0.45, 35
#: Plans with a smaller share, in thousandths, are left out.
LEAST = 30


#: Plays an entry against another with a key for the chance; swapped, the second seat has the first entry.
Play = Callable[[Any, Any, str, bool], float]


@dataclass
class Table:
    """The results of first plans against each other, as the row's wins in this many games."""

    size: int
    won: dict[tuple[int, int], float] = field(default_factory=dict)
    games: dict[tuple[int, int], int] = field(default_factory=dict)

    def add(self, row: int, column: int, score: float) -> None:
        """Count a game, for both."""
        for one, two, worth in ((row, column, score), (column, row, 1 - score)):
            self.won[one, two] = self.won.get((one, two), 0.0) + worth
            self.games[one, two] = self.games.get((one, two), 0) + 1

    def mean(self, row: int, column: int) -> float:
        """What a plan is worth against another."""
        if row == column:
            return 0.5
        won, games = self.won.get((row, column), 0.0), self.games.get((row, column), 0)
        return (won + EVEN / 2) / (games + EVEN)

    def shares(self) -> list[float]:
        """How often to play each plan."""
        numbers = range(self.size)
        values = [[self.mean(row, column) for column in numbers] for row in numbers]
        return regret_matching.solve(values, [1 / self.size] * self.size, 0.0)[0]

    def next(self, shares: list[float], chance: Random) -> tuple[int, int]:
        """Two different plans to play: one drawn by the shares, and one that might do well against it."""
        column = chance.choices(range(self.size), shares)[0]
        if chance.randrange(100) < DRAWN:
            row = chance.choices(range(self.size), shares)[0]
            if row != column:
                return row, column
        games = [self.games.get((row, column), 0) for row in range(self.size)]
        spread = log(sum(games) + 3)
        hopes = [self.mean(row, column) + CURIOUS * sqrt(spread / (games[row] + 1)) for row in range(self.size)]
        return max((row for row in range(self.size) if row != column), key=lambda row: hopes[row]), column


def first_plans(rules: Any, scenario: Any, number: int = PLANS) -> list[Plan]:
    """The first seat's best plans of different kinds, against nothing and against the greedy reply, best first."""
    mind, state = RozzEvaluator(), rules.begin(scenario, NO_DICE)
    moment = rules.moment(state)
    seat, other = moment.seats
    context = SearchContext(rules, mind, state, moment, seat, WIDE, b"openings", WIDE.work)
    still = {each: rules.default_commands(state, each) for each in moment.seats}
    theirs = whole(examine_plans(context, other, ((1.0, {seat: still[seat]}),), 1, WIDE.candidates // 2))
    replies = ((1.0, {other: still[other]}), (1.0, {other: theirs[0].plan}))
    found: dict[Any, Plan] = {}
    for each in whole(examine_plans(context, seat, replies, WIDE.candidates, WIDE.candidates)):
        if context.is_legal(each.plan):
            found.setdefault(mind.plan_kind(each.plan), each.plan)
    return list(found.values())[:number]


def as_second(rules: Any, scenario: Any, plan: Plan) -> Plan:
    """A plan of the first seat as the second seat's."""
    one, two = scenario.players
    ranks = RozzEvaluator().tables(rules.begin(scenario, NO_DICE)).ranks
    return turned(plan, ranks[one], ranks[two])


def game(rules: Any, scenario: Any, mine: Plan, theirs: Plan, key: str, is_swapped: bool) -> float:
    """The score of a first plan against another; swapped, it is played by the second seat."""
    one, two = scenario.players
    plans = (theirs, mine) if is_swapped else (mine, theirs)
    players = {
        one: Player(QUICK, RozzEvaluator(), (plans[0],)),
        two: Player(QUICK, RozzEvaluator(), (as_second(rules, scenario, plans[1]),)),
    }
    return play_game(rules, scenario, players, key.encode()).score(two if is_swapped else one)


def fill(entries: Sequence[Any], games: int, seed: str, file: Path, play: Play) -> None:
    """Play entries against each other until there are `games` games, kept in a file, and print their shares."""
    table = Table(len(entries))
    done = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    for row, column, score in done:
        table.add(row, column, score)
    for number in range(len(done), games):
        row, column = table.next(table.shares(), Random(f"{seed} {number}"))
        score = play(entries[row], entries[column], f"{seed} {number}", bool(number % 2))
        table.add(row, column, score)
        with file.open("a") as kept:
            kept.write(json.dumps([row, column, score]) + "\n")
    shares = table.shares()
    for number in sorted(range(len(entries)), key=lambda each: -shares[each]):
        weight = round(1000 * shares[number])
        print("   " if weight >= LEAST else "  #", f"({weight}, {entries[number]!r}),")


def main(name: str, games: int, seed: str, file: str) -> None:
    """Play until there are `games` games, and print the shares."""
    rules, scenario = scenario_named(name)
    fill(first_plans(rules, scenario), games, seed, Path(file), partial(game, rules, scenario))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4])
