"""The preview of a move: exactly what happens when it is played."""

from __future__ import annotations

import random

import pytest

from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.rosenkreuz.adapter.move_preview import Preview, preview
from rozz.engine.rosenkreuz.model.squares import SQUARES
from rozz.engine.rosenkreuz.model.state import State
from rozz.engine.rosenkreuz.text.notation import Move
from rozz.engine.said import Said

GAME = library.game("rosenkreuz")


def pieces(state: State) -> dict[str, object]:
    return {name: piece for name, square in SQUARES.items() if (piece := state.position.at(square)) is not None}


def of_side(state: State, seat: str) -> set[str]:
    standing = {name: state.position.at(square) for name, square in SQUARES.items()}
    return {name for name, piece in standing.items() if piece is not None and piece.owner == seat}


@pytest.mark.parametrize("seed", range(3))
def test_a_preview_shows_what_then_happens(seed: int) -> None:
    chance = random.Random(seed)
    state: State = GAME.begin(GAME.read(library.scenario_mapping("rosenkreuz-skirmish", "rosenkreuz")), NO_DICE)
    for _ in range(25):
        if not state.ways:
            break
        way = chance.choice(list(state.ways))
        after, seat = state.next_state(way), state.position.to_move
        move = state.legal[list(state.ways).index(way)]
        shown = preview(state, move)
        gone = {name: piece for name, piece in pieces(state).items() if pieces(after).get(name) != piece}
        gone.pop(move.start, None)
        assert dict(shown.fallen) == gone
        assert shown.arrived is None or pieces(after)[shown.arrived[0]] == shown.arrived[1] == pieces(state)[move.start]
        if not (move.taken or move.is_minor):
            offer = GAME.offer(state, seat, (), GAME.picks_for(state, seat, (), move))
            assert isinstance(offer.expects, Said) and offer.command == move
            assert (offer.expects.key == "rosenkreuz-offer-play-falls") == (bool(gone) or shown.arrived is None)
        replies = [after.next_state(each) for each in after.ways]
        lost = {name for each in replies for name in of_side(after, seat) - of_side(each, seat)}
        assert set(shown.exposed) == lost
        state = after


def test_an_illegal_move_has_no_preview() -> None:
    state = GAME.begin(GAME.read(library.scenario_mapping("rosenkreuz-skirmish", "rosenkreuz")), NO_DICE)
    assert preview(state, Move("a2", "a8")) == Preview()
