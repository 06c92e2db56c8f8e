"""Level 4 begins with one of several first turns, drawn from the match's seed: nobody knows it by heart."""

from __future__ import annotations

from dataclasses import replace

from rozz import library
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.think import think
from rozz.engine.dice import NO_DICE
from rozz.engine.rozz.ai.evaluator import RozzEvaluator
from rozz.engine.rozz.ai.openings import OPENINGS, name_of
from rozz.engine.rozz.model.commands import Command, Nothing
from rozz.engine.rozz.model.state import State

ROZZ = library.game("rozz")
#: The scenarios that have openings.
KNOWN = ("headquarters-2",)


def beginning(name: str) -> State:
    state: State = ROZZ.begin(ROZZ.read(library.scenario_mapping(name)), NO_DICE)
    return state


def given(state: State, seat: str, seed: int, level: int = 4) -> tuple[Command, ...]:
    return think(ROZZ, RozzEvaluator(), state, seat, LEVELS[level], f"match {seed}".encode()).commands


def test_every_opening_belongs_to_a_shipped_scenario() -> None:
    assert {name_of(beginning(name).scenario) for name in KNOWN} == set(OPENINGS)


def test_openings_are_legal_for_both_seats_and_none_is_rare() -> None:
    for name in KNOWN:
        state = beginning(name)
        for seat in state.scenario.players:
            found = RozzEvaluator().openings(state, seat)
            assert len(found) >= 4
            assert abs(sum(share for share, _ in found) - 1) < 1e-9
            assert max(share for share, _ in found) < 0.4
            assert all(each.is_done for _, plan in found for each in ROZZ.judge(state, seat, plan))


def test_level_4_opens_in_several_ways_and_by_its_seed_alone() -> None:
    state = beginning("headquarters-2")
    for seat in state.scenario.players:
        known = {plan for _, plan in RozzEvaluator().openings(state, seat)}
        found = [given(state, seat, seed) for seed in range(40)]
        assert set(found) <= known
        assert len(set(found)) >= 5
        assert found[:5] == [given(state, seat, seed) for seed in range(5)]


def test_a_hint_for_the_first_turn_names_several_plans() -> None:
    thought = think(ROZZ, RozzEvaluator(), beginning("headquarters-2"), "RED", LEVELS[4], b"hint")
    assert len(thought.shares) == 3
    assert thought.expected
    assert thought.feared
    assert all(0 < each.value < 1 for each in thought.shares)


def test_no_opening_where_the_position_is_another() -> None:
    state = beginning("headquarters-2")
    later = ROZZ.after(state, {seat: (Nothing(),) for seat in state.scenario.players}, NO_DICE)
    assert not RozzEvaluator().openings(later, "RED")
    moved = {tile: stack for tile, stack in state.position.items() if tile != "Hollow"}
    assert not RozzEvaluator().openings(replace(state, position=moved), "RED")
    assert not RozzEvaluator().openings(beginning("lake-2"), "RED")
