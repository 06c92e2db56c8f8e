"""Likely commands on the map, most likely first: which stack marches where, and who is recruited."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from rozz.engine.campaigns.ai.battle_value import chance, name_worth, strength_of
from rozz.engine.campaigns.ai.position_value import (  # fmt: skip
    Aim,
    Army,
    Distances,
    aims_against,
    armies,
    attack_gain,
    defence_of,
    joint_gain,
)
from rozz.engine.campaigns.legality.legality import is_legal
from rozz.engine.campaigns.map.map_occupation import MapContext, is_unit
from rozz.engine.campaigns.map.march_legality import bell_is_free, flies, has_hero, may_carry
from rozz.engine.campaigns.map.recruiting import recruiters, ways
from rozz.engine.campaigns.model.commands import Command, Hire, March, Names, Pass, Recruit
from rozz.engine.campaigns.model.state import State, name_order, with_bell
from rozz.engine.campaigns.model.tables import BELL, KINDS, LEADERS
from rozz.engine.exact_sum import summed

#: The cost for a Hero to leave a place where it could recruit.
LEAVING = 0.9
#: Enemies with at least this share of a point's defense put it in danger.
BOLD = 0.6
#: How many commands are tried to find a legal one, for each that is wanted.
TRIED = 3
#: The most recruiting plans that are combined.
MOST_PLANS = 60


def marches(state: State, seat: str, distances: Distances, number: int) -> list[Command]:
    """Promising moves, and the pass before moves that only cost."""
    context = MapContext.from_state(state)
    scenario = state.scenario
    side = scenario.side_of_seat[seat]
    aims = [aim for other in range(len(scenario.sides)) if other != side for aim in aims_against(context, other)]
    look = _SeatMapView(context, state, seat, distances, aims)
    ranked: dict[March, float] = {}
    for point in scenario.map.points:
        here = tuple(name for name in context.land.at(point) if context.seat(name) == seat and context.can_move(name))
        for stack in stacks(context, seat, point, here):
            for command in look.moves(stack, point):
                if command not in ranked and look.is_sensible(command, here):
                    ranked[command] = look.estimate(command)
    found: list[Command] = []
    stages: dict[tuple[str, str], int] = {}
    has_passed = False
    later: list[Command] = []
    rows = sorted(ranked.items(), key=lambda row: -row[1])
    for command, estimate in rows[: TRIED * number + 60]:
        if estimate < 0 and not has_passed:
            found.append(Pass())
            has_passed = True
        if len(found) >= number:
            break
        way = (command.start, command.second or command.first)
        stages[way] = stages.get(way, 0) + 1
        if stages[way] > 3:
            later.append(command)
        elif is_legal(state, seat, command):
            found.append(command)
    found += [each for each in later if is_legal(state, seat, each)][: max(0, number - len(found))]
    return [*found[: number - 1], Pass()] if Pass() not in found[:number] else found[:number]


def stacks(context: MapContext, seat: str, point: str, here: tuple[str, ...]) -> Iterator[Names]:
    """Stacks that may set out together from a point: all, with each Hero, without the weakest, flyers, single ones."""
    units = sorted((name for name in here if is_unit(name)), key=lambda name: (-strength_of(name), name_order(name)))
    heroes = [name for name in here if name in LEADERS and LEADERS[name].is_hero]
    others = [name for name in here if name in LEADERS and not LEADERS[name].is_hero]
    plain = [hero for hero in heroes if LEADERS[hero].rank != "ruler"]
    half = units[: (len(units) + 1) // 2]
    rows: list[list[str]] = [[*heroes, *others, *units]]
    for hero in (*plain, *(each for each in heroes if each not in plain)):
        rows += [[hero, *units], [hero, *others, *units], [hero, *units[:-1]], [hero, *units[:-2]]]
        rows += [[hero, *half], [hero], *([hero, unit] for unit in units[-1:])]
    rows += [units, units[:-1], half, units[-1:], units[:1], [unit for unit in units if flies(unit)]]
    seen: set[Names] = set()
    for row in rows:
        stack = tuple(sorted(row, key=name_order))
        if not stack or stack in seen:
            continue
        seen.add(stack)
        carrier = _carrier(context, seat, point, stack)
        yield stack
        if carrier and len(units) > 1:
            yield with_bell(stack, carrier)


def _carrier(context: MapContext, seat: str, point: str, stack: Names) -> str:
    """Who in a stack may carry the Bell on, its present carrier first."""
    if not bell_is_free(context, seat, point):
        return ""
    if context.land.carrier in stack:
        return context.land.carrier
    return next((name for name in stack if may_carry(name)), "")


class _SeatMapView:
    """A seat's view of the map, computed once for all stacks of the seat."""

    def __init__(self, context: MapContext, state: State, seat: str, distances: Distances, aims: Sequence[Aim]) -> None:
        self.context, self.seat, self.far = context, seat, distances
        self.aims = {aim.point: aim for aim in aims}
        self.left = state.scenario.turns - state.turn + 1
        closed = state.scenario.closed
        links = state.scenario.map.links
        self.links = {point: [each for each in links[point] if each not in closed] for point in distances}
        self.is_defended = {point: context.is_defended(point, seat) for point in distances}
        found = armies(context)
        own = [army for army in found if army.seat == seat]
        self.aim = max(
            aims, key=lambda aim: (joint_gain(distances, own, aim, self.left), aim.point)
        ).point if aims else ""
        self.in_danger = self._dangers(found)
        free = set(recruiters(context, seat))
        self.recruiting = {
            hero for hero in context.land.places if hero in free and ways(context, state.pool, hero)
        }

    def moves(self, stack: Names, start: str) -> Iterator[March]:
        """The moves of a stack that look possible."""
        names = tuple(name for name in stack if name != BELL)
        units = [name for name in names if is_unit(name)]
        for first in self.links[start]:
            if self.is_defended[first] and not units:
                continue
            yield March(stack, start, first)
            if self.is_defended[first] or not has_hero(names):
                continue
            for second in self.links[first]:
                if self.is_defended[second] and not units:
                    continue
                if second != start:
                    yield March(stack, start, first, second)
                if len(units) > 1 and self._is_taken(first):
                    dropped = min((u for u in units if u not in _carriers(stack)), key=name_worth, default="")
                    if dropped:
                        yield March(stack, start, first, second, (dropped,))
        if units and BELL not in stack and all(flies(unit) for unit in units):
            yield from (March(stack, start, point, is_flight=True) for point in self.far if point != start)

    def is_sensible(self, command: March, here: Names) -> bool:
        """Whether a move has a purpose.

        It fights, takes something, helps a point in danger or leaves one, or takes most of those here closer to the
        common aim.
        """
        names = [name for name in command.stack if name != BELL]
        units = [name for name in names if is_unit(name)]
        end = command.second or command.first
        if not units or self.is_defended[end] or command.drop or self._is_taken(end):
            return True
        if end in self.in_danger or (command.start in self.in_danger and self._is_safe_point(end)):
            return True
        if 2 * len(units) <= sum(map(is_unit, here)) or not self.aim:
            return False
        return self.far[end].get(self.aim, 99) < self.far[command.start].get(self.aim, 99)

    def _is_safe_point(self, point: str) -> bool:
        """Whether a point holds friends, or friendly walls."""
        side = self.context.scenario.side_of_seat[self.seat]
        return defence_of(self.context, point, side) > 0

    def _dangers(self, found: Sequence[Army]) -> set[str]:
        """The own units' points and centers that enemies of similar strength can reach."""
        context, side = self.context, self.context.scenario.side_of_seat[self.seat]
        own = {army.point for army in found if context.scenario.side_of_seat[army.seat] == side}
        own |= {aim.point for aim in aims_against(context, side)}
        return {
            point
            for point in own
            if any(
                context.scenario.side_of_seat[army.seat] != side
                and self.far[army.point].get(point, 99) <= army.speed
                and army.strength >= BOLD * defence_of(context, point, side)
                for army in found
            )
        }

    def _is_taken(self, point: str) -> bool:
        """Whether those who stay there take something without a fight."""
        return point in self.aims and not self.is_defended[point] and self.aims[point].defence <= 0

    def estimate(self, command: March) -> float:
        """How good a move looks."""
        names = tuple(name for name in command.stack if name != BELL and name not in command.drop)
        end = command.second or command.first
        left = LEAVING * len(self.recruiting.intersection(command.stack))
        total = -left - 0.01 * len(names) * _trails(self.context, command)
        for point in (command.first,) if command.drop else ():
            total += 0.8 * self.aims[point].prize
        units = [name for name in names if is_unit(name)]
        if not units:
            return total + self._leader_value(names, end) - self._leader_value(names, command.start)
        strength = sum(strength_of(name) for name in units) + sum(name in LEADERS for name in names)
        aim = self.aims.get(end)
        if self.is_defended[end]:
            enemies = [name for name in self.context.enemies(end, self.seat) if is_unit(name)]
            defence = aim.defence if aim else float(sum(map(strength_of, enemies)))
            won = chance(strength, defence)
            prize = (aim.prize if aim else 0.0) + 0.6 * summed(map(name_worth, enemies))
            return total + won * prize - (1 - won) * 0.6 * summed(map(name_worth, names))
        if aim is not None and aim.prize > 1:
            total += 0.8 * aim.prize
        speed = 2 if has_hero(names) else 1
        there = [name for name in self.context.land.at(end) if self.context.seat(name) == self.seat and is_unit(name)]
        here = Army(self.seat, command.start, strength, speed, False, len(units))
        joined = strength + sum(map(strength_of, there))
        moved = Army(self.seat, end, joined, speed, True, len(units) + len(there))
        return total + self._expected_gain(moved) - 0.75 * self._expected_gain(here) - 0.05

    def _expected_gain(self, army: Army) -> float:
        return max((attack_gain(self.far, army, aim, self.left) for aim in self.aims.values()), default=0.0)

    def _leader_value(self, names: Iterable[str], point: str) -> float:
        """How useful leaders without units are at a point, where they can lead units and recruit."""
        context = self.context
        units = [each for each in context.land.at(point) if is_unit(each) and context.seat(each) == self.seat]
        heroes = [each for each in context.land.at(point) if each in LEADERS and each not in names]
        place = context.scenario.map.points[point]
        nation = next((LEADERS[name].nation for name in names), "")
        home = place.nation == nation and bool(context.strength(point) or place.kind == "population")
        if heroes:
            return 0.1 if units else 0.0
        return (0.35 if units else 0.0) + (0.2 if home else 0.0)


