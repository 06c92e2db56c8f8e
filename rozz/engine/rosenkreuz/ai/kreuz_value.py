"""The static evaluation for the side to move: pieces left of each color, their progress, their squares' colors.

A piece on a square of the other color may be replaced (K6); one near the last rank will soon take another (K8); and the
last pieces of a color are worth most, because without one the game is lost (K9). The weights are data:
`docs/notes/computers-other-games.md` says how they were made.
"""

from __future__ import annotations

from operator import getitem

from rozz.engine.rosenkreuz.legality.legal_moves import Boards
from rozz.engine.rosenkreuz.model.squares import BLACK_SQUARES

#: The worth of each piece, and a bonus by the number of pieces of the side's rarer color.
PIECE = 700
RARER_COLOR = (0, 0, 550, 1000, 1350, 1450, 1450, 1350, 1150)
#: By a piece's rank from its own side, on squares of its own color and of the other.
ON_OWN_COLOR = (0, 0, 120, 230, 270, 650, 1060, 0)
ON_OTHER_COLOR = (-300, 100, 160, 260, 270, 440, 320, 0)
#: By a piece's file from the nearer edge.
FILE = (0, 40, 120, 140)
#: The bonus of a randomly liked square: so small that it only decides between nearly equal moves.
RANDOM_BONUS = 12
#: The bonus for having the move.
MOVE = 240

_Rows = tuple[tuple[int, ...], ...]


def _rows(is_black: bool, is_first: bool) -> _Rows:
    """For each rank and each set of its squares, the worth of pieces of a color there to their side."""
    return tuple(tuple(_row(rank, many, is_black, is_first) for many in range(256)) for rank in range(8))


def _row(rank: int, squares: int, is_black: bool, is_first: bool) -> int:
    total = 0
    for file in range(8):
        if squares >> file & 1:
            is_home = bool(BLACK_SQUARES >> (8 * rank + file) & 1) == is_black
            table = ON_OWN_COLOR if is_home else ON_OTHER_COLOR
            total += table[rank if is_first else 7 - rank] + FILE[min(file, 7 - file)]
    return total


#: Black and white of the side whose first rank is the board's first, then of the other.
_PLACES = tuple(_rows(is_black, is_first) for is_first in (True, False) for is_black in (True, False))


#: The worth of a number of black (times nine) and white pieces together.
MATERIAL = tuple(PIECE * (black + white) + RARER_COLOR[min(black, white)] for black in range(9) for white in range(9))


class CachedEvaluation:
    """Evaluates many positions of one search, caching the worth of each set of pieces.

    Pieces of both sides on `liked` squares get a small bonus, so that not every match is the same.
    """

    def __init__(self, liked: int = 0) -> None:
        self._liked = liked
        self._known: tuple[dict[int, int], ...] = tuple({} for _ in _PLACES)

    def __call__(self, side: int, boards: Boards) -> int:
        """The lead of the side to move (0 or 1)."""
        black, white, their_black, their_white = boards
        known = self._known
        sums = []
        for which, many in enumerate(boards):
            which ^= 2 * side
            worth = known[which].get(many)
            if worth is None:
                worth = sum(map(getitem, _PLACES[which], many.to_bytes(8, "little")))
                worth += RANDOM_BONUS * (many & self._liked).bit_count()
                known[which][many] = worth
            sums.append(worth)
        return (
            MOVE
            + MATERIAL[9 * black.bit_count() + white.bit_count()]
            - MATERIAL[9 * their_black.bit_count() + their_white.bit_count()]
            + sums[0]
            + sums[1]
            - sums[2]
            - sums[3]
        )


def place_worth(side: int, is_black: bool, square: int) -> int:
    """The worth of a side's (0 or 1) piece by its place."""
    rank, file = divmod(square.bit_length() - 1, 8)
    return _PLACES[2 * side + (not is_black)][rank][1 << file]
