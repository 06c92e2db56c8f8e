"""The number on the app's icon: how many matches by link wait for this device, in browsers with such a badge."""

from __future__ import annotations

from js import window
from pyodide.ffi import create_once_callable

from rozz.ui.features.match_list import match_summaries
from rozz.ui.state.model import Model


class Badge:
    """Sets the badge whenever the number changes; it stays when the page is closed."""

    def __init__(self) -> None:
        self.shown = -1

    def show(self, model: Model) -> None:
        """Set the badge, once all matches of this device have been read: earlier it would be too small."""
        if model.unread or not hasattr(window.navigator, "setAppBadge"):
            return
        number = match_summaries.number_waiting(model.shelf)
        if number == self.shown:
            return
        self.shown = number
        promise = window.navigator.setAppBadge(number) if number else window.navigator.clearAppBadge()
        # Without an installed app or the permission there is no badge.
        promise.catch(create_once_callable(lambda _: None))
