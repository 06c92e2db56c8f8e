"""The activation of a force, C10.5, C12, C13: changing orders, coordinating, moving, and starting a combat."""

from __future__ import annotations

from rozz.engine.campaigns.battle.board_paths import Party, eligible, together
from rozz.engine.campaigns.battle.casualties import endanger, leave_board, unguard
from rozz.engine.campaigns.battle.strength import is_blown, is_cavalry, limbers
from rozz.engine.campaigns.model.battleboard import OFF, ORDERS, enemy
from rozz.engine.campaigns.model.commands import Activate, Change, Coordinate, Join, Wait
from rozz.engine.campaigns.model.state import Combat, Force, Forced
from rozz.engine.campaigns.model.tables import by_id
from rozz.engine.campaigns.resolution.working_state import Resolution

#: A change succeeds on the first number or less, and chaos begins at the second, C13.1; a force fails to join on the
#: third, C13.3.
SUCCESS, CHAOS, NO_JOINING = 3, 8, 10
#: The shortest charge in spaces, C15.2.
CHARGE = 2


def activate(resolution: Resolution, command: Activate | Change | Coordinate | Join | Wait) -> str:
    """Carry out a command; returns the name of the next step."""
    side = resolution.battle.next
    match command:
        case Wait():
            resolution.update_battle(forced=None)
            return _next_side(resolution, side)
        case Change():
            return _change(resolution, side, command)
        case Coordinate():
            force = resolution.battle.by_name[side, command.force]
            resolution.change_force(force, is_turned=True)
            resolution.update_battle(coordinators={**resolution.battle.coordinators, side: force.name})
            resolution.emit("coordinating", "C13.2", force.space, side=side, force=force.name)
            return _next_side(resolution, side)
        case Join():
            return _join(resolution, side, command)
    return _carry_out(resolution, side, command)


def _change(resolution: Resolution, side: str, command: Change) -> str:
    force = resolution.battle.by_name[side, command.force]
    modifier = -1 if force.is_led_by_ruler else 0
    die = resolution.roll_die("C13.1")
    order, result = force.order, "failure"
    if die + modifier <= SUCCESS:
        order, result = command.order, "success"
    elif die + modifier >= CHAOS:
        order, result = ORDERS[resolution.draw(3, "C13.1") - 1], "chaos"
    resolution.emit(
        "changed", "C13.1", force.space, side=side, force=force.name, die=die, modifier=modifier, result=result,
        order=order,
    )  # fmt: skip
    resolution.change_force(force, order=order)
    resolution.update_battle(forced=Forced(side, force.name))
    return "activation"


def _join(resolution: Resolution, side: str, command: Join) -> str:
    force = resolution.battle.by_name[side, command.force]
    die = resolution.roll_die("C13.3")
    has_joined = die < NO_JOINING
    resolution.emit("joined", "C13.3", force.space, side=side, force=force.name, die=die, has_joined=has_joined)
    if not has_joined:
        resolution.update_battle(forced=Forced(side, force.name))
        return "activation"
    resolution.change_force(force, is_turned=True)
    ruler = resolution.battle.coordinators[side]
    resolution.update_battle(
        forced=Forced(side, ruler, bool(eligible(resolution.battle, side, resolution.battle.by_name[side, ruler])))
    )
    return "activation"


