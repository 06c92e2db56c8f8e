"""Rozz: next turn a seat can reach by way of a tile exactly what two legal lists reach."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from rozz import game_extras, library
from rozz.engine.dice import NO_DICE
from rozz.engine.game import reach_of
from rozz.engine.rozz.adapter import tile_reach_next
from rozz.engine.rozz.adapter.tile_reach import ReachFinder
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Move, Purchase
from rozz.engine.rozz.model.position import EMPTY, Piece, Pile, Position, occupier
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State, opening
from tests.support.engine.exhaustive_reach import Found, next_reach_of, reported_reach

GAME, ADAPTER = library.game("rozz"), game_extras.puzzle_adapter("rozz")
#: Random positions; `make fuzz` takes a thousand.
SEEDS = range(int(os.environ.get("ROZZ_POSITIONS", "1000")) // 50)
TILES = ("A1", "A2", "A3", "A4", "B1", "B2", "C1")
COLOURED = ("INF", "INF", "ARMOR", "BOMBER", "JET", "TRAP")
#: Positions with more lists to a tile are skipped.
MOST_LISTS = 200
LOOSE = ("SRNUKE", "MRNUTE", "TRANS", "ADS", "CC")


def scenario() -> Scenario:
    hexes = {"A1": [0, 0], "A2": [1, 0], "A3": [2, 0], "A4": [3, 0], "B1": [4, 0], "B2": [0, 1], "C1": [5, 0]}
    return GAME.read(
        {
            "game": "rozz",
            "name": "seven tiles",
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
ITEMS = SCENARIO.catalog.items


def position(chance: Random) -> State:
    """Few pieces near each other, some money, at least one command."""
    stacks: dict[str, Any] = {}
    for _ in range(chance.randint(2, 4)):
        stack = stacks.setdefault(chance.choice(TILES[:5]), {})
        owner = chance.choice(("RED", "RED", "BLUE"))
        stack[Piece(owner, chance.choice(COLOURED))] = chance.choice((1, 1, 2))
    for _ in range(chance.randint(0, 2)):
        stacks.setdefault(chance.choice(TILES[:5]), {})[Piece("neutral", chance.choice(LOOSE))] = 1
    stacks.setdefault(chance.choice(("A1", "B2")), {})[Piece("RED", "HQ")] = 1
    money = {"RED": chance.choice((0, 6, 16, 21))}
    return opening(SCENARIO, {tile: Pile(stack) for tile, stack in stacks.items()}, money)


def lists_to(state: State, tile: str, most: int) -> Iterator[tuple[Any, ...]]:
    """Every legal list of moves and purchases that all go to a tile."""
    lists: list[tuple[Any, ...]] = [()]
    for _ in range(most + 1):
        yield from lists
        known: dict[Any, tuple[Any, ...]] = {}
        for given in lists:
            for command in ADAPTER.commands(state, "RED", given):
                goes = isinstance(command, Move) and command.destination == tile
                buys = isinstance(command, Purchase) and command.tile == tile and is_calm(state.position, tile, True)
                if goes or buys:
                    longer = (*given, command)
                    known.setdefault(ADAPTER.equivalence_key(state, "RED", longer), longer)
        lists = list(known.values())


def is_calm(position: Position, tile: str, may_have_defenses: bool = False) -> bool:
    """Whether a tile has no other player's pieces and no defense."""
    stack = position.get(tile, EMPTY)
    is_mine = occupier(stack, SCENARIO.catalog) == "RED"
    return not any(
        piece.owner not in ("RED", NEUTRAL)
        or (piece.owner == NEUTRAL and ITEMS[piece.item].clash and not (may_have_defenses and is_mine))
        for piece in stack
    )


