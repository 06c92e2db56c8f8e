"""A turn, R3.1: purchases, moves, combat, strikes, objective check, production."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rozz.engine.game import Moment, Outcome, Played
from rozz.engine.rozz.legality import LegalOrders, admit
from rozz.engine.rozz.model.commands import Command
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.state import State
from rozz.engine.rozz.resolution import combat, moves, objectives, production, purchases, strikes
from rozz.engine.rozz.resolution.event_log import NULL_LOG, EventLog, EventSink
from rozz.engine.rozz.resolution.presimulation import presimulate
from rozz.engine.rozz.resolution.turn_board import TurnBoard

#: Commands by seat, or the gate's result, so a plan that is played often is judged once.
GivenOrders = Mapping[str, Sequence[Command] | LegalOrders]


def moment(state: State) -> Moment:
    """All players owe commands at once, except players who have resigned."""
    return Moment("turn", state.turn, tuple(seat for seat in state.scenario.players if seat not in state.resigned))


def resolve(state: State, orders: GivenOrders) -> Played:
    """Play one turn: commands in; verdicts, events and the five positions out. `state` does not change."""
    log = EventLog()
    given = _legal_orders(state, orders)
    ended = _play(state, given, log)
    complete = {each.seat: each.commands for each in given}
    return Played(moment(state), complete, log.verdicts, tuple(log.phases), state, ended)


def next_state(state: State, orders: GivenOrders) -> State:
    """The state after a turn and nothing else: `resolve(state, orders).after` for a search."""
    legal_orders = _legal_orders(state, orders)
    for each in legal_orders:
        if not each.presimulated:
            presimulate(state, each)
    return _play(state, legal_orders, NULL_LOG)


def _legal_orders(state: State, orders: GivenOrders) -> list[LegalOrders]:
    """Every player's commands, in seat order, judged if they are not yet."""
    legal_orders = []
    for seat in state.scenario.players:
        given = orders.get(seat, ())
        legal_orders.append(given if isinstance(given, LegalOrders) else admit(state, seat, given))
    return legal_orders


def _play(state: State, legal_orders: list[LegalOrders], sink: EventSink) -> State:
    """The state after a turn, with its events sent to `sink`."""
    scenario, survey = state.scenario, state.survey
    board = TurnBoard(state.position, scenario.catalog, sink.changes)
    bought = purchases.perform(state, legal_orders, board, sink)
    legal_orders = _judge_again(state, legal_orders, bought.destroyed)
    sink.admit(legal_orders)
    sink.close(board)
    moves.perform(legal_orders, board, sink)
    sink.close(board)
    pending = strikes.collect_strikes(legal_orders, board)
    contested = combat.perform(state, scenario.catalog.steps, board, sink, survey.contested | board.altered)
    sink.close(board)
    activated = strikes.perform(scenario, pending, board, sink) if pending else ()
    sink.close(board)
    check = objectives.Check(scenario, board.live_position, state.turn, state.resigned, activated, survey.homes)
    leaving = [each.seat for each in legal_orders if each.resigns]
    resigned = state.resigned.union(leaving) if leaving else state.resigned
    ended = objectives.outcome(check, resigned)
    money = production.perform(state, bought.money, contested, board, sink)
    if leaving or ended is not None:
        _emit_end(leaving, ended, sink)
    sink.close(board)
    corr, own = bought.correspondence, state.own_commands
    return State(scenario, state.turn + 1, board.final_position(), money, corr, own, resigned, ended)


def _judge_again(state: State, legal_orders: list[LegalOrders], destroyed: set[tuple[str, Piece]]) -> list[LegalOrders]:
    """Judge the commands again if others' purchases destroyed what they would move, R4.6."""
    if not destroyed:
        return legal_orders
    losers = {piece.owner for _, piece in destroyed}
    lost = frozenset(destroyed)
    return [admit(state, each.seat, each.commands, lost) if each.seat in losers else each for each in legal_orders]


def _emit_end(leaving: Sequence[str], ended: Outcome | None, sink: EventSink) -> None:
    for seat in leaving:
        sink.emit("resigned", "R12", "", dict, {"seat": seat})
    if ended is not None:
        facts = {"winners": ended.winners, "reason": ended.reason, **ended.facts}
        sink.emit("won" if ended.winners else "drawn", ended.rule, "", dict, facts)
