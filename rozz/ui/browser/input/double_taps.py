"""Detects stray second taps of double taps.

Such a tap was meant for something that the first tap has replaced, or it would skip something nobody has seen yet.
"""

from __future__ import annotations

from typing import Any

#: For this many milliseconds after the page changes, nobody can have seen what is under the finger now.
TAP_GRACE = 300
#: A tap more than this many pixels away is a separate tap.
NEAR = 24
#: Actions that a second tap never repeats. It would skip a step or a whole turn, find the box for a PIN empty, or
#: withdraw an agreement.
ONCE = ("step", "replay", "next-turn", "i-am", "set-pin", "remove-pin", "agree")


class DoubleTaps:
    """The last tap that counted: where it was, what it did, and until when another tap there may be stray."""

    def __init__(self) -> None:
        self.where: tuple[float, float] = (0, 0)
        self.action = ""
        self.stray_until = 0.0

    def is_stray(self, event: Any, action: str, is_turn_shown: bool, is_mouse: bool) -> bool:
        """Whether a click follows another one at the same spot so quickly that it cannot mean what is there now.

        `action`: what it would do. `is_turn_shown`: a turn is shown, where a tap on the board skips too. With a mouse,
        only what the browser calls a double click can be stray.
        """
        if is_mouse and event.detail < 2:
            return False
        is_near = abs(event.clientX - self.where[0]) <= NEAR and abs(event.clientY - self.where[1]) <= NEAR
        if not event.detail or not is_near or event.timeStamp >= self.stray_until:
            return False
        return action != self.action or action in ONCE or (is_turn_shown and action == "tile")

    def record(self, event: Any, action: str, now: float) -> None:
        """Record a tap that did something; the page had changed by `now`."""
        self.where, self.action, self.stray_until = (event.clientX, event.clientY), action, now + TAP_GRACE
