"""A case of RosenKreuz: a position, one move, and the expected result (the form is in docs/rosenkreuz.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rozz.engine.case_file import Case, ScenarioNamed, Write, read_labels, reason_of, report_texts, resolve_scenario
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadFile
from rozz.engine.rosenkreuz.model.position import Position
from rozz.engine.rosenkreuz.model.scenario import GAME, Scenario, read_position, read_rows, read_scenario, read_seat
from rozz.engine.rosenkreuz.model.sides import SEATS
from rozz.engine.rosenkreuz.model.state import State
from rozz.engine.rosenkreuz.play import RosenKreuz
from rozz.engine.rosenkreuz.text.notation import Move, parse_move, write
from rozz.engine.said import Fact, said
from rozz.engine.validation import PathValue

KEYS = ("game", "name", "why", "rules", "scenario", "position", "to_move", "orders", "expect")
KreuzCase = Case[State, Move]


def read_case(mapping: Mapping[str, Any], scenario_named: ScenarioNamed) -> KreuzCase:
    """The case from a mapping; refusals name the path."""
    found = PathValue(mapping, "", BadFile)
    fields = found.fields(*KEYS, needed=("game", "name"))
    fields["game"].choice(GAME)
    name, rules = read_labels(fields)
    return KreuzCase(
        name=name,
        state=_state(found, fields, scenario_named),
        orders=_orders(fields["orders"]) if "orders" in fields else {},
        rules=rules,
        expected=_expected(fields["expect"]) if "expect" in fields else {},
    )


def _state(found: PathValue, fields: Mapping[str, PathValue], scenario_named: ScenarioNamed) -> State:
    """The position of the case, or the setup of its scenario. A case gives only one of the two."""
    if ("scenario" in fields) == ("position" in fields):
        found.fail(said("files-position-or-scenario"))
    seat = read_seat(fields["to_move"]) if "to_move" in fields else None
    if "scenario" in fields:
        scenario = read_scenario(resolve_scenario(fields["scenario"], scenario_named))
        return State(scenario, 1, scenario.setup if seat is None else scenario.setup.seen_by(seat))
    found.check_needed(fields, ("to_move",))
    position = read_position(fields["position"], read_seat(fields["to_move"]))
    return State(Scenario(fields["name"].text(), "", position), 1, position)


def _by_seat(found: PathValue, expected: Fact) -> dict[str, list[PathValue]]:
    """A mapping of seats to lists."""
    lists: dict[str, list[PathValue]] = {}
    for key, place in found.entries(said("files-by-side")):
        seat = read_seat(PathValue(key, place.path, place.error_class))
        if seat in lists:
            place.fail(said("files-named-twice", name=seat))
        lists[seat] = place.members(expected)
    return lists


def _orders(found: PathValue) -> dict[str, tuple[Move, ...]]:
    return {seat: tuple(_move(each) for each in moves) for seat, moves in _by_seat(found, said("files-moves")).items()}


def _move(found: PathValue) -> Move:
    return found.parse(parse_move)


def _expected(found: PathValue) -> dict[str, Any]:
    """The expectations in the form of `shown`."""
    expected: dict[str, Any] = {}
    for key, place in found.fields("position", "to_move", "legal", "status", "winners", "over").items():
        match key:
            case "position":
                rows = place.text(said("files-eight-rows")).strip().splitlines()
                expected[key] = read_rows(place, rows, SEATS[0]).text
            case "to_move":
                expected[key] = read_seat(place)
            case "legal":
                expected[key] = _texts([_move(each) for each in place.members(said("files-moves"))])
            case "status":
                lists = _by_seat(place, said("files-statuses"))
                expected[key] = {seat: [each.choice("done", "void") for each in row] for seat, row in lists.items()}
            case "winners":
                expected[key] = [read_seat(each) for each in place.members()]
            case _:
                expected[key] = place.boolean()
    return expected


def _texts(moves: Sequence[Move]) -> list[str]:
    return sorted(write(each) for each in moves)


def result_of(case: KreuzCase, write_text: Write) -> dict[str, Any]:
    """What `rozz adjudicate` prints for a case, as JSON; `write_text` writes the messages in it."""
    game = RosenKreuz()
    played = game.resolve(case.state, case.orders, NO_DICE)
    state = played.after
    position: Position = state.position
    return {
        "name": case.name,
        "position": position.text,
        "to_move": position.to_move,
        "legal": _texts(state.legal),
        "status": {seat: [given.status for given in played.verdicts[seat]] for seat in SEATS},
        "reasons": {
            seat: [reason_of(given, game.explain, write_text) for given in played.verdicts[seat]] for seat in SEATS
        },
        "winners": list(state.outcome.winners) if state.outcome else [],
        "over": state.outcome is not None,
        "report": report_texts(game.report(played), write_text),
    }
