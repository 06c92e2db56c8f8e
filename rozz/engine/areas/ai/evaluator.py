"""Ozymandia and Simultaneous Risk for computer players: candidate orders, and the value of a position.

Orders are evaluated against an opponent who does nothing; the search considers what the opponent does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.areas.ai import placement_candidates, plan_variations, position_value
from rozz.engine.areas.ai.movement_candidates import Routes, march_context, marches
from rozz.engine.areas.ai.plan_variations import Plan
from rozz.engine.areas.legality.legality import LegalOrders, admit
from rozz.engine.areas.model.commands import Bombardment, Movement, Placement
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import placing, turn
from rozz.engine.areas.resolution.battle import bombardment_losses
from rozz.engine.dice import Dice

#: How many orders about one area come before orders about other areas.
_ALIKE = 4
#: The best orders so far are tried with a bombardment of each of the best targets.
_WITH_BOMBS, _TARGETS = 6, 3
#: Values are compared to this many decimal places.
_PLACES = 6


#: By production and level; found by matches, `docs/notes/computers-other-games.md`.
TUNING: Mapping[str, Mapping[int, Mapping[str, Any]]] = {
    "cities": {
        1: {"work": 150, "candidates": 28, "forecasts": 1, "heed": 40, "overlooked": 45, "looseness": 0.02},
        2: {"work": 400, "candidates": 36, "forecasts": 1, "heed": 90, "overlooked": 28, "looseness": 0.011},
        3: {
            "work": 1000, "candidates": 40, "width": 2, "forecasts": 2, "heed": 100, "overlooked": 15,
            "looseness": 0.0045, "nudged": 2, "nudges": 20,
        },
        4: {
            "work": 3000, "candidates": 60, "forecasts": 2, "heed": 100, "overlooked": 0, "nudged": 4, "nudges": 30,
            "rows": 8, "answers": 2, "trust": 80, "extra": 0,
        },
    },
    "territories": {
        1: {"work": 300, "candidates": 32, "forecasts": 1, "heed": 72, "overlooked": 39, "looseness": 0.018},
        2: {"work": 800, "candidates": 40, "forecasts": 2, "heed": 92, "overlooked": 27, "looseness": 0.012},
        3: {
            "work": 1500, "candidates": 45, "width": 2, "forecasts": 2, "heed": 100, "overlooked": 11,
            "looseness": 0.0045, "nudged": 1, "nudges": 12,
        },
        4: {
            "work": 3000, "candidates": 60, "forecasts": 2, "heed": 100, "overlooked": 0, "nudged": 4, "nudges": 30,
            "rows": 8, "answers": 2, "trust": 80, "extra": 0,
        },
    },
}  # fmt: skip


@dataclass(frozen=True)
class _RankedOrders:
    """Orders, the area they are about, and the same orders admitted for `next_state`."""

    plan: Plan
    hub: str
    legal: LegalOrders


class AreasEvaluator(Evaluator):
    """The evaluator for both games; everything follows from the scenario's data.

    `production` selects the game, `weights` replaces its weights. It caches what it found for the last position.
    """

    def __init__(self, production: str, weights: Mapping[str, float] | None = None) -> None:
        self._tuning = TUNING[production]
        self._row = position_value.row_of(position_value.WEIGHTS[production] if weights is None else weights)
        self._state: State | None = None
        self._found: dict[str, list[Plan]] = {}

    def plans(self, state: State, seat: str, number: int, dice: Dice) -> Sequence[Plan]:
        """Some orders of a turn, or placements of the setup, best first."""
        if state.is_setting_up:
            return placement_candidates.openings(state, seat, number)
        if self._state is not state:
            self._state, self._found = state, {}
        if seat not in self._found:
            self._found[seat] = _best(state, seat, self._row)
        return self._found[seat][:number]

    def tuning(self, number: int) -> Mapping[str, Any]:
        """What a level does differently in this game."""
        return self._tuning.get(number, {})

    def value(self, state: State) -> Mapping[str, float]:
        """The value of each player."""
        return position_value.value(state, self._row)

    def compares_seats(self, state: State) -> bool:
        """Whether the value is meaningful: not before all armies are placed."""
        return not state.is_setting_up

    def variations(self, state: State, seat: str, plan: Plan) -> Sequence[Plan]:
        """Plans with one number, area or part changed."""
        return () if state.is_setting_up else plan_variations.variations(state, seat, plan)

    def prepare(self, state: State, seat: str, plan: Plan) -> Any:
        """The plan, judged once for all uses; a plan of the setup is returned unchanged."""
        return plan if state.is_setting_up or state.outcome else admit(state, seat, plan)


def _best(state: State, seat: str, row: position_value.Row) -> list[Plan]:
    """All orders worth considering, best first."""
    idle = admit(state, state.scenario.other(seat), ())
    ranked = _ranked(state, seat, idle, _orders(state, seat), row)
    if state.bombs[seat]:
        best = [each for _, each in ranked[:_WITH_BOMBS]]
        bombing = _ranked(state, seat, idle, _orders_with_bombardment(state, seat, best), row)
        ranked = sorted(ranked + bombing, key=lambda each: -each[0])
    return [each.plan for each in _spread_over_areas(each for _, each in ranked)]


def _orders(state: State, seat: str) -> Iterator[_RankedOrders]:
    """The plain placement with every movement; others only with movements that they affect."""
    if state.scenario.production == "cities":
        for placed in placement_candidates.placements(state, seat):
            yield from _orders_with_movements(state, seat, placed, None)
        return
    for number, placed in enumerate(placement_candidates.placements(state, seat)):
        hubs = None if not number else tuple(placing.sum_placements(placed))
        yield from _orders_with_movements(state, seat, placed, hubs)


def _orders_with_movements(
    state: State, seat: str, placed: tuple[Placement, ...], hubs: tuple[str, ...] | None
) -> Iterator[_RankedOrders]:
    armed = placing.complete_placements(state, seat, placing.sum_placements(placed))
    held = dict(state.armies[seat])
    for area, number in armed.items():
        held[area] = held.get(area, 0) + number

    def sure(plan: Plan, routes: Routes) -> LegalOrders:
        return LegalOrders(seat, plan, (), armed, held, routes)

    if hubs is None:
        yield _RankedOrders(placed, "", sure(placed, ()))
    for hub, ways in marches(march_context(state, seat, held), hubs).items():
        for routes in ways:
            plan: Plan = (*placed, Movement(routes))
            yield _RankedOrders(plan, hub, sure(plan, routes))


def _orders_with_bombardment(state: State, seat: str, best: Iterable[_RankedOrders]) -> Iterator[_RankedOrders]:
    """The best orders with a bombardment where it destroys most, cities first if they count."""
    theirs = state.armies[state.scenario.other(seat)]
    areas = state.scenario.map.areas

    def destroyed(area: str) -> tuple[int, str]:
        return -bombardment_losses(theirs[area], state.scenario.bombing[areas[area].kind] == "all"), area

    for orders in best:
        for area in sorted(theirs, key=destroyed)[:_TARGETS]:
            plan = (*orders.plan, Bombardment(area))
            sure = orders.legal
            yield _RankedOrders(plan, f"{orders.hub} {area}", LegalOrders(
                seat, plan, (), sure.placed, sure.held, sure.routes, area
            ))  # fmt: skip


def _ranked(
    state: State, seat: str, idle: LegalOrders, orders: Iterable[_RankedOrders], row: position_value.Row
) -> list[tuple[float, _RankedOrders]]:
    """Orders with their value if the other player does nothing, best first."""
    scored = []
    for each in orders:
        after = turn.next_state(state, {seat: each.legal, idle.seat: idle})
        scored.append((round(position_value.value(after, row)[seat], _PLACES), each))
    return sorted(scored, key=lambda each: -each[0])


def _spread_over_areas(orders: Iterable[_RankedOrders]) -> list[_RankedOrders]:
    """The same orders, but after the first few orders about one area its other orders are moved to the end."""
    seen: dict[str, int] = {}
    first: list[_RankedOrders] = []
    rest: list[_RankedOrders] = []
    for each in orders:
        seen[each.hub] = seen.get(each.hub, 0) + 1
        (first if seen[each.hub] <= _ALIKE else rest).append(each)
    return first + rest
