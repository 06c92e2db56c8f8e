"""What a report says of a hire, C18.4."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from rozz import library
from rozz.engine.campaigns.reading.cases import read_case, shown
from rozz.engine.campaigns.text import plain_english
from rozz.engine.game import Event


def hire(die: int) -> dict[str, Any]:
    return {
        "game": "campaigns", "name": "a hire", "scenario": "meeting-the-wizard", "turn": 10, "moment": "recruit",
        "position": {"points": {"Ape Rocks": {"MUNCHKINS": ["Hardsole"]}, "Zilkhold": {"WINKIES": ["WREG1"]}}},
        "dice": [die],
        "orders": [{"MUNCHKINS": "H: Hardsole hire APE"}],
    }  # fmt: skip


@pytest.mark.parametrize(("die", "end"), [(7, "found"), (8, "nobody comes")])
def test_a_hire_says_whether_somebody_comes(die: int, end: str) -> None:
    told = shown(read_case(hire(die), partial(library.scenario_mapping, game_name="campaigns")))["report"]
    assert f"Hardsole looks for mercenaries: die {die}, {end} (C18.4)" in told
    event = Event("mishap", "C18.4", "Ape Rocks", {"hero": "Hardsole", "die": die, "is_lost": die >= 8})
    assert plain_english.sentence(event, "", {}).endswith(f"rolled {die}: {end}")
