"""Links and the browser: where this page is, what follows a link here, how a text leaves, and steps with keys."""

from __future__ import annotations

from secrets import token_bytes
from typing import Any

from js import Object, window
from pyodide.ffi import to_js

from rozz.engine.errors import BadLink, BadOrders
from rozz.engine.links.text import MARK
from rozz.ui import messages as m
from rozz.ui.browser.deciding import Deciding
from rozz.ui.browser.keyring import Keyring
from rozz.ui.links import linking
from rozz.ui.links.linked import Linked
from rozz.ui.texts import say


def address() -> str:
    """Where this page is, as links lead to it."""
    return str(window.location.origin + window.location.pathname)


def followed() -> str:
    """The link that was followed to this page, or an empty text if there is none."""
    text = str(window.location.hash)
    return text if text.startswith(MARK) else ""


def copy(text: str) -> None:
    """Put a text on the clipboard, where the browser lets a page do that."""
    if window.isSecureContext:
        window.navigator.clipboard.writeText(text)


def share(text: str) -> None:
    """Hand a text to another app of the device; where there is no such way, to the clipboard."""
    if bool(getattr(window.navigator, "share", None)):
        window.navigator.share(to_js({"text": text}, dict_converter=Object.fromEntries)).catch(_ignore)
    else:
        copy(text)


def _ignore(_: Any) -> None:
    """Somebody changed their mind about sharing."""


async def done(step: linking.Step) -> m.Message:
    """Do something that takes keys, and say what came of it."""
    if not window.isSecureContext:
        return m.LinkRefused(say("link-needs-https"))
    try:
        minds = Deciding()
        try:
            result = await linking.done(Keyring(), token_bytes, step, minds)
        finally:
            minds.end()
    except (BadLink, BadOrders) as fault:
        return m.LinkRefused(str(fault))
    return m.LinkDone(result) if isinstance(result, Linked) else m.LinkOpened(result)
