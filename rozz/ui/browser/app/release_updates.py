"""The service worker: registered after the start; a newer release is offered, never forced."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import document, navigator, window
from pyodide.ffi import JsException, create_proxy

from rozz.ui.i18n import translations


class Releases:
    """The current release, and a new release that is ready."""

    def __init__(self, offer: Callable[[], None]) -> None:
        self.offer = offer
        self.registration: Any = None

    async def watch(self) -> None:
        """Keep the page for offline play if the browser can, and look for newer releases."""
        try:
            workers = getattr(navigator, "serviceWorker", None)
            self.registration = await workers.register("./sw.js") if workers else None
        except JsException:
            return  # forbidden, or hidden by the server: the page works without
        if not self.registration:
            return  # blocked somewhere between page and browser, without any message
        self.registration.addEventListener("updatefound", create_proxy(self.found))
        document.addEventListener("visibilitychange", create_proxy(self.looked_at))
        if self.registration.active:
            # If the browser answers by itself it also refetches lost files by itself, and stores none.
            self.registration.active.postMessage("complete")
        self.keep_language()
        if self.registration.waiting:
            self.offer()
        elif self.registration.installing:
            self.found(None)  # it was found before anybody listened: another tab looked first

    def keep_language(self) -> None:
        """Let the service worker keep the file of the language in use."""
        here = self.registration
        worker = here and (here.active or here.installing or here.waiting)
        if worker and translations.in_use() != translations.ENGLISH:
            worker.postMessage(translations.language_file(translations.in_use()))

    def found(self, _: Any) -> None:
        """A newer release is being fetched; offer it when it is complete."""
        fetched = self.registration.installing

        def changed(_: Any) -> None:
            if fetched.state == "installed" and navigator.serviceWorker.controller:
                self.offer()

        fetched.addEventListener("statechange", create_proxy(changed))

    def looked_at(self, _: Any) -> None:
        """A page that is never closed looks for newer releases when the player returns to it."""
        if document.visibilityState == "visible":
            # Offline there is nothing to find.
            getattr(self.registration.update(), "catch")(create_proxy(lambda _: None))  # noqa: B009

    def use(self) -> None:
        """Activate the waiting release and reload; if another tab has activated it, just reload."""
        if self.registration and self.registration.waiting:
            begin_again = create_proxy(lambda _: window.location.reload())
            navigator.serviceWorker.addEventListener("controllerchange", begin_again)
            self.registration.waiting.postMessage("use")
        else:
            window.location.reload()
