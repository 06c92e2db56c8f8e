"""What a position is worth to every seat: what stands, who threatens what on the map, and how a battle may end.

Only sums, products and quotients, so that every platform comes to the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from rozz.engine.campaigns.battle.strength import kind_of
from rozz.engine.campaigns.map.map_standing import MOVED, Around, is_unit
from rozz.engine.campaigns.map.recruiting import is_center, pool_of, recruiters, ways
from rozz.engine.campaigns.map.sieges import intrinsic_left
from rozz.engine.campaigns.model.battleboard import enemy, row
from rozz.engine.campaigns.model.ozz_map import Map
from rozz.engine.campaigns.model.state import Battle, State
from rozz.engine.campaigns.model.tables import KINDS, LEADERS, Kind, is_intrinsic, type_of

#: What a leader is worth beside units of some 1 each: C20.3 counts a Hero twice, a Ruler three times.
LEADERS_WORTH = {"witch": 0.6, "hero": 1.6, "ruler": 3.0}
#: What the Bell is worth to the side that holds it where the other brought it (C20.3), and to its own.
CAPTURED_BELL, OWN_BELL = 3.0, 1.0
#: What a row nearer to the enemy is worth, for each unit.
ONWARD = 0.012
#: How many points behind are half a loss, in the last battle turn, and how many more with each turn still to come.
LAST_TURN, EACH_TURN = 1.5, 0.9
#: The same of a campaign.
CAMPAIGN_SCALE = 9.0
#: What the enemy's castle is worth where it is the last one, beyond its points; what a turn on the way costs.
CASTLE, DELAY = 10.0, 0.87
#: How much less of a common aim an army counts with every turn that it needs; so strong is the strongest stack.
GATHERING, MOST_GATHERED = 0.8, 34.0
#: An army sets out by itself where it is so strong beside what waits for it; what that counts beside the common aim.
ENOUGH, ALONE = 0.8, 0.6
#: What a unit that can still be recruited this turn is worth, and a Hero who stands where one can.
RECRUIT, STANDING_BY = 0.8, 0.12
#: What it costs to stand where a stronger army may come next, of what stands there.
EXPOSED = 0.4
#: What it costs each unit to move: who is where it should be stays there.
MOVING = 0.06
#: How much of what has lost a battle is gone, and of what has won it against as many; what is too unlikely to reckon.
STAKE, WON_AT, UNLIKELY = 0.9, 0.6, 0.06


def unit_worth(kind: Kind) -> float:
    """What a unit is worth: mostly that it stands, a little how strong it is."""
    return 0.75 + 0.06 * (max(kind.melee, kind.ranged) + kind.reach + 2 * (kind.allowance > 1))


def name_worth(name: str) -> float:
    """What a unit or leader of the counters is worth."""
    if name in LEADERS:
        return LEADERS_WORTH[LEADERS[name].rank]
    return unit_worth(KINDS[type_of(name)]) if is_unit(name) else 0.0


def strength_of(name: str) -> int:
    """The larger of the strengths of a unit of the counters."""
    kind = KINDS[type_of(name)]
    return max(kind.melee, kind.ranged)


def chance(own: float, other: float) -> float:
    """How likely so much strength wins against so much."""
    if own <= 0:
        return 0.0
    one, two = own * own * own, other * other * other
    return one / (one + two)


def share_of(difference: float, scale: float) -> float:
    """A difference of points as a value from 0 to 1."""
    size = difference if difference > 0 else -difference
    return min(0.99, max(0.01, 0.5 + 0.5 * difference / (size + scale)))


# A battle on the board.


def standing(battle: Battle, side: str) -> float:
    """What a side has in a battle, its Bell included; the garrison stands behind walls."""
    names = (*battle.units(side), *battle.leaders(side)) or battle.waiting.get(side, ())
    total = sum(_worth_in(battle, name) for name in names)
    bell = battle.bell
    if bell and bell.side == side:
        total += OWN_BELL if bell.brought in ("", side) else CAPTURED_BELL
    return total


def _worth_in(battle: Battle, name: str) -> float:
    if is_intrinsic(name):
        return unit_worth(kind_of(battle, name))
    return name_worth(name)


def onward(battle: Battle, side: str) -> float:
    """How far the units of a side have gone."""
    return ONWARD * sum(
        len(units) * (row(space) if each == "A" else 6 - row(space))
        for (each, space), units in battle.units_at.items()
        if each == side
    )


def of_battle(state: State, battle: Battle) -> dict[str, float]:
    """A battle that is played for itself: points as at its end, which count the more the nearer that is."""
    scale = LAST_TURN + EACH_TURN * max(0, state.scenario.turns - battle.turn)
    points = {side: standing(battle, side) + onward(battle, side) for side in "AD"}
    return {battle.captain(side): share_of(points[side] - points[enemy(side)], scale) for side in "AD"}


def force_of(state: State, battle: Battle, side: str) -> float:
    """The strength of a side in a battle: its units', more behind walls, more with leaders and spells."""
    names = (*battle.units(side), *battle.leaders(side)) or battle.waiting.get(side, ())
    walls = 1.5 if battle.is_capital else 1.25
    total = 0.0
    for name in names:
        if name in LEADERS:
            total += 1.0 if LEADERS[name].is_hero else 0.5
        elif is_unit(name):
            kind = kind_of(battle, name)
            total += (max(kind.melee, kind.ranged) + 0.5 * kind.reach) * (walls if is_intrinsic(name) else 1.0)
    if side == "D" and state.moment in ("approach", "honors", "muster") and battle.rounds < 0 and battle.nation:
        # The garrison is only mustered.
        regular = KINDS[f"{battle.nation}REG"]
        total += intrinsic_left(state) * max(regular.melee, regular.ranged) * walls
    return total


