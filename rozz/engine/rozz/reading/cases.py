"""A case of Rozz: one turn and its expected result (format: docs/formats.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rozz.engine.case_file import Case, ScenarioNamed, Write, read_labels, reason_of, report_texts, resolve_scenario
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadFile
from rozz.engine.game import Played
from rozz.engine.rozz.model.commands import Message
from rozz.engine.rozz.model.position import Position
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State, allowances, opening
from rozz.engine.rozz.play import Rozz, plain_position
from rozz.engine.rozz.reading.position_reading import read_position
from rozz.engine.rozz.reading.scenario_reading import read_amounts, read_by_player, read_scenario
from rozz.engine.rozz.resolution.event_log import PHASES
from rozz.engine.rozz.text.notation import parse
from rozz.engine.said import said
from rozz.engine.validation import PathValue

KEYS = (
    "game",
    "name",
    "why",
    "rules",
    "scenario",
    "position",
    "bankroll",
    "turn",
    "correspondence",
    "orders",
    "expect",
)
EXPECTATIONS = (
    "after", "position", "bankroll", "commands", "correspondence", "messages", "status", "winners", "over",
)  # fmt: skip

RozzCase = Case[State, Any]


def read_case(mapping: Mapping[str, Any], rozz: Rozz, scenario_named: ScenarioNamed) -> RozzCase:
    """Read a case from a mapping; errors contain the path."""
    found = PathValue(mapping, "", BadFile)
    fields = found.fields(*KEYS, needed=("game", "name", "scenario"))
    fields["game"].choice("rozz")
    name, rules = read_labels(fields)
    scenario_value = resolve_scenario(fields["scenario"], scenario_named)
    scenario = read_scenario(scenario_value, rozz.standard, rozz.board_named, start=fields.get("position"))
    players = scenario.players
    numbers = {
        key: read_amounts(fields[key], players, 0) if key in fields else None for key in ("bankroll", "correspondence")
    }
    turn = fields["turn"].whole_number(1) if "turn" in fields else 1
    state = opening(scenario, money=numbers["bankroll"], turn=turn, correspondence=numbers["correspondence"])
    orders = read_orders(fields["orders"], scenario) if "orders" in fields else {}
    expected = _expected(fields["expect"], scenario) if "expect" in fields else {}
    return RozzCase(name, state, orders, rules, expected)


def read_orders(found: PathValue, scenario: Scenario) -> dict[str, tuple[Any, ...]]:
    """Read each player's commands, which the case gives as texts."""

    def commands(entry: PathValue) -> tuple[Any, ...]:
        return tuple(_command(member, scenario) for member in entry.members(said("files-commands")))

    return read_by_player(found, scenario.players, commands)


def _command(found: PathValue, scenario: Scenario) -> Any:
    return found.parse(lambda text: parse(text, scenario.vocabulary))


def _expected(found: PathValue, scenario: Scenario) -> dict[str, Any]:
    """The expectations in the format of `result_of`."""
    fields = found.fields(*EXPECTATIONS)
    players = scenario.players

    def position(entry: PathValue) -> Any:
        return plain_position(scenario, read_position(entry, scenario.board, scenario.catalog, players, is_start=False))

    def colour(entry: PathValue) -> str:
        name = entry.value
        upper = name.upper() if isinstance(name, str) else name
        return PathValue(upper, entry.path, entry.error_class).choice(*players)

    def message(entry: PathValue) -> list[str]:
        pair = entry.members(said("files-a-pair"))
        if len(pair) != 2:
            entry.refuse(said("files-a-pair"))
        return [colour(each) for each in pair]

    def status(entry: PathValue) -> list[str]:
        return [each.choice("done", "void", "failed") for each in entry.members()]

    expected: dict[str, Any] = {}
    for key, entry in fields.items():
        match key:
            case "after":
                expected[key] = {phase: position(each) for phase, each in entry.fields(*PHASES).items()}
            case "position":
                expected[key] = position(entry)
            case "bankroll" | "commands" | "correspondence":
                expected[key] = read_by_player(entry, players, lambda each: each.whole_number())
            case "messages":
                expected[key] = [message(each) for each in entry.members()]
            case "status":
                expected[key] = read_by_player(entry, players, status)
            case "winners":
                expected[key] = [colour(each) for each in entry.members()]
            case _:
                expected[key] = entry.boolean()
    return expected


def result_of(case: RozzCase, rozz: Rozz, write: Write) -> dict[str, Any]:
    """What `rozz adjudicate` prints for a case, as JSON, players in seat order; `write` writes the messages in it."""
    turn = rozz.resolve(case.state, case.orders, NO_DICE)
    scenario, state = case.state.scenario, turn.after
    players = scenario.players

    def plain(position: Position) -> Any:
        return plain_position(scenario, position)

    return {
        "name": case.name,
        "after": {phase.name: plain(phase.position) for phase in turn.phases},
        "position": plain(state.position),
        "bankroll": {seat: state.money[seat] for seat in players},
        "commands": allowances(case.state),
        "correspondence": {seat: state.correspondence[seat] for seat in players},
        "messages": delivered(turn),
        "status": {seat: [given.status for given in turn.verdicts[seat]] for seat in players},
        "reasons": {
            seat: [reason_of(given, rozz.explain, write) for given in turn.verdicts[seat]] for seat in players
        },
        "winners": list(state.outcome.winners) if state.outcome else [],
        "over": state.outcome is not None,
        "report": report_texts(rozz.report(turn), write),
    }


def delivered(turn: Played) -> list[list[str]]:
    """The messages sent, as [from, to], without their text."""
    return [
        [seat, command.colour]
        for seat, commands in turn.orders.items()
        for command, given in zip(commands, turn.verdicts[seat], strict=True)
        if isinstance(command, Message) and given.is_done
    ]
