"""Random play of Rozz: picks commands with a seeded generator. For benchmarks, fuzzing and training."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rozz.engine.game import Played
from rozz.engine.rozz.adapter.command_plans import Choice, choices_at
from rozz.engine.rozz.adapter.offers import command_of
from rozz.engine.rozz.adapter.seat_draft import Draft
from rozz.engine.rozz.model.commands import Command, Message, Move, Nothing, Purchase, Strike
from rozz.engine.rozz.model.position import pieces_of
from rozz.engine.rozz.model.state import State
from rozz.engine.rozz.resolution.turn import resolve


def orders(state: State, chance: Random, illegal: float = 0.0) -> dict[str, tuple[Command, ...]]:
    """A turn's commands for every player; a fraction `illegal` of them need not be legal."""
    seats = [seat for seat in state.scenario.players if seat not in state.resigned]
    return {seat: commands(state, seat, chance, illegal) for seat in seats}


def commands(state: State, seat: str, chance: Random, illegal: float = 0.0) -> tuple[Command, ...]:
    """As many commands as the seat has, each one offered after the previous ones."""
    given: list[Command] = []
    for _ in range(Draft(state, seat, ()).allowance):
        command = _random_order(state, chance) if chance.random() < illegal else _offered(state, seat, given, chance)
        given.append(command or Nothing())
    return tuple(given)


def _places(state: State, seat: str, given: list[Command]) -> list[str]:
    """Where commands are possible: the seat's tiles, and the targets of its drafted moves."""
    tiles = {tile: None for tile, piece, _ in pieces_of(state.position) if piece.owner == seat}
    tiles.update({each.destination: None for each in given if isinstance(each, Move)})
    return list(tiles)


def _offered(state: State, seat: str, given: list[Command], chance: Random) -> Command | None:
    places = _places(state, seat, given)
    if not places:
        return None
    choices = [choice for choice in choices_at(state, seat, given, chance.choice(places)) if not choice.refusal]
    kinds = sorted({choice.kind for choice in choices})
    if not kinds:
        return None
    kind = chance.choice(kinds)
    return _command(chance.choice([choice for choice in choices if choice.kind == kind]), chance)


def _command(choice: Choice, chance: Random) -> Command | None:
    """A random command for a choice."""
    quantity = chance.randint(1, max(1, min(choice.most, 12)))
    if choice.kind == "message":
        return Message(choice.colour, "dawn")
    target = chance.choice(choice.targets) if choice.targets else None
    cargo = {name: chance.randint(1, most) for name, most in choice.cargo if chance.random() < 0.5}
    return command_of(choice, quantity, cargo, target)


def _random_order(state: State, chance: Random) -> Command:
    """A well-formed command that is probably void."""
    scenario = state.scenario
    tiles, items = list(scenario.board.tiles), list(scenario.catalog.known)
    start, end = chance.choice(tiles), chance.choice(tiles)
    item = chance.choice([name for name in items if not scenario.catalog.known[name].effect])
    colour = chance.choice(["", *scenario.players])
    number = chance.randint(0, 4)
    commands: list[Command] = [
        Purchase(item, number, start),
        Move(item, start, end, number, ((chance.choice(items), number),) if chance.random() < 0.5 else ()),
        Strike(item, start, end),
        Strike(item, start, end, chance.choice(items), colour),
        Message(chance.choice(scenario.players), "…"),
    ]
    return chance.choice(commands)


def play(state: State, turns: int, chance: Random, illegal: float = 0.0) -> Iterator[Played]:
    """The resolved turns of a random match, up to a number or its end."""
    for _ in range(turns):
        if state.outcome is not None:
            return
        turn = resolve(state, orders(state, chance, illegal))
        yield turn
        state = turn.after
