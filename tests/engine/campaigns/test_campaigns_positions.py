"""Positions in files and cases: what is written can be read, and says the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rozz import library
from rozz.engine.campaigns.reading.cases import read_case
from rozz.engine.campaigns.reading.position_reader import read_position
from rozz.engine.campaigns.reading.position_writer import write_position
from rozz.engine.validation import PathValue
from tests.support.engine.case_files import ALL_CASES, mapping_of

#: Cases between the map and the board, where most of a position can be left out.
MUSTERS = [
    path
    for path in sorted((ALL_CASES / "campaigns").glob("*.yaml"))
    # Most cases have no such word, and reading them all takes seconds.
    if "muster" in path.read_text(encoding="utf-8")
    and "muster" in mapping_of(path).get("position", {}).get("battle", {})
]


@pytest.mark.parametrize("path", MUSTERS, ids=lambda path: path.stem)
def test_a_position_that_is_written_is_read_back(path: Path) -> None:
    state = read_case(mapping_of(path), library.scenario_of_any_game).state
    written: dict[str, Any] = write_position(state)
    again = read_position(PathValue(written), state.scenario, state.turn, state.moment)
    assert write_position(again) == written
    assert (again.battle, again.pool) == (state.battle, state.pool)
    assert (again.land is None) == (state.land is None)
    if again.land and state.land:
        assert again.land.places == state.land.places


@pytest.mark.parametrize(
    ("spaces", "defender", "at"),
    [
        ({"3C": {"D": ["QREG1", "QREG2"]}, "5C": {"D": ["MREG1"]}}, "QUADLINGS", "Harvest Cross"),
        # Leaders are no units, and of as many units the earlier seat commands.
        ({"3C": {"D": ["Glenda", "QREG1", "MREG1"]}}, "MUNCHKINS", "Harvest Cross"),
        # Names may be written in small letters.
        ({"3C": {"D": ["qreg1", "qreg2", "MREG1"]}}, "QUADLINGS", "Harvest Cross"),
        # A mercenary counts for the seat that it serves.
        ({"3C": {"D": ["XAPE1/Q", "XAPE2/Q", "MREG1"]}}, "QUADLINGS", "Harvest Cross"),
        # Only a garrison: the seat of the point's nation.
        ({"3C": {"D": ["FREG1+garrison"]}}, "QUADLINGS", "Southguard"),
    ],
)
def test_the_seat_with_most_units_defends(spaces: dict[str, Any], defender: str, at: str) -> None:
    battle = {"attacker": "WINKIES", "at": at, "from": "Pumpkin Fields", "spaces": spaces}
    scenario = library.game("campaigns").read(library.scenario_mapping("two-alliances", "campaigns"))
    state = read_position(PathValue({"battle": battle}), scenario, 1, "activation")
    assert state.battle is not None
    assert state.battle.defender == defender
