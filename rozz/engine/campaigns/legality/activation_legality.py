"""What a force may do when it is activated: move, fire, attack, change its order, or coordinate, C12 to C14."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rozz.engine.campaigns.battle.board_paths import Party, eligible, together
from rozz.engine.campaigns.battle.refuge import may_leave_board
from rozz.engine.campaigns.battle.strength import HELD, allowance, carries_bell, is_held, limbers
from rozz.engine.campaigns.legality.reasons import void
from rozz.engine.campaigns.model.battleboard import ADVANCE, BACK, NEIGHBOURS, OFF, ORDERS, STAND, enemy, first_row, row
from rozz.engine.campaigns.model.commands import Activate, Change, Command, Commands, Coordinate, Join, Wait
from rozz.engine.campaigns.model.state import Battle, Force, State, battle_of, name_order
from rozz.engine.campaigns.model.tables import BELL, is_intrinsic
from rozz.engine.game import Verdict


def party(state: State, force: Force) -> Party:
    """The forces that move if this force is activated."""
    battle = battle_of(state)
    forces = together(battle, force)
    names = (name for each in forces for name in (*each.leaders, *each.units))
    return Party(battle, forces, force.order == BACK and may_leave_board(state, force.side, names))


def activations(state: State, seat: str) -> Commands:
    """Every activation of the seat."""
    return tuple(_each_activation(state))


def only_activation(state: State) -> Command | None:
    """The only activation there is; None if there are more, or if some force may try to change its order."""
    # Two are enough to tell.
    found = () if _may_change_orders(state) else tuple(islice(_each_activation(state), 2))
    return found[0] if len(found) == 1 else None


def _may_change_orders(state: State) -> bool:
    """Whether some force may try to get one of two other orders, C13.1."""
    battle = battle_of(state)
    return battle.forced is None and any(
        not (force.is_done or force.is_turned or force.is_garrison) for force in battle.of(battle.next)
    )


def _each_activation(state: State) -> Iterator[Command]:
    """Every activation, one by one, because a force may have very many."""
    battle = battle_of(state)
    side = battle.next
    forced = battle.forced
    if forced is not None:
        yield from party(state, battle.by_name[side, forced.force]).activations(state.scenario)
        if forced.may_wait:
            yield Wait()
        return
    for force in battle.of(side):
        if force.is_done or force.is_turned:
            continue
        yield from party(state, force).activations(state.scenario)
        if not force.is_garrison:
            yield from (Change(force.name, order) for order in ORDERS if order != force.order)
        if can_coordinate(state, force):
            yield Coordinate(force.name)
        if can_join(battle, force):
            yield Join(force.name)


def can_coordinate(state: State, force: Force) -> bool:
    """Whether a Ruler may announce that it coordinates, C13.2."""
    return not _coordination_fault(state, force)


def _coordination_fault(state: State, force: Force) -> str:
    """Why a force may not announce that it coordinates, in a word; empty if it may."""
    battle = battle_of(state)
    if not state.scenario.has("coordination"):
        return "option"
    if not force.is_led_by_ruler:
        return "hero"
    if force.side in battle.coordinators:
        return "second"
    return "" if eligible(battle, force.side, force) else "nobody"


def can_join(battle: Battle, force: Force) -> bool:
    """Whether a force may be added to the Ruler's, C13.3."""
    ruler = battle.by_unit.get(battle.coordinators.get(force.side, ""))
    return ruler is not None and force in eligible(battle, force.side, ruler)


def _joining_fault(battle: Battle, force: Force) -> Verdict:
    """Why a force that has not acted cannot be added to the Ruler's."""
    ruler = battle.by_unit.get(battle.coordinators.get(force.side, ""))
    if force.is_garrison:
        why = "garrison"
    elif ruler is None:
        why = "ruler"
    elif not force.units:
        why = "leader"
    else:
        why = "order" if force.space == ruler.space else "space"
    return void("no-joining", force=force.name, why=why, leader=ruler.name if ruler else "")


def activation_fault(state: State, seat: str, command: Command) -> Verdict | None:
    """Why the seat cannot activate a force this way."""
    battle = battle_of(state)
    side, forced = battle.next, battle.forced
    if isinstance(command, Wait):
        return None if forced and forced.may_wait else void("no-waiting")
    assert isinstance(command, Activate | Change | Coordinate | Join)
    force = battle.by_name.get((side, command.force))
    if force is None:
        return void("no-force", force=command.force)
    if forced is not None and (command.force != forced.force or not isinstance(command, Activate)):
        is_joining = side in battle.coordinators
        if is_joining and not forced.may_wait and not battle.by_name[side, forced.force].is_turned:
            return void("forced-alone", force=forced.force)
        return void("forced-join" if is_joining else "forced", force=forced.force)
    if force.is_done:
        return void("is-done", force=force.name)
    if force.is_turned and forced is None:
        return void("is-turned", force=force.name)
    match command:
        case Change():
            if force.is_garrison or command.order == force.order:
                return void("no-change", force=force.name, why="garrison" if force.is_garrison else "same")
            return None
        case Coordinate():
            if why := _coordination_fault(state, force):
                leader = battle.coordinators.get(side, "")
                return void("no-coordination", force=force.name, why=why, leader=leader)
            return None
        case Join():
            return None if can_join(battle, force) else _joining_fault(battle, force)
    return _movement_fault(state, party(state, force), command)


