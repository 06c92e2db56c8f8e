"""Who listens while a moment is played: a chronicle that keeps every event, or nobody.  What happens is the same."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from rozz.engine.campaigns.model.state import Battle, Holding
from rozz.engine.game import Event, Phase


class Position(NamedTuple):
    """How all stand after a step: the battle, None while nobody fights, and the map, None in a stand-alone battle."""

    battle: Battle | None
    land: Holding | None


class EventSink(Protocol):
    """Collects the events of a moment, step by step."""

    def tell(self, kind: str, rule: str, tile: str = "", **facts: Any) -> None:
        """Something happened."""

    def close(self, name: str, battle: Battle | None, land: Holding | None) -> None:
        """A step is over."""


class NullLog:
    """For a search, which wants to know where a moment leads and not why."""

    def tell(self, kind: str, rule: str, tile: str = "", **facts: Any) -> None:
        """Nobody listens."""

    def close(self, name: str, battle: Battle | None, land: Holding | None) -> None:
        """Nobody looks."""


class EventLog:
    """The steps as phases, each with its events and the position after it; steps without events leave no phase."""

    def __init__(self) -> None:
        self.phases: list[Phase] = []
        self._events: list[Event] = []

    def tell(self, kind: str, rule: str, tile: str = "", **facts: Any) -> None:
        """Write an event down."""
        self._events.append(Event(kind, rule, tile, facts))

    def close(self, name: str, battle: Battle | None, land: Holding | None) -> None:
        """Begin a new page."""
        if self._events:
            self.phases.append(Phase(name, tuple(self._events), Position(battle, land)))
            self._events = []
