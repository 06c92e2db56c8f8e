"""Adaptive models for a coder: tables of earlier choices, by context.

Every packing starts with empty tables. The numbers here belong to the version letter of a link: changing one needs a
new letter.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from rozz.engine.codec.arithmetic_coder import Coder, ProbabilityModel
from rozz.engine.errors import damaged_link
from rozz.engine.said import said

#: The weight of one choice.
_ONCE = 1 << 12
#: A context that has seen this many choices forgets half of them.
_MOST_SEEN = 64 * _ONCE
#: How many choices of its own a context needs to weigh as much as the wider one before it.
_DOUBT = 5


class Tables:
    """Everything learned since the packing began."""

    def __init__(self) -> None:
        self._counts: dict[Hashable, list[int]] = {}

    def blend(self, prior: Sequence[int], *contexts: Hashable) -> BlendedModel:
        """A model with as many possibilities as `prior` has weights, by contexts from the widest to the narrowest.

        A weight of 0 in the prior means that this choice is impossible now.
        """
        counts = []
        for context in contexts:
            found = self._counts.get(context)
            if found is None:
                found = self._counts[context] = [0] * len(prior)
            counts.append(found)
        return BlendedModel(prior, counts)


class BlendedModel:
    """Weights counted in the narrowest context, backed by the wider ones and a prior."""

    def __init__(self, prior: Sequence[int], counts: Sequence[list[int]]) -> None:
        self._prior = prior
        self._counts = counts

    def weights(self) -> Sequence[int]:
        """The prior refined by every context, from the widest on."""
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


class FixedModel:
    """Fixed weights, or weights updated by a function of the caller's."""

    def __init__(self, weights: Sequence[int], learn: Callable[[int], None] | None = None) -> None:
        self._weights = weights
        self._learn = learn

    def weights(self) -> Sequence[int]:
        """The weights as given."""
        return self._weights

    def learn(self, choice: int) -> None:
        """Pass the choice to the caller's function."""
        if self._learn is not None:
            self._learn(choice)


class KindModel:
    """Learns for each kind of possibility how often it is chosen when offered; a choice may mix any kinds."""

    def __init__(self) -> None:
        self._seen: dict[Hashable, list[int]] = {}

    def model(self, kinds: Sequence[Hashable]) -> ProbabilityModel:
        """A model for a choice among possibilities of these kinds."""
        for kind in kinds:
            if kind not in self._seen:
                self._seen[kind] = [1, 4]
        seen = [self._seen[kind] for kind in kinds]

        def learn(choice: int) -> None:
            for each in seen:
                each[1] += 1
            seen[choice][0] += 1

        return FixedModel([(chosen << 12) // offered or 1 for chosen, offered in seen], learn)


_EVEN = (1, 1)


def code_number(coder: Coder, tables: Tables, context: Hashable, number: int | None, most: int) -> int:
    """A whole number from 0 to `most`: first the number of binary digits of number + 1, then the digits."""
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
        raise damaged_link(said("links-number-too-large"))
    return value - 1
