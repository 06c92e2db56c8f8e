"""What each feature of a position is worth, by objective, and how each row was made: data.

`rozz arena --fit` makes rows anew from games.  A row is taken only after a match against the one before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

USUAL: Mapping[str, float] = {
    "foot": 0.15, "heavy": 1.2, "air": 0.2, "money": 0.13, "income": 0.7, "commands": 2.2, "land": 0.5,
    "front": 0.1, "spear": 0.1, "burning": 0.05, "blasting": 0.05, "aim_foot": 0.08, "aim_price": 0.2,
    "lift": 0.15, "shield": 0.1, "traps": 0.6, "garrison": 0.15, "exposed_foot": -2.3, "exposed_heavy": -3.0,
    "works_near": 0.4, "government": 0.1,
}  # fmt: skip

#: By objective, what differs from the usual.
WEIGHTS: Mapping[str, Mapping[str, float]] = {
    "headquarters": USUAL,
    "original": {**USUAL, "goal": 6.0, "goal_near": 6.0, "exposed_foot": -1.0, "exposed_heavy": -1.0},
    "elimination": {**USUAL, "goal": 4.0, "goal_near": 12.0},
    "central": {**USUAL, "goal": 8.0, "goal_near": 2.0, "exposed_foot": -1.0, "exposed_heavy": -1.0},
    "turns": {
        "foot": 0.166, "heavy": 0.837, "air": -0.794, "money": -0.117, "income": 0.403, "commands": 5.599, "land": 2.63,
        "front": 0.114, "spear": -1.252, "burning": -0.245, "blasting": 0.301, "aim_foot": 0.07, "aim_price": -0.015,
        "lift": -0.039, "shield": -0.284, "traps": 0.158, "exposed_foot": -0.67, "exposed_heavy": -1.1,
        "works_near": -0.603, "government": 2.378, "goal": -2.391,
    },
    "doomsday": {**USUAL, "goal": 9.0, "goal_near": 1.5, "money": 0.2},
    "occupation": {**USUAL, "goal": 6.0, "land": 0.8},
}

_BY_HAND: Mapping[str, Any] = {"way": "by hand", "from": "the row of headquarters, and what the objective counts"}

#: How each row was made.  `foretold`: in what share of held-back positions the fitted row had the winner in front.
MADE: Mapping[str, Mapping[str, Any]] = {
    "headquarters": {
        "way": "blended",
        "of": "a row by hand and a fitted one; what the fit had seen too seldom (shields, missiles) stayed by hand",
        "date": "2026-11-22",
        "scenarios": ("headquarters-2", "two-coasts", "rails-2"),
        "games": 80,
        "seed": 11,
        "positions": 3814,
        "foretold": 0.704,
        "foretold before": 0.666,
        "match": "level 3 with it against level 3 by hand, headquarters-2, 16 games: 12 to 4",
        "since": "commands 0.8 to 2.2 by hand, with money and income that are worth no more beyond a limit: 8 to 2",
    },
    "original": _BY_HAND,
    "elimination": _BY_HAND,
    "central": _BY_HAND,
    "turns": {
        "way": "blended",
        "of": "two fitted rows, half of each: of the duel alone (60 games, seed 11), and of both (120 games of each)",
        "date": "2026-11-23",
        "scenarios": ("twenty-turns", "a duel of fifteen turns on the board of central-3"),
        "games": 120,
        "seed": 23,
        "positions": 3960,
        "foretold": 0.654,
        "foretold before": 0.274,
        "match": "level 3 with it against level 3 by hand, the duel, 20 games: 20 to 0; "
        "one level 2 with it among three by hand, twenty-turns: 8 of 8",
    },
    "doomsday": _BY_HAND,
    "occupation": _BY_HAND,
}
