"""RosenKreuz: a side can reach and take exactly what some legal move does, on its own turn and on the other's."""

from __future__ import annotations

from random import Random

import pytest

from rozz import game_extras, library
from rozz.engine.dice import NO_DICE
from rozz.engine.game import reach_of
from rozz.engine.rosenkreuz.model.sides import other
from rozz.engine.rosenkreuz.model.state import State
from tests.support.engine.exhaustive_reach import Found, next_reach_of, reported_reach
from tests.support.engine.reference_rosenkreuz import positions_from_random_placement

GAME, ADAPTER = library.game("rosenkreuz"), game_extras.puzzle_adapter("rosenkreuz")


def states(seed: int) -> list[State]:
    """A position of a match, and one with randomly placed pieces."""
    chance = Random(seed)
    state = GAME.begin(GAME.read(library.scenario_mapping("rosenkreuz", "rosenkreuz")), NO_DICE)
    for _ in range(chance.randint(0, 60)):
        if not state.outcome:
            state = GAME.next_state(state, {state.position.to_move: (chance.choice(state.legal),)}, NO_DICE)
    return [state, next(positions_from_random_placement(1, chance))]


def by_moves(state: State, seat: str) -> Found:
    """Every square where a move lands, and every opposing piece that a move removes, with the mover's start."""
    rival, found = other(seat), set()
    for move in GAME.legal(state):
        lost = ADAPTER.places(state, rival) - ADAPTER.places(GAME.next_state(state, {seat: (move,)}, NO_DICE), rival)
        found |= {(square, "take", move.start) for square in lost}
        if move.landing not in ADAPTER.places(state, rival):
            found.add((move.landing, "move", move.start))
    return found


@pytest.mark.parametrize("seed", range(20))
def test_a_square_is_marked_iff_some_move_gets_there(seed: int) -> None:
    for state in states(seed):
        if state.outcome:
            continue
        mover, waiting = state.position.to_move, other(state.position.to_move)
        assert reported_reach(reach_of(GAME, state, mover), "manner", "start") == by_moves(state, mover)
        after_pass = ADAPTER.after_pass(state)
        if after_pass is not None and not after_pass.outcome:
            assert reported_reach(reach_of(GAME, state, waiting), "manner", "start") == by_moves(after_pass, waiting)


@pytest.mark.parametrize("seed", (0, 2, 5))
def test_a_square_is_marked_for_next_turn_iff_two_moves_get_there(seed: int) -> None:
    for state in states(seed):
        if state.outcome:
            continue
        mover, waiting = state.position.to_move, other(state.position.to_move)
        assert reported_reach(next_reach_of(GAME, state, mover), "manner", "start") == by_two_moves(state, mover)
        after_pass = ADAPTER.after_pass(state)
        if after_pass is not None and not after_pass.outcome:
            reach = next_reach_of(GAME, state, waiting)
            assert reported_reach(reach, "manner", "start") == by_two_moves(after_pass, waiting)


def by_two_moves(state: State, seat: str) -> Found:
    """What a second move does after any first one, if the other side passes between them."""
    found: Found = set()
    for move in GAME.legal(state):
        after_pass = ADAPTER.after_pass(GAME.next_state(state, {seat: (move,)}, NO_DICE))
        if after_pass is not None and not after_pass.outcome:
            found |= by_moves(after_pass, seat)
    return found
