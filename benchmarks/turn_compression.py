"""`rozz bench --links`: the length of matches in a link, next to JSON, zlib and base64 of the same commands.

Three kinds of matches on seven territories, four commands per turn and seat. *Random*: real positions, and random
commands from their options. *Marching*: real positions too, and armies that march on the nearest tiles that
their player doesn't hold. *Plausible*: no positions, but pieces that continue from their last tile.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.columns import JSON, MILLISECONDS, Columns
from rozz import library
from rozz.engine.codec.command_codec import pack_turns, unpack_turns
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Rules
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.link_text import to_text
from rozz.engine.rozz.model.commands import Command, Move, Purchase, Strike
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State
from rozz.ui.i18n.texts import say
from training import random_play

COLOURS = ("RED", "BLUE", "GREEN", "GOLD", "VIOLET", "TEAL")
SEATS = (2, 3, 6)
TURNS = (10, 30, 60)
COMMANDS = 4
COLUMNS = Columns(10, (5, 5, 8, 6, 9, 10, 9, 6, 5))
STEPS = {"INF": 1, "ARMOR": 1, "BOMBER": 2, "JET": 3}

Match = Sequence[Mapping[str, Sequence[Command]]]


def scenario(seats: int) -> dict[str, Any]:
    """A variant for a number of seats: seven territories, four commands a turn, no end before a thousand turns."""
    homes = ("B3", "D6", "E1", "H5", "K2", "L4")
    flowers = {"Rozz": [0, 0], "Braxx": [1, 0], "Drift": [-1, 0], "Elm": [0, 1], "Hollow": [0, -1], "Karn": [1, -1]}
    return {
        "game": "rozz",
        "name": f"links {seats}",
        "board": {"territories": {**flowers, "Lorne": [-1, 1]}},
        "players": list(COLOURS[:seats]),
        "objective": {"turns": 1000},
        "commands": COMMANDS - 2,
        "bankroll": 50,
        "setup": {home: {colour: {"HQ": 1, "INF": 5}} for home, colour in zip(homes, COLOURS[:seats], strict=False)},
    }


def random_match(game: Rules, on: Scenario, turns: int, chance: Random) -> Match:
    """Commands chosen from the options of real positions, at most four."""
    state = game.begin(on, NO_DICE)
    played = []
    for _ in range(turns):
        orders = {seat: given[:COMMANDS] for seat, given in random_play.orders(state, chance).items()}
        played.append(orders)
        state = game.resolve(state, orders, NO_DICE).after
    return played


def plausible_match(game: Rules, on: Scenario, turns: int, chance: Random) -> Match:
    """Pieces that move on by one to four tiles, sometimes a purchase or a strike."""
    tiles = list(on.board.tiles)
    held = {seat: chance.sample(tiles, 6) for seat in on.players}
    return [
        {seat: tuple(_plausible(on, held[seat], chance) for _ in range(COMMANDS)) for seat in on.players}
        for _ in range(turns)
    ]


def _plausible(on: Scenario, held: list[str], chance: Random) -> Command:
    place = chance.randrange(len(held))
    start = held[place]
    number = chance.randint(1, 9)
    drawn = chance.random()
    if drawn < 0.2:
        return Purchase(chance.choice(("INF", "INF", "INF", "ARMOR", "IU", "JET", "CC")), number, start)
    steps = chance.choice((1, 1, 1, 2, 3, 4))
    reached = [tile for tile, away in on.board.within(start, steps).items() if away == steps] or [start]
    destination = chance.choice(reached)
    if drawn < 0.3:
        return Strike("ARMOR", start, destination, "INF", chance.choice(on.players))
    held[place] = destination
    return Move({1: "INF", 2: "BOMBER", 3: "JET"}.get(steps, "TRANS"), start, destination, number)


def marching_match(game: Rules, on: Scenario, turns: int, chance: Random) -> Match:
    """Armies bought at home that march on the nearest tiles that their player doesn't hold."""
    state = game.begin(on, NO_DICE)
    played = []
    for _ in range(turns):
        orders = {seat: _marching(state, seat, chance) for seat in on.players}
        played.append(orders)
        state = game.resolve(state, orders, NO_DICE).after
    return played


