"""What of the levels is otherwise in a game: the same four, but what is a cliff in one game is a step in another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Protocol, runtime_checkable

from rozz.engine.ai.levels import Level


@runtime_checkable
class Tuned(Protocol):
    """What a game may bring beside its mind."""

    def tuning(self, number: int) -> Mapping[str, Any]:
        """For a level the fields of `Level` that are otherwise in this game."""


def tuned(level: Level, minded: Any) -> Level:
    """The level as it is in the mind's game."""
    return replace(level, **minded.tuning(level.number)) if isinstance(minded, Tuned) else level
