"""What a command is likely to do, in sentences with numbers: the chances of an attack, a new order, a march.

The numbers are exact, except that nobody knows how the others will answer.
"""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.campaigns.battle import activation, fast_combat
from rozz.engine.campaigns.battle.casting import FIREBALL
from rozz.engine.campaigns.battle.fight_odds import Fight, current_fight, fight_begun_by
from rozz.engine.campaigns.battle.refuge import retreating_pieces
from rozz.engine.campaigns.battle.strength import cover
from rozz.engine.campaigns.legality.legality import is_legal
from rozz.engine.campaigns.map.battle_start import remaining_intrinsic_units
from rozz.engine.campaigns.map.map_occupation import OWN, MapContext, units_of
from rozz.engine.campaigns.map.map_tasks import LOST
from rozz.engine.campaigns.map.recruiting import MISHAP
from rozz.engine.campaigns.model.battleboard import DEFENDER, enemy
from rozz.engine.campaigns.model.commands import Activate, Answer, Cast, Change, Command, Join, March, Recruit, Say
from rozz.engine.campaigns.model.state import Battle, State
from rozz.engine.campaigns.model.tables import BELL, KINDS, LEADERS, type_of
from rozz.engine.campaigns.resolution.working_state import DIE
from rozz.engine.campaigns.text.wording import unit_name, unit_name_within
from rozz.engine.said import Said, said

#: Chances in percent of a die, C1.4.
PERCENT = 100 // DIE

#: What a spell does, by its name; a Fireball has its chances.
OF_SPELLS = {
    "Good Luck": "campaigns-outlook-good-luck", "Poor Luck": "campaigns-outlook-poor-luck",
    "Poppies": "campaigns-outlook-poppies", "Confusion": "campaigns-outlook-confusion",
    "Fleet Feet": "campaigns-outlook-fleet-feet", "Transport": "campaigns-outlook-transport",
    "Healing": "campaigns-outlook-healing", "Uncanny Marksmanship": "campaigns-outlook-marksmanship",
    "Phantom Allies": "campaigns-outlook-phantom-allies",
}  # fmt: skip


def outlook(state: State, seat: str, command: Command) -> tuple[Said, ...]:
    """What a legal command is likely to do; empty if neither chance nor the enemy plays a part."""
    return tuple(_outlook(state, seat, command)) if is_legal(state, seat, command) else ()


def _outlook(state: State, seat: str, command: Command) -> Iterator[Said]:
    match command:
        case Activate():
            if fight := fight_begun_by(state, command):
                yield from fight_outlook(fight)
        case Answer((), (), ()) if state.moment == "answer" and state.battle is not None:
            if odds := current_fight(state, state.battle.side_of(seat)):
                yield said("campaigns-outlook-stand", chance=percent(odds.risk), own=len(odds.own))
                yield said("campaigns-outlook-strike-back", chance=percent(odds.hit), foes=len(odds.enemies))
        case Change(force, _):
            yield order_change_outlook(state, force)
        case Join():
            yield said("campaigns-outlook-join", chance=PERCENT * (activation.NO_JOINING - 1))
        case Cast(castings):
            for each in castings:
                if each.spell == "Fireball" and state.battle is not None:
                    yield _fireball_outlook(state, state.battle, each.target)
                elif each.spell in OF_SPELLS:
                    where = {"space": each.space} if each.space else {}
                    yield said(OF_SPELLS[each.spell], unit=unit_name(each.target), **where)
        case March():
            yield from march_outlook(state, seat, command)
        case Say("fast") if state.battle is not None:
            own, enemy_strength = muster_strengths(state, state.battle, seat)
            yield said("campaigns-outlook-fast", own=own, foe=enemy_strength)
        case Say("retreat") if state.battle is not None and state.land is not None:
            units = units_of(retreating_pieces(state.battle, state.battle.side_of(seat)))
            if units:
                yield said("campaigns-outlook-retreat", chance=attrition_chance(len(units)))
        case Recruit(hires):
            for hire in hires:
                if hire.method == "hire" and OWN.get(LEADERS[hire.hero].nation) != hire.kind:
                    yield said(
                        "campaigns-outlook-mishap", hero=unit_name_within(hire.hero), chance=chance_of_at_least(MISHAP)
                    )


def fight_outlook(fight: Fight) -> Iterator[Said]:
    """The chances of an attack, if everybody stands and fights."""
    odds = fight.odds
    enemies, own = len(odds.enemies), len(odds.own)
    yield said("campaigns-outlook-hit", chance=percent(odds.hit), foes=enemies, space=odds.space)
    if enemies > 1 and odds.cleared:
        yield said("campaigns-outlook-cleared", chance=percent(odds.cleared), foes=enemies)
    if odds.risk:
        yield said("campaigns-outlook-risk", chance=percent(odds.risk), own=own)
    else:
        yield said("campaigns-outlook-safe", fire="fire" if odds.is_fire else "melee")
    if fight.may_fall_back:
        yield said("campaigns-outlook-falls-back")


