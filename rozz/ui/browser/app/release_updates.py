"""The service worker: registered when the page is there, and a newer release offered, never forced."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import document, navigator, window
from pyodide.ffi import JsException, create_proxy


class Releases:
    """The release that is in use, and one that waits."""

    def __init__(self, offer: Callable[[], None]) -> None:
        self.offer = offer
        self.registration: Any = None

    async def watch(self) -> None:
        """Keep the page for playing offline where the browser can, and look for newer releases."""
        try:
            workers = getattr(navigator, "serviceWorker", None)
            self.registration = await workers.register("./sw.js") if workers else None
        except JsException:
            return  # forbidden, or a server that hides it: the page works without
        if not self.registration:
            return  # blocked by what stands between the page and the browser, which says nothing of it
        self.registration.addEventListener("updatefound", create_proxy(self.found))
        document.addEventListener("visibilitychange", create_proxy(self.looked_at))
        if self.registration.active:
            # Where the browser answers by itself, it also asks the server by itself for what was lost, and keeps none.
            self.registration.active.postMessage("complete")
        if self.registration.waiting:
            self.offer()
        elif self.registration.installing:
            self.found(None)  # which was told before there was anybody to hear it: another tab looked first

    def found(self, _: Any) -> None:
        """A newer release is being fetched; it is offered when it is whole."""
        fetched = self.registration.installing

        def changed(_: Any) -> None:
            if fetched.state == "installed" and navigator.serviceWorker.controller:
                self.offer()

        fetched.addEventListener("statechange", create_proxy(changed))

    def looked_at(self, _: Any) -> None:
        """A page that is never left looks for newer releases when somebody comes back to it."""
        if document.visibilityState == "visible":
            # Offline there is nothing to look for.
            getattr(self.registration.update(), "catch")(create_proxy(lambda _: None))  # noqa: B009

    def use(self) -> None:
        """Let the release that waits take over, and begin again with it; where another tab has done so, begin again."""
        if self.registration and self.registration.waiting:
            begin_again = create_proxy(lambda _: window.location.reload())
            navigator.serviceWorker.addEventListener("controllerchange", begin_again)
            self.registration.waiting.postMessage("use")
        else:
            window.location.reload()
