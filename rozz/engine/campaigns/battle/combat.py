"""A combat on the board, C14 and C15: who takes part, the dice, the hits and who can take them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple, cast

from rozz.engine.campaigns.battle import hits
from rozz.engine.campaigns.battle.board_paths import may_stay_aloft
from rozz.engine.campaigns.battle.casualties import eliminate_unit, endanger
from rozz.engine.campaigns.battle.strength import (
    attack_modifier,
    bell_fights,
    can_take_hit,
    carries_bell,
    is_cavalry,
    is_flying,
    is_held,
    kind_of,
    may_fire,
    may_melee,
    melee,
    ranged,
)  # fmt: skip
from rozz.engine.campaigns.model.battleboard import NEIGHBOURS, OFF, distance, enemy, first_row, flank, forward, row
from rozz.engine.campaigns.model.scenario import Scenario, nation_of
from rozz.engine.campaigns.model.state import Attack, Battle, Combat, State
from rozz.engine.campaigns.model.tables import BELL, by_id, type_of
from rozz.engine.campaigns.resolution.working_state import Resolution


class AttackRoll(NamedTuple):
    """An attack to roll: one die per unit, C14.7."""

    unit: str
    side: str
    kind: str
    strength: int


class Clash:
    """The current combat: who may do what in it."""

    def __init__(self, scenario: Scenario, battle: Battle, combat: Combat) -> None:
        self.scenario = scenario
        self.battle = battle
        self.combat = combat
        self.side = combat.side
        self.enemy_side = enemy(combat.side)

    @cached_property
    def active(self) -> tuple[str, ...]:
        """The remaining units of the active force."""
        return tuple(sorted((unit for unit in self.combat.units if unit in self.battle.by_unit), key=by_id))

    @cached_property
    def attacked(self) -> tuple[str, ...]:
        """The units of the attacked side in the space."""
        return self.battle.units_at.get((self.enemy_side, self.combat.target), ())

    @cached_property
    def guard(self) -> str:
        """The guard of the attacked flank, empty if there is none, C15.8."""
        wanted = (self.enemy_side, self.combat.target, self.flank)
        guards = (each for each in self.battle.guards if (each.side, each.space, each.flank) == wanted)
        return next((each.unit for each in guards if each.unit in self.attacked), "")

    @cached_property
    def flank(self) -> str:
        """The side of the space that is attacked from the same row."""
        return flank(self.combat.origin, self.combat.target) if self.scenario.has("flank-guards") else ""

    @cached_property
    def engaged(self) -> tuple[str, ...]:
        """The units of the attacked side that may engage."""
        if not self.flank:
            return self.attacked
        return (self.guard,) if self.guard else ()

    def of(self, side: str) -> tuple[str, ...]:
        """The units of a side that may engage."""
        return self.active if side == self.side else self.engaged

    def at_risk(self, side: str) -> tuple[str, ...]:
        """The units of a side that may be lost, C14.3."""
        return self.active if side == self.side else self.attacked

    def bell_at_risk(self, side: str) -> bool:
        """Whether the Bell of a side may be hit: carried by the active force, or in the attacked space."""
        bell = self.battle.bell
        if bell is None or bell.side != side:
            return False
        if side == self.side:
            return bell.carrier in self.active
        return self.battle.bell_space() == self.combat.target

    # Before a melee.

    def ways_back(self, unit: str) -> tuple[str, ...]:
        """Where a unit of the attacked side may retreat to before melee, C15.1 and C15.3."""
        battle, force = self.battle, self.battle.by_unit[unit]
        there = battle.units_at.get((self.side, self.combat.target), ())
        if is_held(battle, unit) or carries_bell(battle, unit):
            return ()
        is_free = (is_cavalry(battle, unit) and not any(is_cavalry(battle, each) for each in there)) or (
            is_flying(battle, unit) and not any(is_flying(battle, each) for each in there)
        )
        if not is_free:
            return ()
        ways = [
            space
            for space in NEIGHBOURS[force.space]
            if (row(space) - row(force.space)) * forward(self.enemy_side) < 0
            and (self.side, space) not in battle.units_at
            and (self.side, space) not in battle.leaders_at
        ]
        return (*ways, OFF) if row(force.space) == first_row(self.enemy_side) else tuple(ways)

    def may_stay_aloft(self, unit: str) -> bool:
        """Whether a unit of the attacked side may stay aloft, C15.4."""
        return may_stay_aloft(self.battle, unit)

    def shooters(self, side: str) -> tuple[str, ...]:
        """The units of a side that may shoot at enemies aloft, C15.5."""
        enemies = self.at_risk(enemy(side))
        if not any(unit in enemies for unit in self.combat.aloft):
            return ()
        return tuple(
            unit
            for unit in self.of(side)
            if unit not in self.combat.aloft
            and not is_flying(self.battle, unit)
            and may_fire(self.scenario, self.battle, unit)
        )

    # The dice.

    def attack_rolls(self) -> Iterator[AttackRoll]:
        """Every attack in the order of the dice, C14.7: the attacker's in order of id, then the defender's."""
        for side in (self.side, self.enemy_side):
            yield from self._fire(side) if self.combat.kind == "fire" else self._melee(side)

    def _fire(self, side: str) -> Iterator[AttackRoll]:
        far = distance(self.combat.origin, self.combat.target)
        for unit in self.of(side):
            if kind_of(self.battle, unit).reach >= far and may_fire(self.scenario, self.battle, unit):
                yield AttackRoll(unit, side, "fire", ranged(self.battle, unit))

    def _melee(self, side: str) -> Iterator[AttackRoll]:
        battle = self.battle
        fighting = []
        for unit in self.of(side):
            if unit in self.combat.shooting:
                yield AttackRoll(unit, side, "shot", ranged(battle, unit))
            elif unit not in self.combat.aloft and may_melee(battle, unit):
                fighting.append(unit)
                yield AttackRoll(unit, side, "melee", melee(self.scenario, battle, unit, unit in self.combat.charging))
        if bell_fights(self.scenario, battle, side, fighting):
            yield AttackRoll(BELL, side, "melee", melee(self.scenario, battle, BELL, is_charging=False))

    # The hits.

    def losses(self, side: str) -> Losses:
        """The possible losses from the hits on a side."""
        return Losses(self, side)


class Losses:
    """The hits on a side and the units that can take them, C14.8; the Bell takes only what nobody else can, C19.4."""

    def __init__(self, clash: Clash, side: str) -> None:
        self.side, self._is_current = side, clash.combat is clash.battle.combat
        battle, combat = clash.battle, clash.combat
        attacks = combat.hits.get(side, ())

        def taken_by(unit: str) -> list[int]:
            is_aloft = unit in combat.aloft
            return [at for at, each in enumerate(attacks) if can_take_hit(clash.scenario, battle, unit, each, is_aloft)]

        self.takers = {unit: taken_by(unit) for unit in clash.at_risk(side)} if attacks else {}
        self.units = [unit for unit in clash.at_risk(side) if self.takers.get(unit)]
        self.first = clash.guard if side == clash.enemy_side and clash.guard in self.units else ""
        self.is_bell_hit = False
        if attacks and clash.bell_at_risk(side):
            self.takers[BELL] = taken_by(BELL)
            number = hits.most_hits(self.takers, self.units)
            self.is_bell_hit = hits.most_hits(self.takers, [*self.units, BELL]) > number

    def equivalent_units(self, state: State) -> tuple[tuple[str, ...], ...]:
        """The groups of equivalent units."""
        return hits.equivalence_classes(self.units, lambda unit: equivalence_key(state, unit))

    def choices(self, state: State) -> tuple[tuple[str, ...], ...]:
        """Every set of units that can be hit, in order of id; empty if none can."""
        battle = state.battle
        if battle is None or not self._is_current:
            return self._choices(state)
        memo, key = battle.memo, ("choices", self.side)
        known = memo.get(key)
        if known is None or known[0] is not state.serves:
            known = memo[key] = (state.serves, self._choices(state))
        return cast(tuple[tuple[str, ...], ...], known[1])

    def _choices(self, state: State) -> tuple[tuple[str, ...], ...]:
        bell = (BELL,) if self.is_bell_hit else ()
        choices = hits.choices(self.takers, self.equivalent_units(state), self.first)
        sets = [tuple(sorted(each, key=by_id)) for each in choices]
        if not sets:
            return (bell,) if bell else ()
        return tuple((*units, *bell) for units in sorted(sets, key=lambda row: [by_id(unit) for unit in row]))

    def is_legal(self, state: State, units: Iterable[str]) -> bool:
        """Whether a set may be chosen; naming the Bell is optional."""
        given = frozenset(units)
        if BELL in given and not self.is_bell_hit:
            return False
        return hits.is_choice(self.takers, given - {BELL}, self.equivalent_units(state), self.first)

    def fault(self, units: Iterable[str]) -> tuple[str, str]:
        """Why a set may not be chosen, in a word, and the unit that this is about, if it is about one."""
        given = frozenset(units) - {BELL}
        if BELL in units and not self.is_bell_hit:
            return "bell", ""
        for unit in sorted(given.difference(self.units), key=by_id):
            return ("safe" if unit in self.takers else "stranger"), unit
        if len(given) != self.required_number:
            return "number", ""
        return "share", ""

    @property
    def required_number(self) -> int:
        """How many units must be chosen: as many as can be hit."""
        return hits.most_hits(self.takers, self.units)

    def is_legal_but_lower(self, state: State, units: Iterable[str]) -> bool:
        """Whether only the numbers are wrong: among units alike the highest are lost, C3.3."""
        given = frozenset(units) - {BELL}
        highest = {
            unit for each in self.equivalent_units(state) for unit in each[len(each) - len(given.intersection(each)):]
        }
        return highest != given and self.is_legal(state, highest)


def equivalence_key(state: State, unit: str) -> tuple[object, ...]:
    """What makes units alike, C3.3; an independent unit is like no other."""
    battle = state.battle
    assert battle is not None
    force = battle.by_unit[unit]
    if not force.is_garrison and not force.leaders:
        return (unit,)
    return (
        type_of(unit),
        nation_of(unit, state.serves),
        force.side,
        force.name,
        unit in battle.turned,
        unit in battle.transported,
        unit in battle.moved,
        unit in battle.retreated,
        carries_bell(battle, unit),
        frozenset((each.flank) for each in battle.guards if each.unit == unit),
        frozenset((each.caster, each.name) for each in battle.spells if each.target == unit),
    )


def clash_of(resolution: Resolution) -> Clash:
    """The current combat."""
    combat = resolution.battle.combat
    assert combat is not None
    return Clash(resolution.scenario, resolution.battle, combat)


def roll(resolution: Resolution) -> None:
    """Roll every attack at the same time, C14.5 to C14.7, and store the hits on the other side."""
    clash = clash_of(resolution)
    combat = clash.combat
    scored: dict[str, tuple[Attack, ...]] = {}
    for roll in clash.attack_rolls():
        rule = {"fire": "C14.5", "shot": "C15.5"}.get(roll.kind, "C14.6")
        modifier = attack_modifier(resolution.battle, roll.unit)
        die = resolution.roll_die("C14.7", roll.strength - modifier)
        margin = roll.strength - die - modifier
        resolution.emit(
            "attack", rule, combat.target, side=roll.side, unit=roll.unit, attack=roll.kind, strength=roll.strength,
            die=die, modifier=modifier, is_hit=margin >= 0, margin=margin, is_return=roll.side != clash.side,
        )  # fmt: skip
        if margin >= 0:
            enemy_side = enemy(roll.side)
            hit = Attack(margin, roll.kind, is_flying(resolution.battle, roll.unit))
            scored[enemy_side] = (*scored.get(enemy_side, ()), hit)
    had = tuple(side for side in (clash.side, clash.enemy_side) if (side, combat.target) in resolution.battle.units_at)
    resolution.update_battle(combat=replace(combat, hits=scored, had_units=had))


def apply_hits(resolution: Resolution, side: str, units: Iterable[str]) -> None:
    """Eliminate the units that are hit, except for a first hit under Healing; the Bell is captured or silenced."""
    combat = clash_of(resolution).combat
    for unit in units:
        if "Healing" in resolution.battle.spells_on(unit):
            resolution.update_battle(
                spells=tuple(s for s in resolution.battle.spells if (s.name, s.target) != ("Healing", unit))
            )
            where = resolution.battle.bell_space() if unit == BELL else resolution.battle.by_unit[unit].space
            resolution.emit("healed", "C24.3", where, side=side, unit=unit)
        elif unit == BELL:
            hit_bell(resolution, is_melee=combat.kind == "melee")
        else:
            eliminate_unit(resolution, unit, "C14.8")


def hit_bell(resolution: Resolution, is_melee: bool) -> None:
    """The Bell is captured in melee, and silenced by fire, C19.4."""
    bell = resolution.battle.bell
    assert bell is not None
    space = resolution.battle.bell_space()
    if is_melee:
        resolution.update_battle(bell=replace(bell, side=enemy(bell.side), carrier="", space=space))
        resolution.emit("captured", "C19.4", space, side=enemy(bell.side))
        return
    resolution.update_battle(bell=replace(bell, is_silent=True))
    resolution.emit("silenced", "C19.4", space, side=bell.side)


def finish(resolution: Resolution) -> None:
    """After the losses: charging cavalry is blown (C15.2), leaders without units are in danger (C14.9)."""
    combat = clash_of(resolution).combat
    blown = [unit for unit in combat.charging if unit in resolution.battle.by_unit]
    if blown:
        resolution.update_battle(turned=resolution.battle.turned.union(blown))
        resolution.emit("blown", "C15.2", combat.target, side=combat.side, names=tuple(blown))
    for side in combat.had_units:
        endanger(resolution, side, combat.target)
    resolution.update_battle(combat=None)


def break_off(resolution: Resolution) -> None:
    """Nobody is left to fight, so nobody rolls for combat; leaders left alone are in danger, C14.9."""
    clash = clash_of(resolution)
    endanger(resolution, clash.enemy_side, clash.combat.target)
    resolution.update_battle(combat=None)
