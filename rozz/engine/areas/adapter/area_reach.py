"""Where a player's armies can get this turn, Z2 to Z4, and what they can bombard, Z7, if the other gives no commands.

One movement a turn, out of one area or into one, so all armies beside an area can come together. New armies are placed
before anything moves, and may go along.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rozz.engine.areas.legality import army_placements
from rozz.engine.areas.model.state import State
from rozz.engine.game import Reach, Way, Ways
from rozz.engine.said import Said, said

ARMIES, BOMBARDMENT = "armies", "bombardment"


def reach(state: State, seat: str) -> Reach:
    """The areas that moves, placements and bombardments can reach; none in the setup, where nothing moves."""
    if state.is_setting_up or seat in state.resigned:
        return {}
    room = army_placements.placement_room(state, seat, {})
    bombing = _bombardment_way(state, seat)
    found: dict[str, Ways] = {}
    for area, neighbours in state.scenario.map.neighbours.items():
        moves = tuple(_moves(state, seat, neighbours, room))
        ways = (*moves, *_placement_ways(state, seat, area, room), *bombing)
        if ways:
            found[area] = Ways(ways, most_together(state, seat, neighbours, room) if moves else 0)
    return found


def _moves(state: State, seat: str, neighbours: tuple[str, ...], room: Mapping[str, int]) -> Iterator[Way]:
    held = state.armies[seat]
    for start in neighbours:
        number = held.get(start, 0) + room.get(start, 0)
        if number:
            yield Way("move", _armies(state, held.get(start, 0), room.get(start, 0)), ARMIES, number, start)


def _armies(state: State, old: int, new: int) -> Said:
    """Armies that can go together; with those among them that could be placed in any other territory, Z14."""
    if new and state.scenario.production == "territories":
        return said("areas-reach-with-new", number=old + new, old=old, new=new)
    return said("areas-reach-armies", number=old + new)


def _placement_ways(state: State, seat: str, area: str, room: Mapping[str, int]) -> Iterator[Way]:
    """New armies where the player has none yet: in a province of a city, Z8."""
    if area in room and area not in state.armies[seat]:
        yield Way("place", said("areas-reach-new-armies", number=room[area]), ARMIES, room[area])


def _bombardment_way(state: State, seat: str) -> tuple[Way, ...]:
    """A bombardment, of any area."""
    return (Way("strike", said("areas-reach-bombardment"), BOMBARDMENT, 1),) if state.bombs[seat] else ()


def most_together(state: State, seat: str, neighbours: tuple[str, ...], room: Mapping[str, int]) -> int:
    """All armies beside an area, and the new ones that can be placed beside it."""
    held = state.armies[seat]
    standing = sum(held.get(start, 0) for start in neighbours)
    beside = [start for start in neighbours if start in room]
    if state.scenario.production == "territories":
        return standing + max((room[start] for start in beside), default=0)
    # A city has one new army, for itself or for its province.
    return standing + len({army_placements.city_of(state.scenario.map, start) for start in beside})
