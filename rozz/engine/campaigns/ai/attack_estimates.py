"""Quick estimates of what moving and attacking with a force may gain and cost in a battle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rozz.engine.campaigns.ai.battle_value import unit_worth
from rozz.engine.campaigns.battle.strength import (
    attack_modifier,
    cover,
    is_blown,
    kind_of,
    may_fire,
    may_melee,
    melee,
    ranged,
)
from rozz.engine.campaigns.model.battleboard import OFF, distance, enemy, flank, forward, row
from rozz.engine.campaigns.model.commands import Activate, Command
from rozz.engine.campaigns.model.state import Battle, Force, State
from rozz.engine.campaigns.model.tables import BELL, GARRISON
from rozz.engine.exact_sum import summed


class AttackEstimator:
    """What an attack of one side may gain and cost; everything about a unit or a space is worked out once."""

    def __init__(self, state: State, battle: Battle, side: str) -> None:
        self.scenario, self.battle, self.side, self.enemy_side = state.scenario, battle, side, enemy(side)
        self._met: dict[str, tuple[float, float]] = {}
        self._dangers: dict[str, float] = {}
        self._worths: dict[Sequence[str], float] = {}
        self._firing: dict[tuple[str, int], int | None] = {}
        self._fighting: dict[tuple[str, bool], int | None] = {}
        self._fired_back: dict[tuple[str, int], float] = {}
        self._fought_back: dict[Sequence[str], float] = {}

    def estimate(self, units: Sequence[str], force: Force, command: Command) -> float:
        """A quick estimate of how good an activation is."""
        assert isinstance(command, Activate)
        battle, steps = self.battle, command.steps
        end = steps[-1] if steps else force.space
        if end == OFF:
            return -6.0
        going = 0.06 * (row(end) - row(force.space)) * forward(self.side)
        if command.combat == "fire":
            return 0.3 + self._fire(units, end, command.target, len(steps)) + going
        there = battle.units_at.get((self.enemy_side, end), ())
        if there and units and (steps or command.combat == "melee"):
            charge = len(steps) > 1 and all(kind_of(battle, unit).flag == "cavalry" for unit in units)
            side = flank((force.space, *steps)[-2], end) if steps else ""
            low = tuple(unit for unit in units if unit not in command.aloft) if command.aloft else tuple(units)
            return 0.3 + self._melee(low, there, charge, side) + going
        if not units:
            near = min((distance(end, space) for each, space in battle.units_at if each == self.enemy_side), default=3)
            friends = (self.side, end) in battle.units_at
            return 0.02 * min(near, 3) + (0.05 if friends else 0.0) - 0.1
        return going - self._danger(end)

    def _danger(self, space: str) -> float:
        """A small penalty for every enemy who may come."""
        known = self._dangers.get(space)
        if known is None:
            known = self._dangers[space] = 0.01 * sum(
                len(units) for (side, at), units in self.battle.units_at.items()
                if side == self.enemy_side and distance(space, at) == 1
            )  # fmt: skip
        return known

    def _fire(self, units: Sequence[str], start: str, target: str, steps: int) -> float:
        there = self.battle.units_at[self.enemy_side, target]
        far = distance(start, target)
        shield, worth = self._target(there)
        won = summed([_hits(strength - shield) for strength in self._shots(units, far, steps)])
        back = self._fired_back.get((target, far))
        if back is None:
            back = self._fired_back[target, far] = summed([_hits(strength) for strength in self._shots(there, far, 0)])
        return min(won, len(there)) * worth - 0.9 * min(back, len(units)) * self._mean_worth(units)

    def _shots(self, units: Sequence[str], far: int, steps: int) -> Iterator[int]:
        """The strength of each of these units that can fire this far after this many steps."""
        battle = self.battle
        for unit in units:
            if kind_of(battle, unit).reach < far:
                continue
            key = (unit, steps)
            if key not in self._firing:
                can_fire = may_fire(self.scenario, battle, unit, steps)
                self._firing[key] = ranged(battle, unit) - attack_modifier(battle, unit) if can_fire else None
            strength = self._firing[key]
            if strength is not None:
                yield strength

    def _melee(self, units: Sequence[str], there: Sequence[str], charge: bool, side: str) -> float:
        """A melee, in which `side` is the flank that is attacked from the same row, C15.8; empty if none is."""
        battle, scenario = self.battle, self.scenario
        shield, worth = self._target(there)
        won = summed([_hits(strength - shield) for strength in self._blows(units, charge)])
        engaged = there
        if side and scenario.has("flank-guards"):
            attacked = (self.enemy_side, battle.by_unit[there[0]].space, side)
            engaged = tuple(guard.unit for guard in battle.guards if (guard.side, guard.space, guard.flank) == attacked)
        back = self._fought_back.get(engaged)
        if back is None:
            awake = [
                unit for unit in engaged if not is_blown(battle, unit) and "Poppies" not in battle.spells_on(unit)
            ]
            back = self._fought_back[engaged] = summed([_hits(strength) for strength in self._blows(awake, False)])
        return min(won, len(there)) * worth - 0.9 * min(back, len(units)) * self._mean_worth(units)

    def _blows(self, units: Iterable[str], charge: bool) -> Iterator[int]:
        """The strength of each of these units that can attack in melee."""
        battle = self.battle
        for unit in units:
            key = (unit, charge)
            if key not in self._fighting:
                can_attack = may_melee(battle, unit, is_rested=charge)
                self._fighting[key] = (
                    melee(self.scenario, battle, unit, charge) - attack_modifier(battle, unit) if can_attack else None
                )
            known = self._fighting[key]
            if known is not None:
                yield known

    def _mean_worth(self, units: Sequence[str]) -> float:
        """The average worth of one of these units."""
        known = self._worths.get(units)
        if known is None:
            total = summed([piece_worth(self.battle, unit) for unit in units])
            known = self._worths[units] = total / max(1, len(units))
        return known

    def _target(self, there: Sequence[str]) -> tuple[float, float]:
        """The average protection of the units in a space, and the average worth of one of them."""
        known = self._met.get(there[0])
        if known is None:
            battle = self.battle
            shield = sum(cover(self.scenario, battle, unit) for unit in there) / len(there)
            known = self._met[there[0]] = (shield, summed(piece_worth(battle, unit) for unit in there) / len(there))
        return known


def _hits(strength: float) -> float:
    """The chance that a die hits with this strength."""
    return min(1.0, max(0.0, strength / 10))


def piece_worth(battle: Battle, unit: str) -> float:
    """The worth of a unit in a battle; the Bell and the garrison as such count for nothing."""
    return 0.0 if unit in (BELL, GARRISON) else unit_worth(kind_of(battle, unit))
