"""How a match's text is written to the store, and which of its copies is read. No browser needed.

A copy is an eight-digit checksum, a number that grows with every write, and the text, which is JSON. The number is the
time of the write in milliseconds, or the previous number plus one, so it also shows which match was played last. Copies
from before there were numbers have none and count as the oldest.
"""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

#: Numbers of copies, which are times in milliseconds, are always shorter.
LONGEST_NUMBER = 18


@dataclass(frozen=True)
class Stored:
    """A match as it stands in the store.

    is_previous: the newest copy was damaged, so this is the one before.
    If no copy is intact, `number` is -1 and `text` is the damaged text.
    """

    identity: str
    text: str
    number: int
    is_previous: bool = False


def with_header(text: str, number: int) -> str:
    """Prefix a text with its number and the checksum of both.

    >>> with_header('{"turns":[]}', 7)
    '665548337{"turns":[]}'
    """
    numbered = f"{number}{text}"
    return checksum(numbered) + numbered


def read(copy: str | None) -> tuple[int, str] | None:
    """The number and text of a copy, or None if its checksum is wrong, or its number is not one that Rozz writes.

    >>> read('665548337{"turns":[]}'), read('665548337{"turns":[}')
    ((7, '{"turns":[]}'), None)
    """
    if not copy or copy[:8] != checksum(copy[8:]):
        return None
    number, brace, rest = copy[8:].partition("{")
    return (int(number or 0), brace + rest) if not number or is_number(number) else None


def is_number(text: str) -> bool:
    """Whether a text can be the number of a copy: Python refuses to read one of thousands of digits.

    >>> is_number("1795250925501"), is_number("٣"), is_number("9" * 5_000)
    (True, False, False)
    """
    return len(text) < LONGEST_NUMBER and text.isascii() and text.isdecimal()


def number_of(copy: str | None) -> int:
    """The number of a copy; -1 if it is damaged or missing."""
    found = read(copy)
    return found[0] if found else -1


def newest_intact(identity: str, current: str | None, before: str | None, flushed: str | None = None) -> Stored | None:
    """The newest intact copy, or a damaged one if none is intact; None if there is none at all.

    `current` and `before` are in one store, `flushed` in another that reaches the disk sooner.
    """
    copies = [copy for copy in (current, before, flushed) if copy]
    known = {copy: found for copy in copies if (found := read(copy))}
    if not known:
        return Stored(identity, copies[0], -1) if copies else None
    number, text = max(known.values(), key=lambda found: found[0])
    is_previous = current not in known and before in known and number == known[before][0]
    return Stored(identity, text, number, is_previous)


def checksum(text: str) -> str:
    """Eight hexadecimal digits that identify a text."""
    # A browser's text may hold half a surrogate pair; save it all the same.
    return f"{crc32(text.encode(errors='surrogatepass')):08x}"
