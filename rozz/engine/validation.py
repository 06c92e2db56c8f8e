"""A value at a path of a hand-written file, and the checks that a reader makes on it.

Independent of any game. Every refusal names the path, what was found and what was expected.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, NoReturn, TypeVar

from rozz.engine.errors import BadFile, BadScenario, BadText, with_suggestion
from rozz.engine.said import Fact, OneOf, Text, listed, said

Choice = TypeVar("Choice", bound=str)
Parsed = TypeVar("Parsed")

#: The largest number allowed in a hand-written file.
LARGEST_NUMBER = 10**12
#: The longest list: a match has at most 20,000 turns (`replay_cost`).
LONGEST_LIST = 20_000
#: The longest name of a place, and the most letters of a key shown in a path.
LONGEST_PLACE = LONGEST_STEP = 40
#: Longer names are not checked for typos: comparing takes a second for a million letters.
LONGEST_MISTYPED = 200
_NO_DIGITS = str.maketrans("", "", "0123456789")
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
#: The values expected most often.
A_MAPPING, A_LIST, A_TEXT = said("files-a-mapping"), said("files-a-list"), said("files-a-text")
A_LINE, A_WORD = said("files-a-line"), said("files-a-word")


def nearest(name: str, known: Iterable[str], similarity: float = 0.5) -> str:
    """The known name that looks most like `name`, or an empty text; a `similarity` of 1 means identical.

    >>> nearest("ARMUOR", ["ARMOR", "INF"])
    'ARMOR'
    """
    if len(name) > LONGEST_MISTYPED:
        return ""
    folded = {each.casefold(): each for each in known}
    close = get_close_matches(name.casefold(), folded, n=1, cutoff=similarity)
    return folded[close[0]] if close else ""


def is_word(text: str) -> bool:
    """Whether a name consists of letters and digits only, R1.6."""
    letters = text.translate(_NO_DIGITS)
    return letters.isalpha() or (not letters and text != "")


def has_lone_surrogate(text: str) -> bool:
    """Whether a text has a lone surrogate, which cannot be stored."""
    return _LONE_SURROGATE.search(text) is not None


def describe_value(value: Any) -> Fact:
    """A value that was found, as it is written, or in a few words.

    >>> describe_value({"a": 1}), describe_value("x" * 60)
    (Said(key='files-found-mapping', facts=()), "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'")
    """
    match value:
        case None:
            return said("files-found-nothing")
        case bool():
            return "true" if value else "false"
        case dict():
            return said("files-found-mapping")
        case list() | tuple():
            return said("files-found-list", number=len(value))
        case str():
            return repr(value if len(value) <= 40 else value[:40] + "…")
        case int() if abs(value) >= LARGEST_NUMBER:
            return said("files-found-long-number")
        case _:
            return repr(value)


@dataclass(frozen=True)
class PathValue:
    """A value and its path; `error_class` is the exception that a refusal raises."""

    value: Any
    path: str = ""
    error_class: Callable[[Text, str], BadFile] = BadScenario

    def refuse(self, expected: Fact) -> NoReturn:
        """Raise a refusal: found this, expected that, which is a noun with its article."""
        raise self.error_class(said("files-unexpected", found=describe_value(self.value), expected=expected), self.path)

    def fail(self, sentence: Text) -> NoReturn:
        """Raise a refusal with the given sentence."""
        raise self.error_class(sentence, self.path)

    def fail_unknown(self, sentence: Text, name: str, known: Iterable[str]) -> NoReturn:
        """Raise a refusal of an unknown name, with the known one that may be meant."""
        raise self.error_class(with_suggestion(sentence, nearest(name, known)), self.path)

    def child(self, key: object, value: Any) -> PathValue:
        """The value one level deeper."""
        step = str(key)
        if len(step) > LONGEST_STEP:
            step = f"{step[:LONGEST_STEP]}…"
        return PathValue(value, f"{self.path}.{step}" if self.path else step, self.error_class)

    def place_name(self, name: str) -> str:
        """The name of a place, short enough to be drawn on a board."""
        if len(name) > LONGEST_PLACE:
            self.fail(said("files-long-place", name=describe_value(name), number=len(name), most=LONGEST_PLACE))
        return name

    def entries(self, expected: Fact = A_MAPPING) -> Iterator[tuple[str, PathValue]]:
        """The (key, value) pairs of a mapping whose keys are text."""
        if not isinstance(self.value, dict):
            self.refuse(expected)
        for key, value in self.value.items():
            if not isinstance(key, str):
                self.fail(said("files-key-not-text", key=describe_value(key)))
            yield key, self.child(key, value)

    def fields(self, *known: str, needed: Iterable[str] = ()) -> dict[str, PathValue]:
        """The entries of a mapping whose keys must all be in `known`, with none of `needed` missing."""
        if not isinstance(self.value, dict):
            self.refuse(said("files-a-mapping-with", keys=listed(known)))
        fields = {}
        for key, entry in self.entries():
            if key not in known:
                if near := nearest(key, known):
                    self.fail(with_suggestion(said("files-unknown-key", key=describe_value(key)), near))
                self.fail(said("files-unknown-key-among", key=describe_value(key), known=listed(known)))
            fields[key] = entry
        self.check_needed(fields, needed)
        return fields

    def all_fields(self, *known: str) -> dict[str, PathValue]:
        """The entries of a mapping that has just these keys."""
        return self.fields(*known, needed=known)

    def check_needed(self, fields: Collection[str], needed: Iterable[str]) -> None:
        """Refuse a mapping in which one of the `needed` keys is missing."""
        for key in needed:
            if key not in fields:
                self.fail(said("files-key-missing", key=key))

    def members(self, expected: Fact = A_LIST, most: int = LONGEST_LIST) -> list[PathValue]:
        """The members of a list; refuses one with more than `most`."""
        if not isinstance(self.value, (list, tuple)):
            self.refuse(expected)
        if len(self.value) > most:
            self.fail(said("files-long-list", most=most))
        return [self.child(index, value) for index, value in enumerate(self.value)]

    def text(self, expected: Fact = A_TEXT) -> str:
        """A text that is not empty."""
        if not isinstance(self.value, str) or not self.value.strip():
            self.refuse(expected)
        if has_lone_surrogate(self.value):
            self.fail(said("files-half-a-character"))
        return self.value

    def parse(self, parser: Callable[[str], Parsed]) -> Parsed:
        """What a text in notation means."""
        if not isinstance(self.value, str):
            self.fail(said("files-not-text"))
        try:
            return parser(self.value)
        except BadText as fault:
            self.fail(said("files-bad-command", command=repr(self.value), what=fault.text))

    def line(self, expected: Fact = A_LINE) -> str:
        """A text without line breaks or other control characters."""
        if not self.text(expected).isprintable():
            self.fail(said("files-not-one-line"))
        return str(self.value)

    def word(self, expected: Fact = A_WORD) -> str:
        """A text of letters and digits only."""
        if not is_word(self.text(expected)):
            self.refuse(expected)
        return str(self.value)

    def choice(self, *choices: Choice) -> Choice:
        """A word from a closed list."""
        found = next((each for each in choices if each == self.value), None)
        if found is None:
            self.refuse(OneOf(choices) if len(choices) != 1 else choices[0])
        return found

    def whole_number(self, least: int = 0) -> int:
        """A whole number of at least `least`; booleans do not count as numbers."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or self.value < least:
            self.refuse(said("files-a-whole-number", least=least))
        if self.value >= LARGEST_NUMBER:
            self.refuse(said("files-a-smaller-number"))
        return self.value

    def whole_numbers(self, *keys: str) -> dict[str, int]:
        """The entries of a mapping that has just these keys, each with a whole number."""
        fields = self.all_fields(*keys)
        return {key: fields[key].whole_number() for key in keys}

    def boolean(self) -> bool:
        """A boolean."""
        if not isinstance(self.value, bool):
            self.refuse(OneOf(("true", "false")))
        return self.value
