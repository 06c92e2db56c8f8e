"""The squares that a side's legal moves reach, K4 and K5, and the pieces that they take, K6 to K8.

If it is the opponent's move, as if the opponent had passed: no rule allows that, but threats are about it.
"""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.game import Reach, Way, Ways
from rozz.engine.rosenkreuz.model.squares import NAMES, SQUARES, names_of
from rozz.engine.rosenkreuz.model.state import State
from rozz.engine.said import said


def reach(state: State, seat: str) -> Reach:
    """The squares where a piece can land, and those where an opposing piece can fall."""
    position = state.position.seen_by(seat)
    moving = state if position is state.position else replace(state, position=position)
    found: dict[str, dict[tuple[str, str, str], Way]] = {}
    # After a move the boards are seen from the other side, so the first two are the opponent's.
    for (start, landing, _, _), (black, white, _, _) in moving.ways.items():
        begun, ended = NAMES[start], NAMES[landing]
        colour = "black" if position.boards[0] & start else "white"
        pieces = said(f"rosenkreuz-reach-{colour}")
        found.setdefault(ended, {})["move", begun, ""] = Way("move", pieces, colour, 1, begun)
        for taken in names_of(position.opposing & ~(black | white)):
            via = "" if ended == taken else ended
            found.setdefault(taken, {})["take", begun, via] = Way("take", pieces, colour, 1, begun, via)
    return {name: _ways(found[name]) for name in SQUARES if name in found}


def _ways(found: dict[tuple[str, str, str], Way]) -> Ways:
    """For each piece what it takes there, or else that it lands there."""
    takers = {start for manner, start, _ in found if manner == "take"}
    ways = [way for (manner, start, _), way in found.items() if manner == "take" or start not in takers]
    return Ways(tuple(ways), len({way.start for way in ways}))
