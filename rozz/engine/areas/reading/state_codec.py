"""State ↔ JSON, inverses of each other: `thaw(scenario, freeze(state)) == state`."""

from __future__ import annotations

from typing import Any

from rozz.engine import outcome_codec
from rozz.engine.areas.model.scenario import Armies, Scenario, holder
from rozz.engine.areas.model.state import State
from rozz.engine.errors import BadFile
from rozz.engine.said import said
from rozz.engine.validation import PathValue

FIELDS = ("turn", "armies", "bombs", "unplaced", "resigned", "outcome")


def freeze(state: State) -> dict[str, Any]:
    """The whole state except its scenario; `armies` in rows of [area, player, number], in the map's order."""
    players = state.scenario.players
    return {
        "turn": state.turn,
        "armies": [
            [area, seat, state.armies[seat][area]]
            for area in state.scenario.map.areas
            for seat in players
            if area in state.armies[seat]
        ],
        "bombs": {seat: state.bombs[seat] for seat in players},
        "unplaced": {seat: state.unplaced[seat] for seat in players},
        "resigned": [seat for seat in players if seat in state.resigned],
        "outcome": outcome_codec.plain(state.outcome),
    }


def thaw(scenario: Scenario, frozen: Any) -> State:
    """The state that was frozen; raises BadFile with the path of anything that does not fit this scenario."""
    found = PathValue(frozen, "state", BadFile)
    fields = found.all_fields(*FIELDS)
    return State(
        scenario=scenario,
        turn=fields["turn"].whole_number(1),
        armies=_armies(fields["armies"], scenario),
        bombs=fields["bombs"].whole_numbers(*scenario.players),
        unplaced=_unplaced(fields["unplaced"], scenario),
        resigned=frozenset(each.choice(*scenario.players) for each in fields["resigned"].members()),
        outcome=outcome_codec.read(fields["outcome"], scenario.players),
    )


def plain_position(scenario: Scenario, armies: Armies) -> dict[str, dict[str, int]]:
    """Armies as JSON: area → player → number, in the order of the map and of the seats."""
    plain = {}
    for area in scenario.map.areas:
        here = {seat: armies[seat][area] for seat in scenario.players if area in armies[seat]}
        if here:
            plain[area] = here
    return plain


def _armies(found: PathValue, scenario: Scenario) -> Armies:
    armies: dict[str, dict[str, int]] = {seat: {} for seat in scenario.players}
    for row in found.members(said("files-rows")):
        members = row.members(said("files-army-row"))
        if len(members) != 3:
            row.refuse(said("files-army-row"))
        area, seat = members[0].choice(*scenario.map.areas), members[1].choice(*scenario.players)
        if holder(armies, area):
            row.fail(said("files-named-twice", name=area))
        armies[seat][area] = members[2].whole_number(1)
    return armies


def _unplaced(found: PathValue, scenario: Scenario) -> dict[str, int]:
    """The armies not yet set up, Z15: no more than the scenario gives, and the first player is ahead."""
    numbers = found.whole_numbers(*scenario.players)
    first, second = numbers.values()
    if (first or second) and not (scenario.placing and scenario.placing.can_leave(first, second)):
        found.fail(said("files-impossible-unplaced", first=first, second=second))
    return numbers