# The map.


class Army(NamedTuple):
    """Units and leaders of a seat in a point: their strength, the spaces they march a turn, and who may still move."""

    seat: str
    point: str
    strength: float
    speed: int
    has_moved: bool
    number: int
    moved: int = 0


class Aim(NamedTuple):
    """A point that is worth taking: for whom it counts, how much, and what defends it."""

    point: str
    prize: float
    defence: float


Far = Mapping[str, Mapping[str, int]]


def distances(known: Map, closed: frozenset[str]) -> Far:
    """The links between any two open points."""
    return {point: known.steps_to([point], closed) for point in known.points if point not in closed}


def armies(around: Around) -> list[Army]:
    """Who stands where, by seat."""
    found: list[Army] = []
    for point, names in around.land.by_point.items():
        by_seat: dict[str, list[str]] = {}
        for name in names:
            by_seat.setdefault(around.seat(name), []).append(name)
        for seat, own in by_seat.items():
            units = [name for name in own if is_unit(name)]
            if not units:
                continue
            heroes = [name for name in own if name in LEADERS and LEADERS[name].is_hero]
            # Who has passed moves no more this turn either.
            moved = sum(MOVED in around.land.marks.get(name, "") for name in units)
            has_moved = seat in around.land.passed or moved * 2 > len(units)
            strength = sum(strength_of(name) for name in units) + sum(
                1.5 if LEADERS[name].rank == "ruler" else 1.0 for name in own if name in LEADERS
            )
            found.append(Army(seat, point, strength, 2 if heroes else 1, has_moved, len(units), moved))
    return found


def defence_of(around: Around, point: str, side: int) -> float:
    """What stands in a point against anybody of another side: units, and intrinsic ones behind their walls."""
    scenario = around.scenario
    total = sum(
        strength_of(name) if is_unit(name) else 1.0
        for name in around.land.at(point)
        if scenario.side_of_seat[around.seat(name)] == side
    )
    place = scenario.map.points[point]
    number = around.strength(point)
    if number and scenario.side_of_seat[scenario.seat_of_nation[place.nation]] == side:
        regular = KINDS[f"{place.nation[0]}REG"]
        total += number * max(regular.melee, regular.ranged) * (1.6 if place.kind == "capital" else 1.3)
    return total


