"""A state as JSON and back: `thaw(scenario, freeze(state)) == state`."""

from __future__ import annotations

from typing import Any

from rozz.engine.errors import BadFile
from rozz.engine.rosenkreuz.model.scenario import Scenario, read_position, read_seat
from rozz.engine.rosenkreuz.model.state import State
from rozz.engine.said import said
from rozz.engine.validation import PathValue


def freeze(state: State) -> dict[str, Any]:
    """The whole state except its scenario."""
    return {
        "turn": state.turn,
        "to_move": state.position.to_move,
        "position": list(state.position.rows),
        "resigned": [state.resigned] if state.resigned else [],
    }


def thaw(scenario: Scenario, frozen: Any) -> State:
    """The inverse of `freeze`; raises BadFile with the path of an invalid part."""
    found = PathValue(frozen, "state", BadFile)
    fields = found.all_fields("turn", "to_move", "position", "resigned")
    rows = [row.text(said("files-a-row")) for row in fields["position"].members(said("files-list-of-rows"))]
    place = fields["position"]
    position = read_position(PathValue("\n".join(rows), place.path, place.error_class), read_seat(fields["to_move"]))
    gone = [each.choice(position.to_move) for each in fields["resigned"].members(said("files-one-seat"))]
    if len(gone) > 1:
        fields["resigned"].refuse(said("files-one-seat"))
    return State(scenario, fields["turn"].whole_number(1), position, "".join(gone))
