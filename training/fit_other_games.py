"""Fit the features of RosenKreuz, Ozymandia and Simultaneous Risk to games of noisy computer players.

`python -m training.fit_other_games GAME SCENARIO GAMES SEED`. A logistic regression on the difference of both sides'
features at every move of games with a winner. The output is a proposal: it is smoothed by hand, and a match against the
previous weights decides.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import exp, sqrt
from random import Random
from typing import Any

from rozz import game_extras, library
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.think import think
from rozz.engine.areas.ai import features as of_areas
from rozz.engine.dice import NO_DICE, KeyedDice
from rozz.engine.rosenkreuz.model.sides import SEATS
from rozz.engine.rosenkreuz.model.squares import BLACK_SQUARES

#: The fraction of random moves, for many kinds of positions; and the turn after which nobody has won.
SLIPS, LONGEST = 0.1, 60
ROUNDS, RIDGE = 300, 0.002

#: A row of features: those of the first seat minus the second's.
Features = Callable[[Any], Sequence[float]]
KREUZ_NAMES = (
    *(f"rarer {number}" for number in range(9)),
    *(f"home {rank}" for rank in range(1, 9)),
    *(f"abroad {rank}" for rank in range(1, 9)),
    *(f"file {file}" for file in range(1, 5)),
    "move",
)


def areas_features(state: Any) -> list[float]:
    """The features of Ozymandia and Simultaneous Risk."""
    one, other = of_areas.features(state)
    return [mine - theirs for mine, theirs in zip(one, other, strict=True)]


def kreuz_features(state: Any) -> list[float]:
    """The features of RosenKreuz: pieces of the rarer color, the place of every piece, and whose move it is."""
    row = dict.fromkeys(KREUZ_NAMES, 0.0)
    sets = state.position.seen_by(SEATS[0]).boards
    for sign, black, white in ((1, sets[0], sets[1]), (-1, sets[2], sets[3])):
        row[f"rarer {min(black.bit_count(), white.bit_count())}"] += sign
        for many, ground in ((black, BLACK_SQUARES), (white, ~BLACK_SQUARES)):
            for place in (place for place in range(64) if many >> place & 1):
                rank, file = divmod(place, 8)
                row[f"{'home' if ground >> place & 1 else 'abroad'} {rank + 1 if sign > 0 else 8 - rank}"] += sign
                row[f"file {min(file, 7 - file) + 1}"] += sign
    row["move"] = 1.0 if state.position.to_move == SEATS[0] else -1.0
    return list(row.values())


def samples(
    game: str, name: str, games: int, seed: int, features: Features, work: int | None = None
) -> list[tuple[Sequence[float], float]]:
    """The positions of a number of games, and whether the first seat won; `work` per move, by default level 3's."""
    rules, found = library.game(game), []
    scenario = rules.read(library.scenario_mapping(name, game))
    level = replace(LEVELS[3], looseness=0.02)
    for number in range(games):
        chance, key = Random(f"{seed} {number}"), f"{seed} {number}".encode()
        state, rows, mind = rules.begin(scenario, KeyedDice(key, "begin")), [], game_extras.evaluator(game)
        while mind and (moment := rules.moment(state)) and moment.turn <= 2 * LONGEST:
            orders = {}
            for seat in moment.seats:
                plans = mind.plans(state, seat, 20, NO_DICE)
                orders[seat] = chance.choice(plans)
                if chance.random() >= SLIPS:
                    orders[seat] = think(rules, mind, state, seat, level, key, work).commands
            state = rules.next_state(state, orders, NO_DICE)
            if rules.outcome(state) is None and moment.name != "set-up":
                rows.append(features(state))
        outcome = rules.outcome(state)
        if outcome and outcome.winners:
            won = float(outcome.winners[0] == rules.seats(scenario)[0].colour)
            found += [(row, won) for row in rows]
    return found


def fitted(found: Sequence[tuple[Sequence[float], float]]) -> list[float]:
    """The weights that rate the winners highest, by steepest descent, each feature scaled by its spread."""
    width, number = len(found[0][0]), len(found)
    spread = [sqrt(sum(row[place] ** 2 for row, _ in found) / number) or 1.0 for place in range(width)]
    rows = [([value / scale for value, scale in zip(row, spread, strict=True)], won) for row, won in found]
    weights, squares = [0.0] * width, [1e-8] * width
    for _ in range(ROUNDS):
        slope = [RIDGE * weight for weight in weights]
        for row, won in rows:
            miss = (1 / (1 + exp(-sum(map(float.__mul__, weights, row)))) - won) / number
            for place, value in enumerate(row):
                slope[place] += miss * value
        for place, steep in enumerate(slope):
            squares[place] += steep * steep
            weights[place] -= 0.2 * steep / sqrt(squares[place])
    return [weight / scale for weight, scale in zip(weights, spread, strict=True)]


def main(game: str, name: str, games: int, seed: int) -> None:
    """Play, fit, and print."""
    names, features = (KREUZ_NAMES, kreuz_features) if game == "rosenkreuz" else (of_areas.NAMES, areas_features)
    found = samples(game, name, games, seed, features)
    print(f"{game} {name}, {games} games, seed {seed}: {len(found)} positions")
    for each, weight in zip(names, fitted(found) if found else (), strict=True):
        print(f"{each:<14}{weight:8.2f}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
