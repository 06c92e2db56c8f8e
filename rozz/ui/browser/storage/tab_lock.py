"""Which tab has a match open: a Web Lock, which the last tab to open it takes from the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import Object, Promise, window
from pyodide.ffi import create_once_callable, to_js

from rozz.ui.browser.storage import match_store


class TabLock:
    """The lock of the match that is open here; without locks (plain http) the store's events must do."""

    def __init__(self) -> None:
        self.release: Any = None
        self.number = 0

    def hold(self, identity: str, taken: Callable[[], None], steal: bool = True) -> None:
        """Release the previous lock and take a match's; `taken` is called when another tab takes it.

        Without `steal`, a tab that already has it keeps it.
        """
        if self.release:
            self.release()
        self.release = None
        self.number += 1
        if not identity or not hasattr(window.navigator, "locks"):
            return
        waiting = Promise.withResolvers()
        self.release = waiting.resolve
        mine = self.number

        def lost() -> None:
            if mine == self.number:
                taken()

        def granted(lock: Any) -> Any:
            return waiting.promise if lock else lost()

        def ended(fault: Any) -> None:
            # If the browser forbids storing, it grants no locks either; nobody has taken it.
            if fault.name == "AbortError":
                lost()

        how = to_js({"steal" if steal else "ifAvailable": True}, dict_converter=Object.fromEntries)
        # Like the key, the name contains the path of the page: other pages share the origin.
        name = match_store.match_key(identity)
        asked = window.navigator.locks.request(name, how, create_once_callable(granted))
        getattr(asked, "catch")(create_once_callable(ended))  # noqa: B009, a word that Python keeps for itself
