"""The page in the browser: a model, one entry for messages, one patch for each change. Does not know any rules."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from typing import Any

from js import document, performance
from js import setTimeout as set_timeout
from pyodide.ffi import create_once_callable
from pyscript.js_modules import morph

from rozz.ui import page_regions
from rozz.ui.app.update import update
from rozz.ui.browser.app import browser_clock, effect_runner
from rozz.ui.browser.app.app_badge import Badge
from rozz.ui.browser.app.browser_history import BrowserHistory
from rozz.ui.browser.app.focus import FocusTracker
from rozz.ui.browser.app.release_updates import Releases
from rozz.ui.browser.input.board_drag import BoardDrag
from rozz.ui.browser.input.pan_and_zoom import Pointer
from rozz.ui.browser.links import link_sending
from rozz.ui.browser.startup import languages, last_screen, match_loading
from rozz.ui.browser.storage import match_saving, match_store, undo_deletion
from rozz.ui.browser.storage.tab_lock import TabLock
from rozz.ui.browser.workers.thinking_worker import Thinker
from rozz.ui.features.composer import dragging
from rozz.ui.features.navigation import path
from rozz.ui.features.page_addresses import address
from rozz.ui.features.table.shared_device import has_ended_moment
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, Focus
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup as pages
from rozz.ui.views.shell.prerender import prerender_steps

#: Milliseconds of drawing ahead at a time, and of the pause after it, so that taps are answered without delay.
SLICE, PAUSE = 8, 40


class Page:
    """The model, and the way from events to messages and from values to the document."""

    def __init__(self) -> None:
        self.store = match_store.Store()
        self.saving = match_saving.Saving(self)
        self.tab_lock = TabLock()
        self.releases = Releases(lambda: self.send(m.Hint("newer")))
        self.tasks: set[asyncio.Future[None]] = set()
        self.waiting: list[m.Message] = []
        self.is_resting = True
        self.is_broken = False
        self.prerendering: Iterator[None] | None = None
        self.drawn_ahead = (0, 0, "")
        left, self.standing, self.was_trying = last_screen.last_visit(link_sending.asked())
        has_link = bool(link_sending.followed())
        if has_link:
            left, self.standing = "", ""  # an error message is shown; the open match stays in the list
        self.model = match_loading.first(self, left, self.was_trying, has_link)
        if has_link:
            self.model = replace(self.model, screen="opening")
        self.drawn: page_regions.Drawn | None = None
        drag = BoardDrag(self.send, lambda start, selected: dragging.drag_targets(self.model, start, selected))
        self.pointer = Pointer(self.zoom_changed, drag)
        self.focus = FocusTracker()
        self.badge = Badge()
        self.thinker = Thinker(self.send)
        self.history = BrowserHistory(lambda: path(self.model), lambda: address(self.model), self.send)
        effect_runner.show_theme(self.model.settings.theme)
        languages.show()

    def send(self, message: m.Message) -> None:
        """Handle a message; messages sent meanwhile wait until it is done.

        Otherwise an effect of the first would be carried out after those of the second, which did not know about it.
        """
        self.waiting.append(message)
        if len(self.waiting) > 1:
            return
        try:
            while self.waiting:
                self.take(self.waiting[0])
                self.waiting.pop(0)
        finally:
            self.waiting.clear()

    def take(self, message: m.Message) -> None:
        """Update, patch, carry out."""
        self.prerendering = None
        performance.clearMarks()
        mark("begun")
        try:
            model, effects = update(self.model, message)
            mark("update")
            is_revealing = has_ended_moment(self.model.aside or self.model.session, model.aside or model.session)
            if is_revealing and not match_saving.has_room(self, effects, is_asked=isinstance(message, m.ShowEveryone)):
                return
            drawn = pages.draw_page(model)
        except Exception:
            self.fault()
            raise
        mark("view")
        self._apply(message, model, effects, drawn)
        mark("after")
        # Changes in another tab do not matter here: the next visit begins with that tab's view.
        if self.is_resting and not isinstance(message, m.FromOtherTab):
            self.is_resting = False
            set_timeout(create_once_callable(self.rest), 500)

    def _apply(self, message: m.Message, model: Model, effects: tuple[Effect, ...], drawn: page_regions.Drawn) -> None:
        """Show the result of a message, carry out its effects, and move the focus and scrolling along."""
        screen_before, screen = pages.screen_identifier(self.model), pages.screen_identifier(model)
        is_elsewhere = screen != screen_before
        path_before = self.history.path()
        if is_elsewhere:
            self.history.leave(screen_before)
        drops_deleted = bool(self.model.deleted) and not model.deleted
        if model.deleted and model.deleted is not self.model.deleted:
            undo_deletion.keep(model.deleted)
        had_panel, has_panel = bool(self.model.dialog), bool(model.dialog)
        self.focus.note(opens=has_panel and not had_panel)
        self.model = model
        self.show(drawn)
        self.pointer.drag.end_if_superseded(model.dragged)
        mark("patch")
        document.title = pages.tab_title(model)
        if is_elsewhere:
            self.focus.enter_screen()
            left_at = self.history.position_on_return(path_before, screen)
            # The first screen that a player asks for is no step back.
            if left_at is not None and not isinstance(message, m.GoHome):
                self.focus.return_to(left_at)
        else:
            self.focus.follow_next_step()
        for effect in effects:
            effect_runner.carry_out(self, effect)
        self.pointer.uncover()
        if drops_deleted:
            undo_deletion.keep(())  # restored matches are saved
        moves_focus = is_elsewhere or any(isinstance(effect, Focus) for effect in effects)
        self.focus.keep(closes=had_panel and not has_panel and not moves_focus)
        self.history.follow(is_leaving=isinstance(message, m.GoHome))
        self.badge.show(model)

    def show(self, drawn: page_regions.Drawn) -> None:
        """Write what has changed."""
        changed = page_regions.changed(self.drawn, drawn) if self.drawn else None
        if drawn.text == self.standing:
            self.pointer.drawn()
        elif changed is None:
            morph.show(drawn.text)
            self.pointer.drawn()
        elif changed:
            of_board = [each for each in changed if each.startswith("<g")]
            morph.patch("".join(of_board), "".join(each for each in changed if not each.startswith("<g")))
        self.drawn, self.standing = drawn, ""

    def zoom_changed(self, tier: str) -> None:
        """The zoom has changed: draw what is visible now."""
        if tier != self.model.tier:
            self.send(m.Neared(tier))

    def rest(self) -> None:
        """Nothing has happened for a moment: keep the current view for the next visit."""
        self.is_resting = True
        self.look_at_clock()
        last_screen.keep(self.model)
        if self.turn_shown() != self.drawn_ahead:
            self.prerendering = prerender_steps(self.model)
            self.prerender()

    def look_at_clock(self) -> None:
        """Update the date, since the page may stay open past midnight; not on top of an error message."""
        if not self.is_broken and self.model.today != (today := browser_clock.today()):
            self.send(m.DayBegun(today))

    def prerender(self) -> None:
        """Draw what is likely to be shown next, in slices, until something happens."""
        ended = performance.now() + SLICE
        for _ in self.prerendering or ():
            if performance.now() > ended:
                set_timeout(create_once_callable(self.prerender), PAUSE)
                return
        if self.prerendering:
            self.drawn_ahead = self.turn_shown()

    def turn_shown(self) -> tuple[int, int, str]:
        """The shown turn and the tile whose story is open: parts drawn ahead for them can be reused."""
        session = self.model.session
        return (id(session.match), session.shown_turn, session.tile) if session else (0, 0, "")

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""
        task = asyncio.ensure_future(self.show_errors(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def show_errors(self, work: Coroutine[Any, Any, None]) -> None:
        """Run it and show any error, which nobody else would catch."""
        try:
            await work
        except Exception:
            self.fault()
            raise

    def fault(self) -> None:
        """Show the current exception, with a way to report it."""
        self.drawn, self.is_broken = None, True
        self.thinker.stop()  # an answer would draw over it
        morph.show(pages.fault_page(traceback.format_exc()))


def mark(part: str) -> None:
    """Mark the end of a part of a redraw, for `rozz bench --page`."""
    performance.mark(f"rozz:{part}")
