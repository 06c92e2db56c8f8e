"""RosenKreuz's computer players: legal everywhere, reproducible, and they see quick wins."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from rozz import library
from rozz.engine.ai.levels import LEVELS, nearest_level
from rozz.engine.ai.search.alpha_beta import AlphaBeta
from rozz.engine.ai.search.game_tree import WIN, Limits
from rozz.engine.ai.think import think, think_in_steps
from rozz.engine.dice import NO_DICE
from rozz.engine.rosenkreuz.ai.evaluator import LEVEL_LIMITS, KreuzEvaluator
from rozz.engine.rosenkreuz.ai.kreuz_tree import KreuzTree, position_of
from rozz.engine.rosenkreuz.ai.kreuz_value import PIECE, place_worth
from rozz.engine.rosenkreuz.legality.legal_moves import legal_moves
from rozz.engine.rosenkreuz.model.sides import SEATS, SIDES
from rozz.engine.rosenkreuz.model.state import State

GAME = library.game("rosenkreuz")
SHIPPED = library.scenario_names("rosenkreuz")
MIND = KreuzEvaluator()


def begun(name: str) -> State:
    state: State = GAME.begin(GAME.read(library.scenario_mapping(name, "rosenkreuz")), NO_DICE)
    return state


def position_of_rows(rows: str, to_move: str = "ROSE") -> State:
    """A position by its eight rows, rank 8 first."""
    state: State = GAME.thaw(
        begun("rosenkreuz").scenario, {"turn": 1, "to_move": to_move, "position": rows.split(), "resigned": []}
    )
    return state


@cache
def reached(name: str) -> tuple[State, ...]:
    """Positions from random games with occasional captures: some early, some late."""
    found = []
    for seed in range(3):
        chance, state = Random(f"{name} {seed}"), begun(name)
        while state.outcome is None:
            if chance.random() < 0.04:
                found.append(state)
            state = state.next_state(chance.choice(list(state.ways)))
    return tuple(found)


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("number", LEVELS)
def test_every_level_makes_legal_moves_everywhere(name: str, number: int) -> None:
    assert len(reached(name)) > 2
    for state in reached(name):
        seat = state.position.to_move
        thought = think(
            GAME, MIND, state, seat, nearest_level(number), b"seed", nearest_level(number).work // (
                1, 2, 6, 50
            )[number - 1]
        )
        assert [verdict.is_done for verdict in GAME.judge(state, seat, thought.commands)] == [True]
        assert thought.is_final
        assert thought.shares[0].plan in MIND.plans(state, seat, 1000, NO_DICE)


@pytest.mark.parametrize("number", LEVELS)
def test_the_same_seed_gives_the_same_move_and_another_need_not(number: int) -> None:
    level, state = nearest_level(number), reached("rosenkreuz")[2]
    seat = state.position.to_move
    work = level.work // (1, 1, 4, 40)[number - 1]
    once = think(GAME, KreuzEvaluator(), state, seat, level, b"one", work)
    assert think(GAME, KreuzEvaluator(), state, seat, level, b"one", work) == once
    others = {think(GAME, MIND, state, seat, level, bytes([each]), work).commands for each in range(8)}
    assert number > 2 or len(others) > 1


@pytest.mark.parametrize("budget", [0, 1, 7, 50])
def test_the_budget_is_kept(budget: int) -> None:
    state, level = begun("rosenkreuz"), nearest_level(4)
    thought = think(GAME, MIND, state, "ROSE", level, b"seed", budget)
    assert thought.evaluations <= budget
    assert GAME.judge(state, "ROSE", thought.commands)[0].is_done
    nodes = LEVEL_LIMITS[4].limits.nodes * budget // level.work
    search = AlphaBeta(KreuzTree(), position_of(state), Limits(nodes))
    search.run()
    assert search.nodes <= nodes + 1


def test_every_pause_has_an_answer() -> None:
    state, pauses = begun("rosenkreuz-skirmish"), 0
    for thought in think_in_steps(GAME, MIND, state, "ROSE", nearest_level(4), b"seed", 300):
        pauses += 1
        assert GAME.judge(state, "ROSE", thought.commands)[0].is_done
    assert pauses > 10


# CROSS has one black piece left, on e4, which is white: the white piece from d3 may replace it (K6), which leaves CROSS
# without black pieces (K9).
LAST_BLACK = """
........ .......c ........ ........ ....C... ...r.... ........ R.......
"""


@pytest.mark.parametrize("number", [3, 4])
def test_it_takes_the_last_piece_of_a_colour(number: int) -> None:
    state = position_of_rows(LAST_BLACK)
    for seed in (b"a", b"b", b"c"):
        thought = think(GAME, MIND, state, "ROSE", nearest_level(number), seed)
        assert GAME.write(thought.commands[0]) == "d3xe4"
        assert thought.shares[0].value == 1.0


# The black piece on d6 is two steps from the last rank, where it takes any piece (K8): CROSS's only black one, on h6,
# which is five ranks from ROSE's first; the white one on h7 is farther. No CROSS piece comes near d7, c7 or e7.
TWO_STEPS = """
........ .......c ...R...C ........ ........ ........ r....... ........
"""


def test_it_wins_in_two_moves_and_says_so() -> None:
    state = position_of_rows(TWO_STEPS)
    found = AlphaBeta(KreuzTree(), position_of(state), Limits(20000)).run()[0]
    assert found.value == WIN - 3
    thought = think(GAME, MIND, state, "ROSE", nearest_level(4), b"seed")
    start, landing = GAME.write(thought.commands[0]).split("-")
    assert start == "d6" and landing[1] == "7"
    assert thought.shares[0].value == 1.0
    assert set(thought.expected or {}) == {"CROSS"}


def test_it_does_not_give_away_its_last_piece() -> None:
    # ROSE's only white piece on d4 (3 + 3, black ground) can be replaced by the black C on e5, a black square's piece
    # landing on black ground (K6): it must leave, or ROSE must take the black piece.
    state = position_of_rows("........ .......c ........ ....C... ...r.... ........ R....... ........")
    thought = think(GAME, MIND, state, "ROSE", nearest_level(3), b"seed")
    after = state.next_state(position_way(state, GAME.write(thought.commands[0])))
    assert not any(each.outcome and "CROSS" in each.outcome.winners for each in map(after.next_state, after.ways))


def position_way(state: State, text: str) -> tuple[int, int, int, int]:
    """The move of a position with this text."""
    return next(way for way, move in zip(state.ways, state.legal, strict=True) if GAME.write(move) == text)


@pytest.mark.parametrize("name", SHIPPED)
def test_the_tree_follows_the_game(name: str) -> None:
    tree = KreuzTree()
    for state in reached(name):
        side, boards = position = position_of(state)
        steps = {step.move: step.after for step in tree.steps(position)}
        assert steps.items() <= {way: (1 - side, after) for way, after in state.ways.items()}.items()
        assert {way for way in state.ways if not way[2]} <= set(steps)
        stirring = {each[:4] for each in legal_moves(SIDES[SEATS[side]], boards, with_quiet=False)}
        capturing = {way for way, after in state.ways.items() if after[:2] != boards[2:]}
        assert capturing <= stirring <= set(state.ways)
        assert {step.move for step in tree.noisy_steps(position)} <= capturing


@pytest.mark.parametrize("name", SHIPPED)
def test_the_value_is_symmetric_between_sides(name: str) -> None:
    for state in reached(name):
        side, boards = position_of(state)
        liked = KreuzTree(0xFF00FF00FF00FF00).static_value((side, boards)) - KreuzTree().static_value((side, boards))
        assert abs(liked) < PIECE / 2
        turned = tuple(sum(1 << 63 - place for place in range(64) if many >> place & 1) for many in boards)
        assert KreuzTree().static_value((side, boards)) == KreuzTree().static_value((1 - side, turned))
        value = MIND.value(state)
        assert 0 < value["ROSE"] < 1 and abs(sum(value.values()) - 1) < 1e-9


def test_the_value_of_a_finished_match_is_its_result() -> None:
    state = position_of_rows(LAST_BLACK)
    over = state.next_state(position_way(state, "d3xe4"))
    assert MIND.value(over) == {"ROSE": 1.0, "CROSS": 0.0}
    assert MIND.plans(over, "CROSS", 9, NO_DICE) == ()


def test_a_piece_is_worth_more_the_nearer_it_is() -> None:
    home = [place_worth(0, True, 1 << 8 * rank + rank % 2) for rank in range(1, 7)]
    assert home == sorted(home)
