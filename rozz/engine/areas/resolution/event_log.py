"""To whom a moment is told while it is played: a chronicle that keeps every word of it, or silence.

What happens does not depend on who listens.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from rozz.engine.areas.model.scenario import Armies
from rozz.engine.game import Event, Phase


class Change(NamedTuple):
    """The number of a player's armies in an area changes."""

    area: str
    seat: str
    before: int
    after: int


class EventSink(Protocol):
    """What is told: changes, events that they belong to, and the end of each phase."""

    def changed(self, change: Change) -> None:
        """A number changes; it belongs to the next event."""

    def tell(self, kind: str, rule: str, area: str = "", step: int = 0, **facts: Any) -> None:
        """Something happened."""

    def close(self, name: str, armies: Armies) -> None:
        """A phase is over."""


class NullLog:
    """Nobody listens: for a search, that wants to know where a turn leads and not why."""

    def changed(self, change: Change) -> None:
        """Nobody looks."""

    def tell(self, kind: str, rule: str, area: str = "", step: int = 0, **facts: Any) -> None:
        """Nobody listens."""

    def close(self, name: str, armies: Armies) -> None:
        """Nobody looks."""


class EventLog:
    """The phases with their events in order and the position after each."""

    def __init__(self) -> None:
        self.phases: list[Phase] = []
        self._events: list[Event] = []
        self._changes: list[Change] = []

    def changed(self, change: Change) -> None:
        """Write it down for the next event."""
        self._changes.append(change)

    def tell(self, kind: str, rule: str, area: str = "", step: int = 0, **facts: Any) -> None:
        """Write an event down, with all that has changed since the one before."""
        self._events.append(Event(kind, rule, area, facts, tuple(self._changes), step))
        self._changes.clear()

    def close(self, name: str, armies: Armies) -> None:
        """Begin a new page."""
        self.phases.append(Phase(name, tuple(self._events), copied(armies)))
        self._events.clear()


def copied(armies: Armies) -> Mapping[str, dict[str, int]]:
    """Armies that no later change reaches."""
    return {seat: dict(held) for seat, held in armies.items()}
