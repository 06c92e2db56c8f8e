"""The armies during a turn, with every change sent to the event sink. It exists for one call."""

from __future__ import annotations

from rozz.engine.areas.model.scenario import Scenario
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution.event_log import Change, EventSink, copied


class TurnBoard:
    """The armies of both players; a player's mapping leaves out areas without armies."""

    def __init__(self, state: State, sink: EventSink) -> None:
        self.scenario: Scenario = state.scenario
        self.armies = {**copied(state.armies)}
        self.sink = sink

    def change(self, seat: str, area: str, difference: int) -> None:
        """Add armies, or remove them."""
        if not difference:
            return
        held = self.armies[seat]
        before = held.get(area, 0)
        if before + difference:
            held[area] = before + difference
        else:
            del held[area]
        self.sink.changed(Change(area, seat, before, before + difference))

    def contested(self) -> tuple[str, ...]:
        """The areas where both players have armies, in the map's order."""
        one, other = (self.armies[seat] for seat in self.scenario.players)
        both = one.keys() & other.keys()
        return tuple(area for area in self.scenario.map.areas if area in both) if both else ()