def _movement_fault(state: State, moving: Party, command: Activate) -> Verdict | None:
    """Why a force cannot move and fight this way; None if it can."""
    battle, enemy_side = moving.battle, enemy(moving.side)
    here, has_units = moving.space, bool(moving.units) and not moving.is_hero_only
    if not command.steps and not moving.may_stay:
        return void("advance" if moving.order == ADVANCE else "back", force=command.force)
    if command.steps:
        if fault := _speed_fault(moving, command):
            return fault
        for at, step in enumerate(command.steps):
            if fault := _step_fault(moving, command.force, here, step, has_units):
                return fault
            here = step
            is_last = at == len(command.steps) - 1
            if not is_last and (step == OFF or battle.is_occupied(enemy_side, step)):
                return void("ends-there")
    is_met = bool(command.steps) and here != OFF and battle.is_occupied(enemy_side, here)
    return _combat_fault(state, moving, command, here, is_met)


def _speed_fault(moving: Party, command: Activate) -> Verdict | None:
    """Why a force cannot move that far."""
    battle, number = moving.battle, len(command.steps)
    if moving.is_hero_only:
        return void("too-far", force=command.force, number=2) if number > 2 else None
    if number <= moving.speed:
        return None
    for unit in moving.units:
        if number <= allowance(battle, unit):
            continue
        if is_intrinsic(unit):
            return void("garrison-stays")
        if unit in battle.transported or (carries_bell(battle, unit) and BELL in battle.transported):
            return void("was-transported", unit=unit)
        if is_held(battle, unit):
            if allowance(battle, unit):
                return void("held-but-fleet", unit=unit)
            if len(moving.units) > 1:
                return void("held-group", unit=unit)
            return void("held", unit=unit, spell=tuple(sorted(battle.spells_on(unit) & HELD)))
        if carries_bell(battle, unit):
            bell = battle.bell
            assert bell is not None
            return void("bell-turned" if bell.is_turned else "bell-holds" if is_held(battle, BELL) else "bell-slow")
    if len(moving.forces) > 1:
        return void("too-far-together", number=moving.speed)
    return void("too-far", force=command.force, number=moving.speed)


def _step_fault(moving: Party, force: str, here: str, step: str, has_units: bool) -> Verdict | None:
    if step in moving.steps(here, has_units):
        return None
    if step == OFF:
        is_first = moving.order == BACK and row(here) == first_row(moving.side)
        return void("no-refuge") if is_first else void("no-off")
    if step not in NEIGHBOURS[here]:
        return void("not-adjacent", step=step, here=here)
    if not has_units and moving.battle.is_occupied(enemy(moving.side), step):
        return void("leaders-alone")
    return void({ADVANCE: "advance", BACK: "back", STAND: "stand"}[moving.order], force=force)


def _combat_fault(state: State, moving: Party, command: Activate, here: str, is_met: bool) -> Verdict | None:
    if command.combat and moving.is_hero_only and command.steps:
        return void("leaves")
    if command.combat == "fire":
        if is_met:
            return void("automatic")
        steps = len(command.steps)
        if here == OFF or command.target not in moving.targets(state.scenario, here, steps):
            if here != OFF and any(limbers(state.scenario, moving.battle, unit, steps) for unit in moving.units):
                is_fleet = any(is_held(moving.battle, unit) and allowance(moving.battle, unit) for unit in moving.units)
                return void("limbered-asleep" if is_fleet and steps == 1 else "limbered")
            return void("no-fire", force=command.force, here=here, target=command.target)
    can_begin = not command.steps and moving.can_begin_melee(state.scenario, command.aloft)
    if command.combat == "melee" and not is_met and not can_begin:
        return void("no-melee", force=command.force, why=_melee_cause(state, moving, command))
    for unit in command.aloft:
        if not (is_met or command.combat == "melee") or unit not in moving.fliers():
            return void("no-aloft", unit=unit)
    return None


def _melee_cause(state: State, moving: Party, command: Activate) -> str:
    """Why a force cannot begin a melee, in a word, C14.1."""
    if command.steps:
        return "moved"
    if not moving.battle.is_occupied(enemy(moving.side), moving.space):
        return "alone"
    if not moving.units:
        return "leader"
    return "aloft" if moving.can_begin_melee(state.scenario, ()) else "held"


def default_activation(state: State, seat: str) -> Command:
    """The first force in order of id: S stays, A and B take the first legal step in the order C, L, R, C21."""
    battle = battle_of(state)
    side, forced = battle.next, battle.forced
    waiting = [force for force in battle.of(side) if not force.is_done and not force.is_turned]
    force = battle.by_name[side, forced.force] if forced else min(waiting, key=lambda each: name_order(each.name))
    moving = party(state, force)
    if moving.may_stay:
        return Activate(force.name)
    steps = moving.steps(force.space, bool(moving.units))
    return Activate(force.name, (min(steps, key=lambda step: "CLR".find(step[1])),))
