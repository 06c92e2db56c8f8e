"""What a game may bring for links: how its commands become choices for a coder; without it they go as text."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from rozz.engine.codec.arithmetic_coder import Coder
from rozz.engine.codec.text_coding import TextCoding
from rozz.engine.game import Rules


class Coding(Protocol):
    """How the commands of one packing become choices for a coder; made anew for each, so it may learn as it goes.

    It may know the scenario, never a position: void commands have a code too.
    """

    def code(self, coder: Coder, seat: str, place: int, command: Any | None) -> Any:
        """Write a command of a seat, its `place`-th of the turn (from 0), or read one where None is given.

        Either way it is returned.  It must read exactly what it would write; raises BadLink for anything else.
        """


@runtime_checkable
class Packed(Protocol):
    """A game with a coding of its own."""

    def coding(self, scenario: Any) -> Coding:
        """How its commands are packed into links."""


def coding_of(game: Rules, scenario: Any) -> Coding:
    """The coding of a game's commands."""
    return game.coding(scenario) if isinstance(game, Packed) else TextCoding(game, scenario)
