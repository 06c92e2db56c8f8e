"""Who can or must leave a battle, and where to: C10.8, C16.2 and C16.4 to C16.7."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rozz.engine.campaigns.battle.strength import is_held
from rozz.engine.campaigns.model.battleboard import ATTACKER
from rozz.engine.campaigns.model.scenario import BATTLE_TURNS, Scenario, nation_of
from rozz.engine.campaigns.model.state import Battle, Holding, State
from rozz.engine.campaigns.model.tables import BELL, LEADERS, is_intrinsic


def retreating_pieces(battle: Battle, side: str) -> tuple[str, ...]:
    """Who goes along if a side retreats: all leaders, and units that can move, C16.2."""
    if battle.muster:
        return tuple(name for name in battle.waiting.get(side, ()) if not is_intrinsic(name))
    units = [unit for unit in battle.units(side) if not is_intrinsic(unit) and not is_held(battle, unit)]
    return (*battle.leaders(side), *units)


def must_attacker_leave(battle: Battle) -> bool:
    """Whether the attacker leaves after this turn if both sides still fight: turn 8 of a battle on the map, C10.8."""
    return not battle.muster and battle.turn >= BATTLE_TURNS


def refuges(state: State, side: str, going: Iterable[str] | None = None) -> tuple[str, ...]:
    """The points that a side may retreat to, in order of name, from the first class that is not empty, C16.6.

    `going` are those who retreat: by default all who can, with those who left by movement, C16.3.
    """
    battle, land = state.battle, state.land
    assert battle is not None and land is not None
    if battle.gone.get(side):
        return (battle.gone[side],)
    if side == ATTACKER:
        return (battle.came_from,)
    return refuges_of(state, land, _all_going(battle, side) if going is None else going, battle.at, battle.came_from)


def has_refuge(state: State, side: str, going: Iterable[str] | None = None) -> bool:
    """Whether `refuges` finds any point, C16.7."""
    battle, land = state.battle, state.land
    assert battle is not None and land is not None
    if battle.gone.get(side) or side == ATTACKER:
        return True
    nations = _nations(state, _all_going(battle, side) if going is None else going)
    return bool(nations and _free_points(state, land, nations, battle.at, battle.came_from))


def may_leave_board(state: State, side: str, names: Iterable[str]) -> bool:
    """Whether the named pieces have somewhere to go off the board, C16.7; in a stand-alone battle they always have.

    If the other side wins, only they and those who left before retreat, C16.3.
    """
    if state.land is None:
        return True
    battle = state.battle
    assert battle is not None
    return has_refuge(state, side, (*names, *battle.left.get(side, ())))


def _all_going(battle: Battle, side: str) -> tuple[str, ...]:
    return (*retreating_pieces(battle, side), *battle.left.get(side, ()))


def refuges_of(
    state: State, land: Holding, going: Iterable[str], start: str, barred: str
) -> tuple[str, ...]:
    """Where defenders may go from a point; `barred` is where the attacker came from, C16.5."""
    scenario = state.scenario
    nations = _nations(state, going)
    if not nations:
        return ()
    free = _free_points(state, land, nations, start, barred)
    best = max(nations, key=lambda each: (nations.count(each), -scenario.nations.index(each)))
    return _best_refuge_class(state, land, free, start, best)


def open_refuges(state: State, side: str) -> tuple[str, ...]:
    """The points that C16.5 allows a defender, of any class; for an attacker use `refuges`."""
    battle, land = state.battle, state.land
    assert battle is not None and land is not None
    if side == ATTACKER or battle.gone.get(side):
        return ()
    return tuple(_free_points(state, land, _nations(state, _all_going(battle, side)), battle.at, battle.came_from))


def _nations(state: State, going: Iterable[str]) -> list[str]:
    """The nations of the units that go, or of the leaders if only leaders go."""
    names = [name for name in going if name != BELL]
    units = [name for name in names if name not in LEADERS] or names
    return [_nation_of_force(state, name) for name in units]


def _nation_of_force(state: State, name: str) -> str:
    """The nation of a unit or leader in a retreat: a witch is of her seat's first nation, C16.5."""
    nation = nation_of(name, state.serves)
    if name in LEADERS and LEADERS[name].rank == "witch":
        scenario = state.scenario
        return scenario.seats[scenario.seat_of_nation[nation]][0]
    return nation


def _free_points(state: State, land: Holding, nations: list[str], start: str, barred: str) -> list[str]:
    """The open points one link away that C16.5 allows, in order of name."""
    scenario = state.scenario
    return [
        point
        for point in sorted(scenario.map.links[start])
        if point not in scenario.closed and point != barred and _is_open(state, land, point, set(nations))
    ]


def _is_open(state: State, land: Holding, point: str, nations: set[str]) -> bool:
    """Whether a point is free of other nations' forces and unrazed Fortified Centers, C16.5."""
    place = state.scenario.map.points[point]
    if place.strength and point not in land.razed and place.nation not in nations:
        return False
    return all(
        _nation_of_force(state, name) in nations for name, where in land.places.items() if where == point
    )


def _best_refuge_class(state: State, land: Holding, free: list[str], start: str, nation: str) -> tuple[str, ...]:
    scenario, known = state.scenario, state.scenario.map
    castle = known.castles[nation]
    seat = scenario.seat_of_nation[nation]
    holder = next((name for name, where in land.places.items() if where == castle), "")
    is_taken = bool(holder) and not scenario.are_allied(seat_of(scenario, state.serves, holder), seat)
    territory = [point.name for point in known.points.values() if point.nation == nation]
    for goals in ([castle] if not is_taken else [], territory):
        far = known.steps_to(goals, scenario.closed)
        closer = tuple(point for point in free if far.get(point, 999) < far.get(start, 999))
        if closer:
            return closer
    return tuple(free)


def seat_of(scenario: Scenario, serves: Mapping[str, str], name: str) -> str:
    """The seat that a unit or leader belongs to."""
    return scenario.seat_of_nation[nation_of(name, serves)]
