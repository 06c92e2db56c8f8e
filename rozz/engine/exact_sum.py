"""A sum that is the same on every Python: newer versions round the built-in one differently."""

from __future__ import annotations

from collections.abc import Iterable


def summed(values: Iterable[float]) -> float:
    """The sum, added from left to right.

    >>> summed([0.1] * 10) == 1.0
    False
    """
    total = 0.0
    for value in values:
        total += value
    return total
