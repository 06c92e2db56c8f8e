"""Attainment, K8: what a piece that reaches the last rank may take, and where it returns to."""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.rosenkreuz.model.sides import Side
from rozz.engine.rosenkreuz.model.squares import ALL, BLACK_SQUARES, WHITE_SQUARES, squares_of
from rozz.engine.rosenkreuz.resolution.captures import after_major_captures

#: The pieces of the mover's color, its own side's first, then the pieces of the other color, own side's first.
Colours = tuple[int, int, int, int]


def has_attained(side: Side, arrived: Colours, landing: int) -> bool:
    """Whether the piece is alive on the last rank, and there is any piece to take."""
    mine, _, enemies, rivals = arrived
    return bool(landing & side.last & mine) and bool(enemies | rivals)


def return_squares(side: Side, is_black: bool, standing: int) -> int:
    """The empty squares of the piece's color on the rank nearest to its player's first that has one."""
    empty = (BLACK_SQUARES if is_black else WHITE_SQUARES) & (ALL ^ standing)
    return next(free for rank in side.ranks if (free := empty & rank))


def with_attainer_in_hand(arrived: Colours, landing: int, taken: int) -> Colours:
    """The board without the captured piece and without the attaining one, which is in the hand."""
    mine, mates, enemies, rivals = arrived
    return mine ^ landing, mates, enemies & ~taken, rivals & ~taken


def attainments(side: Side, is_black: bool, arrived: Colours, landing: int) -> Iterator[tuple[int, int, Colours]]:
    """Every (taken, back, board after the second major capture): each piece to take, each square of return."""
    for taken in squares_of(arrived[2] | arrived[3]):
        mine, mates, enemies, rivals = with_attainer_in_hand(arrived, landing, taken)
        mates_left, rivals_left = after_major_captures(mates, rivals)
        for back in squares_of(return_squares(side, is_black, mine | mates | enemies | rivals)):
            mine_left, enemies_left = after_major_captures(mine | back, enemies)
            yield taken, back, (mine_left, mates_left, enemies_left, rivals_left)
