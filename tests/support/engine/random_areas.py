"""Random positions and orders of both games, good and bad, for tests that compare engine and model."""

from __future__ import annotations

from random import Random
from typing import Any

from rozz import library
from rozz.engine.areas.model.commands import Bombardment, Command, Movement, Placement, Route
from rozz.engine.areas.model.scenario import Scenario
from rozz.engine.areas.model.state import State
from rozz.engine.areas.play import Areas
from rozz.engine.dice import KeyedDice

GAMES: dict[str, Areas] = {name: library.game(name) for name in ("ozymandia", "simultaneous-risk")}
SHIPPED = [(game, name) for game in GAMES for name in library.scenario_names(game)]
SCENARIOS: dict[tuple[str, str], Scenario] = {
    (game, name): GAMES[game].read(library.scenario_mapping(name, game)) for game, name in SHIPPED
}


def state(scenario: Scenario, chance: Random) -> State:
    """A position in the middle of a match: crowded or nearly empty, with small numbers, so that many are equal."""
    crowd, most = chance.choice((0.3, 0.6, 0.8, 0.95)), chance.choice((1, 2, 3, 8))
    armies: dict[str, dict[str, int]] = {seat: {} for seat in scenario.players}
    for area in scenario.map.areas:
        if chance.random() < crowd:
            armies[chance.choice(scenario.players)][area] = chance.randint(1, most)
    bombs = {seat: chance.randint(0, 3) for seat in scenario.players}
    case = {"turn": 1, "armies": [], "bombs": bombs, "resigned": [], "outcome": None}
    case["unplaced"] = dict.fromkeys(scenario.players, 0)
    case["armies"] = [[area, seat, n] for seat, held in armies.items() for area, n in held.items()]
    return GAMES[scenario.game].thaw(scenario, case)


def front(state: State, chance: Random) -> dict[str, str]:
    """A border that both may cross, as each player's area next to it; empty if they don't touch."""
    first, second = state.scenario.players
    one, other = state.armies[first], state.armies[second]
    rows = [(a, b) for a in one for b in other if b in state.scenario.map.neighbours[a]]
    return dict(zip((first, second), chance.choice(rows), strict=True)) if rows else {}


def orders_of_both(state: State, chance: Random) -> dict[str, tuple[Command, ...]]:
    """Both players' orders, which now and then meet on a border."""
    met = front(state, chance)
    return {seat: orders(state, seat, chance, met) for seat in state.scenario.players}


def orders(state: State, seat: str, chance: Random, met: dict[str, str] | None = None) -> tuple[Command, ...]:
    """Orders of a turn, mostly legal."""
    parts: list[Command] = []
    while chance.random() < (0.6 if not parts else 0.15):
        parts.append(placement(state, seat, chance))
    while chance.random() < (0.9 if not any(isinstance(each, Movement) for each in parts) else 0.04):
        parts.append(movement(state, seat, chance, met or {}))
    while chance.random() < (0.4 if not any(isinstance(each, Bombardment) for each in parts) else 0.05):
        parts.append(Bombardment(chance.choice(list(state.scenario.map.areas))))
    chance.shuffle(parts)
    return tuple(parts)


def placement(state: State, seat: str, chance: Random) -> Placement:
    """A few new armies, mostly where they may stand."""
    area_map, held = state.scenario.map, list(state.armies[seat])
    if state.scenario.production == "cities":
        provinces = {city: area_map.areas[city].province for city in held}
        good = [area for city, province in provinces.items() if province for area in (city, province)]
        most = 1
    else:
        good, most = held, 3
    rows: dict[str, int] = {}
    for _ in range(chance.choice((1, 1, 2, 3))):
        area = chance.choice(good) if good and chance.random() < 0.95 else chance.choice(list(area_map.areas))
        rows[area] = 0 if chance.random() < 0.01 else chance.randint(1, most if chance.random() < 0.97 else 9)
    return Placement(tuple(rows.items()))


def movement(state: State, seat: str, chance: Random, met: dict[str, str]) -> Movement:
    """A dispersal or a concentration, mostly by armies that are there."""
    area_map, held = state.scenario.map, state.armies[seat]
    areas = list(area_map.areas)
    mine, theirs = met.get(seat, ""), met.get(state.scenario.other(seat), "")
    crosses = bool(met) and chance.random() < 0.6
    disperses = chance.random() < 0.5
    hub = chance.choice(list(held)) if held and chance.random() < 0.9 else chance.choice(areas)
    if crosses:
        hub = mine if disperses else theirs
    beside = list(area_map.neighbours[hub])
    others = chance.sample(beside, min(len(beside), chance.choice((1, 1, 2, 3))))
    if crosses:
        others = list(dict.fromkeys((theirs if disperses else mine, *others)))
    if chance.random() < 0.03:
        others.append(chance.choice(areas))
    if disperses:
        pairs = [(hub, other) for other in others]
    else:
        pairs = [(other, hub) for other in others if other in held or chance.random() < 0.02] or [(others[0], hub)]
    if chance.random() < 0.03:
        pairs.append(pairs[0][::-1])
    routes: dict[tuple[str, str], int] = {}
    for start, end in pairs:
        present = held.get(start, 0)
        fair = present // len(pairs) if disperses else chance.choice((1, present // 2, present))
        routes[start, end] = present + 1 if chance.random() < 0.04 else max(1, fair)
    if chance.random() < 0.01:
        routes[pairs[0]] = 0
    return Movement(tuple(Route(n, *way) for way, n in routes.items()))


def initial_state(game: str, name: str, seed: int) -> State:
    """The first turn of a shipped scenario, or the setup before it."""
    return GAMES[game].begin(SCENARIOS[game, name], KeyedDice(b"test", str(seed)))


def to_model_input(commands: tuple[Command, ...]) -> dict[str, list[Any]]:
    """Orders as the model reads them."""
    parts: dict[str, list[Any]] = {"place": [], "move": [], "bomb": []}
    for command in commands:
        match command:
            case Placement(armies):
                parts["place"].append(list(armies))
            case Movement(routes):
                parts["move"].append([(route.number, route.start, route.end) for route in routes])
            case Bombardment(area):
                parts["bomb"].append(area)
    return parts
