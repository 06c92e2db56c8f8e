"""States → positions of C26, the inverse of `position_reader`: what is usual is left out."""

from __future__ import annotations

from typing import Any

from rozz.engine.campaigns.map.map_occupation import RETREATED
from rozz.engine.campaigns.model.battleboard import SPACES, STAND
from rozz.engine.campaigns.model.scenario import home_nation, nation_of
from rozz.engine.campaigns.model.state import Battle, Bell, Force, Holding, State, name_order
from rozz.engine.campaigns.model.tables import BELL, GARRISON, LEADERS, LETTERS, MERCENARIES, is_intrinsic
from rozz.engine.campaigns.resolution.starting_state import default_control, usual_pool


def write_position(state: State) -> dict[str, Any]:
    """A state as the position of a case, without defaults."""
    written: dict[str, Any] = {}
    scenario = state.scenario
    if state.land is not None:
        written |= _written_land(state, state.land)
    placed = set(state.land.places) if state.land else set()
    placed |= {name for name in state.battle.everybody if name != BELL} if state.battle else set()
    usual = usual_pool(scenario, placed)
    pools = {}
    for nation in (*scenario.nations, MERCENARIES):
        here = {name for name in state.pool if home_nation(name) == nation}
        if here != {name for name in usual if home_nation(name) == nation}:
            pools[nation] = sorted(here, key=name_order)
    if pools:
        written["pool"] = pools
    known = {name: spell for name, spell in sorted(state.known.items()) if name in placed}
    if known:
        written["known"] = known
    if state.resigned:
        written["resigned"] = [seat for seat in scenario.seats if seat in state.resigned]
    if state.battle is not None:
        written["battle"] = _written_battle(state, state.battle)
    return written


def _written_land(state: State, land: Holding) -> dict[str, Any]:
    scenario = state.scenario
    points: dict[str, Any] = {}
    for name in sorted(land.places, key=name_order):
        seat = scenario.seat_of_nation[nation_of(name, state.serves)]
        sign = land.marks.get(name, "")
        text = _served(state, name, scenario.seats[seat][0]) + (RETREATED if RETREATED in sign else sign)
        if name == land.carrier:
            text += f"+{BELL}"
        points.setdefault(land.places[name], {}).setdefault(seat, []).append(text)
    if land.bell_at:
        points.setdefault(land.bell_at, {}).setdefault(_bell_seat(state, land), []).append(BELL)
    control = {key: seat for key, seat in land.control.items() if seat != default_control(scenario)[key]}
    parts = {
        "points": {point: points[point] for point in scenario.map.points if point in points},
        "razed": dict(sorted(land.razed.items())),
        "control": dict(sorted(control.items())),
        "dead": dict(sorted(land.dead.items())),
    }
    return {key: value for key, value in parts.items() if value}


def _bell_seat(state: State, land: Holding) -> str:
    """The seat under which a Bell without carrier is written: that of the pieces there, else the first."""
    there = sorted(land.at(land.bell_at), key=lambda name: (name in LEADERS, name))
    seats = [state.scenario.seat_of_nation[nation_of(name, state.serves)] for name in there]
    return seats[0] if seats else next(iter(state.scenario.seats))


def _served(state: State, name: str, usual: str) -> str:
    nation = state.serves.get(name)
    return f"{name}/{LETTERS[nation]}" if nation and nation != usual else name


