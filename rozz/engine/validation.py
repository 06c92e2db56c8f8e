"""A value at a path of a hand-written file, and the checks that a reader makes on it.

Independent of any game.  Every refusal names the path, what was found and what was expected.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, NoReturn, TypeVar

from rozz.engine.errors import BadFile, BadScenario

Choice = TypeVar("Choice", bound=str)

#: The largest number allowed in a hand-written file.
LARGEST_NUMBER = 10**12
#: The longest name of a place, and the most letters of a key shown in a path.
LONGEST_PLACE = LONGEST_STEP = 40


def nearest(name: str, known: Iterable[str], likeness: float = 0.5) -> str:
    """The known name that looks most like `name`, or an empty text; a `likeness` of 1 means identical.

    >>> nearest("ARMUOR", ["ARMOR", "INF"])
    'ARMOR'
    """
    folded = {each.casefold(): each for each in known}
    close = get_close_matches(name.casefold(), folded, n=1, cutoff=likeness)
    return folded[close[0]] if close else ""


def is_word(text: str) -> bool:
    """Whether a name consists of letters and digits only, R1.6."""
    return bool(text) and all(each.isalpha() or each in "0123456789" for each in text)


def shown(value: Any) -> str:
    """A value that was found, in a few words.

    >>> shown({"a": 1}), shown("x" * 60)
    ('a mapping', "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'")
    """
    match value:
        case None:
            return "nothing"
        case bool():
            return "yes" if value else "no"
        case dict():
            return "a mapping"
        case list() | tuple():
            return f"a list of {len(value)}"
        case str():
            return repr(value if len(value) <= 40 else value[:40] + "…")
        case int() if abs(value) >= LARGEST_NUMBER:
            return "a number of many digits"
        case _:
            return repr(value)


@dataclass(frozen=True)
class PathValue:
    """A value and its path; `fault` is the error class that a refusal raises."""

    value: Any
    path: str = ""
    fault: Callable[[str, str], BadFile] = BadScenario

    def refuse(self, expected: str) -> NoReturn:
        """Raise a refusal: found this, expected that."""
        raise self.fault(f"found {shown(self.value)}, expected {expected}", self.path)

    def wrong(self, sentence: str) -> NoReturn:
        """Raise a refusal with the given sentence."""
        raise self.fault(sentence, self.path)

    def inside(self, key: object, value: Any) -> PathValue:
        """The value one level deeper."""
        step = str(key)
        if len(step) > LONGEST_STEP:
            step = f"{step[:LONGEST_STEP]}…"
        return PathValue(value, f"{self.path}.{step}" if self.path else step, self.fault)

    def place(self, name: str) -> str:
        """The name of a place, short enough to be drawn on a board."""
        if len(name) > LONGEST_PLACE:
            self.wrong(f"the name {shown(name)} has {len(name)} letters; a place's name may have {LONGEST_PLACE}")
        return name

    def entries(self, expected: str = "a mapping") -> Iterator[tuple[str, PathValue]]:
        """The (key, value) pairs of a mapping whose keys are text."""
        if not isinstance(self.value, dict):
            self.refuse(expected)
        for key, value in self.value.items():
            if not isinstance(key, str):
                self.wrong(f"the key {shown(key)} is not text; put it in quotes if it is a name")
            yield key, self.inside(key, value)

    def fields(self, *known: str, needed: Iterable[str] = ()) -> dict[str, PathValue]:
        """The entries of a mapping whose keys must all be in `known`, with none of `needed` missing."""
        fields = dict(self.entries(f"a mapping with {', '.join(known)}"))
        for key in fields:
            if key not in known:
                near = nearest(key, known)
                hint = f"did you mean {near}?" if near else f"known here: {', '.join(known)}"
                self.wrong(f"unknown key {shown(key)}; {hint}")
        self.check_needed(fields, needed)
        return fields

    def all_fields(self, *known: str) -> dict[str, PathValue]:
        """The entries of a mapping that has just these keys."""
        return self.fields(*known, needed=known)

    def check_needed(self, fields: Collection[str], needed: Iterable[str]) -> None:
        """Refuse a mapping in which one of the `needed` keys is missing."""
        for key in needed:
            if key not in fields:
                self.wrong(f"`{key}` is missing")

    def members(self, expected: str = "a list") -> list[PathValue]:
        """The members of a list."""
        if not isinstance(self.value, (list, tuple)):
            self.refuse(expected)
        return [self.inside(index, value) for index, value in enumerate(self.value)]

    def text(self, expected: str = "text") -> str:
        """A text that is not empty."""
        if not isinstance(self.value, str) or not self.value.strip():
            self.refuse(expected)
        if any("\ud800" <= each <= "\udfff" for each in self.value):
            self.wrong(f"the text holds half a character, expected {expected}")
        return self.value

    def line(self, expected: str = "a line of text") -> str:
        """A text without line breaks or other control characters."""
        if any(not each.isprintable() for each in self.text(expected)):
            self.wrong(f"the text holds a line break or control character, expected {expected}")
        return str(self.value)

    def word(self, expected: str = "a name of letters and digits") -> str:
        """A text of letters and digits only."""
        if not is_word(self.text(expected)):
            self.refuse(expected)
        return str(self.value)

    def choice(self, *choices: Choice) -> Choice:
        """A word from a closed list."""
        found = next((each for each in choices if each == self.value), None)
        if found is None:
            self.refuse(" or ".join(choices))
        return found

    def whole(self, least: int = 0) -> int:
        """A whole number of at least `least`; booleans do not count as numbers."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or self.value < least:
            self.refuse(f"a whole number of at least {least}")
        if self.value >= LARGEST_NUMBER:
            self.refuse("a number below a million million")
        return self.value

    def truth(self) -> bool:
        """A boolean."""
        if not isinstance(self.value, bool):
            self.refuse("true or false")
        return self.value
