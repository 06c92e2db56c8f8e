"""Forecasts: asked for in a what-if, answered with ghost arrows and in words, using only what the seat may know."""

from __future__ import annotations

import html
import json
import re
from dataclasses import replace

import pytest
from markupsafe import escape

from rozz import game_extras, library
from rozz.engine.ai.level_tuning import tuned_level
from rozz.engine.ai.levels import nearest_level
from rozz.ui.board.arrows import percent
from rozz.ui.features.opponents import computer_levels, reply_forecast
from rozz.ui.games import face_of
from rozz.ui.games.face import LikelyPlan
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Scroll, StopThinking, Think
from rozz.ui.state.session_kinds import WhatIf
from rozz.ui.views.shell import page_markup
from rozz.ui.views.table import likely_commands
from rozz.ui.views.widgets.plan_commands import own_plan_line
from rozz.ui.worker.turn_answers import answers
from tests.support.ui.link_devices import Device
from tests.support.ui.opponents_table import Table, begin_match, table_against
from tests.support.words import beginning, longest_part


def what_if_table(level: int = 1) -> Table:
    """A match against a computer player that has given its commands, and a what-if with a draft."""
    return table_against(level).think().send(m.Type("M: INF*2 @ Drift > D2"), m.TryDifferently())


def test_a_forecast_shows_shares_in_words_and_ghost_arrows() -> None:
    table = what_if_table()
    assert say("foretell") in table.shown and table.thinking is None and table.model.forecast is None
    table.send(m.Foretell())
    assert say("hint-thinking") in table.shown
    table.think()
    forecast = table.model.forecast
    assert forecast and {each.seat for each in forecast} == {"BLUE"}
    assert 'id="likely"' in table.shown
    assert all(say("foretold-share", share=percent(each.share)) in table.shown for each in forecast)
    game = table.session.match.game
    for each in forecast:
        assert all(game.write(command).replace(">", "&gt;") in table.shown for command in each.commands)
    moves = [c for each in forecast for c in each.commands if game.write(c).startswith("M:")]
    assert table.shown.count('class="arrow move foretold') == len({game.write(c).partition("@")[2] for c in moves})
    assert table.session.composer.commands, "one's own draft stays as it was"


def test_hints_and_forecasts_name_no_third_player() -> None:
    levels = [computer_levels.level_name(each) for each in computer_levels.levels()]
    for message in (m.Foretell(), m.AskHint()):
        table = what_if_table().send(message)
        opponent = table.session.match.names["BLUE"]
        for shown in (table.shown, table.think().shown):
            assert not [each for each in levels if each != opponent and each in shown]


@pytest.mark.parametrize(
    ("game", "scenario", "draft"),
    [("ozymandia", "five-isles", ""), ("rosenkreuz", "rosenkreuz-skirmish", "b2-c3")],
)
def test_related_games_show_ghost_arrows_too(game: str, scenario: str, draft: str) -> None:
    table = begin_match(game, scenario).send(m.IAm(), m.TryDifferently(), m.Type(draft), m.Foretell()).think()
    assert 'class="arrow move foretold' in table.shown
    assert re.search(f"{say('percent', number='[0-9]+')}</text>", table.shown)


@pytest.mark.parametrize("game", library.GAMES)
def test_progress_of_a_forecast_is_measured_by_level_and_game(game: str) -> None:
    table = begin_match(game, face_of(game).beginner_scenarios[0]).send(m.IAm(), m.TryDifferently(), m.Foretell())
    (question,) = (each.question for each in table.effects if isinstance(each, Think))
    progress = list(answers(question, 1))[:-1]
    work = tuned_level(nearest_level(question.level), game_extras.evaluator(game)).work
    assert progress and {each.budget for each in progress} == {work}
    assert max(each.spent for each in progress) <= work


def test_a_changed_draft_has_no_forecast_until_it_is_requested_again() -> None:
    table = what_if_table().send(m.Foretell()).think()
    table.send(m.Type("M: INF*1 @ Drift > D2"))
    assert table.model.forecast is None and table.thinking is None and 'id="likely"' not in table.shown
    table.send(m.Foretell())
    assert table.thinking is not None
    table.send(m.Type("N:"))
    assert StopThinking() in table.effects and table.thinking is None
    table.send(m.Foretell()).think()
    assert table.model.forecast