def _carry_out(resolution: Resolution, side: str, command: Activate) -> str:
    """Move and begin a combat, C12 and C14.1."""
    battle = resolution.battle
    party = Party(battle, together(battle, battle.by_name[side, command.force]), may_leave=True)
    if battle.coordinators.get(side) == command.force:
        rest = {key: ruler for key, ruler in battle.coordinators.items() if key != side}
        resolution.update_battle(coordinators=rest)
    resolution.update_battle(forced=None)
    begun = party.space
    rested = tuple(unit for unit in party.units if is_blown(battle, unit))
    forces = [resolution.change_force(force, is_done=True, is_turned=False) for force in party.forces]
    is_idle = not command.steps and not command.combat
    resolution.emit("activated", "C10.5", begun, side=side, force=command.force, order=party.order, is_idle=is_idle)
    origin = begun
    if command.steps:
        origin = _march(resolution, party, forces, command.steps)
    if rested:
        resolution.update_battle(turned=resolution.battle.turned.difference(rested))
    end = command.steps[-1] if command.steps else begun
    if end == OFF or (party.is_hero_only and command.steps):
        return after_activation(resolution, side)
    is_met = bool(command.steps) and bool(party.units) and resolution.battle.is_occupied(enemy(side), end)
    if not is_met and not command.combat:
        return after_activation(resolution, side)
    units = tuple(sorted(party.units, key=by_id))
    if command.combat == "fire":
        resolution.emit("fires", "C14.5", command.target, side=side, force=command.force, start=end)
        resolution.update_battle(combat=Combat(side, "fire", command.target, end, units))
        return "clash"
    charging: tuple[str, ...] = ()
    if len(command.steps) >= CHARGE and all(is_cavalry(resolution.battle, unit) for unit in units):
        charging = tuple(unit for unit in units if unit not in rested)
    rule = "C15.2" if charging else "C14.2" if is_met else "C14.1"
    resolution.emit("charges" if charging else "melee", rule, end, side=side, force=command.force, names=charging)
    resolution.update_battle(
        combat=Combat(side, "melee", end, origin if is_met else end, units, charging, command.aloft)
    )
    return "answer"


def _march(resolution: Resolution, party: Party, forces: list[Force], steps: tuple[str, ...]) -> str:
    """Move step by step; returns the space before the last. Lone enemy leaders are in danger, C14.9."""
    side, here, origin = party.side, party.space, party.space
    moving = forces
    if party.is_hero_only:
        hero = forces[0]
        stays, goes = hero.changed(leaders=()), hero.changed(units=())
        resolution.replace_force(hero, stays, goes)
        resolution.emit("left-behind", "C12.6", here, side=side, unit=hero.units[0])
        moving = [each for each in resolution.battle.of(side) if not each.units and each.leaders[0] in hero.leaders]
    resolution.emit("moved", "C12.1", here, side=side, force=moving[0].name, steps=steps)
    for step in steps:
        origin = here
        if step == OFF:
            going = [name for each in moving for name in (*each.leaders, *each.units)]
            leave_board(resolution, going, "C12.3", reported=(moving[0].name,))
            return origin
        moving = [resolution.change_force(each, space=step) for each in moving]
        here = step
        unguard(resolution)
        if any(each.units for each in moving):
            endanger(resolution, enemy(side), step)
    moved = [unit for each in moving for unit in each.units]
    turned = [unit for unit in moved if limbers(resolution.scenario, resolution.battle, unit, len(steps))]
    if turned:
        resolution.update_battle(turned=resolution.battle.turned.union(turned))
        resolution.emit("limbered", "C15.7", here, side=side, names=tuple(turned))
    return origin


def after_activation(resolution: Resolution, side: str) -> str:
    """The next step after a force has been activated, C10.5 and C13.4."""
    if not is_battle_decided(resolution) and must_coordinate(resolution, side):
        resolution.update_battle(forced=Forced(side, resolution.battle.coordinators[side]))
        return "activation"
    return _next_side(resolution, side)


def must_coordinate(resolution: Resolution, side: str) -> bool:
    """Whether a side's Ruler must carry out the coordinated order, because no more forces can be added, C13.4."""
    ruler = resolution.battle.coordinators.get(side)
    if not ruler:
        return False
    return not eligible(resolution.battle, side, resolution.battle.by_unit[ruler])


def is_battle_decided(resolution: Resolution) -> bool:
    """Whether a side has neither units nor leaders on the board, C10.8."""
    return len({force.side for force in resolution.battle.forces}) < 2


def _next_side(resolution: Resolution, side: str) -> str:
    if is_battle_decided(resolution):
        return "decided"
    waiting = {force.side for force in resolution.battle.forces if not force.is_done}
    enemy_side = enemy(side)
    if not waiting:
        resolution.update_battle(next="")
        return "leaders"
    resolution.update_battle(next=enemy_side if enemy_side in waiting else side)
    return "activation"
