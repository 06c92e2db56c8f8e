"""The next item of a sequence; after the last comes the first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


def next_in_cycle(row: Sequence[Item], item: Item) -> Item:
    """The next in a row; the first after the last.

    >>> [next_in_cycle("abc", letter) for letter in "abc"]
    ['b', 'c', 'a']
    """
    return row[(row.index(item) + 1) % len(row)]
