"""Choosing a scenario: by game, by number of players, and by occasion."""

from __future__ import annotations

import re

import pytest

from rozz import library
from rozz.ui.app.update import update
from rozz.ui.games import face_of
from rozz.ui.games.face import OCCASIONS
from rozz.ui.games.scenario_lengths import LENGTHS
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.views.setup.scenario_list import number_of_players, rolls_in_open
from rozz.ui.views.shell import page_markup as pages

SHIPPED = [(game, name) for game in library.GAMES for name in library.scenario_names(game)]


def offered(*messages: m.Message) -> list[str]:
    """The scenarios that can be chosen, in the order of the list."""
    model = Model()
    for message in (m.NewMatch(), *(messages or (m.Narrow(),))):
        model, _ = update(model, message)
    return re.findall(r'id="scenario-([^"]+)"', pages.page(model))


def test_all_scenarios_are_listed_and_easy_ones_come_first() -> None:
    found = offered()
    assert sorted(found) == sorted(f"{game}-{name}" for game, name in SHIPPED)
    assert found[:3] == ["rozz-solo-training", "rozz-headquarters-2", "rozz-lake-2"]


def test_the_list_can_be_narrowed_by_game_and_number_of_players() -> None:
    assert offered(m.Narrow("ozymandia")) == ["ozymandia-five-isles", "ozymandia-standard", "ozymandia-walled-cities"]
    assert offered(m.Narrow(players=1)) == ["rozz-solo-training"]
    assert offered(m.Narrow("rozz", 4)) == ["rozz-headquarters-4", "rozz-twenty-turns"]
    assert offered(m.Narrow("rosenkreuz", 6)) == []


def test_the_list_begins_with_all_games_whatever_was_played_last() -> None:
    assert len(offered(m.NewMatch())) == len(SHIPPED)
    assert len(offered(m.ChooseScenario("five-isles", "ozymandia"), m.NewMatch())) == len(SHIPPED)


def test_the_filter_is_still_there_after_back_but_not_the_next_time() -> None:
    assert len(offered(m.Narrow(players=1), m.ChooseScenario("solo-training", "rozz"), m.GoBack())) == 1
    assert len(offered(m.Narrow(players=1), m.GoHome(), m.NewMatch())) == len(SHIPPED)


@pytest.mark.parametrize("way", ["here", "link"])
def test_playing_with_others_lists_every_scenario_for_several_players(way: str) -> None:
    """An earlier filter used to leave nothing but "There is no such scenario" here."""
    before = (m.ChooseScenario("five-isles", "ozymandia"), m.NewMatch(), m.Narrow("ozymandia", 6), m.GoHome())
    found = offered(*before, m.NewMatch(way))
    assert found and found == offered(m.NewMatch(way))
    playable = [(game, name) for game, name in SHIPPED if way != "link" or not rolls_in_open(game, name)]
    assert len(found) == sum(number_of_players(game, name) > 1 for game, name in playable)
    model, _ = update(Model(), m.NewMatch(way))
    numbers = re.findall(r'name="players"[^>]*>([^<]*)<', pages.page(model))
    assert numbers == ["Any", "2", "3", "4", "6"], "playing with friends needs more than one player"


def test_an_empty_list_says_so_and_all_scenarios_are_one_tap_away() -> None:
    model = Model()
    for message in (m.NewMatch(), m.Narrow("rosenkreuz", 6)):
        model, _ = update(model, message)
    shown = pages.page(model)
    assert say("no-scenario", game="RosenKreuz", players=say("players", number=6)) in shown
    assert re.search(
        f'<button[^>]*data-do="narrow" data-game="" data-players="0">{say("show-all-scenarios")}<', shown
    )


def test_a_seat_that_never_acts_does_not_count_as_a_player() -> None:
    assert number_of_players("rozz", "solo-training") == 1
    model, _ = update(Model(), m.NewMatch())
    row = pages.page(model).split('id="scenario-rozz-solo-training"')[1].split("</button>")[0]
    assert f"{say('players', number=1)}<" in row and say("players", number=2) not in row


@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_every_shipped_scenario_has_an_occasion(game: str, name: str) -> None:
    assert face_of(game).occasions[name] in OCCASIONS


def test_only_shipped_scenarios_have_occasions() -> None:
    assert all(set(face_of(game).occasions) == set(library.scenario_names(game)) for game in library.GAMES)


@pytest.mark.parametrize("way", ["here", "link"])
def test_playing_with_others_offers_no_scenario_for_one_player(way: str) -> None:
    found = offered(m.NewMatch(way))
    assert "rozz-headquarters-2" in found and "rozz-solo-training" not in found
    assert offered(m.NewMatch(way), m.Narrow("rozz", 1)) == ["rozz-solo-training"], "unless it is asked for"


def test_first_and_short_scenarios_have_few_enough_turns() -> None:
    most = {"first": 30, "short": 45}
    for name, occasion in face_of("rozz").occasions.items():
        assert LENGTHS["rozz"][name].most <= most.get(occasion, 200), name


def chips(shown: str, kind: str) -> list[tuple[str, int]]:
    """What each radio button that can be chosen asks for: game and number of players."""
    found = re.findall(rf'name="{kind}"(?![^>]* disabled)[^>]* data-game="([^"]*)" data-players="([0-9]+)"', shown)
    return [(game, int(number)) for game, number in found]


@pytest.mark.parametrize("way", ["", "here", "link"])
def test_no_filter_leads_to_an_empty_list(way: str) -> None:
    asked, seen = [m.Narrow()], set()
    while asked:
        narrow = asked.pop()
        model, _ = update(update(Model(), m.NewMatch(way))[0], narrow)
        shown = pages.page(model)
        assert re.search('id="scenario-', shown), narrow
        known = {*chips(shown, "game"), *chips(shown, "players")}
        assert known
        asked += [m.Narrow(*each) for each in known - seen]
        seen |= known


def test_play_by_link_shows_a_game_it_lacks_disabled_and_says_why() -> None:
    missing = say("open-dice", game=face_of("campaigns").title)
    model, _ = update(Model(), m.NewMatch("link"))
    shown = pages.page(model)
    assert missing in shown and "campaigns" not in {game for game, _ in chips(shown, "game")}
    (button,) = re.findall(r'<input type="radio" name="game"[^>]* disabled[^>]*>', shown)
    (reason,) = re.findall(r'aria-describedby="([^"]*)"', button)
    assert 'data-game="campaigns"' in button and f'id="{reason}"' in shown
    assert shown.index(missing) < shown.index('id="scenario-'), "beside the games, not below all scenarios"
    model, _ = update(model, m.Narrow("campaigns"))
    shown = pages.page(model)
    assert shown.count(missing) == 1, "an old address can still ask for it"
    assert missing not in pages.page(update(Model(), m.NewMatch("here"))[0])
