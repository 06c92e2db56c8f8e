"""Playing on: what tempts now and is dear later is left, for as long as there is work kept for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from rozz import library
from rozz.engine.bots.levels import LEVELS, Level
from rozz.engine.bots.minded import Minded
from rozz.engine.bots.thinking import think
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Moment, Verdict

SEED = b"onward"
SHALLOW = replace(LEVELS[4], further=0)
State = tuple[int, bool]


class Baited:
    """Two seats order at once, three turns long; who took the bait in the first pays for it in the second."""

    def moment(self, state: State) -> Moment | None:
        turn, _ = state
        return Moment("turn", turn, ("ANN", "BEN"), True) if turn < 4 else None

    def after(self, state: State, orders: Mapping[str, Any], dice: object) -> State:
        turn, has_bait = state
        return turn + 1, has_bait or (turn == 1 and orders["ANN"] == ("bait",))

    def default(self, state: State, seat: str) -> tuple[str, ...]:
        return ("wait",)

    def write(self, command: str) -> str:
        return command

    def judge(self, state: State, seat: str, commands: Sequence[str]) -> tuple[Verdict, ...]:
        return tuple(Verdict("done") for _ in commands)


class Greedy(Minded):
    """Thinks that bait is good, till it is seen what it costs."""

    def plans(self, state: State, seat: str, number: int, dice: object) -> Sequence[tuple[str, ...]]:
        return (("wait",), ("bait",))

    def value(self, state: State) -> Mapping[str, float]:
        turn, has_bait = state
        mine = 0.5 if not has_bait else 0.8 if turn == 2 else 0.1
        return {"ANN": mine, "BEN": 1 - mine}


def decided(level: Level, budget: int | None = None) -> tuple[str, ...]:
    rules: Any = Baited()
    return think(rules, Greedy(), (1, False), "ANN", level, SEED, budget).commands


def test_what_is_dear_a_turn_later_is_left_alone() -> None:
    assert decided(SHALLOW) == ("bait",)
    assert decided(LEVELS[4]) == ("wait",)


def test_without_work_that_is_kept_for_it_nobody_plays_on() -> None:
    assert decided(LEVELS[4], LEVELS[4].work) == decided(SHALLOW)
    # Of a table of two by one, each cell asks two seats for two plans: seven are too few, and then nothing is changed.
    assert decided(LEVELS[4], LEVELS[4].work + 7) == decided(SHALLOW)


@pytest.mark.parametrize(("name", "seats"), [("headquarters-2", 2), ("headquarters-3", 3), ("headquarters-6", 6)])
def test_never_more_than_is_kept_and_the_less_the_more_seats_are_played(name: str, seats: int) -> None:
    rules, mind = library.game("rozz"), library.mind("rozz")
    state = rules.begin(rules.read(library.scenario_mapping(name)), NO_DICE)
    level = LEVELS[4]
    thought = think(rules, mind, state, "RED", level, SEED)
    shallow = think(rules, mind, state, "RED", replace(level, further=0), SEED)
    assert 0 <= thought.evaluations - shallow.evaluations <= level.further * 4 // seats**2
    assert thought.evaluations > shallow.evaluations
