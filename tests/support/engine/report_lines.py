"""Lines of reports by the ids of their messages: in English, and as ids with facts."""

from __future__ import annotations

from rozz.engine.said import Fact, OneOf, Player, Said, Text, said
from rozz.ui.i18n.engine_texts import written


def line(key: str, rule: str, counts: str = "", **facts: Fact) -> str:
    """A line as the command line prints it: the sentence, its counts in notation and its rule."""
    sentence = said(key, **facts)
    whole: Text = said("rozz-report-line", sentence=sentence, counts=counts) if counts else sentence
    return f"{written(whole)} ({rule})"


def pieces(item: str, number: int) -> Said:
    """A number of pieces of the standard catalog, in words."""
    return said(f"rozz-card-pieces-{item.lower()}", number=number)


def with_facts(fact: Fact) -> str:
    """A message by its id with its facts.

    >>> with_facts(said("rozz-report-earned", name="Ada", number=5))
    'report-earned(name=Ada, number=5)'
    """
    match fact:
        case Said(key, facts):
            inside = ", ".join(f"{name}={with_facts(each)}" for name, each in facts)
            short = key.removeprefix("rozz-")
            return f"{short}({inside})" if inside else short
        case Player(colour):
            return colour
        case OneOf(facts):
            return " or ".join(map(with_facts, facts))
        case tuple():
            return " and ".join(map(with_facts, fact))
    return str(fact)
