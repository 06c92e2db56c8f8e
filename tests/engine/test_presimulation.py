"""A plan is presimulated once and played against many: the search sees the same turn as the report."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.rozz.legality import admit
from rozz.engine.rozz.model.commands import Command, Move, Nothing, Purchase
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.state import State, opening
from rozz.engine.rozz.resolution.turn import next_state, resolve
from training import random_play

GAME = library.game("rozz")
SCENARIO = GAME.read(library.scenario_mapping("headquarters-2"))
RED, BLUE, TRANS = Piece("RED", "INF"), Piece("BLUE", "INF"), Piece("neutral", "TRANS")


def in_order(state: State) -> tuple[Any, ...]:
    """A state with the order of its tiles and pieces, in which later turns are reported."""
    return state, [(tile, list(stack.items())) for tile, stack in state.position.items()]


def check(state: State, plans: dict[str, list[tuple[Command, ...]]]) -> None:
    """Every plan against every other, twice: no turn leaves a trace in the next."""
    admitted = {seat: [admit(state, seat, plan) for plan in given] for seat, given in plans.items()}
    before = in_order(state)
    cells = list(zip(product(*plans.values()), product(*admitted.values()), strict=True))
    for written, judged in [*cells, *reversed(cells)]:
        reported = resolve(state, dict(zip(plans, written, strict=True))).after
        assert in_order(next_state(state, dict(zip(plans, judged, strict=True)))) == in_order(reported)
    assert in_order(state) == before


@pytest.mark.parametrize("name", ["headquarters-2", "rails-2", "elimination-3"])
def test_every_plan_matches_the_report_against_every_other(name: str) -> None:
    start = GAME.begin(GAME.read(library.scenario_mapping(name)), NO_DICE)
    chance = Random(f"rehearsed {name}")
    for turn in list(random_play.play(start, 40, chance))[::9]:
        state = turn.before
        check(
            state, {seat: [random_play.commands(state, seat, chance, 0.1) for _ in range(3)] for seat in turn.orders}
        )


def test_plans_that_meet_in_a_tile() -> None:
    state = opening(SCENARIO, {"H1": {RED: 5}, "H3": {BLUE: 4, TRANS: 2}, "H5": {BLUE: 1, TRANS: 1}}, {"RED": 90})
    into = Move("INF", "H1", "H2", 3)
    check(
        state,
        {
            "RED": [(into,), (Purchase("INF", 2, "H1"), into), (Move("INF", "H1", "Hollow", 5),), (Nothing(),)],
            "BLUE": [
                (Move("INF", "H3", "H2", 2), Move("TRANS", "H5", "H2")),
                (Move("TRANS", "H3", "H2", 1), Move("TRANS", "H5", "Hollow", 1)),
                (Move("INF", "H3", "H2", 4), Purchase("INF", 1, "H3")),
            ],
        },
    )


def test_a_tile_that_is_vacated_and_entered_again() -> None:
    state = opening(SCENARIO, {"H1": {RED: 5}, "H2": {RED: 2}, "H4": {BLUE: 3}})
    exchange = (Move("INF", "H1", "H2", 5), Move("INF", "H2", "H1", 2))
    check(state, {"RED": [exchange, exchange[:1]], "BLUE": [(Move("INF", "H4", "H3", 3),), (Nothing(),)]})
    assert list(next_state(state, {"RED": exchange}).position["H2"].values()) == [5]


def test_a_purchase_that_destroys_another_seats_piece() -> None:
    government = Piece("BLUE", "GOV")
    state = opening(SCENARIO, {"H1": {RED: 5, government: 1}, "H3": {BLUE: 4}}, {"RED": 90, "BLUE": 90})
    bought = (Purchase("GOV", 1, "H1"), Move("INF", "H1", "H2", 1))
    check(state, {"RED": [bought, bought[1:]], "BLUE": [(Move("INF", "H3", "H2", 1),), (Purchase("GOV", 1, "H3"),)]})
    assert government not in next_state(state, {"RED": bought}).position["H1"]


def test_a_plan_presimulated_in_one_state_works_in_any_other() -> None:
    plan = (Purchase("INF", 2, "H1"), Move("INF", "H1", "H2", 3))
    here = opening(SCENARIO, {"H1": {RED: 5}}, {"RED": 90})
    there = opening(SCENARIO, {"H1": {RED: 9, TRANS: 1}}, {"RED": 90})
    admitted = admit(here, "RED", plan)
    assert next_state(here, {"RED": admitted}).position == {"H1": {RED: 4}, "H2": {RED: 3}}
    # The stacks differ there, so nothing computed from the stacks here is reused.
    assert next_state(there, {"RED": admitted}).position == {"H1": {RED: 8, TRANS: 1}, "H2": {RED: 3}}


def test_production_leaves_the_original_stack_unchanged() -> None:
    industry = Piece("neutral", "IU")
    state = opening(SCENARIO, {"H1": {RED: 5, industry: 1}}, {"RED": 0})
    first = next_state(state, {})
    assert state.position["H1"] == {RED: 5, industry: 1}
    assert in_order(next_state(state, {})) == in_order(first) == in_order(resolve(state, {}).after)
    assert in_order(next_state(first, {})) == in_order(resolve(first, {}).after)
