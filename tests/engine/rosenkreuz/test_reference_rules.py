"""Compares the engine with the plain model: the same legal moves, the same boards after them, the same winners.

Positions come from random play and from random placement; `make fuzz` compares as many as you like.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.rosenkreuz.model.position import Position
from rozz.engine.rosenkreuz.model.sides import other
from rozz.engine.rosenkreuz.model.state import State, move_of
from rozz.engine.rosenkreuz.play import RosenKreuz
from rozz.engine.rosenkreuz.text.notation import write
from tests.support.engine import reference_rosenkreuz as reference
from tests.support.engine.reference_rosenkreuz import positions_from_random_placement

GAME = RosenKreuz()
POSITIONS = int(os.environ.get("ROZZ_POSITIONS", "1000"))
SCENARIOS = library.scenario_names("rosenkreuz")


def positions_from_random_play(number: int, chance: Random) -> Iterator[State]:
    """Positions of random play from the shipped setups, finished ones included; captures are preferred."""
    state: State | None = None
    for _ in range(number):
        if state is None or state.outcome:
            scenario = GAME.read(library.scenario_mapping(chance.choice(SCENARIOS), "rosenkreuz"))
            state = GAME.begin(scenario, NO_DICE)
        yield state
        if not state.outcome:
            move = chance.choice(state.legal)
            state = GAME.next_state(state, {state.position.to_move: (move,)}, NO_DICE)


def compared(state: State) -> int:
    """The number of legal moves of a position, on which both agree."""
    seat = state.position.to_move
    board = reference.read(state.position.text)
    expected = {text: reference.numbers_of(after) for text, after in reference.legal(board, seat).items()}
    found = {
        write(move_of(state.position, way)): tuple(Position(other(seat), boards).sets.values())
        for way, boards in state.ways.items()
    }
    assert found == expected, f"{seat} to move\n{state.position.text}"
    won = state.outcome.winners[0] if state.outcome else ""
    assert won == reference.winner(board, seat, bool(expected)), f"{seat} to move\n{state.position.text}"
    return len(found)


@pytest.mark.long
@pytest.mark.fuzz
@pytest.mark.parametrize(
    ("positions", "number"),
    [(positions_from_random_play, POSITIONS - POSITIONS // 3), (positions_from_random_placement, POSITIONS // 3)],
)
def test_the_engine_and_the_plain_model_agree(positions, number: int) -> None:
    moves = sum(compared(state) for state in positions(number, Random(f"{number} {positions.__name__}")))
    assert moves > number
