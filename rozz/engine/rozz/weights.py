"""What each feature of a position is worth, by objective: data.

made: by hand
"""

from __future__ import annotations

from collections.abc import Mapping

#: How the rows were made; `rozz arena --fit` makes them anew.
MADE = "by hand, as a beginning"

USUAL: Mapping[str, float] = {
    "foot": 0.25, "heavy": 0.6, "air": 0.2, "money": 0.15, "income": 0.7, "commands": 0.8, "land": 0.15,
    "front": 0.25, "spear": 0.5, "burning": 0.1, "blasting": 0.1, "aim_foot": 0.15, "aim_price": 0.1,
    "lift": 0.12, "shield": 0.2, "traps": 0.15,
    "garrison": 0.15, "exposed_foot": -3.0, "exposed_heavy": -3.0, "works_near": 0.25, "government": 0.25,
}  # fmt: skip

#: By objective, what differs from the usual.
WEIGHTS: Mapping[str, Mapping[str, float]] = {
    "headquarters": USUAL,
    "original": {**USUAL, "goal": 6.0, "goal_near": 6.0, "exposed_foot": -1.0, "exposed_heavy": -1.0},
    "elimination": {**USUAL, "goal": 3.0, "foot": 0.4},
    "central": {**USUAL, "goal": 8.0, "goal_near": 2.0, "exposed_foot": -1.0, "exposed_heavy": -1.0},
    "turns": {**USUAL, "goal": 6.0, "government": 0.6},
    "doomsday": {**USUAL, "goal": 6.0, "goal_near": 2.0, "money": 0.2},
    "occupation": {**USUAL, "goal": 6.0, "land": 0.8},
}
