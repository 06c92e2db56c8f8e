"""Sensible starting points for the large choices: a deployment and orders."""

from __future__ import annotations

from rozz.engine.campaigns.battle import deployment
from rozz.engine.campaigns.battle.strength import is_cavalry, is_flying, kind_of
from rozz.engine.campaigns.model.battleboard import ADVANCE, SPACES, STAND, distance, enemy, own_rows
from rozz.engine.campaigns.model.commands import Deploy, GiveOrders, Names
from rozz.engine.campaigns.model.state import Battle, Force, with_bell
from rozz.engine.campaigns.model.tables import BELL, GARRISON, LEADERS, by_id, leader_first


def suggested_deployment(battle: Battle, side: str) -> Deploy:
    """Infantry in groups in front, riders with a Hero of their own, guns in the rear, C9.4."""
    names = deployment.pieces_to_deploy(battle, side)
    back, front = own_rows(side)
    carrier = battle.bell.carrier if battle.bell and BELL in names else ""
    heroes = list(leader_first(each for each in names if each in LEADERS and LEADERS[each].is_hero))
    others = [each for each in names if each in LEADERS and not LEADERS[each].is_hero]
    units = sorted((each for each in names if each not in (*LEADERS, BELL, GARRISON)), key=by_id)
    riders = [unit for unit in units if is_cavalry(battle, unit) or is_flying(battle, unit)]
    guns = [unit for unit in units if kind_of(battle, unit).flag == "artillery"]
    foot = [unit for unit in units if unit not in (*riders, *guns)]
    rows: dict[str, list[Names]] = {}
    # A Hero for the riders, if there are two and the others can lead all the infantry.
    leading = heroes[:-1] if riders and len(heroes) > 1 else heroes
    spaces = [f"{front}{column}" for column in "CLR"]
    for at, hero in enumerate(leading):
        led, foot = foot[: deployment.max_units(hero)], foot[deployment.max_units(hero):]
        rows.setdefault(spaces[at % 3], []).append((hero, *with_bell(led, carrier)))
    for hero in heroes[len(leading):]:
        led, riders = riders[: deployment.max_units(hero)], riders[deployment.max_units(hero):]
        rows.setdefault(f"{front}L", []).append((hero, *with_bell(led, carrier)))
    for group, space in ((foot, f"{front}R"), (riders, f"{front}L"), (guns, f"{back}C")):
        for unit in group:
            rows.setdefault(space, []).append(with_bell([unit], carrier))
    rear = [(each,) for each in others] + ([(BELL,)] if BELL in names and not carrier else [])
    rear += [(GARRISON,)] if GARRISON in names else []
    if rear:
        rows.setdefault(f"{back}C", []).extend(rear)
    return Deploy(tuple((space, tuple(sorted(rows[space]))) for space in SPACES if space in rows))


def suggested_order(battle: Battle, force: Force) -> str:
    """Forces that can fire from where they are do so; leaders alone and the garrison stay; the rest advances."""
    if force.is_garrison or not force.units:
        return STAND
    enemies = [space for side, space in battle.units_at if side == enemy(force.side)]
    near = min((distance(force.space, space) for space in enemies), default=9)
    reach = [kind_of(battle, unit).reach for unit in force.units]
    shooters = sum(each >= max(near, 1) for each in reach)
    return STAND if shooters * 2 >= len(force.units) else ADVANCE


def suggested_orders(battle: Battle, side: str) -> GiveOrders:
    """The suggested order for every force, and no guards."""
    return orders_of({force.name: suggested_order(battle, force) for force in battle.of(side)})


def orders_of(by_force: dict[str, str], guards: tuple[tuple[str, str], ...] = ()) -> GiveOrders:
    """Orders in canonical form: A before B, both in order of the forces' names, without orders to stand."""
    rows = sorted(((force, order) for force, order in by_force.items() if order != STAND), key=lambda row: row[::-1])
    return GiveOrders(tuple(rows), guards)
