"""Links and the browser: where this page is, what follows a link here, how a text leaves, and steps with keys."""

from __future__ import annotations

from secrets import token_bytes
from typing import Any

from js import Object, window
from pyodide.ffi import JsException, to_js

from rozz.engine.errors import BadLink, BadOrders
from rozz.engine.links.wire.link_text import MARK
from rozz.ui.browser.links.webcrypto_keys import Keyring
from rozz.ui.browser.workers.decision_worker import Deciding
from rozz.ui.features.links import key_steps
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Share
from rozz.ui.state.links.key_step_values import Step
from rozz.ui.state.links.linked_match import Linked


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


def hand_on(given: Share) -> tuple[Any, str]:
    """Hand a text to another app of the device, or to the clipboard: a promise (or none), and the way that it takes.

    At once, for a browser lets a page do that only while a tap is being answered.
    """
    if given.way == "share" and bool(getattr(window.navigator, "share", None)):
        return window.navigator.share(to_js({"text": given.text}, dict_converter=Object.fromEntries)), "shared"
    clipboard = getattr(window.navigator, "clipboard", None)
    if not clipboard:
        return None, "not"
    return clipboard.writeText(given.text), "copied" if given.way == "copy" else "instead"


async def left(promise: Any, way: str, given: Share) -> m.Message:
    """What came of it."""
    try:
        if promise is not None:
            await promise
    except JsException as fault:
        # Whoever changes their mind about sharing needs no word.
        way = "not" if way != "shared" else "" if str(fault.name) == "AbortError" else "unshared"
    return m.LinkLeft(way, given.identity, given.mark)


async def done(step: Step) -> m.Message:
    """Do something that takes keys, and say what came of it."""
    if not window.isSecureContext:
        return m.LinkRefused(say("link-needs-https"))
    try:
        minds = Deciding()
        try:
            result = await key_steps.done(Keyring(), token_bytes, step, minds)
        finally:
            minds.end()
    except (BadLink, BadOrders) as fault:
        return m.LinkRefused(str(fault))
    return m.LinkDone(result) if isinstance(result, Linked) else m.LinkOpened(result)
