"""A march that is made by picks: a point, who leaves it, where they go, who is dropped and taken on the way, C5."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from rozz.engine.campaigns.commands import Command, March, Names, Pass
from rozz.engine.campaigns.legality import is_legal
from rozz.engine.campaigns.marching import bell_is_free, has_hero, may_carry
from rozz.engine.campaigns.standing import Around
from rozz.engine.campaigns.state import State, name_order
from rozz.engine.campaigns.tables import BELL, LEADERS
from rozz.engine.campaigns.wording import EXPECTS, LABELS
from rozz.engine.game import Offer, Pick

PASS, FLY, DROP, TAKE, CARRYING = "pass", "fly ", "drop ", "take ", "+Bell"


class Marching:
    """One stack, or a pass."""

    def offer(self, state: State, seat: str, picked: Sequence[str]) -> Offer:
        """How the march goes on; a pick that is none is passed by."""
        made: tuple[str, ...] = ()
        for key in picked:
            if key in (pick.key for pick in _marching(state, seat, made)[0]):
                made = (*made, key)
        picks, command = _marching(state, seat, made)
        trail = tuple(key for key in made if key in state.scenario.map.points)
        checked = command if command is not None and is_legal(state, seat, command) else None
        return Offer(EXPECTS["activate"], tuple(picks), command=checked, made=made, trail=trail)

    def picked(self, state: State, seat: str, command: Command) -> tuple[str, ...]:
        """A pass, or the parts of a march in order."""
        return tuple(_march_picks(command)) if isinstance(command, March) else (PASS,)


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


def _marching(state: State, seat: str, made: tuple[str, ...]) -> tuple[list[Pick], Command | None]:
    """A start, who goes, a first point; then perhaps who is dropped and taken, and a second point."""
    around = Around.of(state)
    points = state.scenario.map.points
    if made[:1] == (PASS,):
        return [], Pass()
    if not made:
        free = [point for point in points if _movable(around, seat, point)]
        return [*(Pick(each, each, each, "own") for each in free), Pick(PASS, LABELS[PASS], group="Other")], None
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
