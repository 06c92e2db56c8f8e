"""`rozz perft`: count the sequences of a given number of moves from a scenario's setup.

Works for any game with open moves by one seat at a time and without dice, by enumerating its options; a game may
provide its own faster `perft`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, runtime_checkable

from rozz.cli.input_files import game_in
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadFile, BadRecord
from rozz.engine.game import GameNamed, Rules
from rozz.engine.said import said
from rozz.file_reading import read_scenario


@runtime_checkable
class WithPerft(Protocol):
    """Rules that count faster than by their options."""

    def perft(self, state: Any, depth: int) -> int:
        """The number of sequences of exactly `depth` moves."""


def main(scenario: str, depth: int, is_divided: bool, game_named: GameNamed) -> int:
    """Print the number; with `is_divided`, the number for each first move, then the sum."""
    mapping = read_scenario(scenario)
    game = game_in(mapping, scenario, game_named)
    read = game.read(mapping)
    try:
        state = game.begin(read, NO_DICE)
    except BadRecord:
        raise BadFile(said("cli-perft-dice"), scenario) from None
    if not is_divided:
        print(perft(game, state, depth))
        return 0
    if depth < 1:
        raise BadFile(said("cli-perft-depth"), scenario)
    total = 0
    for command in sorted(commands(game, state), key=game.write):
        number = perft(game, game.next_state(state, {mover(game, state): (command,)}, NO_DICE), depth - 1)
        total += number
        print(f"{game.write(command)}: {number}")
    print(f"{total}")
    return 0


def perft(game: Rules, state: Any, depth: int) -> int:
    """The number of sequences of exactly `depth` moves; none continue after the end of the game."""
    return game.perft(state, depth) if isinstance(game, WithPerft) else counted(game, state, depth)


def counted(game: Rules, state: Any, depth: int) -> int:
    """The number of sequences of exactly `depth` moves, counted by the general contract alone."""
    if depth == 0:
        return 1
    if game.moment(state) is None:
        return 0
    seat = mover(game, state)
    after = (game.next_state(state, {seat: (command,)}, NO_DICE) for command in commands(game, state))
    return sum(counted(game, each, depth - 1) for each in after)


def mover(game: Rules, state: Any) -> str:
    """The seat to move; raises BadFile if several move, or in secret."""
    moment = game.moment(state)
    if moment is None or moment.is_sealed or len(moment.seats) != 1:
        raise BadFile(said("cli-perft-one-mover", game=game.name))
    return moment.seats[0]


def commands(game: Rules, state: Any, picked: tuple[str, ...] = ()) -> Iterator[Any]:
    """All commands that picks can make, each once."""
    if game.moment(state) is None:
        return
    offer = game.offer(state, mover(game, state), (), picked)
    if offer.dials or offer.blanks:
        raise BadFile(said("cli-perft-picks", game=game.name))
    open_picks = [pick for pick in offer.picks if not pick.refusal]
    if offer.command is not None:
        yield offer.command
    for pick in open_picks:
        yield from commands(game, state, (*picked, pick.key))
