"""A turn, R3.1: purchases, moves, combat, strikes, objective check, production."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rozz.engine.game import Moment, Outcome, Played
from rozz.engine.rozz.adapter.presimulation import rehearse
from rozz.engine.rozz.legality import Admitted, admit
from rozz.engine.rozz.model.commands import Command
from rozz.engine.rozz.model.position import Piece
from rozz.engine.rozz.model.state import State
from rozz.engine.rozz.resolution import combat, moves, objectives, production, purchases, strikes
from rozz.engine.rozz.resolution.event_log import SILENCE, EventLog, EventSink
from rozz.engine.rozz.resolution.turn_board import Field

#: Commands by seat, or what the gate made of them: whoever plays a plan many times has it judged once.
Orders = Mapping[str, Sequence[Command] | Admitted]


def moment(state: State) -> Moment:
    """Everybody is asked at once, but those who have resigned."""
    return Moment("turn", state.turn, tuple(seat for seat in state.scenario.players if seat not in state.resigned))


def resolve(state: State, orders: Orders) -> Played:
    """Play one turn: commands in, verdicts, events and the five positions out.  `state` stays as it was."""
    chronicle = EventLog()
    given = _admitted(state, orders)
    ended = _played(state, given, chronicle)
    complete = {each.seat: each.commands for each in given}
    return Played(moment(state), complete, chronicle.verdicts, tuple(chronicle.phases), state, ended)


def after(state: State, orders: Orders) -> State:
    """Where a turn leads, and nothing else of it: `resolve(state, orders).after` for a search."""
    admitted = _admitted(state, orders)
    for each in admitted:
        if not each.rehearsed:
            rehearse(state, each)
    return _played(state, admitted, SILENCE)


def _admitted(state: State, orders: Orders) -> list[Admitted]:
    """Every player's commands, in seat order, judged where they are not yet."""
    admitted = []
    for seat in state.scenario.players:
        given = orders.get(seat, ())
        admitted.append(given if isinstance(given, Admitted) else admit(state, seat, given))
    return admitted


def _played(state: State, admitted: list[Admitted], telling: EventSink) -> State:
    """The state after a turn, which is told while it is played."""
    scenario, survey = state.scenario, state.survey
    field = Field(state.position, scenario.catalog, telling.changes)
    bought = purchases.perform(state, admitted, field, telling)
    admitted = _admitted_after(state, admitted, bought.destroyed)
    telling.admit(admitted)
    telling.close(field)
    moves.perform(admitted, field, telling)
    telling.close(field)
    salvo = strikes.muster(admitted, field)
    contested = combat.perform(state, scenario.catalog.steps, field, telling, survey.contested | field.altered)
    telling.close(field)
    activated = strikes.perform(scenario, salvo, field, telling) if salvo else ()
    telling.close(field)
    check = objectives.Check(scenario, field.now, state.turn, state.resigned, activated, survey.homes)
    leaving = [each.seat for each in admitted if each.resigns]
    resigned = state.resigned.union(leaving) if leaving else state.resigned
    ended = objectives.outcome(check, resigned)
    money = production.perform(state, bought.money, contested, field, telling)
    if leaving or ended is not None:
        _tell_the_end(leaving, ended, telling)
    telling.close(field)
    corr, own = bought.correspondence, state.own_commands
    return State(scenario, state.turn + 1, field.ending(), money, corr, own, resigned, ended)


def _admitted_after(state: State, admitted: list[Admitted], destroyed: set[tuple[str, Piece]]) -> list[Admitted]:
    """The commands judged again of those who have lost by others' purchases what they would move, R4.6."""
    if not destroyed:
        return admitted
    losers = {piece.owner for _, piece in destroyed}
    lost = frozenset(destroyed)
    return [admit(state, each.seat, each.commands, lost) if each.seat in losers else each for each in admitted]


def _tell_the_end(leaving: Sequence[str], ended: Outcome | None, telling: EventSink) -> None:
    for seat in leaving:
        telling.tell("resigned", "R12", "", dict, {"seat": seat})
    if ended is not None:
        facts = {"winners": ended.winners, "reason": ended.reason, **ended.facts}
        telling.tell("won" if ended.winners else "drawn", ended.rule, "", dict, facts)
