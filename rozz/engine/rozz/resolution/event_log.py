"""To whom a turn is told while it is played: a chronicle that keeps every word of it, or silence.

The phases tell the same to both, and ask neither anything: what happens does not depend on who listens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from rozz.engine.game import Event, Facts, Phase, Verdict
from rozz.engine.rozz.legality import Admitted
from rozz.engine.rozz.model.position import Change
from rozz.engine.rozz.resolution.turn_board import Field

PHASES = ("purchases", "moves", "combat", "strikes", "production")


class EventSink(Protocol):
    """What the phases tell; `changes`, where it is a list, is filled by the field between one event and the next."""

    @property
    def changes(self) -> list[Change] | None:
        """The changes that are not part of an event yet."""

    def admit(self, admitted: Iterable[Admitted]) -> None:
        """Which commands were void before anything was carried out."""

    def decide(self, seat: str, number: int, given: Verdict) -> None:
        """What became of a command."""

    def tell(
        self, kind: str, rule: str, tile: str = "", facts: Callable[..., Facts] = dict, *given: Any, step: int = 0
    ) -> None:
        """Something happened; its facts are put together, of what is given, only for whoever listens."""

    def close(self, field: Field) -> None:
        """A phase is over."""


class NullLog:
    """Nobody listens: for a search, that wants to know where a turn leads and not why."""

    changes: None = None

    def admit(self, admitted: Iterable[Admitted]) -> None:
        """Nobody asks."""

    def decide(self, seat: str, number: int, given: Verdict) -> None:
        """Nobody asks."""

    def tell(
        self, kind: str, rule: str, tile: str = "", facts: Callable[..., Facts] = dict, *given: Any, step: int = 0
    ) -> None:
        """Nobody listens."""

    def close(self, field: Field) -> None:
        """Nobody looks."""


class EventLog:
    """The verdict of every command by seat and place, and the phases with their events in order."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.phases: list[Phase] = []
        self._verdicts: dict[str, list[Verdict]] = {}
        self._events: list[Event] = []

    @property
    def verdicts(self) -> dict[str, tuple[Verdict, ...]]:
        """What became of each command."""
        return {seat: tuple(given) for seat, given in self._verdicts.items()}

    def admit(self, admitted: Iterable[Admitted]) -> None:
        """Write down what the gate said."""
        self._verdicts = {each.seat: list(each.verdicts) for each in admitted}

    def decide(self, seat: str, number: int, given: Verdict) -> None:
        """Write a verdict down."""
        self._verdicts[seat][number] = given

    def tell(
        self, kind: str, rule: str, tile: str = "", facts: Callable[..., Facts] = dict, *given: Any, step: int = 0
    ) -> None:
        """Write an event down, with all that has changed since the one before."""
        self._events.append(Event(kind, rule, tile, facts(*given), tuple(self.changes), step))
        self.changes.clear()

    def close(self, field: Field) -> None:
        """Begin a new page."""
        self.phases.append(Phase(PHASES[len(self.phases)], tuple(self._events), field.position()))
        self._events.clear()


SILENCE = NullLog()
