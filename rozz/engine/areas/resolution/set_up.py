"""The set-up, Z15: armies placed alternately, so many at once, or dealt by chance before the first turn."""

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
from rozz.engine.areas.resolution.turn import tell_the_end
from rozz.engine.areas.resolution.turn_board import Field
from rozz.engine.dice import Dice
from rozz.engine.errors import BadOrders

PHASE = "set-up"


def opening(scenario: Scenario, dice: Dice) -> State:
    """The state in which a match begins: set up, dealt, or with all armies still to be placed."""
    bombs = dict.fromkeys(scenario.players, scenario.bombs)
    nothing = dict.fromkeys(scenario.players, 0)
    how = scenario.placing
    if how is None:
        return State(scenario, 1, scenario.setup, bombs, nothing)
    if how.by == "dealt":
        return State(scenario, 1, dealt(scenario, how.armies, dice), bombs, nothing)
    return State(scenario, 1, {seat: {} for seat in scenario.players}, bombs, dict.fromkeys(nothing, how.armies))


def dealt(scenario: Scenario, armies: int, dice: Dice) -> Armies:
    """Z15: the areas are dealt out in turn, an army in each; then every further army falls in an area of its player."""
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


def default(state: State, seat: str) -> tuple[Command, ...]:
    """Where a player's next armies go who says nothing: like new armies, Z14, or else the first empty area by name."""
    held, others = state.armies[seat], state.armies[state.scenario.other(seat)]
    empty = (area for area in state.scenario.map.areas if area not in others)
    area = placing.strongest_area(held) if held else min(empty)
    return (Placement(((area, set_up_number(state, seat)),)),)


def play(state: State, orders: Mapping[str, Sequence[Command]], telling: EventSink) -> State:
    """The state after a moment of the set-up; raises BadOrders for what is not legal, and nothing has happened."""
    seat = state.placer
    if any(orders.get(each) for each in state.scenario.players if each != seat):
        raise BadOrders(f"{seat} places armies now, nobody else")
    given = tuple(orders.get(seat, ()))
    if not given:
        raise BadOrders(f"{seat} must place armies now (Z15)")
    for verdict in judge_set_up(state, seat, given):
        if not verdict.is_done:
            raise BadOrders(f"{explain(verdict)} ({verdict.rule})" if verdict.rule else explain(verdict))
    field = Field(state, telling)
    if isinstance(given[0], Resign):
        return _resigned(state, seat, field)
    placed = placing.wanted(each for each in given if isinstance(each, Placement))
    for area, number in placed.items():
        field.change(seat, area, number)
        telling.tell("set-up", "Z15", area, seat=seat, number=number)
    unplaced = {**state.unplaced, seat: state.unplaced[seat] - sum(placed.values())}
    is_over = not any(unplaced.values())
    ended = objectives.outcome(state.scenario, state.turn, field.armies) if is_over else None
    tell_the_end(telling, state.scenario, frozenset(), ended)
    telling.close(PHASE, field.armies)
    return replace(state, armies=field.armies, unplaced=unplaced, outcome=ended)


def _resigned(state: State, seat: str, field: Field) -> State:
    resigned = frozenset((seat,))
    ended = objectives.by_resignation(state.scenario, resigned)
    tell_the_end(field.telling, state.scenario, resigned, ended)
    field.telling.close(PHASE, field.armies)
    return replace(state, armies=field.armies, resigned=resigned, outcome=ended)
