"""Scenarios of a few tiles with few possible commands."""

from __future__ import annotations

from typing import Any

from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.rozz.model.state import State

#: One flower: BLUE's headquarters is open to the four INF beside it, and RED walks away from it.
SCENARIO: dict[str, Any] = {
    "game": "rozz",
    "name": "Open door",
    "board": {"territories": {"Elm": [0, 0]}},
    "players": ["RED", "BLUE"],
    "objective": "headquarters",
    "bankroll": 0,
    "catalog": {"only": ["HQ", "INF"], "change": {"HQ": {"yields": {"commands": 1}}}},
    "setup": {"Elm": {"RED": {"INF": 4}}, "E4": {"RED": {"HQ": 1}}, "E1": {"BLUE": {"HQ": 1, "INF": 1}}},
}


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
    return GAME.begin(GAME.read({**written, **changes}), NO_DICE)
