"""What there is to say, as values: the id of a message and its facts.  Who shows it writes it in their language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias, Union

from rozz.engine.validation import PathValue

#: How deep one message may stand within another.
DEEPEST = 8


@dataclass(frozen=True, slots=True)
class Player:
    """A player as a fact, by color; written as their name where it is known."""

    colour: str


@dataclass(frozen=True, slots=True)
class OneOf:
    """Facts as alternatives: written as a list with "or".  A tuple of facts is a list with "and"."""

    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """A message of the catalogs: its id, and its facts in the order of their names.  `said` makes one.

    Facts are texts such as names and notation, numbers, players, other messages, and lists of all these.
    """

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


Fact: TypeAlias = Union[str, int, Player, OneOf, Said, "tuple[Fact, ...]"]
#: A sentence for people: a message, or a text that is written already, in games whose texts are in no catalog yet.
Text: TypeAlias = str | Said


def said(key: str, /, **facts: Fact) -> Said:
    """A message with its facts.

    >>> said("hello", name="Ada", number=2) == said("hello", number=2, name="Ada")
    True
    """
    return Said(key, tuple(sorted(facts.items())) if facts else ())


def listed(facts: Iterable[Fact]) -> Fact:
    """Facts as a list, or the only one.

    >>> listed(["INF"]), listed(["INF", "JET"])
    ('INF', ('INF', 'JET'))
    """
    found = tuple(facts)
    return found[0] if len(found) == 1 else found


def to_plain(fact: Fact) -> Any:
    """A text or fact as JSON has it.

    >>> to_plain(said("hello", name=Player("RED"), pieces=("INF", 2)))
    {'say': 'hello', 'facts': {'name': {'player': 'RED'}, 'pieces': ['INF', 2]}}
    """
    match fact:
        case Said(key, facts):
            return {"say": key, "facts": {name: to_plain(each) for name, each in facts}}
        case Player(colour):
            return {"player": colour}
        case OneOf(facts):
            return {"one_of": [to_plain(each) for each in facts]}
        case tuple():
            return [to_plain(each) for each in fact]
    return fact


def text_from_plain(found: PathValue) -> Text:
    """The mirror of `to_plain` for a text; raises the fault of the PathValue."""
    fact = _fact(found, DEEPEST)
    if not isinstance(fact, str | Said):
        found.refuse("text")
    return fact


def _fact(found: PathValue, depth: int) -> Fact:
    plain = found.value
    if isinstance(plain, str) or (isinstance(plain, int) and not isinstance(plain, bool)):
        return plain
    if not depth:
        found.wrong("it is too deep")
    if isinstance(plain, list):
        return tuple(_fact(each, depth - 1) for each in found.members())
    if not isinstance(plain, dict):
        found.refuse("text")
    if plain.keys() == {"player"} and isinstance(plain["player"], str):
        return Player(plain["player"])
    if plain.keys() == {"one_of"} and isinstance(plain["one_of"], list):
        return OneOf(tuple(_fact(each, depth - 1) for each in found.inside("one_of", plain["one_of"]).members()))
    if plain.keys() != {"say", "facts"} or not isinstance(plain["say"], str) or not isinstance(plain["facts"], dict):
        found.refuse("text")
    facts = found.inside("facts", plain["facts"]).entries()
    return Said(plain["say"], tuple(sorted((name, _fact(each, depth - 1)) for name, each in facts)))
