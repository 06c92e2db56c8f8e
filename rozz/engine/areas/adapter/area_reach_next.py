"""Where a player's armies can go on to next turn, Z2 to Z4, if the other gives no commands and no match ends between.

They go on from the areas where they can stand when this turn ends: where armies stay, where new ones can be placed, and
where more come together than the opponent then has. The new armies of next turn are left out, and so are bombardments,
which reach every area in any turn.
"""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.areas.adapter.area_reach import ARMIES, most_together
from rozz.engine.areas.legality import army_placements
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import placing
from rozz.engine.game import Reach, Way, Ways
from rozz.engine.said import said


def next_reach(state: State, seat: str) -> Iterator[Reach]:
    """The areas beside those where a player can stand when this turn ends, as one part."""
    if state.is_setting_up or seat in state.resigned:
        return
    found: dict[str, list[Way]] = {}
    for start in _areas_held_next_turn(state, seat):
        for end in state.scenario.map.neighbours[start]:
            found.setdefault(end, []).append(Way("move", said("areas-reach-any-armies"), ARMIES, 0, start))
    yield {area: Ways(tuple(found[area])) for area in state.scenario.map.areas if area in found}


def _areas_held_next_turn(state: State, seat: str) -> Iterator[str]:
    held, room = state.armies[seat], army_placements.placement_room(state, seat, {})
    other = state.scenario.other(seat)
    opposing = dict(state.armies[other])
    # New armies that a player does not place are placed all the same, Z8 and Z14.
    for area, number in placing.complete_placements(state, other, {}).items():
        opposing[area] = opposing.get(area, 0) + number
    for area, neighbours in state.scenario.map.neighbours.items():
        if area in held or area in room or most_together(state, seat, neighbours, room) > opposing.get(area, 0):
            yield area
