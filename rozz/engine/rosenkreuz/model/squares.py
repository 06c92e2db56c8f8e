"""The board, K1: 64 squares as the bits of a number, a1 the lowest, h8 the highest. Independent of pieces.

A set of squares is a number too: `|` is union and `&` is intersection, and a single square is a set of one.
"""

from __future__ import annotations

from collections.abc import Iterator

FILES = "abcdefgh"
RANKS = "12345678"
ALL = (1 << 64) - 1

#: Every square by its name, from ROSE's left corner, and the names by square.
SQUARES = {file + rank: 1 << (8 * row + column) for row, rank in enumerate(RANKS) for column, file in enumerate(FILES)}
NAMES = {square: name for name, square in SQUARES.items()}

#: The squares of each rank, from ROSE's first to CROSS's first.
RANK_SETS = tuple(0xFF << 8 * row for row in range(8))

#: Checkered, a1 black, K1.
BLACK_SQUARES = sum(SQUARES[f + r] for f in FILES for r in RANKS if (FILES.index(f) + RANKS.index(r)) % 2 == 0)
WHITE_SQUARES = ALL ^ BLACK_SQUARES

_NOT_A = ALL ^ sum(SQUARES["a" + rank] for rank in RANKS)
_NOT_H = ALL ^ sum(SQUARES["h" + rank] for rank in RANKS)


def squares_of(squares: int) -> Iterator[int]:
    """The squares of a set one by one, a1 first.

    >>> [NAMES[square] for square in squares_of(SQUARES["b1"] | SQUARES["a2"])]
    ['b1', 'a2']
    """
    while squares:
        square = squares & -squares
        yield square
        squares ^= square


def names_of(squares: int) -> tuple[str, ...]:
    """The names of the squares of a set, a1 first."""
    return tuple(NAMES[square] for square in squares_of(squares))


def neighbors_of(squares: int) -> int:
    """The squares orthogonally next to any of these; includes one of these only if it is next to another.

    >>> names_of(neighbors_of(SQUARES["a1"]))
    ('b1', 'a2')
    """
    return (squares << 8 | squares >> 8 | (squares & _NOT_H) << 1 | (squares & _NOT_A) >> 1) & ALL
