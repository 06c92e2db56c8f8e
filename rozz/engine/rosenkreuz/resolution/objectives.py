"""How a match of RosenKreuz ends, K9: checked after a complete move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rozz.engine.game import Outcome
from rozz.engine.rosenkreuz.model.position import Piece, Position
from rozz.engine.rosenkreuz.model.sides import SEATS, other


def outcome(position: Position, resigned: str, can_move: Callable[[], bool]) -> Outcome | None:
    """Who has won, or None; `can_move` says whether the side to move has a legal move, and is asked last."""
    if resigned:
        return _lost_by(resigned, "resigned")
    bare = [seat for seat in SEATS if lost_colours(position, seat)]
    if len(bare) == 2:
        return _lost_by(position.to_move, "both-bare")
    if bare:
        return _lost_by(bare[0], "bare", colours=lost_colours(position, bare[0]))
    return None if can_move() else _lost_by(position.to_move, "stuck")


def lost_colours(position: Position, seat: str) -> tuple[str, ...]:
    """The colors in which a seat has no piece left."""
    return tuple(colour for colour in ("black", "white") if not position.number(Piece(seat, colour)))


def _lost_by(seat: str, reason: str, **facts: Any) -> Outcome:
    return Outcome((other(seat),), "K9", reason, {"loser": seat, **facts})
