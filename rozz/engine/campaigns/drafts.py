"""Commands that are built up part by part: deployment, groups, spells, orders, recruiting.

Picks come in pairs, what and where; the command is there as soon as it is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from rozz.engine.campaigns import placing
from rozz.engine.campaigns.battleboard import COLUMNS, SPACES, own_rows
from rozz.engine.campaigns.casting import can_ring
from rozz.engine.campaigns.commands import (
    Cast,
    Casting,
    Command,
    Deploy,
    GiveOrders,
    Hire,
    March,
    Names,
    Pass,
    Placed,
    Recruit,
    Regroup,
)  # fmt: skip
from rozz.engine.campaigns.legality import battle_of, castings_of, default, is_legal, side_of
from rozz.engine.campaigns.marching import bell_is_free, has_hero, may_carry
from rozz.engine.campaigns.recruiting import recruiters, ways
from rozz.engine.campaigns.standing import Around
from rozz.engine.campaigns.state import State, name_order
from rozz.engine.campaigns.tables import BELL, GARRISON, LEADERS, by_id, leader_first
from rozz.engine.game import Offer, Pick

#: The pick that takes the default, or nothing at all.
USUAL = "usual"
ALONE, WITH = "alone", "with "
RING = "ring the Bell"
AT_RANDOM = "random"
PASS, FLY, DROP, TAKE, CARRYING = "pass", "fly ", "drop ", "take ", "+Bell"
ORDERS = ("A", "S", "B")
EXPECTS = {
    "deploy": "Choose who stands where, or take the usual deployment.",
    "groups": "Choose a space and put its groups together, or leave them.",
    "spells": "Choose a spell and its target, or none.",
    "orders": "Choose a force and its order; those without stand.",
    "recruit": "Choose a Hero and what to recruit, or nothing.",
    "activate": "Choose a point, who leaves it and where they go, or pass.",
}


def offer(state: State, seat: str, picked: Sequence[str]) -> Offer:
    """How the draft goes on after these picks."""
    going_on = _MOMENTS[state.moment]
    made: tuple[str, ...] = ()
    for key in picked:
        if key in (pick.key for pick in going_on(state, seat, made)[0]):
            made = (*made, key)
    picks, command = going_on(state, seat, made)
    trail = tuple(key for key in made if key in SPACES or key in state.scenario.map.points)
    is_made = command is not None and is_legal(state, seat, command)
    return Offer(EXPECTS[state.moment], tuple(picks), command=command if is_made else None, made=made, trail=trail)


def picked(state: State, seat: str, command: Command) -> tuple[str, ...]:
    """The picks that make a command; none where they cannot make just that one."""
    for picks in ((USUAL,), tuple(_picks_of(command))):
        made = offer(state, seat, picks)
        if made.made == picks and made.command == command:
            return picks
    return ()


def _picks_of(command: Command) -> Iterator[str]:
    match command:
        case Deploy(spaces):
            for space, forces in spaces:
                for names in forces:
                    yield from (names[0], space)
                    yield from _joining(names)
        case Regroup(spaces):
            for space, forces in spaces:
                yield space
                for names in forces:
                    yield from (names[0], ALONE)
                    yield from _joining(names)
        case Cast(castings, rings):
            for each in castings:
                yield from (f"{each.caster} {each.spell}", each.target, *([each.space] if each.space else []))
            yield from (RING,) if rings else ()
        case GiveOrders(orders, guards):
            for force, order in orders:
                yield from (force, order)
            for flank, unit in guards:
                yield from (f"guard {flank}", unit)
        case Pass():
            yield PASS
        case March():
            yield from _march_picks(command)
        case Recruit(hires):
            for hire in hires:
                yield from (hire.hero, _way(hire))


def _march_picks(command: March) -> Iterator[str]:
    yield command.start
    yield from _joined(command.stack)
    yield FLY + command.first if command.is_flight else command.first
    yield from (DROP + name for name in _joined(command.drop))
    yield from (TAKE + name for name in _joined(command.take))
    yield from (command.second,) if command.second else ()


def _joined(stack: Names) -> Iterator[str]:
    """The names of a stack, the Bell written behind its carrier."""
    for at, name in enumerate(stack):
        if name != BELL:
            yield name + (CARRYING if stack[at + 1: at + 2] == (BELL,) else "")


def _way(hire: Hire) -> str:
    """How a Hero recruits, in a word or two."""
    return " ".join(word for word in (hire.way, hire.kind) if word) or AT_RANDOM


def _joining(names: Names) -> Iterator[str]:
    for at, name in enumerate(names[1:], 1):
        yield from (name, WITH + (names[at - 1] if name == BELL else names[0]))


GoingOn = tuple[list[Pick], Command | None]


def _usual(state: State, seat: str, made: Sequence[str], label: str) -> list[Pick]:
    return [] if made else [Pick(USUAL, label, group="What to do")]


class _Grouping:
    """Forces that are being put together from names, by pairs of picks."""

    def __init__(self) -> None:
        self.spaces: dict[str, list[list[str]]] = {}
        self.placed: set[str] = set()

    def place(self, name: str, space: str) -> None:
        """A force of its own."""
        self.placed.add(name)
        self.spaces.setdefault(space, []).append([name])

    def join(self, name: str, other: str) -> None:
        """Into the force of another; the Bell behind its carrier."""
        self.placed.add(name)
        for forces in self.spaces.values():
            for force in forces:
                if other in force:
                    force.insert(force.index(other) + 1, name) if name == BELL else force.append(name)

    def hosts(self, name: str, space: str = "") -> list[str]:
        """Whom a name may join: Heroes, and for the Bell units."""
        rows = [force for at, forces in self.spaces.items() for force in forces if space in ("", at)]
        if name == BELL:
            return [each for force in rows for each in force if each not in LEADERS and each != GARRISON]
        if name == GARRISON:
            return []
        return [force[0] for force in rows if force[0] in LEADERS and LEADERS[force[0]].is_hero]

    def written(self) -> Placed:
        """The forces in canonical form."""
        rows = ((space, self.spaces[space]) for space in SPACES if space in self.spaces)
        return tuple((space, tuple(sorted(_canonical(force) for force in forces))) for space, forces in rows)


def _canonical(force: list[str]) -> Names:
    carrier = force[force.index(BELL) - 1] if BELL in force and force.index(BELL) else ""
    leaders = leader_first(each for each in force if each in LEADERS)
    units = sorted((each for each in force if each not in LEADERS and each != BELL), key=by_id)
    alone = (BELL,) if BELL in force and not carrier else ()
    return (*alone, *leaders, *placing.with_bell(units, carrier))


def _deploying(state: State, seat: str, made: tuple[str, ...]) -> GoingOn:
    battle, side = battle_of(state), side_of(state, seat)
    if made[:1] == (USUAL,):
        return [], default(state, seat)
    names = placing.to_be_placed(battle, side)
    spaces = [f"{row}{column}" for row in own_rows(side) for column in COLUMNS]
    grouping = _Grouping()
    for name, where in zip(made[::2], made[1::2], strict=False):
        if where.startswith(WITH):
            grouping.join(name, where.removeprefix(WITH))
        else:
            grouping.place(name, where)
    if len(made) % 2:
        picks = [Pick(space, space, space, "target") for space in spaces]
        return picks + [Pick(WITH + each, WITH + each, group="Group") for each in grouping.hosts(made[-1])], None
    left = [name for name in names if name not in grouping.placed]
    picks = _usual(state, seat, made, "The usual deployment")
    return picks + [Pick(each, each, group="Who") for each in left], None if left else Deploy(grouping.written())


def _grouping(state: State, seat: str, made: tuple[str, ...]) -> GoingOn:
    battle, side = battle_of(state), side_of(state, seat)
    if made[:1] == (USUAL,):
        return [], Regroup(())
    grouping, space, left, waiting = _Grouping(), "", [], ""
    for key in made:
        if key in SPACES:
            space, left = key, list(placing.present(battle, side, key))
        elif not waiting:
            waiting = key
        else:
            if key == ALONE:
                grouping.place(waiting, space)
            else:
                grouping.join(waiting, key.removeprefix(WITH))
            left.remove(waiting)
            waiting = ""
    if waiting:
        hosts = grouping.hosts(waiting, space)
        return [Pick(each, each, group="Group") for each in (ALONE, *(WITH + host for host in hosts))], None
    if left:
        return [Pick(each, each, group="Who") for each in left], None
    free = [each for each in SPACES if each not in grouping.spaces and placing.present(battle, side, each)]
    picks = _usual(state, seat, made, "Leave all groups as they are")
    picks += [Pick(each, each, each, "own") for each in free]
    return picks, Regroup(grouping.written()) if grouping.spaces else None


def _casting(state: State, seat: str, made: tuple[str, ...]) -> GoingOn:
    battle, side = battle_of(state), side_of(state, seat)
    if made[:1] == (USUAL,):
        return [], Cast()
    every = castings_of(state, battle, side)
    castings: list[Casting] = []
    rings = False
    rest = list(made)
    while rest:
        key = rest.pop(0)
        if key == RING:
            rings = True
            continue
        rows = [each for each in every if f"{each.caster} {each.spell}" == key]
        if not rest:
            return [Pick(unit, unit, group="Target") for unit in dict.fromkeys(each.target for each in rows)], None
        rows = [each for each in rows if each.target == rest[0]]
        rest.pop(0)
        if rows[0].space:
            if not rest:
                return [Pick(each.space, each.space, each.space, "target") for each in rows], None
            rows = [each for each in rows if each.space == rest[0]]
            rest.pop(0)
        castings.append(rows[0])
    busy = {each.caster for each in castings}
    picks = _usual(state, seat, made, "No spells")
    if not rings:
        free = dict.fromkeys(f"{each.caster} {each.spell}" for each in every if each.caster not in busy)
        picks += [Pick(key, key, group="Spell") for key in free]
        if can_ring(state.scenario, battle, state.pool, side):
            picks.append(Pick(RING, RING, group="Spell"))
    return picks, Cast(tuple(castings), rings) if castings or rings else None


def _ordering(state: State, seat: str, made: tuple[str, ...]) -> GoingOn:
    battle, side = battle_of(state), side_of(state, seat)
    if made[:1] == (USUAL,):
        return [], GiveOrders()
    orders: list[tuple[str, str]] = []
    guards: list[tuple[str, str]] = []
    for what, value in zip(made[::2], made[1::2], strict=False):
        if what.startswith("guard "):
            guards.append((what[-1], value))
        else:
            orders.append((what, value))
    if len(made) % 2:
        if not made[-1].startswith("guard "):
            return [Pick(order, order, group="Order") for order in ORDERS], None
        flank = made[-1][-1]
        taken = {battle.by_unit[unit].space for at, unit in guards if at == flank}
        busy = {unit for _, unit in guards}
        free = [unit for unit in battle.units(side) if unit not in busy and battle.by_unit[unit].space not in taken]
        return [Pick(unit, unit, group="Guard") for unit in free], None
    named = {force for force, _ in orders}
    picks = _usual(state, seat, made, "All stand")
    if not guards:
        picks += [Pick(each.name, each.name, group="Force", note=each.space) for each in battle.of(side)
                  if each.name not in named]  # fmt: skip
    if state.scenario.has("flank-guards") and len(guards) < len(battle.units(side)):
        picks += [Pick(f"guard {flank}", f"guard {flank}", group="Guard") for flank in "LR"
                  if _has_room(state, side, flank, guards)]  # fmt: skip
    return picks, GiveOrders(tuple(orders), tuple(guards)) if orders or guards else None


def _recruiting(state: State, seat: str, made: tuple[str, ...]) -> GoingOn:
    around = Around.of(state)
    if made[:1] == (USUAL,):
        return [], Recruit()
    hires: list[Hire] = []
    for hero, way in zip(made[::2], made[1::2], strict=False):
        hires.append(next(each for each in ways(around, state.pool, hero) if _way(each) == way))
    if len(made) % 2:
        return [Pick(_way(each), _way(each), group="What") for each in ways(around, state.pool, made[-1])], None
    busy = {around.land.places[each.hero] for each in hires}
    free = [hero for hero in recruiters(around, seat) if around.land.places[hero] not in busy]
    picks = _usual(state, seat, made, "Recruit nobody")
    picks += [Pick(hero, hero, group="Hero") for hero in free if ways(around, state.pool, hero)]
    return picks, Recruit(tuple(hires)) if hires else None


def _marching(state: State, seat: str, made: tuple[str, ...]) -> GoingOn:
    """A start, who goes, a first point; then perhaps who is dropped and taken, and a second point."""
    around = Around.of(state)
    points = state.scenario.map.points
    if made[:1] == (PASS,):
        return [], Pass()
    if not made:
        free = [point for point in points if _movable(around, seat, point)]
        return [*(Pick(each, each, each, "own") for each in free), Pick(PASS, PASS, group="What to do")], None
    start, rest = made[0], list(made[1:])
    stack: list[str] = []
    while rest and rest[0] not in points and not rest[0].startswith(FLY):
        stack.append(rest.pop(0))
    names = tuple(sorted(_parted(stack), key=_bell_behind(stack)))
    if not rest:
        return [*_joining_stack(around, seat, start, stack), *_destinations(state, seat, start, names)], None
    first = rest.pop(0)
    if first.startswith(FLY):
        return [], March(names, start, first.removeprefix(FLY), is_flight=True)
    drop, take, second = [], [], ""
    for key in rest:
        if key.startswith(DROP):
            drop.append(key.removeprefix(DROP))
        elif key.startswith(TAKE):
            take.append(key.removeprefix(TAKE))
        else:
            second = key
    command = March(names, start, first, second, _stacked(drop), _stacked(take))
    if second:
        return [], command
    ends = [replace(command, second=each) for each in state.scenario.map.links[first]]
    picks = [Pick(each.second, each.second, each.second, "move") for each in ends if is_legal(state, seat, each)]
    on_the_way = has_hero(names) and not around.is_defended(first, seat)
    if on_the_way:
        busy = set(_parted(take)) | set(_parted(drop))
        droppable = [name for name in _joined(names) if name.removesuffix(CARRYING) not in (*LEADERS, *busy)]
        picks += [Pick(DROP + name, DROP + name, group="Drop") for name in droppable] if not take else []
        others = [name for name in _movable(around, seat, first) if name not in busy and name not in names]
        is_free = BELL not in (*names, *_parted(take)) and bell_is_free(around, seat, first)
        others += [name + CARRYING for name in others if is_free and may_carry(name)]
        picks += [Pick(TAKE + name, TAKE + name, group="Take") for name in others]
    return picks, command


def _movable(around: Around, seat: str, point: str) -> tuple[str, ...]:
    """Who of a seat may still be activated in a point."""
    return tuple(name for name in around.land.at(point) if around.seat(name) == seat and around.can_move(name))


def _parted(joined: Sequence[str]) -> list[str]:
    return [part for name in joined for part in name.split("+")]


def _stacked(joined: Sequence[str]) -> Names:
    """Names in order, the Bell behind its carrier."""
    return tuple(sorted(_parted(joined), key=_bell_behind(joined)))


def _bell_behind(joined: Sequence[str]) -> Callable[[str], tuple[Any, bool]]:
    carrier = next((name.removesuffix(CARRYING) for name in joined if name.endswith(CARRYING)), "")
    return lambda name: (name_order(carrier if name == BELL else name), name == BELL)


def _joining_stack(around: Around, seat: str, start: str, stack: Sequence[str]) -> Iterator[Pick]:
    """Who may still join the stack."""
    inside = _parted(stack)
    for name in _movable(around, seat, start):
        if name in inside:
            continue
        yield Pick(name, name, group="Who")
        if BELL not in inside and may_carry(name) and bell_is_free(around, seat, start):
            yield Pick(name + CARRYING, name + CARRYING, group="Who")


def _destinations(state: State, seat: str, start: str, names: Names) -> Iterator[Pick]:
    """Where a stack may go: a link away, or by flight."""
    if not names:
        return
    links = state.scenario.map.links
    for first in links[start]:
        onward = (March(names, start, first, second) for second in ("", *links[first]))
        if any(is_legal(state, seat, each) for each in onward):
            yield Pick(first, first, first, "move")
    for point in state.scenario.map.points:
        if is_legal(state, seat, March(names, start, point, is_flight=True)):
            yield Pick(FLY + point, FLY + point, "" if point in links[start] else point, "move", "Fly")


def _has_room(state: State, side: str, flank: str, guards: list[tuple[str, str]]) -> bool:
    battle = battle_of(state)
    taken = {battle.by_unit[unit].space for at, unit in guards if at == flank}
    busy = {unit for _, unit in guards}
    return any(unit not in busy and battle.by_unit[unit].space not in taken for unit in battle.units(side))


_MOMENTS: dict[str, Callable[[State, str, tuple[str, ...]], GoingOn]] = {
    "deploy": _deploying,
    "groups": _grouping,
    "spells": _casting,
    "orders": _ordering,
    "recruit": _recruiting,
    "activate": _marching,
}
