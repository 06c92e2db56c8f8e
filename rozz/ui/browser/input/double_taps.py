"""Second taps of double taps that are meant for what the first tap has replaced, or that skip what nobody has seen."""

from __future__ import annotations

from typing import Any

#: Within this many milliseconds after the page has changed nobody can have seen what lies under the finger now.
GRACE = 300
#: A tap this many pixels away is a tap of its own.
NEAR = 24
#: What goes on with a turn: the same again would skip a step, or a whole turn.
FORWARD = ("step", "replay", "next-turn")


class DoubleTaps:
    """The last tap that counted: where it was, what it did, and when the page had changed."""

    def __init__(self) -> None:
        self.where: tuple[float, float] = (0, 0)
        self.does = ""
        self.until = 0.0

    def is_stray(self, event: Any, does: str, is_shown: bool, is_mouse: bool) -> bool:
        """Whether a click follows another too fast in one place to mean the thing that is there now.

        `does`: what it would do. `is_shown`: a turn is shown, where a tap on the board skips too. With a mouse, only
        what the browser calls a double click can be stray.
        """
        if is_mouse and event.detail < 2:
            return False
        is_near = abs(event.clientX - self.where[0]) <= NEAR and abs(event.clientY - self.where[1]) <= NEAR
        if not event.detail or not is_near or event.timeStamp >= self.until:
            return False
        return does != self.does or does in FORWARD or (is_shown and does == "tile")

    def counted(self, event: Any, does: str, now: float) -> None:
        """A tap has done something, and the page has changed by `now`."""
        self.where, self.does, self.until = (event.clientX, event.clientY), does, now + GRACE
