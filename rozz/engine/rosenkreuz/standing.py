"""How the side to move stands, by looking only: pieces left of each colour, how far they are, on whose ground.

A piece on a square of the other colour may be replaced (K6); one near the last rank will soon take another (K8); and
the last pieces of a colour are worth most, for without one the game is lost (K9).  The weights are data: `WEIGHTS.md`
of the docs, `docs/computers-kin.md`, says how they were made.
"""

from __future__ import annotations

from operator import getitem

from rozz.engine.rosenkreuz.moves import Boards
from rozz.engine.rosenkreuz.squares import BLACK_SQUARES

#: What each piece is worth, and what a side has beyond it by the number of pieces of its rarer colour.
PIECE = 700
RARER = (0, 0, 400, 850, 1200, 1350, 1400, 1350, 1250)
#: Of a piece by its rank from its own side's first, on its own colour and off it.
AT_HOME = (0, 0, 140, 220, 300, 680, 1020, 0)
ABROAD = (-200, 100, 130, 240, 240, 550, 350, 0)
#: By its file from the nearer edge.
FILE = (0, 20, 100, 170)
#: To have the move.
MOVE = 240

_Rows = tuple[tuple[int, ...], ...]


def _rows(is_black: bool, is_first: bool) -> _Rows:
    """For each rank and each set of its squares, what pieces of a colour there are worth to their side."""
    return tuple(tuple(_row(rank, many, is_black, is_first) for many in range(256)) for rank in range(8))


def _row(rank: int, many: int, is_black: bool, is_first: bool) -> int:
    total = 0
    for file in range(8):
        if many >> file & 1:
            is_home = bool(BLACK_SQUARES >> (8 * rank + file) & 1) == is_black
            table = AT_HOME if is_home else ABROAD
            total += table[rank if is_first else 7 - rank] + FILE[min(file, 7 - file)]
    return total


#: Black and white of the side whose first rank is the board's first, then of the other.
_PLACES = tuple(_rows(is_black, is_first) for is_first in (True, False) for is_black in (True, False))
#: The same as a side to move meets them: of the first side, of the second.
_MET = (_PLACES, _PLACES[2:] + _PLACES[:2])


def standing(side: int, boards: Boards) -> int:
    """What the side to move (0 or 1) is ahead."""
    black, white, foe_black, foe_white = boards
    blacks, whites, foe_blacks, foe_whites = _MET[side]
    return (
        MOVE
        + material(black.bit_count(), white.bit_count())
        - material(foe_black.bit_count(), foe_white.bit_count())
        + sum(map(getitem, blacks, black.to_bytes(8, "little")))
        + sum(map(getitem, whites, white.to_bytes(8, "little")))
        - sum(map(getitem, foe_blacks, foe_black.to_bytes(8, "little")))
        - sum(map(getitem, foe_whites, foe_white.to_bytes(8, "little")))
    )


def material(black: int, white: int) -> int:
    """What so many pieces of both colours are worth together."""
    return PIECE * (black + white) + RARER[min(black, white)]
