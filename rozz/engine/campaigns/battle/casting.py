"""The Spells step, C11 and C19.5: dissipation, then the spells of both sides in their order of effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rozz.engine.campaigns.battle.casualties import eliminate_unit
from rozz.engine.campaigns.battle.combat import hit_bell
from rozz.engine.campaigns.battle.strength import BELL_NATIONS, cover
from rozz.engine.campaigns.model.battleboard import SIDES, enemy
from rozz.engine.campaigns.model.commands import Cast, Casting
from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import Battle, Force, Spell
from rozz.engine.campaigns.model.tables import (
    BELL,
    COUNTERS,
    LEADERS,
    NATIONAL_SKELETON,
    ONE_SHOT,
    SKELETON,
    SPELLS,
    by_id,
    type_of,
)  # fmt: skip
from rozz.engine.campaigns.resolution.working_state import Resolution

#: A spell dissipates on this roll or less, C11.7.
DISSIPATES = 3
#: The strength of a Fireball, C24.3.
FIREBALL = 4
#: The most skeletons of the Bell on the board, C19.5.
MOST_SKELETONS = 2


def spells_known(known: Mapping[str, str], leader: str) -> tuple[str, ...]:
    """The spells of a magic user, C11.1 and C11.3; none for others."""
    if LEADERS[leader].draws:
        return (known[leader],) if leader in known else ()
    return LEADERS[leader].spells


def casters(battle: Battle, known: Mapping[str, str], side: str) -> tuple[str, ...]:
    """The magic users of a side on the board."""
    return tuple(leader for leader in battle.leaders(side) if spells_known(known, leader))


def draw_spell(resolution: Resolution, leader: str) -> None:
    """Draw the one random spell of Rolf Guuf or a witch, kept for good, C11.3."""
    die = resolution.roll_die("C11.3")
    spell = tuple(SPELLS)[die - 1]
    resolution.known = {**resolution.known, leader: spell}
    resolution.emit("learned", "C11.3", "", leader=leader, spell=spell, die=die)


def skeleton_for(scenario: Scenario, battle: Battle, pool: frozenset[str], side: str) -> str:
    """The skeleton that the Bell would create: national before mercenary; empty for none, C19.5."""
    nations = scenario.seats[battle.captain(side)]
    kinds = (NATIONAL_SKELETON, SKELETON) if "Winkies" in nations else (SKELETON,)
    on_board = battle.by_unit
    for kind in kinds:
        free = [unit for unit in COUNTERS if type_of(unit) == kind and unit in pool and unit not in on_board]
        if free:
            return min(free, key=by_id)
    return ""


def can_ring(scenario: Scenario, battle: Battle, pool: frozenset[str], side: str) -> bool:
    """Whether the Bell of a side may create a skeleton now, C19.4 and C19.5."""
    return not ring_fault(scenario, battle, pool, side)


def ring_fault(scenario: Scenario, battle: Battle, pool: frozenset[str], side: str) -> str:
    """Why the Bell may not create a skeleton now, in a word; empty if it may."""
    bell = battle.bell
    if bell is None:
        return "none"
    if bell.side != side:
        return "enemy"
    if is_silenced(scenario, battle, side):
        return "silent"
    if not battle.bell_space():
        return "off"
    if scenario.has("bell-limit") and sum(unit in battle.by_unit for unit in battle.rung) >= MOST_SKELETONS:
        return "limit"
    return "" if skeleton_for(scenario, battle, pool, side) else "pool"


def is_silenced(scenario: Scenario, battle: Battle, side: str) -> bool:
    """Whether the Bell creates nothing for a side for the rest of the battle, C19.4."""
    is_silent = battle.bell is not None and battle.bell.is_silent
    return is_silent or BELL_NATIONS.isdisjoint(scenario.seats[battle.captain(side)])


def dissipate(resolution: Resolution) -> None:
    """Roll a die for each spell in effect, in the order of casting, C11.7."""
    if not resolution.has("dissipation"):
        return
    one_shot = resolution.scenario.options["one-shot"]
    for spell in resolution.battle.spells:
        if spell.name in ONE_SHOT and one_shot == "exempt":
            continue
        die = resolution.roll_die("C11.7")
        is_over = die <= DISSIPATES
        resolution.emit("dissipation", "C11.7", "", caster=spell.caster, spell=spell.name, unit=spell.target, die=die,
                  is_over=is_over)  # fmt: skip
        if not is_over:
            continue
        resolution.update_battle(spells=tuple(each for each in resolution.battle.spells if each != spell))
        if spell.name in ONE_SHOT and one_shot == "again":
            resolution.update_battle(spent=resolution.battle.spent - {(spell.caster, spell.name)})


def cast_all(resolution: Resolution, given: Mapping[str, Cast]) -> None:
    """Cast both sides' spells: lasting ones are placed, Fireballs strike, Transports, then the Bell, C11.8."""
    for side, casting in _in_order(given):
        if casting.spell not in ("Fireball", "Transport"):
            _place(resolution, side, casting)
    for side, casting in _in_order(given):
        if casting.spell == "Fireball":
            _fireball(resolution, side, casting)
    arrived: dict[str, set[str]] = {}
    for side, casting in _in_order(given):
        if casting.spell == "Transport":
            _transport(resolution, side, casting, arrived)
    for side in SIDES:
        if side in given and given[side].rings:
            _ring(resolution, side)


