"""Marks for matches that are slow to open, so that the page asks first. Without storage there are none."""

from __future__ import annotations

from urllib.parse import quote

from js import window
from pyodide.ffi import JsException

from rozz.ui.browser.storage import local_storage

#: A match that took longer to open is not opened automatically at the next start.
SLOW_MILLISECONDS = 2000
#: The full mark of a slow match: one letter for each opening that did not finish.
_SLOW = "xxx"


def is_slow(identity: str) -> bool:
    """Whether a match took too long to open, or opening it was started three times and never finished."""
    return len(_marks(identity)) >= len(_SLOW)


def mark_begun(identity: str) -> None:
    """Mark that opening has started: closing a frozen page again and again means it is too slow.

    Once means nothing: a browser may be killed at any moment.
    """
    _mark(identity, _marks(identity) + _SLOW[0])


def mark_slow(identity: str, is_so: bool) -> None:
    """Mark a match as slow, or remove its mark."""
    _mark(identity, _SLOW if is_so else "")


def _marks(identity: str) -> str:
    try:
        return local_storage.text(_key(identity)) or ""
    except JsException:
        return ""


def _mark(identity: str, marks: str) -> None:
    try:
        if marks:
            window.localStorage.setItem(_key(identity), marks)
        else:
            window.localStorage.removeItem(_key(identity))
    except JsException:
        return


def _key(identity: str) -> str:
    return f"{local_storage.base()}slow/{quote(identity, safe='')}"
