"""What an attack is likely to do: the exact chances of each number of losses, if everybody stands and fights, C14.

Units that fall back, stay aloft or shoot at flyers change it, and the other captain's choice is not known in advance.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from rozz.engine.campaigns.battle import activation, hits
from rozz.engine.campaigns.battle.combat import AttackRoll, Clash, Losses
from rozz.engine.campaigns.battle.strength import attack_modifier, cover, is_flying
from rozz.engine.campaigns.model.battleboard import enemy
from rozz.engine.campaigns.model.commands import Activate
from rozz.engine.campaigns.model.state import Attack, Battle, State
from rozz.engine.campaigns.model.tables import BELL
from rozz.engine.campaigns.resolution.event_log import NullLog
from rozz.engine.campaigns.resolution.working_state import DIE, Resolution

#: The protection of a flying unit from ranged fire by units on the ground, C14.7.
IN_THE_AIR = 1


class Odds(NamedTuple):
    """An attack: the units of either side that can be lost, and the chance of each number of losses, from 0 on."""

    space: str
    is_fire: bool
    own: tuple[str, ...]
    enemies: tuple[str, ...]
    own_losses: tuple[float, ...]
    enemy_losses: tuple[float, ...]

    @property
    def hit(self) -> float:
        """The chance to destroy something."""
        return 1 - self.enemy_losses[0]

    @property
    def risk(self) -> float:
        """The chance to lose something."""
        return 1 - self.own_losses[0]

    @property
    def cleared(self) -> float:
        """The chance to destroy everybody."""
        return self.enemy_losses[-1] if len(self.enemy_losses) == len(self.enemies) + 1 else 0.0

    @property
    def gain(self) -> float:
        """How many more units the other side loses on average."""
        return _mean(self.enemy_losses) - _mean(self.own_losses)


class Fight(NamedTuple):
    """An attack that is coming: its odds, and whether attacked units may fall back from it, C15.1 and C15.3."""

    odds: Odds
    may_fall_back: bool


class _HarmlessDice:
    """Dice for the way to a fight: no leader on it is caught, C14.9."""

    def draw(self, sides: int, rule: str) -> int:
        """The highest number."""
        return sides


def fight_begun_by(state: State, command: Activate) -> Fight | None:
    """The fight that an activation begins; None if it fights nobody."""
    resolution = Resolution(state, _HarmlessDice(), NullLog())
    step = activation.activate(resolution, command)
    if step not in ("clash", "answer") or resolution.battle.combat is None:
        return None
    clash = Clash(resolution.scenario, resolution.battle, resolution.battle.combat)
    may_fall_back = step == "answer" and any(clash.ways_back(unit) for unit in clash.attacked)
    return Fight(_odds(clash, resolution.battle.combat.side), may_fall_back)


def current_fight(state: State, side: str) -> Odds | None:
    """The fight that has begun, for one of its sides; None if there is none."""
    battle = state.battle
    if battle is None or battle.combat is None:
        return None
    return _odds(Clash(state.scenario, battle, battle.combat), side)


def _odds(clash: Clash, side: str) -> Odds:
    rolls: dict[str, list[AttackRoll]] = {}
    for roll in clash.attack_rolls():
        rolls.setdefault(roll.side, []).append(roll)
    enemy_side = enemy(side)
    return Odds(
        clash.combat.target, clash.combat.kind == "fire", clash.at_risk(side), clash.at_risk(enemy_side),
        _loss_chances(clash, side, rolls.get(enemy_side, ())), _loss_chances(clash, enemy_side, rolls.get(side, ())),
    )  # fmt: skip


def _loss_chances(clash: Clash, side: str, rolls: Iterable[AttackRoll]) -> tuple[float, ...]:
    """The chance of each number of losses of a side from these attacks."""
    steps = _protections(clash, side)
    found: dict[tuple[Attack, ...], float] = {(): 1.0}
    for roll in rolls:
        outcomes = _outcomes(clash.battle, roll, steps)
        further: dict[tuple[Attack, ...], float] = {}
        for scored, chance in found.items():
            for attack, part in outcomes.items():
                key = tuple(sorted((*scored, attack))) if attack is not None else scored
                further[key] = further.get(key, 0.0) + chance * part
        found = further
    numbers = [0.0] * (len(clash.at_risk(side)) + 1)
    for scored, chance in found.items():
        numbers[_number(clash, side, scored)] += chance
    while len(numbers) > 1 and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)


def _protections(clash: Clash, side: str) -> list[int]:
    """The protections that make a difference between hits."""
    covers = {cover(clash.scenario, clash.battle, unit) for unit in clash.at_risk(side)}
    if any(is_flying(clash.battle, unit) for unit in clash.at_risk(side)):
        covers |= {each + IN_THE_AIR for each in covers}
    return sorted(covers)


def _outcomes(battle: Battle, roll: AttackRoll, steps: Iterable[int]) -> Mapping[Attack | None, float]:
    """A miss, or a hit with a margin that reaches some protections, with their chances, C14.7."""
    found: dict[Attack | None, float] = {}
    for die in range(1, DIE + 1):
        margin = roll.strength - die - attack_modifier(battle, roll.unit)
        reached = [step for step in steps if step <= margin]
        is_in_air = roll.unit != BELL and is_flying(battle, roll.unit)
        attack = Attack(reached[-1], roll.kind, is_in_air) if reached and margin >= 0 else None
        found[attack] = found.get(attack, 0.0) + 1 / DIE
    return found


def _number(clash: Clash, side: str, scored: tuple[Attack, ...]) -> int:
    """How many units these hits eliminate: captains give hits first to units that Healing saves, C14.8."""
    if not scored:
        return 0
    hit = Clash(clash.scenario, clash.battle, replace(clash.combat, hits={side: scored}))
    losses = Losses(hit, side)
    number = hits.most_hits(losses.takers, losses.units)
    healed = [unit for unit in losses.units if "Healing" in clash.battle.spells_on(unit)]
    if not healed or not number:
        return number
    first = [losses.first] if losses.first and losses.first not in healed else []
    return number - (hits.most_hits(losses.takers, [*first, *healed]) - len(first))


def _mean(chances: Iterable[float]) -> float:
    return sum(number * chance for number, chance in enumerate(chances))
