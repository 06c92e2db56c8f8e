"""The purchase phase, R4: pieces arrive, aid and correspondence are noted, messages go out."""

from __future__ import annotations

from collections.abc import Sequence

from rozz.engine.game import Event, Verdict
from rozz.engine.rozz.commands import Message, Purchase
from rozz.engine.rozz.legality import Docket, PurchaseOrder, Purchasing, Submission, judge_message
from rozz.engine.rozz.position import Change, Field, Piece


def perform(
    docket: Docket, submissions: Sequence[Submission], field: Field
) -> tuple[list[Event], dict[str, int], dict[str, int]]:
    """Make all purchases and send all messages: (events, money in hand, CORR in hand) afterwards."""
    purchasing = Purchasing(docket.state, field)
    events: list[Event] = []
    aid: dict[str, int] = {}
    bought_messages: dict[str, int] = {}
    in_hand = dict(docket.state.correspondence)
    for submission in submissions:
        if isinstance(submission.command, Message):
            events += _send(docket, submission.seat, submission.number, submission.command, in_hand)
        if not isinstance(submission.command, Purchase):
            continue
        order = purchasing.judge(submission.seat, submission.number, submission.command)
        if isinstance(order, Verdict):
            docket.decide(submission.seat, submission.number, order)
            continue
        purchasing.accept(order)
        if order.item.effect == "aid":
            aid[order.recipient] = aid.get(order.recipient, 0) + order.quantity
            events.append(Event("aid", "R4.4", order.tile, _facts(order, recipient=order.recipient)))
        elif order.item.effect == "message":
            bought_messages[order.seat] = bought_messages.get(order.seat, 0) + order.quantity
            events.append(Event("correspondence-bought", "R4.5", "", _facts(order)))
        else:
            events.append(place(order, field))
    # Aid is in the recipient's hand, and CORR of use, from the end of the phase: next turn at the earliest.
    money = {seat: amount + aid.get(seat, 0) for seat, amount in purchasing.money.items()}
    correspondence = {seat: left + bought_messages.get(seat, 0) for seat, left in in_hand.items()}
    return events, money, correspondence


def _facts(order: PurchaseOrder, **more: object) -> dict[str, object]:
    return {"seat": order.seat, "item": order.item.abbreviation, "quantity": order.quantity, "cost": order.cost, **more}


def place(order: PurchaseOrder, field: Field) -> Event:
    """Put what was bought into its tile; an exclusive item drives out the others', R4.6."""
    name = order.item.abbreviation
    changes: list[Change] = []
    if order.item.exclusive:
        for piece, number in list(field.stack(order.tile).items()):
            if piece.item == name and piece.owner != order.item.owner_for(order.seat):
                changes.append(field.take(order.tile, piece, number))
    piece = Piece(order.item.owner_for(order.seat), name)
    changes.append(field.add(order.tile, piece, order.quantity))
    field.mark(field.fresh, order.tile, piece, order.quantity)
    return Event("bought", "R4.6" if len(changes) > 1 else "R4.2", order.tile, _facts(order), tuple(changes))


def _send(docket: Docket, seat: str, number: int, command: Message, in_hand: dict[str, int]) -> list[Event]:
    catalog = docket.state.scenario.catalog
    given = judge_message(catalog, seat, command, in_hand[seat])
    if not given.is_done:
        docket.decide(seat, number, given)
        return []
    in_hand[seat] -= 1
    facts = {"seat": seat, "recipient": command.colour, "text": command.text, "item": catalog.correspondence}
    return [Event("message", "R4.5", "", facts)]