def _carriers(stack: Names) -> tuple[str, ...]:
    return tuple(stack[at - 1] for at, name in enumerate(stack) if name == BELL)


def _trails(context: MapContext, command: March) -> int:
    """How many links of a move cost attrition."""
    if command.is_flight:
        return 1
    links = context.scenario.map.links
    number = not links[command.start][command.first]
    return number + (bool(command.second) and not links[command.first][command.second])


# Recruiting.


def recruitings(state: State, seat: str, number: int) -> list[Command]:
    """The best option for every Hero first: specialists and mercenaries by strength, else a random unit."""
    context = MapContext.from_state(state)
    rows: list[list[Hire | None]] = []
    points: set[str] = set()
    for hero in recruiters(context, seat):
        point = context.land.places[hero]
        found = sorted(ways(context, state.pool, hero), key=lambda hire: -_of_hire(context, hire))
        if found and point not in points:
            points.add(point)
            rows.append([*found[:3], None])
    plans: list[Command] = []
    for chosen in list(product(*rows))[:MOST_PLANS]:
        command = Recruit(tuple(hire for hire in chosen if hire is not None))
        if is_legal(state, seat, command):
            plans.append(command)
    return plans[:number] or [Recruit()]


def _of_hire(context: MapContext, hire: Hire) -> float:
    """The expected gain from recruiting this."""
    nation = LEADERS[hire.hero].nation
    if hire.kind == "witch":
        return 0.7
    if hire.method == "hire":
        is_own = (nation, hire.kind) in (("Winkies", "APE"), ("Gillikins", "WLF"))
        return name_worth(f"X{hire.kind}1") * (1.0 if is_own else 0.7)
    if hire.method == "special":
        kinds = context.scenario.map.points[context.land.places[hire.hero]].specialists
        return max(name_worth(f"{nation[0]}{kind}1") for kind in kinds if nation[0] + kind in KINDS)
    return 0.95
