"""What the page shows, kept for the next visit: `static/startup.js` puts it up before Python is there.

Kept with it: the theme, and the match that is open, with which Python begins then.  Beside it what the first screen
tells of saved matches, so that none of them is read before somebody opens it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from js import document, window
from pyodide.ffi import JsException

from rozz.engine import untrusted_json
from rozz.engine.errors import BadJson
from rozz.ui.browser.storage import local_storage, match_store
from rozz.ui.features.match_list.standby_view import at_rest
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Model, Tale
from rozz.ui.views.home import summaries
from rozz.ui.views.shell import page_markup

#: Stands there where a what-if was open.
TRIAL = "trial"


def keep(model: Model) -> None:
    """Keep the page as it is at rest; where the store refuses, the next visit begins without."""
    resting = at_rest(model)
    match = resting.session.match.identity if resting.session else ""
    kept = {"root": _root(), "match": match, "html": page_markup.page(resting)}
    if model.aside or (document.hidden and model.toast == say("what-if-left")):  # which nobody has read then
        kept[TRIAL] = match
    try:
        window.localStorage.setItem(_key(), json.dumps(kept, ensure_ascii=False, separators=(",", ":")))
        if not model.unread:  # of which nothing else tells
            window.localStorage.setItem(_tales(), summaries.written(model.shelf))
    except JsException:
        forget()


def nearness() -> tuple[str, str]:
    """Board units to a pixel, and how much of a tile can be seen (`Viewport`), as the document has them: both empty
    before a board was shown; or as the last visit left them, by `static/startup.js`.
    """
    return document.documentElement.style.getPropertyValue("--pixel"), _root().get("data-tier", "")


def _root() -> dict[str, str]:
    """What is written at the document's root: the theme, and how near the board is."""
    root = document.documentElement
    found = {name: root.getAttribute(name) for name in ("data-theme", "data-tier", "style")}
    return {name: value for name, value in found.items() if isinstance(value, str)}


def forget() -> None:
    """Keep nothing, rather than something old."""
    try:
        window.localStorage.removeItem(_key())
        window.localStorage.removeItem(_tales())
    except JsException:
        return


def left() -> tuple[str, str, bool]:
    """What the page was left with: the match that was open (or an empty text), and what it shows since, as HTML.

    And whether something was being tried out, which is not kept.
    """
    try:
        kept = untrusted_json.read(window.localStorage.getItem(_key()) or "{}")
        return str(kept.get("match", "")), str(kept.get("html", "")), TRIAL in kept
    except (BadJson, AttributeError, JsException):
        return "", "", False


def told() -> Mapping[str, tuple[str, Tale]]:
    """What is told of saved matches, each with the checksum of the text that it is told of."""
    try:
        return summaries.read(window.localStorage.getItem(_tales()) or "{}")
    except JsException:
        return {}


def _key() -> str:
    return local_storage.base() + match_store.SHOWN


def _tales() -> str:
    return local_storage.base() + match_store.TALES
