"""The engine against a model made from the text alone, on random turns.  `make fuzz` compares as many as wanted."""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random

import pytest

from rozz.engine.areas.model.scenario import Scenario
from rozz.engine.areas.reading import cases
from rozz.engine.areas.resolution import objectives
from tests.support.engine import areas_model as model
from tests.support.engine.areas_at_random import GAMES, SCENARIOS, both, plain, state

STANDARD = {game: SCENARIOS[game, "standard"] for game in GAMES}
TURNS = 2000


def world(scenario: Scenario) -> model.World:
    """The facts of a map."""
    return model.World(
        borders={frozenset(pair) for pair in scenario.map.borders()},
        province_of={area.name: area.province for area in scenario.map.areas.values() if area.province},
        continents=[(set(each.areas), each.bonus) for each in scenario.map.continents],
        risk=scenario.game == "simultaneous-risk",
    )


def compare(game: str, seed: int) -> set[str]:
    """Play a random turn twice; what was seen in it, so that nobody compares what never happens."""
    chance = Random(f"{game} {seed}")
    scenario = STANDARD[game]
    before = state(scenario, chance)
    before = replace(before, outcome=objectives.outcome(scenario, 1, before.armies))
    given = both(before, chance)
    position = {area: (seat, n) for seat, held in before.armies.items() for area, n in held.items()}
    bombs = dict(before.bombs)
    told = model.turn(world(scenario), position, bombs, {seat: plain(parts) for seat, parts in given.items()})
    shown = cases.shown(cases.Case("random", before, given), GAMES[game])
    assert shown["status"] == told.status, (game, seed)
    assert shown["after"]["borders"] == told.borders, (game, seed)
    assert shown["after"]["battles"] == told.battles, (game, seed)
    assert shown["position"] == told.position == shown["after"]["bombs"], (game, seed)
    assert shown["bombs"] == told.bombs_left, (game, seed)
    assert (shown["over"], shown["winners"]) == (told.over, told.winners), (game, seed)
    seen = {f"{kind} {given}" for parts in told.status.values() for kind, given in parts.items()}
    seen |= {line.split(" ")[0] for line in shown["report"] if line.startswith(("On the border ", "Battle in "))}
    seen |= {
        f"{number} on borders" for number in [sum("On the border" in line for line in shown["report"])] if number > 1
    }
    return seen | ({"equal"} if any("equal forces" in line for line in shown["report"]) else set())


@pytest.mark.parametrize("game", GAMES)
def test_random_turns(game: str) -> None:
    seen: set[str] = set()
    for seed in range(TURNS // len(GAMES)):
        seen |= compare(game, seed)
    kinds = {f"{kind} {given}" for kind in ("place", "move", "bomb") for given in ("done", "void", "none")}
    assert seen >= kinds | {"On", "Battle", "equal", "2 on borders"}


@pytest.mark.fuzz
@pytest.mark.parametrize("game", GAMES)
def test_many_random_turns(game: str) -> None:
    for seed in range(int(os.environ.get("ROZZ_TURNS", "2000")) // len(GAMES)):
        compare(game, 10**6 + seed)
