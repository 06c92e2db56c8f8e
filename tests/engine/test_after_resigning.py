"""What the rules say beforehand about a resignation is what comes of it, in every scenario of every game."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rozz import library
from rozz.engine.game import AfterResigning
from rozz.engine.match import Match

SCENARIOS = [(game, name) for game in library.GAMES for name in library.scenario_names(game)]


def begun(game: str, name: str) -> Match:
    rules = library.game(game)
    scenario = rules.read(library.scenario_mapping(name, game))
    return Match.begin(rules, scenario, "after-resigning", key=b"after-resigning!")


@pytest.mark.parametrize(("game", "name"), SCENARIOS)
def test_each_resignation_leads_to_what_was_said(game: str, name: str) -> None:
    match = begun(game, name)
    rules, scenario = match.game, match.scenario
    while match.outcome is None:
        seat, departed = match.waiting_for[0], rules.departed_seats(match.state)
        said = rules.after_resigning(scenario, seat, departed)
        for each in match.waiting_for:
            resigns = each == seat
            given = rules.resignation_commands(scenario, seat) if resigns else rules.default_commands(match.state, each)
            match = match.hand_in(each, given)
        match = match.reveal()
        assert rules.departed_seats(match.state) in (departed, departed | {seat})
        assert said.ends_match == (match.outcome is not None)
        assert match.outcome is None or match.outcome.winners == said.winners


def test_an_ally_commands_the_army_of_a_player_who_resigned() -> None:
    match = begun("campaigns", "two-alliances")
    for side in match.scenario.sides:
        for one, ally in pairwise(side):
            assert match.game.after_resigning(match.scenario, one, frozenset()) == AfterResigning(successor=ally)


def test_without_allies_nobody_takes_the_army_over() -> None:
    match = begun("campaigns", "three-crowns")
    assert match.game.after_resigning(match.scenario, match.waiting_for[0], frozenset()) == AfterResigning()
