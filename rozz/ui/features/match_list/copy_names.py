"""What copies of matches are called on the shelf, and of which match one is."""

from __future__ import annotations

import re
from collections.abc import Container
from itertools import count

from rozz.ui.i18n.display_names import LONGEST_TITLE, one_line
from rozz.ui.i18n.texts import say

#: How the name of a copy begins.
_BEGINS = re.compile("^" + re.escape(say("copy-again", name="", number=0)).replace(r"\ 0", r"(?: \d+)?") + " *")
#: How it ended once.
_ENDED = re.compile(r" \(copy(?: \d+)?\)$")
#: The number of one of several matches of the same people: what stands before it is shortened, and not that.
_NUMBER = re.compile(r" \(\d+\)$")


def name_of_copy(name: str, taken: Container[str]) -> str:
    """A name that says what it is a copy of, and that no other on the shelf bears.

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
    """Whether one match is called a copy of another, or of what that is a copy of too.

    >>> is_copy_of("Copy 2: Friday", "Copy: Friday"), is_copy_of("Friday", "Friday")
    (True, False)
    """
    bare, of = _bare(name), _bare(other)
    before, cut, after = bare.partition("…")
    return bare != name and (bare == of or (bool(cut) and of.startswith(before) and of.endswith(after)))


def _bare(name: str) -> str:
    return _ENDED.sub("", _BEGINS.sub("", name))


def shortened(name: str, room: int) -> str:
    """A name that is not longer than that: its number stays.

    >>> shortened("Friday night (12)", 12)
    'Friday… (12)'
    """
    number = "".join(_NUMBER.findall(name))
    head = name.removesuffix(number)
    return name if len(name) <= room else f"{head[: room - len(number) - 1].rstrip(' ,…')}…{number}"