def chance_of_at_least(face: int) -> int:
    """The chance in percent that a die shows at least this number, C1.4.

    >>> [chance_of_at_least(face) for face in (10, 8, 4, 1)]
    [10, 30, 70, 100]
    """
    return PERCENT * (DIE - face + 1)


def percent(chance: float) -> int:
    """A chance in percent: 0 only if it is impossible, 100 only if it is certain.

    >>> [percent(chance) for chance in (0, 0.001, 0.51, 0.999, 1)]
    [0, 1, 51, 99, 100]
    """
    if chance <= 0 or chance >= 1:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


def order_change_outlook(state: State, force: str) -> Said:
    """The chances of a change of orders, C13.1."""
    battle = state.battle
    assert battle is not None
    bonus = int(battle.by_name[battle.next, force].is_led_by_ruler)
    return said(
        "campaigns-outlook-change",
        chance=PERCENT * (activation.SUCCESS + bonus),
        chaos=chance_of_at_least(activation.CHAOS + bonus),
    )


def _fireball_outlook(state: State, battle: Battle, unit: str) -> Said:
    """The chance to destroy a unit by a Fireball, C24.3.

    Home terrain and the walls of a capital give a cover of 3 at most, less than FIREBALL, so it is never negative.
    """
    chance = PERCENT * (FIREBALL - cover(state.scenario, battle, unit))
    is_saved = unit == BELL or "Healing" in battle.spells_on(unit)
    return said("campaigns-outlook-fireball", unit=unit_name_within(unit), chance=0 if is_saved else chance)


# On the map.


def march_outlook(state: State, seat: str, command: March) -> Iterator[Said]:
    """The defenders at the end of a march, the point it takes, and the losses it may cost."""
    context = MapContext.from_state(state)
    end = command.second or command.first
    going = [name for name in (*command.stack, *command.take) if name != BELL and name not in command.drop]
    units = units_of(going)
    if context.is_defended(end, seat):
        yield from _attack_outlook(context, seat, units, end)
    elif units and end in context.land.control and not _is_own(context, seat, context.land.control[end]):
        yield said("campaigns-outlook-controls", point=end)
    travelled = _count_paying_units(context, command, units)
    if travelled:
        key = "campaigns-outlook-flight" if command.is_flight else "campaigns-outlook-trail"
        yield said(key, chance=attrition_chance(travelled), number=travelled)


def _is_own(context: MapContext, seat: str, other: str) -> bool:
    return other == seat or context.scenario.are_allied(seat, other)


def _attack_outlook(context: MapContext, seat: str, units: tuple[str, ...], point: str) -> Iterator[Said]:
    """The strengths of a battle for a point, and the worth of its walls."""
    garrison = context.strength(point) if context.is_fortress_of_enemy(point, seat) else 0
    own = sum(map(strength_of, units))
    enemy_strength = sum(map(strength_of, units_of(context.enemies(point, seat))))
    if garrison:
        enemy_strength += garrison * _garrison_strength(context.scenario.map.points[point].nation[0])
    yield said("campaigns-outlook-attack", point=point, own=own, foe=enemy_strength)
    if garrison:
        yield said("campaigns-outlook-garrison", number=garrison, kind=context.scenario.map.points[point].kind)


def strength_of(unit: str) -> int:
    """The larger of the strengths on a unit's counter, C8.1."""
    kind = KINDS[type_of(unit)]
    return max(kind.melee, kind.ranged)


def _garrison_strength(nation: str) -> int:
    """The strength of a garrison's infantry, C17.1."""
    kind = KINDS[f"{nation}REG"]
    return max(kind.melee, kind.ranged)


def _count_paying_units(context: MapContext, command: March, units: tuple[str, ...]) -> int:
    """How many units pay for a trail or a flight, C6.1."""
    if command.is_flight:
        return len(units)
    links = context.scenario.map.links
    if command.second and not links[command.first][command.second]:
        return len(units)
    if not links[command.start][command.first]:
        return sum(unit in command.stack for unit in units)
    return 0


def attrition_chance(number: int) -> int:
    """The chance in percent that a stack of this many units loses one on the way, C6.1.

    >>> [attrition_chance(number) for number in (1, 3, 4, 5, 6, 8)]
    [10, 10, 20, 20, 30, 40]
    """
    return chance_of_at_least(LOST - max(0, (number - 2) // 2))


def muster_strengths(state: State, battle: Battle, seat: str) -> tuple[int, int]:
    """The strengths of a seat and of its enemy in fast combat, C8.1; a garrison counts as infantry."""
    side = battle.side_of(seat)
    found = {}
    for each in (side, enemy(side)):
        names = units_of(battle.waiting.get(each, ())) or battle.units(each)
        found[each] = sum(fast_combat.strength(battle, unit) for unit in names)
    if battle.muster and battle.rounds < 0 and battle.nation:
        found[DEFENDER] += remaining_intrinsic_units(state) * _garrison_strength(battle.nation[0])
    return found[side], found[enemy(side)]

