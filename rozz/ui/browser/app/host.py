"""What the parts of the running page may ask of it: a protocol, so that none of them imports the page itself."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol

from rozz.ui.browser.app.focus import FocusTracker
from rozz.ui.browser.app.release_updates import Releases
from rozz.ui.browser.input.pan_and_zoom import Pointer
from rozz.ui.browser.storage.match_store import Store
from rozz.ui.browser.storage.tab_lock import TabLock
from rozz.ui.browser.workers.thinking_worker import Thinker
from rozz.ui.state.effects import Save
from rozz.ui.state.messages import Message
from rozz.ui.state.model import Model


class SavesMatches(Protocol):
    """Writes matches, now or soon."""

    def take(self, save: Save) -> None:
        """Write a match."""

    def forget(self, identity: str) -> None:
        """Drop pending writes of a match that is gone."""

    def flush(self) -> None:
        """Write everything that is pending."""


class Host(Protocol):
    """The running page: its model, its entry for messages, and its parts."""

    model: Model
    store: Store
    tab_lock: TabLock
    releases: Releases
    pointer: Pointer
    focus: FocusTracker
    thinker: Thinker

    @property
    def saving(self) -> SavesMatches:
        """The part that saves matches."""

    def send(self, message: Message) -> None:
        """Handle a message."""

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""

    def rest(self) -> None:
        """Keep the current view for the next visit."""

    def look_at_clock(self) -> None:
        """Notice a new day."""
