"""Ozymandia and Simultaneous Risk for puzzles: every part of a turn, the areas that a player holds, the armies."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import product

from rozz.engine.areas.adapter.offers import Draft
from rozz.engine.areas.legality.legality import admit
from rozz.engine.areas.model.commands import Bombardment, Command, Movement, Placement, Route
from rozz.engine.areas.model.state import State
from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter


class AreasPuzzleAdapter(PuzzleAdapter):
    """Placements, movements of any number over any routes, bombardments; no setup."""

    def commands(self, state: State, seat: str, given: Sequence[Command]) -> Sequence[Command]:
        """The commands in one order (placement, movement, bombardment), since other orders have the same effect."""
        if state.outcome is not None:
            return ()
        draft = Draft(state, seat, given)
        found: list[Command] = []
        if not given and draft.room:
            found += _placements(draft)
        if not any(isinstance(each, Movement | Bombardment) for each in given):
            found += _movements(draft)
        if not draft.refusal("bombard"):
            found += [Bombardment(area) for area in state.scenario.map.areas]
        return found

    def equivalence_key(self, state: State, seat: str, commands: Sequence[Command]) -> Hashable:
        """The effect of the commands: armies after placements, the routes in any order, the area bombarded."""
        judged = admit(state, seat, commands)
        return frozenset(judged.held.items()), frozenset(judged.routes), judged.bombarded

    def places(self, state: State, seat: str) -> frozenset[str]:
        """The areas where the player has armies."""
        return frozenset(state.armies[seat])

    def pieces(self, state: State, seat: str) -> int:
        """All armies."""
        return sum(state.armies[seat].values())


def _shared(room: Mapping[str, int], most: int) -> Iterator[dict[str, int]]:
    """Every way to share at most this many among areas."""
    areas = list(room)
    for numbers in product(*(range(min(room[area], most) + 1) for area in areas)):
        if 0 < sum(numbers) <= most:
            yield {area: number for area, number in zip(areas, numbers, strict=True) if number}


def _placements(draft: Draft) -> Iterator[Command]:
    """Every placement; the judge decides which are legal, since cities and their provinces exclude each other."""
    most = sum(draft.room.values())
    yield from (Placement(tuple(shares.items())) for shares in _shared(draft.room, most))


def _movements(draft: Draft) -> Iterator[Command]:
    held, known = draft.judged_orders.held, draft.state.scenario.map
    for hub in known.areas:
        beside = known.neighbours[hub]
        if hub in held:
            for shares in _shared(dict.fromkeys(beside, held[hub]), held[hub]):
                yield Movement(tuple(Route(number, hub, end) for end, number in shares.items()))
        room = {each: held[each] for each in beside if each in held}
        for shares in _shared(room, sum(room.values())):
            # From one area into one is a dispersal already.
            if len(shares) > 1:
                yield Movement(tuple(Route(number, start, hub) for start, number in shares.items()))
