"""Attainment, K8: what a piece that has come to the last rank may take, and where it is set back."""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.rosenkreuz.model.sides import Side
from rozz.engine.rosenkreuz.model.squares import ALL, BLACK_SQUARES, WHITE_SQUARES, squares_of
from rozz.engine.rosenkreuz.resolution.captures import major

#: The pieces of the mover's colour, its own side's first, then those of the other colour, own side's first.
Colours = tuple[int, int, int, int]


def attains(side: Side, arrived: Colours, landing: int) -> bool:
    """Whether the piece is alive on the last rank, and anybody is left to be taken."""
    mine, _, foes, rivals = arrived
    return bool(landing & side.last & mine) and bool(foes | rivals)


def returns(side: Side, is_black: bool, standing: int) -> int:
    """The empty squares of the piece's colour on the rank nearest to its player's first that has one."""
    empty = (BLACK_SQUARES if is_black else WHITE_SQUARES) & (ALL ^ standing)
    return next(free for rank in side.ranks if (free := empty & rank))


def lifted(arrived: Colours, landing: int, taken: int) -> Colours:
    """The board with the captured piece off it and the attaining one in the hand."""
    mine, mates, foes, rivals = arrived
    return mine ^ landing, mates, foes & ~taken, rivals & ~taken


def attainments(side: Side, is_black: bool, arrived: Colours, landing: int) -> Iterator[tuple[int, int, Colours]]:
    """Every (taken, back, what stands after the second major capture): each piece taken, each square of return."""
    for taken in squares_of(arrived[2] | arrived[3]):
        mine, mates, foes, rivals = lifted(arrived, landing, taken)
        mates_left, rivals_left = major(mates, rivals)
        for back in squares_of(returns(side, is_black, mine | mates | foes | rivals)):
            mine_left, foes_left = major(mine | back, foes)
            yield taken, back, (mine_left, mates_left, foes_left, rivals_left)
