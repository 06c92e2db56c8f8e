"""The move phase, R5: all legal moves at once.  Armies that swap tiles pass each other, R5.6."""

from __future__ import annotations

from collections.abc import Sequence

from rozz.engine.game import Event, Verdict
from rozz.engine.rozz.commands import Move
from rozz.engine.rozz.legality import Docket, MoveOrder, Moving, Submission
from rozz.engine.rozz.position import Change, Field


def perform(docket: Docket, submissions: Sequence[Submission], field: Field) -> list[Event]:
    """Judge all moves on the field after purchases, then make them."""
    moving = Moving(docket.state, field)
    orders = []
    for submission in submissions:
        if isinstance(submission.command, Move):
            order = moving.judge(submission.seat, submission.number, submission.command)
            if isinstance(order, Verdict):
                docket.decide(submission.seat, submission.number, order)
            else:
                moving.accept(order)
                orders.append(order)
    # Over-work was counted on what stood there before anybody moved, so nothing that arrives can leave again.
    return [carry_out(order, field) for order in orders]


def carry_out(order: MoveOrder, field: Field) -> Event:
    changes: list[Change] = []
    for piece, number in order.pieces:
        changes.append(field.take(order.start, piece, number, first=""))
        changes.append(field.add(order.destination, piece, number))
        field.mark(field.entered, order.destination, piece, number)
    facts = {"seat": order.seat, "start": order.start, "destination": order.destination, "pieces": order.pieces}
    return Event("moved", "R5.1", order.destination, facts, tuple(changes))
