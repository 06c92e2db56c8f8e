"""An arithmetic coder: choices ↔ bytes, with shorter codes for likelier choices.

Encoder and Decoder share one method, `code(model, choice)`: the Encoder writes the given choice, the Decoder gets None
and returns the one it reads. So a format is described once, for both directions. All arithmetic uses whole numbers,
and every sequence of choices has exactly one form in bytes: a Decoder refuses any other. Independent of any game.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Protocol

from rozz.engine.codec.text_budget import TextBudget
from rozz.engine.errors import BadLink, damaged_link
from rozz.engine.said import said

#: The interval for all choices so far is kept this many bytes wide, and never narrower than one byte less, so the
#: weights of one choice may add up to 2**32 and more.
_BYTES = 6
_WHOLE = 1 << 8 * _BYTES
_NARROW = _WHOLE >> 8


class ProbabilityModel(Protocol):
    """The expectation for a choice: a weight for each possibility, updated with each outcome."""

    def weights(self) -> Sequence[int]:
        """The weights; the weights of possible choices are above 0."""

    def learn(self, choice: int) -> None:
        """Update the model with a choice."""


class Coder(Protocol):
    """Encoder or Decoder."""

    def code(self, model: ProbabilityModel, choice: int | None) -> int:
        """Write the given choice, or read a choice; in both cases the choice is returned."""

    @property
    def budget(self) -> TextBudget:
        """The counter of the packing's free text."""


class Encoder:
    """Choices to bytes."""

    def __init__(self) -> None:
        self.budget = TextBudget()
        self._written = bytearray()
        self._low = 0
        self._width = _WHOLE

    def code(self, model: ProbabilityModel, choice: int | None) -> int:
        """Write a choice."""
        if choice is None:
            raise ValueError("there is nothing to write")
        weights = model.weights()
        if not weights[choice]:
            raise ValueError("what is impossible has no code")
        part = self._width // sum(weights)
        self._low += part * sum(weights[:choice])
        self._width = part * weights[choice]
        while self._width < _NARROW:
            self._shift()
        model.learn(choice)
        return choice

    def _shift(self) -> None:
        """Output the uppermost byte; a carry propagates through the bytes before it."""
        self._carry()
        self._written.append(self._low >> 8 * (_BYTES - 1))
        self._low = (self._low << 8) % _WHOLE
        self._width <<= 8

    def _carry(self) -> None:
        if self._low < _WHOLE:
            return
        self._low -= _WHOLE
        last = len(self._written) - 1
        while self._written[last] == 0xFF:
            self._written[last] = 0
            last -= 1
        self._written[last] += 1

    def finish(self) -> bytes:
        """All bytes: the shortest in the interval."""
        self._low = _with_most_zero_bytes(self._low, self._width)
        self._carry()
        return bytes(self._written) + self._low.to_bytes(_BYTES, "big").rstrip(b"\0")


class BitCounter:
    """Choices to nothing: for counting free text only."""

    def __init__(self) -> None:
        self.budget = TextBudget()

    def code(self, model: ProbabilityModel, choice: int | None) -> int:
        """Accept a choice."""
        if choice is None:
            raise ValueError("there is nothing to count")
        return choice


class Decoder:
    """Bytes to choices."""

    def __init__(self, data: bytes) -> None:
        self.budget = TextBudget()
        self._data = data
        self._next = _BYTES
        #: The distance of the bytes from the lower end of the interval.
        self._above = int.from_bytes(data[:_BYTES].ljust(_BYTES, b"\0"), "big")
        self._width = _WHOLE

    def code(self, model: ProbabilityModel, choice: int | None) -> int:
        """Read a choice; raises BadLink if this position encodes none."""
        bounds = list(accumulate(model.weights(), initial=0))
        if not bounds[-1]:
            raise damaged_link(said("links-names-nothing"))
        part = self._width // bounds[-1]
        found = bisect_right(bounds, self._above // part) - 1
        if found == len(bounds) - 1:
            raise damaged_link(said("links-commands-unreadable"))
        self._above -= part * bounds[found]
        self._width = part * (bounds[found + 1] - bounds[found])
        while self._width < _NARROW:
            self._shift()
        model.learn(found)
        return found

    def _shift(self) -> None:
        if self._next >= len(self._data) + _BYTES:
            # An encoder would have output a byte here: so few bytes cannot demand much work.
            raise BadLink(said("links-cut-off"))
        byte = self._data[self._next] if self._next < len(self._data) else 0
        self._above = self._above << 8 | byte
        self._width <<= 8
        self._next += 1

    def finish(self) -> None:
        """Check that nothing is left and Encoder would write the same bytes; else raises BadLink."""
        begun = self._next - _BYTES
        tail = self._data[begun : self._next]
        value = int.from_bytes(tail.ljust(_BYTES, b"\0"), "big")
        low = value - self._above
        if self._next < len(self._data) or tail.endswith(b"\0") or _with_most_zero_bytes(low, self._width) != value:
            raise damaged_link(said("links-commands-end"))


def _with_most_zero_bytes(low: int, width: int) -> int:
    """The number in an interval with the most zero bytes at its end; if there are several, the smallest."""
    for zeros in range(8 * _BYTES, -1, -8):
        number = -(-low >> zeros) << zeros
        if number < low + width:
            return number
    raise AssertionError("an interval is never empty")
