"""What a seat can reach: by a march on the map, C5, or by activating a force on the battleboard, C12 and C14.

Every unit and leader moves at most once a turn, so this is what a seat can reach this turn, unless an activation before
it changes the board: it fights, or makes room. Numbers are of units that come by one activation; attrition may cost
one of them, C6. Marches that end where they began are left out.

On the board forces go as they are ordered, because a die decides whether an order can be changed, C13.1. Before orders
are given a force can have any order, and before spells are cast also Fleet Feet or Transport.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product

from rozz.engine.campaigns.battle.casting import can_ring, cast_all, skeleton_for
from rozz.engine.campaigns.legality import activation_legality, spell_legality
from rozz.engine.campaigns.map.map_occupation import MOST_UNITS, MapContext, is_unit, mercenary_kind
from rozz.engine.campaigns.map.march_legality import flies
from rozz.engine.campaigns.model.battleboard import OFF, ORDERS, STAND, enemy
from rozz.engine.campaigns.model.commands import Cast, Casting
from rozz.engine.campaigns.model.ozz_map import FLIGHT
from rozz.engine.campaigns.model.scenario import nation_of
from rozz.engine.campaigns.model.state import Battle, Force, State
from rozz.engine.campaigns.model.tables import BELL, LEADERS
from rozz.engine.campaigns.resolution.event_log import NullLog
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.campaigns.text.wording import force_name, map_place
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Manner, Reach, Way, Ways
from rozz.engine.said import Said, said

#: By nation the number of units of each kind of mercenaries, "" for its own, C18.8.
Army = Mapping[str, Mapping[str, int]]
#: The state after spells, a force in it, and where it stood before.
Choice = tuple[State, Force, str]


#: The spells that can extend what their own side reaches.
FLEET_FEET, TRANSPORT = "Fleet Feet", "Transport"
#: By moment: what its reach counts, or why there is none.
NOTES = {
    "initiative": "campaigns-reach-note-marches",
    "activate": "campaigns-reach-note-marches",
    "deploy": "campaigns-reach-note-deploy",
    "groups": "campaigns-reach-note-groups",
    "spells": "campaigns-reach-note-spells",
    "orders": "campaigns-reach-note-orders",
    "turn-order": "campaigns-reach-note-activations",
    "activation": "campaigns-reach-note-activations",
    "recruit": "campaigns-reach-note-recruit",
    "return": "campaigns-reach-note-recruit",
    "muster": "campaigns-reach-note-muster",
    "approach": "campaigns-reach-note-muster",
    "honors": "campaigns-reach-note-muster",
    "answer": "campaigns-reach-note-combat",
    "shots": "campaigns-reach-note-combat",
    "losses": "campaigns-reach-note-combat",
}


def reach(state: State, seat: str) -> Reach:
    """The points and spaces that a seat can reach; none in moments in which nothing moves."""
    if state.moment in ("initiative", "activate") and state.land is not None:
        return {} if seat in state.land.passed else _Marches(state, seat).all()
    side = state.battle.side_of(seat) if state.battle else ""
    if state.battle is None or not side or state.moment not in ("spells", "orders", "turn-order", "activation"):
        return {}
    found = _WaysBySpace()
    if state.moment == "spells":
        for ready, force, way in _after_spells(state, state.battle, side):
            found.add_all(ready, force, way)
    for force in _forces_able_to_act(state, state.battle, side):
        found.add_all(state, force, force.space)
    return found.reach()


def note(state: State) -> Said:
    """What the reach of this moment counts, or why there is none."""
    return said(NOTES.get(state.moment, "campaigns-reach-note-other"))


class _Marches:
    """The marches of a seat's stacks that end elsewhere."""

    def __init__(self, state: State, seat: str) -> None:
        self.context, self.seat = MapContext.from_state(state), seat
        known, closed = state.scenario.map, state.scenario.closed
        self.links = {point: [each for each in beside if each not in closed] for point, beside in known.links.items()}
        self.open = [point for point in known.points if point not in closed]
        self.is_defended = {point: self.context.is_defended(point, seat) for point in self.open}
        self.has_flights = state.scenario.has("flying-stacks")
        self.there = {point: self._army(self._friends(point)) for point in self.open}
        #: By point: the pieces that may march from it.
        self.ready = {
            point: tuple(name for name in self.context.land.at(point)
                         if self.context.seat(name) == seat and self.context.can_move(name))
            for point in known.points
        }  # fmt: skip
        #: By destination and start: the most units that come by one march.
        self.found: dict[str, dict[str, int]] = {}

    def all(self) -> Reach:
        """All destinations."""
        for start, ready in self.ready.items():
            if ready:
                self._march_from(start, ready)
        return {
            map_place(end): Ways(tuple(_way(start, number) for start, number in starts.items()), max(starts.values()))
            for end, starts in self.found.items()
        }

    def _friends(self, point: str) -> tuple[str, ...]:
        return tuple(name for name in self.context.land.at(point) if not self.context.is_enemy(name, self.seat))

    def _army(self, names: tuple[str, ...]) -> Army:
        army: dict[str, dict[str, int]] = {}
        for name in names:
            if is_unit(name):
                kinds = army.setdefault(nation_of(name, self.context.serves), {})
                kind = mercenary_kind(name, self.context.serves)
                kinds[kind] = kinds.get(kind, 0) + 1
        return army

    def _march_from(self, start: str, ready: tuple[str, ...]) -> None:
        army = self._army(ready)
        has_leader = any(name in LEADERS for name in ready)
        has_hero = _has_hero(ready)
        for first in self.links[start]:
            self._note(first, start, self._entering(army, has_leader, first))
            if self.is_defended[first] or not has_leader:
                continue
            has_hero_there = _has_hero(self.ready[first])
            for second in self.links[first]:
                if second == start:
                    continue
                led = army if has_hero else {}
                self._note(second, start, self._entering(led, has_leader, second))
                # Leaders may not enter a defended point without units, but either group of leaders may join the other's
                # units: Heroes in the first point go with the stack, or the stack takes units there, C5.3.
                if self._entering(led, False, second) is not None and has_hero_there:
                    self._note(second, first, 0)
                if has_hero or has_hero_there:
                    taken = self._army(self.ready[first])
                    self._note(second, start, 0 if self._entering(taken, False, second) else None)
        fliers = self._army(tuple(name for name in ready if is_unit(name) and flies(name)))
        for end in self.open if self.has_flights and fliers else ():
            if end != start and self.context.scenario.map.inches(start, end) <= FLIGHT:
                self._note(end, start, self._entering(fliers, False, end))

    def _note(self, end: str, start: str, number: int | None) -> None:
        if number is not None:
            starts = self.found.setdefault(end, {})
            starts[start] = max(number, starts.get(start, 0))

    def _entering(self, army: Army, has_leader: bool, point: str) -> int | None:
        """The most units of an army that may enter a point together, C2.6 and C18.8; None if nobody may."""
        there = self.there[point]
        room = MOST_UNITS - sum(sum(kinds.values()) for kinds in there.values())
        if room < 0 or any(len(_hired(kinds)) > 1 for kinds in there.values()):
            return None
        number = min(room, sum(_together(kinds, there.get(nation, {})) for nation, kinds in army.items()))
        return number if number or (has_leader and not self.is_defended[point]) else None


