"""What may follow on a moment that throws dice: a few states, by rolls that are the same for every plan.

Rolls are made of the key of the search and of the moment: each moment has a chance of its own, and none is foreseen.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from typing import Any

from rozz.engine.dice import Keyed, Noted
from rozz.engine.game import Moment, Orders, Rules

#: What dice are made of: a key, and a place.
Place = tuple[bytes, str]


def apart(rules: Rules, state: Any, moment: Moment | None) -> str:
    """What tells a moment from others of its turn, which may have the same name; empty where it has no others."""
    if moment is None or not moment.within:
        return ""
    frozen = json.dumps(rules.freeze(state), sort_keys=True)
    return f" {hashlib.sha256(frozen.encode()).hexdigest()[:16]}"


def rolled(key: bytes, number: int, place: str) -> Place:
    """What the dice of one of several rolls are made of."""
    return key, f"foretold {number} {place}"


def outcomes(rules: Rules, state: Any, orders: Orders, rolls: Sequence[Place]) -> Iterator[Any]:
    """Where a moment leads by each of these rolls, all as likely; once where nothing is rolled."""
    for key, place in rolls:
        dice = Noted(Keyed(key, place))
        yield rules.after(state, orders, dice)
        if not dice.rolls:
            return
