"""Of many buttons that belong together one is a stop of Tab; arrows lead to the others (`data-roving`).

Where each shows something (`data-at-once`) it is shown as soon as an arrow has come there.
"""

from __future__ import annotations

from typing import Any

#: Where a key leads: so many further, or to an end.
STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}
ENDS = {"Home": 0, "End": -1}


def moved(event: Any) -> bool:
    """Whether a key went from one of them to another, and did."""
    group = event.target.closest("[data-roving]") if event.key in STEPS or event.key in ENDS else None
    if not group or event.ctrlKey or event.metaKey or event.altKey or event.shiftKey:
        return False
    found = group.querySelectorAll("button")
    buttons = [found.item(at) for at in range(found.length)]
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
