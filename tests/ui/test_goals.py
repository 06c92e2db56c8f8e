"""How to win is shown for every scenario, before the start and at the table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from markupsafe import escape

from rozz import library
from rozz.engine.dice import NO_DICE, KeyedDice
from rozz.engine.rozz.model.position import Piece
from rozz.ui.app.update import update
from rozz.ui.games import face_of
from rozz.ui.games.rozz.texts.objective_texts import score
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import has
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup as pages

SHIPPED = [(game, name) for game in library.GAMES for name in library.scenario_names(game)]


def goal(game: str, name: str) -> str:
    return face_of(game).goal(library.game(game).read(library.scenario_mapping(name, game)))


@pytest.mark.parametrize(("name", "expected"), [
    ("headquarters-2", say("games-capture-headquarters")),
    ("headquarters-6", say("games-rozz-goal-headquarters")),
    ("occupation-6", f"{say('games-rozz-goal-occupation', number=22)} {say('games-rozz-goal-limit', turn=60)}"),
    ("central-3", f"{say('games-rozz-goal-central', territory='Rozz')} {say('games-rozz-goal-limit', turn=80)}"),
    ("twenty-turns", say("games-rozz-goal-turns", number=20)),
])  # fmt: skip
def test_the_goal_in_rozz_is_shown_with_its_numbers(name: str, expected: str) -> None:
    assert goal("rozz", name) == expected


@pytest.mark.parametrize(("game", "name", "expected"), [
    ("ozymandia", "five-isles", say("games-areas-goal-cities", cities=3, turn=12)),
    ("simultaneous-risk", "standard", say("games-areas-goal-last", turn=0)),
])  # fmt: skip
def test_the_goal_in_area_games_is_shown_with_its_numbers(game: str, name: str, expected: str) -> None:
    assert goal(game, name) == expected


def test_every_objective_of_the_engine_has_a_text() -> None:
    from rozz.engine.rozz.resolution.objectives import OBJECTIVES

    assert all(has(f"games-rozz-goal-{each}") for each in OBJECTIVES)


@pytest.mark.parametrize(("game", "name"), [("rozz", "solo-training"), ("rosenkreuz", "rosenkreuz-skirmish")])
def test_the_goal_is_shown_before_the_start_at_the_table_and_in_menus(game: str, name: str) -> None:
    text = str(escape(goal(game, name)))
    model, _ = update(Model(), m.ChooseScenario(name, game))
    assert text in pages.page(model)
    model, _ = update(model, m.BeginMatch("m1"))
    model, _ = update(model, m.IAm())
    assert text in pages.page(model)
    model, _ = update(model, m.OpenDialog("menu"))
    assert pages.page(model).count(text) == 2
    model, _ = update(model, m.NewMatch())
    model, _ = update(model, m.Narrow())
    assert text in pages.page(model)


@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_every_shipped_scenario_has_a_goal(game: str, name: str) -> None:
    assert goal(game, name).endswith(".")


@pytest.mark.parametrize(("game", "name", "seat", "expected"), [
    ("rozz", "occupation-6", "RED", f"{say('rozz-score', count=1, enough=22)} · "),
    ("rozz", "original-2", "RED", f"{say('rozz-score', count=1, enough=5)} · "),
    ("rozz", "central-3", "RED", f"{say('rozz-score', count=0, enough=7)} · "),
    ("rozz", "twenty-turns", "RED", f"{say('rozz-score-turns', count=0)} · "),
    ("rozz", "elimination-3", "RED", f"{say('rozz-score-elimination', count=1)} · "),
    ("rozz", "headquarters-2", "RED", "2 commands · "),
    ("ozymandia", "five-isles", "FIRST", say("areas-figures-cities", cities=0, needed=3, armies=6, bombs=1)),
    ("simultaneous-risk", "swift-world", "FIRST", say("areas-figures-held", held=21, armies=30, bombs=3)),
])  # fmt: skip
def test_each_seat_shows_how_close_it_is_to_winning(game: str, name: str, seat: str, expected: str) -> None:
    rules = library.game(game)
    state = rules.begin(rules.read(library.scenario_mapping(name, game)), KeyedDice(b"any", "begin"))
    assert face_of(game).pill(state, seat).startswith(expected)


def test_the_score_of_a_seat_follows_its_progress() -> None:
    """Two steps out of the home territory into others; then the government of a tile."""
    rules = library.game("rozz")
    state = rules.begin(rules.read(library.scenario_mapping("original-2")), NO_DICE)
    at, *_ = (tile for tile, stack in state.position.items() if Piece("RED", "HQ") in stack)
    away = next(name for name in state.scenario.board.tiles if state.scenario.board.tiles[name].territory not in at)
    stood = replace(state, position={**state.position, away: {Piece("RED", "INF"): 2}})
    assert [score(each, "RED") for each in (state, stood)] == [say("rozz-score", count=n, enough=5) for n in (1, 2)]
    begun = rules.begin(rules.read(library.scenario_mapping("central-3")), NO_DICE)
    own = {Piece("RED", "GOV"): 1}
    governed = replace(begun, position={**begun.position, "R1": own, "D1": own})
    for seat, count in (("RED", 1), ("BLUE", 0)):
        assert score(governed, seat) == say("rozz-score", count=count, enough=7)
