"""Matches are written, and what goes wrong is said.  What is no command yet is written once it has been painted."""

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

#: By then what was done is painted; whoever kills the tab sooner has lost the last tap, and no command.
SOON_MILLISECONDS = 50


class Saving:
    """Takes what is to be saved; `waiting` is what will be written soon."""

    def __init__(self, page: Host) -> None:
        self.page = page
        self.waiting: Save | None = None
        self.is_timed = False
        self.timed = create_proxy(self._timed)

    def take(self, save: Save) -> None:
        """Write it now, or soon where it can wait; of the same match what waits is older by now."""
        if self.waiting is not None and self.waiting.identity != save.identity:
            self.flush()
        self.waiting = save
        if not save.can_wait:
            self.flush()
        elif not self.is_timed:
            self.is_timed = True
            set_timeout(self.timed, SOON_MILLISECONDS)

    def forget(self, identity: str) -> None:
        """A match is gone, or another tab has it: what waits of it is not written any more."""
        if self.waiting is not None and self.waiting.identity == identity:
            self.waiting = None

    def flush(self) -> None:
        """Write what waits."""
        waiting, self.waiting = self.waiting, None
        if waiting is not None:
            write(self.page, waiting)

    def _timed(self) -> None:
        self.is_timed = False
        self.flush()


def has_room(page: Host, effects: tuple[Effect, ...], is_asked: bool) -> bool:
    """Save before it is shown what nobody can unsee: who has seen it could have the browser forget it.

    Where somebody asked for all to see it, it waits for room; where one plays alone play goes on, and it is said that
    nothing is saved.
    """
    for effect in effects:
        try:
            if isinstance(effect, Save):
                page.store.write(effect.identity, effect.text, effect.beside)
                page.saving.forget(effect.identity)  # what waits is older
        except match_store.Refused as refused:
            if refused.kind == "full" and is_asked:
                page.send(m.NotShown())
                return False
        except (match_store.Conflict, match_store.Cleared):
            pass  # told when the effect is carried out
    return True


def write(page: Host, save: Save) -> None:
    """Write a match, and say so where that does not go well."""
    try:
        page.store.write(save.identity, save.text, save.beside)
    except match_store.Refused as refused:
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
    """Somebody cleared the site's data while the page was open: nobody's other tab has written anything."""
    page.store.begin_again()
    page.send(m.SiteCleared())


def stored_elsewhere(page: Host, identity: str) -> None:
    """Another tab was quicker: what it wrote is what counts."""
    page.saving.forget(identity)
    found = page.store.read(identity)
    message = m.StoredElsewhere(identity, found.text, browser_clock.day_of(found.number)) if found else None
    page.send(message or m.StoredElsewhere(identity))
