"""The worth of pieces, and the value of a battle for both sides, in sums, products and quotients."""

from __future__ import annotations

from functools import lru_cache

from rozz.engine.campaigns.battle.strength import kind_of
from rozz.engine.campaigns.map.battle_start import remaining_intrinsic_units
from rozz.engine.campaigns.map.map_occupation import is_unit
from rozz.engine.campaigns.model.battleboard import ATTACKER, DEFENDER, SIDES, enemy, row
from rozz.engine.campaigns.model.state import Battle, State
from rozz.engine.campaigns.model.tables import KINDS, LEADERS, Kind, is_intrinsic, type_of
from rozz.engine.exact_sum import summed

#: The worth of leaders, where a unit is worth about 1: C20.3 counts a Hero twice, a Ruler three times.
LEADERS_WORTH = {"witch": 0.6, "hero": 1.6, "ruler": 3.0}
#: The worth of the Bell to the side that captured it (C20.3), and to its owner.
CAPTURED_BELL, OWN_BELL = 3.0, 1.0
#: The worth of each row closer to the enemy, per unit.
ONWARD = 0.012
#: How many points behind count as half a loss: in the last battle turn, and how many more per turn before that.
LAST_TURN, EACH_TURN = 1.5, 0.9


@lru_cache(maxsize=256)
def unit_worth(kind: Kind) -> float:
    """The worth of a unit: mostly its existence, a little its strength."""
    return 0.75 + 0.06 * (max(kind.melee, kind.ranged) + kind.reach + 2 * (kind.allowance > 1))


def name_worth(name: str) -> float:
    """The worth of a unit or leader by its counter."""
    if name in LEADERS:
        return LEADERS_WORTH[LEADERS[name].rank]
    return unit_worth(KINDS[type_of(name)]) if is_unit(name) else 0.0


def strength_of(name: str) -> int:
    """The larger of the strengths on a unit's counter."""
    kind = KINDS[type_of(name)]
    return max(kind.melee, kind.ranged)


def chance(own: float, other: float) -> float:
    """The chance that one strength wins against another."""
    if own <= 0:
        return 0.0
    one, two = own * own * own, other * other * other
    return one / (one + two)


def share_of(difference: float, scale: float) -> float:
    """A difference of points as a value from 0 to 1."""
    size = difference if difference > 0 else -difference
    return min(0.99, max(0.01, 0.5 + 0.5 * difference / (size + scale)))


def names_in(battle: Battle, side: str) -> tuple[str, ...]:
    """The units and leaders of a side in a battle: on the board, or before it is fought there, waiting."""
    return (*battle.units(side), *battle.leaders(side)) or battle.waiting.get(side, ())


def side_worth(battle: Battle, side: str) -> float:
    """The worth of a side in a battle, including the Bell; the garrison counts as behind walls."""
    total = summed(_worth_in(battle, name) for name in names_in(battle, side))
    bell = battle.bell
    if bell and bell.side == side:
        total += OWN_BELL if bell.brought in ("", side) else CAPTURED_BELL
    return total


def _worth_in(battle: Battle, name: str) -> float:
    if is_intrinsic(name):
        return unit_worth(kind_of(battle, name))
    return name_worth(name)


def advance_bonus(battle: Battle, side: str) -> float:
    """How far the units of a side have advanced."""
    return ONWARD * summed(
        len(units) * (row(space) if each == ATTACKER else 6 - row(space))
        for (each, space), units in battle.units_at.items()
        if each == side
    )


def battle_values(state: State, battle: Battle) -> dict[str, float]:
    """The value of a stand-alone battle: points as at its end, which count more the closer the end is."""
    scale = LAST_TURN + EACH_TURN * max(0, state.scenario.turns - battle.turn)
    points = {side: side_worth(battle, side) + advance_bonus(battle, side) for side in SIDES}
    return {battle.captain(side): share_of(points[side] - points[enemy(side)], scale) for side in SIDES}


def force_of(state: State, battle: Battle, side: str) -> float:
    """The strength of a side in a battle: its units', plus walls, leaders and spells."""
    walls = 1.5 if battle.is_capital else 1.25
    total = 0.0
    for name in names_in(battle, side):
        if name in LEADERS:
            total += 1.0 if LEADERS[name].is_hero else 0.5
        elif is_unit(name):
            kind = kind_of(battle, name)
            total += (max(kind.melee, kind.ranged) + 0.5 * kind.reach) * (walls if is_intrinsic(name) else 1.0)
    if side == DEFENDER and state.moment in ("approach", "honors", "muster") and battle.rounds < 0 and battle.nation:
        # The garrison is not mustered yet, so it is counted here.
        regular = KINDS[f"{battle.nation}REG"]
        total += remaining_intrinsic_units(state) * max(regular.melee, regular.ranged) * walls
    return total
