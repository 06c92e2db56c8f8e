"""Probabilities as exact fractions.

Python's own `fractions` imports `decimal` and more, which the page leaves out (`site.runtime`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import total_ordering
from math import gcd


@total_ordering
@dataclass(frozen=True)
class Chance:
    """A fraction in lowest terms.

    >>> str(Chance(2, 10) + Chance(3, 10) * Chance(1, 3))
    '3/10'
    >>> Chance(2, 4) == Chance(1, 2), Chance(1, 3) < Chance(2, 5), str(Chance(1))
    (True, True, '1')
    """

    number: int
    whole: int = 1

    def __post_init__(self) -> None:
        if self.whole < 1 or self.number < 0:
            raise ValueError(f"{self.number}/{self.whole} is no probability")
        factor = gcd(self.number, self.whole)
        object.__setattr__(self, "number", self.number // factor)
        object.__setattr__(self, "whole", self.whole // factor)

    @staticmethod
    def read(text: str) -> Chance:
        """The inverse of `str`; raises ValueError."""
        number, _, whole = text.partition("/")
        return Chance(int(number), int(whole or 1))

    def __str__(self) -> str:
        return f"{self.number}/{self.whole}" if self.whole > 1 else str(self.number)

    def __add__(self, other: Chance) -> Chance:
        return Chance(self.number * other.whole + other.number * self.whole, self.whole * other.whole)

    def __mul__(self, other: Chance) -> Chance:
        return Chance(self.number * other.number, self.whole * other.whole)

    def __lt__(self, other: Chance) -> bool:
        return self.number * other.whole < other.number * self.whole


CERTAIN, NEVER = Chance(1), Chance(0)
