"""A scenario of C25 as a value: a campaign on a map, or one battle on the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rozz.engine.campaigns.model.ozz_map import Map
from rozz.engine.campaigns.model.tables import LEADERS, LETTERS, MERCENARIES, NATION_OF

GAME = "campaigns"
CAMPAIGN, BATTLE = "campaign", "battle"
#: The number of turns of a campaign, C20.1, and of a battle, C10.8, unless the scenario gives another.
CAMPAIGN_TURNS, BATTLE_TURNS = 10, 8


@dataclass(frozen=True)
class Scenario:
    """`seats` are the nations of each seat, `sides` allied seats, `setup` is point → seat → names (a battle's forces).

    `written` is the mapping it was read from.
    """

    name: str
    kind: str
    seats: Mapping[str, tuple[str, ...]]
    sides: tuple[tuple[str, ...], ...]
    options: Mapping[str, str]
    map: Map = field(repr=False)
    turns: int = CAMPAIGN_TURNS
    setup: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict, repr=False)
    attacker: str = ""
    terrain: Mapping[str, str] = field(default_factory=dict, repr=False)
    is_scored: bool = False
    about: str = ""
    written: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)

    def __hash__(self) -> int:
        return hash((self.name, self.kind))

    def has(self, option: str) -> bool:
        """Whether a yes-or-no option is on."""
        return self.options[option] == "true"

    @property
    def is_campaign(self) -> bool:
        """Whether the scenario is played on the map."""
        return self.kind == CAMPAIGN

    @cached_property
    def nations(self) -> tuple[str, ...]:
        """The nations in play, in seat order."""
        return tuple(nation for nations in self.seats.values() for nation in nations)

    @cached_property
    def seat_of_nation(self) -> dict[str, str]:
        """Who plays each nation."""
        return {nation: seat for seat, nations in self.seats.items() for nation in nations}

    @cached_property
    def side_of_seat(self) -> dict[str, int]:
        """The number of each seat's side."""
        return {seat: number for number, side in enumerate(self.sides) for seat in side}

    @cached_property
    def closed(self) -> frozenset[str]:
        """The points of nations that are not in play, C2.2."""
        return frozenset(p.name for p in self.map.points.values() if p.nation and p.nation not in self.nations)

    def stand_in(self, seat: str, resigned: frozenset[str]) -> str:
        """The seat that answers for a seat: itself, or after it has resigned, the next one left on its side, C20.4.

        If nobody is left on the side, it is the seat itself, and the program answers for it.
        """
        side = self.sides[self.side_of_seat[seat]]
        at = side.index(seat)
        return next((each for each in (*side[at:], *side[:at]) if each not in resigned), seat)

    def sides_left(self, resigned: frozenset[str]) -> tuple[tuple[str, ...], ...]:
        """The sides that still have a player."""
        return tuple(side for side in self.sides if not resigned.issuperset(side))

    def are_allied(self, one: str, other: str) -> bool:
        """Whether two seats are on one side."""
        return self.side_of_seat[one] == self.side_of_seat[other]


def home_nation(name: str) -> str:
    """The nation of a unit's letter or of a leader; for mercenaries `Mercenaries`, for intrinsic units empty."""
    if name in LEADERS:
        return LEADERS[name].nation
    return NATION_OF.get(name[0], "")


def nation_of(name: str, serves: Mapping[str, str]) -> str:
    """The nation that a unit or leader belongs to, C3.3."""
    nation = home_nation(name)
    return serves.get(name, "") if nation == MERCENARIES else nation


def letter(nation: str) -> str:
    """The letter of a nation."""
    return LETTERS[nation]
