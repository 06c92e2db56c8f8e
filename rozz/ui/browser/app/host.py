"""What the parts of the running page may ask of it: a protocol, so that none of them imports the page itself."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol

from rozz.ui.browser.app.focus import Attention
from rozz.ui.browser.app.release_updates import Releases
from rozz.ui.browser.input.pan_and_zoom import Pointer
from rozz.ui.browser.storage.match_store import Store
from rozz.ui.browser.storage.tab_lock import Tenure
from rozz.ui.browser.workers.thinking_worker import Thinker
from rozz.ui.state.effects import Save
from rozz.ui.state.messages import Message
from rozz.ui.state.model import Model


class SavesMatches(Protocol):
    """Writes matches, now or soon."""

    def take(self, save: Save) -> None:
        """Write a match."""

    def forget(self, identity: str) -> None:
        """Write nothing more of a match that is gone."""

    def flush(self) -> None:
        """Write what waits."""


class Host(Protocol):
    """The running page: its model, its door for messages, and what it owns."""

    model: Model
    store: Store
    tenure: Tenure
    releases: Releases
    pointer: Pointer
    attention: Attention
    thinker: Thinker

    @property
    def saving(self) -> SavesMatches:
        """What writes the page's matches."""

    def send(self, message: Message) -> None:
        """Take a message."""

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done that the page does not wait for."""

    def rest(self) -> None:
        """Keep what is shown now for the next visit."""

    def look_at_clock(self) -> None:
        """Notice that it is another day."""
