"""The state of a match between two moments; values only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rozz.engine.areas.model.scenario import Armies, Scenario
from rozz.engine.game import Outcome


@dataclass(frozen=True)
class State:
    """The turn, each seat's armies in each area, bombardments left, and armies not yet set up, Z15.

    `resigned` are the seats that have left. All mappings have both seats.
    """

    scenario: Scenario
    turn: int
    armies: Armies
    bombs: Mapping[str, int]
    unplaced: Mapping[str, int] = field(default_factory=dict)
    resigned: frozenset[str] = frozenset()
    outcome: Outcome | None = None

    @property
    def is_setting_up(self) -> bool:
        """Whether armies are still being placed alternately, before the first turn."""
        return any(self.unplaced.values())

    @property
    def placing_number(self) -> int:
        """The number of the next placing in the setup, from 1."""
        placing = self.scenario.placing
        assert placing is not None
        return 1 + sum(-(-(placing.armies - left) // placing.at_once) for left in self.unplaced.values())

    @property
    def placer(self) -> str:
        """The player who places next in the setup: the first player, unless the second has more armies left."""
        first, second = self.scenario.players
        return second if self.unplaced[second] > self.unplaced[first] else first
