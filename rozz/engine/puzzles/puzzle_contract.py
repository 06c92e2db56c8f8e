"""What a game brings for puzzles.  A vocabulary: it knows no search and no game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol

from rozz.engine.validation import PathValue


class Unlimited(Exception):
    """There is more than a proof can look at: too many lists of commands of a side, or too many rolls."""


class Posed(Protocol):
    """A game's part in a proof: every command there is, and two numbers that tasks are about."""

    def commands(self, state: Any, seat: str, given: Sequence[Any]) -> Sequence[Any]:
        """Every legal command after those `given`, each once; no words to anybody, and no resignation."""

    def likeness(self, state: Any, seat: str, commands: Sequence[Any]) -> Hashable:
        """Lists with the same likeness lead to the same position, whatever the others do."""

    def places(self, state: Any, seat: str) -> frozenset[str]:
        """The places that a seat holds."""

    def pieces(self, state: Any, seat: str) -> int:
        """How many pieces, or armies, a seat has on the board."""

    def belongings(self, state: Any, seat: str) -> int:
        """The same with what is no player's and serves whoever holds its place."""
        return self.pieces(state, seat)

    def passed(self, state: Any) -> Any:
        """The state as though who is to move alone had let it pass; None where nobody moves alone, or it is over."""
        return None

    @property
    def has_dice(self) -> bool:
        """Whether commands may roll dice: then a task is fulfilled with some odds, and not simply or not at all."""
        return False

    def is_within(self, state: Any) -> bool:
        """Whether what is asked now belongs to the turn before it, as losses to a combat: it counts as no turn."""
        return False

    def key(self, state: Any) -> Hashable:
        """Positions of a match with the same key are equal: only one of them is looked at."""
        return id(state)

    def stands(self, scenario: Any, position: PathValue, moment: PathValue | None) -> Any:
        """The state that a position of the scenario poses; refusals carry the path."""
        position.wrong("puzzles of this game start from their scenario; leave `position` out")
