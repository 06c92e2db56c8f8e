"""perft: the number of move sequences of a given length; every position is made, the last ones too."""

from __future__ import annotations

from rozz.engine.rosenkreuz.legality.legal_moves import Boards, is_decided, legal_moves
from rozz.engine.rosenkreuz.model.sides import SIDES, Side, other


def perft(seat: str, boards: Boards, depth: int) -> int:
    """The number of sequences of `depth` moves from a position with this seat to move; finished games have none."""
    return _counted(SIDES[seat], SIDES[other(seat)], boards, depth)


def _counted(side: Side, opposing: Side, boards: Boards, depth: int) -> int:
    if depth == 0:
        return 1
    if is_decided(boards):
        return 0
    after = [each[4] for each in legal_moves(side, boards)]
    if depth == 1:
        return len(after)
    return sum(_counted(opposing, side, each, depth - 1) for each in after)
