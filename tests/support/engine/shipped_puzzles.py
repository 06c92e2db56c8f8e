"""The shipped puzzles as parameters of tests that examine many plans of each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from rozz import library

#: The puzzles with the most plans or the longest search. Together they take longer than all others.
LONG = frozenset({
    "campaigns-1-the-horse-can-look-after-itself",
    "campaigns-3-above-the-spears",
    "campaigns-6-together",
    "rozz-2-two-hammers",
    "rozz-5-fire-on-ones-own",
    "rozz-6-the-trap-at-home",
})  # fmt: skip
assert not LONG.difference(library.puzzle_names())


def by_length(names: Iterable[str]) -> list[Any]:
    """These puzzles, with the long ones left to `make thorough`."""
    return [pytest.param(name, marks=pytest.mark.thorough) if name in LONG else name for name in names]
