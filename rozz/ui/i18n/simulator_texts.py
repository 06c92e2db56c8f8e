"""The texts of the link simulator, whose seats have no names but their colors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rozz.ui.i18n import translations

#: Where the simulator's texts begin, among all others.
OWN = "sim-"


def say(key: str, **facts: object) -> str:
    """A text with its facts filled in; colors are written as names.

    >>> say("resigns", name="RED")
    'Red resigns. Its link tells the others.'
    """
    return translations.write(OWN + key, {name: _named(fact) for name, fact in facts.items()})


def has(key: str) -> bool:
    """Whether there is such a text."""
    return translations.has(OWN + key)


def news_sentence(key: str, facts: Mapping[str, object]) -> str:
    """The sentence for an event."""
    return say(key, **facts)


def names(seats: Iterable[str]) -> str:
    """Seats in a sentence.

    >>> names(["RED", "BLUE"])
    'Red and Blue'
    """
    return translations.listed(seat.title() for seat in seats)


def _named(fact: object) -> object:
    if isinstance(fact, tuple):
        return names(fact)
    return fact.title() if isinstance(fact, str) and fact.isupper() else fact
