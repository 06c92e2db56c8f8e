"""What a game may implement for links: how its commands become choices for a coder, instead of text."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from rozz.engine.codec.arithmetic_coder import Coder
from rozz.engine.codec.default_coding import DefaultCoding
from rozz.engine.game import Rules


class Coding(Protocol):
    """How the commands of one packing become choices for a coder; a new instance for each, so it may learn as it goes.

    It may use the scenario, never a position, so void commands have a code too.
    """

    def code(self, coder: Coder, seat: str, place: int, command: Any | None) -> Any:
        """Write a command of a seat, its `place`-th of the turn (from 0), or read one if it is None.

        Returns it either way. It must read exactly what it would write; raises BadLink for anything else.
        """


@runtime_checkable
class WithCoding(Protocol):
    """A game with its own coding."""

    def coding(self, scenario: Any) -> Coding:
        """How the game's commands are packed into links."""


def coding_of(game: Rules, scenario: object) -> Coding:
    """The coding of a game's commands."""
    return game.coding(scenario) if isinstance(game, WithCoding) else DefaultCoding(game, scenario)
