"""What a seat has ordered so far, and what would stand where if every command of it had been performed.

It knows nothing of other seats' commands or of any position: it foretells commands, it judges none.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.scenario import Scenario

#: How many tiles a seat is remembered to have ordered something for.
_REMEMBERED = 32


@dataclass(frozen=True)
class Trace:
    """The last that was ordered for a tile: as which part of what command, in which turn, and from where."""

    part: str
    turn: int
    origin: str = ""


@dataclass
class Ordered:
    """The memory of one seat: what it ordered for which tile, the last one last, and pieces by tile and item."""

    turn: int = 0
    kind: str = ""
    bought: str = ""
    traces: dict[str, Trace] = field(default_factory=dict)
    stocks: dict[str, dict[str, int]] = field(default_factory=dict)
    items: dict[str, int] = field(default_factory=dict)
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

    def buy(self, tile: str, item: str, number: int) -> None:
        """Remember a purchase for a tile."""
        self.purchases[tile] = min(self.purchases.get(tile, 0) + 1, 3)
        self.put(tile, item, number)

    def put(self, tile: str, item: str, number: int) -> None:
        """Add pieces, or take some away."""
        stock = self.stocks.setdefault(tile, {})
        stock[item] = max(0, stock.get(item, 0) + number)
        if not stock[item]:
            del stock[item]
        if number > 0:
            self.last_item[tile] = item
        self.items[tile] = min(len(stock), 2)

    def main_item(self, tile: str) -> str:
        """What came last to a tile and would be there still, else whatever would."""
        stock = self.stocks.get(tile, {})
        last = self.last_item.get(tile, "")
        return last if last in stock else next(reversed(stock), "")

    def traits(self, kind: str) -> list[Hashable]:
        """Of every tile what makes it likelier than another to be ordered for by a command of that kind.

        What was last ordered for it, how many turns ago, and how often it was bought for or how many items are there.
        """
        number = self.purchases if kind == "purchase" else self.items
        turn = self.turn
        return [
            (kind, trace.part, turn - trace.turn if turn - trace.turn < 2 else 2, number.get(tile, 0))
            for tile, trace in self.traces.items()
        ]


def opening(scenario: Scenario, seat: str) -> Ordered:
    """As if the seat had ordered what the scenario gives it; the order in which that was written down is no matter."""
    ordered = Ordered()
    for tile in sorted(scenario.setup):
        stack = scenario.setup[tile]
        if any(piece.owner == seat for piece in stack):
            ordered.visit(tile, "setup")
            for name in sorted(scenario.catalog.known):
                ordered.put(tile, name, stack.get(Piece(seat, name), 0) + stack.get(Piece(NEUTRAL, name), 0))
    return ordered
