"""What a move would do: told before it is played exactly as it then happens."""

from __future__ import annotations

import random

import pytest

from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.rosenkreuz.adapter.move_preview import Preview, preview
from rozz.engine.rosenkreuz.model.squares import SQUARES
from rozz.engine.rosenkreuz.model.state import State
from rozz.engine.rosenkreuz.text.notation import Move

GAME = library.game("rosenkreuz")


def pieces(state: State) -> dict[str, object]:
    return {name: piece for name, square in SQUARES.items() if (piece := state.position.at(square)) is not None}


def of_side(state: State, seat: str) -> set[str]:
    standing = {name: state.position.at(square) for name, square in SQUARES.items()}
    return {name for name, piece in standing.items() if piece is not None and piece.owner == seat}


@pytest.mark.parametrize("seed", range(3))
def test_a_preview_tells_what_then_happens(seed: int) -> None:
    chance = random.Random(seed)
    state: State = GAME.begin(GAME.read(library.scenario_mapping("rosenkreuz-skirmish", "rosenkreuz")), NO_DICE)
    for _ in range(25):
        if not state.ways:
            break
        way = chance.choice(list(state.ways))
        after, seat = state.after(way), state.position.to_move
        move = state.legal[list(state.ways).index(way)]
        told = preview(state, move)
        gone = {name: piece for name, piece in pieces(state).items() if pieces(after).get(name) != piece}
        gone.pop(move.start, None)
        assert dict(told.fallen) == gone
        assert told.arrived is None or pieces(after)[told.arrived[0]] == told.arrived[1] == pieces(state)[move.start]
        replies = [after.after(each) for each in after.ways]
        lost = {name for each in replies for name in of_side(after, seat) - of_side(each, seat)}
        assert set(told.exposed) == lost
        state = after


def test_of_a_move_that_is_not_legal_nothing_is_told() -> None:
    state = GAME.begin(GAME.read(library.scenario_mapping("rosenkreuz-skirmish", "rosenkreuz")), NO_DICE)
    assert preview(state, Move("a2", "a8")) == Preview()
