"""What makes a search in a battle fast enough for a page: the shortcuts have the results of the long way.

The work of a search is counted in calls of Python functions, which are the same on every machine.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cached_property
from itertools import pairwise
from random import Random
from types import FrameType
from typing import Any

import pytest

from rozz import game_extras, library
from rozz.engine.ai.level_tuning import tuned_level
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.think import think
from rozz.engine.campaigns.legality import legality
from rozz.engine.campaigns.model.state import Battle, Force, State
from rozz.engine.dice import KeyedDice
from tests.support.engine.random_campaigns import GAME, random_legal_command

MIND = game_extras.evaluator("campaigns")


def played(name: str, seed: str, most: int = 60) -> Iterator[State]:
    """The positions of a random match."""
    state = GAME.begin(GAME.read(library.scenario_mapping(name, "campaigns")), KeyedDice(seed.encode(), "begin"))
    chance = Random(seed)
    for number in range(most):
        moment = GAME.moment(state)
        if moment is None:
            return
        yield state
        orders = {seat: (random_legal_command(state, seat, chance),) for seat in moment.seats}
        state = GAME.next_state(state, orders, KeyedDice(seed.encode(), str(number)))


def views(value: Battle | Force) -> dict[str, Any]:
    """Everything that a value caches, by name."""
    names = [name for name, each in vars(type(value)).items() if isinstance(each, cached_property)]
    return {name: getattr(value, name) for name in names}


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_changed_battle_forgets_every_view_that_depends_on_the_change(seed: str) -> None:
    battles = [state.battle for state in played("battle-on-the-board", seed) if state.battle]
    for one, other in pairwise(battles):
        for field in fields(Battle):
            assert views(one)
            change = {field.name: getattr(other, field.name)}
            changed, copied = one.changed(**change), replace(one, **change)
            assert changed == copied
            if field.name in ("forces", "spells"):
                assert views(changed) == views(copied), field.name


def test_a_changed_force_forgets_every_view_that_depends_on_the_change() -> None:
    group = Force("A", "2C", ("Evora",), ("WREG1",))
    for change in ({"leaders": ()}, {"units": ()}, {"leaders": (), "units": ("FREG1",)}, {"space": "3C"}):
        assert views(group)
        changed = group.changed(**change)
        assert changed == replace(group, **change)
        if changed.leaders or changed.units:
            assert views(changed) == views(replace(group, **change))


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_an_only_command_is_found_without_the_list_of_all(seed: str) -> None:
    for state in played("the-bell-at-the-boneyard", seed, 120):
        for seat in state.asked if state.moment == "activation" else ():
            listed = legality.legal(state, seat)
            assert listed
            assert legality.only_command(state, seat) == (listed[0] if len(listed) == 1 else None)


#: The most calls for each moment that a search of an activation plays on, and for one that begins with a deployment.
MOST_CALLS = {"activation": 750, "deploy": 950}


@pytest.mark.parametrize("moment", MOST_CALLS)
def test_a_search_in_a_battle_takes_few_calls_for_each_moment(moment: str) -> None:
    state = next(each for each in played("battle-on-the-board", "calls") if each.moment == moment)
    level = tuned_level(LEVELS[4], MIND)
    think(GAME, MIND, state, state.asked[0], level, b"seed", 40)
    calls = 0

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        thought = think(GAME, MIND, state, state.asked[0], level, b"seed", 150)
    finally:
        sys.setprofile(None)
    assert calls / thought.evaluations < MOST_CALLS[moment], calls / thought.evaluations
