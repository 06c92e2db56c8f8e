"""A plan's purchases and moves played alone, so that a search plays them once and not against every other plan."""

from __future__ import annotations

from rozz.engine.rozz.legality import Admitted, PurchaseOrder
from rozz.engine.rozz.model.state import State
from rozz.engine.rozz.resolution import moves, purchases
from rozz.engine.rozz.resolution.event_log import SILENCE
from rozz.engine.rozz.resolution.turn_board import Field


def rehearse(state: State, plan: Admitted) -> None:
    """Find out what a plan does to the stacks that it meets; where others were there before, that is of no use."""
    bought = [order for order in plan.errands if isinstance(order, PurchaseOrder) and not order.item.effect]
    field = Field(state.position, state.scenario.catalog)
    destroyed = set()
    for order in bought:
        destroyed |= purchases.place(order, field, SILENCE)
    # Whoever loses by a purchase has his plan judged again, R4.6: that phase is always gone through order by order.
    plan.rehearsed["purchases"] = field.passage() if bought and not destroyed else None
    for move in plan.moves:
        moves.carry_out(move, field, SILENCE)
    plan.rehearsed["moves"] = field.passage() if plan.moves else None