def _marching(state: State, seat: str, chance: Random) -> tuple[Command, ...]:
    """Up to four commands: a purchase, strikes if there is a target, and stacks that move on."""
    mine = {tile: held for tile, stack in state.position.items() if (held := _stack_of(stack, seat))}
    given: list[Command] = []
    holding = [tile for tile, held in mine.items() if held.keys() & {"INF", "ARMOR", "HQ"}]
    item = chance.choice(("INF", "INF", "INF", "ARMOR", "IU", "JET", "BOMBER"))
    cost = state.scenario.catalog.items[item].cost or 1
    if holding and state.money[seat] >= cost:
        home = next((tile for tile in holding if "HQ" in mine[tile]), holding[0])
        place = home if chance.random() < 0.7 else chance.choice(holding)
        given.append(Purchase(item, state.money[seat] // cost if chance.random() < 0.7 else 1, place))
    movable = [
        (tile, name) for tile, held in mine.items() for name in held if name in ("INF", "ARMOR", "JET", "BOMBER")
    ]
    chance.shuffle(movable)
    given += [_march(state, seat, mine, tile, name, chance) for tile, name in movable[: COMMANDS - len(given)]]
    return tuple(given)


def _march(
    state: State, seat: str, mine: Mapping[str, Mapping[str, int]], tile: str, name: str, chance: Random
) -> Command:
    """A strike at a neighbor, or a move toward a tile that the seat doesn't hold."""
    board = state.scenario.board
    foes = [
        (near, piece)
        for near in board.neighbours[tile]
        for piece in state.position.get(near, ())
        if piece.owner not in (seat, "neutral") and piece.item in ("INF", "ARMOR", "TRAP")
    ]
    if name == "ARMOR" and foes and chance.random() < 0.6:
        near, piece = chance.choice(foes)
        return Strike(name, tile, near, piece.item, piece.owner)
    reached = [each for each, away in board.within(tile, STEPS[name]).items() if away == STEPS[name]]
    goals = [each for each in board.within(tile, 9) if each not in mine]
    goal = goals[0] if goals and chance.random() < 0.7 else chance.choice(goals or reached)
    destination = min(reached, key=lambda each: (board.distance(each, goal) or 0, chance.random()))
    most = 1 if name == "ARMOR" else mine[tile][name]
    return Move(name, tile, destination, most if chance.random() < 0.7 else chance.randint(1, most))


def _stack_of(stack: Mapping[Piece, int], seat: str) -> dict[str, int]:
    """The numbers of a seat's own pieces in a stack."""
    return {piece.item: number for piece, number in stack.items() if piece.owner == seat}


def deflated(game: Rules, match: Match) -> int:
    """Characters of the same commands as JSON, zlib and base64."""
    texts = [{seat: [game.write(each) for each in given] for seat, given in orders.items()} for orders in match]
    packed = zlib.compress(json.dumps(texts, separators=(",", ":"), ensure_ascii=False).encode(), 9)
    return len(urlsafe_b64encode(packed).rstrip(b"="))


#: The kinds of matches: name → maker.
MAKERS: dict[str, Callable[[Rules, Scenario, int, Random], Match]] = {
    "random": random_match,
    "marching": marching_match,
    "plausible": plausible_match,
}


def rows() -> Iterator[str]:
    """The lines of the printed table."""
    game = library.game("rozz")
    counted = (say("cli-bench-seats"), say("cli-bench-turns"), say("cli-bench-commands"), say("cli-bench-bytes"))
    lengths = (say("cli-bench-bits"), say("cli-bench-characters"), JSON, say("cli-bench-ratio"))
    yield COLUMNS.line("", *counted, *lengths, MILLISECONDS)
    for name, maker in MAKERS.items():
        for seats in SEATS:
            on = game.read(scenario(seats))
            for turns in TURNS:
                match = maker(game, on, turns, Random(turns))
                packed = pack_turns(game, on, match)
                begun = perf_counter()
                read = unpack_turns(game, on, packed, turns)
                took = 1000 * (perf_counter() - begun)
                assert [dict(each) for each in read] == [{s: c for s, c in orders.items() if c} for orders in match]
                number = sum(len(given) for orders in match for given in orders.values())
                characters = len(to_text(link_codec.LETTER, packed))
                other = deflated(game, match)
                counts = (str(each) for each in (seats, turns, number, len(packed)))
                bits, ratio = f"{8 * len(packed) / number:.2f}", f"{characters / other:.2f}"
                kind = say("cli-bench-match", kind=name)
                yield COLUMNS.line(kind, *counts, bits, str(characters), str(other), ratio, f"{took:.0f}")
