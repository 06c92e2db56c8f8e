"""Picks for setting up armies, Z15: each tap on an area places one army there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rozz.engine.areas.legality.legality import judge_set_up, set_up_number
from rozz.engine.areas.legality.reasons import explain, void
from rozz.engine.areas.model.commands import Command, Placement
from rozz.engine.areas.model.map import Map
from rozz.engine.areas.model.state import State
from rozz.engine.areas.text.command_texts import command_phrase, in_areas
from rozz.engine.game import NEXT, Dial, Offer, Pick
from rozz.engine.said import Player, Said, said


def mark_of_placing(area: str) -> str:
    """How to mark an area that new armies can go to."""
    return "place"


def in_area(area: str) -> Said:
    """The label for how many armies go to an area."""
    return said("areas-offer-in", area=area)


def set_up_offer(state: State, seat: str, given: Sequence[Command], picks: Sequence[str]) -> Offer:
    """Z15: areas that are empty or the player's own, until the required number is placed."""
    if seat != state.placer:
        return Offer(explain(void("set-up-waits")))
    if any(each.is_done for each in judge_set_up(state, seat, given)):
        return Offer(said("areas-offer-set-up-done"))
    number = set_up_number(state, seat)
    others = state.armies[state.scenario.other(seat)]
    room = tuple(area for area in state.scenario.map.areas if area not in others)
    placed = StepwisePlacement(number, room).with_picks(picks)
    begun = Placement(tuple(placed.chosen.items())) if placed.chosen else None
    made = None if placed.left else begun
    expects = _instruction(placed, made, state.unplaced[seat], state.scenario.map)
    return Offer(
        expects,
        (*placed.picks(), *_other_sides_areas(state, seat)),
        placed.dials(),
        command=made,
        begun=begun,
        made=placed.shortest_picks,
        trail=tuple(placed.chosen),
        elsewhere=placed.why_not(),
        # Areas with the player's armies stay the player's, so the same placement can always be repeated.
        times=state.unplaced[seat] // number if made else 1,
    )


@dataclass(frozen=True)
class StepwisePlacement:
    """A number of armies, placed one per pick.

    Once all are placed, another pick changes nothing: a tap too many must not take an army from where it was placed.

    `room`: the areas that armies can go to; `chosen`: area → how many go there.
    """

    number: int
    room: Sequence[str]
    chosen: Mapping[str, int] = field(default_factory=dict)

    def with_picks(self, picks: Sequence[str]) -> StepwisePlacement:
        """The placement after more picks: `AREA` adds one army, `AREA=n` sets the number. Invalid picks are skipped."""
        placement = self
        for pick in picks:
            placement = placement._with_pick(pick)
        return placement

    def _with_pick(self, pick: str) -> StepwisePlacement:
        if pick in self.room:
            if not self.left:
                return self
            # The area tapped last goes to the end.
            others = {area: count for area, count in self.chosen.items() if area != pick}
            at = replace(self, chosen={**others, pick: self.chosen[pick]}) if pick in self.chosen else self
            return at._with_number(pick, self.chosen.get(pick, 0) + 1)
        area, _, number = pick.rpartition("=")
        is_number = number.isascii() and number.isdecimal() and len(number) < 10
        return self._with_number(area, int(number)) if area in self.room and is_number else self

    def _with_number(self, area: str, number: int) -> StepwisePlacement:
        """The placement with this many armies in the area; the other areas give up the excess."""
        if number > self.number:
            return self
        chosen = {**self.chosen, area: number}
        for other in reversed([each for each in chosen if each != area]):
            chosen[other] -= min(chosen[other], max(0, sum(chosen.values()) - self.number))
        return replace(self, chosen={each: count for each, count in chosen.items() if count})

    @property
    def left(self) -> int:
        """How many armies are not placed yet."""
        return self.number - sum(self.chosen.values())

    def why_not(self) -> dict[str, Said]:
        """Once several armies are placed: why a tap places no more, for each area."""
        if self.left or self.number == 1:
            return {}
        full = said("areas-offer-set-up-full", number=self.number)
        here = said("areas-offer-set-up-all", number=self.number)
        return {area: here if self.chosen.get(area) == self.number else full for area in self.room}

    @property
    def shortest_picks(self) -> tuple[str, ...]:
        """The shortest picks that give this placement."""
        return tuple(area if count == 1 else f"{area}={count}" for area, count in self.chosen.items())

    def picks(self) -> tuple[Pick, ...]:
        """The areas for the next army; none once a single army is placed, so that a second tap confirms it."""
        if self.number == 1 and self.chosen:
            return ()
        if self.left:
            return tuple(Pick(area, area, area, mark_of_placing(area)) for area in self.room)
        # Players tap quickly, so no tap on the map confirms, and none moves an army.
        last = [*self.chosen][-1]
        return tuple(Pick(area, area, area, NEXT if area == last else "") for area in self.room)

    def dials(self) -> tuple[Dial, ...]:
        """A number for each chosen area, if there is a choice; 0 takes the area out."""
        if self.number == 1:
            return ()
        return tuple(Dial(area, in_area(area), 0, self.number, count) for area, count in self.chosen.items())


def _instruction(placed: StepwisePlacement, made: Placement | None, unplaced: int, area_map: Map) -> Said:
    """What is chosen, how to continue, and how many armies are left after it."""
    number = placed.number
    if not placed.chosen:
        return said("areas-offer-set-up-where", number=number, left=unplaced, places=area_map.noun)
    if made is None:
        return said("areas-offer-set-up-more", places=in_areas(placed.chosen.items()), number=placed.left)
    phrase, left = command_phrase(made), unplaced - number
    if number > 1:
        return said("areas-offer-set-up-play", command=phrase, left=left)
    (area,) = placed.chosen
    return said("areas-offer-set-up-again", command=phrase, area=area, left=left)


def _other_sides_areas(state: State, seat: str) -> Iterator[Pick]:
    """The other side's areas, grayed out with the reason."""
    opponent = state.scenario.other(seat)
    for area in state.scenario.map.areas:
        if area in state.armies[opponent]:
            refusal = said("areas-offer-taken", name=Player(opponent), area=area, places=state.scenario.map.noun)
            yield Pick(area, area, area, mark_of_placing(area), refusal=refusal)