def aims_against(around: Around, side: int) -> list[Aim]:
    """What others may want to take of a side."""
    scenario, land = around.scenario, around.land
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
        elif place.nation and around.strength(point):
            owner = scenario.side_of_seat[scenario.seat_of_nation[place.nation]]
            if owner == side:
                prize += around.strength(point) + (CASTLE / len(unrazed) if point in unrazed else 0.0)
        if prize:
            found.append(Aim(point, prize, defence_of(around, point, side)))
    return found


def reach(far: Far, army: Army, aim: Aim, turns_left: int) -> float:
    """What an army may hope for from an aim: the prize, by its chance, and less with every turn on the way."""
    links = far[army.point].get(aim.point)
    if links is None:
        return 0.0
    turns = max(1, -(-links // army.speed)) + army.has_moved
    if turns > turns_left:
        return 0.0
    hope = aim.prize * chance(army.strength, aim.defence)
    for _ in range(turns):
        hope *= DELAY
    return hope


def hopes(around: Around, far: Far, found: Iterable[Army], aims: Mapping[int, Iterable[Aim]], turns_left: int,
          side: int) -> float:  # fmt: skip
    """What the armies of a side may hope for: one great aim of all together, and what each can take by itself."""
    scenario = around.scenario
    own = [army for army in found if scenario.side_of_seat[army.seat] == side]
    others = [aim for other, rows in aims.items() if other != side for aim in rows]
    great = max((together(far, own, aim, turns_left) for aim in others), default=0.0)
    pairs = [
        (reach(far, army, aim, turns_left), army.point, army.seat, aim.point)
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


def together(far: Far, own: Iterable[Army], aim: Aim, turns_left: int) -> float:
    """What all armies may hope for from one aim: who is farther off counts less, who comes too late not at all."""
    gathered = 0.0
    for army in own:
        links = far[army.point].get(aim.point)
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


def exposed(around: Around, far: Far, army: Army, found: Iterable[Army], turns_left: int) -> float:
    """What an army may lose to the strongest of another side that can come at its next move."""
    scenario = around.scenario
    side = scenario.side_of_seat[army.seat]
    worst, defence = 0.0, None
    for other in found:
        if scenario.side_of_seat[other.seat] == side or far[other.point].get(army.point, 99) > other.speed:
            continue
        if other.has_moved and turns_left < 2:
            continue
        if defence is None:
            defence = defence_of(around, army.point, side)
        worst = max(worst, chance(other.strength, defence))
    return EXPOSED * worst * army.number


def recruits(around: Around, state: State, seat: str) -> float:
    """What a seat may still recruit this turn, and who stands where it can."""
    total = 0.0
    points: set[str] = set()
    free = set(recruiters(around, seat))
    is_coming = state.moment not in ("recruit", "over")
    for name, point in around.land.places.items():
        if name not in LEADERS or not LEADERS[name].is_hero or around.seat(name) != seat or point in points:
            continue
        if is_center(around, name) and pool_of(state.pool, LEADERS[name].nation):
            total += STANDING_BY
        if is_coming and name in free and ways(around, state.pool, name):
            total += RECRUIT
            points.add(point)
    return total


def of_campaign(state: State, far: Far) -> dict[str, float]:
    """How everybody stands on the map; where a battle is fought just now, as it is likely to end."""
    battle = state.battle
    if battle is None:
        return _on_the_map(state, far, {})
    force = {side: force_of(state, battle, side) for side in "AD"}
    won = {side: chance(force[side], force[enemy(side)]) for side in "AD"}
    found = dict.fromkeys(state.scenario.seats, 0.0)
    for side in "AD":
        if won[side] < UNLIKELY:
            continue
        part = won[side] if won[enemy(side)] >= UNLIKELY else 1.0
        after, changed = _won_by(state, battle, side, force)
        for seat, value in _on_the_map(after, far, changed).items():
            found[seat] += part * value
    return found


def _won_by(state: State, battle: Battle, side: str, force: Mapping[str, float]) -> tuple[State, dict[str, float]]:
    """The map after a battle that a side has won, and what the captains have lost and kept of what fought."""
    land = state.land
    assert land is not None
    foe = enemy(side)
    fighting = {each: _fighting(battle, each) for each in "AD"}
    worths = {each: sum(map(name_worth, fighting[each])) for each in "AD"}
    left = {each: sum(name_worth(n) for n in battle.left.get(each, ()) if not is_intrinsic(n)) for each in "AD"}
    bled = WON_AT * worths[side] * force[foe] / (force[side] + force[foe])
    changed = {
        battle.captain(side): left[side] - bled,
        battle.captain(foe): left[foe] + (1 - STAKE) * worths[foe],
    }
    marks = {**land.marks, **dict.fromkeys(fighting["A"] if side == "A" else battle.moved, MOVED)}
    razed, control = land.razed, land.control
    around = Around.of(state)
    if side == "A" and around.is_fortress_of_enemy(battle.at, battle.attacker):
        razed = {**razed, battle.at: battle.attacker}
        if state.scenario.map.points[battle.at].kind == "castle":
            changed[battle.attacker] += CASTLE
    if side == "A" and battle.at in control:
        control = {**control, battle.at: battle.attacker}
    places = {**land.places, **dict.fromkeys(fighting[side], battle.at)}
    after = replace(land, places=places, marks=marks, razed=razed, control=control)
    return replace(state, land=after, battle=None), changed


def _fighting(battle: Battle, side: str) -> tuple[str, ...]:
    """Units and leaders of a side that are counters."""
    names = (*battle.units(side), *battle.leaders(side)) or battle.waiting.get(side, ())
    return tuple(name for name in names if name in LEADERS or (is_unit(name) and not is_intrinsic(name)))


def _on_the_map(state: State, far: Far, changed: Mapping[str, float]) -> dict[str, float]:
    """How everybody stands where nobody fights; `changed` is what seats have besides."""
    around = Around.of(state)
    scenario, land = state.scenario, around.land
    sides = range(len(scenario.sides))
    points = dict.fromkeys(sides, 0.0)
    for seat, more in changed.items():
        points[scenario.side_of_seat[seat]] += more
    for name in land.places:
        points[scenario.side_of_seat[around.seat(name)]] += name_worth(name)
    for ruler in land.dead:
        points[scenario.side_of_seat[scenario.seat_of_nation[LEADERS[ruler].nation]]] += 1.0
    for seat in land.control.values():
        points[scenario.side_of_seat[seat]] += 1.0
    for point, seat in land.razed.items():
        points[scenario.side_of_seat[seat]] += scenario.map.points[point].strength
    if land.bell_point:
        holder = next((name for name in land.at(land.bell_point)), "")
        if holder:
            points[scenario.side_of_seat[around.seat(holder)]] += OWN_BELL
    aims = {side: aims_against(around, side) for side in sides}
    found = armies(around)
    left = scenario.turns - state.turn + 1
    for side in sides:
        points[side] += hopes(around, far, found, aims, left, side)
    for army in found:
        points[scenario.side_of_seat[army.seat]] -= exposed(around, far, army, found, left) + MOVING * army.moved
    for seat in scenario.seats:
        points[scenario.side_of_seat[seat]] += recruits(around, state, seat)
    value = {}
    for seat in scenario.seats:
        side = scenario.side_of_seat[seat]
        others = [points[each] for each in sides if each != side]
        against = 0.5 * max(others) + 0.5 * sum(others) / len(others)
        value[seat] = share_of(points[side] - against, CAMPAIGN_SCALE)
    return value
