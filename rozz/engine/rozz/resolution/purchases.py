"""The purchase phase, R4: pieces arrive, aid and correspondence change hands, messages go out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rozz.engine.rozz.legality import LegalOrders, MessageOrder, PurchaseOrder
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.state import State
from rozz.engine.rozz.resolution.event_log import EventSink
from rozz.engine.rozz.resolution.turn_board import TurnBoard


class Result(NamedTuple):
    """Money and CORR in hand after the phase, and the pieces that purchases destroyed in each tile, R4.6."""

    money: dict[str, int]
    correspondence: dict[str, int]
    destroyed: set[tuple[str, Piece]]


def perform(state: State, legal_orders: Iterable[LegalOrders], board: TurnBoard, sink: EventSink) -> Result:
    """Make all purchases and send all messages.

    The gate has judged them by what was in hand before, so aid and CORR can be used from the next turn on, R4.4, R4.5.
    """
    money, correspondence = dict(state.money), dict(state.correspondence)
    destroyed: set[tuple[str, Piece]] = set()
    for each in legal_orders:
        is_placed = bool(each.purchase_phase) and board.repeat_effect(each.presimulated.get("purchases"))
        for order in each.purchase_phase:
            if isinstance(order, MessageOrder):
                correspondence[order.seat] -= 1
                sink.emit("message", "R4.5", "", order.facts)
                continue
            money[order.seat] -= order.cost
            if order.item.effect == "aid":
                money[order.recipient] += order.quantity
                sink.emit("aid", "R4.4", order.tile, order.facts)
            elif order.item.effect == "message":
                correspondence[order.seat] += order.quantity
                sink.emit("correspondence-bought", "R4.5", "", order.facts)
            elif not is_placed:
                destroyed |= place(order, board, sink)
    return Result(money, correspondence, destroyed)


def place(order: PurchaseOrder, board: TurnBoard, sink: EventSink) -> set[tuple[str, Piece]]:
    """Place a purchase; an exclusive item destroys the same item of others, R4.6. Returns the destroyed pieces."""
    piece, tile = order.piece, order.tile
    destroyed: set[tuple[str, Piece]] = set()
    if order.item.exclusive:
        rivals = [each for each in board.stack(tile) if each.item == piece.item and each.owner != piece.owner]
        for rival in rivals:
            board.take(tile, rival, board.count(tile, rival))
            destroyed.add((tile, rival))
    board.add(tile, piece, order.quantity)
    board.mark(board.bought, tile, piece, order.quantity)
    sink.emit("bought", "R4.6" if destroyed else "R4.2", tile, order.facts)
    return destroyed