def _has_hero(names: tuple[str, ...]) -> bool:
    return any(name in LEADERS and LEADERS[name].is_hero for name in names)


def _hired(kinds: Mapping[str, int]) -> set[str]:
    """The kinds of mercenaries."""
    return {kind for kind in kinds if kind}


def _together(kinds: Mapping[str, int], there: Mapping[str, int]) -> int:
    """The most units of a nation that may join those there: its own, and one kind of mercenaries."""
    allowed = _hired(there) or _hired(kinds)
    return kinds.get("", 0) + max((kinds.get(kind, 0) for kind in allowed), default=0)


def _way(start: str, number: int) -> Way:
    pieces = said("campaigns-reach-units", number=number) if number else said("campaigns-reach-leader")
    return Way("move", pieces, "stack", number, map_place(start))


class _WaysBySpace:
    """The ways to spaces of the board, one of each manner for each force."""

    def __init__(self) -> None:
        self.ways: dict[str, dict[tuple[str, str], Way]] = {}

    def add_all(self, state: State, force: Force, start: str) -> None:
        """What a force can do; `start` is where it stands before any spells."""
        party = activation_legality.party(state, force)
        if force.space != start:
            self._add(force.space, "move", force, start, len(party.units))
        for command in party.activations(state.scenario):
            for place, manner in _ends(force.space, command.steps, command.combat, command.target):
                self._add(place, manner, force, start, len(party.units) if manner == "move" else 1)

    def _add(self, place: str, manner: Manner, force: Force, start: str, number: int) -> None:
        ways, key = self.ways.setdefault(place, {}), (manner, force.name)
        if key not in ways or ways[key].number < number:
            ways[key] = Way(manner, force_name(force), force.name, number, start)

    def reach(self) -> Reach:
        """All of them by space."""
        return {
            place: Ways(
                tuple(ways.values()), max((way.number for way in ways.values() if way.manner == "move"), default=0)
            )
            for place, ways in self.ways.items()
        }


