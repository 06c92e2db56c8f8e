"""Marks of matches that were deleted: each stands until the copy on the disk (`indexeddb_mirror`) is gone too.

A page that is left right after it deletes has not told the disk, and the copy would be taken for one to be recovered.
A mark is the number of the newest copy that was deleted: what is had back has a larger one.
"""

from __future__ import annotations

from urllib.parse import quote, unquote

from js import window

from rozz.ui.browser.storage import local_storage

#: No number of a copy, which is a time in milliseconds, has so many digits.
LONGEST_NUMBER = 18


def mark(identity: str, number: int) -> None:
    """Mark a match, with the number of its newest copy."""
    window.localStorage.setItem(_key(identity), str(number))


def drop(identity: str) -> None:
    """Take the mark away."""
    window.localStorage.removeItem(_key(identity))


def number(identity: str) -> int:
    """The number of the newest copy that was deleted, 0 where none was."""
    kept = local_storage.text(_key(identity)) or ""
    return int(kept) if kept.isdecimal() and kept.isascii() and len(kept) < LONGEST_NUMBER else 0


def marked() -> list[str]:
    """The matches that have a mark."""
    prefix = _key("")
    rest = (name.removeprefix(prefix) for name in local_storage.names() if name.startswith(prefix))
    return [unquote(each) for each in rest if "/" not in each]


def _key(identity: str) -> str:
    """By a colon, for a page in a folder of that name has keys that begin with it and a slash."""
    return f"{local_storage.base()}gone:{quote(identity, safe='')}"
