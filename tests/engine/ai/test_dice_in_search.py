"""Dice between moments: a search averages over a few rolls, the same for every plan, different in every moment."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from rozz.engine.ai.advice.likely_replies import search_replies
from rozz.engine.ai.advice.match_review import review_match
from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.search.alpha_beta import AlphaBeta
from rozz.engine.ai.search.game_tree import ChanceNode, Limits, TreeStep
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.dice import Dice, KeyedDice, RecordedDice
from rozz.engine.game import Plan
from rozz.engine.match import Match
from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter
from tests.support.engine.contract_tree import ContractTree
from tests.support.engine.random_tree import RandomTree
from tests.tiny.duel import WORDS, Duel, State
from tests.tiny.rock_paper_scissors import RockPaperScissors

DUEL = Duel()
KEY = b"chances"


class DuelMind(Evaluator):
    """Every word is a plan; hearts count twice as much as shields, and a seat about to lose one is as good as lost."""

    def __init__(self, rolls: int = 3) -> None:
        self.number = rolls

    def plans(self, state: State, seat: str, number: int, dice: Dice) -> Sequence[Plan]:
        words = [(word,) for word in WORDS[state.asks]]
        return [plan for plan in words if all(each.is_done for each in DUEL.judge(state, seat, plan))]

    def value(self, state: State) -> Mapping[str, float]:
        if state.outcome is not None:
            return {seat: float(seat in state.outcome.winners) for seat in state.held}
        hit = state.asked if state.asks == "loss" else ()
        worth = {seat: 2 * held["heart"] + held["shield"] - 4 * (seat in hit) for seat, held in state.held.items()}
        total = sum(worth.values())
        return {seat: each / total for seat, each in worth.items()}

    def rolls(self, state: Any) -> int:
        return self.number


def duel_state() -> State:
    """ANN strikes or rests next, then BEN."""
    scenario = DUEL.read({"game": "duel", "name": "At dawn", "players": ["ANN", "BEN"]})
    state = DUEL.begin(scenario, RecordedDice(()))
    return DUEL.next_state(state, {"ANN": ("wary",), "BEN": ("wary",)}, RecordedDice((1,)))


def context(state: State, rolls: int = 3) -> SearchContext:
    moment = DUEL.moment(state)
    assert moment is not None
    return SearchContext(DUEL, DuelMind(rolls), state, moment, moment.seats[0], LEVELS[3], KEY, 50)


def hurt(state: State) -> State:
    """The same moment of the same turn, later: BEN has lost a shield."""
    return replace(state, held={**state.held, "BEN": {"shield": 1, "heart": 2}})


# Each moment has its own dice


def test_moments_of_one_turn_have_separate_dice() -> None:
    one, other = context(duel_state()), context(hurt(duel_state()))
    assert one.moment == other.moment
    assert one.dice.draw(10**9, "") != other.dice.draw(10**9, "")
    first, second = context(duel_state()), context(duel_state())
    assert first.dice.draw(10**9, "") == second.dice.draw(10**9, ""), "and always the same ones"


def test_a_moment_that_is_a_whole_turn_keeps_its_dice() -> None:
    rules = RockPaperScissors()
    written = {"game": rules.name, "name": "Shapes", "players": ["ANN", "BEN"], "wins": 3}
    state = rules.begin(rules.read(written), RecordedDice(()))
    moment = rules.moment(state)
    assert moment is not None
    made = SearchContext(rules, DuelMind(), state, moment, "ANN", LEVELS[3], KEY, 50)
    assert made.dice.draw(10**9, "") == KeyedDice(KEY, f"thinking 1 {moment.name} ANN 3").draw(10**9, "")


# Sealed and single moments: the mean over rolls


def test_the_evaluator_sets_how_many_rolls_are_averaged() -> None:
    asked: list[int] = []

    class Counting(Duel):
        def next_state(self, state: State, orders: Any, dice: Dice) -> State:
            asked.append(1)
            return super().next_state(state, orders, dice)

    for rolls in (1, 3, 8):
        asked.clear()
        moment = DUEL.moment(duel_state())
        assert moment is not None
        made = SearchContext(Counting(), DuelMind(rolls), duel_state(), moment, "ANN", LEVELS[3], KEY, 50)
        made.weigh({"ANN": ("strike",)})
        assert (len(asked), made.spent) == (rolls, 1)
        asked.clear()
        made.weigh({"ANN": ("rest",)})
        assert len(asked) == 1, "without rolls once is enough"


# A tree with chance


class ChanceTree(RandomTree):
    """Every third step rolls a die: it leads to one of two positions."""

    def steps(self, position: Any) -> list[TreeStep]:
        found = super().steps(position)
        return [
            each._replace(after=ChanceNode((each.after, (*each.after, 9)))) if number % 3 == 2 else each
            for number, each in enumerate(found)
        ]


def expected(tree: RandomTree, position: Any, depth: int, ply: int = 0) -> int:
    """The same value by full search."""
    if depth == 0:
        ended = tree.ending(position, False)
        return tree.static_value(position) if ended is None else ended * (1_000_000 - ply)
    steps = tree.steps(position)
    if not steps:
        ended = tree.ending(position, True)
        return tree.static_value(position) if ended is None else ended * (1_000_000 - ply)
    best = -(10**9)
    for step in steps:
        places = step.after.after if isinstance(step.after, ChanceNode) else (step.after,)
        values = [
            expected(tree, each, depth - 1, ply + 1) * (1 if tree.mover(each) == tree.mover(position) else -1)
            for each in places
        ]
        best = max(best, int(sum(values) / len(values)))
    return best


@pytest.mark.parametrize("seed", range(12))
def test_a_step_with_a_roll_is_worth_the_mean_of_its_outcomes(seed: int) -> None:
    tree = ChanceTree(seed, 6)
    found = AlphaBeta(tree, (), Limits(10**6, 3, calming=0, reduces=False)).run()
    assert found[0].value == expected(tree, (), 3)


def test_a_line_ends_at_a_roll() -> None:
    tree = ChanceTree(1, 6)
    rolled = {step.move for step in tree.steps(()) if isinstance(step.after, ChanceNode)}
    found = AlphaBeta(tree, (), Limits(10**5, 3, calming=0, lines=9)).run()
    assert rolled and all(line.moves == (line.move,) for line in found if line.move in rolled)


# The contract as a tree


def test_a_game_with_rolls_in_open_play_is_searched() -> None:
    tree = ContractTree(DUEL, DuelMind(), 9, key=KEY)
    steps = {step.move: step.after for step in tree.steps(tree.position_of(duel_state()))}
    assert isinstance(steps["strike",], ChanceNode) and not isinstance(steps["rest",], ChanceNode)
    assert len(steps["strike",].after) == 3
    search = AlphaBeta(tree, tree.position_of(duel_state()), Limits(400, 4))
    best = {line.move: line.value for line in search.run()}
    assert best["strike",] > best["rest",], "striking costs nothing"


def test_plans_share_their_rolls_and_positions_do_not() -> None:
    tree = ContractTree(DUEL, DuelMind(8), 9, key=KEY)

    def asks(state: State) -> list[str]:
        steps = {step.move: step.after for step in tree.steps(tree.position_of(state))}
        return [each.state.asks for each in steps["strike",].after]

    assert asks(duel_state()) == asks(duel_state())
    states = [replace(duel_state(), held={**duel_state().held, "BEN": {"shield": n, "heart": 2}}) for n in range(1, 6)]
    assert len({tuple(asks(state)) for state in states}) > 1


def test_replies_in_moments_of_one_turn_have_separate_dice() -> None:
    def asked(state: State) -> set[str]:
        search = search_replies(DUEL, DuelMind(), state, "ANN", ("strike",), replace(LEVELS[1], work=5), KEY)
        try:
            while True:
                next(search)
        except StopIteration as over:
            return {DUEL.write(command) for reply in over.value for command in reply.plan}

    state = duel_state()
    found = [asked(replace(state, held={**state.held, "ANN": {"shield": n, "heart": 2}})) for n in range(8)]
    assert any(each <= {"shield", "heart"} for each in found) and any(each <= {"strike", "rest"} for each in found)


# A review predicts no roll and blames no player for one


class DuelPosed(PuzzleAdapter):
    """A duel has no places to hold."""

    def commands(self, state: Any, seat: str, given: Sequence[Any]) -> Sequence[Any]:
        return WORDS[state.asks]

    def equivalence_key(self, state: Any, seat: str, commands: Sequence[Any]) -> Hashable:
        return tuple(commands)

    def places(self, state: Any, seat: str) -> frozenset[str]:
        return frozenset()

    def pieces(self, state: Any, seat: str) -> int:
        return sum(state.held[seat].values())


def test_bad_luck_is_no_mistake() -> None:
    """ANN strikes: whatever the die shows, striking was best."""
    match = Match.begin(DUEL, duel_state().scenario, "luck", key=b"k")
    match = match.with_resolved_moment({"ANN": ("wary",), "BEN": ("wary",)}, RecordedDice((1,)))
    for face in range(1, 7):
        after = match.with_resolved_moment({"ANN": ("strike",)}, RecordedDice((face,)))
        search = review_match(after, DuelMind(8), DuelPosed())
        try:
            while True:
                next(search)
        except StopIteration as over:
            assert not [point for point in over.value.points if point.moment == 2], face
