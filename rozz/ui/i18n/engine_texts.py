"""Writes what the engine has to say: messages with their facts, innermost first."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rozz.engine.errors import Fault
from rozz.engine.game import NO_NAMES, Names
from rozz.engine.said import Fact, OneOf, Player, Said, Text, brief
from rozz.ui.i18n import translations


def render(text: Fact, names: Names = NO_NAMES) -> str:
    """A message of the engine, or a fact, in the language in use; `names` are the players' names by color.

    A text that is written already stays as it is, except that names replace colors. A message that does not exist, as
    in a file of another release, is written as its id.

    >>> render(Said("list-two", (("first", Player("RED")), ("last", ("INF", "JET", "TRAP")))), {"RED": "Ada"})
    'Ada and INF, JET and TRAP'
    """
    if isinstance(text, str):
        return by_name(text, names) if names else text
    try:
        return _as_text(text, names)
    except KeyError:
        return text.key if isinstance(text, Said) else brief(text)


def by_name(text: str, names: Mapping[str, str]) -> str:
    """Replace colors by the players' names in a sentence of the engine, which only knows colors.

    >>> by_name("RED does not occupy Rozz", {"RED": "Ada"})
    'Ada does not occupy Rozz'
    """
    colours = "|".join(map(re.escape, names))
    return re.sub(rf"\b(?:{colours})\b", lambda found: names[found[0]], text) if colours else text


def in_future_tense(text: Text, names: Names = NO_NAMES) -> str:
    """A line of a report in the future tense; empty if the line only makes sense afterward.

    >>> in_future_tense(Said("rozz-report-earned", (("name", Player("RED")), ("number", 3))), {"RED": "Ada"})
    'Ada will earn $3.'
    """
    if isinstance(text, str):
        return render(text, names)
    ahead = _ahead(text)
    return render(ahead, names) if ahead.key != text.key else ""


def _ahead(text: Said) -> Said:
    """The message about the future, in its facts too; the same where there is none."""
    facts = tuple((name, _fact_ahead(fact)) for name, fact in text.facts)
    key = f"ahead-{text.key}"
    return Said(key if translations.has(key) else text.key, facts)


def _fact_ahead(fact: Fact) -> Fact:
    if isinstance(fact, Said):
        return _ahead(fact)
    return tuple(map(_fact_ahead, fact)) if isinstance(fact, tuple) else fact


def of_fault(fault: Exception, names: Names = NO_NAMES) -> str:
    """What a fault says; `names` are the players' names by color."""
    return render(fault.text, names) if isinstance(fault, Fault) else str(fault)


def _said(text: Said, names: Names) -> str:
    facts: Mapping[str, object] = {name: _written(fact, names) for name, fact in text.facts}
    return translations.write(text.key, facts)


def _written(fact: Fact, names: Names) -> str | int:
    match fact:
        case str() | int():
            return fact
        case Said():
            return _said(fact, names)
        case Player(colour):
            return names.get(colour, colour)
        case OneOf(facts):
            return translations.listed([_as_text(each, names) for each in facts], translations.OR)
    return translations.listed([_as_text(each, names) for each in fact])


def _as_text(fact: Fact, names: Names) -> str:
    found = _written(fact, names)
    return found if isinstance(found, str) else translations.number(found)


# Wherever texts are written, errors are too.
Fault.write = staticmethod(render)
