"""The computer players of Ozymandia and Simultaneous Risk: legal everywhere, reproducible, and they see a win."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from rozz import library
from rozz.engine.ai.level_tuning import tuned_level
from rozz.engine.ai.levels import LEVELS, nearest_level
from rozz.engine.ai.think import think
from rozz.engine.areas.ai import position_value
from rozz.engine.areas.ai.evaluator import AreasEvaluator
from rozz.engine.areas.ai.features import NAMES, features
from rozz.engine.areas.model.state import State
from rozz.engine.dice import NO_DICE, KeyedDice
from tests.support.engine import random_areas

pytestmark = pytest.mark.thorough

MINDS = {"ozymandia": "cities", "simultaneous-risk": "territories"}
NAMED = sorted(random_areas.SCENARIOS)
BY_NAME = pytest.mark.parametrize(("game", "name"), NAMED, ids=[name for _, name in NAMED])


def begun(game: str, name: str, seed: int = 1) -> State:
    return random_areas.GAMES[game].begin(random_areas.SCENARIOS[game, name], KeyedDice(b"test", str(seed)))


@cache
def positions(game: str, name: str) -> tuple[State, ...]:
    """The beginning, random positions, and some of the setup."""
    scenario, chance = random_areas.SCENARIOS[game, name], Random(name)
    found = [begun(game, name)]
    while found[-1].is_setting_up and len(found) < 40:
        state = found[-1]
        plans = AreasEvaluator(MINDS[game]).plans(state, state.placer, 5, NO_DICE)
        found.append(random_areas.GAMES[game].next_state(state, {state.placer: chance.choice(plans)}, NO_DICE))
    by_chance = [random_areas.state(scenario, chance) for _ in range(8)]
    return (*found[:: max(1, len(found) // 4)], *(state for state in by_chance if state.outcome is None))


def position(game: str, name: str, armies: dict[str, dict[str, int]], bombs: int = 0, turn: int = 1) -> State:
    """A position by seat, area and number."""
    scenario = random_areas.SCENARIOS[game, name]
    rows = [[area, seat, number] for seat, held in armies.items() for area, number in held.items()]
    nothing = dict.fromkeys(scenario.players, 0)
    frozen: dict[str, Any] = {"turn": turn, "armies": rows, "bombs": dict.fromkeys(scenario.players, bombs)}
    frozen |= {"unplaced": nothing, "resigned": [], "outcome": None}
    return random_areas.GAMES[game].thaw(scenario, frozen)


def weights_of(state: State) -> position_value.Row:
    """The weights of a game's own players."""
    return position_value.row_of(position_value.WEIGHTS[state.scenario.production])


def is_legal(game: str, state: State, seat: str, plan: tuple[Any, ...]) -> bool:
    return all(verdict.is_done for verdict in random_areas.GAMES[game].judge(state, seat, plan))


@BY_NAME
def test_plans_are_legal_and_distinct(game: str, name: str) -> None:
    mind, several = AreasEvaluator(MINDS[game]), 0
    for state in positions(game, name):
        moment = random_areas.GAMES[game].moment(state)
        assert moment
        for seat in moment.seats:
            plans = mind.plans(state, seat, 60, NO_DICE)
            assert 1 <= len(plans) <= 60
            assert len(set(plans)) == len(plans)
            several += len(plans) > 5
            assert all(is_legal(game, state, seat, plan) for plan in plans)
            for plan in plans[::12]:
                nudged = mind.variations(state, seat, plan)
                assert plan not in nudged
                assert len(set(nudged)) == len(nudged)
                assert all(is_legal(game, state, seat, each) for each in nudged)
    assert several > 3


@BY_NAME
@pytest.mark.parametrize("number", LEVELS)
def test_every_level_gives_legal_orders_everywhere(game: str, name: str, number: int) -> None:
    level = nearest_level(number)
    for state in positions(game, name)[::3]:
        moment = random_areas.GAMES[game].moment(state)
        assert moment
        for seat in moment.seats:
            thought = think(random_areas.GAMES[game], AreasEvaluator(MINDS[game]), state, seat, level, b"seed", 100)
            assert is_legal(game, state, seat, thought.commands)
            assert thought.is_final and thought.evaluations <= 100


@pytest.mark.parametrize("number", LEVELS)
@pytest.mark.parametrize(("game", "name"), [("ozymandia", "standard"), ("simultaneous-risk", "archipelago")])
def test_the_same_seed_gives_the_same_orders(game: str, name: str, number: int) -> None:
    for state in positions(game, name)[-2:]:
        seat = state.scenario.players[1]
        rules, level = random_areas.GAMES[game], nearest_level(number)
        once = think(rules, AreasEvaluator(MINDS[game]), state, seat, level, b"seed", 300)
        assert think(rules, AreasEvaluator(MINDS[game]), state, seat, level, b"seed", 300) == once
        thawed = rules.thaw(state.scenario, rules.freeze(state))
        assert think(rules, AreasEvaluator(MINDS[game]), thawed, seat, level, b"seed", 300) == once


