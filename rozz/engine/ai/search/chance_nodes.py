"""The outcomes of a moment that rolls dice: a few states, with the same rolls for every plan.

Rolls come from the key of the search and the moment: each moment has its own randomness, and no real roll is predicted.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from typing import Any

from rozz.engine.dice import KeyedDice, RecordingDice
from rozz.engine.game import Moment, Orders, Rules

#: The source of dice: a key, and a place.
DiceSource = tuple[bytes, str]


def moment_suffix(rules: Rules, state: object, moment: Moment | None) -> str:
    """Distinguishes a moment from others of its turn with the same name; empty if there are none."""
    if moment is None or not moment.within:
        return ""
    frozen = json.dumps(rules.freeze(state), sort_keys=True)
    return f" {hashlib.sha256(frozen.encode()).hexdigest()[:16]}"


def dice_source(key: bytes, number: int, place: str) -> DiceSource:
    """The source of the dice for one of several rolls."""
    return key, f"foretold {number} {place}"


def outcomes(rules: Rules, state: Any, orders: Orders, rolls: Sequence[DiceSource]) -> Iterator[Any]:
    """The states after a moment for each of these rolls, equally likely; only one if nothing is rolled."""
    for key, place in rolls:
        dice = RecordingDice(KeyedDice(key, place))
        yield rules.next_state(state, orders, dice)
        if not dice.rolls:
            return
