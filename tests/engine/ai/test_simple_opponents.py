"""One-trick players lose: levels 3 and 4 against the simple players, one match each."""

from __future__ import annotations

import pytest

from rozz import game_extras
from rozz.engine.ai.levels import LEVELS
from rozz.engine.rozz.legality import admit
from rozz.engine.rozz.model.commands import Nothing
from training import simple_players


@pytest.mark.parametrize("name", simple_players.PLAYERS)
def test_level_3_beats_every_simple_player(name: str) -> None:
    outcome, states, _ = simple_players.match(
        "headquarters-2", LEVELS[3], game_extras.evaluator("rozz"), "BLUE", simple_players.PLAYERS[name], b"spar 0"
    )
    assert outcome is not None
    assert outcome.winners == ("BLUE",)
    assert len(states) < 40


@pytest.mark.thorough
def test_level_4_wins_where_every_territory_needs_foot() -> None:
    outcome, _, _ = simple_players.match(
        "original-2", LEVELS[4], game_extras.evaluator("rozz"), "RED", simple_players.PLAYERS["missileer"], b"spar 0"
    )
    assert outcome is not None
    assert outcome.winners == ("RED",)


@pytest.mark.parametrize("name", simple_players.PLAYERS)
def test_the_simple_players_act_and_give_no_void_commands(name: str) -> None:
    """Otherwise beating them would prove nothing."""
    _, states, played = simple_players.match(
        "headquarters-2", LEVELS[1], game_extras.evaluator("rozz"), "BLUE", simple_players.PLAYERS[name], b"spar 0",
        longest=12,
    )  # fmt: skip
    given = [orders["RED"] for orders in played]
    for state, commands in zip(states, given, strict=False):
        assert all(verdict.is_done for verdict in admit(state, "RED", commands).verdicts)
    busy = sum(any(not isinstance(each, Nothing) for each in commands) for commands in given)
    assert busy > len(given) / 2
