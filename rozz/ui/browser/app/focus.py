"""Where the keyboard's focus is while the page changes: it stays, or goes to what stood nearest, never to nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from js import Array, Object, document, performance, window
from pyodide.ffi import to_js

#: What can have the focus by a key or a tap.
STOPS = ":is(a[href], button, input, select, textarea, summary, [tabindex])"
REACHABLE = f"#page {STOPS}"
#: So many milliseconds a key that is pressed once more means what was there before: nobody has read the new screen yet.
GRACE = 500
QUIETLY = to_js({"preventScroll": True}, dict_converter=Object.fromEntries)


class Attention:
    """What has the focus, all that stood around it before the page was changed, and what a panel was opened from.

    `acted` is what was tapped last: some browsers give a button no focus for a tap.  `is_by_key`: what was done last
    was done by a key or a screen reader, and not by a pointer.  `led` is what the page itself gave the focus to, when,
    and after which key.
    """

    def __init__(self) -> None:
        self.is_by_key = False
        self.acted: Any = None
        self.held: Any = None
        self.around: Any = None
        self.opener: Any = None
        self.onward = self.key = ""
        self.led: tuple[Any, float, str] = (None, 0.0, "")

    def note(self, opens: bool) -> None:
        """Before the page changes; `opens` a panel, which gives the focus back when it closes."""
        active = document.activeElement
        is_nowhere = not active or active == document.body
        self.held = self.acted if is_nowhere and self.acted and self.acted.isConnected else active
        self.around = document.querySelectorAll(REACHABLE)
        self.onward = _onward(_heading())
        if opens:
            self.opener = self.held

    def keep(self, closes: bool) -> None:
        """After the page has changed: `closes` a panel, or else nothing is done as long as the focus is somewhere."""
        if closes and self.opener and _can_have(self.opener):
            self._hand_on(self.opener)
            return
        active = document.activeElement
        if active and active != document.body:
            return
        # A box for words would take every key that is meant for the board, and a phone would show its keyboard.
        nearest = next((each for each in self._outwards() if _can_have(each) and not _is_for_words(each)), None)
        if nearest:
            self._hand_on(nearest)

    def goes_round(self, event: Any) -> bool:
        """Whether Tab went from one end of an open panel to the other, as it leads out of none."""
        panel = document.getElementById("dialog") if event.key == "Tab" else None
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

    def arrive(self) -> None:
        """On a new screen, seen from its top, and so is what scrolls on it: the focus is where one goes on.

        A heading says where that is (`data-onward`), and is heard with it.  Where it does not, or who goes on has a
        pointer, the heading itself has the focus.
        """
        window.scrollTo(0, 0)
        if body := document.getElementById("slip-body"):
            body.scrollTop = 0
        heading = _heading()
        if not heading:
            return
        onward = _onward(heading) if self.is_by_key else ""
        if onward and (there := document.querySelector(onward)):
            # Whatever is drawn there next is described by itself again: the heading is heard once.
            there.setAttribute("aria-describedby", heading.getAttribute("data-told"))
            self._lead(there)
        else:
            heading.focus()

    def go_on(self) -> None:
        """On the same screen: who stays by keys where one went on is led to where one goes on now."""
        onward, active = _onward(_heading()), document.activeElement
        if not self.is_by_key or not onward or onward == self.onward or not active or not self.onward:
            return
        if active.matches(self.onward) and (there := document.querySelector(onward)):
            self._lead(there)

    def is_stray(self, event: Any) -> bool:
        """Whether a key that led elsewhere is still down there, or down again, before anybody has read it."""
        there, then, key = self.led
        self.key = event.key
        if event.key not in ("Enter", " ") or event.key != key or event.target != there:
            self.led = (None, 0.0, "")
            return False
        return bool(event.repeat or event.timeStamp - then < GRACE)

    def _hand_on(self, there: Any) -> None:
        """Give the focus to what nobody has asked for; a second press there is meant only where it does the same."""
        is_alike = self.held and there.getAttribute("data-do") == self.held.getAttribute("data-do")
        if self.is_by_key and not is_alike:
            self._lead(there)
        else:
            there.focus(QUIETLY)

    def _lead(self, there: Any) -> None:
        there.focus(QUIETLY)
        self.led = (there, performance.now(), self.key)

    def _outwards(self) -> Iterator[Any]:
        """What had the focus, then what stood next to it on either side, and so on."""
        count = self.around.length
        start = Array.prototype.indexOf.call(self.around, self.held)
        if start < 0:
            return
        yield self.held
        for away in range(1, count):
            for at in (start + away, start - away):
                if 0 <= at < count:
                    yield self.around.item(at)


def _heading() -> Any:
    """The heading of the screen, which says where one goes on there (`data-onward`)."""
    return document.querySelector("#page h1[tabindex='-1']")


def _onward(heading: Any) -> str:
    """What one goes on at; empty where that is not said."""
    return str(heading.getAttribute("data-onward") or "") if heading else ""


def _is_for_words(element: Any) -> bool:
    """Whether keys are written into it."""
    return bool(element.matches("textarea, input:not([type=file])")) and not element.matches("form *")


def _can_have(element: Any) -> bool:
    """Whether an element is still there, is seen, and lies under no panel."""
    return bool(element.isConnected and element.getClientRects().length and not element.closest("[inert]"))
