"""Orders made by changing a sensible draft: one for every force, and flank guards, C10.3 and C15.8.

A pick orders a force (`Zerde A`) or all of them (`all A`), sets a guard (`guard L WREG2`), or selects a space.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rozz.engine.campaigns.adapter.suggestions import orders_of, suggested_orders
from rozz.engine.campaigns.legality.legality import legal_or_none
from rozz.engine.campaigns.model.battleboard import ORDERS, STAND
from rozz.engine.campaigns.model.commands import Command, GiveOrders
from rozz.engine.campaigns.model.state import Battle, Force, State, battle_of, side_of
from rozz.engine.campaigns.model.tables import LEADERS
from rozz.engine.campaigns.text.wording import force_name, unit_name
from rozz.engine.game import NEXT, Offer, Pick
from rozz.engine.said import said

FLANKS = ("L", "R")
ALL, GUARD = "all ", "guard "


class OrdersDrafter:
    """The orders of a side in a battle turn."""

    def offer(self, state: State, seat: str, picked: Sequence[str]) -> Offer:
        """The orders so far, and the orders for the selected space."""
        battle, side = battle_of(state), side_of(state, seat)
        free = _free_to_move(battle, side)
        orders = dict.fromkeys(free, STAND) | dict(suggested_orders(battle, side).orders)
        guards: dict[tuple[str, str], str] = {}
        hand, is_touched = "", False
        has_guards = state.scenario.has("flank-guards")
        spaces = {force.space for force in battle.of(side)}
        for key in picked:
            name, _, order = key.rpartition(" ")
            if key in spaces:
                hand, is_touched = key, True
            elif key.startswith(ALL) and order in ORDERS:
                orders, is_touched = dict.fromkeys(free, order), True
            elif name in free and order in ORDERS:
                orders[name], is_touched = order, True
            elif key.startswith(GUARD) and has_guards:
                is_touched |= _guard(battle, side, guards, key)
        command = orders_of(orders, tuple((flank, unit) for (_, flank), unit in sorted(guards.items())))
        keys = [f"{name} {order}" for name, order in sorted(orders.items())]
        keys += [f"{GUARD}{flank} {unit}" for flank, unit in command.guards]
        made = (*keys, *([hand] if hand else [])) if is_touched else ()
        expects = said("campaigns-offer-orders-in-hand", space=hand) if hand else said("campaigns-offer-orders")
        picks = tuple(self._picks(battle, side, orders, hand, has_guards))
        trail = (hand,) if hand else ()
        return Offer(expects, picks, command=legal_or_none(state, seat, command), made=made, trail=trail)

    def picks_for(self, state: State, seat: str, command: Command) -> tuple[str, ...]:
        """All orders and guards."""
        assert isinstance(command, GiveOrders)
        orders = dict.fromkeys(_free_to_move(battle_of(state), side_of(state, seat)), STAND) | dict(command.orders)
        keys = [f"{name} {order}" for name, order in sorted(orders.items())]
        return (*keys, *(f"{GUARD}{flank} {unit}" for flank, unit in command.guards))

    def _picks(
        self, battle: Battle, side: str, orders: Mapping[str, str], hand: str, has_guards: bool
    ) -> Iterator[Pick]:
        forces = tuple(battle.of(side))
        for space in dict.fromkeys(force.space for force in forces):
            yield Pick(space, said("campaigns-offer-orders-of", space=space), space, NEXT if space == hand else "own")
        if not hand:
            for order in ORDERS:
                label = said("campaigns-offer-all", order=order)
                yield Pick(f"{ALL}{order}", label, group="all", holds={*orders.values()} == {order})
            return
        here = [force for force in forces if force.space == hand]
        for force in here:
            if not force.is_garrison:
                yield from (_order_pick(force, order) for order in ORDERS)
        if has_guards:
            units = [unit for force in here for unit in force.units]
            yield from (_guard_pick(flank, unit) for flank in FLANKS for unit in units)


def _free_to_move(battle: Battle, side: str) -> tuple[str, ...]:
    """The forces that get orders: all but the garrison, which always stands, C9.4."""
    return tuple(force.name for force in battle.of(side) if not force.is_garrison)


def _guard(battle: Battle, side: str, guards: dict[tuple[str, str], str], key: str) -> bool:
    """Set a guard, or remove it if it is set already; each unit guards one flank at most."""
    flank, _, unit = key.removeprefix(GUARD).partition(" ")
    force = battle.by_unit.get(unit)
    if flank not in FLANKS or force is None or force.side != side or unit in LEADERS:
        return False
    place = (force.space, flank)
    if guards.get(place) == unit:
        del guards[place]
        return True
    for each in [each for each, known in guards.items() if known == unit]:
        del guards[each]
    guards[place] = unit
    return True


def _order_pick(force: Force, order: str) -> Pick:
    label = said("campaigns-offer-order", force=force_name(force), order=order)
    return Pick(f"{force.name} {order}", label, group=force.name)


def _guard_pick(flank: str, unit: str) -> Pick:
    label = said("campaigns-offer-guard", flank=flank, unit=unit_name(unit))
    return Pick(f"{GUARD}{flank} {unit}", label, group=f"{GUARD}{flank}")
