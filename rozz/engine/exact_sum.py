"""A sum that is the same everywhere: newer Pythons round the built-in one otherwise."""

from __future__ import annotations

from collections.abc import Iterable


def summed(values: Iterable[float]) -> float:
    """The sum, one after the other.

    >>> summed([0.1] * 10) == 1.0
    False
    """
    total = 0.0
    for value in values:
        total += value
    return total
