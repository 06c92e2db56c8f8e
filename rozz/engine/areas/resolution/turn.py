"""A turn: placements, movement with its border battles, battles in areas, bombardments, then the check for a winner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rozz.engine.areas.legality.legality import LegalOrders, admit
from rozz.engine.areas.legality.reasons import PRODUCTION_RULES
from rozz.engine.areas.model.commands import Command
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import battle, objectives
from rozz.engine.areas.resolution.event_log import EventSink, NullLog
from rozz.engine.areas.resolution.turn_board import TurnBoard
from rozz.engine.game import Outcome

PHASES = ("placements", "borders", "battles", "bombs")
#: The steps of the phase `borders`: all armies leave, then armies that meet on a border fight, then survivors arrive.
LEAVE, MEET, ARRIVE = 1, 2, 3

GivenOrders = Mapping[str, Sequence[Command] | LegalOrders]


def legal_orders(state: State, orders: GivenOrders) -> list[LegalOrders]:
    """Both players' orders in seat order, judged if they are not yet; a player left out gives none."""
    both = []
    for seat in state.scenario.players:
        given = orders.get(seat, ())
        both.append(given if isinstance(given, LegalOrders) else admit(state, seat, given))
    return both


def next_state(state: State, orders: GivenOrders) -> State:
    """The state after a turn, and nothing else."""
    return play(state, legal_orders(state, orders), NullLog())


def play(state: State, orders: Sequence[LegalOrders], sink: EventSink) -> State:
    """The state after a turn, with its events sent to `sink`. A turn that begins with a winner is not played."""
    if state.outcome is not None:
        for phase in PHASES:
            sink.close(phase, state.armies)
        return state
    board = TurnBoard(state, sink)
    _place(board, orders)
    sink.close("placements", board.armies)
    _move(board, orders)
    sink.close("borders", board.armies)
    for area in board.contested():
        battle.fight_in_area(board, area, state.armies)
    sink.close("battles", board.armies)
    for each in orders:
        if each.bombarded:
            battle.bombard(board, each.seat, each.bombarded)
    bombs = {each.seat: state.bombs[each.seat] - bool(each.bombarded) for each in orders}
    resigned = state.resigned.union(each.seat for each in orders if each.resigns)
    ended = objectives.by_resignation(state.scenario, resigned)
    ended = ended or objectives.outcome(state.scenario, state.turn + 1, board.armies)
    emit_end(sink, ended)
    sink.close("bombs", board.armies)
    return State(state.scenario, state.turn + 1, board.armies, bombs, state.unplaced, resigned, ended)


def emit_end(sink: EventSink, ended: Outcome | None) -> None:
    """Report how the match ended if it did; that also says who has resigned."""
    if ended is not None:
        facts = {"winners": ended.winners, "reason": ended.reason, **ended.facts}
        sink.emit("won" if ended.winners else "drawn", ended.rule, **facts)


def _place(board: TurnBoard, orders: Sequence[LegalOrders]) -> None:
    """Z2: new armies are placed before anything moves."""
    rule = PRODUCTION_RULES[board.scenario.production]
    for each in orders:
        for area, number in each.placed.items():
            board.change(each.seat, area, number)
            board.sink.emit("placed", rule, area, seat=each.seat, number=number)


def _move(board: TurnBoard, orders: Sequence[LegalOrders]) -> None:
    """Z2 and Z4: all armies leave, armies that meet on a border fight, and survivors arrive."""
    one, other = orders
    for each in orders:
        for route in each.routes:
            board.change(each.seat, route.start, -route.number)
            facts = {"seat": each.seat, "number": route.number, "end": route.end}
            board.sink.emit("left", "Z2", route.start, LEAVE, **facts)
    lost = battle.fight_on_borders(board, one, other, MEET)
    for each in orders:
        for route in each.routes:
            arriving = route.number - lost.get((each.seat, route), 0)
            if arriving:
                board.change(each.seat, route.end, arriving)
                facts = {"seat": each.seat, "number": arriving, "start": route.start}
                board.sink.emit("arrived", "Z2", route.end, ARRIVE, **facts)
