"""The gate between orders and play: each part is legal or void as a whole, Z2 and Z3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rozz.engine.areas.legality import army_movements, army_placements
from rozz.engine.areas.legality.reasons import void
from rozz.engine.areas.model.commands import Bombardment, Command, Movement, Placement, Resign, Route
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import placing
from rozz.engine.game import DONE, Verdict


@dataclass(frozen=True)
class LegalOrders:
    """A player's orders with a verdict on each part, and what will be played.

    `placed` includes the automatic placements, and `held` is all armies after them. `bombarded` is an area or empty.
    """

    seat: str
    commands: tuple[Command, ...]
    verdicts: tuple[Verdict, ...]
    placed: Mapping[str, int]
    held: Mapping[str, int]
    routes: tuple[Route, ...] = ()
    bombarded: str = ""
    resigns: bool = False


def admit(state: State, seat: str, commands: Sequence[Command]) -> LegalOrders:
    """Judge a player's orders for a turn; the verdicts do not depend on the orders of others."""
    given = tuple(commands)
    if state.outcome is not None:
        return _all_refused(state, seat, given, void("is-over", ended=state.outcome.rule))
    placements = [each for each in given if isinstance(each, Placement)]
    movements = [each for each in given if isinstance(each, Movement)]
    bombs = [each for each in given if isinstance(each, Bombardment)]
    not_placed = army_placements.placement_fault(state, seat, placements) if placements else None
    placed = placing.complete_placements(state, seat, {} if not_placed else placing.sum_placements(placements))
    held = dict(state.armies[seat])
    for area, number in placed.items():
        held[area] = held.get(area, 0) + number
    not_moved = _movement_fault(state, seat, held, movements)
    not_bombed = _bombardment_fault(state, seat, bombs)
    resigns = len(given) == 1 and isinstance(given[0], Resign)
    not_resigned = None if resigns else void("resign-in-company")
    by_kind = {Placement: not_placed, Movement: not_moved, Bombardment: not_bombed, Resign: not_resigned}
    return LegalOrders(
        seat=seat,
        commands=given,
        verdicts=tuple(by_kind[type(each)] or DONE for each in given),
        placed=placed,
        held=held,
        routes=army_movements.merge_routes(movements[0].routes) if movements and not not_moved else (),
        bombarded=bombs[0].area if bombs and not not_bombed else "",
        resigns=resigns,
    )


def judge(state: State, seat: str, commands: Sequence[Command]) -> tuple[Verdict, ...]:
    """A verdict for each part of a turn or of the setup."""
    if state.is_setting_up and state.outcome is None:
        return judge_set_up(state, seat, commands)
    return admit(state, seat, commands).verdicts


def judge_set_up(state: State, seat: str, commands: Sequence[Command]) -> tuple[Verdict, ...]:
    """A verdict for each part of the setup, Z15: a fixed number of armies, in empty areas or the player's own."""
    given = tuple(commands)
    if len(given) == 1 and isinstance(given[0], Resign):
        return (DONE,)
    faulty = _set_up_fault(state, seat, given)
    return tuple(faulty or DONE for _ in given)


def set_up_number(state: State, seat: str) -> int:
    """How many armies a player places at once in the setup; perhaps fewer the last time."""
    placing_of = state.scenario.placing
    return min(placing_of.at_once if placing_of else 0, state.unplaced[seat])


def _set_up_fault(state: State, seat: str, given: tuple[Command, ...]) -> Verdict | None:
    if seat != state.placer:
        return void("set-up-waits")
    placements = [each for each in given if isinstance(each, Placement)]
    if len(placements) < len(given):
        return void("set-up-only-places")
    if any(number < 1 for placement in placements for _, number in placement.armies):
        return void("no-count")
    placed, number = placing.sum_placements(placements), set_up_number(state, seat)
    opponent = state.scenario.other(seat)
    for area in placed:
        if area in state.armies[opponent]:
            return void("set-up-taken", area=area, opponent=opponent)
    if sum(placed.values()) != number:
        return void("set-up-number", number=number, placed=sum(placed.values()))
    return None


def _movement_fault(state: State, seat: str, held: Mapping[str, int], movements: list[Movement]) -> Verdict | None:
    if len(movements) > 1:
        return void("two-movements")
    return army_movements.movement_fault(state.scenario.map, seat, held, movements[0].routes) if movements else None


def _bombardment_fault(state: State, seat: str, bombs: list[Bombardment]) -> Verdict | None:
    if len(bombs) > 1:
        return void("two-bombardments")
    return void("no-bombs-left", seat=seat) if bombs and not state.bombs[seat] else None


def _all_refused(state: State, seat: str, given: tuple[Command, ...], verdict: Verdict) -> LegalOrders:
    """The result for a seat whose commands are all refused: each has the same verdict, and none is played."""
    return LegalOrders(seat, given, tuple(verdict for _ in given), {}, state.armies[seat])
