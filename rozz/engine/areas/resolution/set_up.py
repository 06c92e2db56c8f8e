"""The setup, Z15: armies placed alternately, several at once, or dealt at random before the first turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rozz.engine.areas.legality.legality import judge_set_up, set_up_number
from rozz.engine.areas.legality.reasons import explain
from rozz.engine.areas.model.commands import Command, Placement, Resign
from rozz.engine.areas.model.scenario import Armies, Scenario
from rozz.engine.areas.model.state import State
from rozz.engine.areas.resolution import objectives, placing
from rozz.engine.areas.resolution.event_log import EventSink
from rozz.engine.areas.resolution.turn import emit_end
from rozz.engine.areas.resolution.turn_board import TurnBoard
from rozz.engine.dice import Dice
from rozz.engine.errors import BadOrders
from rozz.engine.said import Player, said

PHASE = "set-up"


def opening(scenario: Scenario, dice: Dice) -> State:
    """The state at the start of a match: set up, dealt, or with all armies still to be placed."""
    bombs = dict.fromkeys(scenario.players, scenario.bombs)
    nothing = dict.fromkeys(scenario.players, 0)
    how = scenario.placing
    if how is None:
        return State(scenario, 1, scenario.setup, bombs, nothing)
    if how.by == "dealt":
        return State(scenario, 1, deal_armies(scenario, how.armies, dice), bombs, nothing)
    return State(scenario, 1, {seat: {} for seat in scenario.players}, bombs, dict.fromkeys(nothing, how.armies))


def deal_armies(scenario: Scenario, armies: int, dice: Dice) -> Armies:
    """Z15: areas are dealt in turn with an army in each; then each further army goes to a random area of its player."""
    deck, given = list(scenario.map.areas), {seat: dict[str, int]() for seat in scenario.players}
    for number in range(min(len(deck), armies * len(scenario.players))):
        seat = scenario.players[number % len(scenario.players)]
        given[seat][deck.pop(dice.draw(len(deck), "Z15") - 1)] = 1
    for seat, held in given.items():
        mine = [area for area in scenario.map.areas if area in held]
        for _ in range(armies - len(mine)):
            held[mine[dice.draw(len(mine), "Z15") - 1]] += 1
        given[seat] = {area: held[area] for area in mine}
    return given


def default_commands(state: State, seat: str) -> tuple[Command, ...]:
    """A player's default placement: the strongest area, Z14, or else the first empty area in order of name."""
    held, others = state.armies[seat], state.armies[state.scenario.other(seat)]
    empty = (area for area in state.scenario.map.areas if area not in others)
    area = placing.strongest_area(held) if held else min(empty)
    return (Placement(((area, set_up_number(state, seat)),)),)


def play(state: State, orders: Mapping[str, Sequence[Command]], sink: EventSink) -> State:
    """The state after a moment of the setup; raises BadOrders, without any change, for an illegal placement."""
    seat = state.placer
    if any(orders.get(each) for each in state.scenario.players if each != seat):
        raise BadOrders(said("areas-set-up-other", name=Player(seat)))
    given = tuple(orders.get(seat, ()))
    if not given:
        raise BadOrders(said("areas-set-up-owed", name=Player(seat)))
    for verdict in judge_set_up(state, seat, given):
        if not verdict.is_done:
            raise BadOrders(said("areas-set-up-illegal", name=Player(seat), rule=verdict.rule, reason=explain(verdict)))
    board = TurnBoard(state, sink)
    if isinstance(given[0], Resign):
        return _resigned(state, seat, board)
    placed = placing.sum_placements(each for each in given if isinstance(each, Placement))
    for area, number in placed.items():
        board.change(seat, area, number)
        sink.emit("set-up", "Z15", area, seat=seat, number=number)
    unplaced = {**state.unplaced, seat: state.unplaced[seat] - sum(placed.values())}
    is_over = not any(unplaced.values())
    ended = objectives.outcome(state.scenario, state.turn, board.armies) if is_over else None
    emit_end(sink, ended)
    sink.close(PHASE, board.armies)
    return replace(state, armies=board.armies, unplaced=unplaced, outcome=ended)


def _resigned(state: State, seat: str, board: TurnBoard) -> State:
    resigned = frozenset((seat,))
    ended = objectives.by_resignation(state.scenario, resigned)
    emit_end(board.sink, ended)
    board.sink.close(PHASE, board.armies)
    return replace(state, armies=board.armies, resigned=resigned, outcome=ended)
