"""Lines of reports by their message ids: in English, and as ids with facts."""

from __future__ import annotations

from rozz.engine.rozz.legality.reasons import explain, verdict
from rozz.engine.said import Fact, OneOf, Player, Said, Text, said
from rozz.ui.i18n.engine_texts import render


def line(key: str, rule: str, counts: str = "", **facts: Fact) -> str:
    """A line as the command line prints it: the sentence, its counts in notation and its rule."""
    sentence = said(key, **facts)
    whole: Text = said("rozz-report-line", sentence=sentence, counts=counts) if counts else sentence
    return f"{render(whole)} ({rule})"


def sentence(key: str, **facts: Fact) -> str:
    """A message of the engine in English."""
    return render(said(key, **facts))


def moved(name: str, item: str, number: int, start: str, tile: str) -> str:
    """The line of a move of one kind of piece in Rozz."""
    return sentence("rozz-report-moved", name=name, pieces=pieces(item, number), start=start, tile=tile)


def bought(name: str, item: str, number: int, tile: str, cost: int) -> str:
    """The line of a purchase in Rozz."""
    return sentence("rozz-report-bought", name=name, pieces=pieces(item, number), tile=tile, cost=cost)


def refusal_text(reason: str, **facts: Fact | tuple[int, int]) -> str:
    """Why a command of Rozz is not carried out, as the player who writes it reads it."""
    return render(explain(verdict(reason, **facts)))


def command(name: str, key: str, **facts: Fact) -> str:
    """A command of Rozz in plain words, with its player's name."""
    return sentence("rozz-command-by", name=name, command=said(f"rozz-command-{key}", **facts))


def add_hint(key: str, again: str = "", **facts: Fact) -> str:
    """What to do when a command of Rozz is complete: Add, or tap the place `again`."""
    phrase = said(f"rozz-command-{key}", **facts)
    if again:
        return sentence("rozz-command-add-again", command=phrase, tile=again)
    return sentence("rozz-command-add", command=phrase)


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
            short = key.removeprefix("rozz-").removeprefix("rosenkreuz-")
            return f"{short}({inside})" if inside else short
        case Player(colour):
            return colour
        case OneOf(facts):
            return " or ".join(map(with_facts, facts))
        case tuple():
            return " and ".join(map(with_facts, fact))
    return str(fact)
