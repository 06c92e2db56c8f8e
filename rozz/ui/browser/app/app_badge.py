"""The number on the app's icon: how many matches by link wait for this device, where the browser has such a badge."""

from __future__ import annotations

from js import window
from pyodide.ffi import create_once_callable

from rozz.ui.state.model import Model
from rozz.ui.views.home import summaries


class Badge:
    """Sets the number whenever it changes; what is set outlasts the page."""

    def __init__(self) -> None:
        self.shown = -1

    def show(self, model: Model) -> None:
        """Set it, once all matches of this device are known: before that it would be too small."""
        if model.unread or not hasattr(window.navigator, "setAppBadge"):
            return
        number = summaries.number_waiting(model.shelf)
        if number == self.shown:
            return
        self.shown = number
        promise = window.navigator.setAppBadge(number) if number else window.navigator.clearAppBadge()
        # Where the app is not installed, or may not, it has no badge.
        promise.catch(create_once_callable(lambda _: None))
