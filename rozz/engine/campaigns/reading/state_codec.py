"""State ↔ JSON, driven by the types of its dataclasses: `thaw(scenario, freeze(state)) == state`."""

from __future__ import annotations

from typing import Any

from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.reading.position_writer import write_position
from rozz.engine.campaigns.reading.resigned_reading import check_resigned, read_resigned
from rozz.engine.errors import BadFile
from rozz.engine.json_codec import Codec
from rozz.engine.said import said
from rozz.engine.validation import PathValue

#: Missing as long as nobody has resigned.
RESIGNED = "resigned"
CODEC = Codec(left_out=("scenario",), is_exact=True, is_sorted=True)


def freeze(state: State) -> dict[str, Any]:
    """The whole state except its scenario."""
    frozen: dict[str, Any] = CODEC.plain(state)
    if not state.resigned:
        # Records keep checksums of states, and those from before there was a resignation have no such field.
        del frozen[RESIGNED]
    return frozen


def thaw(scenario: Scenario, frozen: Any) -> State:
    """The state that was frozen; raises BadFile with the path of an invalid part."""
    whole = {RESIGNED: [], **frozen} if isinstance(frozen, dict) else frozen
    found = PathValue(whole, "state", BadFile)
    state = CODEC.read(State, found, scenario=scenario)
    fields = {key: found.child(key, whole[key]) for key in whole}
    resigned = read_resigned(fields, scenario)
    try:
        write_position(state)
    except (KeyError, IndexError, ValueError):
        found.fail(said("files-other-state"))
    if state.outcome is None:
        check_resigned(fields, scenario, resigned, state.battle, state.moment)
    return state
