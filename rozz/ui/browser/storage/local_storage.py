"""This page's part of localStorage: what its keys begin with, and texts under them.

All pages of an address share the store.  Every function raises what the browser raises.
"""

from __future__ import annotations

from js import window


def base() -> str:
    """What all keys begin with: the page's path."""
    return f"rozz:{window.location.pathname.rsplit('/', 1)[0]}/"


def text(key: str) -> str | None:
    """What the store has under a key, None where it has nothing: JavaScript's null is another value."""
    found = window.localStorage.getItem(key)
    return found if isinstance(found, str) else None


def names() -> list[str]:
    """All keys of the store that may be ours: those of other pages too, but none that is not ASCII, which ours are."""
    store = window.localStorage
    found = (store.key(index) for index in range(store.length))
    return [name for name in found if isinstance(name, str) and name.isascii()]
