"""The two seats and their directions: which way is forward, the last rank, and the order of ranks, K1."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rozz.engine.rosenkreuz.model.squares import RANK_SETS, squares_of

ROSE, CROSS = "ROSE", "CROSS"
SEATS = (ROSE, CROSS)


@dataclass(frozen=True)
class Side:
    """A seat's ranks from its first to its `last`, and for every square the squares `ahead`, on ranks farther on.

    A straight or diagonal line from a square leads forward exactly if it ends `ahead` of it.
    """

    seat: str
    ranks: tuple[int, ...]
    ahead: Mapping[int, int]

    @property
    def last(self) -> int:
        """The rank at the opponent's end, where pieces attain, K8."""
        return self.ranks[-1]


def _side(seat: str, ranks: tuple[int, ...]) -> Side:
    ahead = {square: sum(ranks[number + 1 :]) for number, rank in enumerate(ranks) for square in squares_of(rank)}
    return Side(seat, ranks, ahead)


SIDES = {ROSE: _side(ROSE, RANK_SETS), CROSS: _side(CROSS, RANK_SETS[::-1])}


def other(seat: str) -> str:
    """The opponent."""
    return CROSS if seat == ROSE else ROSE
