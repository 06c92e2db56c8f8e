"""Compares the engine, on random turns, with a model written only from the text of the rules.

`make fuzz` compares as many as you like.
"""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random

import pytest

from rozz.engine.areas.model.scenario import Scenario
from rozz.engine.areas.reading import cases
from rozz.engine.areas.resolution import objectives
from rozz.engine.said import Said, Text
from tests.support.engine import areas_model as model
from tests.support.engine.random_areas import GAMES, SCENARIOS, orders_of_both, state, to_model_input

STANDARD = {game: SCENARIOS[game, "standard"] for game in GAMES}
TURNS = max(1000, int(os.environ.get("ROZZ_TURNS", "1000")))
#: Outcomes on borders and in areas that are frequent enough to expect.
FOUGHT = {f"areas-report-{where}-{how}" for where in ("border", "battle") for how in ("won", "won-freely")}
#: How a fight of equal forces in an area ends: in Ozymandia it matters who held it.
EQUAL = {"ozymandia": "areas-report-battle-kept", "simultaneous-risk": "areas-report-battle-equal"}


def world(scenario: Scenario) -> model.World:
    """The facts of a map."""
    return model.World(
        borders={frozenset(pair) for pair in scenario.map.borders()},
        province_of={area.name: area.province for area in scenario.map.areas.values() if area.province},
        continents=[(set(each.areas), each.bonus) for each in scenario.map.continents],
        risk=scenario.game == "simultaneous-risk",
    )


def compare(game: str, seed: int) -> set[str]:
    """Play a random turn twice, and return what it contained, so that the comparison covers every kind."""
    chance = Random(f"{game} {seed}")
    scenario = STANDARD[game]
    before = state(scenario, chance)
    before = replace(before, outcome=objectives.outcome(scenario, 1, before.armies))
    given = orders_of_both(before, chance)
    position = {area: (seat, n) for seat, held in before.armies.items() for area, n in held.items()}
    bombs = dict(before.bombs)
    expected = model.turn(
        world(scenario), position, bombs, {seat: to_model_input(parts) for seat, parts in given.items()}
    )
    lines: list[str] = []
    shown = cases.result_of(cases.Case("random", before, given), GAMES[game], lambda text: key_in(text, lines))
    assert shown["status"] == expected.status, (game, seed)
    assert shown["after"]["borders"] == expected.borders, (game, seed)
    assert shown["after"]["battles"] == expected.battles, (game, seed)
    assert shown["position"] == expected.position == shown["after"]["bombs"], (game, seed)
    assert shown["bombs"] == expected.bombs_left, (game, seed)
    assert (shown["over"], shown["winners"]) == (expected.over, expected.winners), (game, seed)
    seen = {f"{kind} {given}" for parts in expected.status.values() for kind, given in parts.items()}
    on_borders = sum(line.startswith("areas-report-border-") for line in lines)
    return seen | set(lines) | ({f"{on_borders} on borders"} if on_borders > 1 else set())


def key_in(text: Text, lines: list[str]) -> str:
    """The id of a line's sentence, which is also added to `lines`."""
    assert isinstance(text, Said)
    sentence = dict(text.facts).get("sentence", text)
    assert isinstance(sentence, Said)
    lines.append(sentence.key)
    return sentence.key


@pytest.mark.fuzz
@pytest.mark.parametrize("game", GAMES)
def test_engine_and_model_agree_on_random_turns(game: str) -> None:
    seen: set[str] = set()
    for seed in range(TURNS // len(GAMES)):
        seen |= compare(game, seed)
    kinds = {f"{kind} {given}" for kind in ("place", "move", "bomb") for given in ("done", "void", "none")}
    assert seen >= kinds | FOUGHT | {"areas-report-border-equal", "2 on borders"}
    assert seen & set(EQUAL.values()) == {EQUAL[game]}
