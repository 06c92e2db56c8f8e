"""Receives the events of a moment: EventLog keeps them, NullLog drops them. The result of the moment is the same."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from rozz.engine.campaigns.model.state import Battle, Holding
from rozz.engine.game import Event, Phase


class Position(NamedTuple):
    """The position after a step: the battle (None if nobody fights) and the map (None in a stand-alone battle)."""

    battle: Battle | None
    land: Holding | None


class EventSink(Protocol):
    """Receives the events of a moment, step by step."""

    def emit(self, kind: str, rule: str, tile: str = "", **facts: Any) -> None:
        """Receive an event."""

    def close(self, name: str, battle: Battle | None, land: Holding | None) -> None:
        """End a step."""


class NullLog:
    """Drops all events; for a search, which needs the result and not the reasons."""

    def emit(self, kind: str, rule: str, tile: str = "", **facts: Any) -> None:
        """Does nothing."""

    def close(self, name: str, battle: Battle | None, land: Holding | None) -> None:
        """Does nothing."""


class EventLog:
    """The steps as phases, each with its events and the position after it; steps without events give no phase."""

    def __init__(self) -> None:
        self.phases: list[Phase] = []
        self._events: list[Event] = []

    def emit(self, kind: str, rule: str, tile: str = "", **facts: Any) -> None:
        """Add an event."""
        self._events.append(Event(kind, rule, tile, facts))

    def close(self, name: str, battle: Battle | None, land: Holding | None) -> None:
        """End the phase and begin the next."""
        if self._events:
            self.phases.append(Phase(name, tuple(self._events), Position(battle, land)))
            self._events = []
