"""Names for copies of matches, and short forms of long names."""

from __future__ import annotations

import re
from collections.abc import Container
from itertools import count

from rozz.ui.i18n.display_names import LONGEST_TITLE, one_line
from rozz.ui.i18n.texts import say

#: The number that distinguishes matches of the same people: shortening cuts the name before it.
_NUMBER = re.compile(r" \(\d+\)$")


def name_of_copy(name: str, taken: Container[str]) -> str:
    """A name for a copy of the match called `name` that is not in `taken`.

    >>> name_of_copy("Red – Dreamer (2)", ["Copy of Red – Dreamer (2)"])
    'Copy 2 of Red – Dreamer (2)'
    """
    for number in count(1):
        key = "copy-again" if number > 1 else "copy-of"
        short = shortened(name, LONGEST_TITLE - len(say(key, name="", number=number)))
        if (made := one_line(say(key, name=short, number=number), LONGEST_TITLE)) not in taken:
            return made
    raise AssertionError("there is always another number")


def shortened(name: str, room: int) -> str:
    """Shorten a name to a length, keeping its number.

    >>> shortened("Friday night (12)", 12)
    'Friday… (12)'
    """
    number = "".join(_NUMBER.findall(name))
    head = name.removesuffix(number)
    return name if len(name) <= room else f"{head[: room - len(number) - 1].rstrip(' ,…')}…{number}"
