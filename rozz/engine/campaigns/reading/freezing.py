"""A state as JSON and back by the types of its dataclasses: `thaw(scenario, freeze(state)) == state`."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Mapping
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.reading import positions
from rozz.engine.errors import BadFile
from rozz.engine.validation import PathValue


def freeze(state: State) -> dict[str, Any]:
    """All of a state but its scenario."""
    frozen = {each.name: _frozen(getattr(state, each.name)) for each in dataclasses.fields(state)}
    del frozen["scenario"]
    return frozen


def _frozen(value: Any) -> Any:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {each.name: _frozen(getattr(value, each.name)) for each in dataclasses.fields(value)}
    if isinstance(value, frozenset):
        return sorted((_frozen(each) for each in value), key=repr)
    if isinstance(value, tuple):
        return [_frozen(each) for each in value]
    if isinstance(value, Mapping):
        return {key: _frozen(each) for key, each in sorted(value.items())}
    return value


def thaw(scenario: Scenario, frozen: Any) -> State:
    """The state that was frozen; raises BadFile with the path of what cannot be part of a state."""
    found = PathValue(frozen, "state", BadFile)
    hints = _hints(State)
    names = [each.name for each in dataclasses.fields(State) if each.name != "scenario"]
    fields = found.fields(*names)
    for name in names:
        if name not in fields:
            found.wrong(f"`{name}` is missing")
    state = State(scenario=scenario, **{name: _thawed(fields[name], hints[name]) for name in names})
    try:
        positions.write_position(state)
    except (KeyError, IndexError, ValueError):
        found.wrong("this is no state of the scenario")
    return state


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _thawed(found: PathValue, kind: Any) -> Any:
    """A value of a type, from JSON."""
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return None if found.value is None else _thawed(found, next(each for each in args if each is not type(None)))
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        return _object(found, kind)
    if isinstance(kind, type) and issubclass(kind, tuple) and kind is not tuple:
        return _row(found, kind)
    if origin is tuple:
        members = found.members()
        if args[-1] is Ellipsis:
            return tuple(_thawed(each, args[0]) for each in members)
        if len(members) != len(args):
            found.refuse(f"a list of {len(args)}")
        return tuple(_thawed(each, part) for each, part in zip(members, args, strict=True))
    if origin is frozenset:
        return frozenset(_thawed(each, args[0]) for each in found.members())
    if origin is not None:
        return {key: _thawed(each, args[1]) for key, each in found.entries()}
    return _plain(found, kind)


def _object(found: PathValue, kind: type) -> Any:
    hints = _hints(kind)
    names = [each.name for each in dataclasses.fields(kind)]
    fields = found.fields(*names)
    for name in names:
        if name not in fields:
            found.wrong(f"`{name}` is missing")
    return kind(**{name: _thawed(fields[name], hints[name]) for name in names})


def _row(found: PathValue, kind: type) -> Any:
    hints = _hints(kind)
    members = found.members()
    if len(members) != len(hints):
        found.refuse(f"a list of {len(hints)}")
    return kind(*(_thawed(each, hint) for each, hint in zip(members, hints.values(), strict=True)))


def _plain(found: PathValue, kind: Any) -> Any:
    if kind is bool:
        return found.truth()
    if kind is int:
        if isinstance(found.value, bool) or not isinstance(found.value, int):
            found.refuse("a whole number")
        return found.value
    if kind is str and not isinstance(found.value, str):
        found.refuse("text")
    return found.value
