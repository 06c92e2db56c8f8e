"""This page's part of localStorage: the prefix of its keys, and texts under them.

All pages of an origin share the store. Every function raises what the browser raises.
"""

from __future__ import annotations

from js import window
from pyodide.ffi import JsException

#: The keys of the player's own puzzles begin with this, after `base`.
OWN_PUZZLE = "own-puzzle/"
#: Stored only for a quick start; removed if a match needs the room. Summaries keep the key that older releases chose.
LAST_SCREEN, SUMMARIES = "shown", "tales"


def base() -> str:
    """The prefix of all keys: the page's path."""
    return f"rozz:{window.location.pathname.rsplit('/', 1)[0]}/"


def text(key: str) -> str | None:
    """The text under a key, or None: JavaScript's null is another value."""
    found = window.localStorage.getItem(key)
    return found if isinstance(found, str) else None


def is_full(fault: JsException) -> bool:
    """Whether the store refuses a text because there is no room."""
    # Browsers name the error differently, and Pyodide gives some errors as a text that has the name.
    return "quota" in f"{getattr(fault, 'name', '')} {fault}".casefold()


def names() -> list[str]:
    """All keys that may be ours: also those of other pages, but only ASCII ones, as ours are."""
    store = window.localStorage
    found = (store.key(index) for index in range(store.length))
    return [name for name in found if isinstance(name, str) and name.isascii()]
