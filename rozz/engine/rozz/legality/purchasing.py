"""Purchases and messages: what may be bought where and with what, R4, and what may be written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rozz.engine.game import DONE, Facts, Verdict
from rozz.engine.rozz.legality.reasons import verdict
from rozz.engine.rozz.model.catalog import Item
from rozz.engine.rozz.model.commands import Message, Purchase
from rozz.engine.rozz.model.position import EMPTY, Piece, occupier
from rozz.engine.rozz.model.state import State

#: The most doomsday items that a seat can buy in a turn, R4.7.
MOST_DOOMSDAY_ITEMS = 1


class PurchaseOrder(NamedTuple):
    """A legal purchase; `recipient` receives the aid."""

    seat: str
    number: int
    item: Item
    quantity: int
    cost: int
    piece: Piece
    tile: str = ""
    recipient: str = ""

    def facts(self) -> Facts:
        """The facts for a report."""
        facts = {"seat": self.seat, "item": self.item.abbreviation, "quantity": self.quantity, "cost": self.cost}
        return {**facts, "recipient": self.recipient} if self.recipient else facts


@dataclass(frozen=True)
class MessageOrder:
    """A message that will be delivered; `item` is the item that the message uses up."""

    seat: str
    number: int
    recipient: str
    text: str | None
    item: str

    def facts(self) -> Facts:
        """The facts for a report."""
        return {"seat": self.seat, "recipient": self.recipient, "text": self.text, "item": self.item}


class PurchaseJudge:
    """Judges a seat's purchases as listed, after what the earlier ones have spent and `bought`, R4.

    Only the occupier of a tile can buy into it, R4.1, so nobody else's purchases matter. `doomsday_left` is how many
    doomsday items the seat can still buy this turn.
    """

    def __init__(self, state: State, seat: str) -> None:
        self._state = state
        self._seat = seat
        self._catalog = state.scenario.catalog
        self.money = state.money[seat]
        self.bought: dict[tuple[str, Piece], int] = {}
        self.doomsday_left = MOST_DOOMSDAY_ITEMS

    def judge(self, number: int, command: Purchase) -> PurchaseOrder | Verdict:
        """The PurchaseOrder, or why the purchase is void."""
        item = self._catalog.items.get(command.item)
        if item is None:
            return verdict("not-in-catalog", item=command.item)
        if item.headquarters:
            return verdict("headquarters-not-for-sale")
        if item.cost is None:
            return verdict("not-for-sale", item=command.item)
        if command.quantity < 1:
            return verdict("no-quantity")
        result = DONE
        recipient = ""
        if item.effect == "aid":
            recipient = command.colour or self._home_of(command.tile)
            result = _aid_verdict(self._seat, recipient, command.tile)
        elif not item.effect:
            result = self._placement_verdict(item, command)
        cost = item.cost * command.quantity
        if result is DONE and cost > self.money:
            result = verdict("unaffordable", cost=cost, money=self.money)
        if result is not DONE:
            return result
        piece = Piece(item.owner_for(self._seat), item.abbreviation)
        return PurchaseOrder(self._seat, number, item, command.quantity, cost, piece, command.tile, recipient)

    def accept(self, order: PurchaseOrder) -> None:
        """Deduct an order from what later ones can use."""
        self.money -= order.cost
        self.doomsday_left -= order.quantity if order.item.doomsday else 0
        if not order.item.effect:
            key = (order.tile, order.piece)
            self.bought[key] = self.bought.get(key, 0) + order.quantity

    def present(self, tile: str, item: Item) -> int:
        """How many of an item are in a tile, the seat's own or neutral, including items bought this turn."""
        piece = Piece(item.owner_for(self._seat), item.abbreviation)
        return self._state.position.get(tile, EMPTY).get(piece, 0) + self.bought.get((tile, piece), 0)

    def _home_of(self, tile: str) -> str:
        stack = self._state.position.get(tile, EMPTY)
        return next((piece.owner for piece in stack if piece.item in self._catalog.headquarters), "")

    def _placement_verdict(self, item: Item, command: Purchase) -> Verdict:
        """The verdict on putting the pieces into the tile."""
        seat = self._seat
        if item.doomsday and command.quantity > self.doomsday_left:
            return verdict("doomsday-twice")
        if occupier(self._state.position.get(command.tile, EMPTY), self._catalog) != seat:
            return verdict("not-occupied", seat=seat, tile=command.tile, occupying=self._catalog.occupiers)
        if item.limit is not None:
            present = self.present(command.tile, item)
            if present and item.exclusive and present >= item.limit:
                return verdict("governed-already", seat=seat, item=command.item, tile=command.tile)
            if present + command.quantity > item.limit:
                return verdict("limit", limit=item.limit, item=command.item, present=present, tile=command.tile)
        return DONE


def _aid_verdict(seat: str, recipient: str, tile: str) -> Verdict:
    if not recipient:
        return verdict("aid-without-headquarters", tile=tile)
    return verdict("aid-to-oneself") if recipient == seat else DONE


class MessageJudge:
    """Judges a seat's messages as listed, with the CORR still left after the earlier ones, R4.5."""

    def __init__(self, state: State, seat: str) -> None:
        self._seat = seat
        self._item = state.scenario.catalog.correspondence
        self.left = state.correspondence[seat]

    def judge(self, number: int, command: Message) -> MessageOrder | Verdict:
        """The MessageOrder, or why the message is void."""
        if command.colour == self._seat:
            return verdict("message-to-oneself")
        if self.left <= 0:
            return verdict("no-correspondence", item=self._item)
        return MessageOrder(self._seat, number, command.colour, command.text, self._item)

    def accept(self, order: MessageOrder) -> None:
        """Deduct an order from what later ones can use."""
        self.left -= 1
