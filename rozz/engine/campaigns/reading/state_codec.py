"""State ↔ JSON, driven by the types of its dataclasses: `thaw(scenario, freeze(state)) == state`."""

from __future__ import annotations

from typing import Any

from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.reading.position_writer import write_position
from rozz.engine.errors import BadFile
from rozz.engine.json_codec import Codec
from rozz.engine.said import said
from rozz.engine.validation import PathValue

CODEC = Codec(left_out=("scenario",), is_exact=True, is_sorted=True)


def freeze(state: State) -> dict[str, Any]:
    """The whole state except its scenario."""
    frozen: dict[str, Any] = CODEC.plain(state)
    return frozen


def thaw(scenario: Scenario, frozen: Any) -> State:
    """The state that was frozen; raises BadFile with the path of an invalid part."""
    found = PathValue(frozen, "state", BadFile)
    state = CODEC.read(State, found, scenario=scenario)
    try:
        write_position(state)
    except (KeyError, IndexError, ValueError):
        found.fail(said("files-other-state"))
    return state
