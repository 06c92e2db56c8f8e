"""Links in the browser: the page's address, an incoming link, sending a text, and steps with keys."""

from __future__ import annotations

from secrets import token_bytes
from typing import Any

from js import Object, URLSearchParams, window
from pyodide.ffi import JsException, to_js

from rozz.engine.errors import BadLink, BadOrders
from rozz.engine.links.signing.key_protocol import KeysUnavailable
from rozz.engine.links.wire.link_text import MARK
from rozz.ui.browser.links.webcrypto_keys import Keyring
from rozz.ui.browser.workers.link_decision_worker import DecisionWorker
from rozz.ui.features.links import key_steps
from rozz.ui.features.page_addresses import BEGIN
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Share
from rozz.ui.state.links.key_step_values import KeyStep
from rozz.ui.state.links.linked_match import Linked

#: The keys of this page; they remember how this browser does Ed25519.
KEYS = Keyring()


def address() -> str:
    """The address of this page, to which links lead."""
    return str(window.location.origin + window.location.pathname)


def followed() -> str:
    """The link that was followed to this page; empty if there is none."""
    return link_in(str(window.location.hash))


def link_in(place: str) -> str:
    """The link in the part of an address after #; empty if it is something else."""
    return place if place.startswith(MARK) else ""


def asked() -> dict[str, str]:
    """The place that the page's address asks for, by name: what follows `?`, and `#go=…` (`page_addresses`)."""
    text, place = str(window.location.search), str(window.location.hash)
    given = text.removeprefix("?") + ("&" + place.removeprefix("#") if place.startswith(BEGIN) else "")
    return dict(Object.fromEntries(URLSearchParams.new(given)).object_entries())


def copy(text: str) -> Any:
    """Copy a text to the clipboard: a promise, or None if the browser has no clipboard for this page.

    Must not wait: browsers only allow this while they handle a tap.
    """
    clipboard = getattr(window.navigator, "clipboard", None)
    return clipboard.writeText(text) if clipboard else None


async def is_copied(promise: Any) -> bool:
    """Whether the browser has copied the text."""
    if promise is None:
        return False
    try:
        await promise
    except JsException:
        return False
    return True


def hand_on(given: Share) -> tuple[Any, str]:
    """Hand a text to another app of the device, or to the clipboard: a promise (or None), and the way it takes.

    Must not wait: browsers only allow this while they handle a tap.
    """
    if given.way == "share" and bool(getattr(window.navigator, "share", None)):
        return window.navigator.share(to_js({"text": given.text}, dict_converter=Object.fromEntries)), "shared"
    clipboard = getattr(window.navigator, "clipboard", None)
    if not clipboard:
        return None, "not"
    return clipboard.writeText(given.pasted or given.text), "copied" if given.way == "copy" else "instead"


async def sharing_result(promise: Any, way: str, given: Share) -> m.Message:
    """The message with the result of sharing."""
    try:
        if promise is not None:
            await promise
    except JsException as fault:
        failed = "unshared" if way == "shared" else "not"
        # Canceling needs no message.
        is_canceled = way == "shared" and str(fault.name) == "AbortError"
        way = "" if is_canceled else failed
    return m.LinkLeft(way, given.identity, given.mark)


async def run_step(step: KeyStep) -> m.Message:
    """Run a step with keys; the message with its result."""
    if not window.isSecureContext:
        return m.LinkRefused(say("link-needs-https"))
    try:
        minds = DecisionWorker()
        try:
            result = await key_steps.run_step(KEYS, token_bytes, step, minds)
        finally:
            minds.end()
    except (BadLink, BadOrders, KeysUnavailable) as fault:
        return m.LinkRefused(key_steps.why_not(step, fault))
    except JsException:
        return m.LinkRefused(say("key-failed"))  # only operations with keys call the browser
    return m.LinkDone(result) if isinstance(result, Linked) else m.LinkOpened(result)
