"""A turn, R3.1: purchases, moves, combat, strikes, objective check, production."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rozz.engine.game import Moment, Outcome, Played
from rozz.engine.rozz.adapter.presimulation import presimulate
from rozz.engine.rozz.legality import Admitted, admit
from rozz.engine.rozz.model.commands import Command
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.state import State
from rozz.engine.rozz.resolution import combat, moves, objectives, production, purchases, strikes
from rozz.engine.rozz.resolution.event_log import NULL_LOG, EventLog, EventSink
from rozz.engine.rozz.resolution.turn_board import Field

#: Commands by seat, or the gate's result, so a plan that is played often is judged once.
Orders = Mapping[str, Sequence[Command] | Admitted]


def moment(state: State) -> Moment:
    """All players owe commands at once, except players who have resigned."""
    return Moment("turn", state.turn, tuple(seat for seat in state.scenario.players if seat not in state.resigned))


def resolve(state: State, orders: Orders) -> Played:
    """Play one turn: commands in; verdicts, events and the five positions out. `state` does not change."""
    log = EventLog()
    given = _admitted(state, orders)
    ended = _played(state, given, log)
    complete = {each.seat: each.commands for each in given}
    return Played(moment(state), complete, log.verdicts, tuple(log.phases), state, ended)


def after(state: State, orders: Orders) -> State:
    """The state after a turn and nothing else: `resolve(state, orders).after` for a search."""
    admitted = _admitted(state, orders)
    for each in admitted:
        if not each.presimulated:
            presimulate(state, each)
    return _played(state, admitted, NULL_LOG)


def _admitted(state: State, orders: Orders) -> list[Admitted]:
    """Every player's commands, in seat order, judged if they are not yet."""
    admitted = []
    for seat in state.scenario.players:
        given = orders.get(seat, ())
        admitted.append(given if isinstance(given, Admitted) else admit(state, seat, given))
    return admitted


def _played(state: State, admitted: list[Admitted], sink: EventSink) -> State:
    """The state after a turn, with its events sent to `sink`."""
    scenario, survey = state.scenario, state.survey
    field = Field(state.position, scenario.catalog, sink.changes)
    bought = purchases.perform(state, admitted, field, sink)
    admitted = _admitted_after(state, admitted, bought.destroyed)
    sink.admit(admitted)
    sink.close(field)
    moves.perform(admitted, field, sink)
    sink.close(field)
    pending = strikes.collect_strikes(admitted, field)
    contested = combat.perform(state, scenario.catalog.steps, field, sink, survey.contested | field.altered)
    sink.close(field)
    activated = strikes.perform(scenario, pending, field, sink) if pending else ()
    sink.close(field)
    check = objectives.Check(scenario, field.now, state.turn, state.resigned, activated, survey.homes)
    leaving = [each.seat for each in admitted if each.resigns]
    resigned = state.resigned.union(leaving) if leaving else state.resigned
    ended = objectives.outcome(check, resigned)
    money = production.perform(state, bought.money, contested, field, sink)
    if leaving or ended is not None:
        _emit_end(leaving, ended, sink)
    sink.close(field)
    corr, own = bought.correspondence, state.own_commands
    return State(scenario, state.turn + 1, field.ending(), money, corr, own, resigned, ended)


def _admitted_after(state: State, admitted: list[Admitted], destroyed: set[tuple[str, Piece]]) -> list[Admitted]:
    """Judge the commands again if others' purchases destroyed what they would move, R4.6."""
    if not destroyed:
        return admitted
    losers = {piece.owner for _, piece in destroyed}
    lost = frozenset(destroyed)
    return [admit(state, each.seat, each.commands, lost) if each.seat in losers else each for each in admitted]


def _emit_end(leaving: Sequence[str], ended: Outcome | None, sink: EventSink) -> None:
    for seat in leaving:
        sink.emit("resigned", "R12", "", dict, {"seat": seat})
    if ended is not None:
        facts = {"winners": ended.winners, "reason": ended.reason, **ended.facts}
        sink.emit("won" if ended.winners else "drawn", ended.rule, "", dict, facts)
