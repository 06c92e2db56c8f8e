"""Alpha-beta against plain minimax, on random trees and on noughts and crosses; its budget, slices and answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.search.alpha_beta import AlphaBeta
from rozz.engine.ai.search.game_tree import SURE, WIN, Limits
from rozz.engine.dice import NO_DICE, Dice
from tests.support.engine.contract_tree import ContractTree
from tests.support.engine.random_tree import Path, RandomTree
from tests.tiny.noughts_and_crosses import SQUARES, NoughtsAndCrosses, State


def plain(tree: RandomTree, position: Path, depth: int, ply: int = 0) -> int:
    """Minimax without any pruning, for the seat to move."""
    ended = tree.ending(position, False)
    if ended is not None:
        return ended * (WIN - ply)
    steps = tree.steps(position) if depth else []
    if not steps:
        return tree.static_value(position)
    values = []
    for step in steps:
        value = plain(tree, step.after, depth - 1, ply + 1)
        values.append(value if tree.mover(step.after) == tree.mover(position) else -value)
    return max(values)


@pytest.mark.parametrize("seed", range(80))
def test_it_finds_what_minimax_finds(seed: int) -> None:
    depth = 2 + seed % 5
    tree = RandomTree(seed, depth)
    found = AlphaBeta(tree, (), Limits(10**6, depth, calming=0, reduces=False)).run()
    assert found[0].value == plain(tree, (), depth)


@pytest.mark.parametrize("seed", range(40))
def test_all_requested_lines_are_exact(seed: int) -> None:
    tree = RandomTree(seed, 5)
    found = AlphaBeta(tree, (), Limits(10**6, 5, calming=0, lines=9, reduces=False)).run()
    for each in found:
        value = plain(tree, (each.move,), 4, 1)
        assert each.value == (value if tree.mover((each.move,)) == tree.mover(()) else -value)
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)


def test_it_visits_fewer_positions_than_minimax() -> None:
    pruned, full = RandomTree(7, 7), RandomTree(7, 7)
    AlphaBeta(pruned, (), Limits(10**6, 7, calming=0, reduces=False)).run()
    plain(full, (), 7)
    assert len(set(pruned.asked)) < 0.8 * len(set(full.asked))


def test_a_clear_lead_skips_the_last_plies() -> None:
    careful, hasty = RandomTree(7, 7), RandomTree(7, 7, lead=0)
    for tree in (careful, hasty):
        AlphaBeta(tree, (), Limits(10**6, 7, calming=0)).run()
    assert len(set(hasty.asked)) < 0.9 * len(set(careful.asked))


@pytest.mark.parametrize("nodes", [1, 2, 10, 100, 1000])
def test_the_budget_is_kept_and_there_is_always_an_answer(nodes: int) -> None:
    search = AlphaBeta(RandomTree(3, 9), (), Limits(nodes))
    found = search.run()
    assert search.nodes <= nodes + 1
    assert found[0].moves[0] == found[0].move in {step.move for step in search.tree.steps(())}


def test_running_in_slices_gives_the_same_and_can_stop_at_any_time() -> None:
    whole = AlphaBeta(RandomTree(3, 9), (), Limits(3000)).run()
    search, number = AlphaBeta(RandomTree(3, 9), (), Limits(3000)), 0
    for _ in search.slices():
        number += 1
        assert search.best
    assert number > 10
    assert search.best == whole


def test_an_overlooked_move_is_not_chosen() -> None:
    tree = RandomTree(7, 6)
    best = AlphaBeta(tree, (), Limits(10**5, 6)).run()[0].move
    assert AlphaBeta(tree, (), Limits(10**5, 6), lambda move: move != best).run()[0].move != best
    assert AlphaBeta(tree, (), Limits(10**5, 6), lambda move: False).run()


def test_additional_lines_keep_the_best_first() -> None:
    search = AlphaBeta(RandomTree(14, 8), (), Limits(2000))
    before = search.run()[0]
    for _ in search.widen(3, 1000):
        pass
    assert search.best[0].move == before.move
    assert search.best[0].value == before.value
    assert all(each.value <= before.value for each in search.best)
    assert search.nodes <= 3001


class TinyMind(Evaluator):
    """Noughts and crosses: every free square is a plan, and all positions are even."""

    def plans(self, state: State, seat: str, number: int, dice: Dice) -> Sequence[tuple[str, ...]]:
        return [(square,) for square in SQUARES if square not in state.marks][:number]

    def value(self, state: State) -> Mapping[str, float]:
        return dict.fromkeys(state.scenario.players, 0.5)


TINY = NoughtsAndCrosses()
MATCH = TINY.read({"game": "noughts-and-crosses", "name": "Tiny", "players": ["ANN", "BEN"]})


def searched(state: State) -> AlphaBeta:
    tree = ContractTree(TINY, TinyMind(), 9)
    search = AlphaBeta(tree, tree.position_of(state), Limits(10**6, 9))
    search.run()
    return search


def replies(state: State, seat: str) -> list[State]:
    """The state after the answer of the search, or after every answer of the other side."""
    moment = TINY.moment(state)
    if moment is None:
        return []
    if moment.seats[0] != seat:
        free = [square for square in SQUARES if square not in state.marks]
        return [TINY.next_state(state, {moment.seats[0]: (square,)}, NO_DICE) for square in free]
    move: Any = searched(state).best[0].move
    return [TINY.next_state(state, {seat: move}, NO_DICE)]


@pytest.mark.parametrize("opening", ["a1", "b1", "b2"])
def test_it_never_loses_at_noughts_and_crosses(opening: str) -> None:
    states = [TINY.next_state(TINY.begin(MATCH, NO_DICE), {"ANN": (opening,)}, NO_DICE)]
    results = set()
    while states:
        states = [after for state in states for after in replies(state, "BEN")]
        results |= {state.outcome.winners for state in states if state.outcome}
    assert ("ANN",) not in results
    assert () in results


def test_it_wins_and_blocks() -> None:
    state = TINY.begin(MATCH, NO_DICE)
    for seat, square in (("ANN", "a1"), ("BEN", "a3"), ("ANN", "b1"), ("BEN", "b3")):
        state = TINY.next_state(state, {seat: (square,)}, NO_DICE)
    found = searched(state).best[0]
    assert (found.move, found.value) == (("c1",), WIN - 1)
    blocked = TINY.next_state(state, {"ANN": ("a2",)}, NO_DICE)
    assert searched(blocked).best[0].move == ("c3",)
    assert searched(blocked).best[0].value > SURE
