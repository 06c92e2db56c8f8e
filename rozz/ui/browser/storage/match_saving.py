"""Save matches and report failures. Changes that are not commands yet are written after painting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from js import setTimeout as set_timeout
from pyodide.ffi import create_proxy

from rozz.ui.browser.app import browser_clock
from rozz.ui.browser.storage import match_store
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, Save

if TYPE_CHECKING:
    from rozz.ui.browser.app.host import Host

#: Painting is done by then; killing the tab sooner loses the last tap, but no command.
SOON_MILLISECONDS = 50


class Saving:
    """Saves matches; `waiting` are the pending writes."""

    def __init__(self, page: Host) -> None:
        self.page = page
        self.waiting: Save | None = None
        self.is_timed = False
        self.timed = create_proxy(self._timed)

    def take(self, save: Save) -> None:
        """Write now, or soon if it can wait; replaces a pending write of the same match."""
        if self.waiting is not None and self.waiting.identity != save.identity:
            self.flush()
        self.waiting = save
        if not save.can_wait:
            self.flush()
        elif not self.is_timed:
            self.is_timed = True
            set_timeout(self.timed, SOON_MILLISECONDS)

    def forget(self, identity: str) -> None:
        """Drop the pending write of a match that is gone or open in another tab."""
        if self.waiting is not None and self.waiting.identity == identity:
            self.waiting = None

    def flush(self) -> None:
        """Write everything that is pending."""
        waiting, self.waiting = self.waiting, None
        if waiting is not None:
            write(self.page, waiting)

    def _timed(self) -> None:
        self.is_timed = False
        self.flush()


def has_room(page: Host, effects: tuple[Effect, ...], is_asked: bool) -> bool:
    """Save a reveal before it is shown: somebody who has seen it could make the browser forget it.

    If a player asked for the reveal (`is_asked`) it waits for room; for a lone player play goes on, with a warning.
    """
    for effect in effects:
        try:
            if isinstance(effect, Save):
                page.store.write(effect.identity, effect.text, effect.beside)
                page.saving.forget(effect.identity)  # the pending write is older
        except match_store.StoreRefused as refused:
            if refused.kind == "full" and is_asked:
                page.send(m.NotShown())
                return False
        except (match_store.Conflict, match_store.Cleared):
            pass  # reported when the effect is carried out
    return True


def write(page: Host, save: Save) -> None:
    """Write a match, and report a failure."""
    try:
        page.store.write(save.identity, save.text, save.beside)
    except match_store.StoreRefused as refused:
        if page.model.unsaved != refused.kind:
            page.send(m.NotSaved(refused.kind))
        return
    except match_store.Conflict:
        stored_elsewhere(page, save.identity)
        return
    except match_store.Cleared:
        cleared(page)
        return
    if page.model.unsaved:
        page.send(m.SavedAgain())


def cleared(page: Host) -> None:
    """Somebody cleared the site's data while the page was open; no other tab has written."""
    page.store.begin_again()
    page.send(m.SiteCleared())


def stored_elsewhere(page: Host, identity: str) -> None:
    """Another tab was faster: its copy counts."""
    page.saving.forget(identity)
    found = page.store.read(identity)
    message = m.StoredElsewhere(identity, found.text, browser_clock.day_of(found.number)) if found else None
    page.send(message or m.StoredElsewhere(identity))
