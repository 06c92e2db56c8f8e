"""Level 4's extra work when its choice could be read: on rock, paper, scissors, and on a real position."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from rozz import game_extras, library
from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.levels import LEVELS
from rozz.engine.ai.search import double_oracle
from rozz.engine.ai.search.search_context import SearchContext
from rozz.engine.ai.think import think
from rozz.engine.ai.think_result import Payoffs, Thought
from rozz.engine.dice import Dice, KeyedDice
from rozz.engine.game import Plan
from rozz.engine.rozz.ai.openings import BOOKS
from tests.tiny.rock_paper_scissors import BEATS, RockPaperScissors, Show

ROCK, PAPER, SCISSORS = (Show("rock"),), (Show("paper"),), (Show("scissors"),)
#: Rock against scissors only: a table that knows nothing of paper.
ROCK_WINS = Payoffs((ROCK,), ({"BEN": SCISSORS},), ((1.0,),))
Result = TypeVar("Result")


class ShapesEvaluator(Evaluator):
    """All three shapes, and the score."""

    def plans(self, state: Any, seat: str, number: int, dice: Dice) -> Sequence[Plan]:
        """Each shape alone."""
        return [(Show(shape),) for shape in BEATS]

    def value(self, state: Any) -> Mapping[str, float]:
        """1 for the winner of the round."""
        return {seat: float(points) for seat, points in state.score.items()}


def result(search: Generator[None, None, Result]) -> Result:
    while True:
        try:
            next(search)
        except StopIteration as over:
            found: Result = over.value
            return found


@pytest.fixture
def ann() -> Callable[[int], SearchContext]:
    """Ann's search, with this much reserve."""
    rules = RockPaperScissors()
    written = {"game": "rock-paper-scissors", "name": "Test", "players": ["ANN", "BEN"], "wins": 1}
    state = rules.begin(rules.read(written), KeyedDice(b"k", "begin"))

    def context(reserve: int) -> SearchContext:
        moment = rules.moment(state)
        assert moment is not None
        return SearchContext(rules, ShapesEvaluator(), state, moment, "ANN", LEVELS[4], b"k", 20, (), reserve)

    return context


def test_a_rival_who_knows_that_we_show_rock_would_gain(ann: Callable[[int], SearchContext]) -> None:
    assert result(double_oracle.is_exploitable(ann(200), ROCK_WINS, [1.0], [1.0]))


def test_without_a_reserve_no_answer_is_looked_for(ann: Callable[[int], SearchContext]) -> None:
    context = ann(0)
    assert not result(double_oracle.is_exploitable(context, ROCK_WINS, [1.0], [1.0]))
    assert context.spent == 0


def test_an_evaluator_can_decline_the_check(
    ann: Callable[[int], SearchContext], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ShapesEvaluator, "grows_tables", lambda *_: False)
    context = ann(200)
    assert not result(double_oracle.is_exploitable(context, ROCK_WINS, [1.0], [1.0]))
    assert context.spent == 0


def test_equal_shares_of_all_shapes_cannot_be_read(ann: Callable[[int], SearchContext]) -> None:
    replies = tuple({"BEN": plan} for plan in (ROCK, PAPER, SCISSORS))
    table = Payoffs((ROCK, PAPER, SCISSORS), replies, ((0.5, 0.0, 1.0), (1.0, 0.5, 0.0), (0.0, 1.0, 0.5)))
    assert not result(double_oracle.is_exploitable(ann(200), table, [1 / 3] * 3, [1 / 3] * 3))


def test_answers_join_until_every_shape_is_played(ann: Callable[[int], SearchContext]) -> None:
    table, rows, columns = result(double_oracle.solve(ann(200), ROCK_WINS))
    assert set(table.plans) == {ROCK, PAPER, SCISSORS}
    assert {reply["BEN"] for reply in table.replies} == {ROCK, PAPER, SCISSORS}
    # The die that settles ties favors a shape a little.
    assert min(rows) > 0.15 and min(columns) > 0.15


