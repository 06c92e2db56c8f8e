"""A case of C26: a position, dice, the commands of some moments, and the expected result.

This reads and plays cases; the tools compare the results.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rozz.engine.campaigns.legality import legality, reasons
from rozz.engine.campaigns.map.map_turn import default_order
from rozz.engine.campaigns.model.commands import Command
from rozz.engine.campaigns.model.scenario import GAME, Scenario
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.reading.position_reader import read_position
from rozz.engine.campaigns.reading.position_writer import write_position
from rozz.engine.campaigns.reading.scenario_reading import read_options, read_scenario
from rozz.engine.campaigns.resolution import opening, turn
from rozz.engine.campaigns.resolution.event_log import EventLog
from rozz.engine.campaigns.resolution.starting_state import starting_state
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.campaigns.text import notation, report
from rozz.engine.case_file import ScenarioNamed, Write, read_labels, report_texts, resolve_scenario
from rozz.engine.dice import RecordedDice
from rozz.engine.errors import BadFile, BadRecord, BadText
from rozz.engine.game import Moment, Played, Verdict
from rozz.engine.said import listed, said
from rozz.engine.validation import PathValue

KEYS = (
    "game", "name", "why", "rules", "scenario", "options", "turn", "moment", "order", "next", "passed", "position",
    "dice", "orders", "expect",
)  # fmt: skip
EXPECTATIONS = ("position", "status", "reasons", "to_act", "moment", "legal", "winners")
#: The moments in which a case may begin.
BEGINNINGS = (
    "initiative", "activate", "approach", "muster", "deploy", "groups", "spells", "orders", "turn-order",
    "activation", "leaders", "withdraw", "recruit",
)  # fmt: skip
#: Those of a campaign without a battle, and those of a battle before its board is used.
MAP_BEGINNINGS, BEFORE_THE_BOARD = ("initiative", "activate", "recruit"), ("approach", "muster")


@dataclass(frozen=True)
class Case:
    """A state, dice, the texts of each moment by seat, and the expectations, as plain values."""

    name: str
    state: State
    is_set_up: bool
    dice: tuple[int, ...]
    orders: tuple[Mapping[str, str], ...]
    rules: tuple[str, ...] = ()
    expected: Mapping[str, Any] = field(default_factory=dict)


def read_case(mapping: Mapping[str, Any], scenario_named: ScenarioNamed) -> Case:
    """The case from a mapping; refusals name the path."""
    found = PathValue(mapping, "", BadFile)
    fields = found.fields(*KEYS, needed=("game", "name", "scenario"))
    fields["game"].choice(GAME)
    name, rules = read_labels(fields)
    scenario = _scenario(fields["scenario"], scenario_named)
    if "options" in fields:
        read_options(fields["options"])
        merged = {**scenario.options, **_options(fields["options"])}
        scenario = replace(scenario, options=merged)
    usual = "initiative" if scenario.is_campaign else "deploy"
    moment = fields["moment"].choice(*BEGINNINGS) if "moment" in fields else usual
    _check_moment(fields, scenario, moment)
    number = fields["turn"].whole_number(1) if "turn" in fields else 1
    if "position" in fields:
        state = read_position(fields["position"], scenario, number, moment)
    else:
        state = replace(starting_state(scenario, moment), turn=number)
    state = with_map_order(fields, state)
    dice = tuple(
        each.whole_number(1) for each in fields["dice"].members(said("files-rolls"))
    ) if "dice" in fields else ()
    return Case(
        name=name,
        state=state,
        is_set_up="position" not in fields,
        dice=dice,
        orders=tuple(_texts(each, scenario) for each in fields["orders"].members()) if "orders" in fields else (),
        rules=rules,
        expected=_expected(fields["expect"], state) if "expect" in fields else {},
    )


def _check_moment(fields: Mapping[str, PathValue], scenario: Scenario, moment: str) -> None:
    """Check that a case of the scenario can begin there: the board needs a battle, the map a campaign."""
    if not scenario.is_campaign:
        if moment in (*MAP_BEGINNINGS, *BEFORE_THE_BOARD):
            fields["moment"].fail(said("files-moment-of-campaign", moment=moment))
        return
    has_position = "position" in fields
    has_battle = has_position and isinstance(fields["position"].value, dict) and "battle" in fields["position"].value
    if moment in MAP_BEGINNINGS and has_battle:
        fields["moment"].fail(said("files-moment-with-battle", moment=moment))
    if moment not in MAP_BEGINNINGS and not has_position:
        fields["moment"].fail(said("files-moment-without-battle", moment=moment))


def _scenario(found: PathValue, scenario_named: ScenarioNamed) -> Scenario:
    """The scenario of a case; one that is given in full needs no name."""
    if isinstance(found.value, dict):
        found = PathValue({"name": "a case", **found.value}, found.path, found.error_class)
    return read_scenario(resolve_scenario(found, scenario_named))


def _options(found: PathValue) -> dict[str, str]:
    every = read_options(found)
    return {key: every[key] for key in found.value}


def with_map_order(fields: Mapping[str, PathValue], state: State) -> State:
    """Apply whose turn it is on the map: `order`, `next` and `passed`."""
    if state.land is None:
        return state
    scenario, seats = state.scenario, state.scenario.seats
    land = default_order(scenario, state.land)
    order = [each.choice(*seats) for each in fields["order"].members()] if "order" in fields else []
    passed = [each.choice(*seats) for each in fields["passed"].members()] if "passed" in fields else []
    land = replace(land, order=tuple(order) or land.order, passed=frozenset(passed))
    sides = [scenario.side_of_seat[seat] for seat in land.order]
    if "next" in fields:
        first = fields["next"].choice(*seats)
        at = sides.index(scenario.side_of_seat[first])
        land = replace(land, order=(*land.order[:at], first, *land.order[at + 1:]), at_turn=at)
    elif state.battle is not None:
        at = sides.index(scenario.side_of_seat[state.battle.attacker])
        land = replace(land, at_turn=(at + 1) % len(sides))
    return replace(state, land=land)


def _texts(found: PathValue, scenario: Scenario) -> dict[str, str]:
    texts = {}
    for seat, place in found.fields(*scenario.seats).items():
        if not isinstance(place.value, str):
            place.fail(said("files-not-text"))
        texts[seat] = place.value
    return texts


def _expected(found: PathValue, state: State) -> dict[str, Any]:
    """The expectations in the form of `shown`."""
    expected: dict[str, Any] = {}
    seats = state.scenario.seats
    for key, place in found.fields(*EXPECTATIONS).items():
        match key:
            case "position":
                expected_state = read_position(place, state.scenario, state.turn, "over")
                expected[key] = write_position(expected_state)
            case "status":
                expected[key] = [
                    {seat: word.choice("done", "void") for seat, word in each.fields(*seats).items()}
                    for each in place.members()
                ]
            case "reasons" | "winners" | "to_act":
                expected[key] = place.value
            case "legal":
                expected[key] = sorted(_canonical(each) for each in place.members(said("files-commands")))
            case _:
                expected[key] = place.text()
    return expected


def _canonical(found: PathValue) -> str:
    try:
        return notation.write(notation.parse(found.text()))
    except BadText as fault:
        found.fail(said("files-bad-command", command=repr(found.value), what=fault.text))


def result_of(case: Case, write: Write) -> dict[str, Any]:
    """What `rozz adjudicate` prints for a case, as JSON; `write` writes the messages in it."""
    log, dice = EventLog(), RecordedDice(case.dice)
    try:
        state, statuses, faults, owing = _play(case, dice, log)
    except BadRecord as fault:
        raise BadFile(fault.text, "dice") from None
    if dice.left:
        raise BadFile(said("files-unused-dice", number=dice.left), "dice")
    lists = {seat: legality.legal(state, seat) for seat in owing}
    texts = {seat: None if row is None else sorted(notation.write(each) for each in row) for seat, row in lists.items()}
    played = Played(Moment(state.moment, state.turn, ()), {}, {}, tuple(log.phases), case.state, state)
    return {
        "name": case.name,
        "position": write_position(state),
        "status": statuses,
        "reasons": faults,
        "to_act": owing,
        "moment": state.moment,
        "legal": texts,
        "winners": list(state.outcome.winners) if state.outcome else [],
        "report": report_texts(report.report(played), write),
    }


def _play(case: Case, dice: RecordedDice, log: EventLog) -> tuple[State, list[Any], list[Any], list[str]]:
    """The state after all commands, the status and fault of each, and the seats that still have to act, in order."""
    if case.is_set_up:
        state = opening.set_up_at(case.state.scenario, case.state.moment, dice, log)
    else:
        state = turn.run(Resolution(case.state, dice, log))
    statuses: list[Any] = []
    faults: list[Any] = []
    accepted: dict[str, Command] = {}
    for at, texts in enumerate(case.orders):
        owing = _owing_seats(state, accepted)
        if sorted(texts) != sorted(owing):
            at_fault = f"orders.{at}"
            if not owing:
                raise BadFile(said("files-nobody-acts"), at_fault)
            raise BadFile(said("files-others-act", players=listed(owing), number=len(owing)), at_fault)
        verdicts = {seat: _given(state, seat, text, accepted) for seat, text in texts.items()}
        statuses.append({seat: each.status for seat, each in verdicts.items()})
        broken = {seat: each.rule for seat, each in verdicts.items() if not each.is_done}
        faults.append(None if not broken else broken if len(texts) > 1 else next(iter(broken.values())))
        if len(accepted) == len(state.asked):
            state = turn.play(Resolution(state, dice, log), accepted)
            accepted = {}
    return state, statuses, faults, _owing_seats(state, accepted)


def _owing_seats(state: State, accepted: Mapping[str, Command]) -> list[str]:
    """The seats that must act and have not, in seat order."""
    return [seat for seat in state.scenario.seats if seat in state.asked and seat not in accepted]


def _given(state: State, seat: str, text: str, accepted: dict[str, Command]) -> Verdict:
    try:
        command = notation.parse(text)
    except BadText as fault:
        return reasons.void("unreadable", why=fault.sentence)
    (verdict,) = legality.judge(state, seat, (command,))
    if verdict.is_done:
        accepted[seat] = command
    return verdict


def expectations(case: Case, result: Mapping[str, Any]) -> dict[str, Any]:
    """The expectations in the form of the result: `legal` under the only seat that must act."""
    expected = dict(case.expected)
    if "legal" in expected:
        expected["legal"] = {" ".join(result["to_act"]): expected["legal"]}
    return expected
