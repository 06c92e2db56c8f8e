"""Both seats of a scenario for two are equal: rotated by half a turn with the seats exchanged, nothing changes.

Rules, values and decisions may depend on where a tile lies, not on its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from rozz import library
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.ai.think import search_for
from rozz.engine.ai.think_result import Thought
from rozz.engine.dice import NO_DICE, KeyedDice
from rozz.engine.rozz.ai.candidates import candidates
from rozz.engine.rozz.ai.evaluator import RozzEvaluator
from rozz.engine.rozz.ai.seat_view import PartialPlan, SeatView
from rozz.engine.rozz.model.commands import Command, Message, Move, Purchase, Strike
from rozz.engine.rozz.model.position import Piece, Pile, Position
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.model.state import State
from training import random_play

pytestmark = pytest.mark.thorough

ROZZ = library.game("rozz")
FOR_TWO = ("headquarters-2", "original-2", "lake-2", "doomsday-2", "rails-2", "two-coasts", "basic-training")
#: Less than the work of a level, but enough to reach every stage of a search.
WORK = 300
OTHER = {"RED": "BLUE", "BLUE": "RED"}
#: Counts, by tile and piece, and the money.
Holdings = tuple[dict[str, dict[Piece, int]], dict[str, int]]


class Turned:
    """A scenario's board rotated by half a turn: where each tile ends up, and everything that names tiles."""

    def __init__(self, scenario: Scenario) -> None:
        centres = {name: tile.centre for name, tile in scenario.board.tiles.items()}
        across, down = zip(*centres.values(), strict=True)
        width, height = min(across) + max(across), min(down) + max(down)

        def nearest(x: float, y: float) -> str:
            return min(centres, key=lambda name: abs(x - centres[name][0]) + abs(y - centres[name][1]))

        self.tile = {name: nearest(width - x, height - y) for name, (x, y) in centres.items()}
        self.tile[""] = ""

    def position(self, position: Position) -> dict[str, dict[Piece, int]]:
        turned: dict[str, dict[Piece, int]] = {}
        for tile, stack in position.items():
            counts = {Piece(OTHER.get(owner, owner), item): number for (owner, item), number in stack.items()}
            turned[self.tile[tile]] = Pile(counts)
        return turned

    def state(self, state: State) -> State:
        return replace(
            state,
            position=self.position(state.position),
            money={OTHER[seat]: money for seat, money in state.money.items()},
            correspondence={OTHER[seat]: number for seat, number in state.correspondence.items()},
            own_commands={OTHER[seat]: number for seat, number in state.own_commands.items()},
            resigned=frozenset(OTHER[seat] for seat in state.resigned),
        )

    def plan(self, plan: Sequence[Command]) -> tuple[Command, ...]:
        return tuple(map(self.command, plan))

    def command(self, command: Command) -> Command:
        match command:
            case Purchase():
                return replace(command, tile=self.tile[command.tile], colour=OTHER.get(command.colour, ""))
            case Move():
                return replace(command, start=self.tile[command.start], destination=self.tile[command.destination])
            case Strike():
                ends = {"start": self.tile[command.start], "destination": self.tile[command.destination]}
                return replace(command, **ends, colour=OTHER.get(command.colour, ""))
            case Message():
                return replace(command, colour=OTHER.get(command.colour, ""))
        return command


def holdings(state: State) -> Holdings:
    return {tile: dict(stack) for tile, stack in state.position.items()}, dict(state.money)


def beginning(name: str) -> State:
    state: State = ROZZ.begin(ROZZ.read(library.scenario_mapping(name)), NO_DICE)
    return state


def positions(name: str, turns: int, seed: int) -> Iterator[State]:
    """The opening, and positions of random play."""
    state = beginning(name)
    yield state
    for turn in random_play.play(state, turns, Random(seed)):
        if turn.after.outcome is not None:
            return
        yield turn.after


@pytest.mark.parametrize("name", FOR_TWO)
def test_a_scenario_for_two_is_symmetric(name: str) -> None:
    scenario = ROZZ.read(library.scenario_mapping(name))
    turned = Turned(scenario)
    board = scenario.board
    assert sorted(turned.tile.values()) == sorted(turned.tile)
    for tile, neighbours in board.neighbours.items():
        assert {turned.tile[near] for near in neighbours} == set(board.neighbours[turned.tile[tile]])
    whole = {frozenset(tiles) for tiles in board.territories.values()}
    assert {frozenset(turned.tile[tile] for tile in tiles) for tiles in whole} == whole
    assert turned.position(scenario.setup) == {tile: dict(stack) for tile, stack in scenario.setup.items()}
    assert len(set(scenario.bankroll.values())) == 1


@pytest.mark.parametrize("name", FOR_TWO)
def test_a_turn_resolves_alike_for_both(name: str) -> None:
    turned = Turned(ROZZ.read(library.scenario_mapping(name)))
    for seed in range(4):
        for turn in random_play.play(beginning(name), 12, Random(seed)):
            orders = {OTHER[seat]: turned.plan(plan) for seat, plan in turn.orders.items()}
            played = ROZZ.resolve(turned.state(turn.before), orders, NO_DICE)
            assert holdings(played.after) == holdings(turned.state(turn.after))
            for seat, verdicts in turn.verdicts.items():
                assert [each.is_done for each in played.verdicts[OTHER[seat]]] == [each.is_done for each in verdicts]


@pytest.mark.parametrize("name", FOR_TWO)
def test_a_position_is_worth_the_same_to_both(name: str) -> None:
    mind, turned = RozzEvaluator(), Turned(ROZZ.read(library.scenario_mapping(name)))
    for state in positions(name, 12, 3):
        worth, others = mind.value(state), mind.value(turned.state(state))
        assert worth == pytest.approx({OTHER[seat]: value for seat, value in others.items()})


@pytest.mark.parametrize("name", FOR_TWO)
def test_both_consider_the_same_candidates_in_the_same_order(name: str) -> None:
    mind, turned = RozzEvaluator(), Turned(ROZZ.read(library.scenario_mapping(name)))
    for state in positions(name, 12, 3):
        there, tables = turned.state(state), mind.tables(state)
        for seat, other in OTHER.items():
            view, opposite = SeatView(state, seat, tables), SeatView(there, other, tables)
            found = candidates(view, PartialPlan(view, ()), 40)
            assert [turned.command(each) for each in found] == candidates(opposite, PartialPlan(opposite, ()), 40)


@pytest.mark.parametrize("level", [3, 4])
@pytest.mark.parametrize("name", FOR_TWO)
def test_both_decide_alike_with_the_same_dice(name: str, level: int) -> None:
    turned = Turned(ROZZ.read(library.scenario_mapping(name)))
    for state in list(positions(name, 12, 5))[::6]:
        for seat, other in OTHER.items():
            one, two = decision_of(state, seat, level), decision_of(turned.state(state), other, level)
            assert turned.plan(one.commands) == two.commands
            assert [(turned.plan(each.plan), each.share, each.value) for each in one.shares] == [
                (each.plan, each.share, each.value) for each in two.shares
            ]


def decision_of(state: State, seat: str, level: int) -> Thought:
    """What a seat decides, with dice that do not depend on the seat."""
    moment = ROZZ.moment(state)
    assert moment is not None
    context = SearchContext(ROZZ, RozzEvaluator(), state, moment, seat, LEVELS[level], b"mirrored", WORK)
    context.dice = KeyedDice(b"mirrored", "both")
    search = search_for(context)
    while True:
        try:
            next(search)
        except StopIteration as over:
            found: Thought = over.value
            return found
