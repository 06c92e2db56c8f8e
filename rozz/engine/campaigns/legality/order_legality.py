"""Which orders and flank guards a side may choose, C10.3 and C15.8."""

from __future__ import annotations

from collections.abc import Sequence

from rozz.engine.campaigns.legality.reasons import void
from rozz.engine.campaigns.model.commands import GiveOrders
from rozz.engine.campaigns.model.state import Battle, State, battle_of, side_of
from rozz.engine.campaigns.model.tables import GARRISON, LEADERS
from rozz.engine.game import Verdict


def orders_fault(state: State, seat: str, command: GiveOrders) -> Verdict | None:
    """Why these orders cannot be given, or these guards cannot be set."""
    battle, side = battle_of(state), side_of(state, seat)
    for name, _ in command.orders:
        if (side, name) not in battle.by_name:
            return void("no-force", force=name)
        if name == GARRISON:
            return void("garrison-stands")
    if command.guards and not state.scenario.has("flank-guards"):
        return void("guards-off")
    taken: set[tuple[str, str]] = set()
    for flank, unit in command.guards:
        force = battle.by_unit.get(unit)
        space = force.space if force else ""
        if why := _guard_cause(battle, side, [each for _, each in command.guards], unit, (space, flank) in taken):
            return void("no-guard", unit=unit, why=why, space=space)
        taken.add((space, flank))
    return None


def _guard_cause(battle: Battle, side: str, units: Sequence[str], unit: str, is_taken: bool) -> str:
    """Why a unit is no flank guard, C15.8; empty if it can be one. `units` are all that are named."""
    force = battle.by_unit.get(unit)
    if unit in LEADERS:
        return "leader"
    if force is None or force.side != side:
        return "stranger"
    if units.count(unit) > 1:
        return "twice"
    return "taken" if is_taken else ""


def can_give_orders(state: State, seat: str) -> bool:
    """Whether a side has a force to order or a guard to set."""
    battle, side = battle_of(state), side_of(state, seat)
    has_guards = state.scenario.has("flank-guards") and bool(battle.units(side))
    return has_guards or any(not force.is_garrison for force in battle.of(side))
