"""A case of these games: a position, both players' orders, and the expected result (docs/ozymandia.md).

This reads and plays cases; the tools compare the results.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rozz.engine.areas.model.commands import Bombardment, Command, Movement, Placement
from rozz.engine.areas.model.scenario import Scenario
from rozz.engine.areas.model.state import State
from rozz.engine.areas.play import Areas
from rozz.engine.areas.reading.scenario_reading import read_by_player, read_position, read_scenario
from rozz.engine.areas.reading.state_codec import plain_position
from rozz.engine.areas.resolution import objectives
from rozz.engine.areas.resolution.turn import PHASES
from rozz.engine.areas.text import notation
from rozz.engine.case_file import Case, ScenarioNamed, Write, read_labels, reason_of, report_texts, resolve_scenario
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadFile
from rozz.engine.game import Verdict
from rozz.engine.said import said
from rozz.engine.validation import PathValue

KEYS = (
    "game", "name", "why", "rules", "scenario", "position", "bombs", "unplaced", "turn", "orders", "expect",
)  # fmt: skip
EXPECTATIONS = ("position", "bombs", "unplaced", "status", "winners", "over", "after")
#: The kinds of parts, and their names in `status`.
PARTS = {"place": Placement, "move": Movement, "bomb": Bombardment}
STATUSES = ("done", "void", "none", "refused")
#: The shipped scenario of a case that names none.
STANDARD = "standard"
AreasCase = Case[State, Command]


def read_case(mapping: Mapping[str, Any], game: Areas, scenario_named: ScenarioNamed) -> AreasCase:
    """The case from a mapping; `scenario_named` returns a shipped scenario of the game. Refusals name the path."""
    found = PathValue(mapping, "", BadFile)
    fields = found.fields(*KEYS, needed=("game", "name"))
    fields["game"].choice(game.name)
    name, rules = read_labels(fields)
    scenario_value = resolve_scenario(fields.get("scenario", PathValue(STANDARD, "scenario", BadFile)), scenario_named)
    scenario = read_scenario(scenario_value, game.name, game.board_named, is_case=True)
    orders = _orders(fields["orders"], scenario) if "orders" in fields else {}
    expected = _expected(fields["expect"], scenario) if "expect" in fields else {}
    return AreasCase(name, _state(fields, scenario), orders, rules, expected)


def _state(fields: Mapping[str, PathValue], scenario: Scenario) -> State:
    """The start of the turn, or the middle of a setup if armies are `unplaced`."""
    players = scenario.players
    setup = scenario.setup
    armies = read_position(fields["position"], scenario.map, players) if "position" in fields else setup
    bombs = dict.fromkeys(players, scenario.bombs) | _numbers(fields, "bombs", scenario)
    unplaced = dict.fromkeys(players, 0) | _numbers(fields, "unplaced", scenario)
    first, second = unplaced.values()
    if (first or second) and not (scenario.placing and scenario.placing.can_leave(first, second)):
        fields["unplaced"].fail(said("files-impossible-unplaced", first=first, second=second))
    turn = fields["turn"].whole_number(1) if "turn" in fields else 1
    ended = None if any(unplaced.values()) else objectives.outcome(scenario, turn, armies)
    return State(scenario, turn, armies, bombs, unplaced, outcome=ended)


def _numbers(fields: Mapping[str, PathValue], key: str, scenario: Scenario) -> dict[str, int]:
    return read_by_player(fields[key], scenario.players, lambda each: each.whole_number()) if key in fields else {}


def _orders(found: PathValue, scenario: Scenario) -> dict[str, tuple[Command, ...]]:
    def parts(entry: PathValue) -> tuple[Command, ...]:
        return entry.parse(lambda text: notation.parse(text, scenario.map))

    return read_by_player(found, scenario.players, parts)


def _expected(found: PathValue, scenario: Scenario) -> dict[str, Any]:
    """The expectations in the form of `shown`."""
    players = scenario.players

    def position(entry: PathValue) -> Any:
        return plain_position(scenario, read_position(entry, scenario.map, players, is_shared=True))

    expected: dict[str, Any] = {}
    for key, entry in found.fields(*EXPECTATIONS).items():
        match key:
            case "position":
                expected[key] = position(entry)
            case "after":
                expected[key] = {phase: position(each) for phase, each in entry.fields(*PHASES).items()}
            case "bombs" | "unplaced":
                expected[key] = read_by_player(entry, players, lambda each: each.whole_number())
            case "status":
                expected[key] = read_by_player(entry, players, _status)
            case "winners":
                expected[key] = [each.choice(*players) for each in entry.members()]
            case _:
                expected[key] = entry.boolean()
    return expected


def _status(found: PathValue) -> dict[str, str]:
    return {part: each.choice(*STATUSES) for part, each in found.fields(*PARTS).items()}


def result_of(case: AreasCase, game: Areas, write: Write) -> dict[str, Any]:
    """What `rozz adjudicate` prints for a case, as JSON; an illegal setup is refused and changes nothing.

    `write` turns messages into text.
    """
    state, scenario = case.state, case.state.scenario
    orders: Mapping[str, tuple[Command, ...]] = {seat: case.orders.get(seat, ()) for seat in scenario.players}
    verdicts = {seat: game.judge(state, seat, given) for seat, given in orders.items()}
    all_done = bool(orders[state.placer]) and all(each.is_done for given in verdicts.values() for each in given)
    is_refused = state.is_setting_up and not all_done
    after, phases = state, {}
    report: list[str] = []
    if not is_refused:
        played = game.resolve(state, {seat: given for seat, given in orders.items() if given}, NO_DICE)
        after = played.after
        phases = {phase.name: plain_position(scenario, phase.position) for phase in played.phases}
        report = report_texts(game.report(played), write)
    by_part = {seat: _by_part(orders[seat], given) for seat, given in verdicts.items()}
    return {
        "name": case.name,
        "after": phases,
        "position": plain_position(scenario, after.armies),
        "bombs": {seat: after.bombs[seat] for seat in scenario.players},
        "unplaced": {seat: after.unplaced[seat] for seat in scenario.players},
        "status": {
            seat: {part: _result(each, is_refused) for part, each in given.items()} for seat, given in by_part.items()
        },
        "reasons": {
            seat: {
                part: None if each is None else reason_of(each, game.explain, write) for part, each in given.items()
            }
            for seat, given in by_part.items()
        },
        "winners": list(after.outcome.winners) if after.outcome else [],
        "over": after.outcome is not None,
        "report": report,
    }


def _by_part(commands: tuple[Command, ...], verdicts: tuple[Verdict, ...]) -> dict[str, Verdict | None]:
    """The verdict on each kind of part; parts of one kind share theirs."""
    return {
        part: next((given for each, given in zip(commands, verdicts, strict=True) if isinstance(each, kind)), None)
        for part, kind in PARTS.items()
    }


def _result(given: Verdict | None, is_refused: bool) -> str:
    if given is None:
        return "none"
    return "refused" if is_refused and not given.is_done else given.status
