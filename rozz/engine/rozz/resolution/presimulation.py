"""Plays a plan's purchases and moves alone, so a search plays them once and not against every other plan."""

from __future__ import annotations

from rozz.engine.rozz.legality import LegalOrders, PurchaseOrder
from rozz.engine.rozz.model.state import State
from rozz.engine.rozz.resolution import moves, purchases
from rozz.engine.rozz.resolution.event_log import NULL_LOG
from rozz.engine.rozz.resolution.turn_board import TurnBoard


def presimulate(state: State, plan: LegalOrders) -> None:
    """Compute what a plan does to the stacks it meets; this only helps where no others were there before."""
    bought = [order for order in plan.purchase_phase if isinstance(order, PurchaseOrder) and not order.item.effect]
    board = TurnBoard(state.position, state.scenario.catalog)
    destroyed = set()
    for order in bought:
        destroyed |= purchases.place(order, board, NULL_LOG)
    # A purchase that destroys others' pieces changes their verdicts, R4.6, so that phase is always played in full.
    plan.presimulated["purchases"] = board.record_effect() if bought and not destroyed else None
    for move in plan.moves:
        moves.carry_out(move, board, NULL_LOG)
    plan.presimulated["moves"] = board.record_effect() if plan.moves else None
