"""The page's view, kept for the next visit: `static/startup.js` shows it before Python runs.

Stored with it: the theme, the language with the texts of the start, and the open match, with which Python then starts;
next to it summaries of saved matches, so that none is read before somebody opens it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from js import document, window
from pyodide.ffi import JsException

from rozz.engine import untrusted_json
from rozz.engine.errors import BadJson
from rozz.ui.browser.storage import local_storage
from rozz.ui.features import page_addresses
from rozz.ui.features.match_list import match_summaries
from rozz.ui.features.match_list.last_screen_view import at_rest
from rozz.ui.i18n import translations
from rozz.ui.i18n.startup_texts import startup_texts
from rozz.ui.i18n.texts import key_of
from rozz.ui.i18n.translations import ENGLISH
from rozz.ui.state.model import MatchSummary, Model
from rozz.ui.views.shell import page_markup

#: Present if a what-if was open.
TRIAL = "trial"


def keep(model: Model) -> None:
    """Store the view at rest; if the store refuses, the next visit starts without."""
    resting = at_rest(model)
    match = resting.session.match.identity if resting.session else ""
    texts = {} if translations.in_use() == ENGLISH else startup_texts(translations.in_use())
    at = page_addresses.address(resting)
    kept = {"root": _root(), "texts": texts, "match": match, "at": at, "html": page_markup.page(resting)}
    if model.aside or (document.hidden and key_of(model.toast) == "what-if-left"):  # nobody has read it then
        kept[TRIAL] = match
    try:
        window.localStorage.setItem(_key(), json.dumps(kept, ensure_ascii=False, separators=(",", ":")))
        if not model.unread:  # the summaries of unread matches would be lost
            window.localStorage.setItem(_summaries_key(), match_summaries.to_text(model.shelf))
    except JsException:
        forget()


def nearness() -> tuple[str, str]:
    """Board units per pixel and the tier of the zoom (`Viewport`), from the document.

    Empty before a board was shown; after a start they are those of the last visit, set by `static/startup.js`.
    """
    return document.documentElement.style.getPropertyValue("--pixel"), _root().get("data-tier", "")


def _root() -> dict[str, str]:
    """Attributes of the document's root: the theme, the zoom, and the language."""
    root = document.documentElement
    found = {name: root.getAttribute(name) for name in ("data-theme", "data-tier", "style", "lang", "dir")}
    return {name: value for name, value in found.items() if isinstance(value, str)}


def forget() -> None:
    """Store nothing rather than an outdated view."""
    try:
        window.localStorage.removeItem(_key())
        window.localStorage.removeItem(_summaries_key())
    except JsException:
        return


def last_visit(asked: Mapping[str, str]) -> tuple[str, str, bool]:
    """What the last visit left: the open match (or empty), its view as HTML, and whether a what-if was open.

    The what-if itself is not kept. An address that asks for another match opens that one; the view counts only where
    `static/startup.js` has shown it.
    """
    wanted = page_addresses.match_of(asked)
    try:
        kept = untrusted_json.read(window.localStorage.getItem(_key()) or "{}")
        match, at = str(kept.get("match", "")), str(kept.get("at", ""))
        place = str(window.location.hash)
        is_shown = at == place or not place.startswith(page_addresses.BEGIN)
        was_trying = TRIAL in kept and wanted in ("", match)
        return wanted or match, str(kept.get("html", "")) if is_shown else "", was_trying
    except (BadJson, AttributeError, JsException):
        return wanted, "", False


def stored_summaries() -> Mapping[str, tuple[str, MatchSummary]]:
    """Summaries of saved matches, each with the checksum of the text it belongs to."""
    try:
        return match_summaries.from_text(window.localStorage.getItem(_summaries_key()) or "{}")
    except JsException:
        return {}


def _key() -> str:
    return local_storage.base() + local_storage.LAST_SCREEN


def _summaries_key() -> str:
    return local_storage.base() + local_storage.SUMMARIES
