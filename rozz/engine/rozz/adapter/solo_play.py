"""One seat's commands played alone, as far as nobody else can change them."""

from __future__ import annotations

from collections.abc import Sequence

from rozz.engine.game import Verdict
from rozz.engine.rozz.legality import Gate, PurchaseOrder, StrikeOrder
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Command, Message
from rozz.engine.rozz.model.position import EMPTY, Piece, occupier
from rozz.engine.rozz.model.state import State, allowances
from rozz.engine.rozz.resolution import moves, purchases
from rozz.engine.rozz.resolution.event_log import SILENCE
from rozz.engine.rozz.resolution.strikes import exhausted
from rozz.engine.rozz.resolution.turn_board import Field


class Draft:
    """A seat's commands played alone: verdicts, and what they leave of money, pieces and strikers."""

    def __init__(self, state: State, seat: str, commands: Sequence[Command]) -> None:
        self.state = state
        self.seat = seat
        self.gate = Gate(state, seat, commands)
        self.field = Field(state.position, state.scenario.catalog)
        for errand in self.gate.errands:
            if isinstance(errand, PurchaseOrder) and not errand.item.effect:
                purchases.place(errand, self.field, SILENCE)
        for move in self.gate.moves:
            moves.carry_out(move, self.field, SILENCE)
        self.struck: dict[tuple[str, Piece], int] = {}
        for strike in self.gate.strikes:
            self._strike(strike)
        self.used = sum(1 for each in commands if not isinstance(each, Message))

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """What is known of each command."""
        return tuple(self.gate.verdicts)

    @property
    def allowance(self) -> int:
        """The commands of the turn, R3.2."""
        return allowances(self.state)[self.seat]

    @property
    def money(self) -> int:
        """What is left in hand."""
        return self.gate.purchasing.money

    def controls(self, tile: str) -> bool:
        """Whether the seat controls a tile at the start of the turn."""
        return occupier(self.state.position.get(tile, EMPTY), self.state.scenario.catalog) == self.seat

    def _strike(self, order: StrikeOrder) -> None:
        """Nobody else can bring a player's own pieces; a neutral one may still be brought by others."""
        key = (order.start, order.striker)
        self.struck[key] = self.struck.get(key, 0) + 1
        there = self.field.seasoned(*key)
        refused = None if order.striker.owner == NEUTRAL else exhausted(order, self.struck[key], there, self.field)
        if refused:
            self.gate.verdicts[order.number] = refused


def check(state: State, seat: str, commands: Sequence[Command]) -> tuple[Verdict, ...]:
    """The verdicts that no other player's command can change."""
    return Draft(state, seat, commands).verdicts
