"""One seat's commands played alone, as far as nobody else can change them."""

from __future__ import annotations

from collections.abc import Sequence

from rozz.engine.game import DONE, Verdict
from rozz.engine.rozz import moves, purchases
from rozz.engine.rozz.catalog import NEUTRAL
from rozz.engine.rozz.commands import Command, Message, Move, Purchase, Strike
from rozz.engine.rozz.legality import (
    Docket,
    Moving,
    Purchasing,
    StrikeOrder,
    admitted,
    judge_message,
    judge_strike,
)
from rozz.engine.rozz.position import EMPTY, Field, Piece, occupier
from rozz.engine.rozz.reasons import verdict
from rozz.engine.rozz.state import State, allowances


class Draft:
    """A seat's commands played alone: verdicts, and what they leave of money, pieces and strikers."""

    def __init__(self, state: State, seat: str, commands: Sequence[Command]) -> None:
        self.state = state
        self.seat = seat
        self.docket = Docket(state, {seat: tuple(commands)})
        submissions = [each for each in admitted(self.docket) if each.seat == seat]
        self.field = Field(state.position)
        self.purchasing = Purchasing(state, self.field)
        self.correspondence = state.correspondence[seat]
        for each in submissions:
            if isinstance(each.command, Purchase):
                self._buy(each.number, each.command)
            if isinstance(each.command, Message):
                given = judge_message(state.scenario.catalog, seat, each.command, self.correspondence)
                self.docket.decide(seat, each.number, given)
                self.correspondence -= given.is_done
        self.moving = Moving(state, self.field)
        legal = []
        for each in submissions:
            if isinstance(each.command, Move):
                order = self.moving.judge(seat, each.number, each.command)
                if isinstance(order, Verdict):
                    self.docket.decide(seat, each.number, order)
                else:
                    self.moving.accept(order)
                    legal.append(order)
        for move in legal:
            moves.carry_out(move, self.field)
        self.struck: dict[tuple[str, Piece], int] = {}
        for each in submissions:
            if isinstance(each.command, Strike):
                self._strike(each.number, each.command)
        self.used = sum(1 for each in commands if not isinstance(each, Message))

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """What is known of each command."""
        return tuple(self.docket.verdicts[self.seat])

    @property
    def allowance(self) -> int:
        """The commands of the turn, R3.2."""
        return allowances(self.state)[self.seat]

    @property
    def money(self) -> int:
        """What is left in hand."""
        return self.purchasing.money[self.seat]

    def controls(self, tile: str) -> bool:
        """Whether the seat controls a tile at the start of the turn."""
        return occupier(self.state.position.get(tile, EMPTY), self.state.scenario.catalog) == self.seat

    def _buy(self, number: int, command: Purchase) -> None:
        order = self.purchasing.judge(self.seat, number, command)
        if isinstance(order, Verdict):
            self.docket.decide(self.seat, number, order)
            return
        self.purchasing.accept(order)
        if not order.item.effect:
            purchases.place(order, self.field)

    def _strike(self, number: int, command: Strike) -> None:
        order = judge_strike(self.state, self.seat, number, command)
        if isinstance(order, Verdict):
            self.docket.decide(self.seat, number, order)
            return
        piece = Piece(order.item.owner_for(self.seat), order.item.abbreviation)
        key = (order.start, piece)
        self.struck[key] = self.struck.get(key, 0) + 1
        self.docket.decide(self.seat, number, self._known_of_strike(order, piece, self.struck[key]))

    def _known_of_strike(self, order: StrikeOrder, piece: Piece, count: int) -> Verdict:
        """Nobody else can bring a player's own pieces; a neutral one may still be brought by others."""
        there = self.field.seasoned(order.start, piece)
        place = {"item": piece.item, "tile": order.start, "seat": self.seat}
        if piece.owner == NEUTRAL or count <= there:
            return DONE
        if there:
            return verdict("over-worked-strike", available=there, **place)
        fresh = self.field.count(order.start, piece)
        return verdict("striker-just-bought" if fresh else "striker-missing", **place)


def check(state: State, seat: str, commands: Sequence[Command]) -> tuple[Verdict, ...]:
    """The verdicts that no other player's command can change."""
    return Draft(state, seat, commands).verdicts
