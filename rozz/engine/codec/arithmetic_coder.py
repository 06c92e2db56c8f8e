"""An arithmetic coder: choices become bytes, the likelier the shorter, and bytes become the same choices again.

Encoder and Decoder share one method, `code(model, choice)`: the one codes the choice it is given, the other is given
none and returns what it reads.  So whoever describes a thing by choices describes it once, for both directions.
All is reckoned in whole numbers, and every sequence of choices has exactly one form in bytes: a
Decoder refuses any other.
Knows no game.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Protocol

from rozz.engine.errors import BadLink

#: The interval that stands for all choices so far is kept this many bytes wide, and never narrower than one byte less:
#: so the weights of one choice may add up to 2**32 and more.
_BYTES = 6
_WHOLE = 1 << 8 * _BYTES
_NARROW = _WHOLE >> 8
#: All texts of one packing together.
MOST_TEXT_BYTES = 1 << 14


class ProbabilityModel(Protocol):
    """What is known beforehand of a choice: a weight for each possibility, and what is learned of the outcome."""

    def weights(self) -> Sequence[int]:
        """The weights, of which those that are possible are above 0."""

    def learn(self, choice: int) -> None:
        """Take notice of what was chosen."""


class Purse:
    """Counts the words of a packing: they are slow to read, and hardly cost a bit where they repeat themselves."""

    def __init__(self) -> None:
        self.text_bytes = 0

    def spend(self, text_bytes: int) -> None:
        """Take notice of a text; raises BadLink for too many."""
        self.text_bytes += text_bytes
        if self.text_bytes > MOST_TEXT_BYTES:
            raise BadLink("this match has more text than a link may hold")


class Coder(Protocol):
    """Encoder or Decoder."""

    def code(self, model: ProbabilityModel, choice: int | None) -> int:
        """Write the choice that is given, or read one; either way it is returned."""

    @property
    def purse(self) -> Purse:
        """What counts its words."""


class Encoder:
    """Choices to bytes."""

    def __init__(self) -> None:
        self.purse = Purse()
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
        """Put the uppermost byte out; a carry goes up through the bytes before it."""
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
        """All bytes: the shortest that lie in the interval."""
        self._low = _roundest(self._low, self._width)
        self._carry()
        return bytes(self._written) + self._low.to_bytes(_BYTES, "big").rstrip(b"\0")


class BitCounter:
    """Choices to nothing: for who only wants to know how many words there are."""

    def __init__(self) -> None:
        self.purse = Purse()

    def code(self, model: ProbabilityModel, choice: int | None) -> int:
        """Take notice of a choice."""
        if choice is None:
            raise ValueError("there is nothing to count")
        return choice


class Decoder:
    """Bytes to choices."""

    def __init__(self, data: bytes) -> None:
        self.purse = Purse()
        self._data = data
        self._next = _BYTES
        #: How far above the lower end of the interval the bytes lie.
        self._above = int.from_bytes(data[:_BYTES].ljust(_BYTES, b"\0"), "big")
        self._width = _WHOLE

    def code(self, model: ProbabilityModel, choice: int | None) -> int:
        """Read a choice; raises BadLink if there is none at this place."""
        bounds = list(accumulate(model.weights(), initial=0))
        if not bounds[-1]:
            raise BadLink("this link is damaged: it speaks of what there is not")
        part = self._width // bounds[-1]
        found = bisect_right(bounds, self._above // part) - 1
        if found == len(bounds) - 1:
            raise BadLink("this link is damaged: its commands cannot be read")
        self._above -= part * bounds[found]
        self._width = part * (bounds[found + 1] - bounds[found])
        while self._width < _NARROW:
            self._shift()
        model.learn(found)
        return found

    def _shift(self) -> None:
        if self._next >= len(self._data) + _BYTES:
            # A writer would have put out a byte here: so few bytes cannot stand for long work.
            raise BadLink("this link is cut off: commands are missing")
        byte = self._data[self._next] if self._next < len(self._data) else 0
        self._above = self._above << 8 | byte
        self._width <<= 8
        self._next += 1

    def finish(self) -> None:
        """Nothing may be left, and the bytes must be those that Encoder makes of what was read; else raises BadLink."""
        begun = self._next - _BYTES
        tail = self._data[begun : self._next]
        value = int.from_bytes(tail.ljust(_BYTES, b"\0"), "big")
        low = value - self._above
        if self._next < len(self._data) or tail.endswith(b"\0") or _roundest(low, self._width) != value:
            raise BadLink("this link is damaged: its commands end otherwise than they should")


def _roundest(low: int, width: int) -> int:
    """The number of an interval with the most zero bytes at its end, and the least of those."""
    for zeros in range(8 * _BYTES, -1, -8):
        number = -(-low >> zeros) << zeros
        if number < low + width:
            return number
    raise AssertionError("an interval is never empty")
