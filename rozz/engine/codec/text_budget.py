"""The limit on free text, such as messages between players: how much one packing may hold.

`rozz/engine/links/wire/link_budget.py` divides it among the seats of a match by link.
"""

from __future__ import annotations

from rozz.engine.errors import BadLink
from rozz.engine.said import said

#: The most bytes of free text in one packing.
MOST_TEXT_BYTES = 1 << 14


class TextBudget:
    """Counts the free text in a packing: it is slow to read, even if it repeats itself and so takes hardly any bits."""

    def __init__(self) -> None:
        self.text_bytes = 0

    def spend(self, text_bytes: int) -> None:
        """Count a text; raises BadLink if there is too much."""
        self.text_bytes += text_bytes
        if self.text_bytes > MOST_TEXT_BYTES:
            raise BadLink(said("links-too-much-text"))
