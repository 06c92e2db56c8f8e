"""The browser's own Back and Forward: its history has an entry for every step of the way here (`screens.path`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import Object, window
from pyodide.ffi import to_js

from rozz.engine.links.wire.link_text import MARK
from rozz.ui.state import messages as m

Path = tuple[m.Message | None, ...]


class Ways:
    """How deep the browser's history is; `path` tells what leads to where the page is, `send` takes a step.

    `address` is what is to stand behind the page's own address.

    `known` is that path, and what lay beyond where somebody has come back from.  Who leaves for the first screen begins
    another `visit`: Back leads to where they were, whose path is kept in `left`.
    """

    def __init__(
        self, path: Callable[[], Path], address: Callable[[], str], send: Callable[[m.Message], None]
    ) -> None:
        self.path = path
        self.address = address
        self.send = send
        self.known: Path = ()
        self.left: dict[int, Path] = {}
        self.entries, self.visit = _entries(window.history.state)
        self.visits = self.visit
        # Where each screen is seen from is the page's matter.
        window.history.scrollRestoration = "manual"
        # While the browser goes back because the page has, or the page because the browser has.
        self.is_moving = False

    def follow(self, is_leaving: bool = False) -> None:
        """The page has changed: make as many entries, or go back over those that are no longer wanted.

        Where somebody `is_leaving` for the first screen, that is one entry more.
        """
        if self.is_moving:
            return
        path = self.path()
        wanted = len(path)
        if is_leaving and not wanted and self.entries:
            self.visits += 1
            self.come_to(self.visits)
            self.entries = 0
            window.history.pushState(_state(0, self.visit), "", window.location.pathname)
            return
        self.known = path + self.known[wanted:] if path == self.known[:wanted] else path
        for number in range(self.entries + 1, wanted + 1):
            window.history.pushState(_state(number, self.visit), "", window.location.pathname)
        if wanted < self.entries:
            self.is_moving = True
            window.history.go(wanted - self.entries)
        else:
            self.entries = wanted
            self.show_address()

    def show_address(self) -> None:
        """Have in the address bar what leads here again."""
        wanted = self.address()
        if wanted or window.location.search:
            window.history.replaceState(_state(self.entries, self.visit), "", window.location.pathname + wanted)

    def moved(self, event: Any) -> None:
        """The browser went to another entry: by itself, and the page follows; or because the page had gone."""
        if str(window.location.hash).startswith(MARK):
            return  # a link was followed to this page: no step back
        self.entries, visit = _entries(event.state)
        self.come_to(visit)
        if not self.is_moving:
            self.is_moving = True
            self.step_towards(self.entries)
        self.is_moving = False
        self.follow()

    def come_to(self, visit: int) -> None:
        """Another visit, with what is known of its way."""
        if visit != self.visit:
            self.left[self.visit] = self.known
            self.visit, self.known = visit, self.left.get(visit, ())

    def step_towards(self, wanted: int) -> None:
        """Step by step, as far as steps lead nearer."""
        while (before := len(self.path())) != wanted:
            way = m.GoBack() if before > wanted else self.known[before] if before < len(self.known) else None
            if way is None:
                return
            self.send(way)
            if abs(len(self.path()) - wanted) >= abs(before - wanted):
                return

    def clean(self) -> None:
        """Take what was asked for out of the address bar."""
        window.history.replaceState(_state(self.entries, self.visit), "", window.location.pathname)


def _state(number: int, visit: int) -> Any:
    return to_js({"depth": number, "visit": visit}, dict_converter=Object.fromEntries)


def _entries(state: Any) -> tuple[int, int]:
    """How many entries lie below one since its visit began, and which visit that is."""
    depth, visit = (int(getattr(state, name, 0) or 0) if state else 0 for name in ("depth", "visit"))
    return depth, visit
