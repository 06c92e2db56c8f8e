"""Marks of matches that take long to open, which is then asked for.  Where nothing can be kept, nothing is."""

from __future__ import annotations

from urllib.parse import quote

from js import window
from pyodide.ffi import JsException

from rozz.ui.browser.storage import local_storage

#: What took longer to open is not opened by itself on the next start.
SLOW_MILLISECONDS = 2000
#: What stands under a match that is slow to open: a mark for each time that was begun and not ended.
_SLOW = "xxx"


def is_slow(identity: str) -> bool:
    """Whether a match took too long to open, or was begun to be opened three times and never to the end."""
    return len(_marks(identity)) >= len(_SLOW)


def mark_begun(identity: str) -> None:
    """Remember that opening has begun: who closes a frozen page again and again has waited long enough.

    Once is nothing: a browser may be killed at any moment.
    """
    _mark(identity, _marks(identity) + _SLOW[0])


def mark_slow(identity: str, is_so: bool) -> None:
    """Remember that it is slow, or forget it."""
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
