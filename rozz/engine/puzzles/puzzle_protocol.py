"""What a game implements for puzzles. Independent of any search or game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol

from rozz.engine.errors import Fault
from rozz.engine.said import said
from rozz.engine.validation import PathValue


class Unlimited(Fault):
    """There is more than a proof can examine: too many lists of commands of a side, or too many rolls."""


class PuzzleAdapter(Protocol):
    """A game's part in a proof: all possible commands, and the quantities that tasks are about."""

    def commands(self, state: Any, seat: str, given: Sequence[Any]) -> Sequence[Any]:
        """Every legal command after those `given`, each once; no messages and no resignation."""

    def equivalence_key(self, state: Any, seat: str, commands: Sequence[Any]) -> Hashable:
        """Lists with the same key lead to the same position, whatever the others do."""

    def places(self, state: Any, seat: str) -> frozenset[str]:
        """The places that a seat holds."""

    def pieces(self, state: Any, seat: str) -> int:
        """How many pieces or armies a seat has on the board."""

    def controlled_pieces(self, state: Any, seat: str) -> int:
        """The same plus neutral pieces that serve the holder of their place."""
        return self.pieces(state, seat)

    def after_pass(self, state: Any) -> Any:
        """The state as if the only mover had passed; None if there is no only mover, or the match is over."""
        return None

    @property
    def has_dice(self) -> bool:
        """Whether commands may roll dice: tasks then have odds instead of a yes or no."""
        return False

    def is_within(self, state: Any) -> bool:
        """Whether the moment belongs to the turn before it, like losses to a combat, and is not counted as a turn."""
        return False

    def key(self, state: Any) -> Hashable:
        """Positions of a match with the same key are equal, so only one of them is examined."""
        return id(state)

    def state_from(self, scenario: Any, position: PathValue, moment: PathValue | None) -> Any:
        """The state for a position of the scenario; errors name the path of the wrong value."""
        position.fail(said("files-no-position"))
