"""The setup of a scenario as a state, before anybody draws a spell; and what it implies: control and the pool."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rozz.engine.campaigns.map.map_occupation import units_of
from rozz.engine.campaigns.model.scenario import Scenario, home_nation
from rozz.engine.campaigns.model.state import Battle, Bell, Holding, State
from rozz.engine.campaigns.model.tables import BELL, COUNTERS, LEADERS, MERCENARIES, in_order


def starting_state(scenario: Scenario, moment: str) -> State:
    """The setup of a scenario, before anybody draws a spell."""
    if scenario.is_campaign:
        return _starting_state_on_map(scenario, moment)
    serves: dict[str, str] = {}
    waiting: dict[str, tuple[str, ...]] = {}
    bell: Bell | None = None
    seats = list(scenario.seats)
    defender = next(seat for seat in seats if seat != scenario.attacker)
    battle = Battle(scenario.attacker, defender, terrain=scenario.terrain)
    for seat, names in scenario.setup[""].items():
        side = battle.side_of(seat)
        if BELL in names:
            bell = Bell(side, "", names[names.index(BELL) - 1], brought=side)
        waiting[side] = in_order(name for name in names if name != BELL)
        serves |= {name: scenario.seats[seat][0] for name in names if name != BELL and home_nation(name) == MERCENARIES}
    battle = replace(battle, waiting=waiting, bell=bell)
    placed = {name for names in waiting.values() for name in names}
    return State(scenario, 1, moment, (), usual_pool(scenario, placed), {}, serves, None, battle)


def _starting_state_on_map(scenario: Scenario, moment: str) -> State:
    places: dict[str, str] = {}
    serves: dict[str, str] = {}
    carrier, bell_at = "", ""
    for point, here in scenario.setup.items():
        for seat, names in here.items():
            for at, name in enumerate(names):
                if name == BELL:
                    carrier, bell_at = (names[at - 1], "") if at else ("", point)
                    continue
                places[name] = point
                if home_nation(name) == MERCENARIES:
                    serves[name] = scenario.seats[seat][0]
    control = default_control(scenario)
    for point in control:
        seats = [seat for seat, names in scenario.setup.get(point, {}).items() if units_of(names)]
        if seats:
            control[point] = min(seats, key=list(scenario.seats).index)
    land = Holding(places, {}, control, {}, {}, carrier, bell_at)
    return State(scenario, 1, moment, (), usual_pool(scenario, places), {}, serves, land)


def default_control(scenario: Scenario) -> dict[str, str]:
    """Nations control their own population centers, C2.5."""
    return {
        point.name: scenario.seat_of_nation[point.nation]
        for point in scenario.map.points.values()
        if point.kind == "population" and point.nation in scenario.seat_of_nation
    }


def usual_pool(scenario: Scenario, placed: Iterable[str]) -> frozenset[str]:
    """All counters, and witches, that are not placed, C18.2."""
    there = set(placed)
    counters = {unit for unit, nation in COUNTERS.items() if nation in (*scenario.nations, MERCENARIES)}
    witches = {name for name, leader in LEADERS.items() if leader.rank == "witch"}
    return frozenset((counters | witches) - there)
