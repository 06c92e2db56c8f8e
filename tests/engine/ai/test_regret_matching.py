"""Regret matching on tables that can be solved by hand."""

from __future__ import annotations

import pytest

from rozz.engine.ai.search.regret_matching import solve

#: Rock, paper, scissors: the row's gain, 1 for a win, ½ for a tie.
SHAPES = ((0.5, 0.0, 1.0), (1.0, 0.5, 0.0), (0.0, 1.0, 0.5))


def test_against_an_unknown_player_all_shapes_are_played_equally() -> None:
    rows, columns = solve(SHAPES, (1 / 3, 1 / 3, 1 / 3), 0.0)
    assert rows == pytest.approx([1 / 3] * 3, abs=0.05)
    assert columns == pytest.approx([1 / 3] * 3, abs=0.05)


def test_a_player_sure_of_rock_plays_paper() -> None:
    rows, columns = solve(SHAPES, (1.0, 0.0, 0.0), 1.0)
    assert rows[1] > 0.98
    assert columns == pytest.approx([1.0, 0.0, 0.0])


def test_a_row_that_is_worse_everywhere_is_left_out() -> None:
    rows, _ = solve(((0.4, 0.4), (0.5, 0.6)), (0.5, 0.5), 0.5)
    assert rows[0] < 0.02


def test_a_partly_known_player_is_answered_carefully() -> None:
    """Matching pennies, worth 2 on the left: freely, the row plays left a third of the time (2x = 1 − x).

    A player believed to choose left with certainty, and trusted for seven tenths, is answered by left alone.
    """
    pennies = ((1.0, 0.0), (0.0, 0.5))
    free, _ = solve(pennies, (0.5, 0.5), 0.0)
    assert free[0] == pytest.approx(1 / 3, abs=0.05)
    trusting, _ = solve(pennies, (1.0, 0.0), 0.7)
    assert trusting[0] > 0.95
