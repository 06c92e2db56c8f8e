"""The field of a turn while it is played: armies that change, every change told.  It dies with the call."""

from __future__ import annotations

from rozz.engine.areas.model.scenario import Scenario
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution.event_log import Change, EventSink, copied


class Field:
    """The armies of both players; an area without armies of a player is not in that player's mapping."""

    def __init__(self, state: State, telling: EventSink) -> None:
        self.scenario: Scenario = state.scenario
        self.armies = {**copied(state.armies)}
        self.telling = telling

    def change(self, seat: str, area: str, difference: int) -> None:
        """Add armies, or take them away."""
        if not difference:
            return
        held = self.armies[seat]
        before = held.get(area, 0)
        if before + difference:
            held[area] = before + difference
        else:
            del held[area]
        self.telling.changed(Change(area, seat, before, before + difference))

    def contested(self) -> tuple[str, ...]:
        """The areas where both players have armies, in the map's order."""
        one, other = (self.armies[seat] for seat in self.scenario.players)
        both = one.keys() & other.keys()
        return tuple(area for area in self.scenario.map.areas if area in both) if both else ()
