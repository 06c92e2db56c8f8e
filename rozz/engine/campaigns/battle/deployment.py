"""Forming forces: the deployment of C9.4 and the groups of C9.6 and C10.1."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rozz.engine.campaigns.battle.strength import is_flying
from rozz.engine.campaigns.legality.reasons import void
from rozz.engine.campaigns.model.battleboard import first_row, own_rows, row
from rozz.engine.campaigns.model.commands import Deploy, Names, Placed, Regroup
from rozz.engine.campaigns.model.state import Battle, Force, State, sorted_forces, with_bell
from rozz.engine.campaigns.model.tables import BELL, GARRISON, LEADERS, by_id, in_order, is_intrinsic, leader_first
from rozz.engine.game import Verdict

#: How many units a Hero and a Ruler can lead, C9.6.
HERO_LEADS, RULER_LEADS = 3, 4


def parts_of(names: Names) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """Leaders, units and the Bell's carrier (the Bell itself if it lies alone, empty if it is not here)."""
    leaders = leader_first(each for each in names if each in LEADERS)
    units = tuple(each for each in names if each not in LEADERS and each not in (BELL, GARRISON))
    at = names.index(BELL) if BELL in names else -1
    carrier = "" if at < 0 else BELL if at == 0 else names[at - 1]
    return leaders, units, carrier


def max_units(lead: str) -> int:
    """How many units a Hero may lead."""
    return RULER_LEADS if LEADERS[lead].rank == "ruler" else HERO_LEADS


def force_fault(battle: Battle, names: Names) -> Verdict | None:
    """Why names do not form a legal force, C9.5 and C9.6."""
    if GARRISON in names:
        return None if len(names) == 1 else void("garrison-alone")
    leaders, units, carrier = parts_of(names)
    if any(is_intrinsic(unit) for unit in units):
        return void("garrison-alone")
    if carrier not in ("", BELL) and is_flying(battle, carrier):
        return void("bell-carrier", unit=carrier)
    if (len(units) > 1 and not leaders) or (len(leaders) > 1 and not units):
        return void("no-group", names=names)
    if leaders and units:
        if not LEADERS[leaders[0]].is_hero:
            return void("no-hero", names=names)
        if len(units) > max_units(leaders[0]):
            return void("too-many", leader=leaders[0], most=max_units(leaders[0]))
    return None


def deploy_fault(state: State, side: str, command: Deploy) -> Verdict | None:
    """Why a deployment is not legal, C9.4."""
    battle = state.battle
    assert battle is not None
    wanted = pieces_to_deploy(battle, side)
    placed = [name for _, forces in command.spaces for names in forces for name in names]
    if sorted(placed) != sorted(wanted):
        return void("everything", names=tuple(wanted))
    for space, forces in command.spaces:
        if row(space) not in own_rows(side):
            return void("own-rows", space=space)
        for names in forces:
            if fault := force_fault(battle, names):
                return fault
    return None


def pieces_to_deploy(battle: Battle, side: str) -> tuple[str, ...]:
    """What a side must deploy: units, leaders, the Bell, and the garrison as one."""
    names = battle.waiting.get(side, ())
    plain = tuple(each for each in names if not is_intrinsic(each))
    bell = (BELL,) if battle.bell and battle.bell.side == side else ()
    return (*plain, *bell, *((GARRISON,) if len(plain) < len(names) else ()))


def with_deployment(battle: Battle, side: str, spaces: Placed) -> Battle:
    """The battle with a side's forces on the board."""
    garrison = tuple(each for each in battle.waiting.get(side, ()) if is_intrinsic(each))
    return _placed(battle, side, spaces, battle.forces, garrison)


def _placed(
    battle: Battle, side: str, spaces: Placed, others: tuple[Force, ...], garrison: tuple[str, ...]
) -> Battle:
    forces = list(others)
    bell = battle.bell
    for space, rows in spaces:
        for names in rows:
            leaders, units, carrier = parts_of(names)
            if GARRISON in names:
                units = garrison
            if carrier and bell:
                bell = replace(bell, carrier="" if carrier == BELL else carrier, space="" if carrier != BELL else space)
            if leaders or units:
                forces.append(Force(side, space, leaders, units))
    return battle.changed(forces=sorted_forces(tuple(forces)), bell=bell)


def default_deployment(battle: Battle, side: str) -> Deploy:
    """Everything in the first row's C, groups filled in order of id, C21."""
    names = pieces_to_deploy(battle, side)
    units = sorted((each for each in names if each not in (*LEADERS, BELL, GARRISON)), key=by_id)
    heroes = leader_first(each for each in names if each in LEADERS and LEADERS[each].is_hero)
    carrier = battle.bell.carrier if battle.bell and BELL in names else ""
    forces: list[Names] = []
    for hero in heroes:
        led, units = units[: max_units(hero)], units[max_units(hero):]
        forces.append((hero, *with_bell(led, carrier)))
    forces += [with_bell([unit], carrier) for unit in units]
    forces += [(each,) for each in names if each in LEADERS and not LEADERS[each].is_hero]
    if BELL in names and not carrier:
        forces.append((BELL,))
    if GARRISON in names:
        forces.append((GARRISON,))
    return Deploy(((f"{first_row(side)}C", tuple(sorted(forces))),))


def regroupable_pieces(battle: Battle, side: str, space: str) -> tuple[str, ...]:
    """What a side may regroup in a space: everything but the garrison."""
    names = [
        name
        for force in battle.of(side)
        if force.space == space and not force.is_garrison
        for name in (*force.leaders, *force.units)
    ]
    bell = (BELL,) if battle.bell and battle.bell.side == side and battle.bell_space() == space else ()
    return (*in_order(names), *bell)


def regroup_fault(state: State, side: str, command: Regroup) -> Verdict | None:
    """Why groups are not legal, C10.1."""
    battle = state.battle
    assert battle is not None
    for space, forces in command.spaces:
        here = regroupable_pieces(battle, side, space)
        placed = [name for names in forces for name in names if name != GARRISON]
        if sorted(placed) != sorted(here):
            return void("not-there", space=space, names=tuple(here))
        for names in forces:
            if fault := force_fault(battle, names):
                return fault
            if GARRISON in names and not any(each.is_garrison and each.space == space for each in battle.of(side)):
                return void("not-there", space=space, names=tuple(here))
    return None


def with_regrouping(battle: Battle, side: str, spaces: Placed) -> Battle:
    """The battle with new forces in these spaces."""
    changed = {space for space, _ in spaces}
    others = tuple(
        each for each in battle.forces if each.side != side or each.space not in changed or each.is_garrison
    )
    plain = tuple((space, tuple(names for names in forces if GARRISON not in names)) for space, forces in spaces)
    return _placed(battle, side, plain, others, ())


def can_regroup(battle: Battle, side: str) -> bool:
    """Whether there is anything to choose: a Hero and a unit in one space, or the Bell's carrier."""
    return any(True for _ in _regroupable(battle, side))


def _regroupable(battle: Battle, side: str) -> Iterator[str]:
    for space in {force.space for force in battle.of(side)}:
        names = regroupable_pieces(battle, side, space)
        units = [each for each in names if each not in LEADERS and each != BELL]
        has_hero = any(each in LEADERS and LEADERS[each].is_hero for each in names)
        has_carrier = BELL in names and any(not is_flying(battle, unit) for unit in units)
        if units and (has_hero or has_carrier):
            yield space
