"""Whether a stack may move in a certain way, and all possible moves, C5."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from rozz.engine.campaigns.legality.reasons import void
from rozz.engine.campaigns.map.map_occupation import (
    MOST_UNITS,
    MapContext,
    is_unit,
    mercenary_kind,
    mixed_army,
    units_of,
)
from rozz.engine.campaigns.model.commands import Command, March, Pass
from rozz.engine.campaigns.model.ozz_map import FLIGHT
from rozz.engine.campaigns.model.scenario import nation_of
from rozz.engine.campaigns.model.state import State, name_order, with_bell
from rozz.engine.campaigns.model.tables import BELL, KINDS, LEADERS, type_of
from rozz.engine.game import Verdict


def flies(name: str) -> bool:
    """Whether a unit flies."""
    return KINDS[type_of(name)].flag == "flying"


def may_carry(name: str) -> bool:
    """Whether a unit can carry the Bell, C19.1."""
    return is_unit(name) and not flies(name)


def has_hero(names: tuple[str, ...]) -> bool:
    """Whether a Hero leads, or there are only leaders, C5.1."""
    heroes = any(name in LEADERS and LEADERS[name].is_hero for name in names)
    return heroes or (bool(names) and not units_of(names))


def march_fault(state: State, seat: str, command: March) -> Verdict | None:
    """Why a stack cannot move this way; None if it can."""
    context = MapContext.from_state(state)
    names = tuple(name for name in command.stack if name != BELL)
    if fault := _stack_fault(context, seat, command.stack, command.start):
        return fault
    if not names:
        return void("no-stack", point=command.start)
    if command.first in state.scenario.closed or command.second in state.scenario.closed:
        return void("closed")
    if command.is_flight:
        return _flight_fault(context, seat, command, names)
    links = state.scenario.map.links
    if command.first not in links[command.start]:
        return void("no-link", one=command.start, other=command.first)
    if fault := _entering_fault(context, seat, names, command.first):
        return fault
    if not command.second:
        if command.drop or command.take:
            return void("drop-on-the-way")
        return _room_fault(context, seat, names, command.first)
    return _second_link_fault(context, seat, command, names)


def _stack_fault(
    context: MapContext, seat: str, stack: tuple[str, ...], point: str, *, is_taking: bool = False
) -> Verdict | None:
    land = context.land
    for at, name in enumerate(stack):
        if name == BELL:
            if at == 0 or not may_carry(stack[at - 1]):
                return void("bell-carrier", unit=stack[at - 1] if at else "")
            if not bell_is_free(context, seat, point):
                return void("no-bell-here", point=point)
        elif land.places.get(name) != point or context.seat(name) != seat:
            return void("not-in-point", name=name, point=point)
        elif not context.can_move(name):
            has_retreated = context.has_retreated(name)
            if is_taking:
                return void("no-take", name=name, why="retreated" if has_retreated else "moved")
            return void("has-retreated" if has_retreated else "has-moved", name=name)
    return None


def bell_is_free(context: MapContext, seat: str, point: str) -> bool:
    """Whether a unit of the seat may carry the Bell on from a point, C19.8."""
    land = context.land
    if land.bell_at == point:
        return True
    carrier = land.carrier
    return land.places.get(carrier) == point and context.seat(carrier) == seat and context.can_move(carrier)


def _flight_fault(context: MapContext, seat: str, command: March, names: tuple[str, ...]) -> Verdict | None:
    if not context.scenario.has("flying-stacks"):
        return void("no-flight", why="option")
    units = units_of(names)
    if not units or not all(flies(unit) for unit in units):
        return void("no-flight", why="units")
    if command.first == command.start:
        return void("no-flight", why="here")
    if context.scenario.map.inches(command.start, command.first) > FLIGHT:
        return void("no-flight", why="far")
    return _room_fault(context, seat, names, command.first)


def _entering_fault(context: MapContext, seat: str, names: tuple[str, ...], point: str) -> Verdict | None:
    if not units_of(names) and context.is_defended(point, seat):
        return void("leaders-enter", point=point)
    return None


def _second_link_fault(context: MapContext, seat: str, command: March, names: tuple[str, ...]) -> Verdict | None:
    first, second = command.first, command.second
    if second not in context.scenario.map.links[first]:
        return void("no-link", one=first, other=second)
    if not has_hero(names):
        return void("needs-hero")
    if context.is_defended(first, seat):
        return void("stops-there", point=first)
    drop = tuple(name for name in command.drop if name != BELL)
    take = tuple(name for name in command.take if name != BELL)
    if any(name not in names for name in drop):
        return void("no-drop", why="stranger")
    if any(name in LEADERS for name in drop):
        return void("no-drop", why="leader")
    if len(drop) == len(names):
        return void("no-drop", why="all")
    if BELL in command.drop and (BELL not in command.stack or _carrier(command.drop) != _carrier(command.stack)):
        return void("no-drop", why="bell")
    for name in take:
        if name in LEADERS and not LEADERS[name].is_hero:
            return void("no-take", name=name, why="witch")
    if BELL in command.take and BELL in command.stack:
        return void("no-take", name=BELL, why="bell")
    if fault := _stack_fault(context, seat, command.take, first, is_taking=True):
        return fault
    going = (*(name for name in names if name not in drop), *take)
    if not has_hero(going):
        return void("needs-hero")
    if drop and (fault := _room_fault(context, seat, drop, first, leaving=take)):
        return fault
    if fault := _entering_fault(context, seat, going, second):
        return fault
    return _room_fault(context, seat, going, second, leaving=names)


def _carrier(stack: tuple[str, ...]) -> str:
    return stack[stack.index(BELL) - 1] if BELL in stack else ""


def _room_fault(
    context: MapContext, seat: str, arriving: tuple[str, ...], point: str, leaving: tuple[str, ...] = ()
) -> Verdict | None:
    """Check for eight units at a point (C2.6), and one kind of mercenaries in an army (C18.8)."""
    there = [
        name for name in context.land.at(point) if not context.is_enemy(name, seat) and name not in (
            *leaving, *arriving
        )
    ]
    together = (*there, *arriving)
    if len(units_of(together)) > MOST_UNITS:
        return void("no-room", point=point)
    if nation := mixed_army(together, context.serves):
        return void("mixed-army", nation=nation, point=point)
    return None


def marches(state: State, seat: str) -> Iterator[March]:
    """Every move that drops and takes nothing; of equal units, only those with the lowest numbers move, C26."""
    context = MapContext.from_state(state)
    seen = _MapView(context, seat)
    for point in state.scenario.map.points:
        here = tuple(name for name in context.land.at(point) if context.seat(name) == seat and context.can_move(name))
        for stack in _stacks(context, seat, point, here):
            yield from seen.moves(stack, point)


def _stacks(context: MapContext, seat: str, point: str, here: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every stack of these names: equal units by lowest number, and the Bell with each carrier or left behind."""
    alike: dict[object, list[str]] = {}
    for name in here:
        is_carrier = name == context.land.carrier
        key = (type_of(name), nation_of(name, context.serves), context.land.marks.get(name, ""), is_carrier)
        alike.setdefault(key if is_unit(name) else name, []).append(name)
    rows = list(alike.values())
    has_bell = bell_is_free(context, seat, point)
    for counts in product(*(range(len(row) + 1) for row in rows)):
        chosen = [row[:count] for row, count in zip(rows, counts, strict=True) if count]
        if not chosen:
            continue
        stack = tuple(sorted((name for row in chosen for name in row), key=name_order))
        yield stack
        for row in chosen if has_bell else ():
            if may_carry(row[0]):
                yield with_bell(stack, row[0])


