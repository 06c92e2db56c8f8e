"""Campaigns of Ozz for computer players: likely commands by plain rules of thumb, and a position by what stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rozz.engine.bots.minded import Minded, Plan
from rozz.engine.campaigns.battleboard import SPACES, distance, enemy, forward, row
from rozz.engine.campaigns.casting import can_ring
from rozz.engine.campaigns.commands import (
    Activate,
    Cast,
    Casting,
    Change,
    Command,
    Coordinate,
    Deploy,
    GiveOrders,
    Join,
    Lose,
    Say,
)  # fmt: skip
from rozz.engine.campaigns.legality import castings_of, default, is_legal, legal
from rozz.engine.campaigns.state import Battle, Force, State
from rozz.engine.campaigns.strength import kind_of
from rozz.engine.campaigns.suggesting import suggested_deployment, suggested_orders
from rozz.engine.campaigns.tables import BELL, LEADERS
from rozz.engine.dice import Dice

#: What a leader is worth beside units of some 4 each.
LEADERS_WORTH = {"witch": 3, "hero": 5, "ruler": 9}
#: What a row nearer to the enemy is worth, in parts of all that stands.
ONWARD = 0.004
#: How good a moment each spell is for, where nothing is known but its target.
SPELLS_WORTH = {
    "Fireball": 9, "Poppies": 8, "Confusion": 7, "Good Luck": 5, "Phantom Allies": 5, "Poor Luck": 5,
    "Uncanny Marksmanship": 5, "Healing": 4, "Fleet Feet": 2, "Transport": 0,
}  # fmt: skip


class CampaignsMind(Minded):
    """Campaigns of Ozz."""

    def plans(self, state: State, seat: str, number: int, dice: Dice) -> Sequence[Plan]:
        """The likeliest commands, each alone; what a seat gives that nobody plays is among them."""
        found = dict.fromkeys(each for each in _commands(state, seat) if is_legal(state, seat, each))
        rows = list(found)[: max(1, number)]
        usual = default(state, seat)
        return [(each,) for each in (rows if usual in rows or len(rows) > 1 else [*rows, usual])]

    def value(self, state: State) -> Mapping[str, float]:
        """The share of what stands on the board, a little more for who is nearer to the enemy."""
        seats = state.scenario.seats
        if state.outcome is not None:
            winners = state.outcome.winners
            return {seat: (1 / len(winners) if seat in winners else 0.0) if winners else 0.5 for seat in seats}
        battle = state.battle
        if battle is None or battle.waiting:
            return dict.fromkeys(seats, 0.5)
        worth = {side: _standing(battle, side) for side in "AD"}
        whole = worth["A"] + worth["D"] or 1.0
        found = dict.fromkeys(seats, 0.5)
        for side in "AD":
            share = 0.02 + 0.96 * worth[side] / whole
            found[battle.captain(side)] = min(0.99, max(0.01, share + _onward(battle, side)))
        return found


def _standing(battle: Battle, side: str) -> float:
    units = sum(_worth(battle, unit) for unit in battle.units(side))
    leaders = sum(LEADERS_WORTH[LEADERS[each].rank] for each in battle.leaders(side))
    bell = 4 if battle.bell and battle.bell.side == side and battle.bell_space() else 0
    return float(units + leaders + bell)


def _worth(battle: Battle, unit: str) -> int:
    kind = kind_of(battle, unit)
    return max(kind.melee, kind.ranged) + kind.reach + (kind.allowance > 1)


def _onward(battle: Battle, side: str) -> float:
    """How far the units of a side have gone, against the other's."""
    gone = {"A": 0, "D": 0}
    for (each, space), units in battle.units_at.items():
        gone[each] += len(units) * (row(space) if each == "A" else 6 - row(space))
    return ONWARD * (gone[side] - gone[enemy(side)]) / 4


def _commands(state: State, seat: str) -> Iterator[Command]:
    battle = state.battle
    if battle is None:
        yield default(state, seat)
        return
    side = battle.side_of(seat)
    match state.moment:
        case "deploy":
            usual = suggested_deployment(battle, side)
            yield from (usual, _mirrored(usual))
        case "groups":
            yield default(state, seat)
        case "spells":
            yield from _spells(state, battle, side)
        case "orders":
            yield suggested_orders(battle, side)
            every = [force for force in battle.of(side) if force.units and not _has_guns(battle, force)]
            yield GiveOrders(tuple((force.name, "A") for force in every))
            yield GiveOrders()
        case "withdraw":
            yield Say("stay")
            if 3 * len(battle.units(side)) < len(battle.units(enemy(side))):
                yield Say("retreat")
        case _:
            whole = legal(state, seat) or ()
            # To change an order looks well in every search: what follows is not seen to its end.
            listed: Sequence[Command] = [each for each in whole if not isinstance(each, Change | Coordinate)] or whole
            yield from sorted(listed, key=lambda each: -_promise(state, battle, side, each))


def _has_guns(battle: Battle, force: Force) -> bool:
    return force.is_garrison or any(kind_of(battle, unit).flag == "artillery" for unit in force.units)


def _mirrored(deploy: Deploy) -> Deploy:
    """Left for right."""
    rows = {space[0] + {"L": "R", "R": "L"}.get(space[1], "C"): forces for space, forces in deploy.spaces}
    return replace(deploy, spaces=tuple((space, rows[space]) for space in SPACES if space in rows))


def _spells(state: State, battle: Battle, side: str) -> Iterator[Command]:
    """The best spell of each caster that has none in effect, then the second best, then none."""
    busy = {spell.caster for spell in battle.spells}
    by_caster: dict[str, list[Casting]] = {}
    for each in castings_of(state, battle, side):
        if each.caster not in busy and each.spell != "Transport" and each.target != BELL:
            by_caster.setdefault(each.caster, []).append(each)
    for rows in by_caster.values():
        rows.sort(key=lambda each: -(SPELLS_WORTH[each.spell] + _worth(battle, each.target)))
    rings = can_ring(state.scenario, battle, state.pool, side)
    for at in range(3):
        chosen = tuple(rows[at] for rows in by_caster.values() if len(rows) > at)
        if chosen or rings:
            yield Cast(chosen, rings)
    yield Cast((), rings)
    yield Cast()


def _promise(state: State, battle: Battle, side: str, command: Command) -> float:
    """How well a command looks before anything is reckoned."""
    match command:
        case Activate(force, steps, combat, target, _):
            return _of_activation(battle, side, force, steps, combat, target)
        case Join():
            return 1.0
        case Lose(units):
            return -float(sum(_worth(battle, unit) for unit in units if unit != BELL))
    return 0.0


def _of_activation(
    battle: Battle, side: str, name: str, steps: Sequence[str], combat: str, target: str
) -> float:
    force = battle.by_name[side, name]
    end = steps[-1] if steps else force.space
    if end == "off":
        return -20.0
    foe = enemy(side)
    there = battle.units_at.get((foe, end), ())
    if combat == "fire":
        return 8.0 + len(force.units) + 0.5 * len(battle.units_at[foe, target])
    if there and (steps or combat == "melee"):
        own = sum(kind_of(battle, unit).melee for unit in force.units) + (len(steps) > 1)
        against = sum(max(kind_of(battle, unit).melee, kind_of(battle, unit).ranged) for unit in there)
        return 5.0 + own - 0.7 * against
    if not force.units:
        near = min((distance(end, space) for each, space in battle.units_at if each == foe), default=3)
        return 0.3 * min(near, 3)
    return 0.5 * (row(end) - row(force.space)) * forward(side)
