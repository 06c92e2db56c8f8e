"""The player's strength: learned from finished matches against computer players, offered in a new match."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rozz import shipped_files
from rozz.engine.campaigns.model.commands import Pass, Resign
from rozz.engine.campaigns.play import Campaigns
from rozz.engine.match import Match
from rozz.ui.features import settings_codec
from rozz.ui.features.opponents import own_strength
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Remember
from rozz.ui.state.model import Settings
from rozz.ui.state.session_kinds import Here
from tests.support.engine.random_campaigns import random_command
from tests.support.ui.opponents_table import Table as Opponents
from tests.support.ui.opponents_table import begin_match, table_against
from tests.support.ui.table import Table, words


def resigned(table: Opponents) -> Opponents:
    """After a turn with a command, the player resigns."""
    table.send(m.IAm(), m.Type("M: INF*2 @ Drift > D4"), m.HandIn()).think()
    return table.send(m.NextTurn(), m.IAm(), m.Resign()).think()


def test_a_defeat_is_learned_once_and_kept() -> None:
    table = resigned(table_against(1))
    assert table.session.match.outcome is not None
    points = own_strength.after(own_strength.UNKNOWN, own_strength.LEVELS[1], 0)
    assert dict(table.model.settings.strengths) == {"rozz": points}
    assert Remember(table.model.settings) in table.effects
    # Looking at the end of the match again does not count as another match.
    table.send(m.ShowHistory(), m.GoHome())
    assert dict(table.model.settings.strengths) == {"rozz": points}


def test_a_match_whose_end_is_taken_back_counts_once() -> None:
    table = resigned(table_against(1))
    known = table.model.settings.strengths
    table.send(m.Ask("take-back"))
    assert table.session.match.outcome is None
    table.send(m.PutBack())
    assert table.session.match.outcome is not None
    assert table.model.settings.strengths == known != ()
    assert settings_codec.from_text(settings_codec.to_text(table.model.settings)) == table.model.settings


def test_a_match_without_commands_from_the_player_does_not_count() -> None:
    table = table_against(1).send(m.IAm(), m.Resign()).think()
    assert table.session.match.outcome is not None
    assert table.model.settings.strengths == ()


def test_a_seat_that_never_acts_does_not_count_as_an_opponent() -> None:
    table = resigned(begin_match("rozz", "solo-training", RED="Ada"))
    assert table.session.match.outcome is not None
    assert table.model.settings.strengths == ()


def match_of_one_turn(person: str, seed: int) -> Match:
    """A short match against two computer players, in which a person resigns after the first command."""
    rules, chance = Campaigns(), Random(seed)
    written = {**shipped_files.read("campaigns/three-crowns"), "turns": 1}
    match = Match.begin(rules, rules.read(written), "one", key=b"%d" % seed)
    seats = tuple(each if each.colour == person else replace(each, plays="computer:1") for each in match.seats)
    match = replace(match, seats=seats)
    acted: set[str] = set()
    while match.outcome is None:
        for seat in match.asked:
            given = rules.default_commands(match.state, seat)
            if seat in acted and seat == person:
                given = (Resign(),)
            elif match.state.moment == "activate" and seat not in acted:
                while given == (Pass(),):
                    given = (random_command(match.state, seat, chance),)
                acted.add(seat)
            match = match.hand_in(seat, given)
        match = match.reveal()
    return match


def test_who_has_resigned_has_lost_even_if_the_others_end_level() -> None:
    matches = (match_of_one_turn("MUNCHKINS", seed) for seed in range(50))
    match = next(each for each in matches if each.outcome is not None and not each.outcome.winners)
    assert match.state.resigned == {"MUNCHKINS"}
    session = begin_match("campaigns", "three-crowns").session
    assert isinstance(session.kind, Here)
    ended = replace(session, kind=replace(session.kind, match=match))
    assert own_strength.result(ended) == (own_strength.LEVELS[1], 0)


def test_matches_without_computer_players_or_an_end_do_not_count() -> None:
    table = Table().send(m.IAm(), m.Resign())
    assert table.model.settings.strengths == ()
    assert table_against(2).model.settings.strengths == ()


@pytest.mark.parametrize(("points", "level"), [(-250, 1), (240, 2), (620, 3), (700, 4)])
def test_a_new_match_offers_the_level_closest_to_the_results(points: int, level: int) -> None:
    table = Table()
    table.model = replace(table.model, settings=Settings(strengths=(("rozz", points), ("rosenkreuz", 750))))
    table.send(m.NewMatch(), m.ChooseScenario("headquarters-2"))
    name = say(f"level-{level}-name")
    assert say("strength-about", level=name) in words(table.shown)
    table.send(m.FillOthers(f"computer:{level}"))
    assert table.model.typed["plays-BLUE"] == f"computer:{level}"


@pytest.mark.parametrize("way", ["here", "link"])
def test_the_level_button_is_missing_as_long_as_only_people_play(way: str) -> None:
    table = Table()
    table.model = replace(table.model, settings=Settings(strengths=(("rozz", 240),)))
    table.send(m.NewMatch(way), m.ChooseScenario("headquarters-3"))
    assert say("match-strength") not in table.shown
    table.send(m.FillForm("plays-GREEN", "computer:1"))
    assert say("match-strength") in table.shown


def test_without_results_in_the_game_the_level_button_is_missing() -> None:
    table = Table()
    table.model = replace(table.model, settings=Settings(strengths=(("rosenkreuz", 750),)))
    table.send(m.NewMatch(), m.ChooseScenario("headquarters-2"))
    assert say("match-strength") not in table.shown


def test_points_stay_stable_if_results_are_as_expected() -> None:
    level, points = own_strength.LEVELS[2], own_strength.rating(own_strength.LEVELS[2])
    assert own_strength.after(own_strength.after(points, level, 1), level, 0) == pytest.approx(points, abs=25)
    # Points do not rise or fall forever.
    for score in (0, 1):
        points = 0
        for _ in range(200):
            points = own_strength.after(points, own_strength.LEVELS[1 + 3 * score], score)
        assert own_strength.LEAST <= points <= own_strength.MOST


@pytest.mark.parametrize("kept", ['[1]', '{"chess": 10}', '{"rozz": 1e9}', '{"rozz": true}', '{"rozz": "9"}', "7"])
def test_impossible_strengths_are_ignored(kept: str) -> None:
    settings = settings_codec.from_text(f'{{"theme": "dark", "strengths": {kept}}}')
    assert (settings.theme, settings.strengths) == ("dark", ())


def test_strengths_survive_a_reload() -> None:
    known = Settings(strengths=(("rozz", -41), ("rosenkreuz", 500)))
    assert settings_codec.from_text(settings_codec.to_text(known)) == known
