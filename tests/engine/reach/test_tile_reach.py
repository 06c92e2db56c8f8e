"""Rozz: a seat can reach exactly what some legal list of commands reaches."""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest

from rozz import game_extras, library
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Played, reach_of
from rozz.engine.rozz.adapter.tile_reach import MOST_DIVISIONS, commands_to_follow, divisions, maximal_forces
from rozz.engine.rozz.model.commands import Strike
from rozz.engine.rozz.model.position import Piece, Pile
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State, opening
from tests.support.engine.exhaustive_reach import Found, reached, reported_reach

GAME, ADAPTER = library.game("rozz"), game_extras.puzzle_adapter("rozz")
#: Random positions; `make fuzz` takes a thousand.
SEEDS = range(int(os.environ.get("ROZZ_POSITIONS", "1000")) // 50)
TILES = ("A1", "A2", "A3", "B1", "B2", "C1")
#: Reasons why a strike that was launched, and so reached its target, can still fail.
AT_ITS_TARGET = {"", "countered", "target-gone", "target-taken"}
COLOURED = ("INF", "ARMOR", "BOMBER", "JET", "TRAP", "GOV")
NEUTRAL = ("SRNUKE", "SRNUKE", "MRNUTE", "TRANS", "ADS", "PATRIOT", "CC")


def scenario() -> Scenario:
    hexes = {"A1": [0, 0], "A2": [1, 0], "A3": [2, 0], "B1": [3, 0], "B2": [0, 1], "C1": [4, 0]}
    return GAME.read(
        {
            "game": "rozz",
            "name": "six tiles",
            "board": {"tiles": {name: {"hex": at} for name, at in hexes.items()}},
            "players": ["RED", "BLUE", "GREEN"],
            "objective": "headquarters",
            "setup": {
                "A1": {"RED": {"HQ": 1, "INF": 1}},
                "B1": {"BLUE": {"HQ": 1, "INF": 1}},
                "C1": {"GREEN": {"HQ": 1, "INF": 1}},
            },
        }
    )


SCENARIO = scenario()


def position(chance: Random) -> State:
    """Few pieces, often of two players in one tile, and sometimes no command or little money."""
    stacks: dict[str, Any] = {}
    for _ in range(chance.randint(2, 5)):
        stack = stacks.setdefault(chance.choice(TILES), {})
        owner = chance.choice(("RED", "RED", "BLUE", "GREEN"))
        stack[Piece(owner, chance.choice(COLOURED))] = chance.choice((1, 1, 2, 3))
        if chance.random() < 0.4:
            stack[Piece(owner, "INF")] = chance.randint(1, 3)
    for _ in range(chance.randint(0, 3)):
        stack = stacks.setdefault(chance.choice(TILES), {})
        stack[Piece("neutral", chance.choice(NEUTRAL))] = 1
    if chance.random() < 0.5:
        stacks.setdefault("A1", {})[Piece("RED", "HQ")] = 1
    money = {"RED": chance.choice((0, 0, 3))}
    return opening(SCENARIO, {tile: Pile(stack) for tile, stack in stacks.items()}, money)


def arrivals(played: Played) -> Found:
    """What arrived by moves, and what was launched."""
    found: Found = set()
    for event in played.phase("moves").events:
        found |= {(event.tile, "move", piece.item, event.facts["start"]) for piece, _ in event.facts["pieces"]}
    for command, given in zip(played.orders["RED"], played.verdicts["RED"], strict=True):
        if isinstance(command, Strike) and given.reason in AT_ITS_TARGET:
            found.add((command.destination, "strike", command.item, ""))
    return found


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", SEEDS)
def test_a_tile_is_marked_iff_some_list_gets_there(seed: int) -> None:
    state = position(Random(seed))
    allowance = state.survey.allowances["RED"]
    # Strikes come last in a turn, so nothing else depends on them. With an allowance of two, every list is played.
    is_long = allowance > 2
    found = reached(GAME, ADAPTER, state, "RED", allowance, arrivals, lambda last: is_long and isinstance(last, Strike))
    said = reported_reach(reach_of(GAME, state, "RED"), "manner", "kind", "start")
    without_starts = {(tile, manner, kind, "" if manner == "strike" else start) for tile, manner, kind, start in said}
    assert without_starts == found


def numbers(played: Played) -> Found:
    """How many of each item arrived from each start, and how many occupying pieces in all."""
    arrived: dict[tuple[str, str, str], int] = {}
    for event in played.phase("moves").events:
        for piece, number in event.facts["pieces"]:
            key = (event.tile, piece.item, event.facts["start"])
            arrived[key] = arrived.get(key, 0) + number
    whole: dict[str, int] = {}
    for (tile, item, _), number in arrived.items():
        whole[tile] = whole.get(tile, 0) + (number if item in SCENARIO.catalog.occupying else 0)
    return {(*key, str(number)) for key, number in arrived.items()} | {(t, str(n)) for t, n in whole.items()}


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", SEEDS[: len(SEEDS) // 2])
def test_the_numbers_are_the_most_that_any_list_brings(seed: int) -> None:
    state = position(Random(seed))
    most: dict[tuple[str, ...], int] = {}
    allowance = state.survey.allowances["RED"]
    for *key, number in reached(GAME, ADAPTER, state, "RED", allowance, numbers, lambda last: isinstance(last, Strike)):
        most[tuple(key)] = max(most.get(tuple(key), 0), int(number))
    reach = reach_of(GAME, state, "RED")
    moves = [(place, way) for place, ways in reach.items() for way in ways.ways if way.manner == "move"]
    said = {(place, way.kind, way.start): way.number for place, way in moves}
    assert said | {(place,): reach[place].most for place, _ in moves} == most


@pytest.mark.parametrize("infantry", [1, 2])
def test_a_transport_takes_all_the_missiles_that_its_infantry_carries(infantry: int) -> None:
    """A transport carries ten infantry, and each of them any number of portable pieces, R5.4."""
    stack = {("RED", "HQ"): 1, ("RED", "INF"): infantry, ("neutral", "TRANS"): 1, ("neutral", "SRNUKE"): 3}
    state = opening(SCENARIO, {"A1": Pile({Piece(*piece): number for piece, number in stack.items()})})
    moves = [way for way in reach_of(GAME, state, "RED")["A3"].ways if way.manner == "move"]
    assert {way.kind: way.number for way in moves} == {"INF": infantry, "TRANS": 1, "SRNUKE": 3}


def test_one_command_moves_one_kind_of_piece() -> None:
    """A command moves any number of infantry or jets, but only one armor, R5.2."""
    stack = {("RED", "HQ"): 1, ("RED", "INF"): 2, ("RED", "ARMOR"): 2, ("RED", "JET"): 1}
    state = opening(SCENARIO, {"A1": Pile({Piece(*piece): number for piece, number in stack.items()})})
    fewer = state.own_commands["RED"] + 1 - allowance_of(state)
    one = replace(state, own_commands={**state.own_commands, "RED": fewer})
    assert allowance_of(one) == 1
    reach = reach_of(GAME, one, "RED")["A2"]
    assert reach.most == 2
    assert {way.kind: way.number for way in reach.ways if way.manner == "move"} == {"INF": 2, "ARMOR": 1, "JET": 1}


#: What stands in A1, how many commands there are, a tile, and the most of each kind that can come there. A2 and B2 are
#: next to A1; A3 is two tiles away, B1 three, C1 four.
BROUGHT: list[tuple[dict[str, int], int, str, dict[str, int]]] = [
    ({"INF": 12}, 2, "A2", {"INF": 12}),
    ({"INF": 12}, 2, "A3", {}),
    # R5.4: ten infantry to a transport, that goes three tiles; with both of two, all twelve.
    ({"INF": 12, "TRANS": 1}, 1, "A3", {"INF": 10, "TRANS": 1}),
    ({"INF": 12, "TRANS": 1}, 1, "B1", {"INF": 10, "TRANS": 1}),
    ({"INF": 12, "TRANS": 1}, 1, "C1", {}),
    ({"INF": 12, "TRANS": 2}, 1, "A3", {"INF": 12, "TRANS": 2}),
    # To a neighbor infantry goes by itself, and takes the transport along.
    ({"INF": 12, "TRANS": 1}, 1, "B2", {"INF": 12, "TRANS": 1}),
    # Without infantry a transport of the occupier goes empty, and takes no missiles.
    ({"TRANS": 1, "MRNUKE": 2}, 2, "A3", {"TRANS": 1}),
    # R5.2: each armor needs a command, and takes any number of missiles along.
    ({"ARMOR": 3, "MRNUKE": 2}, 2, "A2", {"ARMOR": 2, "MRNUKE": 2}),
    ({"ARMOR": 3, "MRNUKE": 2}, 1, "A2", {"ARMOR": 1, "MRNUKE": 2}),
    ({"ARMOR": 3, "MRNUKE": 2}, 5, "A2", {"ARMOR": 3, "MRNUKE": 2}),
    # R5.1: bombers go two tiles, jets three; neither carries anything.
    ({"BOMBER": 2, "JET": 3, "MRNUKE": 1}, 2, "A3", {"BOMBER": 2, "JET": 3}),
    ({"BOMBER": 2, "JET": 3, "MRNUKE": 1}, 2, "B1", {"JET": 3}),
    # Missiles do not move by themselves.
    ({"MRNUKE": 1}, 2, "A2", {}),
]  # fmt: skip


@pytest.mark.parametrize(("there", "commands", "tile", "brought"), BROUGHT)
def test_what_each_mover_brings_by_so_many_commands(
    there: dict[str, int], commands: int, tile: str, brought: dict[str, int]
) -> None:
    owners = {"TRANS": "neutral", "MRNUKE": "neutral"}
    stack = {Piece(owners.get(kind, "RED"), kind): number for kind, number in {"HQ": 1, **there}.items()}
    state = opening(SCENARIO, {"A1": Pile(stack)})
    own = state.own_commands["RED"] + commands - allowance_of(state)
    state = replace(state, own_commands={**state.own_commands, "RED": own})
    assert allowance_of(state) == commands
    found = reach_of(GAME, state, "RED").get(tile)
    ways = found.ways if found else ()
    assert {way.kind: way.number for way in ways if way.manner == "move"} == brought
    assert not found or found.most == sum(brought.get(kind, 0) for kind in ("INF", "ARMOR"))


def test_no_more_pieces_strike_than_commands_are_left() -> None:
    """Each strike takes a command, and so does the move before it, R8.1."""
    stack = {("RED", "HQ"): 1, ("RED", "INF"): 1, ("neutral", "LRNUKE"): 9}
    state = opening(SCENARIO, {"A1": Pile({Piece(*piece): number for piece, number in stack.items()})})
    allowance = allowance_of(state)
    assert 1 < allowance < 9
    strikes = [way for way in reach_of(GAME, state, "RED")["C1"].ways if way.manner == "strike"]
    assert {(way.kind, way.via, way.number) for way in strikes} == {("LRNUKE", "", allowance)}
    # Short-range missiles must be carried to C1's neighbor first, which takes a command, or more.
    stack = {("RED", "HQ"): 1, ("RED", "INF"): 1, ("neutral", "SRNUKE"): 9}
    state = opening(SCENARIO, {"A1": Pile({Piece(*piece): number for piece, number in stack.items()})})
    strikes = [way for way in reach_of(GAME, state, "RED")["A3"].ways if way.manner == "strike"]
    assert {(way.kind, way.via, way.number) for way in strikes} == {("SRNUKE", "A2", allowance - 1)}


def allowance_of(state: State) -> int:
    return state.survey.allowances["RED"]


def test_a_player_who_resigned_reaches_nothing() -> None:
    state = position(Random(1))
    state = GAME.next_state(state, {"RED": GAME.resignation_commands(SCENARIO, "RED")}, NO_DICE)
    assert not reach_of(GAME, state, "RED")


def test_any_number_of_commands_in_a_file_is_handled() -> None:
    """A scenario may allow 10¹¹ commands; what 16 of them reach is found without waiting for the others."""
    mapping = library.scenario_mapping("headquarters-2")
    states = [opening(GAME.read({**mapping, "commands": number})) for number in (16, 10**11)]
    found = [reach_of(GAME, state, "RED") for state in states]
    assert found[0] and found[0] == found[1]


def test_many_kinds_that_each_need_commands_are_handled() -> None:
    """Ten kinds that move one by one can share 14 commands in two million ways; every kind still gets there."""
    kinds = [f"TANK{letter}" for letter in "ABCDEFGHIJ"]
    tank = {"name": "Tank", "owner": "coloured", "occupies": True, "move": {"range": [1, 1], "formation": 1}}
    mapping = library.scenario_mapping("headquarters-2")
    catalog = {"add": {kind: {**tank, "name": f"Tank {kind[-1]}"} for kind in kinds}}
    scenario = GAME.read({**mapping, "catalog": catalog, "commands": 14})
    start = opening(scenario, {"Braxx": Pile({Piece("RED", kind): 20 for kind in kinds})})
    reach = reach_of(GAME, start, "RED")
    assert set(reach) == set(scenario.board.neighbours["Braxx"])
    assert {way.kind for way in reach["B1"].ways} == set(kinds)


@pytest.mark.parametrize(
    ("most", "commands", "followed"),
    [
        # One way to give no command, one for each kind to give one: with 599 kinds 600 in all.
        ([1] * 599, 1, 1),
        # At least one command is followed, however many kinds there are.
        ([1] * 601, 1, 1),
        ([1] * 601, 5, 1),
        # 1 + 33 + 33 · 34 / 2 = 595 ways with 33 kinds, 1 + 34 + 34 · 35 / 2 = 630 with 34.
        ([2] * 33, 2, 2),
        ([2] * 34, 2, 1),
        # Of kinds that can use one command only, 1 + 35 + 35 · 34 / 2 = 631 ways; with 34, 596.
        ([1] * 34, 2, 2),
        ([1] * 35, 2, 1),
        ([], 16, 16),
        ([3], 0, 0),
    ],
)
def test_as_many_commands_are_followed_as_have_few_divisions(most: list[int], commands: int, followed: int) -> None:
    assert MOST_DIVISIONS == 600
    assert commands_to_follow(most, commands) == followed
    if len(most) < 40:
        assert len(divisions(most, followed)) <= 600


def test_the_largest_forces_are_those_not_contained_in_another() -> None:
    chance = Random(1)
    forces = [{name: chance.randint(0, 3) for name in chance.sample("abc", 2)} for _ in range(60)]
    kept = list(maximal_forces(forces))
    for force in forces:
        assert any(all(each.get(name, 0) >= number for name, number in force.items()) for each in kept)
    for one, other in permutations(kept, 2):
        assert any(one.get(name, 0) > other.get(name, 0) for name in one)