class TolerantEvaluator(ShapesEvaluator):
    """Follows a book unless a rival who knows it gains more than a tenth."""

    def opening_tolerance(self, state: Any) -> float:
        """A tenth."""
        return 0.1


def leaves(evaluator: Evaluator, lines: Sequence[tuple[float, Plan]], turn: int, seed: bytes) -> tuple[bool, int]:
    """Whether Ann leaves a book with these plans in a turn, and how many positions she examines for that."""
    rules = RockPaperScissors()
    written = {"game": "rock-paper-scissors", "name": "Test", "players": ["ANN", "BEN"], "wins": 3}
    state = rules.begin(rules.read(written), KeyedDice(b"k", "begin"))
    for number in range(1, turn):
        state = rules.next_state(state, {"ANN": ROCK, "BEN": ROCK}, KeyedDice(b"k", str(number)))
    moment = rules.moment(state)
    assert moment is not None and moment.turn == turn
    context = SearchContext(rules, evaluator, state, moment, "ANN", LEVELS[4], seed, 20, (), 2000)
    return result(double_oracle.leaves_book(context, lines)), context.spent


def test_a_book_that_can_be_read_is_left_about_every_second_time() -> None:
    left = [leaves(TolerantEvaluator(), [(1, ROCK)], 2, bytes([number]))[0] for number in range(60)]
    assert 20 <= sum(left) <= 40


@pytest.mark.parametrize(
    ("evaluator", "turn"), [(TolerantEvaluator(), 1), (ShapesEvaluator(), 2)], ids=["first turn", "any tolerance"]
)
def test_a_book_is_followed_unchecked(evaluator: Evaluator, turn: int) -> None:
    assert {leaves(evaluator, [(1, ROCK)], turn, bytes([number])) for number in range(20)} == {(False, 0)}


def test_a_book_that_cannot_be_read_is_followed() -> None:
    even = [(1, ROCK), (1, PAPER), (1, SCISSORS)]
    assert not any(leaves(TolerantEvaluator(), even, 2, bytes([number]))[0] for number in range(20))


#: Both earn first and send five infantry ahead by transport: now everything depends on where they go.
OPENING = (
    {"RED": ("P: IU*3 > Drift", "P: TRANS > Drift"), "BLUE": ("P: IU*3 > Vess", "P: TRANS > Vess")},
    {
        "RED": ("M: TRANS+INF*5 @ Drift > R1", "P: INF*15 > Drift"),
        "BLUE": ("M: TRANS+INF*5 @ Vess > R4", "P: INF*15 > Vess"),
    },
)


def decision(extra: int, budget: int | None = None) -> Thought:
    """What level 4 thinks on the third turn, with this much extra work."""
    rules = library.game("rozz")
    scenario = rules.read(library.scenario_mapping("original-2", "rozz"))
    state = rules.begin(scenario, KeyedDice(b"k", "begin"))
    for number, turn in enumerate(OPENING):
        orders = {seat: tuple(rules.parse(scenario, text)[0] for text in texts) for seat, texts in turn.items()}
        state = rules.next_state(state, orders, KeyedDice(b"k", str(number)))
    level = replace(LEVELS[4], extra=extra)
    return think(rules, game_extras.evaluator("rozz"), state, "RED", level, b"seed", budget)


@pytest.fixture
def no_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Original-2 is played without a book."""
    name = "A Foot in Every Land"
    monkeypatch.setitem(BOOKS, name, replace(BOOKS[name], lines=()))  # type: ignore[arg-type]


@pytest.mark.usefixtures("no_lines")
def test_a_choice_that_could_be_read_is_spread_over_several_plans() -> None:
    level = LEVELS[4]
    plain, careful = decision(0), decision(level.extra)
    assert plain.evaluations <= level.work < careful.evaluations <= level.most
    assert plain.shares[0].share > 0.8
    assert careful.shares[0].share < 0.6


@pytest.mark.usefixtures("no_lines")
def test_a_budget_without_a_reserve_is_kept() -> None:
    assert decision(LEVELS[4].extra, LEVELS[4].work) == decision(0)
