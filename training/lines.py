"""How to play the first turns of a scenario of Rozz for two: `python -m training.lines SCENARIO GAMES SEED FILE`.

A round of double oracle. FILE holds lines, each a list of turns, which are lists of commands. If FILE does not
exist, it is made from games of level 4 against itself. The lines are played against each other, level 4 at full
strength plays each game to its end, and regret matching on the table of results says how often to play each line. The
results are kept beside FILE. Prints rows for `rozz/engine/rozz/ai/openings.py`. Then `training.repeated_wins` finds
lines that beat the new book; add them to FILE, and repeat. A game takes about ten seconds.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

from rozz.engine.ai.levels import LEVELS
from rozz.engine.rozz.ai.evaluator import RozzEvaluator
from rozz.engine.rozz.ai.openings import Plan, turned
from training.openings import fill
from training.opponents import ranks_of
from training.scripted_games import Player, play_game, scenario_named

#: How many turns a line has, and how many games are played for lines if there are none.
TURNS, FIRST = 4, 20

Line = tuple[Plan, ...]


def as_first(rules: Any, scenario: Any, line: Line, seat: str) -> Line:
    """A line of either seat as the first seat would play it."""
    ranks = ranks_of(rules, scenario)
    return tuple(turned(plan, ranks[seat], ranks[scenario.players[0]]) for plan in line)


def game(rules: Any, scenario: Any, mine: Line, theirs: Line, key: str, is_swapped: bool) -> float:
    """The score of a line against another; swapped, it is played by the second seat."""
    one, two = scenario.players
    ranks = ranks_of(rules, scenario)
    first, second = (theirs, mine) if is_swapped else (mine, theirs)
    players = {
        one: Player(LEVELS[4], RozzEvaluator(), first),
        two: Player(LEVELS[4], RozzEvaluator(), tuple(turned(plan, ranks[one], ranks[two]) for plan in second)),
    }
    return play_game(rules, scenario, players, key.encode()).score(two if is_swapped else one)


def self_played(rules: Any, scenario: Any, seed: str) -> list[Line]:
    """What both seats did first in some games of level 4 with itself."""
    found: dict[Line, None] = {}
    for number in range(FIRST):
        players = {seat: Player(LEVELS[4], RozzEvaluator()) for seat in scenario.players}
        given = play_game(rules, scenario, players, f"{seed} first {number}".encode()).given
        for seat, plans in given.items():
            found[as_first(rules, scenario, tuple(plans[:TURNS]), seat)] = None
    return list(found)


def main(name: str, games: int, seed: str, file: str) -> None:
    """Play until there are `games` games, and print the shares."""
    rules, scenario = scenario_named(name)
    path = Path(file)
    if not path.exists():
        made = self_played(rules, scenario, seed)
        path.write_text(json.dumps([[[rules.write(each) for each in plan] for plan in line] for line in made]))
    lines: list[Line] = [
        tuple(tuple(rules.parse(scenario, text)[0] for text in plan) for plan in line)
        for line in json.loads(path.read_text())
    ]
    fill(lines, games, seed, path.with_suffix(".results"), partial(game, rules, scenario))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4])
