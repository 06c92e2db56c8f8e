"""Randomness as an argument: dice from a match's key, recorded dice, or no dice.

A roll depends only on the key and on its place in the match, never on the position, so a what-if with another key
reveals nothing about real rolls.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rozz.engine.errors import BadRecord
from rozz.engine.said import said


@dataclass(frozen=True)
class Roll:
    """The result of a die (1 to `sides`), and the rule that asked for it."""

    sides: int
    face: int
    rule: str = ""


class Dice(Protocol):
    """Where a game's randomness comes from."""

    def draw(self, sides: int, rule: str) -> int:
        """A whole number from 1 to `sides`, uniformly; `rule` is the number of the rule that asks."""


class GradedDice(Dice, Protocol):
    """Dice for a search, which may merge faces with the same effect."""

    def draw_graded(self, sides: int, most: int, rule: str) -> int:
        """Like `draw`, but all faces above `most` have the same effect, so one of them stands for all."""


class KeyedDice:
    """Dice derived from a secret key and a place in a match: the same requests in the same order give the same rolls.

    >>> [KeyedDice(b"key", "3").draw(6, "") for _ in range(3)] == [KeyedDice(b"key", "3").draw(6, "")] * 3
    True
    """

    def __init__(self, key: bytes, place: str) -> None:
        self._head = hashlib.sha256(b"rozz/dice\0" + len(key).to_bytes(4, "big") + key + place.encode()).digest()
        self._drawn = 0

    def draw(self, sides: int, rule: str) -> int:
        """The next roll, uniformly distributed."""
        if sides < 1:
            raise ValueError(f"a die has no {sides} sides")
        whole = 1 << 64
        while True:
            self._drawn += 1
            number = int.from_bytes(hashlib.sha256(self._head + self._drawn.to_bytes(8, "big")).digest()[:8], "big")
            if number < whole - whole % sides:
                return number % sides + 1


class RecordedDice:
    """Rolls known in advance: from a record, or from a case worked out by hand."""

    def __init__(self, faces: Sequence[int]) -> None:
        self._faces = list(faces)

    def draw(self, sides: int, rule: str) -> int:
        """The next roll; raises BadRecord if none is left or the die has no such side."""
        if not self._faces:
            raise BadRecord(said("files-roll-missing", rule=rule or "none"))
        face = self._faces.pop(0)
        if not 1 <= face <= sides:
            raise BadRecord(said("files-impossible-roll", sides=sides, face=face))
        return face

    @property
    def left(self) -> int:
        """How many rolls have not been used."""
        return len(self._faces)


class RecordingDice:
    """Wraps other dice and records what they showed."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.rolls: list[Roll] = []

    def draw(self, sides: int, rule: str) -> int:
        """The next roll of the wrapped dice."""
        face = self._dice.draw(sides, rule)
        self.rolls.append(Roll(sides, face, rule))
        return face


#: For games without randomness, and wherever nothing may be rolled.
NO_DICE: Dice = RecordedDice(())
