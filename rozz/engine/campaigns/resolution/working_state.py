"""The working state of one resolution: what changes while a moment is played, with dice and a sink.

Local to a call of `turn.resolve`; it begins and ends as a state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rozz.engine.campaigns.model.state import Battle, Force, Holding, State, sorted_forces
from rozz.engine.campaigns.resolution.event_log import EventSink
from rozz.engine.dice import Dice
from rozz.engine.game import Outcome

DIE = 10
#: The fields of a force that do not affect its place in the order.
IN_PLACE = frozenset(("space", "order", "is_done", "is_turned"))


class Resolution:
    """`step` is the next step of the turn."""

    def __init__(self, state: State, dice: Dice, sink: EventSink) -> None:
        self.scenario = state.scenario
        self.turn = state.turn
        self.step = state.moment
        self.pool = state.pool
        self.known: Mapping[str, str] = state.known
        self.serves: Mapping[str, str] = state.serves
        self.land_or_none: Holding | None = state.land
        self.battle_or_none: Battle | None = state.battle
        self.outcome: Outcome | None = state.outcome
        self.resigned = state.resigned
        self._dice = dice
        # Only the dice of a search are `GradedDice`.
        self._draw_graded: Callable[[int, int, str], int] | None = getattr(dice, "draw_graded", None)
        self._sink = sink

    def state(self, asked: tuple[str, ...] = ()) -> State:
        """The current state."""
        return State(
            self.scenario, self.turn, self.step, asked, self.pool, self.known, self.serves, self.land_or_none,
            self.battle_or_none, self.outcome, self.resigned,
        )  # fmt: skip

    @property
    def battle(self) -> Battle:
        """The current battle."""
        assert self.battle_or_none is not None
        return self.battle_or_none

    @property
    def land(self) -> Holding:
        """The map."""
        assert self.land_or_none is not None
        return self.land_or_none

    def stand_in(self, seat: str) -> str:
        """The seat that answers for a seat, C20.4."""
        return self.scenario.stand_in(seat, self.resigned)

    def playing(self, side: tuple[str, ...]) -> tuple[str, ...]:
        """The seats of a side that have not resigned, C20.4; the first one answers for the side."""
        return tuple(seat for seat in side if seat not in self.resigned)

    def has(self, option: str) -> bool:
        """Whether an option is on."""
        return self.scenario.has(option)

    def roll_die(self, rule: str, most: int = DIE) -> int:
        """Roll a ten-sided die, C1.4; all faces above `most` have the same effect."""
        if self._draw_graded is not None:
            return self._draw_graded(DIE, most, rule)
        return self._dice.draw(DIE, rule)

    def draw(self, number: int, rule: str) -> int:
        """Draw from 1 to `number`; 1 needs no roll, C1.5."""
        return 1 if number == 1 else self._dice.draw(number, rule)

    def emit(self, kind: str, rule: str, tile: str = "", **facts: Any) -> None:
        """Send an event to the sink."""
        self._sink.emit(kind, rule, tile, **facts)

    def close(self, name: str) -> None:
        """End a step: the events since the last close belong to it."""
        self._sink.close(name, self.battle_or_none, self.land_or_none)

    def update_battle(self, **changes: Any) -> None:
        """Change fields of the battle."""
        self.battle_or_none = self.battle.changed(**changes)

    def update_map(self, **changes: Any) -> None:
        """Change fields of the map."""
        self.land_or_none = replace(self.land, **changes)

    def replace_force(self, old: Force, *new: Force) -> None:
        """Replace one force by others."""
        others = (each for each in self.battle.forces if each is not old and each != old)
        self.update_battle(forces=sorted_forces((*others, *new)))

    def change_force(self, force: Force, **changes: Any) -> Force:
        """Change a force; returns the new one."""
        changed = force.changed(**changes)
        if changes.keys() <= IN_PLACE and any(each is force for each in self.battle.forces):
            # What keeps its name keeps its place in the order.
            self.update_battle(forces=tuple([changed if each is force else each for each in self.battle.forces]))
        else:
            self.replace_force(force, changed)
        return changed
