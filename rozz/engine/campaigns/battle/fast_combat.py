"""Fast combat, C8: strength × die ÷ 10, all in tenths."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rozz.engine.campaigns.battle import hits
from rozz.engine.campaigns.battle.casualties import apply_leader_death, clear_marks
from rozz.engine.campaigns.battle.strength import kind_of
from rozz.engine.campaigns.map.map_occupation import units_of
from rozz.engine.campaigns.model.battleboard import ATTACKER, DEFENDER, SIDES, enemy
from rozz.engine.campaigns.model.commands import CommandsBySeat, Lose
from rozz.engine.campaigns.model.scenario import nation_of
from rozz.engine.campaigns.model.state import Battle, State
from rozz.engine.campaigns.model.tables import LEADERS, by_id, is_intrinsic, type_of
from rozz.engine.campaigns.resolution.working_state import Resolution


def strength(battle: Battle, unit: str) -> int:
    """The larger of the two strengths, C8.1."""
    kind = kind_of(battle, unit)
    return max(kind.melee, kind.ranged)


def units(battle: Battle, side: str) -> tuple[str, ...]:
    """The units of a side."""
    return units_of(battle.waiting.get(side, ()))


def has_magic(battle: Battle, side: str) -> bool:
    """Whether a side has a magic user, C8.2 and C8.3; the spells do not matter."""
    return any(name in LEADERS and LEADERS[name].is_magic for name in battle.waiting.get(side, ()))


def roll(resolution: Resolution) -> None:
    """Roll both dice, the attacker's lowered by walls, C8.1 and C8.5; the losses are chosen next."""
    battle = resolution.battle
    results = {}
    for side in SIDES:
        die = resolution.roll_die("C8.1")
        modifier = -_walls(resolution) if side == ATTACKER else 0
        counted = max(1, die + modifier)
        total = sum(strength(battle, unit) for unit in units(battle, side))
        results[side] = total * counted
        resolution.emit("fast", "C8.1", battle.at, side=side, strength=total, die=die, modifier=counted - die,
                  tenths=total * counted)  # fmt: skip
    resolution.update_battle(tenths=results)


def _walls(resolution: Resolution) -> int:
    has_walls = resolution.has("walls") and any(is_intrinsic(unit) for unit in units(resolution.battle, DEFENDER))
    return (2 if resolution.battle.is_capital else 1) if has_walls else 0


def losses_of(state: State, side: str) -> tuple[tuple[str, ...], ...]:
    """Every set of units that a side may lose; of identical units, those with the highest numbers, C8.2 and C8.3."""
    battle = state.battle
    assert battle is not None
    classes = hits.equivalence_classes(units(battle, side), lambda unit: _equivalence_key(state, unit))
    found = []
    for chosen in _sets(state, side):
        if all(chosen.issuperset(row[len(row) - len(chosen.intersection(row)):]) for row in classes):
            found.append(tuple(sorted(chosen, key=by_id)))
    return tuple(sorted(found, key=lambda row: [by_id(unit) for unit in row]))


def _sets(state: State, side: str) -> Iterable[frozenset[str]]:
    battle = state.battle
    assert battle is not None
    mine = units(battle, side)
    strengths = {unit: strength(battle, unit) for unit in mine}
    enemy_side = enemy(side)
    return hits.loss_sets(strengths, mine, battle.tenths[enemy_side], has_magic(battle, enemy_side))


def _equivalence_key(state: State, unit: str) -> tuple[object, ...]:
    battle = state.battle
    assert battle is not None
    carrier = battle.bell.carrier if battle.bell else ""
    return (
        type_of(unit), nation_of(unit, state.serves), unit in battle.moved, unit in battle.retreated, unit == carrier,
    )  # fmt: skip


def is_legal_loss(state: State, side: str, chosen: Iterable[str]) -> bool:
    """Whether a side may lose this set."""
    return tuple(sorted(chosen, key=by_id)) in losses_of(state, side)


def loss_rule(state: State, side: str) -> str:
    """The rule that a set of losses breaks."""
    assert state.battle is not None
    return "C8.3" if has_magic(state.battle, enemy(side)) else "C8.2"


def sides_with_units(resolution: Resolution) -> tuple[str, ...]:
    """The sides that have units to lose."""
    return tuple(side for side in SIDES if units(resolution.battle, side))


def lose(resolution: Resolution, commands: CommandsBySeat) -> None:
    """Both sides take their losses at once; leaders without units are lost too, C8.4, and the Bell, C8.5."""
    battle, state = resolution.battle, resolution.state()
    rules = {side: loss_rule(state, side) for side in SIDES}
    lost = {side: losses_of(state, side)[-1] for side in sides_with_units(resolution)}
    for side in SIDES:
        command = commands.get(battle.captain(side))
        # A side with only one possible set was not asked.
        chosen = command.units if isinstance(command, Lose) else lost.get(side, ())
        for unit in chosen:
            remove(resolution, side, unit, rules[side])
    for side in SIDES:
        if units(resolution.battle, side):
            continue
        for leader in tuple(name for name in resolution.battle.waiting.get(side, ()) if name in LEADERS):
            remove(resolution, side, leader, "C8.4")
    bell = resolution.battle.bell
    if bell and not units(resolution.battle, bell.side) and units(resolution.battle, enemy(bell.side)):
        resolution.update_battle(bell=replace(bell, side=enemy(bell.side), carrier=""))
        resolution.emit("captured", "C8.5", battle.at, side=enemy(bell.side))
    resolution.update_battle(rounds=resolution.battle.rounds + 1, tenths={})


def remove(resolution: Resolution, side: str, name: str, rule: str) -> None:
    """Remove a unit or leader from a battle without a board."""
    battle = resolution.battle
    waiting = {**battle.waiting, side: tuple(each for each in battle.waiting.get(side, ()) if each != name)}
    resolution.update_battle(waiting=waiting)
    if battle.bell and battle.bell.carrier == name:
        resolution.update_battle(bell=replace(battle.bell, carrier=""))
    if name in LEADERS:
        apply_leader_death(resolution, name)
    elif not is_intrinsic(name):
        resolution.pool |= {name}
    clear_marks(resolution, name)
    resolution.emit("eliminated", rule, battle.at, side=side, unit=name)
