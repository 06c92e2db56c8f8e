"""Who has won a campaign, C20.1 and C20.2."""

from __future__ import annotations

from collections.abc import Iterable

from rozz.engine.campaigns.map.map_occupation import MapContext, units_of
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.game import Outcome


def castles_razed(resolution: Resolution) -> Outcome | None:
    """A side that has razed the castles of all its enemies wins at once, C20.1: those of resigned ones too, C20.4."""
    scenario, castles = resolution.scenario, resolution.scenario.map.castles
    for side in scenario.sides_left(resolution.resigned):
        enemies = [nation for seat, nations in scenario.seats.items() if seat not in side for nation in nations]
        if all(resolution.land.razed.get(castles[nation]) in side for nation in enemies):
            winners = resolution.playing(side)
            resolution.emit("won", "C20.1", "", winners=winners, reason="castles")
            return Outcome(winners, "C20.1", "castles")
    return None


def points_by_side(context: MapContext, fighting: Iterable[str] = ()) -> dict[tuple[str, ...], int]:
    """1 for each unit and controlled population center, the strength of each razed Fortified Center, C20.2.

    `fighting` are the units in a battle, which are not on the map.
    """
    scenario, land = context.scenario, context.land
    scores = dict.fromkeys(scenario.sides, 0)
    units = units_of((*land.places, *fighting))
    for side in scenario.sides:
        scores[side] += sum(context.seat(name) in side for name in units)
        scores[side] += sum(seat in side for seat in land.control.values())
        scores[side] += sum(scenario.map.points[name].strength for name, seat in land.razed.items() if seat in side)
    return scores


def after_last_turn(resolution: Resolution) -> Outcome:
    """Most points win, equal points are a draw, C20.2; sides that have resigned do not count, C20.4."""
    every_score = points_by_side(MapContext.from_resolution(resolution))
    scores = {side: every_score[side] for side in resolution.scenario.sides_left(resolution.resigned)}
    best = max(scores.values())
    leading = [side for side, number in scores.items() if number == best]
    playing = {side: resolution.playing(side) for side in scores}
    by_first = {playing[side][0]: number for side, number in scores.items()}
    sides = {seats[0]: list(seats) for seats in playing.values()}  # as JSON gives it back
    winners = resolution.playing(leading[0]) if len(leading) == 1 else ()
    facts = {"points": by_first, "sides": sides}
    resolution.emit("won" if winners else "drawn", "C20.2", "", winners=winners, reason="points", **facts)
    return Outcome(winners, "C20.2", "points" if winners else "equal", facts)
