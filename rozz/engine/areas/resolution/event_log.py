"""Receives the events of a moment: EventLog keeps them, NullLog drops them.

The result does not depend on the receiver.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from rozz.engine.areas.model.scenario import Armies
from rozz.engine.game import Event, Phase


class Change(NamedTuple):
    """A change in the number of a player's armies in an area."""

    area: str
    seat: str
    before: int
    after: int


class EventSink(Protocol):
    """Receives changes, the events that they belong to, and the end of each phase."""

    def changed(self, change: Change) -> None:
        """Receive a change, which belongs to the next event."""

    def emit(self, kind: str, rule: str, area: str = "", step: int = 0, **facts: Any) -> None:
        """Receive an event."""

    def close(self, name: str, armies: Armies) -> None:
        """End a phase."""


class NullLog:
    """Drops all events; for a search, which needs the result and not the reasons."""

    def changed(self, change: Change) -> None:
        """Does nothing."""

    def emit(self, kind: str, rule: str, area: str = "", step: int = 0, **facts: Any) -> None:
        """Does nothing."""

    def close(self, name: str, armies: Armies) -> None:
        """Does nothing."""


class EventLog:
    """Keeps the phases with their events in order and the position after each."""

    def __init__(self) -> None:
        self.phases: list[Phase] = []
        self._events: list[Event] = []
        self._changes: list[Change] = []

    def changed(self, change: Change) -> None:
        """Keep a change for the next event."""
        self._changes.append(change)

    def emit(self, kind: str, rule: str, area: str = "", step: int = 0, **facts: Any) -> None:
        """Keep an event, with all changes since the one before."""
        self._events.append(Event(kind, rule, area, facts, tuple(self._changes), step))
        self._changes.clear()

    def close(self, name: str, armies: Armies) -> None:
        """End the phase and begin the next."""
        self.phases.append(Phase(name, tuple(self._events), copied(armies)))
        self._events.clear()


def copied(armies: Armies) -> Mapping[str, dict[str, int]]:
    """A copy of armies that later changes do not affect."""
    return {seat: dict(held) for seat, held in armies.items()}
