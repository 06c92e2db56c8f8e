"""The player's progress, stored next to the matches: solved puzzles and finished lesson steps.

If the store refuses, it lasts until the page is closed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from js import window
from pyodide.ffi import JsException

from rozz import library
from rozz.engine import untrusted_json
from rozz.engine.errors import BadJson
from rozz.ui.browser.storage import local_storage

SOLVED, LESSONS = "solved", "lessons"


def solved() -> frozenset[str]:
    """The names of the solved puzzles; empty if nothing readable is stored."""
    kept = _read(SOLVED)
    names = [each for each in kept if isinstance(each, str)] if isinstance(kept, list) else []
    return frozenset(map(library.current_puzzle_name, names))


def keep_solved(names: tuple[str, ...]) -> None:
    """Store solved puzzles, together with puzzles that another tab has stored."""
    _keep(SOLVED, sorted(solved() | set(names)))


def lessons() -> dict[str, int]:
    """How many steps of each game's lesson are done."""
    kept = _read(LESSONS)
    return {game: done for game, done in kept.items() if type(done) is int} if isinstance(kept, dict) else {}


def keep_lessons(done: Mapping[str, int]) -> None:
    """Store the steps done in each game's lesson."""
    _keep(LESSONS, dict(done))


def _read(name: str) -> Any:
    try:
        return untrusted_json.read(window.localStorage.getItem(local_storage.base() + name) or "null")
    except (BadJson, JsException):
        return None


def _keep(name: str, what: Any) -> None:
    try:
        window.localStorage.setItem(local_storage.base() + name, json.dumps(what))
    except JsException:
        return
