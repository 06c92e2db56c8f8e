"""Which units are alike, C3.3: of those the program loses the highest number, and asks nobody."""

from __future__ import annotations

from typing import Any

import pytest

from rozz import library
from rozz.engine.campaigns.adapter.puzzle_adapter import CampaignsPuzzleAdapter
from rozz.engine.campaigns.battle.combat import equivalence_key
from rozz.engine.validation import PathValue

GAME = library.game("campaigns")
BOARD = GAME.read(library.scenario_mapping("two-alliances", "campaigns"))
BATTLE = {"at": "Ovengate", "attacker": "WINKIES", "from": "Pumpkin Fields", "turn": 2}
KNOWN = {"Witch 1": "Fleet Feet", "Witch 2": "Fleet Feet"}


def are_alike(one: str, other: str, forces: list[str], **more: Any) -> bool:
    """Whether two units of the defender in 4C are alike."""
    spaces = {"2C": {"A": ["WREG1"]}, "4C": {"D": forces}, "5R": {"D": ["Witch 1", "Witch 2", "MREG8"]}}
    position = {"known": KNOWN, "battle": {**BATTLE, "spaces": spaces, **more}}
    state = CampaignsPuzzleAdapter().state_from(BOARD, PathValue(position), PathValue("activation"))
    return equivalence_key(state, one) == equivalence_key(state, other)


GROUP = ["Sourdough+MREG1+MREG2"]


@pytest.mark.parametrize(
    ("units", "forces", "more", "is_alike"),
    [
        ("MREG1 MREG2", GROUP, {}, True),
        ("MREG1 MMED1", ["Sourdough+MREG1+MMED1"], {}, False),
        ("MREG1 MREG2", ["MREG1", "MREG2"], {}, False),
        ("MREG1 MREG2", ["Sourdough+MREG1", "Hardsole+MREG2"], {}, False),
        ("FREG1 FREG2", ["garrison+FREG1+FREG2"], {}, True),
        ("FREG1 FMED1", ["garrison+FMED1+FREG1"], {}, False),
        ("MMED1 MMED2", ["Sourdough+MMED1!+MMED2"], {}, False),
        ("MMED1 MMED2", ["Sourdough+MMED1!+MMED2!"], {}, True),
        ("MREG1 MREG2", GROUP, {"transported": ["MREG2"]}, False),
        ("MREG1 MREG2", GROUP, {"moved": ["MREG1"]}, False),
        ("MREG1 MREG2", GROUP, {"retreated": ["MREG1"]}, False),
        ("MREG1 MREG2", GROUP, {"guards": {"4C": {"L": "MREG1"}}}, False),
        ("MREG1 MREG2", ["Sourdough+MREG1+MREG2+Bell"], {}, False),
        ("MREG1 MREG2", GROUP, {"spells": ["Witch 1 Fleet Feet > MREG1"]}, False),
        ("MREG1 MREG2", GROUP, {"spells": ["Witch 1 Fleet Feet > MREG1", "Witch 2 Fleet Feet > MREG2"]}, False),
        ("MREG1 MREG2", GROUP, {"spells": ["Witch 1 Fleet Feet > MREG8"]}, True),
        ("XWLF1 XWLF2", ["Sourdough+XWLF1/M+XWLF2/M"], {}, True),
        ("XWLF1 XWLF2", ["Sourdough+XWLF1/M+XWLF2/Q"], {}, False),
    ],
)
def test_units_are_alike_if_nothing_tells_them_apart(
    units: str, forces: list[str], more: dict[str, Any], is_alike: bool
) -> None:
    one, other = units.split()
    assert are_alike(one, other, forces, **more) == is_alike
