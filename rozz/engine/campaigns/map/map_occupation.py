"""Who stands where on the map, and what follows: enemies, intrinsic units, control, armies, C2, C16.9, C18.8."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rozz.engine.campaigns.model.scenario import Scenario, home_nation, nation_of
from rozz.engine.campaigns.model.state import Holding, State
from rozz.engine.campaigns.model.tables import BELL, LEADERS, MERCENARIES, type_of
from rozz.engine.campaigns.resolution.working_state import Resolution

MOVED, RETREATED, FOUGHT = "!", "~", "^"
#: The most units at a point, C2.6.
MOST_UNITS = 8
#: Each nation's own mercenaries, C18.5.
OWN = {"Winkies": "APE", "Gillikins": "WLF"}
SKELETONS = "SKE"


class MapContext(NamedTuple):
    """A scenario, the map and whom mercenaries serve: the context for questions about points."""

    scenario: Scenario
    land: Holding
    serves: Mapping[str, str]

    @staticmethod
    def from_state(state: State) -> MapContext:
        """The map of a state."""
        assert state.land is not None
        return MapContext(state.scenario, state.land, state.serves)

    @staticmethod
    def from_resolution(resolution: Resolution) -> MapContext:
        """The current map while a moment is played."""
        return MapContext(resolution.scenario, resolution.land, resolution.serves)

    def seat(self, name: str) -> str:
        """The seat of a unit or leader."""
        return self.scenario.seat_of_nation[nation_of(name, self.serves)]

    def is_enemy(self, name: str, seat: str) -> bool:
        """Whether a unit or leader belongs to another side."""
        return not self.scenario.are_allied(self.seat(name), seat)

    def enemies(self, point: str, seat: str) -> tuple[str, ...]:
        """Units and leaders of other sides at a point."""
        return tuple(name for name in self.land.at(point) if self.is_enemy(name, seat))

    def strength(self, point: str) -> int:
        """The intrinsic strength of a point, 0 if it is razed or closed, C2.3."""
        place = self.scenario.map.points[point]
        return 0 if point in self.land.razed or point in self.scenario.closed else place.strength

    def is_fortress_of_enemy(self, point: str, seat: str) -> bool:
        """Whether a point has an unrazed enemy Fortified Center."""
        if not self.strength(point):
            return False
        owner = self.scenario.seat_of_nation[self.scenario.map.points[point].nation]
        return not self.scenario.are_allied(owner, seat)

    def is_defended(self, point: str, seat: str) -> bool:
        """Whether a stack of a seat has to fight at a point, C5.1."""
        return self.is_fortress_of_enemy(point, seat) or any(is_unit(name) for name in self.enemies(point, seat))

    def can_move(self, name: str) -> bool:
        """Whether a unit or leader may still be activated this turn, C4.3 and C16.9."""
        mark = self.land.marks.get(name, "")
        return MOVED not in mark and (RETREATED not in mark or not self.scenario.has("retreat-spent"))


    def has_retreated(self, name: str) -> bool:
        """Whether a unit or leader has retreated this turn and not moved, C16.9."""
        mark = self.land.marks.get(name, "")
        return RETREATED in mark and MOVED not in mark


def is_unit(name: str) -> bool:
    """Whether a name is a unit's."""
    return name not in LEADERS and name != BELL


def units_of(names: Iterable[str]) -> tuple[str, ...]:
    """The units among names."""
    return tuple(name for name in names if is_unit(name))


def mercenary_kind(name: str, serves: Mapping[str, str]) -> str:
    """The kind of mercenaries that a unit counts as in its army, empty for none, C18.8."""
    kind = type_of(name)[1:]
    if kind == SKELETONS:
        return kind
    if home_nation(name) != MERCENARIES or name in LEADERS or OWN.get(serves.get(name, "")) == kind:
        return ""
    return kind


def mixed_army(names: Iterable[str], serves: Mapping[str, str]) -> str:
    """The nation whose units here include more than one kind of mercenaries, empty for none, C18.8."""
    kinds: dict[str, set[str]] = {}
    for name in names:
        if is_unit(name) and (kind := mercenary_kind(name, serves)):
            kinds.setdefault(nation_of(name, serves), set()).add(kind)
    return next((nation for nation, found in kinds.items() if len(found) > 1), "")


def mark(land: Holding, names: Iterable[str], sign: str) -> dict[str, str]:
    """The marks with one more for these: moved and retreated add up; a Hero that has fought has only that mark."""
    marks = dict(land.marks)
    for name in names:
        known = marks.get(name, "").replace(FOUGHT, "")
        marks[name] = known if sign in known else "".join(sorted(known + sign))
    return marks


def settle_control(resolution: Resolution, point: str, seat: str) -> None:
    """After a move ends at a point: the earliest seat of the side with units there controls it, C2.5."""
    if point not in resolution.land.control:
        return
    context = MapContext.from_resolution(resolution)
    there = [context.seat(name) for name in units_of(resolution.land.at(point))]
    seats = [each for each in resolution.scenario.seats if each in there]
    if seats and resolution.land.control[point] != seats[0]:
        resolution.update_map(control={**resolution.land.control, point: seats[0]})
        resolution.emit("controls", "C2.5", point, seat=seats[0])
