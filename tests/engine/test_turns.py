"""Moments of a match fold into turns: consecutive moments that belong to one turn form it."""

from __future__ import annotations

from typing import Any

import pytest

from rozz import library
from rozz.engine.game import Moment, Played, Rules
from rozz.engine.match import Match
from rozz.engine.turns import Turn, are_one_turn, turn_of, turns
from tests.tiny.duel import Duel


def played(*moments: tuple[str, int, str]) -> tuple[Played, ...]:
    """Finished moments, by name, turn and the turn or battle they belong to."""
    return tuple(
        Played(Moment(name, turn, (), within=within), {}, {}, (), None, None) for name, turn, within in moments
    )


def shape(found: tuple[Turn, ...]) -> list[tuple[int, int]]:
    return [(turn.first, turn.last) for turn in found]


def begun(game: Rules, written: Any) -> Match:
    return Match.begin(game, game.read(written), "one", key=b"k")


def test_moments_outside_a_turn_are_turns_of_their_own() -> None:
    assert shape(turns(played(("set-up", 1, ""), ("turn", 1, ""), ("turn", 2, "")))) == [(1, 1), (2, 2), (3, 3)]
    assert turns(()) == ()


def test_moments_of_one_turn_belong_together() -> None:
    rows = played(
        ("set-up", 1, ""), ("orders", 1, "turn"), ("combat", 1, "turn"), ("orders", 2, "turn"), ("orders", 2, "battle"),
        ("orders", 2, "turn"),
    )  # fmt: skip
    assert shape(turns(rows)) == [(1, 1), (2, 3), (4, 4), (5, 5), (6, 6)]
    assert [turn_of(rows, number).first for number in range(1, 7)] == [1, 2, 2, 4, 5, 6]
    assert are_one_turn(rows[1].moment, rows[2].moment) and not are_one_turn(rows[2].moment, None)


@pytest.mark.parametrize("moments", [1, 4, 9])
def test_a_match_consists_of_all_its_turns_in_order(moments: int) -> None:
    match = begun(Duel(), {"game": "duel", "name": "Tiny", "players": ["ANN", "BEN"]})
    for _ in range(moments):
        for seat in match.waiting_for:
            match = match.hand_in(seat, match.game.default_commands(match.state, seat))
        match = match.reveal()
    found = turns(match.played)
    assert tuple(each for turn in found for each in turn.moments) == match.played
    assert [turn.moment.turn for turn in found] == sorted({each.moment.turn for each in match.played})
    assert all(turn_of(match.played, number) == turn for turn in found for number in range(turn.first, turn.last + 1))
    assert match.undo(len(found[-1].moments)).moment == found[-1].moments[0].moment


@pytest.mark.parametrize("game", library.GAMES)
def test_only_campaigns_has_several_moments_per_turn(game: str) -> None:
    rules = library.game(game)
    for name in library.scenario_names(game):
        match = begun(rules, library.scenario_mapping(name, game))
        assert match.moment is not None and match.moment.within == ("turn" if game == "campaigns" else "")