def test_a_forecast_is_computed_once_and_ends_with_the_what_if() -> None:
    table = what_if_table().send(m.Foretell()).think().send(m.Foretell())
    assert table.thinking is None and table.model.forecast
    table.send(m.BackToTable())
    assert table.model.forecast is None and 'id="likely"' not in table.shown


def test_a_forecast_uses_only_what_the_seat_may_know() -> None:
    table = what_if_table(2)
    assert table.model.aside is not None and "BLUE" in table.model.aside.match.pending
    table.send(m.Sit("BLUE"), m.Type("P: INF*7 > Braxx"), m.Sit("RED"), m.Foretell())
    (question,) = (each.question for each in table.effects if isinstance(each, Think))
    assert question.draft == ("M: INF*2 @ Drift > D2",) and question.seat == "RED"
    assert "INF*7" not in question.text(), "what is tried out for the others is no command of theirs"
    assert table.model.aside.match.key.hex() not in question.text()
    assert json.loads(question.state) == table.session.match.game.freeze(table.session.match.state)
    bare = table_against(2).send(m.Type("M: INF*2 @ Drift > D2"), m.TryDifferently(), m.Foretell())
    assert bare.model.aside is not None
    held = bare.model.aside.match.seats
    bare.model = replace(bare.model, aside=None)  # no player has handed in anything or needs to
    assert held and question.seed == bare.send(m.Foretell()).session.match.branch(0, "thinking RED").key.hex()


def test_the_table_itself_offers_no_forecast() -> None:
    table = table_against(1).think()
    assert say("foretell") not in table.shown
    table.send(m.Foretell())
    assert table.model.forecast_turn is None and table.thinking is None


def test_a_match_by_link_has_no_forecast_even_in_its_what_ifs() -> None:
    ada = Device("ada").send(m.ChooseScenario("basic-training"))
    ada.send(m.BeginMatch("fresh", {"plays-RED": "here", "plays-BLUE": "link", "RED": "Ada"}))
    ben = Device("ben").send(m.OpenLink(ada.link), m.JoinMatch("BLUE", "Ben"))
    ada.send(m.OpenLink(ben.link), m.StartMatch(), m.TryDifferently())
    assert isinstance(ada.session.kind, WhatIf)
    for message in (m.Foretell(), m.AskHint()):
        ada.send(message)
        assert ada.model.forecast_turn is None and ada.model.hinting is None and not ada.model.dialog


def test_a_failed_forecast_is_reported_and_nothing_is_lost() -> None:
    table = what_if_table().send(m.Foretell(), m.ThinkerFailed(0))
    assert any(isinstance(each, Think) for each in table.effects)
    table.send(m.ThinkerFailed(1))
    assert say("hint-failed") in table.shown and table.model.forecast_turn is None
    assert table.session.is_trial and table.session.composer.commands


def test_a_predicted_plan_is_played_out_only_if_chosen() -> None:
    table = what_if_table().send(m.Foretell()).think()
    forecast = table.model.forecast
    assert (
        forecast and forecast[0].commands and table.shown.count(f"{say('foretold-let-them')}</button>") == len(forecast)
    )
    earlier = table.model
    table.send(m.HandIn())
    assert table.session.match.played[-1].orders["BLUE"] == ()
    table.model = earlier
    table.send(m.LetThem(0))
    assert table.shown.count(f'aria-pressed="true">{say("foretold-let-them")}') == 1
    assert table.model.forecast == forecast, "it can still be changed"
    table.send(m.HandIn())
    assert table.session.stage == "reveal" and table.session.is_trial
    assert table.session.match.played[-1].orders["BLUE"] == forecast[0].commands


def test_a_chosen_plan_can_be_dropped_and_only_predicted_plans_chosen() -> None:
    table = what_if_table().send(m.LetThem(0)).send(m.Foretell()).think()
    assert not table.session.drafts.get("BLUE"), "nothing had been foretold"
    for _ in range(2):
        table.send(m.LetThem(0))
    assert table.session.drafts["BLUE"].commands == ()
    table.send(m.Sit("BLUE"), m.Type("P: INF*4 > Braxx\nnot read"), m.Sit("RED"), m.Foretell()).think()
    table.send(m.LetThem(0), m.Sit("BLUE"), m.Undo())
    assert table.session.composer.written.unread == ("not read",), "what was written for them is not lost"
    table.send(m.Sit("RED"), m.Foretell()).think()
    before = table.model
    assert table.send(m.LetThem(99), m.LetThem(-1)).model.session == before.session


