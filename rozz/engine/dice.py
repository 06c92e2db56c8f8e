"""Chance as an argument: dice that a match's key makes, dice that were rolled before, and no dice at all.

A roll depends on the key and on its place in the match, never on a position: a what-if
with another key foresees nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rozz.engine.errors import BadRecord


@dataclass(frozen=True)
class Roll:
    """What a die of so many sides showed (from 1), and the rule that asked for it."""

    sides: int
    face: int
    rule: str = ""


class Dice(Protocol):
    """Where a game's chance comes from."""

    def draw(self, sides: int, rule: str) -> int:
        """A whole number from 1 to `sides`, each as likely; `rule` is the number of the rule that asks."""


class Graded(Dice, Protocol):
    """Dice of a search, which need not tell apart what does the same."""

    def draw_graded(self, sides: int, most: int, rule: str) -> int:
        """The same as `draw` where every face above `most` does the same: one of them stands for all."""


class Keyed:
    """Dice of a secret key at a place in a match: the same rolls whenever they are asked for in the same order.

    >>> [Keyed(b"key", "3").draw(6, "") for _ in range(3)] == [Keyed(b"key", "3").draw(6, "")] * 3
    True
    """

    def __init__(self, key: bytes, place: str) -> None:
        self._head = hashlib.sha256(b"rozz/dice\0" + len(key).to_bytes(4, "big") + key + place.encode()).digest()
        self._drawn = 0

    def draw(self, sides: int, rule: str) -> int:
        """The next roll; no side is likelier than another."""
        if sides < 1:
            raise ValueError(f"a die has no {sides} sides")
        whole = 1 << 64
        while True:
            self._drawn += 1
            number = int.from_bytes(hashlib.sha256(self._head + self._drawn.to_bytes(8, "big")).digest()[:8], "big")
            if number < whole - whole % sides:
                return number % sides + 1


class Given:
    """Rolls that were made before: of a record, or of a case worked out by hand."""

    def __init__(self, faces: Sequence[int]) -> None:
        self._faces = list(faces)

    def draw(self, sides: int, rule: str) -> int:
        """The next of them; raises BadRecord if there is none, or the die has no such side."""
        if not self._faces:
            raise BadRecord(f"a roll is missing (rule {rule})" if rule else "a roll is missing")
        face = self._faces.pop(0)
        if not 1 <= face <= sides:
            raise BadRecord(f"a die of {sides} sides cannot show {face}")
        return face

    @property
    def left(self) -> int:
        """How many were not asked for."""
        return len(self._faces)


class Noted:
    """Other dice, and a note of what they showed."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.rolls: list[Roll] = []

    def draw(self, sides: int, rule: str) -> int:
        """The next roll of the others."""
        face = self._dice.draw(sides, rule)
        self.rolls.append(Roll(sides, face, rule))
        return face


#: For games that leave nothing to chance, and wherever nothing may be rolled.
NO_DICE: Dice = Given(())
