"""The weight of each feature of a position, by objective, and how each row was made: data.

`rozz arena --fit` makes new rows from games. A row is accepted only after a match against the previous one.
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

#: By objective: the differences from the default.
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

#: By objective: the rows for two seats, where what may happen next turn is weighed as well.
DUELS: Mapping[str, Mapping[str, float]] = {
    "headquarters": {
        "foot": 0.145, "heavy": 0.737, "air": 0.2, "money": 0.223, "income": 0.663, "commands": 0.427, "land": 0.232,
        "front": 0.114, "spear": 0.048, "burning": 0.024, "blasting": -0.237, "lift": 0.141, "shield": 0.466,
        "traps": 0.489, "garrison": 0.067, "exposed_foot": -1.06, "exposed_heavy": -2.861, "works_near": 0.789,
        "government": 0.053, "crushable": -0.168, "open_foot": 0.011, "open_price": 0.11, "open_home": -0.036,
        "early_income": -0.687, "near_foot": -0.41, "near_heavy": -1.118, "helpless": 0.031,
    },
    "original": {
        "foot": 0.19, "heavy": 0.914, "air": 0.2, "money": 0.136, "income": 0.38, "commands": 3.183, "land": 0.47,
        "front": 0.068, "spear": 0.024, "burning": 0.16, "blasting": -0.115, "lift": 0.224, "shield": -0.173,
        "traps": 0.482, "garrison": 0.078, "exposed_foot": 0.338, "exposed_heavy": -0.394, "works_near": 0.356,
        "goal": 5.797, "goal_near": 6.388, "government": 0.086, "crushable": -0.043, "open_price": 0.145,
        "open_home": -0.021, "early_income": 0.305, "near_foot": -0.482, "near_heavy": -0.29, "helpless": -0.007,
    },
}  # fmt: skip

_BY_HAND: Mapping[str, Any] = {"way": "by hand", "from": "the row of headquarters, and what the objective counts"}

#: How each row was made. `foretold`: the share of held-out positions in which the fitted row ranked
#: the winner first.
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

#: How each row of `DUELS` was made; the matches are in docs/notes/computers-value.md.
DUELS_MADE: Mapping[str, Mapping[str, Any]] = {
    "headquarters": {
        "way": "fitted",
        "of": "games among 22 different players, from openings of 0 to 4 turns; aircraft stayed by hand",
        "date": "2026-11-26",
        "scenarios": ("headquarters-2", "two-coasts"),
        "games": 3800,
        "seed": (11, 12),
        "positions": 52703,
        "foretold": 0.831,
        "foretold before": 0.826,
        "match": "level 4 with it against thirteen different players, headquarters-2, 520 games: 78 %, before 58 %",
    },
    "original": {
        "way": "blended",
        "of": "half of the row before and half of a fitted one, of games among 22 different players",
        "date": "2026-11-26",
        "scenarios": ("original-2",),
        "games": 1200,
        "seed": 13,
        "positions": 13761,
        "foretold": 0.764,
        "foretold before": 0.761,
        "match": "level 4 with it against twelve different players, original-2, 360 games: 69 %, before 60 %",
    },
}
