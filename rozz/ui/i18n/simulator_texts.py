"""The texts of the link simulator, whose players have no names but their colors, in the language in use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rozz.engine.said import Text
from rozz.ui.i18n import translations
from rozz.ui.i18n.display_names import color_name
from rozz.ui.i18n.engine_texts import render

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
    return translations.listed(color_name(seat) for seat in seats)


def page_sentence(text: Text, seats: Iterable[str]) -> str:
    """What the page of a real match would say, with the names of the seats.

    >>> page_sentence("RED has nothing to do this turn.", ["RED", "BLUE"])
    'Red has nothing to do this turn.'
    """
    return render(text, {seat: color_name(seat) for seat in seats})


def _named(fact: object) -> object:
    if isinstance(fact, tuple):
        return names(fact)
    return color_name(fact) if isinstance(fact, str) and fact.isupper() else fact
