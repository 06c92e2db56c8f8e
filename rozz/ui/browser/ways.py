"""The browser's own Back: its history has an entry for every step that leads back to the first screen (`ui.back`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import Object, window
from pyodide.ffi import to_js

from rozz.engine.links.text import MARK


class Ways:
    """How deep the browser's history is; `depth` tells how deep the page is, `back` takes it one step back."""

    def __init__(self, depth: Callable[[], int], back: Callable[[], None]) -> None:
        self.depth = depth
        self.back = back
        self.entries = _entries(window.history.state)
        # Where each screen is seen from is the page's matter.
        window.history.scrollRestoration = "manual"
        # While the browser goes back because the page has, or the page because the browser has.
        self.is_moving = False

    def follow(self) -> None:
        """The page has changed: make as many entries, or go back over those that are no longer wanted."""
        if self.is_moving:
            return
        wanted = self.depth()
        for number in range(self.entries + 1, wanted + 1):
            window.history.pushState(_state(number), "")
        if wanted < self.entries:
            self.is_moving = True
            window.history.go(wanted - self.entries)
        else:
            self.entries = wanted

    def moved(self, event: Any) -> None:
        """The browser went to another entry: by itself, and the page follows; or because the page had gone."""
        if str(window.location.hash).startswith(MARK):
            return  # a link was followed to this page: no step back
        self.entries = _entries(event.state)
        if not self.is_moving:
            self.is_moving = True
            while (before := self.depth()) > self.entries:
                self.back()
                if self.depth() >= before:
                    break
        self.is_moving = False
        self.follow()

    def clean(self) -> None:
        """Take what was asked for out of the address bar."""
        window.history.replaceState(_state(self.entries), "", window.location.pathname)


def _state(number: int) -> Any:
    return to_js({"depth": number}, dict_converter=Object.fromEntries)


def _entries(state: Any) -> int:
    return int(getattr(state, "depth", 0) or 0) if state else 0
