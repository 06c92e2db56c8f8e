"""The options before a match: to exchange first armies, Z12, how to set up armies, Z15, and the last turn, Z11."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rozz.engine.areas.model.scenario import Scenario
from rozz.engine.game import Option
from rozz.engine.said import Said, said
from rozz.engine.validation import PathValue

#: How armies are set up, with the messages that say so.
PLACED_BY = {
    "one": "areas-offer-option-one",
    "five": "areas-offer-option-five",
    "dealt": "areas-offer-option-dealt",
}
LIMITS = ("none", "12", "20", "30")
SWAP = "swap "


def options_of(scenario: Scenario) -> tuple[Option, ...]:
    """The options of a scenario; the first value of each is the current one."""
    rows = [_swap(scenario, *pair) for pair in scenario.swaps]
    if scenario.placing is not None:
        values = dict.fromkeys((scenario.placing.by, *PLACED_BY))
        label = said("areas-offer-option-placing")
        rows.append(Option("placing", label, tuple((each, said(PLACED_BY[each])) for each in values)))
    limits = dict.fromkeys((str(scenario.turn_limit or "none"), *LIMITS))
    label = said("areas-offer-option-last-turn")
    rows.append(Option("turn_limit", label, tuple((each, _limit(each)) for each in limits)))
    return tuple(rows)


def apply_options(scenario: Scenario, values: Mapping[str, str]) -> dict[str, Any]:
    """The written scenario with these options; raises BadScenario for invalid ones."""
    known = {option.key: [value for value, _ in option.values] for option in options_of(scenario)}
    for key, value in values.items():
        if key not in known:
            PathValue(key, "options").fail_unknown(said("files-no-option", name=key), key, known)
        PathValue(value, f"options.{key}").choice(*known[key])
    written = dict(scenario.written)
    if scenario.swaps:
        answers = {one: values.get(SWAP + one, "yes" if one in scenario.swapped else "no") for one, _ in scenario.swaps}
        written["swapped"] = [one for one, answer in answers.items() if answer == "yes"]
    if "placing" in values:
        written["placing"] = {**written["placing"], "by": values["placing"]}
    if "turn_limit" in values:
        written.pop("turn_limit", None)
        if values["turn_limit"] != "none":
            written["turn_limit"] = int(values["turn_limit"])
    return written


def _swap(scenario: Scenario, one: str, other: str) -> Option:
    words = {"no": said("areas-offer-option-kept"), "yes": said("areas-offer-option-swapped")}
    now = "yes" if one in scenario.swapped else "no"
    label = said("areas-offer-option-swap", one=one, other=other)
    return Option(SWAP + one, label, tuple((each, words[each]) for each in dict.fromkeys((now, *words))))


def _limit(value: str) -> Said:
    return said("areas-offer-option-no-limit") if value == "none" else said("areas-offer-option-turn", turn=value)
