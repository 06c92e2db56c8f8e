"""How armies are set up by picks, Z15: what can be tapped, what is chosen and what is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rozz.engine.areas.adapter.proportional_shares import Sharing
from rozz.engine.areas.legality.legality import judge_set_up, set_up_number
from rozz.engine.areas.model.commands import Command, Placement
from rozz.engine.areas.model.map import Map
from rozz.engine.areas.model.state import State
from rozz.engine.game import Offer, Pick


def mark_of_placing(area: str) -> str:
    """How an area is marked where new armies may stand."""
    return "place"


def set_up(state: State, seat: str, given: Sequence[Command], picks: Sequence[str]) -> Offer:
    """Z15: areas that are empty or one's own, until as many as are placed at once stand."""
    if seat != state.placer:
        return Offer("The other player places now.")
    if any(each.is_done for each in judge_set_up(state, seat, given)):
        return Offer("Hand in what is placed.")
    number = set_up_number(state, seat)
    others = state.armies[state.scenario.other(seat)]
    room = {area: number for area in state.scenario.map.areas if area not in others}
    sharing = Sharing(number, room).after(picks)
    expects = _expects(sharing, state.unplaced[seat], state.scenario.map)
    made = Placement(tuple(sharing.counts.items())) if not sharing.left else None
    places, dials = (*sharing.picks(mark_of_placing), *_taken(state, seat)), sharing.dials("in")
    # What is placed is one's own from then on: nobody can keep one from placing as many there again.
    times = state.unplaced[seat] // number if made else 1
    return Offer(expects, places, dials, command=made, made=sharing.made, trail=tuple(sharing.chosen), times=times)


def _expects(sharing: Sharing, unplaced: int, known: Map) -> str:
    """What is chosen, what is left after it, and how to go on."""
    number = sharing.pool
    if not sharing.chosen:
        return f"Tap where to place {number} {'army' if number == 1 else 'armies'}; {unplaced} left to set up."
    chosen = ", ".join(f"{armies} in {area}" for area, armies in sharing.counts.items())
    if left := sharing.left:
        return f"{chosen}; {left} of the {number} {'has' if left == 1 else 'have'} no place yet."
    rest = unplaced - number
    after = f"then {rest} {'is' if rest == 1 else 'are'} left to set up" if rest else "then none is left"
    last = list(sharing.chosen)[-1]
    more = f", or other {known.word.many} to share" if number > 1 and sharing.goes_on else ""
    return f"{chosen}; {after}. Tap {last} again to place {'it' if number == 1 else 'them'}{more}."


def _taken(state: State, seat: str) -> Iterator[Pick]:
    """The areas of the other side, greyed with the reason."""
    opponent = state.scenario.other(seat)
    for area in state.scenario.map.areas:
        if area in state.armies[opponent]:
            refusal = f"{area} is held by {opponent}: tap an empty {state.scenario.map.word.one}, or one of yours"
            yield Pick(area, area, area, mark_of_placing(area), refusal=refusal)
