"""`rozz arena --fit`: what the features of a position of Rozz are worth, from games of computer players.

A logistic regression: of all seats' scores at every turn, the winner's should have been the highest.  Ridge: where the
games say little a weight stays where it was.
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
from rozz.engine.dice import NO_DICE, Keyed
from rozz.engine.rozz.ai.evaluator import RozzMind
from rozz.engine.rozz.ai.features import NAMES, features
from rozz.engine.rozz.ai.weights import WEIGHTS

#: How the players of the games choose: quick, loose and forgetful, so that many kinds of position are seen.
NOISY = replace(LEVELS[3], work=260, candidates=28, width=1, overlooked=35, looseness=0.015, nudged=0)
LONGEST = 80
ROUNDS = 400
#: How strongly weights are held where they were, per position.
RIDGE = 0.01


@dataclass(frozen=True)
class Sample:
    """A position: the features of each seat, and what each won in the end."""

    rows: tuple[tuple[float, ...], ...]
    won: tuple[float, ...]


def samples(scenario_name: str, games: int, seed: str) -> list[Sample]:
    """The positions of so many games of noisy players against each other; games without a winner are left out."""
    rules, mind = library.game("rozz"), RozzMind()
    scenario = rules.read(library.scenario_mapping(scenario_name))
    found: list[Sample] = []
    for number in range(games):
        key = f"{seed} {scenario_name} {number}".encode()
        dice = Keyed(key, "noise")
        state = rules.begin(scenario, NO_DICE)
        rows: list[tuple[tuple[float, ...], ...]] = []
        while (moment := rules.moment(state)) is not None and moment.turn <= LONGEST:
            noise = {seat: dice.draw(3, "level") for seat in moment.seats}
            levels = {seat: replace(NOISY, forecasts=min(1, noise[seat] - 1)) for seat in moment.seats}
            orders = {seat: think(rules, mind, state, seat, levels[seat], key).commands for seat in moment.seats}
            state = rules.after(state, orders, NO_DICE)
            if state.outcome is None:
                counted = features(state, mind.atlas(state))
                rows.append(tuple(tuple(counted[seat]) for seat in scenario.players))
        outcome = rules.outcome(state)
        if outcome and outcome.winners:
            won = tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in scenario.players)
            found += [Sample(each, won) for each in rows]
    return found


def fitted(found: Sequence[Sample], begun: Mapping[str, float]) -> dict[str, float]:
    """The weights under which the winners stood best, not farther from those begun with than the samples ask for."""
    spread = _spread(found)
    start = [begun.get(name, 0.0) * scale for name, scale in zip(NAMES, spread, strict=True)]
    rows = [
        (
            [[value / scale if scale else 0.0 for value, scale in zip(row, spread, strict=True)] for row in each.rows],
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
    scaled = zip(NAMES, weights, spread, strict=True)
    return {**begun, **{name: round(weight / scale, 3) for name, weight, scale in scaled if scale}}


def foretold(found: Sequence[Sample], weights: Mapping[str, float]) -> float:
    """In what share of the samples the seat with the highest score has won."""
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
    """How far each feature differs between the seats of a position: a root of mean squares, 0 if it never does."""
    spread = []
    for place in range(len(NAMES)):
        total = 0.0
        for each in found:
            values = [row[place] for row in each.rows]
            middle = sum(values) / len(values)
            total += sum((value - middle) ** 2 for value in values) / len(values)
        spread.append(sqrt(total / max(1, len(found))))
    return spread


def main(chosen: argparse.Namespace) -> int:
    """Play, fit, and print the row for `weights.py` with how it was made."""
    names = chosen.scenario.split("+")
    rules = library.game("rozz")
    kinds = {rules.read(library.scenario_mapping(name)).objective.kind for name in names}
    found = [each for name in names for each in samples(name, chosen.games, str(chosen.seed))]
    kind = sorted(kinds)[0]
    before = WEIGHTS[kind]
    held = found[::5]
    row = fitted([each for number, each in enumerate(found) if number % 5], before)
    made = {
        "scenarios": names,
        "games": chosen.games,
        "seed": chosen.seed,
        "positions": len(found),
        "foretold": round(foretold(held, row), 3),
        "foretold before": round(foretold(held, before), 3),
    }
    print(json.dumps({"objective": kind, "made": made, "weights": row}, indent=1))
    return 0
