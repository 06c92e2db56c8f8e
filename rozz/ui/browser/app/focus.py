"""Keep the keyboard focus while the page changes: where it was, or at the nearest element, never nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from js import Array, Object, document, performance, window
from pyodide.ffi import to_js

from rozz.ui.browser.input.stray_keys import StrayKeys
from rozz.ui.i18n.translations import MOUSE

#: Elements that can get the focus by a key or a tap.
STOPS = ":is(a[href], button, input, select, textarea, summary, [tabindex])"
REACHABLE = f"#page {STOPS}"
QUIETLY = to_js({"preventScroll": True}, dict_converter=Object.fromEntries)


@dataclass(frozen=True)
class ScrollPosition:
    """How far the page is scrolled, and the panel beside the board."""

    page: float = 0
    panel: float = 0


TOP = ScrollPosition()


class FocusTracker:
    """Tracks what has the focus, its neighbors before the page changed, and what opened a panel.

    is_by_key: the last action came from a key or a screen reader, not a pointer.
    pointer: what the player last pointed with, as in `Model.pointer`; keys only as long as nothing else was used. Empty
    at first.
    acted: the last tapped element: some browsers do not focus a tapped button.
    stray_keys: what the page itself focused, so that a key meant for the former place does nothing there.
    """

    def __init__(self) -> None:
        self.is_by_key = False
        self.pointer = ""
        self.acted: Any = None
        self.held: Any = None
        self.around: Any = None
        self.opener: Any = None
        self.onward = ""
        self.stray_keys = StrayKeys()

    def note(self, opens: bool) -> None:
        """Before the page changes: note the focus; if a panel `opens`, it returns the focus when it closes."""
        active = document.activeElement
        is_nowhere = not active or active == document.body
        self.held = self.acted if is_nowhere and self.acted and self.acted.isConnected else active
        self.around = document.querySelectorAll(REACHABLE)
        self.onward = _onward(_heading())
        if opens:
            self.opener = self.held

    def keep(self, closes: bool) -> None:
        """After the page has changed: restore the focus if a panel `closes`, or if the focus is nowhere.

        A tap outside a side panel closes it as well; the focus then stays on what was tapped.
        """
        active = document.activeElement
        is_nowhere = not active or active == document.body
        if closes and self.opener and _can_have(self.opener) and is_nowhere:
            self._pass_to(self.opener)
            return
        if not is_nowhere:
            return
        # A text box would take every key meant for the board, and open the keyboard of a phone.
        nearest = next((each for each in self._nearest_first() if _can_have(each) and not _is_for_words(each)), None)
        if nearest:
            self._pass_to(nearest)

    def wraps_in_panel(self, event: Any) -> bool:
        """Whether Tab wrapped around inside an open modal panel, which it must not leave."""
        panel = document.querySelector("#dialog[aria-modal=true]") if event.key == "Tab" else None
        if not panel:
            return False
        found = panel.querySelectorAll(STOPS)
        stops = [each for at in range(found.length) if _can_have(each := found.item(at)) and each.tabIndex >= 0]
        ends = (panel, stops[0]) if event.shiftKey else (stops[-1],)
        at = document.activeElement
        if panel.contains(at) and at not in ends:
            return False
        stops[-1 if event.shiftKey else 0].focus()
        return True

    def enter_screen(self) -> None:
        """Show a new screen from its top, and focus the element where the player continues.

        The heading names that element (`data-onward`) and is read out with it. Without one, or for pointer users, the
        heading itself gets the focus. Players with a mouse can type into a box at once.
        """
        _scroll_to(TOP)
        heading = _heading()
        if not heading:
            return
        onward = _onward(heading)
        there = document.querySelector(onward) if onward else None
        if there and (self.is_by_key or (self.pointer == MOUSE and there.matches("input"))):
            # The next drawing restores its own description, so the heading is read only once.
            there.setAttribute("aria-describedby", heading.getAttribute("data-told"))
            self._move(there)
        else:
            heading.focus()

    def return_to(self, position: ScrollPosition) -> None:
        """Scroll to where the player left the screen. By keys the player goes on from the focus, so nothing moves."""
        if not self.is_by_key:
            _scroll_to(position)

    def follow_next_step(self) -> None:
        """On the same screen: if the focus is at the former next step, move it to the new one, for keyboard users."""
        onward, active = _onward(_heading()), document.activeElement
        if not self.is_by_key or not onward or onward == self.onward or not active or not self.onward:
            return
        if active.matches(self.onward) and (there := document.querySelector(onward)):
            self._move(there)

    def _pass_to(self, there: Any) -> None:
        """Focus an element that the player did not choose; a second press there only counts if it does the same."""
        is_alike = self.held and there.getAttribute("data-do") == self.held.getAttribute("data-do")
        if self.is_by_key and not is_alike:
            self._move(there)
        else:
            there.focus(QUIETLY)

    def _move(self, there: Any) -> None:
        there.focus(QUIETLY)
        self.stray_keys.record_move(there, performance.now())

    def _nearest_first(self) -> Iterator[Any]:
        """What had the focus, then its neighbors on either side, ever farther away."""
        count = self.around.length
        start = Array.prototype.indexOf.call(self.around, self.held)
        if start < 0:
            return
        yield self.held
        for away in range(1, count):
            for at in (start + away, start - away):
                if 0 <= at < count:
                    yield self.around.item(at)


def scroll_position() -> ScrollPosition:
    """How far everything is scrolled now."""
    panel = document.getElementById("slip-body")
    return ScrollPosition(float(window.scrollY), float(panel.scrollTop) if panel else 0)


def _scroll_to(position: ScrollPosition) -> None:
    """Scroll everything there, or as far as it goes."""
    window.scrollTo(0, position.page)
    if panel := document.getElementById("slip-body"):
        panel.scrollTop = position.panel


def _heading() -> Any:
    """The heading of the screen, with the selector of the next step (`data-onward`)."""
    return document.querySelector("#page h1[tabindex='-1']")


def _onward(heading: Any) -> str:
    """The selector of the next step; empty if there is none."""
    return str(heading.getAttribute("data-onward") or "") if heading else ""


def _is_for_words(element: Any) -> bool:
    """Whether it takes text."""
    return bool(element.matches("textarea, input:not([type=file])")) and not element.matches("form *")


def _can_have(element: Any) -> bool:
    """Whether an element still exists, is visible, and is under no panel."""
    return bool(element.isConnected and element.getClientRects().length and not element.closest("[inert]"))
