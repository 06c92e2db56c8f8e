"""What a coder expects, learning as it goes: tables of what was chosen before, by context.

A table is begun empty with every packing.  Its numbers belong to the version letter of a link: another number here is
another letter there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from rozz.engine.codec.arithmetic_coder import Coder, ProbabilityModel
from rozz.engine.errors import BadLink

#: What one choice counts.
_ONCE = 1 << 12
#: A context that has seen this many choices forgets half of them.
_MOST_SEEN = 64 * _ONCE
#: How many choices of its own a context needs to be trusted as much as the wider one before it.
_DOUBT = 5


class Tables:
    """All that was learned since the packing began."""

    def __init__(self) -> None:
        self._counts: dict[Hashable, list[int]] = {}

    def blend(self, prior: Sequence[int], *contexts: Hashable) -> Blend:
        """A model of as many possibilities as `prior` has weights, by contexts from the widest to the narrowest.

        A weight of 0 in the prior says that this choice is impossible now.
        """
        counts = []
        for context in contexts:
            found = self._counts.get(context)
            if found is None:
                found = self._counts[context] = [0] * len(prior)
            counts.append(found)
        return Blend(prior, counts)


class Blend:
    """Weights as counted in the narrowest context, leaning on the wider ones, and those on a prior."""

    def __init__(self, prior: Sequence[int], counts: Sequence[list[int]]) -> None:
        self._prior = prior
        self._counts = counts

    def weights(self) -> Sequence[int]:
        """What every context adds, from the widest on."""
        weights = self._prior
        for counts in self._counts:
            whole = sum(weights)
            doubt = _DOUBT * _ONCE
            weights = [
                count + (doubt * weight // whole or 1) if weight else 0
                for count, weight in zip(counts, weights, strict=True)
            ]
        return weights

    def learn(self, choice: int) -> None:
        """Count the choice in every context."""
        for counts in self._counts:
            counts[choice] += _ONCE
            if sum(counts) > _MOST_SEEN:
                counts[:] = [count // 2 for count in counts]


class Given:
    """Weights that do not learn, or learn by a function of the caller's."""

    def __init__(self, weights: Sequence[int], learn: Callable[[int], None] | None = None) -> None:
        self._weights = weights
        self._learn = learn

    def weights(self) -> Sequence[int]:
        """As they were given."""
        return self._weights

    def learn(self, choice: int) -> None:
        """Tell whoever gave them."""
        if self._learn is not None:
            self._learn(choice)


class Odds:
    """Learns of kinds of possibilities how often each is chosen where it is offered; a choice is among any of them."""

    def __init__(self) -> None:
        self._seen: dict[Hashable, list[int]] = {}

    def model(self, kinds: Sequence[Hashable]) -> ProbabilityModel:
        """The model of a choice among possibilities of these kinds."""
        for kind in kinds:
            if kind not in self._seen:
                self._seen[kind] = [1, 4]
        seen = [self._seen[kind] for kind in kinds]

        def learn(choice: int) -> None:
            for each in seen:
                each[1] += 1
            seen[choice][0] += 1

        return Given([(chosen << 12) // offered or 1 for chosen, offered in seen], learn)


_EVEN = (1, 1)


def code_number(coder: Coder, tables: Tables, context: Hashable, number: int | None, most: int) -> int:
    """A whole number from 0 to `most`: first of how many binary digits number + 1 is, then the digits."""
    if number is not None and not 0 <= number <= most:
        raise ValueError(f"{number} is not from 0 to {most}")
    digits = None if number is None else (number + 1).bit_length()
    lengths = [max(1, 1 << 12 >> place) for place in range((most + 1).bit_length())]
    length = coder.code(tables.blend(lengths, (context, "digits")), None if digits is None else digits - 1) + 1
    value = 1
    for place in range(length - 2, -1, -1):
        bit = None if number is None else (number + 1) >> place & 1
        known = (context, "digit", length, value) if length <= 5 else (context, "digit")
        value = value << 1 | coder.code(tables.blend(_EVEN, known), bit)
    if value - 1 > most:
        raise BadLink("this link is damaged: it holds a number that is too large")
    return value - 1


#: How likely each byte of a text is before anything was read: letters, then what else one types, then the rest.
_BYTES = [
    24 if chr(byte) in " etaoinshrdlu" else 8 if chr(byte).islower() and byte < 128 else 4 if 32 <= byte < 127 else 1
    for byte in range(256)
]


def code_text(coder: Coder, tables: Tables, context: Hashable, text: str | None, most: int) -> str:
    """A text of at most so many bytes of UTF-8."""
    data = None if text is None else text.encode()
    length = code_number(coder, tables, (context, "length"), None if data is None else len(data), most)
    coder.purse.spend(length)
    read = bytearray()
    before = 0
    for place in range(length):
        model = tables.blend(_BYTES, (context, "byte"), (context, "byte", before))
        before = coder.code(model, None if data is None else data[place])
        read.append(before)
    try:
        return read.decode()
    except UnicodeDecodeError:
        raise BadLink("this link is damaged: it holds a text that is none") from None
