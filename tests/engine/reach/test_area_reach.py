"""Ozymandia and Simultaneous Risk: a player can reach exactly what some legal orders reach."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rozz import game_extras, library
from rozz.engine.areas.model.commands import Movement
from rozz.engine.areas.model.state import State
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Played, reach_of
from tests.support.engine.exhaustive_reach import Found, every_list, next_reach_of, reached, reported_reach

CITIES = {
    "areas": {
        "Brine": {"kind": "province"},
        "Coral": {"kind": "province"},
        "Drake": {"kind": "province"},
        "Bell City": {"kind": "city", "of": "Brine"},
        "Cliff City": {"kind": "city", "of": "Coral"},
    },
    "borders": [
        ["Brine", "Bell City"],
        ["Coral", "Cliff City"],
        ["Brine", "Drake"],
        ["Coral", "Drake"],
        ["Bell City", "Drake"],
    ],
}
TERRITORIES = {
    "continents": {"North": {"bonus": 1, "territories": ["Ash", "Birch"]}, "South": {"bonus": 1, "territories": [
        "Cedar", "Dogwood", "Elm"]}},
    "borders": [["Ash", "Birch"], ["Birch", "Cedar"], ["Cedar", "Dogwood"], ["Ash", "Dogwood"], ["Dogwood", "Elm"]],
}  # fmt: skip
KINDS: dict[str, dict[str, Any]] = {
    "ozymandia": {
        "board": CITIES, "production": "cities", "equal": "holder", "bombing": {"province": "half", "city": "all"},
        "victory": {"cities": 2}, "setup": {"Brine": {"FIRST": 1}, "Coral": {"SECOND": 1}},
    },
    "simultaneous-risk": {
        "board": TERRITORIES, "production": "territories", "equal": "nobody", "bombing": {"territory": "half"},
        "victory": "last", "setup": {"Ash": {"FIRST": 1}, "Elm": {"SECOND": 1}},
    },
}  # fmt: skip


def position(game: str, chance: Random) -> State:
    """Few armies on five areas, with or without a bombardment."""
    rules = library.game(game)
    scenario = rules.read({"game": game, "name": "five areas", "players": ["FIRST", "SECOND"], **KINDS[game]})
    armies: dict[str, dict[str, int]] = {"FIRST": {}, "SECOND": {}}
    for area in scenario.map.areas:
        if chance.random() < 0.6:
            armies[chance.choice(("FIRST", "FIRST", "SECOND"))][area] = chance.choice((1, 1, 2))
    return State(scenario, 1, armies, {"FIRST": chance.choice((0, 1)), "SECOND": 0}, {"FIRST": 0, "SECOND": 0})


def arrivals(played: Played) -> Found:
    """Arrivals with start and number; new armies in an empty area, and bombardments."""
    found: Found = set()
    for phase in played.phases:
        for event in phase.events:
            facts = event.facts
            if facts.get("seat") != "FIRST":
                continue
            if event.kind == "arrived":
                found.add((event.tile, "move", facts["start"], str(facts["number"])))
            elif event.kind == "placed" and event.tile not in played.before.armies["FIRST"]:
                found.add((event.tile, "place", "", str(facts["number"])))
            elif event.kind == "bombed":
                found.add((event.tile, "strike", "", "1"))
    return found | total_arrivals(found)


def total_arrivals(found: Found) -> Found:
    """How many armies arrived in an area from all sides."""
    sums: dict[str, int] = {}
    for place, manner, _, number in found:
        sums[place] = sums.get(place, 0) + (int(number) if manner == "move" else 0)
    return {(place, "all", "", str(number)) for place, number in sums.items()}


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("seed", range(15))
def test_an_area_is_marked_iff_some_orders_get_there(game: str, seed: int) -> None:
    state = position(game, Random(seed))
    if state.scenario.production == "territories" and len(state.armies["FIRST"]) > 3:
        return  # more orders than can be played here
    rules = library.game(game)
    most: dict[tuple[str, ...], int] = {}
    for *key, number in reached(rules, game_extras.puzzle_adapter(game), state, "FIRST", 3, arrivals):
        most[tuple(key)] = max(most.get(tuple(key), 0), int(number))
    reach = reach_of(rules, state, "FIRST")
    reported = reported_reach(reach, "manner", "start", "number")
    said = {(place, manner, start): int(n) for place, manner, start, n in reported}
    assert said == {key: number for key, number in most.items() if key[1] != "all"}
    in_all = {key[0]: number for key, number in most.items() if key[1] == "all"}
    assert {place: ways.most for place, ways in reach.items()} == in_all


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("seed", range(20, 35))
def test_an_area_is_marked_for_next_turn_iff_armies_then_stand_beside(game: str, seed: int) -> None:
    state = position(game, Random(seed))
    if state.scenario.production == "territories" and len(state.armies["FIRST"]) > 3:
        return  # more orders than can be played here
    # From where armies stand when it begins, movements reach everything adjacent.
    rules, adapter = library.game(game), game_extras.puzzle_adapter(game)
    standing = {
        area
        for given in every_list(adapter, state, "FIRST", 2, lambda last: isinstance(last, Movement))
        for area in rules.next_state(state, {"FIRST": given}, NO_DICE).armies["FIRST"]
    }
    beside = state.scenario.map.neighbours
    expected = {(end, "move", start) for start in standing for end in beside[start]}
    assert reported_reach(next_reach_of(rules, state, "FIRST"), "manner", "start") == expected
