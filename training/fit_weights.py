"""`rozz arena --fit`: fit the features of a position of Rozz to games of computer players.

A logistic regression: of all seats' scores at every turn, the winner's should have been the highest. Ridge: a weight
stays where it was if the games say little about it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, sqrt

from rozz import library
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.think import think
from rozz.engine.dice import NO_DICE, KeyedDice
from rozz.engine.rozz.ai.evaluator import RozzEvaluator
from rozz.engine.rozz.ai.features import NAMES, features
from rozz.engine.rozz.ai.weights import DUELS, WEIGHTS

#: The players of the games: quick, loose and forgetful, for many kinds of positions.
NOISY = replace(LEVELS[3], work=260, candidates=28, width=1, overlooked=35, looseness=0.015, nudged=0)
LONGEST = 80
ROUNDS = 400
#: How strongly weights are held at their old values, per position.
RIDGE = 0.01


@dataclass(frozen=True)
class Sample:
    """A position: the features of each seat, and each seat's final result."""

    rows: tuple[tuple[float, ...], ...]
    won: tuple[float, ...]


def samples(scenario_name: str, games: int, seed: str) -> list[Sample]:
    """The positions of a number of games between noisy players; games without a winner are left out."""
    rules, mind = library.game("rozz"), RozzEvaluator()
    scenario = rules.read(library.scenario_mapping(scenario_name))
    found: list[Sample] = []
    for number in range(games):
        key = f"{seed} {scenario_name} {number}".encode()
        dice = KeyedDice(key, "noise")
        state = rules.begin(scenario, NO_DICE)
        rows: list[tuple[tuple[float, ...], ...]] = []
        while (moment := rules.moment(state)) is not None and moment.turn <= LONGEST:
            noise = {seat: dice.draw(3, "level") for seat in moment.seats}
            levels = {seat: replace(NOISY, forecasts=min(1, noise[seat] - 1)) for seat in moment.seats}
            orders = {seat: think(rules, mind, state, seat, levels[seat], key).commands for seat in moment.seats}
            state = rules.next_state(state, orders, NO_DICE)
            if state.outcome is None:
                counted = features(state, mind.tables(state))
                rows.append(tuple(tuple(counted[seat]) for seat in scenario.players))
        outcome = rules.outcome(state)
        if outcome and outcome.winners:
            won = tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in scenario.players)
            found += [Sample(each, won) for each in rows]
    return found


def row_of(kind: str, is_duel: bool) -> Mapping[str, float]:
    """The row of an objective that is in use, between two seats or among more."""
    return DUELS.get(kind, WEIGHTS[kind]) if is_duel else WEIGHTS[kind]


def fitted(found: Sequence[Sample], begun: Mapping[str, float]) -> dict[str, float]:
    """The weights that rate the winners highest, moved from the old ones only as far as the samples require."""
    spread = _spread(found)
    names = NAMES[: len(spread)]
    start = [begun.get(name, 0.0) * scale for name, scale in zip(names, spread, strict=True)]
    rows = [
        (
            [[value / scale if scale else 0.0 for value, scale in zip(row, spread, strict=False)] for row in each.rows],
            each.won,
        )
        for each in found
    ]
    weights = list(start)
    squares = [1e-8] * len(weights)
    for _ in range(ROUNDS):
        slope = [RIDGE * (now - then) for now, then in zip(weights, start, strict=True)]
        for seats, won in rows:
            shares = _shares([sum(map(float.__mul__, weights, row)) for row in seats])
            for row, share, gain in zip(seats, shares, won, strict=True):
                miss = (share - gain) / len(rows)
                for place, value in enumerate(row):
                    slope[place] += miss * value
        for place, steep in enumerate(slope):
            squares[place] += steep * steep
            weights[place] -= 0.2 * steep / sqrt(squares[place])
    scaled = zip(names, weights, spread, strict=True)
    return {**begun, **{name: round(weight / scale, 3) for name, weight, scale in scaled if scale}}


def accuracy(found: Sequence[Sample], weights: Mapping[str, float]) -> float:
    """The fraction of samples in which the seat with the highest score has won."""
    row = [weights.get(name, 0.0) for name in NAMES]
    right = 0.0
    for each in found:
        scores = [sum(map(float.__mul__, row, seat)) for seat in each.rows]
        right += each.won[scores.index(max(scores))]
    return right / max(1, len(found))


def _shares(scores: Sequence[float]) -> list[float]:
    heights = [exp(score - max(scores)) for score in scores]
    return [height / sum(heights) for height in heights]


def _spread(found: Sequence[Sample]) -> list[float]:
    """How much each feature varies between the seats of a position: a root mean square; 0 if it never does.

    As many as all samples have: between more than two seats there are fewer.
    """
    spread = []
    for place in range(min((len(each.rows[0]) for each in found), default=0)):
        total = 0.0
        for each in found:
            values = [row[place] for row in each.rows]
            middle = sum(values) / len(values)
            total += sum((value - middle) ** 2 for value in values) / len(values)
        spread.append(sqrt(total / max(1, len(found))))
    return spread


def main(chosen: argparse.Namespace) -> int:
    """Play, fit, and print the row for `weights.py` with its origin."""
    names = chosen.scenario.split("+")
    rules = library.game("rozz")
    kinds = {rules.read(library.scenario_mapping(name)).objective.kind for name in names}
    found = [each for name in names for each in samples(name, chosen.games, str(chosen.seed))]
    kind = sorted(kinds)[0]
    before = row_of(kind, all(len(each.rows) == 2 for each in found))
    held = found[::5]
    row = fitted([each for number, each in enumerate(found) if number % 5], before)
    made = {
        "scenarios": names,
        "games": chosen.games,
        "seed": chosen.seed,
        "positions": len(found),
        "foretold": round(accuracy(held, row), 3),
        "foretold before": round(accuracy(held, before), 3),
    }
    print(json.dumps({"objective": kind, "made": made, "weights": row}, indent=1))
    return 0
