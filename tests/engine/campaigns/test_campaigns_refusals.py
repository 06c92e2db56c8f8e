"""Errors in a case or a scenario are reported with their path."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rozz import library
from rozz.engine.campaigns.reading.cases import read_case, result_of
from rozz.engine.campaigns.reading.scenario_reading import read_scenario
from rozz.engine.errors import BadFile
from rozz.engine.match import Match
from rozz.engine.record import to_json
from rozz.engine.validation import PathValue
from rozz.ui.app.update import update
from rozz.ui.i18n.engine_texts import render
from rozz.ui.state.messages import ImportMatch
from rozz.ui.state.model import Model
from tests.support.engine.faults import brief_of

BOARD = {"game": "campaigns", "name": "a case", "scenario": "battle-on-the-board", "moment": "activation"}
MAP = {"game": "campaigns", "name": "a case", "scenario": "meeting-the-wizard", "moment": "activate"}
ONE_EACH = {"4C": {"D": ["MREG1"]}, "1C": {"A": ["WREG1"]}}


def scenario_named(name: str) -> dict[str, Any]:
    return library.scenario_mapping(name, "campaigns")


def board(**battle: Any) -> dict[str, Any]:
    return {**BOARD, "position": {"battle": {"next": "WINKIES", "spaces": ONE_EACH, **battle}}}


def field(**battle: Any) -> dict[str, Any]:
    battle = {"at": "Harvest Cross", "attacker": "WINKIES", "from": "Straw Ferry", "spaces": ONE_EACH, **battle}
    return {**MAP, "moment": "activation", "position": {"battle": battle}}


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
        ({**BOARD, "moment": "muster"}, "moment"),
        ({**BOARD, "moment": "recruit"}, "moment"),
        ({**MAP, "moment": "orders"}, "moment"),
        ({**field(), "moment": "activate"}, "moment"),
        (board(spaces={"4C": {"D": ["garrison+FREG1"]}, "1L": {"A": ["WREG1"]}}), "position.battle.spaces.4C.D.0"),
        (field(spaces={"4C": {"D": ["garrison+FREG1"]}}), "position.battle.spaces.4C.D.0"),
        (field(spaces={"1C": {"A": ["garrison+FREG1"]}}, at="Zilkhold"), "position.battle.spaces.1C.A.0"),
        (field(muster={"D": ["garrison+FREG1"]}), "position.battle.muster.D.0"),
        (field(left={"D": ["FREG1"]}, at="Zilkhold"), "position.battle.left.D.0"),
        (field(spaces={"4C": {"D": ["Hardsole!", "MREG1"]}}), "position.battle.spaces.4C.D.0"),
        (field(spaces={"4C": {"D": ["Hardsole!+MREG1"]}}), "position.battle.spaces.4C.D.0"),
    ],
)
def test_an_invalid_case_is_refused_with_its_path(case: dict[str, Any], path: str) -> None:
    with pytest.raises(BadFile) as fault:
        result_of(read_case(case, scenario_named), render)
    assert fault.value.path == path


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"attacker": "NOBODY"}, "attacker"),
        ({"turns": 3}, "turns"),
        ({"seats": {"ONE": ["Winkies"]}}, "seats"),
        ({"forces": {"WINKIES": ["WREG1", "WREG1"], "MUNCHKINS": ["MREG1"]}}, "forces"),
        ({"options": {"wall": True}}, "options"),
        # C19.1: a unit carries the Bell, not a leader, and not one that flies.
        ({"forces": {"WINKIES": ["Evora", "Bell", "WREG1"], "MUNCHKINS": ["MREG1"]}}, "forces"),
        ({"forces": {"WINKIES": ["WREG1", "XAPE1+Bell"], "MUNCHKINS": ["MREG1"]}}, "forces"),
    ],
)
def test_an_invalid_scenario_is_refused_with_its_path(change: dict[str, Any], path: str) -> None:
    with pytest.raises(BadFile) as fault:
        read_scenario(PathValue({**scenario_named("battle-on-the-board"), **change}))
    assert fault.value.path == path


@pytest.mark.parametrize(("seat", "name"), [("MUNCHKINS", "MREG1"), ("WINKIES", "WREG1"), ("WINKIES", "Zephaph")])
def test_a_piece_cannot_be_on_the_map_and_in_a_battle(seat: str, name: str) -> None:
    twice = field(muster={"A": ["Zephaph"]})
    twice["position"]["points"] = {"Tinmoor": {seat: [name]}}
    with pytest.raises(BadFile) as fault:
        read_case(twice, scenario_named)
    assert brief_of(fault.value) == f"position: files-named-twice(name={name})"


def test_a_leader_named_before_the_bell_cannot_be_in_two_places() -> None:
    """Only the Bell may be named on the map and in the battle; Arella comes before it in the alphabet."""
    twice = {**field(attacker="GILLIKINS", spaces={"4C": {"D": ["MREG1"]}, "1C": {"A": ["Arella+GREG1"]}})}
    twice["scenario"] = "two-alliances"
    twice["position"]["points"] = {"Tinmoor": {"GILLIKINS": ["Arella", "GREG2"]}}
    with pytest.raises(BadFile) as fault:
        read_case(twice, scenario_named)
    assert brief_of(fault.value) == "position: files-named-twice(name=Arella)"


SETUP = {"Bluekeep": {"MUNCHKINS": ["MREG1"]}, "Yellow Tower": {"WINKIES": ["WREG1"]}}
ALLIES = [["MUNCHKINS", "WINKIES"], ["QUADLINGS", "GILLIKINS"]]


def set_up(**here: Any) -> dict[str, Any]:
    return {"setup": {**SETUP, **{point.replace("_", " "): seats for point, seats in here.items()}}}


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"sides": [["MUNCHKINS", "WINKIES", "QUADLINGS", "GILLIKINS"], []]}, "sides"),
        ({"sides": [["MUNCHKINS", "WINKIES", "QUADLINGS"], ["QUADLINGS", "GILLIKINS"]]}, "sides"),
        ({"sides": [["MUNCHKINS"], ["QUADLINGS", "GILLIKINS"]]}, "sides"),
        ({"seats": {"ONE": ["Winkies", "Winkies"], "TWO": ["Munchkins"]}, "sides": [["ONE"], ["TWO"]]}, "seats.ONE"),
        ({"setup": {}}, "setup"),
        ({"setup": {"Bluekeep": {"MUNCHKINS": []}}}, "setup"),
        (set_up(Munchton={"MUNCHKINS": [f"MREG{at}" for at in range(2, 9)] + ["MLWR1", "MLWR2"]}), "setup.Munchton"),
        (set_up(Zilkhold={"QUADLINGS": ["QREG1"]}), "setup.Zilkhold"),
        (set_up(Zilkhold={"QUADLINGS": ["Carmine"]}), "setup.Zilkhold"),
        (set_up(Dustway={"QUADLINGS": ["QREG1"], "WINKIES": ["WREG2"]}), "setup.Dustway"),
        (set_up(Zilkhold={"WINKIES": ["Evora+Bell", "WREG2"]}), "setup.Zilkhold.WINKIES.0"),
        (set_up(Zilkhold={"WINKIES": ["WREG2", "Evora", "Bell"]}), "setup.Zilkhold.WINKIES.2"),
        (set_up(Zilkhold={"WINKIES": ["WREG2", "XAPE1+Bell"]}), "setup.Zilkhold.WINKIES.1"),
        (set_up(Zilkhold={"WINKIES": ["Bell"]}), "setup.Zilkhold"),
        (set_up(Zilkhold={"WINKIES": ["Bell", "Evora", "XAPE1"]}), "setup.Zilkhold"),
        (set_up(Ovengate={"MUNCHKINS": ["XPMP1", "XGIA1"]}), "setup.Ovengate"),
        (set_up(Quadmere={"QUADLINGS": ["XPMP1", "XGIA1"]}), "setup.Quadmere"),
    ],
)
def test_an_invalid_campaign_is_refused_with_its_path(change: dict[str, Any], path: str) -> None:
    with pytest.raises(BadFile) as fault:
        read_scenario(PathValue({**scenario_named("two-alliances"), "sides": ALLIES, **change}))
    assert fault.value.path == path


def test_a_set_up_in_a_closed_point_is_refused() -> None:
    closed = {**scenario_named("meeting-the-wizard"), **set_up(Quadmere={"MUNCHKINS": ["MREG2"]})}
    with pytest.raises(BadFile, match="Quadmere is closed") as fault:
        read_scenario(PathValue(closed))
    assert fault.value.path == "setup.Quadmere"


@pytest.mark.parametrize(
    "change",
    [
        set_up(Dustway={"MUNCHKINS": ["MREG2"], "WINKIES": ["WREG2"]}),
        set_up(Zilkhold={"MUNCHKINS": ["MREG2", "XPMP1"], "WINKIES": ["XGIA1", "XAPE1", "WREG2+Bell"]}),
        set_up(Zilkhold={"WINKIES": ["Bell", "WREG2"]}),
        set_up(Munchton={"MUNCHKINS": [f"MREG{at}" for at in range(2, 9)] + ["MLWR1", "Zoraster"]}),
    ],
)
def test_a_campaign_with_its_own_set_up_is_read(change: dict[str, Any]) -> None:
    assert read_scenario(PathValue({**scenario_named("two-alliances"), "sides": ALLIES, **change})).setup


def test_a_record_whose_scenario_is_refused_is_not_opened() -> None:
    game = library.game("campaigns")
    match = Match.begin(game, game.read(scenario_named("meeting-the-wizard")), "one", key=bytes(16))
    written = json.loads(to_json(match))
    written["scenario"]["sides"] = [["MUNCHKINS", "WINKIES"], []]
    model, _ = update(Model(), ImportMatch(json.dumps(written), "ff" * 8, "x.json"))
    assert model.session is None and "sides" in str(model.toast)


@pytest.mark.parametrize("name", ["GREG1", "Arella"])
def test_a_piece_of_a_nation_that_does_not_play_is_named(name: str) -> None:
    forces = {"WINKIES": ["WREG1", name], "MUNCHKINS": ["MREG1"]}
    with pytest.raises(BadFile) as fault:
        read_scenario(PathValue({**scenario_named("battle-on-the-board"), "forces": forces}))
    assert brief_of(fault.value).startswith(f"forces.WINKIES.1: files-wrong-nation(name={name}")
