"""What a seat is offered after drafted commands: nothing that the engine would refuse, and all that it would do."""

from __future__ import annotations

from typing import Any

from rozz import library
from rozz.engine.rozz.commands import Command, Move
from rozz.engine.rozz.plans import Choice
from rozz.engine.rozz.state import State

GAME = library.game("rozz")


def a_match(**changes: Any) -> State:
    """Red on the first of two territories, Blue on the second."""
    written = {
        "game": "rozz",
        "name": "offers",
        "board": {"territories": {"Rozz": [0, 0], "Braxx": [1, 0]}},
        "players": ["RED", "BLUE"],
        "objective": {"turns": 9},
        "commands": 3,
        "bankroll": 100,
        "setup": {"Rozz": {"RED": {"INF": 5}}, "Braxx": {"BLUE": {"INF": 5}}},
    }
    return GAME.new(GAME.read({**written, **changes}))


def move_of(state: State, given: tuple[Command, ...], item: str, tile: str = "Rozz") -> Choice:
    """What is offered of moving an item."""
    offered = GAME.options(state, "RED", given, tile)
    return next(choice for choice in offered if (choice.kind, choice.item) == ("move", item))


def test_a_void_move_takes_nothing_from_what_can_be_moved() -> None:
    state = a_match()
    out_of_range = Move("INF", "Rozz", "Braxx", 5)
    offered = move_of(state, (out_of_range,), "INF")
    assert (offered.most, offered.refusal) == (5, "")
    march = Move("INF", "Rozz", "R1", 5)
    assert [each.status for each in GAME.check(state, "RED", (out_of_range, march))] == ["void", "done"]


def test_a_move_over_the_allowance_takes_nothing_either() -> None:
    state = a_match(commands=1)
    one_too_many = (Move("INF", "Rozz", "R1"), Move("INF", "Rozz", "R2", 4))
    assert move_of(state, one_too_many, "INF").most == 4


def test_what_drafted_moves_take_is_not_offered_again() -> None:
    state = a_match()
    assert move_of(state, (Move("INF", "Rozz", "R1", 3),), "INF").most == 2
    spent = move_of(state, (Move("INF", "Rozz", "R1", 3), Move("INF", "Rozz", "R2", 2)), "INF")
    assert spent.most == 0
    assert spent.refusal == "of 5 INF in Rozz that can move, earlier commands take 5"


def test_cargo_is_taken_as_the_mover_is() -> None:
    state = a_match(setup={"Rozz": {"RED": {"INF": 5}, "neutral": {"SRNUKE": 2}}, "Braxx": {"BLUE": {"INF": 5}}})
    carried = Move("INF", "Rozz", "R1", 1, (("SRNUKE", 1),))
    assert dict(move_of(state, (carried,), "INF").cargo) == {"SRNUKE": 1}
    refused = Move("INF", "Rozz", "Braxx", 1, (("SRNUKE", 2),))
    assert dict(move_of(state, (refused,), "INF").cargo) == {"SRNUKE": 2}
