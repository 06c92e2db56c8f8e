"""A scenario: a map, two players, the setup, and the differences between the games. Values only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from rozz.engine.areas.model.map import Map

#: Seat → area → armies, none of them 0. Within a turn both seats may have armies in an area.
Armies = Mapping[str, Mapping[str, int]]

Production = Literal["cities", "territories"]
Equal = Literal["holder", "nobody"]
Bombing = Literal["all", "half"]
PlacedBy = Literal["one", "five", "dealt"]


@dataclass(frozen=True)
class Placing:
    """A setup phase, Z15: the armies of each player, placed alternately one or five at a time, or dealt at random."""

    armies: int
    by: PlacedBy

    @property
    def at_once(self) -> int:
        """How many armies a player places before the other."""
        return 5 if self.by == "five" else 1

    def can_leave(self, first: int, second: int) -> bool:
        """Whether these numbers left to place are possible: the first player leads by at most one placing."""
        return 0 <= first <= second <= self.armies and second - first <= self.at_once


@dataclass(frozen=True)
class Scenario:
    """Everything that a match starts from; `written` is the mapping it was read from, with its map included.

    `production`: new armies by cities held, Z8, or by territories, Z14. `equal`: who survives if equal forces meet, Z9
    or Z16. `bombing`: what a bombardment destroys by kind of area, Z10 and Z17. `cities_to_win`: holding this many at
    the start of a turn wins, Z11; None: a player without armies has lost, Z18. `swaps`: areas whose first armies can
    be exchanged, Z12, and `swapped` those that are.
    """

    game: str
    name: str
    about: str
    map: Map
    players: tuple[str, ...]
    production: Production
    equal: Equal
    bombing: Mapping[str, Bombing]
    cities_to_win: int | None
    bombs: int
    setup: Armies
    placing: Placing | None = None
    swaps: tuple[tuple[str, str], ...] = ()
    swapped: tuple[str, ...] = ()
    turn_limit: int | None = None
    passive: frozenset[str] = frozenset()
    written: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)

    def other(self, seat: str) -> str:
        """The opponent of a seat."""
        return self.players[1] if seat == self.players[0] else self.players[0]


def holder(armies: Armies, area: str) -> str:
    """The player whose armies are in an area at the start of a turn; empty for nobody."""
    return next((seat for seat, held in armies.items() if area in held), "")
