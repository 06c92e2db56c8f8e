"""Laws of computer players: reproducible, always legal, within budget, one step at a time, in every game."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from rozz import game_extras, library
from rozz.engine.ai.levels import LEVELS, TABLE, nearest_level
from rozz.engine.ai.search.simultaneous_search import merge_reordered
from rozz.engine.ai.think import think, think_in_steps
from rozz.engine.ai.think_result import Share
from rozz.engine.dice import NO_DICE, KeyedDice
from rozz.engine.errors import BadOrders
from rozz.engine.game import Rules
from rozz.engine.rozz.model.commands import Purchase
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.state import State, opening
from tests.tiny.noughts_and_crosses import NoughtsAndCrosses
from tests.tiny.rock_paper_scissors import RockPaperScissors
from training import random_play

ROZZ = library.game("rozz")
SEED = b"laws"


def begun(name: str, game: str = "rozz") -> tuple[Rules, Any]:
    """A game and the beginning of a shipped scenario."""
    rules = library.game(game)
    return rules, rules.begin(rules.read(library.scenario_mapping(name, game)), KeyedDice(SEED, "begin"))


def random_position(name: str, turns: int, seed: int) -> State:
    """A position of random play, not the last of a match."""
    state: State = begun(name)[1]
    for turn in random_play.play(state, turns, Random(seed)):
        if turn.after.outcome is not None:
            return turn.before
        state = turn.after
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_commands_are_reproducible_within_budget_and_legal(level: int) -> None:
    state = random_position("headquarters-2", 8, level)
    first = think(ROZZ, game_extras.evaluator("rozz"), state, "RED", LEVELS[level], SEED)
    again = think(ROZZ, game_extras.evaluator("rozz"), state, "RED", LEVELS[level], SEED)
    assert first == again
    assert first.is_final
    assert 0 < first.evaluations <= LEVELS[level].work
    assert all(verdict.is_done for verdict in ROZZ.judge(state, "RED", first.commands))


def test_reordered_commands_are_shown_as_one_plan() -> None:
    soldier, factory = Purchase("INF", 1, "Drift"), Purchase("IU", 1, "Drift")
    shares = [Share((soldier, factory), 0.4, 0.5), Share((soldier,), 0.25, 0.4), Share((factory, soldier), 0.35, 0.5)]
    assert merge_reordered(shares) == [Share((soldier, factory), 0.75, 0.5), Share((soldier,), 0.25, 0.4)]
    # With different values they stay separate plans: the order mattered.
    assert len(merge_reordered([Share((soldier, factory), 0.5, 0.5), Share((factory, soldier), 0.5, 0.6)])) == 2


@pytest.mark.parametrize("name", library.scenario_names())
def test_every_scenario_is_played_legally_from_random_positions(name: str) -> None:
    chance = Random(name)
    for turns in (0, 25):
        state = random_position(name, turns, chance.randrange(1000))
        seat = chance.choice(ROZZ.moment(state).seats)
        for level in (1, 4):
            thought = think(ROZZ, game_extras.evaluator("rozz"), state, seat, LEVELS[level], SEED, budget=50)
            assert thought.evaluations <= 50
            assert thought.commands
            assert all(verdict.is_done for verdict in ROZZ.judge(state, seat, thought.commands)), thought.commands


@pytest.mark.parametrize("budget", [0, 1, 2, 3, 7, 40])
@pytest.mark.parametrize("level", LEVELS)
def test_any_budget_gives_a_legal_answer(level: int, budget: int) -> None:
    state = random_position("headquarters-3", 10, 3)
    thought = think(ROZZ, game_extras.evaluator("rozz"), state, "BLUE", LEVELS[level], SEED, budget=budget)
    assert thought.evaluations <= budget
    assert thought.is_final
    assert thought.commands
    assert all(verdict.is_done for verdict in ROZZ.judge(state, "BLUE", thought.commands))


def test_a_seat_without_a_choice_gives_a_legal_command() -> None:
    scenario = ROZZ.read(library.scenario_mapping("headquarters-2"))
    home = next(iter(scenario.setup))
    state = opening(scenario, {home: {Piece("RED", "HQ"): 1}}, {"RED": 0, "BLUE": 0})
    bare = replace(state, own_commands=dict.fromkeys(state.own_commands, 0))
    thought = think(ROZZ, game_extras.evaluator("rozz"), bare, "BLUE", LEVELS[4], SEED)
    assert [ROZZ.write(command) for command in thought.commands] == ["N:"]


def test_a_seat_that_owes_nothing_is_refused() -> None:
    state = random_position("headquarters-2", 1, 1)
    with pytest.raises(BadOrders, match="GREEN has no commands to give"):
        think(ROZZ, game_extras.evaluator("rozz"), state, "GREEN", LEVELS[1], SEED)


def test_thinking_in_steps_gives_the_same_and_every_step_is_legal() -> None:
    state = random_position("two-coasts", 5, 2)
    steps = list(think_in_steps(ROZZ, game_extras.evaluator("rozz"), state, "RED", LEVELS[3], SEED, budget=150))
    assert steps[-1] == think(ROZZ, game_extras.evaluator("rozz"), state, "RED", LEVELS[3], SEED, budget=150)
    assert [step.is_final for step in steps] == [False] * (len(steps) - 1) + [True]
    counts = [step.evaluations for step in steps]
    assert counts == sorted(counts)
    # At most one more position for each forecast between two steps, so that other work on the thread does not wait.
    assert max(after - before for before, after in pairwise(counts)) <= 2
    for commands in {step.commands for step in steps}:
        assert all(verdict.is_done for verdict in ROZZ.judge(state, "RED", commands))


def test_progress_is_reported() -> None:
    reported: list[tuple[int, int]] = []
    state = random_position("headquarters-2", 3, 1)
    think(ROZZ, game_extras.evaluator("rozz"), state, "RED", LEVELS[2], SEED, 90, lambda *each: reported.append(each))
    assert reported[-1][0] <= 90
    assert {budget for _, budget in reported} == {90}


@pytest.mark.parametrize("level", [3, 4])
def test_a_win_in_one_turn_is_found(level: int) -> None:
    """RED stands beside an unguarded headquarters, and BLUE has no money to guard it."""
    scenario = ROZZ.read(library.scenario_mapping("headquarters-2"))
    position = {
        "Drift": {Piece("RED", "HQ"): 1, Piece("RED", "INF"): 1},
        "B4": {Piece("RED", "INF"): 2},
        "Braxx": {Piece("BLUE", "HQ"): 1},
        "Thorn": {Piece("BLUE", "INF"): 9},
    }
    state = opening(scenario, position, {"RED": 0, "BLUE": 0}, turn=9)
    thought = think(ROZZ, game_extras.evaluator("rozz"), state, "RED", LEVELS[level], SEED)
    orders = {"RED": thought.commands, "BLUE": ROZZ.default_commands(state, "BLUE")}
    assert ROZZ.next_state(state, orders, NO_DICE).outcome.winners == ("RED",)


@pytest.mark.parametrize("level", [3, 4])
def test_a_headquarters_about_to_fall_is_saved(level: int) -> None:
    """Five BLUE INF stand beside RED's empty headquarters; RED has $20 and may buy up to 20 INF, or an ARMOR, there."""
    scenario = ROZZ.read(library.scenario_mapping("headquarters-2"))
    position = {
        "Drift": {Piece("RED", "HQ"): 1},
        "D3": {Piece("BLUE", "INF"): 5},
        "Braxx": {Piece("BLUE", "HQ"): 1, Piece("BLUE", "INF"): 9},
        "Thorn": {Piece("RED", "INF"): 3},
    }
    state = opening(scenario, position, {"RED": 20, "BLUE": 0}, turn=9)
    thought = think(ROZZ, game_extras.evaluator("rozz"), state, "RED", LEVELS[level], SEED)
    attack = ROZZ.parse(scenario, "M: INF*5 @ D3 > Drift")
    assert ROZZ.next_state(state, {"RED": thought.commands, "BLUE": attack}, NO_DICE).outcome is None


