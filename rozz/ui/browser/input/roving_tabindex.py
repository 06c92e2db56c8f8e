"""In a group of buttons only one is a Tab stop; arrows move to the others (`data-roving`).

With `data-at-once` a button is also activated when an arrow reaches it.
"""

from __future__ import annotations

from typing import Any

#: Where a key leads: a number of steps, or to an end.
STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}
ENDS = {"Home": 0, "End": -1}


def moved(event: Any) -> bool:
    """Move the focus within the group; whether the key did so."""
    group = event.target.closest("[data-roving]") if event.key in STEPS or event.key in ENDS else None
    if not group or event.ctrlKey or event.metaKey or event.altKey or event.shiftKey:
        return False
    found = group.querySelectorAll("button")
    # A narrow page hides some, and a hidden button takes no focus.
    buttons = [button for at in range(found.length) if (button := found.item(at)).offsetWidth]
    at = next((each for each, button in enumerate(buttons) if button == event.target), None)
    if at is None:
        return False
    there = buttons[ENDS[event.key] if event.key in ENDS else (at + STEPS[event.key]) % len(buttons)]
    for button in buttons:
        button.tabIndex = 0 if button == there else -1
    there.focus()
    if group.hasAttribute("data-at-once"):
        there.click()
    return True


def moved_in_column(event: Any) -> bool:
    """Move the focus up or down a column of boxes and links (`data-column`), which stay Tab stops.

    Returns whether it moved.
    """
    column = event.target.closest("[data-column]") if event.key in ("ArrowDown", "ArrowUp") else None
    if not column or event.ctrlKey or event.metaKey or event.altKey or event.shiftKey:
        return False
    found = column.querySelectorAll("input, a")
    stops = [found.item(at) for at in range(found.length)]
    at = next((at for at, stop in enumerate(stops) if stop == event.target), None)
    if at is None or not 0 <= at + STEPS[event.key] < len(stops):
        return False
    stops[at + STEPS[event.key]].focus()
    return True