def continuing(begun: State, state: State, tile: str) -> Found:
    """What continues from a tile: one move, one strike, or both; strikes come from calm tiles."""
    reaching = ReachFinder(state, "RED")
    found: Found = set()
    for kind in {piece.item for piece in state.position.get(tile, EMPTY)}:
        for end in reaching._ends(tile, {kind: 1} if kind in reaching._stocks.get(tile, {}) else {}):
            found.add((end, "move", kind, tile))
    for via in TILES:
        is_free = is_calm(state.position, tile, True) if via == tile else is_calm(begun.position, via)
        if not is_free:
            continue
        for (kind, start), _ in reaching._launches(via).items():
            trait = ITEMS[kind].strike
            if start == tile and trait is not None:
                found |= {(end, "strike", kind, tile) for end in reaching._within(via, trait.least, trait.most)}
    return found


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", SEEDS)
def test_a_tile_is_marked_for_next_turn_iff_two_lists_get_there(seed: int) -> None:
    state = position(Random(seed))
    allowance = state.survey.allowances["RED"]
    lists = {tile: list(islice(lists_to(state, tile, allowance), MOST_LISTS)) for tile in TILES}
    if max(map(len, lists.values())) == MOST_LISTS:
        return  # more than can be played here
    found: Found = set()
    for tile in TILES:
        ends: dict[Any, Position] = {}
        for given in lists[tile]:
            ended = GAME.resolve(state, {"RED": given}, NO_DICE).phase("combat").position
            ends[repr(sorted((name, sorted(stack.items())) for name, stack in ended.items()))] = ended
        for ended in ends.values():
            now = replace(state, position=ended)
            # As many commands as now, and at most the two that a piece needs.
            lacks = min(2, allowance) - now.survey.allowances["RED"]
            own = {**now.own_commands, "RED": now.own_commands["RED"] + lacks}
            found |= continuing(state, replace(now, own_commands=own), tile)
    assert reported_reach(next_reach_of(GAME, state, "RED"), "manner", "kind", "start") == found


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", SEEDS)
def test_surplus_pieces_of_an_item_change_nothing(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forces are followed only up to what a fight can cost; following all of them finds the same."""
    chance = Random(seed)
    state = position(chance)
    crowded = {
        tile: Pile({piece: number * chance.choice((1, 3, 5)) if piece.item != "HQ" else 1
                    for piece, number in stack.items()})
        for tile, stack in state.position.items()
    }  # fmt: skip
    state = opening(SCENARIO, crowded, dict(state.money))
    found = next_reach_of(GAME, state, "RED")
    monkeypatch.setattr(tile_reach_next._NextReachFinder, "_sufficient_numbers", lambda ahead, stack: {})
    assert found == next_reach_of(GAME, state, "RED")


def test_next_turn_no_numbers_are_known() -> None:
    """What can come next turn depends on what is lost and bought until then: its number is 0, for unknown."""
    own = Pile({Piece("RED", "HQ"): 1, Piece("RED", "ARMOR"): 2, Piece("RED", "INF"): 2})
    reach = next_reach_of(GAME, opening(SCENARIO, {"A1": own}), "RED")
    assert {(way.manner, way.number) for ways in reach.values() for way in ways.ways} == {("move", 0), ("strike", 0)}


def test_next_turn_reaches_more_than_this_turn() -> None:
    state = opening(SCENARIO, {"A1": Pile({Piece("RED", "HQ"): 1, Piece("RED", "INF"): 1})})
    assert set(reach_of(GAME, state, "RED")) == {"A2", "B2"}
    found = {place for place, kind in reported_reach(next_reach_of(GAME, state, "RED"), "kind") if kind == "INF"}
    assert "A3" in found and "A4" not in found


@pytest.mark.parametrize(("loose", "is_struck"), [("TRANS", True), ("ADS", False)])
def test_next_turn_nothing_strikes_from_a_tile_with_an_unowned_defense(loose: str, is_struck: bool) -> None:
    """From A2, armor strikes A4 only by moving to A3 first, where an ADS without owner makes it fight."""
    own = Pile({Piece("RED", "HQ"): 1, Piece("RED", "ARMOR"): 1, Piece("RED", "INF"): 2})
    state = opening(SCENARIO, {"A2": own, "A3": Pile({Piece(NEUTRAL, loose): 1})})
    assert state.survey.allowances["RED"] > 1
    found = reported_reach(next_reach_of(GAME, state, "RED"), "manner", "kind", "start")
    assert (("A4", "strike", "ARMOR", "A2") in found) is is_struck


def test_enough_pieces_win_a_fight_and_go_on() -> None:
    """R6: four infantry cost an attacker four, so of six two are left, and can go on from A2 to A3."""
    own, enemies = Pile({Piece("RED", "HQ"): 1, Piece("RED", "INF"): 6}), Pile({Piece("BLUE", "INF"): 4})
    state = opening(SCENARIO, {"A1": own, "A2": enemies})
    assert ("A3", "move", "INF", "A2") in reported_reach(next_reach_of(GAME, state, "RED"), "manner", "kind", "start")
    few = opening(SCENARIO, {"A1": Pile({Piece("RED", "HQ"): 1, Piece("RED", "INF"): 4}), "A2": enemies})
    assert ("A3", "move", "INF", "A2") not in reported_reach(next_reach_of(GAME, few, "RED"), "manner", "kind", "start")


@pytest.mark.parametrize(("money", "is_bought"), [(30, True), (0, False)])
def test_what_is_bought_now_moves_next_turn(money: int, is_bought: bool) -> None:
    """R4: infantry is bought where armor holds the tile."""
    places = {"A1": Pile({Piece("RED", "HQ"): 1}), "A2": Pile({Piece("RED", "ARMOR"): 1})}
    state = opening(SCENARIO, places, {"RED": money})
    found = reported_reach(next_reach_of(GAME, state, "RED"), "manner", "kind", "start")
    assert (("A3", "move", "INF", "A2") in found) is is_bought


@pytest.mark.parametrize(("bombers", "goes_on"), [(4, True), (3, False)])
def test_the_bomber_that_an_air_defense_cannot_stop_flies_on(bombers: int, goes_on: bool) -> None:
    """R6.2: an ADS that nobody holds shoots down three that enter; R5.1: the fourth flies on for two more tiles."""
    own = Pile({Piece("RED", "HQ"): 1, Piece("RED", "BOMBER"): bombers})
    state = opening(SCENARIO, {"A1": own, "A2": Pile({Piece(NEUTRAL, "ADS"): 1})})
    found = reported_reach(next_reach_of(GAME, state, "RED"), "manner", "kind", "start")
    assert (("A4", "move", "BOMBER", "A2") in found) is goes_on
