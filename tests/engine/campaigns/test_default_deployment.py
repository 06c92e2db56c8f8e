"""How the program deploys an army whose player gives no command, C21."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from rozz import library
from rozz.engine.dice import KeyedDice

GAME = library.game("campaigns")


def begun(attacking: Sequence[str], defending: Sequence[str]) -> Any:
    mapping = {
        "game": "campaigns",
        "name": "A small battle",
        "kind": "battle",
        "seats": {"WINKIES": ["Winkies"], "MUNCHKINS": ["Munchkins"]},
        "attacker": "WINKIES",
        "terrain": {"all": "plain"},
        "forces": {"WINKIES": [*attacking], "MUNCHKINS": [*defending]},
    }
    return GAME.begin(GAME.read(mapping), KeyedDice(b"spells", "0"))


def deployed(state: Any, seat: str = "WINKIES") -> str:
    """The default deployment of a seat, which is judged like any other."""
    commands = GAME.default_commands(state, seat)
    assert all(each.is_done for each in GAME.judge(state, seat, commands))
    return GAME.write(commands[0])


@pytest.mark.parametrize(
    ("forces", "groups"),
    [
        (["WREG2", "WREG1"], "WREG1, WREG2"),
        # A Hero leads three units, a Ruler four and first; the others stay single.
        (["Zerde", "WREG1", "WREG2", "WREG3", "WREG4"], "WREG4, Zerde+WREG1+WREG2+WREG3"),
        (["Zerde", "Evora", *(f"WREG{number}" for number in range(1, 9))],
         "Evora+WREG1+WREG2+WREG3+WREG4, WREG8, Zerde+WREG5+WREG6+WREG7"),
        # Who has no unit left stays alone, and witches lead nobody.
        (["Zerde", "Evora", "WREG1"], "Evora+WREG1, Zerde"),
        (["Witch 1", "WREG1"], "WREG1, Witch 1"),
        # The Bell goes with its carrier.
        (["WREG1", "WREG2+Bell"], "WREG1, WREG2+Bell"),
        (["Zerde", "WREG1", "WREG2+Bell"], "Zerde+WREG1+WREG2+Bell"),
    ],
)  # fmt: skip
def test_an_army_stands_in_the_middle_of_its_first_row(forces: list[str], groups: str) -> None:
    assert deployed(begun(forces, ["MREG1"])) == f"D: 1C {groups}"


def test_the_defender_stands_in_its_own_first_row() -> None:
    assert deployed(begun(["WREG1+Bell"], ["Sourdough", "MREG1"]), "MUNCHKINS") == "D: 5C Sourdough+MREG1"
    assert deployed(begun(["WREG1"], ["MREG1+Bell"]), "MUNCHKINS") == "D: 5C MREG1+Bell"
    assert deployed(begun(["WREG1"], ["MREG1+Bell"])) == "D: 1C WREG1"


def test_a_bell_that_nobody_carries_lies_by_itself() -> None:
    """C19.8: its carrier may have been lost on the way."""
    state = begun(["WREG1"], ["MREG1+Bell"])
    battle = replace(state.battle, bell=replace(state.battle.bell, carrier=""))
    assert deployed(replace(state, battle=battle), "MUNCHKINS") == "D: 5C Bell, MREG1"
