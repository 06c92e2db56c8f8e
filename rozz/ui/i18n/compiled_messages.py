"""The form of a compiled table of messages, and how a message is filled with facts.

    table      {id: pattern, term: its text for each of POINTERS}
    pattern    a text, or a sequence of parts
    part       a text, or (fact), or (term), or (fact, default variant, {variant: pattern})

Only terms whose text depends on the pointer are in a table; their names begin with a hyphen. All these are plain
values, so that the page can read a table from JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from rozz.ui.i18n import plural_rules

Choice: TypeAlias = tuple[str, str, Mapping[str, "Pattern"]]
Part: TypeAlias = str | tuple[str] | Choice
Pattern: TypeAlias = str | Sequence[Part]
Table: TypeAlias = Mapping[str, Pattern]

#: The pointers that `POINTER()` in a term distinguishes: a finger taps, a mouse clicks, and a player with only keys
#: chooses.
TOUCH, MOUSE, KEYS = POINTERS = ("touch", "mouse", "other")
#: The language that all others fall back to.
ENGLISH = "en"
#: The folder of the package with the languages.
FOLDER = "locale"
#: Parts of a language that the page reads when it first needs them, so that they do not slow the start: the texts of
#: each game, of scenarios, puzzles and hints, of refused files and links, and the words that the search of the rules
#: knows. Each is a folder of files within the language, and all its ids begin with its name.
PAGE_GROUPS = ("rozz", "rosenkreuz", "areas", "campaigns", "scenarios", "tasks", "files", "links", "ahead", "search")
#: Parts that only a terminal shows, so they are not in the page. Their messages refer only to each other.
TERMINAL_GROUPS = ("cli",)
GROUPS = (*PAGE_GROUPS, *TERMINAL_GROUPS)
_GROUP_NAMES = frozenset(GROUPS)
#: Facts that are written as numbers.
_NUMBERS = (int, float)


def group(key: str) -> str:
    """The group that a message belongs to, or empty.

    >>> group("campaigns-lesson-march"), group("undo")
    ('campaigns', '')
    """
    first = key.partition("-")[0]
    return first if first in _GROUP_NAMES else ""


def is_term(name: str) -> bool:
    """Whether a name in a table or pattern is that of a term."""
    return name.startswith("-")


def _unknown(name: str) -> str:
    raise KeyError(name)


def filled(
    pattern: Pattern,
    facts: Mapping[str, object],
    language: str = ENGLISH,
    number: Callable[[float], str] = str,
    term: Callable[[str], str] = _unknown,
) -> str:
    """A pattern with its facts filled in; `number` writes numbers, and `term` terms. Raises KeyError if one is missing.

    >>> turns = [("number", "other", {"one": "one turn", "other": [("number",), " turns"]})]
    >>> filled(turns, {"number": 1}), filled(turns, {"number": 2})
    ('one turn', '2 turns')
    """
    if isinstance(pattern, str):
        return pattern
    return "".join(
        [each if isinstance(each, str) else _filled_part(each, facts, language, number, term) for each in pattern]
    )


def _filled_part(
    part: tuple[str] | Choice,
    facts: Mapping[str, object],
    language: str,
    number: Callable[[float], str],
    term: Callable[[str], str],
) -> str:
    name = part[0]
    if name[0] == "-":  # a term: this is done for every fact of every text
        return term(name)
    fact = facts[name]
    if len(part) == 1:
        return number(fact) if isinstance(fact, _NUMBERS) else str(fact)
    _, default, variants = part
    return filled(variants[_variant(fact, variants, default, language)], facts, language, number, term)


def _variant(fact: object, variants: Mapping[str, Pattern], default: str, language: str) -> str:
    """A variant for exactly this fact, else for the number's plural form, else the default."""
    if str(fact) in variants:
        return str(fact)
    if isinstance(fact, _NUMBERS) and (form := plural_rules.category(language, fact)) in variants:
        return form
    return default


def facts(pattern: Pattern) -> set[str]:
    """The names of all facts in a pattern.

    >>> sorted(facts([("number", "other", {"one": "a turn", "other": [("count",), " turns"]})]))
    ['count', 'number']
    """
    if isinstance(pattern, str):
        return set()
    found = set()
    for part in pattern:
        if isinstance(part, str) or is_term(part[0]):
            continue
        found.add(part[0])
        if len(part) == 3:
            found.update(*map(facts, part[2].values()))
    return found
