"""The move phase, R5: all legal moves at once. Armies that swap tiles pass each other, R5.6."""

from __future__ import annotations

from collections.abc import Iterable

from rozz.engine.rozz.legality import LegalOrders, MoveOrder
from rozz.engine.rozz.resolution.event_log import EventSink
from rozz.engine.rozz.resolution.turn_board import TurnBoard


def perform(legal_orders: Iterable[LegalOrders], board: TurnBoard, sink: EventSink) -> None:
    """Make all moves.

    The gate counted over-work by what was there before anybody moved, so nothing that arrives can leave again.
    """
    for each in legal_orders:
        if not each.moves or board.repeat_effect(each.presimulated.get("moves")):
            continue
        for order in each.moves:
            carry_out(order, board, sink)


def carry_out(order: MoveOrder, board: TurnBoard, sink: EventSink) -> None:
    """Make one move, with its cargo."""
    for piece, number in order.pieces:
        board.take(order.start, piece, number, first="")
        board.add(order.destination, piece, number)
        board.mark(board.entered, order.destination, piece, number)
    sink.emit("moved", "R5.1", order.destination, order.facts)
