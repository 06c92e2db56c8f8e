"""The latest deletions, stored in this tab while Undo is offered, so that a reload keeps both."""

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
    """Store the deletions, or remove the entry if there are none. Without storage, a reload loses the deletions."""
    rows = [[place, each.identity, each.text, each.played] for place, each in deleted]
    with suppress(JsException):
        window.sessionStorage.removeItem(_key())
        if rows:
            window.sessionStorage.setItem(_key(), json.dumps(rows))


def deleted_before_reload() -> Deleted:
    """The deletions before a reload that can be undone."""
    try:
        rows = untrusted_json.read(window.sessionStorage.getItem(_key()) or "[]")
        # Older versions stored three values each, without the day.
        found = [(place, str(identity), str(text), day_in(*played[:1])) for place, identity, text, *played in rows]
    except (BadJson, TypeError, ValueError, JsException):
        return ()
    if not all(type(place) is int and place >= 0 for place, *_ in found):
        return ()
    return tuple(
        (place, replace(session_codec.saved(identity, text), played=day)) for place, identity, text, day in found
    )


def _key() -> str:
    """The key of this page's list, because other pages of the origin have lists of their own."""
    return local_storage.base() + "deleted"
