"""The arithmetic of two forces that meet, Z6. It uses only numbers, no players and no places."""

from __future__ import annotations


def losses(one: int, other: int) -> tuple[int, int]:
    """The losses of two forces: the smaller loses all, the larger as many minus the difference, at least none.

    >>> losses(5, 3), losses(7, 4)
    ((1, 3), (1, 4))
    >>> losses(3, 6), losses(3, 7)
    ((3, 0), (3, 0))

    Equal forces are both destroyed; that the holder of an area keeps one army is another rule, Z9.

    >>> losses(4, 4)
    (4, 4)
    """
    smaller = min(one, other)
    larger_loses = max(0, smaller - abs(one - other))
    return (larger_loses, smaller) if one > other else (smaller, larger_loses)


def bombardment_losses(armies: int, destroys_all: bool) -> int:
    """How many a bombardment destroys: all, Z10, or half, rounded down, Z10 and Z17.

    >>> bombardment_losses(5, True), bombardment_losses(5, False)
    (5, 2)
    >>> bombardment_losses(4, False), bombardment_losses(1, False)
    (2, 0)
    """
    return armies if destroys_all else armies // 2