class _MapView:
    """What every stack of a seat finds on the map, looked up once because there are many stacks but few points."""

    def __init__(self, context: MapContext, seat: str) -> None:
        self.context, self.seat = context, seat
        known, closed = context.scenario.map, context.scenario.closed
        self.links = {point: [each for each in beside if each not in closed] for point, beside in known.links.items()}
        self.open = [point for point in known.points if point not in closed]
        self.is_defended = {point: context.is_defended(point, seat) for point in self.open}
        self.units = {
            point: sum(is_unit(name) and not context.is_enemy(name, seat) for name in context.land.at(point))
            for point in self.open
        }

    def moves(self, stack: tuple[str, ...], start: str) -> Iterator[March]:
        """The moves of one stack that may be activated."""
        names = tuple(name for name in stack if name != BELL)
        units = units_of(names)
        has_leader = has_hero(names)
        is_mixed = any(mercenary_kind(unit, self.context.serves) for unit in units)
        for first in self.links[start]:
            if self.is_defended[first] and not units:
                continue
            if self._has_room(names, len(units), is_mixed, first):
                yield March(stack, start, first)
            if not has_leader or self.is_defended[first]:
                continue
            for second in self.links[first]:
                is_entered = bool(units) or not self.is_defended[second]
                if is_entered and self._has_room(names, len(units), is_mixed, second):
                    yield March(stack, start, first, second)
        if units and BELL not in stack and all(flies(unit) for unit in units):
            for point in self.open:
                flight = March(stack, start, point, is_flight=True)
                if _flight_fault(self.context, self.seat, flight, names) is None:
                    yield flight

    def _has_room(self, names: tuple[str, ...], number: int, is_mixed: bool, point: str) -> bool:
        if not is_mixed and self.units[point] + number <= MOST_UNITS:
            return True
        return _room_fault(self.context, self.seat, names, point) is None


def can_march(state: State, seat: str) -> bool:
    """Whether a seat has any move, C4.2."""
    return any(True for _ in marches(state, seat))


def activate_list(state: State, seat: str) -> tuple[Command, ...]:
    """Every move, and the pass."""
    return (*marches(state, seat), Pass())


def activate_fault(state: State, seat: str, command: March | Pass) -> Verdict | None:
    """Why a command in the movement segment is void."""
    return None if isinstance(command, Pass) else march_fault(state, seat, command)
