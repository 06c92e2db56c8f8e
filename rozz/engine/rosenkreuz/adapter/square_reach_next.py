"""What a side's pieces reach, K4 and K5, and take, K6 to K8, with the move after its next one if the other side passes.

No rule allows passing, but threats are about it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rozz.engine.game import Reach
from rozz.engine.rosenkreuz.adapter import square_reach
from rozz.engine.rosenkreuz.model.state import State


def next_reach(state: State, seat: str) -> Iterator[Reach]:
    """What can be reached after each of the side's legal moves, a part for each move."""
    moving = replace(state, position=state.position.seen_by(seat))
    for way in moving.ways:
        yield square_reach.reach(moving.next_state(way), seat)
