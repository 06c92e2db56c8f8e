"""Simple players of Rozz that know one trick each, as opponents that a level must beat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from rozz import library
from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.levels import Level
from rozz.engine.ai.think import think
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Outcome
from rozz.engine.rozz.legality import admit
from rozz.engine.rozz.model.catalog import NEUTRAL
from rozz.engine.rozz.model.commands import Command, Move, Nothing, Purchase, Strike
from rozz.engine.rozz.model.position import EMPTY, Piece, occupier
from rozz.engine.rozz.model.state import State, allowances
from training import random_play

Commands = tuple[Command, ...]
Player = Callable[[State, str, Random], Commands]


class PlayerView:
    """What a simple player sees: its stacks, the way to the nearest enemy headquarters, its money."""

    def __init__(self, state: State, seat: str) -> None:
        self.state, self.seat = state, seat
        self.board = state.scenario.board
        self.catalog = state.scenario.catalog
        self.money = state.money[seat]
        self.home = state.survey.homes.get(seat, "")
        self.lands = [tile for tile, stack in state.position.items() if occupier(stack, self.catalog) == seat]
        homes = [tile for owner, tile in state.survey.homes.items() if owner != seat]
        start = self.home or (self.lands[0] if self.lands else "")
        self.goal = min(homes, key=lambda tile: (self.away(start, tile), tile), default="")

    def away(self, one: str, two: str) -> int:
        return self.board.within(two, len(self.board.tiles)).get(one, 99)

    def number(self, tile: str, item: str, seat: str = "") -> int:
        return self.state.position.get(tile, EMPTY).get(Piece(seat or self.seat, item), 0)

    def foes(self, tile: str, item: str = "INF") -> int:
        stack = self.state.position.get(tile, EMPTY)
        own = (NEUTRAL, self.seat)
        return sum(count for (owner, name), count in stack.items() if name == item and owner not in own)

    def step(self, tile: str, goal: str) -> str:
        return min(self.board.neighbours[tile], key=lambda near: (self.away(near, goal), self.foes(near), near))

    def has(self, item: str) -> bool:
        return item in self.catalog.items and self.catalog.items[item].cost is not None

    def price(self, item: str) -> int:
        return self.catalog.items[item].cost or 0

    def threat(self, tile: str) -> int:
        return sum(self.foes(near) for near in self.board.neighbours[tile])


def legal_commands(view: PlayerView, wanted: Iterator[Command]) -> Commands:
    """As many of the wanted commands as are legal one after another."""
    most = allowances(view.state)[view.seat]
    given: Commands = ()
    for command in wanted:
        if len(given) == most:
            break
        if all(verdict.is_done for verdict in admit(view.state, view.seat, (*given, command)).verdicts):
            given = (*given, command)
    return given or (Nothing(),)


def _marching(view: PlayerView, least: int = 1, keep: int = 0) -> Iterator[Command]:
    """The stacks nearest the goal move on."""
    stacks = [tile for tile in view.lands if view.number(tile, "INF") >= least]
    for tile in sorted(stacks, key=lambda tile: (view.away(tile, view.goal), tile)):
        number = view.number(tile, "INF") - (keep if tile == view.home else 0)
        if number > 0:
            yield Move("INF", tile, view.step(tile, view.goal), number)


def rusher(state: State, seat: str, chance: Random) -> Commands:
    """Everything on foot, straight to the nearest headquarters."""
    view = PlayerView(state, seat)

    def wanted() -> Iterator[Command]:
        front = min(view.lands or [""], key=lambda tile: (view.away(tile, view.goal), tile))
        if front and view.money >= 5:
            yield Purchase("INF", view.money, front)
        yield from _marching(view)

    return legal_commands(view, wanted())


def turtle(state: State, seat: str, chance: Random) -> Commands:
    """Stays at home: industry first, then infantry, armor and traps; leaves only with a hundred."""
    view = PlayerView(state, seat)

    def wanted() -> Iterator[Command]:
        if view.threat(view.home) > view.number(view.home, "INF"):
            yield Purchase("INF", view.money, view.home)
        if state.turn < 8 and view.has("IU"):
            yield Purchase("IU", view.money // 10, view.home)
        if view.money >= 20 and chance.random() < 0.3:
            yield Purchase("ARMOR", 1, view.home)
        yield Purchase("INF", view.money, view.home)
        yield from _marching(view, 100, 30)

    return legal_commands(view, wanted())


def missileer(state: State, seat: str, chance: Random) -> Commands:
    """Marches a stack up, buys missiles, burns the garrison and walks in."""
    view = PlayerView(state, seat)
    names = [name for name in ("LRNUTE", "LRNUKE", "SRNUKE") if view.has(name)]

    def wanted() -> Iterator[Command]:
        near = [tile for tile in view.lands if view.away(tile, view.goal) == 1]
        garrison = view.foes(view.goal)
        if near and sum(view.number(tile, "INF") for tile in near) > garrison:
            for tile in near:
                yield Move("INF", tile, view.goal, view.number(tile, "INF"))
        for tile in view.lands:
            for name in names:
                if view.number(tile, name, "neutral") and (near or view.foes(view.goal) > 8):
                    yield Strike(name, tile, view.goal)
        for name in names:
            ready = sum(view.number(tile, name, "neutral") for tile in view.lands)
            place = view.home if name != "SRNUKE" else (near or [view.home])[0]
            if not ready and view.money >= view.price(name):
                yield Purchase(name, 1, place)
                break
        if view.money > 12:
            yield Purchase(
                "INF", view.money - 9, min(view.lands or [view.home], key=lambda tile: view.away(tile, view.goal))
            )
        for command in _marching(view, 2, 1):
            if isinstance(command, Move) and command.start not in near:
                yield command

    return legal_commands(view, wanted())


def tanker(state: State, seat: str, chance: Random) -> Commands:
    """Armor and nothing else, straight ahead."""
    view = PlayerView(state, seat)

    def wanted() -> Iterator[Command]:
        tanks = [tile for tile in view.lands if view.number(tile, "ARMOR")]
        if view.money >= 20:
            yield Purchase("ARMOR", view.money // 20, view.home)
        for tile in sorted(tanks, key=lambda tile: (view.away(tile, view.goal), tile)):
            yield Move("ARMOR", tile, view.step(tile, view.goal))
        yield from _marching(view)

    return legal_commands(view, wanted())


def banker(state: State, seat: str, chance: Random) -> Commands:
    """Industry for nine turns, with a guard that grows along; then everything on foot, in large stacks."""
    view = PlayerView(state, seat)

    def wanted() -> Iterator[Command]:
        threat = view.threat(view.home)
        if threat >= view.number(view.home, "INF"):
            yield Purchase("INF", min(view.money, threat + 2), view.home)
        if state.turn <= 9:
            yield Purchase("CC", 1, view.home)
            yield Purchase("IU", view.money // 10, view.home)
            return
        yield Purchase(
            "INF", view.money, min(view.lands or [view.home], key=lambda tile: (view.away(tile, view.goal), tile))
        )
        yield from _marching(view, 5, 10)

    return legal_commands(view, wanted())


def raider(state: State, seat: str, chance: Random) -> Commands:
    """Transports carry ten from home over the front to the other headquarters when it is weakly defended."""
    view = PlayerView(state, seat)

    def wanted() -> Iterator[Command]:
        for tile in view.lands:
            lift = view.number(tile, "TRANS", "neutral") * 10
            there = min(lift, view.number(tile, "INF"))
            if lift and there and view.away(tile, view.goal) <= 3 and there > view.foes(view.goal):
                yield Move("TRANS", tile, view.goal, lift // 10, (("INF", there),))
        if view.has("TRANS") and not any(view.number(tile, "TRANS", "neutral") for tile in view.lands):
            yield Purchase("TRANS", 2, view.home)
        for tile in view.lands:
            lift = view.number(tile, "TRANS", "neutral")
            there = min(10 * lift, view.number(tile, "INF") - (tile == view.home))
            if lift and there >= 5 and view.away(tile, view.goal) > 3:
                near = min(view.board.within(tile, 3), key=lambda end: (view.foes(end), view.away(end, view.goal), end))
                yield Move("TRANS", tile, near, lift, (("INF", there),))
        carrier = next((tile for tile in view.lands if view.number(tile, "TRANS", "neutral")), view.home)
        yield Purchase("INF", view.money, carrier)
        yield from _marching(view, 6, 2)

    return legal_commands(view, wanted())


def random_player(state: State, seat: str, chance: Random) -> Commands:
    """A random choice of what is offered."""
    return random_play.commands(state, seat, chance)


PLAYERS: Mapping[str, Player] = {
    "rusher": rusher,
    "turtle": turtle,
    "missileer": missileer,
    "tanker": tanker,
    "banker": banker,
    "raider": raider,
    "random": random_player,
}


def match(
    name: str, level: Level, mind: Evaluator, seat: str, player: Player, key: bytes, longest: int = 80
) -> tuple[Outcome | None, list[State], list[Mapping[str, Commands]]]:
    """A match of a level in one seat against a simple player in all others: its outcome and everything played."""
    rules = library.game("rozz")
    state = rules.begin(rules.read(library.scenario_mapping(name)), NO_DICE)
    chance = Random(key)
    states: list[State] = [state]
    played: list[Mapping[str, Commands]] = []
    while (moment := rules.moment(state)) is not None and len(states) <= longest:
        orders = {
            each: think(rules, mind, state, each, level, key).commands if each == seat else player(state, each, chance)
            for each in moment.seats
        }
        state = rules.next_state(state, orders, NO_DICE)
        states.append(state)
        played.append(orders)
    return rules.outcome(state), states, played
