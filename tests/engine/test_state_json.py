"""States as JSON: which are refused, and with which message."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadFile
from rozz.engine.rozz.model.commands import Resign
from tests.support.engine.faults import brief_of
from training import random_play

GAME = library.game("rozz")
SCENARIO = GAME.read(library.scenario_mapping("headquarters-3"))
STATE = list(random_play.play(GAME.begin(SCENARIO, NO_DICE), 6, Random(4)))[-1].after
FROZEN = GAME.freeze(STATE)


def test_a_frozen_state_is_plain_json() -> None:
    assert json.loads(json.dumps(FROZEN)) == FROZEN
    assert FROZEN["turn"] == 7
    assert FROZEN["position"][0][0] in SCENARIO.board.tiles


def test_resignations_and_the_outcome_are_kept() -> None:
    first, second, third = SCENARIO.players
    left = GAME.resolve(STATE, {third: (Resign(),)}, NO_DICE).after
    assert GAME.freeze(left)["resigned"] == [third]
    over = GAME.resolve(left, {second: (Resign(),)}, NO_DICE).after
    assert GAME.freeze(over)["outcome"] == {"winners": [first], "rule": "R12", "reason": "last-left", "facts": {}}
    for state in (left, over):
        assert GAME.thaw(SCENARIO, json.loads(json.dumps(GAME.freeze(state)))) == state


def test_the_largest_possible_stack_can_be_written() -> None:
    most = 999_999_999_999
    setup = {"Rozz": {"RED": {"INF": most, "GOV": 1}}, "R1": {"BLUE": {"INF": 1}}}
    board = {"territories": {"Rozz": [0, 0]}}
    written = {"game": "rozz", "name": "full", "board": board, "players": ["RED", "BLUE"], "objective": {"turns": 9}}
    full = GAME.begin(GAME.read({**written, "setup": setup}), NO_DICE)
    after = GAME.resolve(full, {}, NO_DICE).after
    assert after.position == full.position
    assert GAME.thaw(after.scenario, GAME.freeze(after)) == after


def changed(*path: Any, to: Any) -> dict[str, Any]:
    """The frozen state with one value changed."""
    frozen = copy.deepcopy(FROZEN)
    place: Any = frozen
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return frozen


@pytest.mark.parametrize(
    ("frozen", "refusal"),
    [
        (
            [],
            "state: files-unexpected(expected=files-a-mapping-with(keys=[turn, position, money, correspondence, "
            "own_commands, resigned, outcome]), found=files-found-list(number=0))",
        ),
        (
            {**FROZEN, "weather": 1},
            "state: files-unknown-key-among(key='weather', known=[turn, position, money, correspondence, "
            "own_commands, resigned, outcome])",
        ),
        ({key: value for key, value in FROZEN.items() if key != "money"}, "state: files-key-missing(key=money)"),
        (changed("turn", to=0), "state.turn: files-unexpected(expected=files-a-whole-number(least=1), found=0)"),
        (
            changed("money", SCENARIO.players[0], to=-1),
            "state.money.RED: files-unexpected(expected=files-a-whole-number(least=0), found=-1)",
        ),
        (changed("money", to={}), "state.money: files-key-missing(key=RED)"),
        (
            changed("resigned", to=["PUCE"]),
            "state.resigned.0: files-unexpected(expected=[RED or BLUE or GREEN], found='PUCE')",
        ),
        (
            changed("position", 0, to=["Rozz", "RED", "INF"]),
            "state.position.0: files-unexpected(expected=files-piece-row, found=files-found-list(number=3))",
        ),
        (
            changed("position", 0, 0, to="Nowhere"),
            "state.position.0.0: files-unexpected(expected=[Rozz or R1 or R2 or R3 or R4 or R5 or R6 or Sorrel or S1 "
            "or S2 or S3 or S4 or S5 or S6 or Tarn or T1 or T2 or T3 or T4 or T5 or T6 or Drift or D1 or D2 or D3 or "
            "D4 or D5 or D6 or Quell or Q1 or Q2 or Q3 or Q4 or Q5 or Q6 or Vess or V1 or V2 or V3 or V4 or V5 or V6 "
            "or Alder or A1 or A2 or A3 or A4 or A5 or A6 or Karn or K1 or K2 or K3 or K4 or K5 or K6 or Marl or M1 "
            "or M2 or M3 or M4 or M5 or M6], found='Nowhere')",
        ),
        (
            changed("position", 0, 1, to="PUCE"),
            "state.position.0.1: files-unexpected(expected=[RED or BLUE or GREEN or neutral], found='PUCE')",
        ),
        (
            changed("position", 0, 2, to="AID"),
            "state.position.0.2: files-unexpected(expected=[HQ or INF or ARMOR or BOMBER or JET or SRNUKE or MRNUKE "
            "or LRNUKE or SRNUTE or MRNUTE or LRNUTE or TRAP or PATRIOT or MDS or ADS or TRANS or CC or IU or IC or "
            "GOV], found='AID')",
        ),
        (
            changed("position", 0, 3, to=0),
            "state.position.0.3: files-unexpected(expected=files-a-whole-number(least=1), found=0)",
        ),
        (
            changed("position", 0, to=["Rozz", "RED", "IU", 1]),
            "state.position.0: files-wrong-owner(item=IU, owner=RED)",
        ),
        (
            changed("position", 0, to=["Rozz", "neutral", "INF", 1]),
            "state.position.0: files-wrong-owner(item=INF, owner=neutral)",
        ),
        (changed("position", to=[["Rozz", "RED", "INF", 1]] * 2), "state.position.1: files-named-twice(name=RED INF)"),
        (changed("outcome", to={"winners": []}), "state.outcome: files-key-missing(key=rule)"),
        (
            changed("outcome", to={"winners": ["PUCE"], "rule": "R9", "reason": "x", "facts": {}}),
            "state.outcome.winners.0: files-unexpected(expected=[RED or BLUE or GREEN], found='PUCE')",
        ),
    ],
)
def test_an_invalid_state_is_refused(frozen: Any, refusal: str) -> None:
    with pytest.raises(BadFile) as refused:
        GAME.thaw(SCENARIO, frozen)
    assert brief_of(refused.value) == refusal
