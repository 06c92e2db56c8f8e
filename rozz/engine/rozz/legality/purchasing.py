"""Purchases and messages: what may be bought where and with what, R4, and what may be written."""

from __future__ import annotations

from dataclasses import dataclass

from rozz.engine.game import DONE, Verdict
from rozz.engine.rozz.catalog import Catalog, Item
from rozz.engine.rozz.commands import Message, Purchase
from rozz.engine.rozz.position import EMPTY, Field, Piece, occupier
from rozz.engine.rozz.reasons import verdict
from rozz.engine.rozz.state import State


@dataclass(frozen=True)
class PurchaseOrder:
    """A legal purchase; `recipient` is who gets aid."""

    seat: str
    number: int
    item: Item
    quantity: int
    cost: int
    tile: str = ""
    recipient: str = ""


class Purchasing:
    """Judges purchases in written order, each with what the earlier ones have spent, R4."""

    def __init__(self, state: State, field_: Field) -> None:
        self._state = state
        self._catalog = state.scenario.catalog
        self._field = field_
        self.money = dict(state.money)
        self._doomsday: set[str] = set()

    def judge(self, seat: str, number: int, command: Purchase) -> PurchaseOrder | Verdict:
        """The order of a purchase, or why it is void."""
        item = self._catalog.items.get(command.item)
        if item is None:
            return verdict("not-in-catalog", item=command.item)
        if item.headquarters:
            return verdict("headquarters-not-for-sale")
        if item.cost is None:
            return verdict("not-for-sale", item=command.item)
        if command.quantity < 1:
            return verdict("no-quantity")
        refused = DONE
        recipient = ""
        if item.effect == "aid":
            recipient = command.colour or self._home_of(command.tile)
            refused = _aid(seat, recipient, command.tile)
        elif not item.effect:
            refused = self._placing(seat, item, command)
        cost = item.cost * command.quantity
        if refused.is_done and cost > self.money[seat]:
            refused = verdict("unaffordable", cost=cost, money=self.money[seat])
        if not refused.is_done:
            return refused
        return PurchaseOrder(seat, number, item, command.quantity, cost, command.tile, recipient)

    def accept(self, order: PurchaseOrder) -> None:
        """Let an order count against the later ones."""
        self.money[order.seat] -= order.cost
        if order.item.doomsday:
            self._doomsday.add(order.seat)

    def _home_of(self, tile: str) -> str:
        stack = self._state.position.get(tile, EMPTY)
        return next((piece.owner for piece in stack if piece.item in self._catalog.headquarters), "")

    def _placing(self, seat: str, item: Item, command: Purchase) -> Verdict:
        """Whether the pieces may be put into the tile."""
        if item.doomsday and (seat in self._doomsday or command.quantity > 1):
            return verdict("doomsday-twice")
        if occupier(self._state.position.get(command.tile, EMPTY), self._catalog) != seat:
            occupying = " or ".join(self._catalog.occupiers)
            return verdict("not-occupied", seat=seat, tile=command.tile, occupying=occupying)
        if item.limit is not None:
            present = self._field.count(command.tile, Piece(item.owner_for(seat), item.abbreviation))
            if present and item.exclusive and present >= item.limit:
                return verdict("governed-already", seat=seat, item=command.item, tile=command.tile)
            if present + command.quantity > item.limit:
                return verdict("limit", limit=item.limit, item=command.item, present=present, tile=command.tile)
        return DONE


def _aid(seat: str, recipient: str, tile: str) -> Verdict:
    if not recipient:
        return verdict("aid-without-headquarters", tile=tile)
    return verdict("aid-to-oneself") if recipient == seat else DONE


def judge_message(catalog: Catalog, seat: str, command: Message, left: int) -> Verdict:
    """Whether a message can be sent with so many CORR left, R4.5."""
    if command.colour == seat:
        return verdict("message-to-oneself")
    return DONE if left > 0 else verdict("no-correspondence", item=catalog.correspondence)
