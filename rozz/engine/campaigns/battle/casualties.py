"""Units and leaders that leave the board, and what ends with them: elimination, danger, exit, splitting off."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from rozz.engine.campaigns.model.battleboard import ATTACKER, DEFENDER, OFF, enemy
from rozz.engine.campaigns.model.state import Force
from rozz.engine.campaigns.model.tables import BELL, LEADERS, in_order, is_intrinsic
from rozz.engine.campaigns.resolution.working_state import Resolution

#: A leader in danger is eliminated on this roll or less, C14.9.
DEADLY = 2


def with_names_added(
    rows: Mapping[str, tuple[str, ...]], side: str, names: Iterable[str]
) -> dict[str, tuple[str, ...]]:
    """The rows with these names added to a side's, in order."""
    return {**rows, side: in_order({*rows.get(side, ()), *names})}


def detach(resolution: Resolution, name: str) -> Force:
    """Take a unit or leader from its force; returns the force as it was. A leader without units is alone, C9.5."""
    force = resolution.battle.by_unit[name]
    units = tuple(each for each in force.units if each != name)
    leaders = tuple(each for each in force.leaders if each != name)
    resolution.replace_force(force, force.changed(units=units, leaders=leaders))
    return force


def end_effects_of(resolution: Resolution, names: Iterable[str]) -> None:
    """End the spells on and by these, their marks and their guard duty, C11.2."""
    gone = set(names)
    battle = resolution.battle
    resolution.update_battle(
        spells=tuple(each for each in battle.spells if each.target not in gone and each.caster not in gone),
        turned=battle.turned - gone,
        transported=battle.transported - gone,
        guards=frozenset(each for each in battle.guards if each.unit not in gone),
    )
    turn_back_uncoordinated(resolution)


def turn_back_uncoordinated(resolution: Resolution) -> None:
    """Turn turned forces back if their Ruler has left, because that Ruler coordinates nobody anymore, C13.5."""
    battle = resolution.battle
    coordinators = {side: ruler for side, ruler in battle.coordinators.items() if ruler in battle.by_unit}
    if coordinators == battle.coordinators:
        return
    forces = tuple(
        each.changed(is_turned=False) if each.is_turned and each.side not in coordinators else each
        for each in battle.forces
    )
    resolution.update_battle(coordinators=coordinators, forces=forces)


def eliminate_unit(resolution: Resolution, unit: str, rule: str) -> None:
    """Eliminate a unit, C3.2; the Bell that it carried stays in its space."""
    force = detach(resolution, unit)
    battle = resolution.battle
    if battle.bell and battle.bell.carrier == unit:
        resolution.update_battle(bell=replace(battle.bell, carrier="", space=force.space))
    if unit in battle.rung:
        resolution.update_battle(rung=battle.rung - {unit})
    elif resolution.land_or_none is None:
        resolution.update_battle(lost=with_names_added(battle.lost, force.side, (unit,)))
    if not is_intrinsic(unit):
        resolution.pool |= {unit}
    clear_marks(resolution, unit)
    end_effects_of(resolution, (unit,))
    resolution.emit("eliminated", rule, force.space, side=force.side, unit=unit)


def eliminate_leader(resolution: Resolution, leader: str, rule: str) -> None:
    """Eliminate a leader, C3.4; witches go back to the pool, a Ruler may return."""
    force = detach(resolution, leader)
    if resolution.land_or_none is None:
        resolution.update_battle(lost=with_names_added(resolution.battle.lost, force.side, (leader,)))
    apply_leader_death(resolution, leader)
    clear_marks(resolution, leader)
    end_effects_of(resolution, (leader,))
    resolution.emit("eliminated", rule, force.space, side=force.side, unit=leader)


def eliminate_trapped(resolution: Resolution) -> None:
    """Eliminate attackers who cannot retreat after turn 8, and defending leaders without units, C10.8.

    A refuge would have saved these leaders in step 7.
    """
    for force in tuple(resolution.battle.of(ATTACKER)):
        for unit in force.units:
            eliminate_unit(resolution, unit, "C10.8")
        for leader in force.leaders:
            eliminate_leader(resolution, leader, "C10.8")
    if resolution.battle.units(DEFENDER):
        return
    for leader in resolution.battle.leaders(DEFENDER):
        eliminate_leader(resolution, leader, "C10.8")


def clear_marks(resolution: Resolution, name: str) -> None:
    """Forget that an eliminated piece has moved or retreated: from its pool it comes back as a new one, C3.2."""
    battle = resolution.battle_or_none
    if battle is not None:
        resolution.update_battle(moved=battle.moved - {name}, retreated=battle.retreated - {name})


def apply_leader_death(resolution: Resolution, leader: str) -> None:
    """Apply the effects of a leader's death beyond the battle."""
    rank = LEADERS[leader].rank
    if rank == "witch":
        resolution.pool |= {leader}
    if rank == "ruler" and resolution.land_or_none is not None:
        resolution.update_map(dead={**resolution.land.dead, leader: resolution.turn})


def endanger(resolution: Resolution, side: str, space: str, rule: str = "C14.9") -> None:
    """The enemy rolls for each leader of a side that is alone with enemy units, C14.9."""
    if resolution.battle.is_occupied(side, space) or not resolution.battle.is_occupied(enemy(side), space):
        return
    for leader in resolution.battle.leaders_at.get((side, space), ()):
        die = resolution.roll_die(rule)
        resolution.emit("danger", rule, space, side=side, leader=leader, die=die, is_dead=die <= DEADLY)
        if die <= DEADLY:
            eliminate_leader(resolution, leader, rule)


def leave_board(
    resolution: Resolution, names: Iterable[str], rule: str, is_movement: bool = True, reported: Collection[str] = ()
) -> None:
    """Units and leaders leave the board, the Bell with its carrier; spells by and on them end, C11.2.

    The event does not repeat those that the event before it `reported` to leave.
    """
    going = in_order(names)
    side = resolution.battle.by_unit[going[0]].side
    space = resolution.battle.by_unit[going[0]].space
    for name in going:
        detach(resolution, name)
    bell = resolution.battle.bell
    taken = list(going)
    if bell and bell.carrier in going:
        resolution.update_battle(bell=replace(bell, space=OFF))
        taken.append(BELL)
    if is_movement:
        resolution.update_battle(left=with_names_added(resolution.battle.left, side, taken))
    end_effects_of(resolution, taken)
    if others := [name for name in taken if name not in reported]:
        resolution.emit("left", rule, space, side=side, names=in_order(others))


def split_off(resolution: Resolution, unit: str, space: str) -> None:
    """A unit goes to a space on its own, with its group's order and activation, C9.5 and C10.5."""
    force = detach(resolution, unit)
    alone = Force(force.side, space, (), (unit,), force.order, force.is_done)
    resolution.update_battle(forces=(*resolution.battle.forces, alone))
    resolution.replace_force(alone, alone)
    unguard(resolution)


def unguard(resolution: Resolution) -> None:
    """Remove guards that are no longer in their space, C15.8."""
    battle = resolution.battle
    present = frozenset(
        each for each in battle.guards if each.unit in battle.by_unit and battle.by_unit[each.unit].space == each.space
    )
    if present != battle.guards:
        resolution.update_battle(guards=present)


def has_pieces_on_board(resolution: Resolution, side: str) -> bool:
    """Whether a side has units or leaders on the board."""
    return any(True for _ in resolution.battle.of(side))


def is_leader_alone(resolution: Resolution, side: str) -> bool:
    """Whether a side has leaders but no unit on the board."""
    return has_pieces_on_board(resolution, side) and not resolution.battle.units(side)
