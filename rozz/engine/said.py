"""Texts as values: the id of a message and its facts. The page and the terminal write them in the language in use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias, Union


@dataclass(frozen=True, slots=True)
class Player:
    """A player as a fact, by color; written as their name where it is known."""

    colour: str


@dataclass(frozen=True, slots=True)
class OneOf:
    """Facts as alternatives: written as a list with "or". A tuple of facts is a list with "and"."""

    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """A message from the catalogs: its id, and its facts sorted by name. `said` makes one.

    Facts are texts such as names and notation, numbers, players, other messages, and lists of all these.
    """

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


Fact: TypeAlias = Union[str, int, Player, OneOf, Said, "tuple[Fact, ...]"]
#: What people read: a message, or a text that is the same in all languages, such as a name or notation.
Text: TypeAlias = str | Said


def said(key: str, /, **facts: Fact) -> Said:
    """A message with its facts.

    >>> said("hello", name="Ada", number=2) == said("hello", number=2, name="Ada")
    True
    """
    return Said(key, tuple(sorted(facts.items())) if facts else ())


def player(colour: str, names: Mapping[str, str]) -> str | Player:
    """A player by name, or by color, which becomes a name when the text is written."""
    return names.get(colour) or Player(colour)


def listed(facts: Iterable[Fact]) -> Fact:
    """Facts as a list, or the only one.

    >>> listed(["INF"]), listed(["INF", "JET"])
    ('INF', ('INF', 'JET'))
    """
    found = tuple(facts)
    return found[0] if len(found) == 1 else found


def in_a_row(key: str, before: str, texts: Iterable[Said]) -> Said:
    """Join messages with the message `key`, each of them perhaps a list itself.

    It takes the messages so far as the fact that `before` names, and the next one as `next`.

    >>> brief(in_a_row("list-more", "names", [said("one"), said("two"), said("three")]))
    'list-more(names=list-more(names=one, next=two), next=three)'
    """
    first, *others = texts
    for each in others:
        first = said(key, **{before: first, "next": each})
    return first


def brief(fact: Fact) -> str:
    """A text or fact in one line for programmers, where nobody writes sentences.

    >>> brief(said("hello", name=Player("RED"), pieces=("INF", 2)))
    'hello(name=RED, pieces=[INF, 2])'
    """
    match fact:
        case Said(key, facts):
            return key + (f"({', '.join(f'{name}={brief(each)}' for name, each in facts)})" if facts else "")
        case Player(colour):
            return colour
        case OneOf(facts):
            return f"[{' or '.join(map(brief, facts))}]"
        case tuple():
            return f"[{', '.join(map(brief, fact))}]"
    return str(fact)
