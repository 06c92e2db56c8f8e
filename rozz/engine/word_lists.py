"""Joins words into a list within a sentence."""

from __future__ import annotations

from collections.abc import Iterable


def listed(words: Iterable[str]) -> str:
    """The words with commas and an "and" before the last.

    >>> listed(["Ada", "Ben", "Cleo"])
    'Ada, Ben and Cleo'
    >>> listed(["Ada", "Ben"]), listed(["Ada"]), listed([])
    ('Ada and Ben', 'Ada', '')
    """
    *others, last = (*words,) or ("",)
    return f"{', '.join(others)} and {last}" if others else last
