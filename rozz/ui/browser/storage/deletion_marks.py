"""Marks of deleted matches: each stays until the copy on the disk (`indexeddb_mirror`) is gone too.

If the page is closed right after a deletion, the disk does not know, and its copy would look like one to recover. A
mark is the number of the newest deleted copy: a restored match has a larger one.
"""

from __future__ import annotations

from urllib.parse import quote, unquote

from js import window

from rozz.ui.browser.storage import local_storage
from rozz.ui.state.store_format import is_number


def mark(identity: str, number: int) -> None:
    """Mark a match, with the number of its newest copy."""
    window.localStorage.setItem(_key(identity), str(number))


def drop(identity: str) -> None:
    """Remove the mark."""
    window.localStorage.removeItem(_key(identity))


def number(identity: str) -> int:
    """The number of the newest deleted copy; 0 if there is none."""
    kept = local_storage.text(_key(identity)) or ""
    return int(kept) if is_number(kept) else 0


def marked() -> list[str]:
    """The marked matches."""
    prefix = _key("")
    rest = (name.removeprefix(prefix) for name in local_storage.names() if name.startswith(prefix))
    return [unquote(each) for each in rest if "/" not in each]


def _key(identity: str) -> str:
    """Uses a colon, because a page in a folder of that name has keys with the same start and a slash."""
    return f"{local_storage.base()}gone:{quote(identity, safe='')}"
