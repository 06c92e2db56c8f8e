"""Receives the events of a turn: EventLog keeps them, NullLog drops them.

The phases send both the same events and read nothing back, so the result does not depend on the receiver.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from rozz.engine.game import Event, Facts, Phase, Verdict
from rozz.engine.rozz.legality import LegalOrders
from rozz.engine.rozz.model.position import Change
from rozz.engine.rozz.resolution.turn_board import TurnBoard

PHASES = ("purchases", "moves", "combat", "strikes", "production")


class EventSink(Protocol):
    """Receives events from the phases; `changes`, if it is a list, is filled by the field between two events."""

    @property
    def changes(self) -> list[Change] | None:
        """The changes that are not part of an event yet."""

    def admit(self, legal_orders: Iterable[LegalOrders]) -> None:
        """Receive the commands that were void before anything was carried out."""

    def decide(self, seat: str, number: int, given: Verdict) -> None:
        """Receive the verdict on a command."""

    def emit(
        self, kind: str, rule: str, tile: str = "", facts: Callable[..., Facts] = dict, *given: Any, step: int = 0
    ) -> None:
        """Receive an event; `facts` is called with `given` only if the event is kept."""

    def close(self, board: TurnBoard) -> None:
        """End a phase."""


class NullLog:
    """Drops all events; for a search, which needs the result and not the reasons."""

    changes: None = None

    def admit(self, legal_orders: Iterable[LegalOrders]) -> None:
        """Does nothing."""

    def decide(self, seat: str, number: int, given: Verdict) -> None:
        """Does nothing."""

    def emit(
        self, kind: str, rule: str, tile: str = "", facts: Callable[..., Facts] = dict, *given: Any, step: int = 0
    ) -> None:
        """Does nothing."""

    def close(self, board: TurnBoard) -> None:
        """Does nothing."""


class EventLog:
    """Keeps the verdict on every command by seat and place, and the phases with their events in order."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.phases: list[Phase] = []
        self._verdicts: dict[str, list[Verdict]] = {}
        self._events: list[Event] = []

    @property
    def verdicts(self) -> dict[str, tuple[Verdict, ...]]:
        """The verdict on each command."""
        return {seat: tuple(given) for seat, given in self._verdicts.items()}

    def admit(self, legal_orders: Iterable[LegalOrders]) -> None:
        """Keep the verdicts of the gate."""
        self._verdicts = {each.seat: list(each.verdicts) for each in legal_orders}

    def decide(self, seat: str, number: int, given: Verdict) -> None:
        """Keep a verdict."""
        self._verdicts[seat][number] = given

    def emit(
        self, kind: str, rule: str, tile: str = "", facts: Callable[..., Facts] = dict, *given: Any, step: int = 0
    ) -> None:
        """Keep an event, with all changes since the one before."""
        self._events.append(Event(kind, rule, tile, facts(*given), tuple(self.changes), step))
        self.changes.clear()

    def close(self, board: TurnBoard) -> None:
        """End the phase and begin the next."""
        self.phases.append(Phase(PHASES[len(self.phases)], tuple(self._events), board.snapshot()))
        self._events.clear()


NULL_LOG = NullLog()
