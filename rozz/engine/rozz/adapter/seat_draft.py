"""Plays one seat's commands alone, to find the results that nobody else's commands can change."""

from __future__ import annotations

from collections.abc import Sequence

from rozz.engine.game import Verdict
from rozz.engine.rozz.legality import Gate, PurchaseOrder, StrikeOrder
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Command, Message
from rozz.engine.rozz.model.position import EMPTY, Piece, occupier
from rozz.engine.rozz.model.state import State, allowances
from rozz.engine.rozz.resolution import moves, purchases
from rozz.engine.rozz.resolution.event_log import NULL_LOG
from rozz.engine.rozz.resolution.strikes import missing_striker_verdict
from rozz.engine.rozz.resolution.turn_board import TurnBoard


class Draft:
    """A seat's commands played alone: verdicts, and the remaining money, pieces and strikers."""

    def __init__(self, state: State, seat: str, commands: Sequence[Command]) -> None:
        self.state = state
        self.seat = seat
        self.gate = Gate(state, seat, commands)
        self.board = TurnBoard(state.position, state.scenario.catalog)
        for order in self.gate.purchase_phase:
            if isinstance(order, PurchaseOrder) and not order.item.effect:
                purchases.place(order, self.board, NULL_LOG)
        for move in self.gate.moves:
            moves.carry_out(move, self.board, NULL_LOG)
        self.struck: dict[tuple[str, Piece], int] = {}
        for strike in self.gate.strikes:
            self._strike(strike)
        self.used = sum(1 for each in commands if not isinstance(each, Message))

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """What is known about each command."""
        return tuple(self.gate.verdicts)

    @property
    def allowance(self) -> int:
        """The commands allowed this turn, R3.2."""
        return allowances(self.state)[self.seat]

    @property
    def money(self) -> int:
        """The money left."""
        return self.gate.purchasing.money

    def controls(self, tile: str) -> bool:
        """Whether the seat controls a tile at the start of the turn."""
        return occupier(self.state.position.get(tile, EMPTY), self.state.scenario.catalog) == self.seat

    def _strike(self, order: StrikeOrder) -> None:
        """Others cannot bring a player's own pieces, but they can still bring a neutral one."""
        key = (order.start, order.striker)
        self.struck[key] = self.struck.get(key, 0) + 1
        there = self.board.count_bought_earlier(*key)
        if order.striker.owner == NEUTRAL:
            refused = None
        else:
            refused = missing_striker_verdict(order, self.struck[key], there, self.board)
        if refused:
            self.gate.verdicts[order.number] = refused


def judge_alone(state: State, seat: str, commands: Sequence[Command]) -> tuple[Verdict, ...]:
    """The verdicts that no other player's command can change."""
    return Draft(state, seat, commands).verdicts
