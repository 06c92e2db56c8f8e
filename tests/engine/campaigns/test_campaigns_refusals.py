"""What is wrong with a case or a scenario is said with its path."""

from __future__ import annotations

from typing import Any

import pytest

from rozz import library
from rozz.engine.campaigns.cases import read_case, shown
from rozz.engine.campaigns.scenario_reading import read_scenario
from rozz.engine.errors import BadFile
from rozz.engine.validation import PathValue

BOARD = {"game": "campaigns", "name": "a case", "scenario": "battle-on-the-board", "moment": "activation"}
MAP = {"game": "campaigns", "name": "a case", "scenario": "meeting-the-wizard", "moment": "activate"}
ONE_EACH = {"4C": {"D": ["MREG1"]}, "1C": {"A": ["WREG1"]}}


def scenario_named(name: str) -> dict[str, Any]:
    return library.scenario_mapping(name, "campaigns")


def board(**battle: Any) -> dict[str, Any]:
    return {**BOARD, "position": {"battle": {"next": "WINKIES", "spaces": ONE_EACH, **battle}}}


def points(**here: Any) -> dict[str, Any]:
    return {**MAP, "position": {"points": here}}


@pytest.mark.parametrize(
    ("case", "path"),
    [
        (board(spaces={"4C": {"D": ["MREG1+MREG2"]}}), "position.battle.spaces.4C.D.0"),
        (board(spaces={"9C": {"D": ["MREG1"]}}), "position.battle.spaces"),
        (board(spaces={"1C": {"A": ["GREG1"]}}), "position.battle.spaces.1C.A.0"),
        (board(orders={"MREG2": "A"}), "position.battle.orders"),
        (board(done=["MREG2"]), "position.battle.done"),
        (board(spells=["nonsense"]), "position.battle.spells.0"),
        (board(spells=["Evora Poppies > MREG2"]), "position.battle.spells.0"),
        (board(guards={"4C": {"L": "MREG2"}}), "position.battle.guards.4C.L"),
        (points(Nowhere={"WINKIES": ["WREG1"]}), "position.points"),
        (points(Quadmere={"WINKIES": ["WREG1"]}), "position.points.Quadmere"),
        (points(Tinmoor={"WINKIES": ["WREG1"], "MUNCHKINS": ["MREG1"]}), "position.points.Tinmoor"),
        (points(Tinmoor={"WINKIES": ["MREG1"]}), "position.points.Tinmoor.WINKIES.0"),
        ({**MAP, "moment": "muster", "position": {}}, "position"),
        ({**board(), "dice": [5]}, "dice"),
        ({**board(), "orders": [{"MUNCHKINS": "A: MREG1"}]}, "orders.0"),
        ({**board(), "options": {"walls": "perhaps"}}, "options.walls"),
    ],
)
def test_a_case_is_refused_with_its_path(case: dict[str, Any], path: str) -> None:
    with pytest.raises(BadFile) as fault:
        shown(read_case(case, scenario_named))
    assert fault.value.path == path


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"attacker": "NOBODY"}, "attacker"),
        ({"turns": 3}, "turns"),
        ({"seats": {"ONE": ["Winkies"]}}, "seats"),
        ({"forces": {"WINKIES": ["WREG1", "WREG1"], "MUNCHKINS": ["MREG1"]}}, "forces"),
        ({"options": {"wall": True}}, "options"),
    ],
)
def test_a_scenario_is_refused_with_its_path(change: dict[str, Any], path: str) -> None:
    with pytest.raises(BadFile) as fault:
        read_scenario(PathValue({**scenario_named("battle-on-the-board"), **change}))
    assert fault.value.path == path
