"""A seat's orders so far, and what would be where if all of them had been carried out.

It uses neither other seats' commands nor the position, because it only predicts commands and judges none.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.scenario import Scenario

#: The most tiles remembered per seat.
_MAX_TILES = 32


@dataclass(frozen=True)
class LastOrder:
    """The last order for a tile: the tile's role in it, the turn, and where it came from."""

    role: str
    turn: int
    origin: str = ""


@dataclass
class OrderMemory:
    """The memory of one seat: its orders for each tile, the last one last, and each tile's pieces of each item."""

    turn: int = 0
    kind: str = ""
    bought: str = ""
    traces: dict[str, LastOrder] = field(default_factory=dict)
    stocks: dict[str, dict[str, int]] = field(default_factory=dict)
    items: dict[str, int] = field(default_factory=dict)
    purchases: dict[str, int] = field(default_factory=dict)
    last_item: dict[str, str] = field(default_factory=dict)

    def visit(self, tile: str, part: str, origin: str = "") -> None:
        """Remember that a tile was part of a command, and forget the oldest."""
        self.traces.pop(tile, None)
        self.traces[tile] = LastOrder(part, self.turn, origin)
        if len(self.traces) > _MAX_TILES:
            del self.traces[next(iter(self.traces))]

    def stock(self, tile: str, item: str) -> int:
        """How many pieces would be in a tile."""
        return self.stocks.get(tile, {}).get(item, 0)

    def buy(self, tile: str, item: str, number: int) -> None:
        """Remember a purchase for a tile."""
        self.purchases[tile] = min(self.purchases.get(tile, 0) + 1, 3)
        self.put(tile, item, number)

    def put(self, tile: str, item: str, number: int) -> None:
        """Add pieces, or remove some if `number` is negative."""
        stock = self.stocks.setdefault(tile, {})
        stock[item] = max(0, stock.get(item, 0) + number)
        if not stock[item]:
            del stock[item]
        if number > 0:
            self.last_item[tile] = item
        self.items[tile] = min(len(stock), 2)

    def main_item(self, tile: str) -> str:
        """The item that arrived last in a tile if it would still be there, else any other."""
        stock = self.stocks.get(tile, {})
        last = self.last_item.get(tile, "")
        return last if last in stock else next(reversed(stock), "")

    def traits(self, kind: str) -> list[Hashable]:
        """For every tile, the traits that make an order of that kind likely.

        They are its last order, the turns since then, and how many purchases it had or how many items are there.
        """
        number = self.purchases if kind == "purchase" else self.items
        turn = self.turn
        return [
            (kind, trace.role, turn - trace.turn if turn - trace.turn < 2 else 2, number.get(tile, 0))
            for tile, trace in self.traces.items()
        ]


def initial_memory(scenario: Scenario, seat: str) -> OrderMemory:
    """The memory as if the seat had ordered its setup; the order in which the scenario lists it does not matter."""
    ordered = OrderMemory()
    for tile in sorted(scenario.setup):
        stack = scenario.setup[tile]
        if any(piece.owner == seat for piece in stack):
            ordered.visit(tile, "setup")
            for name in sorted({piece.item for piece in stack if piece.owner in (seat, NEUTRAL)}):
                ordered.put(tile, name, stack.get(Piece(seat, name), 0) + stack.get(Piece(NEUTRAL, name), 0))
    return ordered
