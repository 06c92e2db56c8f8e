"""Permission to keep matches: the browser does not delete persistent storage when space runs short."""

from __future__ import annotations

from js import window
from pyodide.ffi import JsException

from rozz.ui.browser.storage import local_storage


async def is_granted(ask: bool) -> bool:
    """Whether storage is persistent; `ask` the browser for it, which happens once."""
    asked = local_storage.base() + "asked-to-keep"
    try:
        storage = window.navigator.storage
        if await storage.persisted():
            return True
        if not ask or local_storage.text(asked):
            return False
        window.localStorage.setItem(asked, "yes")
        return bool(await storage.persist())
    except (AttributeError, JsException):
        # Only https pages can ask.
        return False
