"""A league of unlike players: `python -m training.league SCENARIO GAMES SEED FILE [HERO ...]`.

Each hero (by default level 4 as it is, and as it was without dangers) plays GAMES games against each opponent, half of
them in either seat, from random openings of 0 to 4 turns. The results are kept in FILE, so a run can be continued; the
table of scores is printed. Accept new weights if they score better against the league as a whole, and if no opponent
scores more than 55 % against them. Only for scenarios of Rozz for two.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from rozz.cli.random_play import commands
from rozz.engine.ai.evaluator import Plan
from rozz.engine.ai.levels import LEVELS, Level
from rozz.engine.ai.search.beam_search import grown
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.dice import NO_DICE
from rozz.engine.puzzles.proof import whole
from rozz.engine.rozz.ai.evaluator import RozzEvaluator
from rozz.engine.rozz.ai.weights import WEIGHTS
from training.scripted_games import Plain, Player, played, scenario_named

#: By opponent: the weights that differ from level 4's before dangers were counted.
STYLES: Mapping[str, Mapping[str, float]] = {
    "before": {},
    "banker": {"income": 1.3, "works_near": 0.7},
    "rusher": {"front": 0.35, "spear": 0.4, "exposed_foot": -1.3},
    "missileer": {"aim_price": 0.4, "blasting": 0.3, "aim_foot": 0.2},
    "disarmed": {"aim_price": 0.05, "aim_foot": 0.02, "income": 1.1},
    "turtle": {"garrison": 0.35, "shield": 0.5, "traps": 0.9, "exposed_foot": -3.2},
    "tanker": {"heavy": 1.8, "spear": 0.4},
    "walker": {"foot": 0.4, "land": 0.8},
}
#: The level that finds openings, the most kinds of plans, and how much worse than the best they may be.
WIDE = replace(LEVELS[4], work=900, candidates=36)
KINDS, MARGIN = 14, 0.1
LONGEST_OPENING = 4


def styled(style: Mapping[str, float], kind: str) -> RozzEvaluator:
    """The evaluator of an opponent."""
    return RozzEvaluator({**WEIGHTS, kind: {**WEIGHTS[kind], **style}}, duels={})


def opponent(name: str, kind: str) -> Player:
    """An opponent by its name: a style, `level N`, or `loose`."""
    if name.startswith("level "):
        return Player(LEVELS[int(name[6:])], Plain(duels={}))
    if name == "loose":
        return Player(replace(LEVELS[4], rows=0, looseness=0.03), Plain(duels={}))
    return Player(LEVELS[4], styled(STYLES[name], kind))


def hero(name: str) -> Player:
    """Level 4 as it is (`now`), or without dangers (`before`)."""
    return Player(LEVELS[4], RozzEvaluator() if name == "now" else RozzEvaluator(duels={}))


def opening(rules: Any, scenario: Any, turns: int, seed: str) -> dict[str, list[Plan]]:
    """First turns of both seats: random choices among good plans of different kinds, or random commands."""
    chance, state = Random(seed), rules.begin(scenario, NO_DICE)
    given: dict[str, list[Plan]] = {seat: [] for seat in scenario.players}
    for _ in range(turns):
        if (moment := rules.moment(state)) is None:
            break
        orders = {seat: _any_good(rules, state, moment, seat, WIDE, chance) for seat in moment.seats}
        for seat, plan in orders.items():
            given[seat].append(plan)
        state = rules.after(state, orders, NO_DICE)
    return given


def _any_good(rules: Any, state: Any, moment: Any, seat: str, level: Level, chance: Random) -> Plan:
    mind = RozzEvaluator(duels={})
    context = SearchContext(rules, mind, state, moment, seat, level, b"opening", level.work)
    still = {each: rules.default(state, each) for each in moment.seats if each != seat}
    found: dict[Any, Plan] = {}
    scored = whole(grown(context, seat, ((1.0, still),), 8, level.candidates))
    for each in scored:
        if each.value >= scored[0].value - MARGIN and context.is_legal(each.plan):
            found.setdefault(mind.kind(each.plan), each.plan)
    return chance.choice(list(found.values())[:KINDS]) if found else commands(state, seat, chance)


def main(name: str, games: int, seed: str, file: str, heroes: tuple[str, ...]) -> None:
    """Play what is missing, and print the table."""
    rules, scenario = scenario_named(name)
    kind, seats = scenario.objective.kind, scenario.players
    names = (*STYLES, "level 3", "loose")
    path = Path(file)
    lines = path.read_text().splitlines() if path.exists() else []
    scores = {(mine, other, number): score for mine, other, number, score in map(json.loads, lines)}
    for number in range(games):
        pair = f"{seed} {number // 2}"
        given: dict[str, list[Plan]] | None = None
        for mine in heroes:
            for other in names:
                if (mine, other, number) in scores:
                    continue
                given = given or opening(rules, scenario, number // 2 % (LONGEST_OPENING + 1), pair)
                seat, foe = seats[number % 2], seats[1 - number % 2]
                players = {
                    seat: replace(hero(mine), given=tuple(given[seat])),
                    foe: replace(opponent(other, kind), given=tuple(given[foe])),
                }
                score = scores[mine, other, number] = played(rules, scenario, players, pair.encode()).score(seat)
                with path.open("a") as kept:
                    kept.write(json.dumps([mine, other, number, score]) + "\n")
    for mine in heroes:
        row = {other: sum(scores[mine, other, number] for number in range(games)) / games for other in names}
        print(mine, *(f"{other} {100 * score:.0f} %" for other, score in row.items()), sep=", ")
        print(f"{mine}, all: {100 * sum(row.values()) / len(row):.0f} %")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4], tuple(sys.argv[5:]) or ("now", "before"))