def test_a_finished_device_is_set_off() -> None:
    """All three parts stand in RED's headquarters, none of them bought this turn: R10.6 wins at once."""
    scenario = ROZZ.read(library.scenario_mapping("doomsday-2"))
    parts = {Piece("neutral", name): 1 for name in ("DBASE", "DCHARGE", "DMECH")}
    position = {
        "Drift": {Piece("RED", "HQ"): 1, Piece("RED", "INF"): 2, **parts},
        "Braxx": {Piece("BLUE", "HQ"): 1, Piece("BLUE", "INF"): 9},
    }
    state = opening(scenario, position, {"RED": 10, "BLUE": 10}, turn=9)
    for level in (2, 3, 4):
        thought = think(ROZZ, game_extras.evaluator("rozz"), state, "RED", LEVELS[level], SEED)
        assert "S: DMECH @ Drift > Drift" in [ROZZ.write(command) for command in thought.commands]


def test_a_thought_contains_the_data_for_a_hint() -> None:
    state = random_position("headquarters-2", 12, 5)
    thought = think(ROZZ, game_extras.evaluator("rozz"), state, "RED", LEVELS[4], SEED)
    assert 1 <= len(thought.shares) <= 3
    assert thought.commands in thought.table.plans
    assert 0 < sum(each.share for each in thought.shares) <= 1.001
    assert set(thought.feared or {}) == {"BLUE"}
    assert len(thought.table.values) == len(thought.table.plans)
    assert {len(row) for row in thought.table.values} == {len(thought.table.replies)}
    worst = thought.table.replies.index(thought.feared)
    row = thought.table.values[thought.table.plans.index(thought.commands)]
    assert row[worst] == min(row)


