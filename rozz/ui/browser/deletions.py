"""What was deleted last, kept in this tab for as long as Undo is offered: a reload takes neither away."""

from __future__ import annotations

import json
from contextlib import suppress

from js import window
from pyodide.ffi import JsException

from rozz.engine import foreign
from rozz.engine.errors import BadJson
from rozz.ui.model import Saved
from rozz.ui.shelf import keeping

#: Where it is kept.
KEY = "rozz:deleted"

Deleted = tuple[tuple[int, Saved], ...]


def keep(deleted: Deleted) -> None:
    """Keep it; nothing: no longer.  Where nothing can be kept, a reload loses it."""
    rows = [[place, each.identity, each.text] for place, each in deleted]
    with suppress(JsException):
        window.sessionStorage.removeItem(KEY)
        if rows:
            window.sessionStorage.setItem(KEY, json.dumps(rows))


def left() -> Deleted:
    """What was deleted before a reload, and can be had back."""
    try:
        rows = foreign.read(window.sessionStorage.getItem(KEY) or "[]")
        return tuple((int(place), keeping.saved(str(identity), str(text))) for place, identity, text in rows)
    except (BadJson, TypeError, ValueError, JsException):
        return ()
