"""Adjusts the levels for a game: the same four, but a cliff in one game is a step in another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Protocol, runtime_checkable

from rozz.engine.ai.levels import Level


@runtime_checkable
class GameWithTuning(Protocol):
    """What a game may implement besides its evaluator."""

    def tuning(self, number: int) -> Mapping[str, Any]:
        """The fields of `Level` that differ in this game, for a level."""


def tuned_level(level: Level, evaluator: Any) -> Level:
    """The level as adjusted for the evaluator's game."""
    return replace(level, **evaluator.tuning(level.number)) if isinstance(evaluator, GameWithTuning) else level
