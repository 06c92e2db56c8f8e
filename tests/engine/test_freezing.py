"""States as JSON: what is refused, and how it is said."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

from rozz import library
from rozz.cli import random_play
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadFile
from rozz.engine.rozz.model.commands import Resign

GAME = library.game("rozz")
SCENARIO = GAME.read(library.scenario_mapping("headquarters-3"))
STATE = list(random_play.play(GAME.begin(SCENARIO, NO_DICE), 6, Random(4)))[-1].after
FROZEN = GAME.freeze(STATE)


def test_a_frozen_state_is_plain_json() -> None:
    assert json.loads(json.dumps(FROZEN)) == FROZEN
    assert FROZEN["turn"] == 7
    assert FROZEN["position"][0][0] in SCENARIO.board.tiles


def test_who_resigned_and_how_it_ended_are_kept() -> None:
    first, second, third = SCENARIO.players
    left = GAME.resolve(STATE, {third: (Resign(),)}, NO_DICE).after
    assert GAME.freeze(left)["resigned"] == [third]
    over = GAME.resolve(left, {second: (Resign(),)}, NO_DICE).after
    assert GAME.freeze(over)["outcome"] == {"winners": [first], "rule": "R12", "reason": "last-left", "facts": {}}
    for state in (left, over):
        assert GAME.thaw(SCENARIO, json.loads(json.dumps(GAME.freeze(state)))) == state


def test_the_most_that_can_stand_in_a_tile_can_be_written() -> None:
    most = 999_999_999_999
    setup = {"Rozz": {"RED": {"INF": most, "GOV": 1}}, "R1": {"BLUE": {"INF": 1}}}
    board = {"territories": {"Rozz": [0, 0]}}
    written = {"game": "rozz", "name": "full", "board": board, "players": ["RED", "BLUE"], "objective": {"turns": 9}}
    full = GAME.begin(GAME.read({**written, "setup": setup}), NO_DICE)
    after = GAME.resolve(full, {}, NO_DICE).after
    assert after.position == full.position
    assert GAME.thaw(after.scenario, GAME.freeze(after)) == after


def changed(*path: Any, to: Any) -> dict[str, Any]:
    """The frozen state with one thing in it changed."""
    frozen = copy.deepcopy(FROZEN)
    place: Any = frozen
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return frozen


@pytest.mark.parametrize(
    ("frozen", "sentence"),
    [
        ([], "state: found a list of 0, expected a mapping with turn, position"),
        ({**FROZEN, "weather": 1}, "state: unknown key 'weather'"),
        ({key: value for key, value in FROZEN.items() if key != "money"}, "state: `money` is missing"),
        (changed("turn", to=0), "state.turn: found 0, expected a whole number of at least 1"),
        (changed("money", SCENARIO.players[0], to=-1), f"state.money.{SCENARIO.players[0]}: found -1"),
        (changed("money", to={}), f"state.money: {SCENARIO.players[0]} is missing"),
        (changed("resigned", to=["PUCE"]), "state.resigned.0: found 'PUCE', expected RED or BLUE or GREEN"),
        (changed("position", 0, to=["Rozz", "RED", "INF"]), "state.position.0: found a list of 3"),
        (changed("position", 0, 0, to="Nowhere"), "state.position.0.0: found 'Nowhere'"),
        (changed("position", 0, 1, to="PUCE"), "state.position.0.1: found 'PUCE'"),
        (changed("position", 0, 2, to="AID"), "state.position.0.2: found 'AID'"),
        (changed("position", 0, 3, to=0), "state.position.0.3: found 0, expected a whole number of at least 1"),
        (changed("position", 0, to=["Rozz", "RED", "IU", 1]), "state.position.0: IU cannot belong to RED"),
        (changed("position", 0, to=["Rozz", "neutral", "INF", 1]), "state.position.0: INF cannot belong to neutral"),
        (changed("position", to=[["Rozz", "RED", "INF", 1]] * 2), "state.position.1: INF of RED is named twice in"),
        (changed("outcome", to={"winners": []}), "state.outcome: `rule` is missing"),
        (
            changed("outcome", to={"winners": ["PUCE"], "rule": "R9", "reason": "x", "facts": {}}),
            "state.outcome.winners.0: found 'PUCE'",
        ),
    ],
)
def test_what_is_no_state_is_refused(frozen: Any, sentence: str) -> None:
    with pytest.raises(BadFile) as refused:
        GAME.thaw(SCENARIO, frozen)
    assert str(refused.value).startswith(sentence)
