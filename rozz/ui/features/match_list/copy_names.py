"""Names for copies of matches, and which match a copy belongs to."""

from __future__ import annotations

import re
from collections.abc import Container
from functools import cache
from itertools import count

from rozz.ui.i18n import translations
from rozz.ui.i18n.display_names import LONGEST_TITLE, one_line
from rozz.ui.i18n.texts import say

#: The end of a copy's name in older versions.
_ENDED = re.compile(r" \(copy(?: \d+)?\)$")
#: The number that distinguishes matches of the same people: shortening cuts the name before it.
_NUMBER = re.compile(r" \(\d+\)$")


def name_of_copy(name: str, taken: Container[str]) -> str:
    """A name for a copy that is unique in the list.

    >>> name_of_copy("Red – Dreamer (2)", ["Copy: Red – Dreamer (2)"])
    'Copy 2: Red – Dreamer (2)'
    """
    name = _bare(name)
    for number in count(1):
        key = "copy-again" if number > 1 else "copy-of"
        short = shortened(name, LONGEST_TITLE - len(say(key, name="", number=number)))
        if (made := one_line(say(key, name=short, number=number), LONGEST_TITLE)) not in taken:
            return made
    raise AssertionError("there is always a number more")


def is_copy_of(name: str, other: str) -> bool:
    """Whether one match is named as a copy of another, or as a copy of the same original.

    >>> is_copy_of("Copy 2: Friday", "Copy: Friday"), is_copy_of("Friday", "Friday")
    (True, False)
    """
    bare, of = _bare(name), _bare(other)
    before, cut, after = bare.partition("…")
    return bare != name and (bare == of or (bool(cut) and of.startswith(before) and of.endswith(after)))


def _bare(name: str) -> str:
    name = _ENDED.sub("", name)
    for language in (translations.ENGLISH, translations.in_use()):
        name = _beginning(language).sub("", name)
    return name


@cache
def _beginning(language: str) -> re.Pattern[str]:
    """The start of a copy's name: with a number or without."""
    begins = translations.write("copy-again", {"name": "", "number": 0}, language)
    return re.compile("^" + re.escape(begins).replace(r"\ 0", r"(?: \d+)?") + " *")


def shortened(name: str, room: int) -> str:
    """Shorten a name to a length, keeping its number.

    >>> shortened("Friday night (12)", 12)
    'Friday… (12)'
    """
    number = "".join(_NUMBER.findall(name))
    head = name.removesuffix(number)
    return name if len(name) <= room else f"{head[: room - len(number) - 1].rstrip(' ,…')}…{number}"
