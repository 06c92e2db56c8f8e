"""Where a force may go on the board, and whom it may attack from there, C12 and C14.1 to C14.5."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rozz.engine.campaigns.battle.strength import (
    LEADER_ALLOWANCE,
    bell_fights,
    is_flying,
    kind_of,
    leaves_behind,
    may_fire,
    may_melee,
    speed,
)  # fmt: skip
from rozz.engine.campaigns.model.battleboard import (
    ADVANCE,
    BACK,
    NEIGHBOURS,
    OFF,
    SIDES,
    STAND,
    distance,
    enemy,
    first_row,
    forward,
    row,
)
from rozz.engine.campaigns.model.commands import Activate
from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import Battle, Force

#: By side and space, the adjacent spaces, each with how many rows closer to the enemy a step there leads.
NEIGHBOURS_ONWARD = {
    side: {
        here: tuple((step, (row(step) - row(here)) * forward(side)) for step in steps)
        for here, steps in NEIGHBOURS.items()
    }
    for side in SIDES
}


class Party:
    """The forces that move together: one, or a Ruler's with all that it coordinates, C13.5.

    `is_hero_only`: the Hero leaves its only unit behind, C12.6.
    """

    def __init__(self, battle: Battle, forces: tuple[Force, ...], may_leave: bool) -> None:
        self.battle = battle
        self.forces = forces
        self.side = forces[0].side
        self.space = forces[0].space
        self.order = forces[0].order
        self.units = tuple(unit for force in forces for unit in force.units)
        self.may_leave = may_leave
        self.speed = speed(battle, forces)
        self.is_hero_only = len(forces) == 1 and leaves_behind(battle, forces[0])
        self._reaches: dict[int, int] = {}

    def paths(self) -> Iterator[tuple[str, ...]]:
        """Every path with at least one step."""
        if self.is_hero_only:
            yield from self._onward((), self.space, LEADER_ALLOWANCE, has_units=False)
        else:
            yield from self._onward((), self.space, self.speed, has_units=bool(self.units))

    def _onward(self, path: tuple[str, ...], here: str, left: int, has_units: bool) -> Iterator[tuple[str, ...]]:
        if not left:
            return
        for step in self.steps(here, has_units):
            longer = (*path, step)
            yield longer
            if step != OFF and not self.battle.is_occupied(enemy(self.side), step):
                yield from self._onward(longer, step, left - 1, has_units)

    def steps(self, here: str, has_units: bool) -> Iterator[str]:
        """The steps that the order allows from a space, C12.2 to C12.4."""
        held, enemy_side, onward = self.battle.units_at, enemy(self.side), NEIGHBOURS_ONWARD[self.side][here]
        for step, gain in onward:
            is_enemy = (enemy_side, step) in held
            if is_enemy and not has_units:
                continue
            if self._allows(step, gain, is_enemy):
                yield step
        if self.order == BACK and row(here) == first_row(self.side) and self.may_leave:
            yield OFF

    def _allows(self, step: str, gain: int, is_enemy: bool) -> bool:
        """Whether the order allows a step that brings the force closer to the enemy by this many rows."""
        if self.order == ADVANCE:
            return gain > 0 or (gain == 0 and is_enemy)
        if self.order == BACK:
            return gain < 0
        return gain == 0 and (not is_enemy or self._is_friendly(step))

    def _is_friendly(self, space: str) -> bool:
        there = self.battle.units_at.get((self.side, space), ())
        return any(unit not in self.units for unit in there)

    @property
    def may_stay(self) -> bool:
        """Whether the force need not move: it stands, it cannot move, or it is in its first row going back."""
        if self.order == STAND or self.is_hero_only:
            return True
        if self.order == BACK and row(self.space) == first_row(self.side):
            return True
        if not (self.speed if self.units else LEADER_ALLOWANCE):
            return True
        return not any(True for _ in self.steps(self.space, bool(self.units)))

    def targets(self, scenario: Scenario, space: str, steps: int) -> Iterator[str]:
        """The spaces that the force may fire at from a space, C14.5."""
        battle, enemy_side = self.battle, enemy(self.side)
        if battle.is_occupied(enemy_side, space):
            return
        reach = self._reaches.get(steps)
        if reach is None:
            firing = (unit for unit in self.units if may_fire(scenario, battle, unit, steps))
            reach = self._reaches[steps] = max((kind_of(battle, unit).reach for unit in firing), default=0)
        if not reach:
            return
        for target in battle.spaces_of[enemy_side]:
            if target != space and distance(space, target) <= reach and not battle.is_occupied(self.side, target):
                yield target

    def fliers(self) -> tuple[str, ...]:
        """The units that may stay aloft, C15.4."""
        return tuple(unit for unit in self.units if may_stay_aloft(self.battle, unit))

    def can_begin_melee(self, scenario: Scenario, aloft: tuple[str, ...]) -> bool:
        """Whether the force may choose melee in its own space without having moved, C14.1."""
        if not self.battle.is_occupied(enemy(self.side), self.space):
            return False
        ready = tuple(each for each in self.units if each not in aloft and may_melee(self.battle, each, is_rested=True))
        return bool(ready) or bell_fights(scenario, self.battle, self.side, ready)

    def activations(self, scenario: Scenario) -> Iterator[Activate]:
        """Every legal `A:` that moves and fights."""
        name = self.forces[0].name
        if self.may_stay:
            yield Activate(name)
            for target in self.targets(scenario, self.space, 0):
                yield Activate(name, (), "fire", target)
            for aloft in subsets(self.fliers()):
                if self.can_begin_melee(scenario, aloft):
                    yield Activate(name, (), "melee", "", aloft)
        for path in self.paths():
            end = path[-1]
            if end != OFF and self.battle.is_occupied(enemy(self.side), end):
                for aloft in subsets(self.fliers()):
                    yield Activate(name, path, "", "", aloft)
                continue
            yield Activate(name, path)
            if end != OFF and not self.is_hero_only:
                for target in self.targets(scenario, end, len(path)):
                    yield Activate(name, path, "fire", target)


def may_stay_aloft(battle: Battle, unit: str) -> bool:
    """Whether a unit flies and is awake, C15.4."""
    return is_flying(battle, unit) and "Poppies" not in battle.spells_on(unit)


def subsets(units: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every selection of units, with the empty selection first."""
    for number in range(len(units) + 1):
        yield from combinations(units, number)


def together(battle: Battle, force: Force) -> tuple[Force, ...]:
    """The force itself, or with a coordinating Ruler all coordinated forces."""
    if force.is_turned and battle.coordinators.get(force.side) == force.name:
        others = tuple(each for each in battle.of(force.side) if each.is_turned and each != force)
        return (force, *others)
    return (force,)


def eligible(battle: Battle, side: str, ruler: Force) -> tuple[Force, ...]:
    """The forces that a coordinating Ruler may still add, C13.3 and C13.5."""
    return tuple(
        each
        for each in battle.of(side)
        if each.units
        and each != ruler
        and not (each.is_done or each.is_turned or each.is_garrison)
        and (each.space, each.order) == (ruler.space, ruler.order)
    )
