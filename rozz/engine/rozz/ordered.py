"""What a seat has ordered so far, and what would stand where if every command of it had been performed.

It knows nothing of other seats' commands or of any position: it foretells commands, it judges none.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

#: How many tiles a seat is remembered to have ordered something for.
_REMEMBERED = 32


@dataclass
class Trace:
    """The last that was ordered for a tile: as which part of what command, in which turn, and from where."""

    part: str
    turn: int
    origin: str = ""


@dataclass
class Ordered:
    """The memory of one seat: the tiles that it ordered for, the last one first, and pieces by tile and item."""

    turn: int = 0
    kind: str = ""
    bought: str = ""
    traces: dict[str, Trace] = field(default_factory=dict)
    stocks: dict[str, dict[str, int]] = field(default_factory=dict)
    purchases: dict[str, int] = field(default_factory=dict)
    last_item: dict[str, str] = field(default_factory=dict)

    def visit(self, tile: str, part: str, origin: str = "") -> None:
        """Remember that a tile was part of a command, and forget the one that is longest ago."""
        self.traces.pop(tile, None)
        self.traces[tile] = Trace(part, self.turn, origin)
        if len(self.traces) > _REMEMBERED:
            del self.traces[next(iter(self.traces))]

    def stock(self, tile: str, item: str) -> int:
        """How many pieces would stand there."""
        return self.stocks.get(tile, {}).get(item, 0)

    def put(self, tile: str, item: str, number: int) -> None:
        """Add pieces, or take some away."""
        stock = self.stocks.setdefault(tile, {})
        stock[item] = max(0, stock.get(item, 0) + number)
        if not stock[item]:
            del stock[item]
        if number > 0:
            self.last_item[tile] = item

    def main_item(self, tile: str) -> str:
        """What came last to a tile and would be there still, else whatever would."""
        stock = self.stocks.get(tile, {})
        last = self.last_item.get(tile, "")
        return last if last in stock else next(reversed(stock), "")

    def trait(self, tile: str, kind: str) -> Hashable:
        """What makes a tile likelier than another to be ordered for by a command of that kind."""
        trace = self.traces[tile]
        age = min(self.turn - trace.turn, 4)
        if kind == "purchase":
            return kind, trace.part, age, min(self.purchases.get(tile, 0), 3)
        held = self.stocks.get(tile, {})
        return kind, trace.part, age, min(len(held), 2)
