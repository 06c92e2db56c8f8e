"""The move phase, R5: all legal moves at once. Armies that swap tiles pass each other, R5.6."""

from __future__ import annotations

from collections.abc import Iterable

from rozz.engine.rozz.legality import Admitted, MoveOrder
from rozz.engine.rozz.resolution.event_log import EventSink
from rozz.engine.rozz.resolution.turn_board import Field


def perform(admitted: Iterable[Admitted], field: Field, sink: EventSink) -> None:
    """Make all moves.

    The gate counted over-work by what was there before anybody moved, so nothing that arrives can leave again.
    """
    for each in admitted:
        if not each.moves or field.repeat(each.presimulated.get("moves")):
            continue
        for order in each.moves:
            carry_out(order, field, sink)


def carry_out(order: MoveOrder, field: Field, sink: EventSink) -> None:
    """Make one move, with its cargo."""
    for piece, number in order.pieces:
        field.take(order.start, piece, number, first="")
        field.add(order.destination, piece, number)
        field.mark(field.entered, order.destination, piece, number)
    sink.emit("moved", "R5.1", order.destination, order.facts)
