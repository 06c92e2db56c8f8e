"""Who has won a campaign, C20.1 and C20.2."""

from __future__ import annotations

from rozz.engine.campaigns.standing import Around, units_of
from rozz.engine.campaigns.work import Work
from rozz.engine.game import Outcome


def castles_razed(work: Work) -> Outcome | None:
    """A side that has razed the castles of all its enemies wins at once, C20.1."""
    scenario, castles = work.scenario, work.scenario.map.castles
    for side in scenario.sides:
        foes = [nation for seat, nations in scenario.seats.items() if seat not in side for nation in nations]
        if all(work.land.razed.get(castles[nation]) in side for nation in foes):
            work.tell("won", "C20.1", "", winners=side, reason="castles")
            return Outcome(side, "C20.1", "castles")
    return None


def points(work: Work) -> dict[tuple[str, ...], int]:
    """1 for each unit and controlled population center, the strength of each razed Fortified Center, C20.2."""
    scenario, land = work.scenario, work.land
    around = Around.now(work)
    scores = dict.fromkeys(scenario.sides, 0)
    for side in scenario.sides:
        scores[side] += sum(around.seat(name) in side for name in units_of(land.places))
        scores[side] += sum(seat in side for seat in land.control.values())
        scores[side] += sum(scenario.map.points[name].strength for name, seat in land.razed.items() if seat in side)
    return scores


def after_last_turn(work: Work) -> Outcome:
    """Most points win, equal points are a draw, C20.2."""
    scores = points(work)
    best = max(scores.values())
    leading = [side for side, number in scores.items() if number == best]
    told = {" and ".join(side): number for side, number in scores.items()}
    winners = leading[0] if len(leading) == 1 else ()
    work.tell("won" if winners else "drawn", "C20.2", "", winners=winners, reason="points", points=told)
    return Outcome(winners, "C20.2", "points" if winners else "equal", {"points": told})
