"""What a unit can do on the board right now: move, fire, attack in melee, and its protection, C12, C14, C15, C19."""

from __future__ import annotations

from collections.abc import Iterable

from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import Attack, Battle, Force
from rozz.engine.campaigns.model.tables import BELL, BELL_MELEE, KIND_OF_COUNTER, KINDS, Kind, is_intrinsic, type_of

HELD = frozenset(("Poppies", "Confusion"))
#: How far leaders without units move, C12.5.
LEADER_ALLOWANCE = 2
#: The captains who can use the Bell belong to these nations, C19.4.
BELL_NATIONS = frozenset(("Winkies", "Gillikins"))


def kind_of(battle: Battle, unit: str) -> Kind:
    """The counter of a unit; intrinsic units use the counters of the point's nation, C17.1."""
    kind = KIND_OF_COUNTER.get(unit)
    if kind is not None:
        return kind
    if is_intrinsic(unit):
        return KINDS[battle.nation[0] + type_of(unit)[1:]]
    return KINDS[type_of(unit)]


def is_flying(battle: Battle, unit: str) -> bool:
    """Whether a unit flies."""
    return unit != BELL and kind_of(battle, unit).flag == "flying"


def is_cavalry(battle: Battle, unit: str) -> bool:
    """Whether a unit is cavalry."""
    return unit != BELL and kind_of(battle, unit).flag == "cavalry"


def is_held(battle: Battle, unit: str) -> bool:
    """Whether a unit is under Poppies or Confusion."""
    return bool(battle.spells_on(unit) & HELD)


def carries_bell(battle: Battle, unit: str) -> bool:
    """Whether a unit carries the Bell."""
    return battle.bell is not None and battle.bell.carrier == unit


def allowance(battle: Battle, unit: str) -> int:
    """How many spaces a unit may move, C12.6, C12.7, and C19.2, C19.3, C19.7 for one that carries the Bell."""
    if is_intrinsic(unit) or unit in battle.transported:
        return 0
    spells = battle.spells_on(unit)
    is_fleet = "Fleet Feet" in spells
    spaces = int(is_fleet) + (0 if spells & HELD else kind_of(battle, unit).allowance)
    if not carries_bell(battle, unit):
        return spaces
    bell = battle.bell
    assert bell is not None
    on_bell = battle.spells_on(BELL)
    is_bell_held = bool(on_bell & HELD)
    if bell.is_turned:
        return min(spaces, 1) if is_fleet and not is_bell_held and not spells & HELD else 0
    if is_bell_held:
        return min(spaces, 1) if is_fleet or "Fleet Feet" in on_bell else 0
    return min(spaces, 2 if is_fleet else 1)


def speed(battle: Battle, forces: Iterable[Force]) -> int:
    """How many spaces forces move together, C12.5: as many as their slowest unit can; the garrison cannot move."""
    units = [unit for force in forces for unit in force.units]
    return min((allowance(battle, unit) for unit in units), default=LEADER_ALLOWANCE)


def leaves_behind(battle: Battle, force: Force) -> bool:
    """Whether the Hero may move on and leave its only unit behind, C12.6."""
    if not force.leaders or len(force.units) != 1 or force.units[0] in battle.transported:
        return False
    return is_held(battle, force.units[0]) and allowance(battle, force.units[0]) == 0


def limbers(scenario: Scenario, battle: Battle, unit: str, steps: int) -> bool:
    """Whether artillery that has moved this many spaces is turned, C15.7 and C11.6."""
    if not steps or not scenario.has("limbering") or kind_of(battle, unit).flag != "artillery":
        return False
    return not ("Fleet Feet" in battle.spells_on(unit) and steps == 1 and not is_held(battle, unit))


def may_fire(scenario: Scenario, battle: Battle, unit: str, steps: int = 0) -> bool:
    """Whether a unit can attack with its ranged strength after moving this many spaces."""
    kind = kind_of(battle, unit)
    if not kind.reach or "Poppies" in battle.spells_on(unit) or is_blown(battle, unit):
        return False
    if kind.flag == "artillery" and unit in battle.turned:
        return False
    return not limbers(scenario, battle, unit, steps)


def is_blown(battle: Battle, unit: str) -> bool:
    """Whether a unit is cavalry that has charged, C15.2."""
    return unit in battle.turned and is_cavalry(battle, unit)


def may_melee(battle: Battle, unit: str, is_rested: bool = False) -> bool:
    """Whether a unit can attack in melee; the movement of its activation rests blown cavalry."""
    return not is_held(battle, unit) and (is_rested or not is_blown(battle, unit))


def bell_fights(scenario: Scenario, battle: Battle, side: str, units: Iterable[str]) -> bool:
    """Whether the Bell attacks in melee, with a carrier among these participating units, C19.4."""
    bell = battle.bell
    if bell is None or bell.side != side or bell.carrier not in tuple(units) or is_held(battle, BELL):
        return False
    return not BELL_NATIONS.isdisjoint(scenario.seats[battle.captain(side)])


def ranged(battle: Battle, unit: str) -> int:
    """The ranged strength with its bonuses, C14.7."""
    spells = battle.spells_on(unit)
    return kind_of(battle, unit).ranged + ("Uncanny Marksmanship" in spells) - ("Fireball" in spells)


def melee(scenario: Scenario, battle: Battle, unit: str, is_charging: bool) -> int:
    """The strength in melee with its bonuses; artillery and giants take the ranged one if larger, C14.6."""
    spells = battle.spells_on(unit)
    bonus = ("Phantom Allies" in spells) - ("Fireball" in spells)
    if unit == BELL:
        return BELL_MELEE + bonus
    kind = kind_of(battle, unit)
    strength = kind.melee + bonus + is_charging
    if kind.flag in ("artillery", "giant") and may_fire(scenario, battle, unit):
        return max(strength, ranged(battle, unit))
    return strength


def attack_modifier(battle: Battle, unit: str) -> int:
    """The modifier of its attack dice: −1 Good Luck, +1 Poor Luck, C11.5."""
    spells = battle.spells_on(unit)
    return ("Poor Luck" in spells) - ("Good Luck" in spells)


def cover(scenario: Scenario, battle: Battle, unit: str) -> int:
    """A unit's protection from any attack: home terrain (C15.10) and walls (C17.3)."""
    if unit == BELL:
        return 0
    force = battle.by_unit[unit]
    home = kind_of(battle, unit).home
    at_home = bool(home) and battle.terrain[force.space] == home and scenario.has("home-terrain")
    walls = (2 if battle.is_capital else 1) if is_intrinsic(unit) and scenario.has("walls") else 0
    return at_home + walls


def can_take_hit(scenario: Scenario, battle: Battle, unit: str, attack: Attack, is_aloft: bool) -> bool:
    """Whether a unit can take a hit, C14.8 and C15.5.

    A flying unit is aloft only if it stays in the air during this combat, C15.4. Fire and shots of ground units need
    one more against any flying unit, aloft or not.
    """
    if unit == BELL:
        return attack.kind != "shot"
    if attack.kind == "shot" and not is_aloft:
        return False
    if attack.kind == "melee" and is_aloft and not attack.is_flying:
        return False
    in_the_air = attack.kind in ("fire", "shot") and not attack.is_flying and is_flying(battle, unit)
    return cover(scenario, battle, unit) + in_the_air <= attack.margin
