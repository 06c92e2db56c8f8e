"""What was deleted last, kept in this tab for as long as Undo is offered: a reload takes neither away."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace

from js import window
from pyodide.ffi import JsException

from rozz.engine import untrusted_json
from rozz.engine.errors import BadJson
from rozz.ui.browser.storage import local_storage
from rozz.ui.features.match_list import session_codec
from rozz.ui.i18n.day_names import day_in
from rozz.ui.state.model import Saved

Deleted = tuple[tuple[int, Saved], ...]


def keep(deleted: Deleted) -> None:
    """Keep it; nothing: no longer.  Where nothing can be kept, a reload loses it."""
    rows = [[place, each.identity, each.text, each.played] for place, each in deleted]
    with suppress(JsException):
        window.sessionStorage.removeItem(_key())
        if rows:
            window.sessionStorage.setItem(_key(), json.dumps(rows))


def left() -> Deleted:
    """What was deleted before a reload, and can be had back."""
    try:
        rows = untrusted_json.read(window.sessionStorage.getItem(_key()) or "[]")
        # Before days were kept there were three values of each.
        found = [(place, str(identity), str(text), day_in(*played[:1])) for place, identity, text, *played in rows]
    except (BadJson, TypeError, ValueError, JsException):
        return ()
    if not all(type(place) is int and place >= 0 for place, *_ in found):
        return ()
    return tuple(
        (place, replace(session_codec.saved(identity, text), played=day)) for place, identity, text, day in found
    )


def _key() -> str:
    """Where it is kept; other pages of the address have shelves of their own."""
    return local_storage.base() + "deleted"
