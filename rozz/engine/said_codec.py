"""Messages and their facts to JSON and back, for what is saved or sent to a worker."""

from __future__ import annotations

from typing import Any

from rozz.engine.said import Fact, OneOf, Player, Said, Text, said
from rozz.engine.validation import A_TEXT, PathValue, has_lone_surrogate

#: How deep one message may stand within another.
DEEPEST = 8
#: The most facts in one list or message, and the longest text in characters: anything larger was not made here.
MOST, LONGEST = 1000, 4000


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
    """The mirror of `to_plain` for a text; raises the error class of the PathValue."""
    fact = _fact(found, DEEPEST)
    if not isinstance(fact, str | Said):
        found.refuse(A_TEXT)
    return fact


def _fact(found: PathValue, depth: int) -> Fact:
    plain = found.value
    if isinstance(plain, int) and not isinstance(plain, bool):
        return plain
    if isinstance(plain, str):
        return _bounded(found, plain)
    if not depth:
        found.fail(said("files-too-deep"))
    if isinstance(plain, list):
        return _facts(found, depth)
    if not isinstance(plain, dict):
        found.refuse(A_TEXT)
    if plain.keys() == {"player"} and isinstance(plain["player"], str):
        return Player(_bounded(found, plain["player"]))
    if plain.keys() == {"one_of"} and isinstance(plain["one_of"], list):
        return OneOf(_facts(found.child("one_of", plain["one_of"]), depth))
    if plain.keys() != {"say", "facts"} or not isinstance(plain["say"], str) or not isinstance(plain["facts"], dict):
        found.refuse(A_TEXT)
    if len(plain["facts"]) > MOST:
        found.refuse(A_TEXT)
    facts = found.child("facts", plain["facts"]).entries()
    read = sorted((_bounded(each, name), _fact(each, depth - 1)) for name, each in facts)
    return Said(_bounded(found, plain["say"]), tuple(read))


def _facts(found: PathValue, depth: int) -> tuple[Fact, ...]:
    """The members of a list that is not too long."""
    members = found.members()
    if len(members) > MOST:
        found.refuse(A_TEXT)
    return tuple(_fact(each, depth - 1) for each in members)


def _bounded(found: PathValue, text: str) -> str:
    """A text that can be stored and is not too long."""
    if len(text) > LONGEST or has_lone_surrogate(text):
        found.refuse(A_TEXT)
    return text
