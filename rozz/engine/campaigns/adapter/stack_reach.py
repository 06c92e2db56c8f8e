"""Where one activation of a seat can get something: a march on the map, C5, or a force on the battleboard, C12 and C14.

Every unit and leader moves at most once a turn, so this is what a seat can reach this turn, unless a march before it
changes the map: it fights, or makes room.  Numbers are of units that come by one march; attrition may cost one of them,
C6.  Marches that end where they began are left out.  On the board forces go as they are ordered, because a die decides
whether an order can be changed, C13.1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rozz.engine.campaigns.legality import legality
from rozz.engine.campaigns.map.map_occupation import MOST_UNITS, Around, is_unit, mercenary_kind
from rozz.engine.campaigns.map.marching import flies
from rozz.engine.campaigns.model.battleboard import OFF
from rozz.engine.campaigns.model.ozz_map import FLIGHT
from rozz.engine.campaigns.model.scenario import nation_of
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.model.tables import LEADERS
from rozz.engine.campaigns.text.wording import force_name, spot
from rozz.engine.game import Manner, Reach, Way, Ways
from rozz.engine.said import Text, said

#: By nation the number of units of each kind of mercenaries, "" for its own, C18.8.
Army = Mapping[str, Mapping[str, int]]


def reach(state: State, seat: str) -> Reach:
    """The points and spaces that a seat's next activation can reach; none in moments that decide something else."""
    if state.moment in ("initiative", "activate") and state.land is not None:
        return {} if seat in state.land.passed else _Marches(state, seat).all()
    return _activations(state, seat) if state.moment == "activation" else {}


class _Marches:
    """The marches of a seat's stacks that end elsewhere."""

    def __init__(self, state: State, seat: str) -> None:
        self.around, self.seat = Around.of(state), seat
        known, closed = state.scenario.map, state.scenario.closed
        self.links = {point: [each for each in beside if each not in closed] for point, beside in known.links.items()}
        self.open = [point for point in known.points if point not in closed]
        self.is_defended = {point: self.around.is_defended(point, seat) for point in self.open}
        self.has_flights = state.scenario.has("flying-stacks")
        self.there = {point: self._army(self._friends(point)) for point in self.open}
        #: By point: who may march from it.
        self.ready = {
            point: tuple(name for name in self.around.land.at(point)
                         if self.around.seat(name) == seat and self.around.can_move(name))
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
            spot(end): Ways(tuple(_way(start, number) for start, number in starts.items()), max(starts.values()))
            for end, starts in self.found.items()
        }

    def _friends(self, point: str) -> tuple[str, ...]:
        return tuple(name for name in self.around.land.at(point) if not self.around.is_enemy(name, self.seat))

    def _army(self, names: tuple[str, ...]) -> Army:
        army: dict[str, dict[str, int]] = {}
        for name in names:
            if is_unit(name):
                kinds = army.setdefault(nation_of(name, self.around.serves), {})
                kind = mercenary_kind(name, self.around.serves)
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
                # Leaders may not enter a defended point alone.  They may together with units: those of the first point
                # with the stack, or those of the stack with units that it takes there, C5.3.
                if self._entering(led, False, second) is not None and has_hero_there:
                    self._note(second, first, 0)
                if has_hero or has_hero_there:
                    taken = self._army(self.ready[first])
                    self._note(second, start, 0 if self._entering(taken, False, second) else None)
        fliers = self._army(tuple(name for name in ready if is_unit(name) and flies(name)))
        for end in self.open if self.has_flights and fliers else ():
            if end != start and self.around.scenario.map.inches(start, end) <= FLIGHT:
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
    return Way("move", pieces, "stack", number, spot(start))


def _activations(state: State, seat: str) -> Reach:
    """Where forces that are not done yet can go, and what they can attack from there or from where they stand."""
    battle = state.battle
    side = battle.side_of(seat) if battle else ""
    if battle is None or not side:
        return {}
    forced = battle.forced if battle.next == side else None
    found: dict[str, dict[tuple[str, str], Way]] = {}
    for force in battle.of(side):
        is_next = force.name == forced.force if forced else not (force.is_done or force.is_turned)
        if not is_next:
            continue
        party = legality.party(state, force)
        pieces: Text = force_name(force)
        for command in party.activations(state.scenario):
            for place, manner in _ends(force.space, command.steps, command.combat, command.target):
                number = len(party.units) if manner == "move" else 1
                way = Way(manner, pieces, force.name, number, force.space)
                found.setdefault(place, {})[manner, force.name] = way
    return {
        place: Ways(tuple(ways.values()), max((way.number for way in ways.values() if way.manner == "move"), default=0))
        for place, ways in found.items()
    }


def _ends(space: str, steps: tuple[str, ...], combat: str, target: str) -> Iterator[tuple[str, Manner]]:
    """The space that a force goes to by an activation, and the one that it attacks."""
    if steps and steps[-1] != OFF:
        yield steps[-1], "move"
    if combat == "fire":
        yield target, "strike"
    elif combat == "melee":
        yield space, "strike"
