"""The value of a position on the map for every seat: pieces, threats, and how a battle may end.

It uses only sums, products and quotients, so every platform gets the same result.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from rozz.engine.campaigns.ai.battle_value import (
    OWN_BELL,
    chance,
    force_of,
    name_worth,
    names_in,
    share_of,
    strength_of,
)
from rozz.engine.campaigns.map.map_occupation import MOVED, MapContext, is_unit
from rozz.engine.campaigns.map.recruiting import is_center, pool_of, recruiters, ways
from rozz.engine.campaigns.model.battleboard import ATTACKER, SIDES, enemy
from rozz.engine.campaigns.model.ozz_map import Map
from rozz.engine.campaigns.model.state import Battle, State
from rozz.engine.campaigns.model.tables import KINDS, LEADERS, is_intrinsic
from rozz.engine.exact_sum import summed

#: How many points behind count as half a loss in a campaign.
CAMPAIGN_SCALE = 9.0
#: The worth of the enemy's last castle beyond its points; the factor for each turn on the way.
CASTLE, DELAY = 10.0, 0.87
#: The factor for an army's part in a common aim, per turn that it needs; and the strength of the strongest stack.
GATHERING, MOST_GATHERED = 0.8, 34.0
#: The share of the defense at which an army sets out alone; and the weight of such moves beside the common aim.
ENOUGH, ALONE = 0.8, 0.6
#: The worth of a unit that can still be recruited this turn, and of a Hero where one can be.
RECRUIT, STANDING_BY = 0.8, 0.12
#: The share of an army's worth at risk where a stronger army may attack next.
EXPOSED = 0.4
#: The cost of moving, per unit: pieces that are in the right place stay there.
MOVING = 0.06
#: The share that the loser of a battle loses, and the winner against equals; chances below this are ignored.
STAKE, WON_AT, UNLIKELY = 0.9, 0.6, 0.06


class Army(NamedTuple):
    """Units and leaders of a seat at a point: their strength, spaces per turn, and who may still move."""

    seat: str
    point: str
    strength: float
    speed: int
    has_moved: bool
    number: int
    moved: int = 0


class Aim(NamedTuple):
    """A point worth taking: for whom it counts, how much, and what defends it."""

    point: str
    prize: float
    defence: float


Distances = Mapping[str, Mapping[str, int]]


def distances(known: Map, closed: frozenset[str]) -> Distances:
    """The number of links between any two open points."""
    return {point: known.steps_to([point], closed) for point in known.points if point not in closed}


def armies(context: MapContext) -> list[Army]:
    """The armies of each seat in each point."""
    found: list[Army] = []
    for point, names in context.land.by_point.items():
        by_seat: dict[str, list[str]] = {}
        for name in names:
            by_seat.setdefault(context.seat(name), []).append(name)
        for seat, own in by_seat.items():
            units = [name for name in own if is_unit(name)]
            if not units:
                continue
            heroes = [name for name in own if name in LEADERS and LEADERS[name].is_hero]
            # A seat that has passed moves no more this turn either.
            moved = sum(MOVED in context.land.marks.get(name, "") for name in units)
            has_moved = seat in context.land.passed or moved * 2 > len(units)
            strength = sum(strength_of(name) for name in units) + sum(
                1.5 if LEADERS[name].rank == "ruler" else 1.0 for name in own if name in LEADERS
            )
            found.append(Army(seat, point, strength, 2 if heroes else 1, has_moved, len(units), moved))
    return found


def defence_of(context: MapContext, point: str, side: int) -> float:
    """The defense of a point against any other side: units, and intrinsic ones behind their walls."""
    scenario = context.scenario
    total = summed(
        strength_of(name) if is_unit(name) else 1.0
        for name in context.land.at(point)
        if scenario.side_of_seat[context.seat(name)] == side
    )
    place = scenario.map.points[point]
    number = context.strength(point)
    if number and scenario.side_of_seat[scenario.seat_of_nation[place.nation]] == side:
        regular = KINDS[f"{place.nation[0]}REG"]
        total += number * max(regular.melee, regular.ranged) * (1.6 if place.kind == "capital" else 1.3)
    return total


def aims_against(context: MapContext, side: int) -> list[Aim]:
    """What others may want to take from a side."""
    scenario, land = context.scenario, context.land
    found: list[Aim] = []
    castles = [scenario.map.castles[nation] for nation in scenario.nations]
    unrazed = [
        castle for castle in castles
        if castle not in land.razed
        and scenario.side_of_seat[scenario.seat_of_nation[scenario.map.points[castle].nation]] == side
    ]  # fmt: skip
    for point, place in scenario.map.points.items():
        if point in scenario.closed:
            continue
        prize = 0.0
        if point in land.control:
            prize += 1.6 if scenario.side_of_seat[land.control[point]] == side else 0.0
        elif place.nation and context.strength(point):
            owner = scenario.side_of_seat[scenario.seat_of_nation[place.nation]]
            if owner == side:
                prize += context.strength(point) + (CASTLE / len(unrazed) if point in unrazed else 0.0)
        if prize:
            found.append(Aim(point, prize, defence_of(context, point, side)))
    return found


def attack_gain(distances: Distances, army: Army, aim: Aim, turns_left: int) -> float:
    """What an army may gain from an aim: the prize times its chance, and less for every turn on the way."""
    links = distances[army.point].get(aim.point)
    if links is None:
        return 0.0
    turns = max(1, -(-links // army.speed)) + army.has_moved
    if turns > turns_left:
        return 0.0
    hope = aim.prize * chance(army.strength, aim.defence)
    for _ in range(turns):
        hope *= DELAY
    return hope


def expected_gains(
    context: MapContext,
    distances: Distances,
    found: Iterable[Army],
    aims: Mapping[int, Iterable[Aim]],
    turns_left: int,
    side: int,
) -> float:
    """What the armies of a side may gain: one large common aim, and what each can take by itself."""
    scenario = context.scenario
    own = [army for army in found if scenario.side_of_seat[army.seat] == side]
    others = [aim for other, rows in aims.items() if other != side for aim in rows]
    great = max((joint_gain(distances, own, aim, turns_left) for aim in others), default=0.0)
    pairs = [
        (attack_gain(distances, army, aim, turns_left), army.point, army.seat, aim.point)
        for army in own
        for aim in others
        if army.strength >= ENOUGH * aim.defence
    ]
    total, busy, taken = 0.0, set(), set()
    for hope, start, seat, point in sorted(pairs, key=lambda pair: (-pair[0], *pair[1:])):
        if (start, seat) not in busy and point not in taken:
            total += hope
            busy.add((start, seat))
            taken.add(point)
    return great + ALONE * total


def joint_gain(distances: Distances, own: Iterable[Army], aim: Aim, turns_left: int) -> float:
    """What all armies together may gain from one aim: distant ones count less, late ones not at all."""
    gathered = 0.0
    for army in own:
        links = distances[army.point].get(aim.point)
        if links is None:
            continue
        turns = max(1, -(-links // army.speed)) + army.has_moved
        if turns > turns_left:
            continue
        part = army.strength
        for _ in range(turns):
            part *= GATHERING
        gathered += part
    return aim.prize * chance(min(gathered, MOST_GATHERED), aim.defence)


def expected_loss(
    context: MapContext, distances: Distances, army: Army, found: Iterable[Army], turns_left: int
) -> float:
    """What an army may lose to the strongest enemy that can reach it with its next move."""
    scenario = context.scenario
    side = scenario.side_of_seat[army.seat]
    worst, defence = 0.0, None
    for other in found:
        if scenario.side_of_seat[other.seat] == side or distances[other.point].get(army.point, 99) > other.speed:
            continue
        if other.has_moved and turns_left < 2:
            continue
        if defence is None:
            defence = defence_of(context, army.point, side)
        worst = max(worst, chance(other.strength, defence))
    return EXPOSED * worst * army.number


def recruiting_value(context: MapContext, state: State, seat: str) -> float:
    """The worth of recruiting for a seat: units it can still recruit this turn, and Heroes where one can be."""
    total = 0.0
    points: set[str] = set()
    free = set(recruiters(context, seat))
    is_coming = state.moment not in ("recruit", "over")
    for name, point in context.land.places.items():
        if name not in LEADERS or not LEADERS[name].is_hero or context.seat(name) != seat or point in points:
            continue
        if is_center(context, name) and pool_of(state.pool, LEADERS[name].nation):
            total += STANDING_BY
        if is_coming and name in free and ways(context, state.pool, name):
            total += RECRUIT
            points.add(point)
    return total


def campaign_values(state: State, distances: Distances) -> dict[str, float]:
    """The value of each seat on the map; an ongoing battle counts by its likely outcomes."""
    battle = state.battle
    if battle is None:
        return _on_the_map(state, distances, {})
    force = {side: force_of(state, battle, side) for side in SIDES}
    won = {side: chance(force[side], force[enemy(side)]) for side in SIDES}
    found = dict.fromkeys(state.scenario.seats, 0.0)
    for side in SIDES:
        if won[side] < UNLIKELY:
            continue
        part = won[side] if won[enemy(side)] >= UNLIKELY else 1.0
        after, changed = _won_by(state, battle, side, force)
        for seat, value in _on_the_map(after, distances, changed).items():
            found[seat] += part * value
    return found


def _won_by(state: State, battle: Battle, side: str, force: Mapping[str, float]) -> tuple[State, dict[str, float]]:
    """The map after a side has won a battle, and the worth the captains keep from their forces in it."""
    land = state.land
    assert land is not None
    enemy_side = enemy(side)
    fighting = {each: _fighting(battle, each) for each in SIDES}
    worths = {each: summed(map(name_worth, fighting[each])) for each in SIDES}
    left = {each: summed(name_worth(n) for n in battle.left.get(each, ()) if not is_intrinsic(n)) for each in SIDES}
    bled = WON_AT * worths[side] * force[enemy_side] / (force[side] + force[enemy_side])
    changed = {
        battle.captain(side): left[side] - bled,
        battle.captain(enemy_side): left[enemy_side] + (1 - STAKE) * worths[enemy_side],
    }
    marks = {**land.marks, **dict.fromkeys(fighting[ATTACKER] if side == ATTACKER else battle.moved, MOVED)}
    razed, control = land.razed, land.control
    context = MapContext.from_state(state)
    if side == ATTACKER and context.is_fortress_of_enemy(battle.at, battle.attacker):
        razed = {**razed, battle.at: battle.attacker}
        if state.scenario.map.points[battle.at].kind == "castle":
            changed[battle.attacker] += CASTLE
    if side == ATTACKER and battle.at in control:
        control = {**control, battle.at: battle.attacker}
    places = {**land.places, **dict.fromkeys(fighting[side], battle.at)}
    after = replace(land, places=places, marks=marks, razed=razed, control=control)
    return replace(state, land=after, battle=None), changed


def _fighting(battle: Battle, side: str) -> tuple[str, ...]:
    """The units and leaders of a side that have counters."""
    return tuple(
        name for name in names_in(battle, side) if name in LEADERS or (is_unit(name) and not is_intrinsic(name))
    )


def _on_the_map(state: State, distances: Distances, changed: Mapping[str, float]) -> dict[str, float]:
    """The value of each seat without a battle; `changed` is worth that seats have in addition."""
    context = MapContext.from_state(state)
    points = _points_held(state, context, changed)
    _add_prospects(points, state, context, distances)
    return _chances(state, points)


def _points_held(state: State, context: MapContext, changed: Mapping[str, float]) -> dict[int, float]:
    """By side: what its pieces, the points it controls and the Bell are worth."""
    scenario, land = state.scenario, context.land
    points = dict.fromkeys(range(len(scenario.sides)), 0.0)
    for seat, more in changed.items():
        points[scenario.side_of_seat[seat]] += more
    for name in land.places:
        points[scenario.side_of_seat[context.seat(name)]] += name_worth(name)
    for ruler in land.dead:
        seat = scenario.seat_of_nation[LEADERS[ruler].nation]
        # The Rulers of those who have resigned do not return, C20.4.
        points[scenario.side_of_seat[seat]] += 0.0 if seat in state.resigned else 1.0
    for seat in land.control.values():
        points[scenario.side_of_seat[seat]] += 1.0
    for point, seat in land.razed.items():
        points[scenario.side_of_seat[seat]] += scenario.map.points[point].strength
    if land.bell_point:
        holder = next((name for name in land.at(land.bell_point)), "")
        if holder:
            points[scenario.side_of_seat[context.seat(holder)]] += OWN_BELL
    return points


def _add_prospects(points: dict[int, float], state: State, context: MapContext, distances: Distances) -> None:
    """Add to each side's points what it can expect to gain, to lose and to recruit."""
    scenario = state.scenario
    sides = range(len(scenario.sides))
    aims = {side: aims_against(context, side) for side in sides}
    found = armies(context)
    left = scenario.turns - state.turn + 1
    for side in sides:
        points[side] += expected_gains(context, distances, found, aims, left, side)
    for army in found:
        points[scenario.side_of_seat[army.seat]] -= expected_loss(
            context, distances, army, found, left
        ) + MOVING * army.moved
    for seat in scenario.seats:
        if seat not in state.resigned:
            points[scenario.side_of_seat[seat]] += recruiting_value(context, state, seat)


def _chances(state: State, points: Mapping[int, float]) -> dict[str, float]:
    """The value of each seat, from the points of its side and of the others."""
    scenario = state.scenario
    # A side that has resigned cannot win, and who has resigned wins nothing even if an ally wins, C20.4.
    playing = [scenario.side_of_seat[side[0]] for side in scenario.sides_left(state.resigned)]
    value = dict.fromkeys(scenario.seats, 0.0)
    for seat in scenario.seats:
        side = scenario.side_of_seat[seat]
        if seat in state.resigned:
            continue
        others = [points[each] for each in playing if each != side]
        if not others:
            value[seat] = 1.0
            continue
        against = 0.5 * max(others) + 0.5 * summed(others) / len(others)
        value[seat] = share_of(points[side] - against, CAMPAIGN_SCALE)
    return value
