"""Values never change: dataclasses of the rules are frozen, and mappings from a state or a board are read-only."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import is_dataclass

import pytest

import rozz.engine.boards
import rozz.engine.rozz
from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.rozz.model.state import allowances

GAME = library.game("rozz")
#: Classes whose instances live within one call.
WORKING = {"rozz.engine.rozz.adapter.order_projection.OrderMemory"}


def dataclasses() -> dict[str, bool]:
    """Every dataclass of the rules and the boards, and whether it is frozen."""
    found = {}
    for package in (rozz.engine.rozz, rozz.engine.boards):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for each in vars(importlib.import_module(module.name)).values():
                if isinstance(each, type) and is_dataclass(each) and each.__module__ == module.name:
                    found[f"{module.name}.{each.__qualname__}"] = each.__dataclass_params__.frozen  # type: ignore[attr-defined]
    return found


def test_values_are_frozen() -> None:
    found = dataclasses()
    assert len(found) > 25
    assert {name for name, is_frozen in found.items() if not is_frozen} == WORKING


def test_mappings_of_a_state_are_read_only() -> None:
    state = GAME.begin(GAME.read(library.scenario_mapping("headquarters-3")), NO_DICE)
    for mapping in (state.survey.allowances, state.survey.homes, state.survey.yielding, state.survey.works):
        with pytest.raises(TypeError):
            mapping["RED"] = 9
    allowances(state)["RED"] = 99
    assert allowances(state)["RED"] == 2


def test_a_turn_leaves_the_state_unchanged() -> None:
    state = GAME.begin(GAME.read(library.scenario_mapping("headquarters-3")), NO_DICE)
    before = GAME.freeze(state)
    orders = {seat: (GAME.parse(state.scenario, f"P: INF > {tile}")[0],) for seat, tile in state.survey.homes.items()}
    first = GAME.resolve(state, orders, NO_DICE)
    assert GAME.freeze(state) == before
    position = {tile: dict(stack) for tile, stack in first.after.position.items()}
    GAME.resolve(first.after, orders, NO_DICE)
    assert first.after.position == position
