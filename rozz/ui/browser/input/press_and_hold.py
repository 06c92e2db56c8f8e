"""A button of a number that is held goes on counting, faster after a while; what it says is read anew each time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import clearTimeout as clear_timeout
from js import document
from js import setTimeout as set_timeout
from pyodide.ffi import create_proxy

from rozz.ui.state import messages as m

if TYPE_CHECKING:
    from rozz.ui.browser.app.host import Host

#: Milliseconds till it goes on by itself, and between two counts.
FIRST, NEXT = 400, 120
#: After so many counts each is so many times as large.
SLOW_COUNTS, FASTER = 8, 5


class Holding:
    """The button that a pointer is down on, and how often it has counted by itself."""

    def __init__(self, page: Host) -> None:
        self.page = page
        self.button: Any = None
        self.counts = 0
        self.timer: Any = None
        self.proxy = create_proxy(self.count)
        lifted = create_proxy(self.lifted)
        document.addEventListener("pointerdown", create_proxy(self.pressed))
        document.addEventListener("pointerup", lifted)
        document.addEventListener("pointercancel", lifted)

    def pressed(self, event: Any) -> None:
        """A pointer goes down, perhaps on such a button."""
        self.lifted(event)
        self.button, self.counts = event.target.closest("[data-by]"), 0
        if self.button:
            self.timer = set_timeout(self.proxy, FIRST)

    def count(self, *_: Any) -> None:
        """One more, or several, as long as there is something to be had."""
        button = self.button
        if not button or not button.isConnected or button.getAttribute("aria-disabled") == "true":
            return
        values = button.dataset
        by = int(values.by)
        self.counts += 1
        more = by * (FASTER if self.counts > SLOW_COUNTS else 1)
        self.timer = set_timeout(self.proxy, NEXT)
        self.page.send(m.Dial(values.key, int(values.number) - by + more))

    def lifted(self, event: Any) -> None:
        """It is let go, or the browser takes the pointer away."""
        if self.timer is not None:
            clear_timeout(self.timer)
        self.button = self.timer = None

    def has_counted(self, element: Any) -> bool:
        """Whether the tap that ends now has counted already; asked once."""
        counts, self.counts = self.counts, 0
        return counts > 0 and element.hasAttribute("data-by")
