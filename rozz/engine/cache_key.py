"""Values that have no hash, as keys of a cache."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any


class CacheKey:
    """A value as an argument of a cached function: compared by its `mark`, or by identity if it has none.

    A mark must say everything about the value: two values with the same mark share a result. The cache keeps the
    value, so no other one can have its identity meanwhile.

    >>> one, other = [1], [1]
    >>> CacheKey(one) == CacheKey(one), CacheKey(one) == CacheKey(other), CacheKey(one, "1") == CacheKey(other, "1")
    (True, False, True)
    """

    def __init__(self, value: Any, mark: Hashable = None) -> None:
        self.value = value
        self.mark = id(value) if mark is None else mark

    def __hash__(self) -> int:
        return hash(self.mark)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CacheKey) and self.mark == other.mark