def _in_order(given: Mapping[str, Cast]) -> Iterator[tuple[str, Casting]]:
    return ((side, casting) for side in SIDES if side in given for casting in given[side].castings)


def _mark(resolution: Resolution, casting: Casting) -> None:
    """Put the marker on the unit, last in the order of casting."""
    battle = resolution.battle
    spells = tuple(each for each in battle.spells if (each.caster, each.name) != (casting.caster, casting.spell))
    resolution.update_battle(spells=(*spells, Spell(casting.caster, casting.spell, casting.target)))


def _place(resolution: Resolution, side: str, casting: Casting) -> None:
    if casting.spell in ONE_SHOT:
        resolution.update_battle(spent=resolution.battle.spent | {(casting.caster, casting.spell)})
    _mark(resolution, casting)
    _emit_marked(resolution, side, casting)


def _where(battle: Battle, unit: str) -> str:
    return battle.bell_space() if unit == BELL else battle.by_unit[unit].space


def _emit_marked(resolution: Resolution, side: str, casting: Casting) -> None:
    resolution.emit("cast", "C11.1", _where(resolution.battle, casting.target), side=side, caster=casting.caster,
              spell=casting.spell, unit=casting.target)  # fmt: skip


def _fireball(resolution: Resolution, side: str, casting: Casting) -> None:
    """Roll a die at strength 4; survivors burn, C24.3."""
    resolution.update_battle(spent=resolution.battle.spent | {(casting.caster, casting.spell)})
    unit = casting.target
    if unit != BELL and unit not in resolution.battle.by_unit:
        resolution.emit("fizzled", "C11.8", "", side=side, caster=casting.caster, unit=unit)
        return
    where = _where(resolution.battle, unit)
    modifier = cover(resolution.scenario, resolution.battle, unit)
    die = resolution.roll_die("C24.3")
    is_hit = die + modifier <= FIREBALL
    resolution.emit("fireball", "C24.3", where, side=side, caster=casting.caster, unit=unit, die=die, modifier=modifier,
              is_hit=is_hit)  # fmt: skip
    if is_hit and "Healing" in resolution.battle.spells_on(unit):
        resolution.update_battle(
            spells=tuple(s for s in resolution.battle.spells if (s.name, s.target) != ("Healing", unit))
        )
        resolution.emit("healed", "C24.3", where, side=enemy(side), unit=unit)
        is_hit = False
    if not is_hit:
        _mark(resolution, casting)
    elif unit == BELL:
        hit_bell(resolution, is_melee=False)
    else:
        eliminate_unit(resolution, unit, "C24.3")


def _transport(resolution: Resolution, side: str, casting: Casting, arrived: dict[str, set[str]]) -> None:
    """Move a unit at once, along with a Hero that leads only it; Bell and carrier go together, C24.3, C19.7."""
    unit, space = casting.target, casting.space
    bell = resolution.battle.bell
    if unit == BELL and bell and bell.carrier:
        unit = bell.carrier
    if (unit != BELL and unit not in resolution.battle.by_unit) or space in arrived.get(enemy(side), set()):
        resolution.emit("fizzled", "C11.8", space, side=side, caster=casting.caster, unit=casting.target)
        return
    start = _where(resolution.battle, unit)
    if unit == BELL:
        assert bell is not None
        resolution.update_battle(bell=replace(bell, space=space), transported=resolution.battle.transported | {BELL})
    else:
        _carry(resolution, resolution.battle.by_unit[unit], unit, space)
        resolution.update_battle(transported=resolution.battle.transported | {unit})
        arrived.setdefault(side, set()).add(space)
    resolution.emit("transported", "C24.3", space, side=side, caster=casting.caster, unit=casting.target, start=start)


def _carry(resolution: Resolution, force: Force, unit: str, space: str) -> None:
    if len(force.units) == 1:
        resolution.change_force(force, space=space)
        return
    rest = force.changed(units=tuple(each for each in force.units if each != unit))
    resolution.replace_force(force, rest, Force(force.side, space, (), (unit,)))


def _ring(resolution: Resolution, side: str) -> None:
    """The Bell creates a skeleton in its space, and with [bell-still] is turned, C19.5 and C19.7."""
    battle = resolution.battle
    if not can_ring(resolution.scenario, battle, resolution.pool, side):
        return
    unit = skeleton_for(resolution.scenario, battle, resolution.pool, side)
    assert battle.bell is not None
    space = battle.bell_space()
    resolution.pool -= {unit}
    if unit.startswith(SKELETON):
        resolution.serves = {**resolution.serves, unit: resolution.scenario.seats[battle.captain(side)][0]}
    fresh = Force(side, space, (), (unit,))
    resolution.update_battle(
        rung=battle.rung | {unit},
        bell=replace(battle.bell, is_turned=resolution.has("bell-still")),
    )
    resolution.update_battle(forces=(*resolution.battle.forces, fresh))
    resolution.replace_force(fresh, fresh)
    resolution.emit("rang", "C19.5", space, side=side, unit=unit)
