"""A march made by picks: a point, who stays behind, where the others go, who is dropped and picked up, C5.

A tap on a point selects everybody there who may still move; `without NAME` leaves somebody behind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rozz.engine.campaigns.legality.legality import is_legal, legal_or_none
from rozz.engine.campaigns.map.map_occupation import MapContext
from rozz.engine.campaigns.map.march_legality import bell_is_free, has_hero, may_carry
from rozz.engine.campaigns.model.commands import Command, March, Names, Pass
from rozz.engine.campaigns.model.state import State, name_order
from rozz.engine.campaigns.model.tables import BELL, LEADERS
from rozz.engine.campaigns.text.wording import map_place, unit_name, unit_name_within
from rozz.engine.game import Offer, Pick
from rozz.engine.said import Said, Text, listed, said

PASS, FLY, DROP, TAKE, WITHOUT, CARRYING = "pass", "fly ", "drop ", "take ", "without ", "+Bell"
#: A stack up to this size is named piece by piece.
MOST_NAMED = 2


@dataclass(frozen=True)
class _Draft:
    """An unfinished march: `missing` are those who stay behind, `carrier` who carries the Bell if chosen.

    `drop` and `take` are names, followed by `+Bell` if they carry it.
    """

    start: str = ""
    missing: frozenset[str] = frozenset()
    carrier: str = ""
    first: str = ""
    is_flight: bool = False
    drop: tuple[str, ...] = ()
    take: tuple[str, ...] = ()
    second: str = ""

    def keys(self) -> tuple[str, ...]:
        """The picks that make this draft, in a fixed order."""
        if not self.start:
            return ()
        found = [self.start, *(WITHOUT + name for name in sorted(self.missing))]
        found += [self.carrier + CARRYING] if self.carrier else []
        found += [FLY + self.first if self.is_flight else self.first] if self.first else []
        found += [DROP + name for name in self.drop] + [TAKE + name for name in self.take]
        return (*found, *([self.second] if self.second else []))


class MarchDrafter:
    """A march of one stack, or a pass."""

    def offer(self, state: State, seat: str, picked: Sequence[str]) -> Offer:
        """How the march continues; invalid picks are skipped."""
        context = MapContext.from_state(state)
        draft = _Draft()
        is_pass = False
        for key in picked:
            if key == PASS:
                draft, is_pass = _Draft(), True
            elif (changed := _with_pick(state, context, seat, draft, key)) is not None:
                draft, is_pass = changed, False
        command = Pass() if is_pass else _command(context, seat, draft)
        checked = None if command is None else legal_or_none(state, seat, command)
        picks = tuple(_picks(state, context, seat, draft))
        trail = tuple(map_place(point) for point in (draft.start, draft.first, draft.second) if point)
        made = (PASS,) if is_pass else draft.keys()
        expects = _expects(context, seat, draft) if checked is None else _set(checked, picks)
        return Offer(expects, picks, command=checked, made=made, trail=trail)

    def picks_for(self, state: State, seat: str, command: Command) -> tuple[str, ...]:
        """A pass, or the parts of a march in order."""
        if not isinstance(command, March):
            return (PASS,)
        context = MapContext.from_state(state)
        missing = frozenset(_movable(context, seat, command.start)) - set(command.stack)
        draft = _Draft(command.start, missing)
        if BELL in command.stack:
            carrier = command.stack[command.stack.index(BELL) - 1]
            draft = replace(draft, carrier="" if carrier == _usual_carrier(context, draft) else carrier)
        elif _usual_carrier(context, draft):
            draft = replace(draft, missing=missing | {BELL})
        return replace(
            draft,
            first=command.first,
            is_flight=command.is_flight,
            drop=tuple(_joined(command.drop)),
            take=tuple(_joined(command.take)),
            second=command.second,
        ).keys()


def _set(command: Command, picks: Sequence[Pick]) -> Said:
    """What to do with a whole command."""
    if isinstance(command, Pass):
        return said("campaigns-offer-activate-pass")
    may_go_on = any(pick.mark in ("move", "attack") for pick in picks)
    return said("campaigns-offer-activate-more" if may_go_on else "campaigns-offer-activate-set")


def _expects(context: MapContext, seat: str, draft: _Draft) -> Said:
    """What to do next."""
    if not draft.start:
        return said("campaigns-offer-activate")
    names = _stack(context, seat, draft)
    if not names:
        return said("campaigns-offer-activate-nobody")
    if len(names) > MOST_NAMED:
        return said("campaigns-offer-activate-stack")
    stack = listed(unit_name_within(name) for name in names if name != BELL)
    return said("campaigns-offer-activate-in-hand", stack=stack)


def _with_pick(state: State, context: MapContext, seat: str, draft: _Draft, key: str) -> _Draft | None:
    """The draft after one more pick; None if the pick is invalid."""
    points = state.scenario.map.points
    if key in points:
        return _with_point(state, context, seat, draft, key)
    if not draft.start:
        return None
    names = _movable(context, seat, draft.start)
    if key.startswith(WITHOUT):
        name = key.removeprefix(WITHOUT)
        if name not in (*names, BELL):
            return None
        carrier = "" if name in (draft.carrier, BELL) else draft.carrier
        return _on_the_way(draft, missing=draft.missing ^ {name}, carrier=carrier)
    if key.startswith(FLY):
        point = key.removeprefix(FLY)
        is_open = any(pick.key == key for pick in _destinations(state, context, seat, _on_the_way(draft)))
        return replace(_on_the_way(draft), first=point, is_flight=True) if is_open else None
    if key.startswith((DROP, TAKE)):
        if not draft.first or draft.is_flight:
            return None
        if key not in (pick.key for pick in _exchanges(context, seat, draft)):
            return None
        kept = replace(draft, second="")
        if key.startswith(DROP):
            return replace(kept, drop=_toggle(kept.drop, key.removeprefix(DROP)))
        return replace(kept, take=_toggle(kept.take, key.removeprefix(TAKE)))
    if key.endswith(CARRYING) and key.removesuffix(CARRYING) in names and key in (
        pick.key for pick in _members(context, seat, draft)
    ):
        return _on_the_way(draft, missing=draft.missing - {BELL}, carrier=key.removesuffix(CARRYING))
    return None


def _toggle(joined: tuple[str, ...], name: str) -> tuple[str, ...]:
    """Add the name, or remove it if it is there; a name with and without the Bell counts as the same."""
    plain = name.removesuffix(CARRYING)
    others = tuple(each for each in joined if each.removesuffix(CARRYING) != plain)
    return others if name in joined else (*others, name)


def _on_the_way(draft: _Draft, **changes: Any) -> _Draft:
    """The draft before its stack went anywhere, with these changes."""
    return replace(draft, first="", is_flight=False, drop=(), take=(), second="", **changes)


def _with_point(state: State, context: MapContext, seat: str, draft: _Draft, point: str) -> _Draft | None:
    """The draft after a tap on a point: the start, the next stop, or a different start."""
    if draft.start and draft.first and not draft.is_flight and not draft.second:
        onward = replace(draft, second=point)
        command = _command(context, seat, onward)
        if command is not None and is_legal(state, seat, command):
            return onward
    if draft.start and point != draft.start:
        fresh = _on_the_way(draft)
        if any(pick.key == point for pick in _destinations(state, context, seat, fresh)):
            return replace(fresh, first=point)
        if not _movable(context, seat, point) and (way := _ways_through(state, context, seat, fresh).get(point)):
            return replace(fresh, first=way, second=point)
    return _Draft(point) if _movable(context, seat, point) else None


def _movable(context: MapContext, seat: str, point: str) -> tuple[str, ...]:
    """The pieces of a seat at a point that may still be activated."""
    return tuple(name for name in context.land.at(point) if context.seat(name) == seat and context.can_move(name))


def _usual_carrier(context: MapContext, draft: _Draft) -> str:
    """The default carrier of the Bell: the unit that carries it now."""
    carrier = context.land.carrier
    is_going = context.land.places.get(carrier) == draft.start and carrier not in draft.missing
    return carrier if carrier and is_going and context.can_move(carrier) else ""


def _stack(context: MapContext, seat: str, draft: _Draft) -> Names:
    """The pieces that go, with the Bell after its carrier."""
    names = [name for name in _movable(context, seat, draft.start) if name not in draft.missing]
    carrier = "" if BELL in draft.missing else draft.carrier or _usual_carrier(context, draft)
    joined = [name + CARRYING if name == carrier else name for name in names]
    return _stacked(joined)


def _command(context: MapContext, seat: str, draft: _Draft) -> March | None:
    if not draft.first:
        return None
    names = _stack(context, seat, draft)
    if draft.is_flight:
        return March(names, draft.start, draft.first, is_flight=True)
    return March(names, draft.start, draft.first, draft.second, _stacked(draft.drop), _stacked(draft.take))


def _joined(stack: Names) -> Iterator[str]:
    """The names of a stack, with the Bell written after its carrier."""
    for at, name in enumerate(stack):
        if name != BELL:
            yield name + (CARRYING if stack[at + 1: at + 2] == (BELL,) else "")


def _split_stacks(joined: Sequence[str]) -> list[str]:
    return [part for name in joined for part in name.split("+")]


def _stacked(joined: Sequence[str]) -> Names:
    """Names in order, the Bell after its carrier."""
    return tuple(sorted(_split_stacks(joined), key=_bell_behind(joined)))


def _bell_behind(joined: Sequence[str]) -> Callable[[str], tuple[Any, bool]]:
    carrier = next((name.removesuffix(CARRYING) for name in joined if name.endswith(CARRYING)), "")
    return lambda name: (name_order(carrier if name == BELL else name), name == BELL)


# What can be picked next


def _picks(state: State, context: MapContext, seat: str, draft: _Draft) -> Iterator[Pick]:
    starts = [point for point in state.scenario.map.points if _movable(context, seat, point)]
    if not draft.start:
        yield from (Pick(each, each, map_place(each), "own") for each in starts)
        yield _pass()
        return
    ways = list(_onward(state, context, seat, draft))
    yield from ways
    taken = {pick.place for pick in ways}
    yield from (Pick(each, each, map_place(each), "own") for each in starts if map_place(each) not in taken)
    if draft.first and not draft.is_flight:
        yield from _exchanges(context, seat, draft)
    elif not draft.first:
        yield from _members(context, seat, draft)
    yield _pass()


def _pass() -> Pick:
    return Pick(PASS, said("campaigns-offer-pass"), group="or", note=said("campaigns-offer-no-more"))


def _onward(state: State, context: MapContext, seat: str, draft: _Draft) -> Iterator[Pick]:
    """Where the stack may go, or continue to."""
    if not draft.first:
        near = list(_destinations(state, context, seat, draft))
        yield from near
        taken = {pick.place for pick in near}
        for point in _ways_through(state, context, seat, draft):
            # Where the seat has another stack that may move, a tap selects that.
            if map_place(point) not in taken and not _movable(context, seat, point):
                yield _way(context, seat, point)
        return
    if draft.is_flight or draft.second:
        return
    for point in state.scenario.map.links[draft.first]:
        command = _command(context, seat, replace(draft, second=point))
        if command is not None and is_legal(state, seat, command):
            yield _way(context, seat, point)


def _way(context: MapContext, seat: str, point: str) -> Pick:
    is_met = context.is_defended(point, seat)
    label = said("campaigns-offer-attack-point" if is_met else "campaigns-offer-march", point=point)
    return Pick(point, label, map_place(point), "attack" if is_met else "move")


def _destinations(state: State, context: MapContext, seat: str, draft: _Draft) -> Iterator[Pick]:
    """Where a stack may go: one link away, or by flight."""
    names = _stack(context, seat, draft)
    if not names:
        return
    links = state.scenario.map.links
    found: set[str] = set()
    for first in links[draft.start]:
        onward = (March(names, draft.start, first, second) for second in ("", *links[first]))
        if any(is_legal(state, seat, each) for each in onward):
            found.add(first)
            yield _way(context, seat, first)
    for point in state.scenario.map.points:
        if is_legal(state, seat, March(names, draft.start, point, is_flight=True)):
            place = "" if point in found else map_place(point)
            yield Pick(FLY + point, said("campaigns-offer-fly", point=point), place, "move", "fly")


def _ways_through(state: State, context: MapContext, seat: str, draft: _Draft) -> dict[str, str]:
    """The points that are two links away, each with the point on the way to it: by roads if there are any."""
    names, links = _stack(context, seat, draft), state.scenario.map.links
    found: dict[str, tuple[int, str]] = {}
    for first, is_road in links[draft.start].items() if names else ():
        for second, goes_on in links[first].items():
            trails = (not is_road) + (not goes_on)
            is_better = second not in found or trails < found[second][0]
            if second != draft.start and is_better and is_legal(state, seat, March(names, draft.start, first, second)):
                found[second] = trails, first
    return {second: first for second, (_, first) in found.items()}


def _members(context: MapContext, seat: str, draft: _Draft) -> Iterator[Pick]:
    """The pieces at the point; each comes along or stays."""
    names = _movable(context, seat, draft.start)
    for name in names:
        note = said("campaigns-offer-stays" if name in draft.missing else "campaigns-offer-goes")
        yield Pick(WITHOUT + name, unit_name(name), group="stack", note=note)
    if not bell_is_free(context, seat, draft.start):
        return
    carrier = "" if BELL in draft.missing else draft.carrier or _usual_carrier(context, draft)
    for name in names:
        if may_carry(name) and name not in draft.missing:
            carries = said("campaigns-offer-carries", unit=unit_name(name))
            yield Pick(name + CARRYING, carries, group="carrier", note=_chosen(name == carrier))
    if _usual_carrier(context, draft):
        leave = said("campaigns-offer-leave-bell")
        yield Pick(WITHOUT + BELL, leave, group="carrier", note=_chosen(not carrier))


def _chosen(is_chosen: bool) -> Text:
    return said("campaigns-offer-chosen") if is_chosen else ""


def _exchanges(context: MapContext, seat: str, draft: _Draft) -> Iterator[Pick]:
    """Who is dropped off and picked up on the way, C5.2 and C5.3."""
    names = _stack(context, seat, draft)
    if not has_hero(names) or context.is_defended(draft.first, seat):
        return
    for name in _joined(names):
        if name.removesuffix(CARRYING) not in LEADERS:
            drop = said("campaigns-offer-drop", name=_display_name(name), point=draft.first)
            yield Pick(DROP + name, drop, group="drop", note=_chosen(name in draft.drop))
    others = [name for name in _movable(context, seat, draft.first) if name not in names]
    is_free = BELL not in names and bell_is_free(context, seat, draft.first)
    others += [name + CARRYING for name in others if is_free and may_carry(name)]
    for name in others:
        take = said("campaigns-offer-take", name=_display_name(name), point=draft.first)
        yield Pick(TAKE + name, take, group="take", note=_chosen(name in draft.take))


def _display_name(joined: str) -> Text:
    """The display name of a piece, with the Bell if it carries it."""
    name = unit_name_within(joined.removesuffix(CARRYING))
    return said("campaigns-name-with-bell", unit=name) if joined.endswith(CARRYING) else name