def test_the_hash_seed_changes_nothing() -> None:
    program = (
        "from rozz import game_extras, library; from rozz.engine.ai.levels import LEVELS;"
        "from rozz.engine.ai.think import think;"
        "from rozz.engine.dice import NO_DICE; rules = library.game('rozz');"
        "state = rules.begin(rules.read(library.scenario_mapping('rails-2')), NO_DICE);"
        "thought = think(rules, game_extras.evaluator('rozz'), state, 'RED', LEVELS[4], b'hash', 300);"
        "print([rules.write(each) for each in thought.commands], thought.evaluations, thought.shares[0].value)"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", program], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2", "77")
    }
    assert len(said) == 1


def test_an_unknown_level_becomes_the_nearest_one() -> None:
    assert nearest_level(2) is LEVELS[2]
    assert nearest_level(9) is LEVELS[4]
    assert nearest_level(0) is LEVELS[1]


def test_higher_levels_work_more_and_overlook_less() -> None:
    assert [level.number for level in TABLE] == [1, 2, 3, 4]
    for weaker, stronger in pairwise(TABLE):
        assert stronger.work > weaker.work
        assert stronger.overlooked <= weaker.overlooked
        assert stronger.looseness <= weaker.looseness
    assert len({level.name for level in TABLE}) == len(TABLE)


# Games without an evaluator.


def crosses(moves: str) -> Any:
    """Noughts and crosses after some moves."""
    rules = NoughtsAndCrosses()
    state = rules.begin(rules.read({"game": rules.name, "name": "Three", "players": ["X", "O"]}), NO_DICE)
    for place in moves.split():
        seat = rules.moment(state).seats[0]
        state = rules.next_state(state, {seat: rules.parse(state.scenario, place)}, NO_DICE)
    return state


def played(rules: Rules, state: Any, budget: int = 40, most: int = 60) -> Any:
    """The state after a match between fallback players."""
    for number in range(most):
        moment = rules.moment(state)
        if moment is None:
            break
        orders = {
            seat: think(rules, None, state, seat, TABLE[number % 4], SEED, budget).commands for seat in moment.seats
        }
        for seat, commands in orders.items():
            assert all(verdict.is_done for verdict in rules.judge(state, seat, commands))
        state = rules.next_state(state, orders, KeyedDice(SEED, f"moment {number}"))
    return state


def test_a_game_without_an_evaluator_is_played_to_its_end() -> None:
    state = played(NoughtsAndCrosses(), crosses(""))
    assert state.outcome is not None
    rules = RockPaperScissors()
    scenario = rules.read({"game": rules.name, "name": "Shapes", "players": ["ANN", "BEN"], "wins": 2})
    assert rules.outcome(played(rules, rules.begin(scenario, NO_DICE))) is not None


def test_without_an_evaluator_a_line_of_three_is_still_finished() -> None:
    """X has a1 and b1, O has a3 and b3: c1 wins, which the outcome alone shows."""
    rules, state = NoughtsAndCrosses(), crosses("a1 a3 b1 b3")
    assert think(rules, None, state, "X", LEVELS[4], SEED).commands == ("c1",)


@pytest.mark.parametrize("name", ["rosenkreuz", "ozymandia", "simultaneous-risk"])
def test_offers_are_enough_for_a_legal_answer_in_any_game(name: str) -> None:
    rules, state = begun(library.scenario_names(name)[0], name)
    played(rules, state, budget=4, most=3)
