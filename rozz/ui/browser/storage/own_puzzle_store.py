"""The player's own puzzles in localStorage: one key each, so that one damaged text leaves the others alone.

Imported when somebody opens a review or the list of puzzles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from js import window
from pyodide.ffi import JsException

from rozz.ui.browser.storage import local_storage
from rozz.ui.state import store_format
from rozz.ui.state.effects import KeepOwnPuzzle

if TYPE_CHECKING:
    from rozz.ui.state.own_puzzle import OwnPuzzle


def prefix() -> str:
    """What the keys of all puzzles begin with."""
    return local_storage.base() + local_storage.OWN_PUZZLE


def read() -> tuple[tuple[OwnPuzzle, ...], int]:
    """All puzzles, and how many cannot be read; those stay where they are."""
    from rozz.ui.features import own_puzzle_codec  # not in the snapshot of memory, which each start reads

    try:
        texts = [local_storage.text(name) for name in local_storage.names() if name.startswith(prefix())]
    except JsException:
        return (), 0
    intact = [kept[1] for text in texts if (kept := store_format.read(text))]
    known = tuple(each for text in intact if (each := own_puzzle_codec.from_text(text)) is not None)
    return known, len(texts) - len(known)


def keep(effect: KeepOwnPuzzle) -> str:
    """Store a puzzle; returns why the browser refuses (`full` or `forbidden`), or nothing.

    A puzzle that another tab has removed (`is_known`) does not come back.
    """
    key = prefix() + effect.identity
    try:
        if effect.is_known and local_storage.text(key) is None:
            return ""
        window.localStorage.setItem(key, store_format.with_header(effect.text, 0))
    except JsException as fault:
        return "full" if local_storage.is_full(fault) else "forbidden"
    return ""


def forget(identity: str) -> None:
    """Remove a puzzle."""
    try:
        window.localStorage.removeItem(prefix() + identity)
    except JsException:
        return
