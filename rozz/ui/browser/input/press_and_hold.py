"""A held number button keeps counting, faster after a while; it reads the current value each time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import clearTimeout as clear_timeout
from js import document
from js import setTimeout as set_timeout
from pyodide.ffi import create_proxy

from rozz.ui.state import messages as m

if TYPE_CHECKING:
    from rozz.ui.browser.app.host import Host

#: Milliseconds before it repeats, and between counts.
FIRST, NEXT = 400, 120
#: After this many counts each counts for several.
SLOW_COUNTS, FASTER = 8, 5


class PressAndHold:
    """The button that a pointer holds down, and how often it has repeated."""

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
        """Count on by one or several, up to the limit."""
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
        """The button is released, or the browser takes the pointer away."""
        if self.timer is not None:
            clear_timeout(self.timer)
        self.button = self.timer = None

    def has_counted(self, element: Any) -> bool:
        """Whether the ending tap has counted already; true only once."""
        counts, self.counts = self.counts, 0
        return counts > 0 and element.hasAttribute("data-by")
