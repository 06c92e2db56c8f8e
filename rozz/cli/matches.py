"""`rozz new`, `rozz turn`, `rozz replay`: match records on the command line, for any game."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rozz import api, yaml_reading
from rozz.cli.input_files import game_in, is_named
from rozz.engine import record
from rozz.engine.errors import BadFile, Fault
from rozz.engine.game import GameNamed, Played
from rozz.engine.match import PASSIVE, Match
from rozz.engine.said import said
from rozz.engine.validation import PathValue
from rozz.file_reading import read_scenario, read_text
from rozz.ui.i18n.display_names import moment_name
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed


@contextmanager
def naming(path: str) -> Iterator[None]:
    """Add the file's name to errors raised in this block."""
    try:
        yield
    except Fault as fault:
        raise fault if is_named(fault, path) else BadFile(fault.text, path) from None


def new(scenario: str, seed: int, game_named: GameNamed) -> int:
    """Print a fresh record of a shipped scenario, or of a scenario file."""
    mapping = read_scenario(scenario)
    game = game_in(mapping, scenario, game_named)
    with naming(scenario):
        # The same scenario and seed give the same record, byte for byte; the page draws its own id and key.
        print(record.to_json(api.begin_match(mapping, game, seed=seed)))
    return 0


def turn(path: str, commands: str, game_named: GameNamed) -> int:
    """Resolve one turn of a record: the longer record on standard output, the report on standard error."""
    with naming(path):
        match = record.from_json(read_text(path), game_named)
    if match.outcome is not None:
        raise BadFile(said("files-match-over"), path)
    written = yaml_reading.load(read_text(commands), commands)
    found = PathValue({} if written is None else written, commands, BadFile)
    for colour, orders in _orders(found, match).items():
        match = match.hand_in(colour, orders)
    match = match.reveal()
    text = record.to_json(match)
    print(text)
    print("\n".join(report_lines(match, match.played[-1])), file=sys.stderr)
    return 0


def _orders(found: PathValue, match: Match) -> dict[str, tuple[Any, ...]]:
    colours = [place.colour for place in match.seats]
    orders: dict[str, tuple[Any, ...]] = {}
    for key, place in found.entries(said("files-commands-by-color")):
        colour = key.upper()
        if colour not in colours or colour in orders:
            is_twice = colour in orders
            place.fail(said("files-named-twice", name=key) if is_twice else said("files-not-playing", name=key))
        seat = match.seats[colours.index(colour)]
        if seat.plays == PASSIVE:
            place.fail(said("files-played-by-nobody", name=colour))
        if colour not in match.asked:
            place.fail(said("files-owes-nothing", name=colour))
        members = place.members(said("files-commands"))
        orders[colour] = tuple(command for member in members for command in _commands(member, match))
    return orders


def _commands(found: PathValue, match: Match) -> tuple[Any, ...]:
    return found.parse(lambda text: match.game.parse(match.scenario, text))


def report_lines(match: Match, played: Played) -> list[str]:
    """The public report of a turn."""
    lines = match.game.report(played, match.names)
    rolled = [say("cli-rolled", face=roll.face, sides=roll.sides, rule=roll.rule) for roll in played.rolls]
    reported = [f"{render(line.text)} ({line.rule})" for line in lines]
    # In the output of a command, people search for "Turn 3" with a plain space.
    return [moment_name(played.moment).replace("\u00a0", " "), *(f"  {each}" for each in (*reported, *rolled))]


def replay(path: str, as_json: bool, game_named: GameNamed) -> int:
    """Print every turn's report, the final position and the result; secrets stay hidden."""
    with naming(path):
        reading = record.read(read_text(path), game_named)
    match = reading.match.as_seen_by(None)
    outcome = match.outcome
    position = match.game.fingerprint(match.state)
    if as_json:
        turns = [
            {
                "commands": {seat: [match.game.write(each) for each in given] for seat, given in played.orders.items()},
                "report": [f"{render(line.text)} ({line.rule})" for line in match.game.report(played, match.names)],
            }
            for played in match.played
        ]
        result = {"over": outcome is not None, "winners": list(outcome.winners) if outcome else []}
        differs = {"differs_from": reading.differs_from, "recorded": reading.recorded} if reading.differs_from else {}
        print(
            json.dumps(
                {"id": match.identity, "turns": turns, "final": position, **result, **differs}, ensure_ascii=False
            )
        )
        return 0
    for played in match.played:
        print("\n".join(report_lines(match, played)))
    if reading.differs_from:
        print(say("cli-other-rules", turn=reading.differs_from))
        print(json.dumps(reading.recorded, ensure_ascii=False))
    print(say("cli-final-position"))
    print(json.dumps(position, ensure_ascii=False))
    print(_result(match))
    return 0


def _result(match: Match) -> str:
    outcome = match.outcome
    if outcome is None:
        return say("cli-result-open")
    if not outcome.winners:
        return say("cli-result-draw", rule=outcome.rule)
    return say("cli-result-won", names=listed(match.names[seat] for seat in outcome.winners), rule=outcome.rule)
