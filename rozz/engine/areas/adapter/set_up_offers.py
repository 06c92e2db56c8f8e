"""Picks for setting up armies, Z15: what can be tapped, what is chosen and what is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rozz.engine.areas.adapter.proportional_shares import Sharing
from rozz.engine.areas.legality.legality import judge_set_up, set_up_number
from rozz.engine.areas.legality.reasons import explain, void
from rozz.engine.areas.model.commands import Command, Placement
from rozz.engine.areas.model.map import Map
from rozz.engine.areas.model.state import State
from rozz.engine.areas.text.command_texts import command_phrase, in_areas
from rozz.engine.game import Offer, Pick
from rozz.engine.said import Player, Said, said


def mark_of_placing(area: str) -> str:
    """How to mark an area for new armies."""
    return "place"


def in_area(area: str) -> Said:
    """The label of how many go to an area."""
    return said("areas-offer-in", area=area)


def set_up(state: State, seat: str, given: Sequence[Command], picks: Sequence[str]) -> Offer:
    """Z15: areas that are empty or the player's own, until the required number is placed."""
    if seat != state.placer:
        return Offer(explain(void("set-up-waits")))
    if any(each.is_done for each in judge_set_up(state, seat, given)):
        return Offer(said("areas-offer-set-up-done"))
    number = set_up_number(state, seat)
    others = state.armies[state.scenario.other(seat)]
    room = {area: number for area in state.scenario.map.areas if area not in others}
    sharing = Sharing(number, room).after(picks)
    made = Placement(tuple(sharing.counts.items())) if not sharing.left else None
    expects = _expects(sharing, made, state.unplaced[seat], state.scenario.map)
    places, dials = (*sharing.picks(mark_of_placing), *_taken(state, seat)), sharing.dials(in_area)
    # Placed areas belong to the player, so nobody can prevent placing as many there again.
    times = state.unplaced[seat] // number if made else 1
    return Offer(expects, places, dials, command=made, made=sharing.made, trail=tuple(sharing.chosen), times=times)


def _expects(sharing: Sharing, made: Placement | None, unplaced: int, known: Map) -> Said:
    """What is chosen, how to continue, and what is left after it."""
    number = sharing.pool
    if not sharing.chosen:
        return said("areas-offer-set-up-where", number=number, left=unplaced, places=known.noun)
    if made is None:
        return said("areas-offer-set-up-more", places=in_areas(sharing.counts.items()), number=sharing.left)
    *_, last = sharing.chosen
    phrase, left = command_phrase(made), unplaced - number
    if number > 1 and sharing.goes_on:
        return said("areas-offer-set-up-share", command=phrase, area=last, places=known.noun, left=left)
    return said("areas-offer-set-up-again", command=phrase, area=last, left=left)


def _taken(state: State, seat: str) -> Iterator[Pick]:
    """The other side's areas, grayed out with the reason."""
    opponent = state.scenario.other(seat)
    for area in state.scenario.map.areas:
        if area in state.armies[opponent]:
            refusal = said("areas-offer-taken", name=Player(opponent), area=area, places=state.scenario.map.noun)
            yield Pick(area, area, area, mark_of_placing(area), refusal=refusal)