@BY_NAME
@pytest.mark.parametrize("budget", [0, 1, 9])
def test_the_budget_is_kept(game: str, name: str, budget: int) -> None:
    state = positions(game, name)[0]
    seat = state.placer if state.is_setting_up else "FIRST"
    thought = think(
        random_areas.GAMES[game], AreasEvaluator(MINDS[game]), state, seat, nearest_level(4), b"seed", budget
    )
    assert thought.evaluations <= budget
    assert is_legal(game, state, seat, thought.commands)


@pytest.mark.thorough
@BY_NAME
def test_a_whole_match_from_the_set_up_to_its_end(game: str, name: str) -> None:
    rules, state, minds = (
        library.game(game),
        begun(game, name),
        {seat: AreasEvaluator(MINDS[game]) for seat in ("FIRST", "SECOND")},
    )
    levels, moments = {"FIRST": nearest_level(1), "SECOND": nearest_level(2)}, 0
    while (moment := rules.moment(state)) and moments < (100 if len(state.scenario.map.areas) < 20 else 20):
        moments += 1
        orders = {
            seat: think(rules, minds[seat], state, seat, levels[seat], b"match", 40).commands for seat in moment.seats
        }
        assert all(is_legal(game, state, seat, plan) for seat, plan in orders.items())
        state = rules.next_state(state, orders, NO_DICE)
    assert moments > 3
    value = minds["FIRST"].value(state)
    if state.outcome:
        assert value == (
            {seat: float(seat in state.outcome.winners) for seat in value} if state.outcome.winners else value
        )


# In each test FIRST holds four cities, Shangri-La City is empty, and only FIRST is next to it: holding five at the
# start of a turn wins (Z11). SECOND is far away, with one army in Vanir City.
FOUR_CITIES = {
    "FIRST": {"Amber City": 3, "Mystery City": 3, "Winged City": 3, "Umber City": 3, "Shaomar": 2},
    "SECOND": {"Vanir City": 1},
}


@pytest.mark.parametrize("number", [2, 3, 4])
def test_it_takes_the_fifth_city(number: int) -> None:
    state = position("ozymandia", "standard", FOUR_CITIES)
    rules = random_areas.GAMES["ozymandia"]
    for seed in (b"a", b"b"):
        thought = think(rules, AreasEvaluator("cities"), state, "FIRST", nearest_level(number), seed)
        after = rules.next_state(state, {"FIRST": thought.commands, "SECOND": ()}, NO_DICE)
        assert after.outcome and after.outcome.winners == ("FIRST",)


# SECOND has one army left, in Siam, and receives three there (Z14): four. Nine from India are more than double, so
# none is lost (Z6), and SECOND has no armies left (Z18).
LAST_ARMY = {"FIRST": {"India": 9, "China": 9, "Indonesia": 9}, "SECOND": {"Siam": 1}}


@pytest.mark.parametrize("number", [3, 4])
def test_it_takes_the_last_armies(number: int) -> None:
    state = position("simultaneous-risk", "standard", LAST_ARMY)
    rules = random_areas.GAMES["simultaneous-risk"]
    thought = think(rules, AreasEvaluator("territories"), state, "FIRST", nearest_level(number), b"seed")
    after = rules.next_state(state, {"FIRST": thought.commands, "SECOND": ()}, NO_DICE)
    assert after.outcome and after.outcome.winners == ("FIRST",)


@BY_NAME
def test_the_value_is_symmetric_between_seats(game: str, name: str) -> None:
    for state in positions(game, name):
        one, other = features(state)
        assert len(one) == len(other) == len(NAMES)
        first, second = state.scenario.players
        changed = {
            "armies": {first: state.armies[second], second: state.armies[first]},
            "bombs": {first: state.bombs[second], second: state.bombs[first]},
        }
        swapped = State(state.scenario, state.turn, **changed)
        assert features(swapped) == (other, one)
        value = position_value.value(state, weights_of(state))
        assert 0 < value[first] < 1 and abs(value[first] + value[second] - 1) < 1e-9


def test_more_of_anything_good_is_worth_more() -> None:
    for game, name in (("ozymandia", "standard"), ("simultaneous-risk", "standard")):
        held = list(random_areas.SCENARIOS[game, name].map.cities or random_areas.SCENARIOS[game, name].map.areas)
        few = position(game, name, {"FIRST": {held[0]: 3}, "SECOND": {held[5]: 3, held[6]: 3}})
        armies = position(game, name, {"FIRST": {held[0]: 6}, "SECOND": {held[5]: 3, held[6]: 3}})
        ground = position(game, name, {"FIRST": {held[0]: 3, held[1]: 1}, "SECOND": {held[5]: 3, held[6]: 3}})
        values = [position_value.value(each, weights_of(each))["FIRST"] for each in (few, armies, ground)]
        assert values[0] < min(values[1:])


@pytest.mark.parametrize("number", LEVELS)
def test_a_tuned_level_keeps_its_number(number: int) -> None:
    for production in MINDS.values():
        assert tuned_level(nearest_level(number), AreasEvaluator(production)).number == number
