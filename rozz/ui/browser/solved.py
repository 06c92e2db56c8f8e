"""Which puzzles are solved, kept beside the matches."""

from __future__ import annotations

import json

from js import window
from pyodide.ffi import JsException

from rozz.engine import foreign
from rozz.engine.errors import BadJson
from rozz.ui.browser import storage


def _key() -> str:
    return storage.base() + "solved"


def read() -> frozenset[str]:
    """Their names; none where nothing readable is kept."""
    try:
        kept = foreign.read(window.localStorage.getItem(_key()) or "[]")
    except (BadJson, JsException):
        return frozenset()
    return frozenset(each for each in kept if isinstance(each, str)) if isinstance(kept, list) else frozenset()


def keep(names: tuple[str, ...]) -> None:
    """Keep them, with those that another tab has kept; where the store refuses, they last till the page is left."""
    try:
        window.localStorage.setItem(_key(), json.dumps(sorted(read() | set(names))))
    except JsException:
        return