def _written_battle(state: State, battle: Battle) -> dict[str, Any]:
    written: dict[str, Any] = {"attacker": battle.attacker, "defender": battle.defender}
    if battle.at:
        written |= {"at": battle.at, "from": battle.came_from}
    point = state.scenario.map.points.get(battle.at)
    usual = dict.fromkeys(SPACES, point.terrain) if point else state.scenario.terrain
    bell = battle.bell
    parts: dict[str, Any] = {
        "terrain": {space: each for space, each in battle.terrain.items() if each != usual[space]},
        "next": battle.captain(battle.next) if battle.next and state.moment != "turn-order" else "",
        "spaces": _written_spaces(state, battle),
        "left": {side: _with_bell(names, bell) for side, names in sorted(battle.left.items()) if names},
        "lost": {side: list(names) for side, names in sorted(battle.lost.items()) if names},
        "orders": {each.name: each.order for each in sorted(battle.forces, key=_by_name) if each.order != STAND},
        "guards": _written_guards(battle),
        "done": sorted(each.name for each in battle.forces if each.is_done),
        "turned": _written_turned(battle),
        "spells": [f"{each.caster} {each.name} > {each.target}" for each in battle.spells],
        "spent": sorted(f"{caster} {spell}" for caster, spell in battle.spent),
        "transported": sorted(battle.transported),
        "rung": sorted(unit for unit in battle.rung if unit in battle.by_unit),
        "silent": bool(bell and bell.is_silent),
        "brought": bell.brought if bell and bell.brought != bell.side else "",
        "gone": dict(sorted(battle.gone.items())),
        "moved": sorted(battle.moved),
        "retreated": sorted(battle.retreated),
    }
    if battle.turn != 1:
        written["turn"] = battle.turn
    if battle.waiting:
        written["muster"] = {side: _written_muster(state, battle, side) for side in sorted(battle.waiting)}
    if battle.rounds >= 0:
        written["fast"] = battle.rounds
    return written | {key: value for key, value in parts.items() if value}


def _captain_nation(state: State, battle: Battle, side: str) -> str:
    return state.scenario.seats[battle.captain(side)][0]


def _by_name(force: Force) -> str:
    return force.name


def _written_muster(state: State, battle: Battle, side: str) -> list[str]:
    usual = _captain_nation(state, battle, side)
    names = [_served(state, name, usual) for name in battle.waiting[side]]
    carrier = battle.bell.carrier if battle.bell else ""
    carried = [f"{name}+{BELL}" if carrier and name.split("/")[0] == carrier else name for name in names]
    intrinsic = [name for name in carried if is_intrinsic(name)]
    if intrinsic:
        carried = [*(name for name in carried if name not in intrinsic), "+".join((GARRISON, *intrinsic))]
    bell = battle.bell
    return [*carried, BELL] if bell and not bell.carrier and not bell.space and bell.side == side else carried


def _with_bell(names: tuple[str, ...], bell: Bell | None) -> list[str]:
    carrier = bell.carrier if bell and BELL in names else ""
    if not carrier:
        return list(names)
    return [f"{name}+{BELL}" if name == carrier else name for name in names if name != BELL]


def _written_spaces(state: State, battle: Battle) -> dict[str, Any]:
    spaces: dict[str, dict[str, list[str]]] = {}
    for force in battle.forces:
        usual = _captain_nation(state, battle, force.side)
        words = [GARRISON] if force.is_garrison else []
        for name in (*force.leaders, *force.units):
            words.append(_served(state, name, usual) + ("!" if name in battle.turned else ""))
            if battle.bell and battle.bell.carrier == name:
                words.append(BELL + ("!" if battle.bell.is_turned else ""))
        spaces.setdefault(force.space, {}).setdefault(force.side, []).append("+".join(words))
    bell = battle.bell
    if bell and not bell.carrier and battle.bell_space():
        text = BELL + ("!" if bell.is_turned else "")
        spaces.setdefault(battle.bell_space(), {}).setdefault(bell.side, []).append(text)
    return {
        space: {side: sorted(rows) for side, rows in sorted(spaces[space].items())}
        for space in SPACES
        if space in spaces
    }


def _written_guards(battle: Battle) -> dict[str, Any]:
    guards: dict[str, dict[str, list[str]]] = {}
    for each in sorted(battle.guards):
        guards.setdefault(each.space, {}).setdefault(each.flank, []).append(each.unit)
    return {
        space: {flank: units[0] if len(units) == 1 else units for flank, units in sorted(flanks.items())}
        for space, flanks in sorted(guards.items())
    }


def _written_turned(battle: Battle) -> list[str]:
    return sorted(each.name for each in battle.forces if each.is_turned)
