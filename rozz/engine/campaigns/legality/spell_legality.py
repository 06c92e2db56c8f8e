"""Which spells a side may cast, and when it may ring the Bell: C11, C19.5 and C24.3."""

from __future__ import annotations

from rozz.engine.campaigns.battle.casting import can_ring, casters, ring_fault, spells_known
from rozz.engine.campaigns.battle.strength import kind_of
from rozz.engine.campaigns.legality.reasons import void
from rozz.engine.campaigns.model.battleboard import ATTACKER, DEFENDER, SPACES, enemy, first_row, row
from rozz.engine.campaigns.model.commands import Cast, Casting
from rozz.engine.campaigns.model.state import Battle, State, battle_of, side_of
from rozz.engine.campaigns.model.tables import BELL, LEADERS, SPELLS, is_intrinsic
from rozz.engine.game import Verdict


def cast_fault(state: State, seat: str, command: Cast) -> Verdict | None:
    """Why these spells cannot be cast, or the Bell cannot be rung."""
    battle, side = battle_of(state), side_of(state, seat)
    named = [each.caster for each in command.castings]
    for casting in command.castings:
        if named.count(casting.caster) > 1:
            return void("one-spell", caster=casting.caster)
        if fault := casting_fault(state, battle, side, casting):
            return fault
    why = ring_fault(state.scenario, battle, state.pool, side) if command.rings else ""
    if why:
        return void("silent-bell") if why == "silent" else void("no-bell", why=why)
    return None


def casting_fault(state: State, battle: Battle, side: str, casting: Casting) -> Verdict | None:
    """Why a spell cannot be cast this way, C11 and C24.3."""
    caster, spell, target = casting.caster, casting.spell, casting.target
    if caster not in battle.leaders(side):
        return void("no-caster", caster=caster)
    if spell not in spells_known(state.known, caster):
        return void("unknown-spell", caster=caster, spell=spell)
    if (caster, spell) in battle.spent:
        return void("spent", caster=caster, spell=spell)
    if target in LEADERS:
        return void("on-leader")
    wanted = side if SPELLS[spell].is_friendly else enemy(side)
    if side_of_unit(battle, target) != wanted:
        return void("no-target", spell=spell, whose="own" if wanted == side else "enemy")
    if any((each.caster, each.name, each.target) == (caster, spell, target) for each in battle.spells):
        return void("same-unit", caster=caster, spell=spell, unit=target)
    if spell == "Uncanny Marksmanship" and (target == BELL or not kind_of(battle, target).reach):
        return void("no-range", unit=target)
    if spell != "Transport":
        return void("no-space") if casting.space else None
    if is_intrinsic(target):
        return void("fixed")
    space = casting.space
    if not space or battle.is_occupied(enemy(side), space) or row(space) == first_row(enemy(side)):
        return void("transport")
    return None


def side_of_unit(battle: Battle, unit: str) -> str:
    """The side of a unit or of the Bell on the board; empty if it is not there."""
    if unit == BELL:
        return battle.bell.side if battle.bell and battle.bell_space() else ""
    force = battle.by_unit.get(unit)
    return force.side if force else ""


def castings_of(state: State, battle: Battle, side: str) -> tuple[Casting, ...]:
    """Every spell that a side may cast, one by one."""
    found = []
    targets = (*battle.units(ATTACKER), *battle.units(DEFENDER), BELL)
    for caster in casters(battle, state.known, side):
        for spell in spells_known(state.known, caster):
            spaces: tuple[str, ...] = SPACES if spell == "Transport" else ("",)
            every = (Casting(caster, spell, target, space) for target in targets for space in spaces)
            found += [each for each in every if casting_fault(state, battle, side, each) is None]
    return tuple(found)


def can_cast(state: State, seat: str) -> bool:
    """Whether a side can cast anything, or ring the Bell."""
    battle, side = battle_of(state), side_of(state, seat)
    return can_ring(state.scenario, battle, state.pool, side) or bool(castings_of(state, battle, side))
