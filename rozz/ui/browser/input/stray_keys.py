"""Detects stray presses of the key that has just moved the focus.

Such a press was meant for the element that had the focus before.
"""

from __future__ import annotations

from typing import Any

#: For this many milliseconds a repeated key is meant for the old screen: nobody can have read the new one yet.
KEY_GRACE = 500


class StrayKeys:
    """The last key, and the page's last move of the focus: the element, the time, and the key before it."""

    def __init__(self) -> None:
        self.key = ""
        self.moved_to: tuple[Any, float, str] = (None, 0.0, "")

    def record_move(self, there: Any, now: float) -> None:
        """Record that the page itself has moved the focus, after the last key."""
        self.moved_to = (there, now, self.key)

    def is_stray(self, event: Any) -> bool:
        """Whether the key that moved the focus is held, or pressed again before anyone can have read the new place."""
        there, then, key = self.moved_to
        self.key = event.key
        if event.key not in ("Enter", " ") or event.key != key or event.target != there:
            self.moved_to = (None, 0.0, "")
            return False
        return bool(event.repeat or event.timeStamp - then < KEY_GRACE)
