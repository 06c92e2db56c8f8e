"""The browser's Back and Forward: one history entry for each step of the current path (`navigation.path`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from js import Object, window
from pyodide.ffi import JsException, to_js

from rozz.engine.links.wire.link_text import MARK
from rozz.ui.browser.app.focus import ScrollPosition, scroll_position
from rozz.ui.state import messages as m

Path = tuple[m.Message | None, ...]


class BrowserHistory:
    """Keeps the browser's history in step with the page.

    path: returns the messages that lead to the current page; `address` the suffix of its address.
    send: takes a step.
    entries: how deep the browser's history is.
    known: the current path, and what lay beyond it before the player went back.
    visit: leaving for the first screen begins another visit, so that Back leads to the old page.
    other_paths: the paths of other visits.
    left_at: how far each screen was scrolled when the player left it.
    """

    def __init__(self, path: Callable[[], Path], address: Callable[[], str], send: Callable[[m.Message], None]) -> None:
        self.path = path
        self.address = address
        self.send = send
        self.known: Path = ()
        self.other_paths: dict[int, Path] = {}
        self.left_at: dict[tuple[int, Path, tuple[str, ...]], ScrollPosition] = {}
        self.entries, self.visit = _entries(window.history.state)
        self.visits = self.visit
        # The page decides where each screen is scrolled to.
        window.history.scrollRestoration = "manual"
        # True while the browser moves because the page has, or the page because the browser has.
        self.is_moving = False
        # True while the page follows the browser to another entry.
        self.is_stepping = False

    def leave(self, screen: tuple[str, ...]) -> None:
        """Before the page changes: note how far the `screen` that it leaves is scrolled."""
        self.left_at[self.visit, self.path(), screen] = scroll_position()

    def position_on_return(self, before: Path, screen: tuple[str, ...]) -> ScrollPosition | None:
        """Where the new `screen` was left, if the page went back to it from the path `before`, or the browser did."""
        path = self.path()
        goes_back = len(path) < len(before) and before[: len(path)] == path
        return self.left_at.get((self.visit, path, screen)) if goes_back or self.is_stepping else None

    def follow(self, is_leaving: bool = False) -> None:
        """After a change of the page, add history entries, or go back over entries no longer wanted.

        If the player `is_leaving` for the first screen, add one entry.
        """
        # A link that stands in the address is opened in a moment, and then all this is done; an entry would replace it.
        if self.is_moving or str(window.location.hash).startswith(MARK):
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

    @contextmanager
    def one_step(self) -> Iterator[None]:
        """Follow the page only after several messages, so that no entry is left and added again on the way."""
        was_moving, self.is_moving = self.is_moving, True
        try:
            yield
        finally:
            self.is_moving = was_moving
        self.follow()

    def show_address(self) -> None:
        """Put an address into the address bar that leads here again."""
        shown, wanted = str(window.location.search + window.location.hash), self.address()
        if wanted == shown and (window.history.state or not wanted):
            return
        # Safari refuses when a turn is stepped through faster than three steps in a second.
        with suppress(JsException):
            window.history.replaceState(_state(self.entries, self.visit), "", window.location.pathname + wanted)

    def moved(self, event: Any) -> None:
        """The browser moved to another entry: by itself, so the page follows, or because the page had moved."""
        if str(window.location.hash).startswith(MARK) or (not event.state and window.location.hash):
            return  # a followed link or a pasted address, not a step back
        self.entries, visit = _entries(event.state)
        self.come_to(visit)
        if not self.is_moving:
            self.is_moving = self.is_stepping = True
            self.step_towards(self.entries)
        self.is_moving = self.is_stepping = False
        self.follow()

    def come_to(self, visit: int) -> None:
        """Switch to another visit and its known path."""
        if visit != self.visit:
            self.other_paths[self.visit] = self.known
            self.visit, self.known = visit, self.other_paths.get(visit, ())

    def step_towards(self, wanted: int) -> None:
        """Take steps as long as they lead nearer."""
        while (before := len(self.path())) != wanted:
            way: m.Message | None = m.GoBack()
            if before < wanted:
                way = self.known[before] if before < len(self.known) else None
            if way is None:
                return
            self.send(way)
            if abs(len(self.path()) - wanted) >= abs(before - wanted):
                return

    def clean(self) -> None:
        """Remove the request from the address bar."""
        window.history.replaceState(_state(self.entries, self.visit), "", window.location.pathname)


def _state(number: int, visit: int) -> Any:
    return to_js({"depth": number, "visit": visit}, dict_converter=Object.fromEntries)


def _entries(state: Any) -> tuple[int, int]:
    """The number of entries below one in its visit, and the visit."""
    depth, visit = (int(getattr(state, name, 0) or 0) if state else 0 for name in ("depth", "visit"))
    return depth, visit