def _forces_able_to_act(state: State, battle: Battle, side: str) -> Iterator[Force]:
    """The forces of a side that can still act this turn, with each order that they can have.

    Coordinated forces act with their Ruler, C13.4.
    """
    for force in battle.of(side):
        if state.moment in ("spells", "orders"):
            for order in ORDERS if not force.is_garrison else (STAND,):
                yield replace(force, order=order)
        elif not force.is_done and (not force.is_turned or battle.coordinators.get(side) == force.name):
            yield force


def _after_spells(state: State, battle: Battle, side: str) -> Iterator[Choice]:
    """The forces that the side's own spells speed up or transport: the state then, the force, and where it stood."""
    by_caster: dict[str, list[Casting]] = {}
    for each in spell_legality.castings_of(state, battle, side):
        if each.spell in (FLEET_FEET, TRANSPORT):
            by_caster.setdefault(each.caster, []).append(each)
    for force in battle.of(side):
        rows: list[list[Casting | None]] = []
        for castings in by_caster.values():
            fit = {_effect(each): each for each in castings if _concerns(battle, force, each)}
            rows.append([None, *fit.values()])
        for chosen in product(*rows):
            castings = [each for each in chosen if each is not None]
            if castings:
                yield from _after_own_spells(state, battle, force, castings)
    taking = [each for castings in by_caster.values() for each in castings if each.spell == TRANSPORT]
    for each in taking:
        if (unit := _unit(battle, each.target)) in battle.by_unit:
            yield from _cast(state, battle, side, Cast((each,)), unit, battle.by_unit[unit].space)
    if can_ring(state.scenario, battle, state.pool, side):
        raised = skeleton_for(state.scenario, battle, state.pool, side)
        for carrying in ((), *((each,) for each in taking if _takes_bell(battle, each))):
            yield from _cast(state, battle, side, Cast(carrying, rings=True), raised, battle.bell_space())


def _takes_bell(battle: Battle, casting: Casting) -> bool:
    """Whether a Transport moves the Bell, which then rings where it arrives, C11.8."""
    return casting.target == BELL or (battle.bell is not None and battle.bell.carrier == casting.target)


def _unit(battle: Battle, target: str) -> str:
    """The unit that a spell affects: if cast on the Bell, its carrier."""
    return battle.bell.carrier if target == BELL and battle.bell else target


def _effect(casting: Casting) -> tuple[str, str, str]:
    """What distinguishes casts for those who stay behind: they do not care where a unit is transported to."""
    return casting.caster, casting.spell, casting.target


def _concerns(battle: Battle, force: Force, casting: Casting) -> bool:
    """Whether a spell affects what a force can do: it is on one of its units, or it clears its line of fire."""
    unit = _unit(battle, casting.target)
    if unit in force.units:
        return casting.spell != TRANSPORT or len(force.units) > 1
    if casting.spell != TRANSPORT or unit not in battle.by_unit:
        return False
    space = battle.by_unit[unit].space
    return battle.is_occupied(enemy(force.side), space) and battle.units_at[force.side, space] == (unit,)


def _after_own_spells(state: State, battle: Battle, force: Force, castings: Sequence[Casting]) -> Iterator[Choice]:
    """A force after these spells, without its transported units, with each order."""
    left = [unit for unit in force.units if all(each.spell != TRANSPORT or _unit(battle, each.target) != unit
                                                for each in castings)]  # fmt: skip
    if left:
        yield from _cast(state, battle, force.side, Cast(tuple(castings)), left[0], force.space)


def _cast(state: State, battle: Battle, side: str, cast: Cast, unit: str, start: str) -> Iterator[Choice]:
    """The force of a unit after a cast, with each order."""
    resolution = Resolution(replace(state, battle=battle), NO_DICE, NullLog())
    cast_all(resolution, {side: cast})
    then = replace(state, battle=resolution.battle, serves=resolution.serves, pool=resolution.pool)
    force = resolution.battle.by_unit[unit]
    for order in ORDERS if not force.is_garrison else (STAND,):
        yield then, replace(force, order=order), start


def _ends(space: str, steps: tuple[str, ...], combat: str, target: str) -> Iterator[tuple[str, Manner]]:
    """The space that a force goes to by an activation, and the one that it attacks."""
    if steps and steps[-1] != OFF:
        yield steps[-1], "move"
    if combat == "fire":
        yield target, "strike"
    elif combat == "melee":
        yield space, "strike"
