"""Names that people give, of themselves and of their matches, as they are kept."""

from __future__ import annotations

#: The longest name of a match or a player, in characters.
LONGEST_NAME = 24


def one_line(name: str) -> str:
    """A name as it is kept: one line, not too long, nothing in it that is not seen; it may be empty.

    >>> one_line(" Friday  night\\u200b ")
    'Friday night'
    """
    seen = "".join(each if each.isprintable() else " " if each.isspace() else "" for each in name)
    return " ".join(seen.split())[:LONGEST_NAME].strip()
