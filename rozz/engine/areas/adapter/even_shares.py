"""Dividing armies among areas by picks: which areas, and how many each; undialed areas share the rest evenly.

An undialed area for which no army is left is no longer chosen.

Independent of the rules: it knows a total, room in each area, and pairs of areas that exclude each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rozz.engine.game import Dial, Pick
from rozz.engine.said import Text, said


@dataclass(frozen=True)
class Sharing:
    """`chosen`: area → how many, None if not dialed; `clashes`: area → the area it excludes.

    `certain`, `certain_room`: the part of the pool and of the room that undialed areas use, but each gets at least one;
    None means all. Dials may go up to the whole.
    """

    pool: int
    room: Mapping[str, int]
    clashes: Mapping[str, str] = field(default_factory=dict)
    chosen: Mapping[str, int | None] = field(default_factory=dict)
    certain: int | None = None
    certain_room: Mapping[str, int] | None = None

    def with_picks(self, picks: Sequence[str]) -> Sharing:
        """The sharing after more picks; invalid picks are skipped."""
        sharing = self
        for pick in picks:
            sharing = sharing._with_pick(pick)
        return sharing

    def _with_pick(self, pick: str) -> Sharing:
        if self.is_settled:
            return self
        if pick in self.chosen:
            return replace(self, chosen={area: n for area, n in self.chosen.items() if area != pick})
        if self._takes(pick):
            return replace(self, chosen={**self.chosen, pick: None})
        area, _, number = pick.rpartition("=")
        is_number = number.isascii() and number.isdecimal() and len(number) < 10
        if area in self.chosen and is_number and 1 <= int(number) <= self._most(area):
            return replace(self, chosen={**self.chosen, area: int(number)})._without_excess_areas()
        return self

    def _without_excess_areas(self) -> Sharing:
        """The sharing with as many undialed areas, in order, as there are armies left for."""
        left, kept = self._rest(), dict(self.chosen)
        for area in [area for area, number in kept.items() if number is None][left:]:
            del kept[area]
        return replace(self, chosen=kept)

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to choose: the only army is placed."""
        return self.pool == 1 and bool(self.chosen)

    @property
    def shortest_picks(self) -> tuple[str, ...]:
        """The shortest picks that give these numbers: each area, and its number if dialed."""
        picks: list[str] = []
        for area, number in self.chosen.items():
            picks += [area] if number is None else [area, f"{area}={number}"]
        return tuple(picks)

    @property
    def counts(self) -> dict[str, int]:
        """How many each chosen area gets; undialed ones share the rest evenly, the first getting more."""
        counts = {area: number or 0 for area, number in self.chosen.items()}
        room = self._certain_room
        undialled = sorted((area for area in counts if not counts[area]), key=lambda area: room.get(area, 0))
        left = self._certain_left()
        for place, area in enumerate(undialled):
            among = len(undialled) - place
            counts[area] = max(1, min(room.get(area, 0), -(-left // among)))
            left -= counts[area]
        return counts

    @property
    def left(self) -> int:
        """How many are not assigned."""
        return self.pool - sum(self.counts.values())

    @property
    def has_room_for_more(self) -> bool:
        """Whether one more area can be chosen without giving up another."""
        return any(area not in self.chosen and self._takes(area) for area in self.room)

    def _free(self) -> int:
        """How many one more area could get, if each undialed area keeps one."""
        return self.pool - sum(1 if number is None else number for number in self.chosen.values())

    @property
    def _certain_room(self) -> Mapping[str, int]:
        return self.room if self.certain_room is None else self.certain_room

    def _certain_left(self, apart_from: str = "") -> int:
        """How much of the certain part the dials leave; what a dial takes beyond its certain room costs no other."""
        room = self._certain_room
        dialed = {area: number for area, number in self.chosen.items() if number and area != apart_from}
        taken = sum(min(number, room.get(area, 0)) for area, number in dialed.items())
        return (self.pool if self.certain is None else self.certain) - taken

    def _certain_most(self, area: str) -> int:
        """How much of the highest number of a chosen area is certain."""
        return max(0, min(self._most(area), self._certain_room.get(area, 0), self._certain_left(area)))

    def _rest(self) -> int:
        """How many are left for the undialed areas."""
        return self.pool - sum(number or 0 for number in self.chosen.values())

    def _most(self, area: str) -> int:
        """How many can go to a chosen area: all but those dialed elsewhere, so that undialed areas may get none."""
        return min(self.room[area], self._rest() + (self.chosen[area] or 0))

    def _takes(self, area: str) -> bool:
        return area in self.room and self._free() > 0 and self.clashes.get(area) not in self.chosen

    def picks(self, mark: Callable[[str], str]) -> tuple[Pick, ...]:
        """The areas in order: more to choose, chosen ones to take back, and grayed-out ones."""
        if self.is_settled:
            return ()
        return tuple(self._pick(area, mark(area)) for area in self.room)

    def _pick(self, area: str, mark: str) -> Pick:
        if area in self.chosen:
            return Pick(area, said("areas-offer-take-back", area=area), area, mark)
        if self._takes(area):
            return Pick(area, area, area, mark)
        refusal = said("areas-offer-clash" if self.clashes.get(area) in self.chosen else "areas-offer-none-left")
        return Pick(area, area, area, mark, refusal=refusal)

    def dials(self, label: Callable[[str], Text]) -> tuple[Dial, ...]:
        """A dial for each chosen area, with its label, if there is a choice."""
        counts = self.counts
        return tuple(
            Dial(area, label(area), 1, self._most(area), counts[area], self._note(area))
            for area in self.chosen
            if self._most(area) > 1
        )

    def _note(self, area: str) -> Text:
        """How many of the most that can go to an area are new and not placed yet; empty if none is."""
        old = self._certain_most(area)
        new = self._most(area) - old
        return said("areas-offer-with-new", old=old, new=new) if new else ""
