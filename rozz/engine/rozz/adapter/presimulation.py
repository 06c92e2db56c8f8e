"""Plays a plan's purchases and moves alone, so a search plays them once and not against every other plan."""

from __future__ import annotations

from rozz.engine.rozz.legality import Admitted, PurchaseOrder
from rozz.engine.rozz.model.state import State
from rozz.engine.rozz.resolution import moves, purchases
from rozz.engine.rozz.resolution.event_log import NULL_LOG
from rozz.engine.rozz.resolution.turn_board import Field


def presimulate(state: State, plan: Admitted) -> None:
    """Compute what a plan does to the stacks it meets; this only helps where no others were there before."""
    bought = [order for order in plan.purchase_phase if isinstance(order, PurchaseOrder) and not order.item.effect]
    field = Field(state.position, state.scenario.catalog)
    destroyed = set()
    for order in bought:
        destroyed |= purchases.place(order, field, NULL_LOG)
    # A purchase that destroys others' pieces changes their verdicts, R4.6, so that phase is always played in full.
    plan.presimulated["purchases"] = field.passage() if bought and not destroyed else None
    for move in plan.moves:
        moves.carry_out(move, field, NULL_LOG)
    plan.presimulated["moves"] = field.passage() if plan.moves else None