def test_no_plan_is_chosen_for_a_player_who_answers_a_move_they_saw() -> None:
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish").send(
        m.IAm(), m.TryDifferently(), m.Type("b2-c3"), m.Foretell()
    )
    table.think()
    assert table.model.forecast and say("foretold-let-them") not in table.shown
    assert not table.send(m.LetThem(0)).session.drafts.get("BLACK")


def test_without_a_current_move_the_forecast_names_the_move_answered() -> None:
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish").send(m.IAm(), m.TryDifferently(), m.Foretell()).think()
    forecast, seat = table.model.forecast, table.session.seat
    assert forecast and {each.seat for each in forecast[:-1]} == {"CROSS"} and forecast[-1].seat == seat
    likely = table.shown.split('id="likely"')[1]
    mine = own_plan_line(table.session.match, forecast[-1].commands)
    assert say("foretold-after", move=mine) in likely
    assert "<h3" in likely and likely.count("<h3") == 1, "what one might do oneself is not listed"


def test_a_forecast_without_replies_promises_none() -> None:
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish").send(m.IAm(), m.TryDifferently(), m.Foretell()).think()
    mine = tuple(each for each in table.model.forecast or () if each.seat == table.session.seat)
    shown = html.unescape(str(likely_commands.likely_plans(replace(table.model, forecast=mine))))
    assert say("foretold-none") in shown and beginning("foretold-after") not in shown


def test_the_forecast_scrolls_into_view_when_requested_and_when_ready() -> None:
    table = what_if_table().send(m.Foretell())
    assert Scroll("likely", is_whole=True) in table.effects
    table.think()
    assert Scroll("likely", is_whole=True) in table.effects
    likely = table.shown.split('id="likely"')[1]
    assert likely.index("<h3") < likely.index(say("foretold-about")), "the plans come first"


@pytest.mark.parametrize(("scenario", "is_folded"), [("headquarters-3", False), ("headquarters-4", True)])
def test_the_plans_of_more_than_two_rivals_are_folded(scenario: str, is_folded: bool) -> None:
    table = begin_match("rozz", scenario).send(m.IAm(), m.TryDifferently())
    match = table.session.match
    rivals = [seat for seat in match.colours if seat != table.session.seat]
    forecast = tuple(LikelyPlan(seat, (), 0.5) for seat in rivals for _ in range(2))
    asked = reply_forecast.turn_of(table.model)
    shown = str(likely_commands.likely_plans(replace(table.model, forecast_turn=asked, forecast=forecast)))
    folded = re.findall("<details[^>]*><summary>(.*?)</summary>(.*?)</details>", shown)
    assert len(folded) == (len(rivals) if is_folded else 0)
    share = f"<strong>{say('foretold-share', share=percent(0.5))}</strong>"
    for seat, (summary, plans) in zip(rivals, folded, strict=False):
        assert match.names[seat] in summary and plans.count(share) == 2
    assert shown.count(share) == len(forecast)


def test_the_remaining_share_of_a_forecast_is_shown() -> None:
    table = what_if_table().send(m.Foretell()).think()
    forecast = table.model.forecast
    assert forecast
    thirds = [replace(forecast[0], share=share) for share in (0.3571, 0.3088, 0.2918)]
    table.model = replace(table.model, forecast=tuple(thirds))
    shown = page_markup.page(table.model)
    assert say("foretold-rest", share=percent(0.04)) in shown
    assert longest_part("foretold-about") in shown
    table.model = replace(table.model, forecast=tuple(replace(each, share=0.3333) for each in thirds))
    assert say("proof-other") not in page_markup.page(table.model), "nothing is left but what was rounded"


def test_plans_are_shown_in_words_and_their_notation_unfolds() -> None:
    table = what_if_table().send(m.Foretell()).think()
    forecast = table.model.forecast
    assert forecast
    game, match = table.session.match.game, table.session.match
    likely = str(likely_commands.likely_plans(table.model))
    in_words, *unfolded = re.split(f"<summary>{say('plan-as-text')}</summary>", likely)
    assert "<code" not in in_words, "no notation beside the words"
    assert len(unfolded) == sum(bool(each.commands) for each in forecast)
    for command in forecast[0].commands:
        words = face_of("rozz").command_phrase(match.scenario, command, match.names)
        assert words and str(escape(words)) in in_words
        assert str(escape(game.write(command))) in unfolded[0].split("</details>")[0]
