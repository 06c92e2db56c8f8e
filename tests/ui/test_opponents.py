"""Computer players at the table: they take seats, think while a person writes, hand in, and are waited for."""

from __future__ import annotations

import html
import json
import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import htpy as h
import pytest

from rozz import game_extras, library
from rozz.engine import record
from rozz.engine.ai.advice.hint_reasons import Reason
from rozz.engine.ai.advice.plan_comparison import Sentence
from rozz.engine.ai.level_tuning import tuned_level
from rozz.engine.ai.levels import nearest_level
from rozz.engine.said import said
from rozz.ui import page_regions
from rozz.ui.app.update import update
from rozz.ui.browser.input import key_events
from rozz.ui.features.composer import command_editing, dragging
from rozz.ui.features.match_list import match_summaries, session_codec
from rozz.ui.features.table import shared_device
from rozz.ui.games import command_phrase, command_with_full_names, face_of
from rozz.ui.i18n.engine_texts import in_future_tense
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Download, Remember, Save, StopThinking, Think
from rozz.ui.state.model import DOUBTS, HINT, Model, Settings
from rozz.ui.state.stages import ALL_IN, AWAIT, COMPOSE, HANDOVER, OVER, REVEAL
from rozz.ui.views.shell import page_markup as pages
from rozz.ui.views.table.hint_panel import hint_panel
from rozz.ui.views.widgets.plan_commands import commands_line
from rozz.ui.worker.turn_answers import answers
from rozz.ui.worker.turn_questions import Advice, Answered, HintPlan, answered_of, asked
from tests.support.engine.report_lines import command
from tests.support.ui.link_devices import Device
from tests.support.ui.opponents_table import Table, begin_match, scenario_of_three, table_against, three_colours
from tests.support.words import any_of, beginning, longest_part, pattern, pattern_text


def test_play_now_starts_at_once_against_the_first_level() -> None:
    table = Table().send(m.PlayNow("", "one", "00" * 16))
    assert table.session.stage == COMPOSE and table.plays == {"RED": "here", "BLUE": "computer:1"}
    assert table.session.match.names == {"RED": "Red", "BLUE": "Dreamer"}
    assert table.thinking is not None, "the computer thinks while the player writes"
    table.send(m.Type("N:"), m.Ready(), m.HandIn())
    assert table.session.stage == AWAIT and say("thinks", name="Dreamer") in table.shown
    table.think()
    assert table.session.stage == REVEAL and len(table.session.match.played) == 1
    assert table.session.match.played[0].orders["BLUE"]


@pytest.mark.parametrize("green", ["computer:1", "here"])
def test_messages_and_aid_are_only_offered_where_a_person_gets_them(green: str) -> None:
    names = {"RED": "Ada", "plays-BLUE": "computer:1", "plays-GREEN": green}
    table = begin_match("rozz", "headquarters-3", **names)
    if green == "here":
        table.send(m.IAm())
    keys = {pick.key for pick in command_editing.offer(table.session).picks if not pick.place}
    is_offered = green == "here"
    assert (html.escape(say("rozz-off-board")) in table.shown) == is_offered
    assert {"purchase:CORR", "purchase:AID:GREEN", "message:GREEN"}.issubset(keys) == is_offered
    assert bool(keys) == is_offered
    table.send(m.Type("P: AID*2 > BLUE"), m.EditOrder(0), m.Dial("quantity", 3), m.Add())
    assert [table.session.match.game.write(each) for each in table.session.composer.commands] == ["P: AID*3 > BLUE"]


def test_computer_commands_stay_hidden_until_the_player_is_ready() -> None:
    table = table_against(1).think()
    handed_in = table.session.match.pending["BLUE"]
    write = table.session.match.game.write
    assert handed_in and table.session.stage == COMPOSE
    assert all(write(each) not in table.shown for each in handed_in)
    table.send(m.Type("N:"), m.Ready(), m.HandIn())
    assert table.session.stage == REVEAL and table.session.match.played[0].orders["BLUE"] == handed_in


@pytest.mark.parametrize("is_waited_for", [False, True])
def test_the_turn_is_announced_no_matter_who_was_ready_last(is_waited_for: bool) -> None:
    table = table_against(1) if is_waited_for else table_against(1).think()
    table.send(m.Type("N:"), m.HandIn()).think()
    assert table.session.stage == REVEAL and table.model.said.startswith(command("Ada", "nothing"))


@pytest.mark.parametrize("game", library.GAMES)
def test_progress_is_measured_against_the_whole_budget_of_the_level(game: str) -> None:
    """The budget is the level's, tuned to the game."""
    match = begin_match(game, library.scenario_names(game)[0]).session.match
    first = next(answers(asked(match, match.waiting_for[0], 4)))
    assert first.budget == tuned_level(nearest_level(4), game_extras.evaluator(game)).most


def test_the_same_match_gets_the_same_answers_and_its_level_is_recorded() -> None:
    first, again = (table_against(2).send(m.Type("N:"), m.HandIn()).think() for _ in range(2))
    assert first.session.match.played[0].orders == again.session.match.played[0].orders
    text = record.to_json(first.session.match)
    assert '"plays": "computer:2"' in text or '"plays":"computer:2"' in text
    assert session_codec.from_text(first.model.shelf[0].text).match == first.session.match


@pytest.mark.parametrize(
    ("game", "scenario", "turns"),
    [("rozz", "basic-training", 4), ("rosenkreuz", "rosenkreuz-skirmish", 8), ("ozymandia", "five-isles", 3),
     ("simultaneous-risk", "swift-world", 1), ("campaigns", "battle-on-the-board", 20)],
)  # fmt: skip
def test_a_person_can_watch_computer_players_play(game: str, scenario: str, turns: int) -> None:
    rules = library.game(game)
    seats = [seat.colour for seat in rules.seats(rules.read(library.scenario_mapping(scenario, game)))]
    table = begin_match(game, scenario, **{f"plays-{colour}": "computer:1" for colour in seats})
    for _ in range(200):
        if len(table.session.match.played) >= turns or table.session.stage == OVER:
            break
        table.think()
        if table.session.stage == REVEAL:
            table.send(m.GoToStep(99), m.NextTurn())
    played = table.session.match.played
    assert len(played) >= turns or table.session.match.outcome is not None
    assert all(given.is_done for each in played for verdicts in each.verdicts.values() for given in verdicts)


def test_a_player_who_does_not_wait_gets_the_best_answer_so_far() -> None:
    table = table_against(3).send(m.Type("N:"), m.HandIn())
    assert table.thinking is not None
    table.send(m.Thought(next(table.thinking)))
    assert table.session.stage == AWAIT and say("do-not-wait") in table.shown
    best = table.model.best
    table.send(m.DoNotWait())
    assert table.session.stage == REVEAL and StopThinking() in table.effects
    write = table.session.match.game.write
    assert best is not None
    assert tuple(write(each) for each in table.session.match.played[0].orders["BLUE"]) == best.commands


def test_leaving_a_match_stops_its_search_until_it_is_reopened() -> None:
    table = table_against(2).send(m.Type("N:"), m.HandIn())
    late = table.thinking
    table.send(m.GoHome(), m.NewMatch())
    assert StopThinking() in table.effects and table.model.thinking is None
    assert late is not None
    before = table.model
    table.send(m.Thought(next(late)))
    assert table.model.shelf == before.shelf
    table.send(m.GoHome(), m.OpenMatch("one"))
    assert table.thinking is not None and pattern("thinks").search(table.shown)


def test_thinking_continues_after_a_reload() -> None:
    table = table_against(1).send(m.Type("N:"), m.HandIn())
    text = table.model.shelf[0].text
    again = Table()
    again.model = Model(shelf=(session_codec.saved("one", text),))
    again.send(m.OpenMatch("one"))
    assert again.session.stage == AWAIT
    assert again.think().session.stage == REVEAL


def test_a_failed_search_is_restarted_once_and_then_play_continues() -> None:
    table = table_against(1).send(m.Type("N:"), m.HandIn(), m.ThinkerFailed(0))
    (again,) = (each for each in table.effects if isinstance(each, Think))
    assert again.question.begun == 1 and table.session.stage == AWAIT
    table.send(m.ThinkerFailed(1))
    assert table.session.stage == REVEAL and pattern("thinker-failed").search(table.shown)


def test_a_question_stays_open_when_another_tab_saves_another_match() -> None:
    table = table_against(1).send(m.Ready(), m.StoredElsewhere("another", ""))
    assert table.model.dialog == DOUBTS
    table.send(m.OpenedElsewhere("one"))
    assert not table.model.dialog


def test_a_question_stays_open_when_a_search_fails_behind_it() -> None:
    table = table_against(1).send(m.Ready())
    assert table.model.dialog == DOUBTS
    table.send(m.ThinkerFailed(0), m.ThinkerFailed(1))
    assert table.model.dialog == DOUBTS and pattern("thinker-failed").search(table.shown)


@pytest.mark.parametrize("commands", [("nonsense",), ("M: INF*99 @ Nowhere > K1",), ("P: INF > Drift",)])
def test_a_senseless_answer_costs_only_that_seat_its_turn(commands: tuple[str, ...]) -> None:
    table = table_against(1).send(m.Type("N:"), m.HandIn())
    table.send(m.Thought(Answered("one", 0, "BLUE", commands, 1, 1, True)))
    assert table.session.stage == REVEAL and len(table.session.match.played) == 1


def test_the_search_sees_neither_others_commands_nor_the_dice() -> None:
    table = table_against(1).send(m.Type("M: INF*2 @ Drift > D2"), m.HandIn(), m.ThinkerFailed(0))
    (question,) = (each.question for each in table.effects if isinstance(each, Think))
    assert "INF*2" not in question.text() and json.loads(question.state) == table.session.match.game.freeze(
        table.session.match.state
    )
    assert table.session.match.key.hex() not in question.text()


def test_in_a_what_if_the_player_commands_the_computer_seat_too() -> None:
    table = table_against(1).think().send(m.TryDifferently())
    assert table.session.is_trial and set(table.session.kind.people) == {"RED", "BLUE"}
    table.send(m.Sit("BLUE"))
    assert table.session.seat == "BLUE" and table.session.composer.commands == ()


def test_a_lone_player_can_take_back_a_turn() -> None:
    table = table_against(1).send(m.Type("N:"), m.HandIn()).think().send(m.Ask("take-back"))
    assert table.session.stage == COMPOSE and not table.session.match.played
    assert table.thinking is not None


def test_two_people_share_a_page_with_a_computer_player() -> None:
    table = begin_match("rozz", scenario_of_three(), **{f"plays-{three_colours()[2]}": "computer:1"})
    first, second, third = three_colours()
    assert table.session.stage == HANDOVER
    for _ in (first, second):
        table.send(m.IAm(), m.Type("N:"), m.HandIn())
    assert table.session.stage == AWAIT and pattern("thinks").search(table.shown)
    assert 'id="board"' not in table.shown, "several people share the page: nothing is shown"
    table.think()
    assert table.session.stage == ALL_IN
    table.send(m.ShowEveryone())
    assert table.session.stage == REVEAL and table.session.match.played[0].orders[third]


def test_the_next_match_starts_at_the_level_chosen_last() -> None:
    table = table_against(3)
    assert Remember(Settings(level=3)) in table.effects
    table.send(m.GoHome(), m.PlayNow("", "two", "00" * 16))
    assert table.plays["BLUE"] == "computer:3"


def test_a_tap_beside_a_hint_acts_at_once() -> None:
    table = table_against(1).think().send(m.AskHint())
    screen = table.shown.split('id="screen"')[1].split(">")[0]
    assert "inert" not in screen and 'data-do="close"' in screen, "a tap that does nothing else closes the hint"
    assert 'role="dialog"' in table.shown and "aria-modal" not in table.shown, "screen readers reach the table too"
    assert dragging.drag_targets(table.model, "Drift")
    table.send(m.TapTile("Drift"))
    assert table.session.composer.made == ("Drift",) and table.model.dialog == ""
    table.send(m.AskHint(), m.Drag("Drift"), m.Drop("Drift", "D2"))
    assert len(table.session.composer.commands) == 1 and table.model.dialog == ""
    menu = table.send(m.OpenDialog("menu")).shown.split('id="screen"')[1].split(">")[0]
    assert "inert" in menu and "data-do" not in menu and 'aria-modal="true"' in table.shown


def test_keys_work_on_the_board_beside_a_hint_but_not_in_it() -> None:
    table = table_against(1).think().send(m.AskHint())
    held = {"ctrlKey": False, "metaKey": False, "altKey": False, "shiftKey": False}
    tile = {"data-do": "tile", "data-tile": "Drift"}.get
    for key, message in {"Enter": m.TapTile("Drift"), "ArrowRight": m.WalkTo("D3")}.items():
        outside = SimpleNamespace(closest=lambda _: None, getAttribute=tile)
        assert isinstance(
            key_events.message_of(SimpleNamespace(key=key, target=outside, **held), table.model), type(message)
        )
        inside = SimpleNamespace(closest=lambda selector: selector == "#dialog", getAttribute=tile)
        assert key_events.message_of(SimpleNamespace(key=key, target=inside, **held), table.model) is None


def test_a_hint_shows_plans_with_the_reply_to_fear_and_can_be_undone() -> None:
    table = table_against(1, "lake-2").think().send(m.Type("M: INF*2 @ Drift > D2"), m.AskHint())
    assert table.model.dialog == "hint" and say("hint-thinking") in table.shown
    before = table.session.composer.commands
    table.think()
    advice = table.model.advice
    assert advice is not None and 1 <= len(advice.plans) <= 3
    assert say("hint-scale") in table.shown, "the hint says what its numbers mean"
    assert pattern("hint-best").search(table.shown)
    worst = advice.plans[0].against.index(min(advice.plans[0].against))
    assert beginning("hint-feared-reply", plan=1, number=worst + 1) in table.shown, "it says which reply to which plan"
    short, more = table.shown.split("<details", 1)
    assert say("hint-use") in short
    is_feared = beginning("hint-watch-out") in short
    assert not (is_feared and say("hint-safe") in short), "a safe plan brings no warning"
    assert beginning("hint-feared-reply", plan=1) in more, "the whole reply is a tap away"
    assert short.count("<p", short.index('class="hint-short"')) <= 4, "at most five lines with the heading"
    assert say("hint-odds", share=0) not in table.shown, "a plan without a share shows no odds"
    assert table.session.composer.commands == before, "the hint itself changes no commands"
    table.send(m.UseHint(0))
    write = table.session.match.game.write
    assert tuple(write(each) for each in table.session.composer.commands) == advice.plans[0].commands
    assert all(given.is_done for given in command_editing.judged(table.session))
    table.send(m.Undo())
    assert table.session.composer.commands == before


def test_a_report_of_thinking_rewrites_nothing_but_the_bar() -> None:
    """On a large board all the rest would take longer than the search."""
    table = table_against(1, "lake-2").think().send(m.AskHint())
    before = pages.draw_page(table.model)
    bar = before.regions["hint-thought"]
    assert "value=" not in bar, "an unknown share is not shown as nothing"
    assert table.thinking is not None
    table.send(m.Thought(next(table.thinking)))
    changed = page_regions.changed(before, pages.draw_page(table.model))
    assert changed is not None and len(changed) == 1 and changed[0].startswith('<progress id="hint-thought" value="')


def test_a_hint_with_book_openings_shows_no_chances_to_win() -> None:
    """Those chances would be the values after one turn; the shares come from whole games."""
    table = table_against(1).send(m.AskHint()).think()
    advice = table.model.advice
    assert advice is not None and advice.is_opening and len(advice.plans) > 1
    shown = html.unescape(table.shown)
    assert say("hint-opening") in shown and say("hint-opening-about") in shown and say("hint-lots") in shown
    assert shown.count(say("hint-opening-too")) == len(advice.plans) - 1
    for key in ("hint-best", "hint-good-too", "hint-worth"):
        assert not pattern(key).search(shown)
    assert say("hint-table") not in shown, "no table of values either"


def test_a_hint_during_the_set_up_shows_no_chances_to_win() -> None:
    """With armies of one player on the map, the value of the position would be nearly 1."""
    table = begin_match("simultaneous-risk", "archipelago", FIRST="Ada", SECOND="Ben").send(m.AskHint()).think()
    shown = html.unescape(table.shown)
    assert say("hint-best-plan") in shown
    for key in ("hint-best", "hint-another", "hint-worth", "hint-scale-open"):
        assert not pattern(key).search(shown), key


def warning(model: Model) -> list[str]:
    """The lines of the warning in the short hint."""
    short = html.unescape(str(h.fragment[hint_panel(model)])).split("<details", 1)[0]
    _, _, drawn = short.partition('<div class="watch-out">')
    return re.findall("<(?:p|li)>(.*?)</(?:p|li)>", drawn.split("</div>", 1)[0])


def test_a_hint_in_the_first_match_names_pieces_and_says_what_they_earn() -> None:
    table = table_against(1).think().send(m.AskHint()).think()
    advice = table.model.advice
    assert advice is not None
    plan = replace(advice.plans[0], commands=("P: IU*3 > Drift", "M: INF*2 @ Drift > D2"))
    model = replace(table.model, advice=replace(advice, plans=(plan,)))
    short = html.unescape(str(h.fragment[hint_panel(model)])).split("<details", 1)[0]
    assert "3 industry units (IU)" in short and "2 infantry (INF)" in short
    assert say("rozz-brings-money", what="3 industry units", tile="Drift", money=6) in short


def test_watch_out_names_two_commands_of_a_reply_and_counts_the_rest() -> None:
    table = table_against(1).think().send(m.AskHint()).think()
    match, advice = table.session.match, table.model.advice
    assert advice is not None
    lines = ("P: INF > Braxx", "M: INF*2 @ Braxx > B2", "M: INF @ Braxx > B1")
    commands = [command for line in lines for command in match.game.parse(match.scenario, line)]
    for number in (1, 2, 3):
        replies = ({"BLUE": lines[:number]},)
        model = replace(table.model, advice=replace(advice, replies=replies, feared=0, plans=(
            replace(advice.plans[0], against=(), reason=None),
        )))  # fmt: skip
        lines_shown = [command_with_full_names(match, each) for each in commands[:number][-2:]]
        lines_shown += [say("hint-watch-out-more", more=1)] if number > 2 else []
        assert warning(model) == [say("hint-watch-out-instead", name=match.names["BLUE"]), *lines_shown]


def test_watch_out_names_only_the_opponents_whose_commands_do_harm() -> None:
    table = begin_match("rozz", "headquarters-3", RED="Ada", BLUE="Ben", GREEN="Cay")
    match = table.session.match
    blue, green = ("M: INF*2 @ Quell > Q1", "M: INF @ Quell > Q2"), ("M: INF @ Vess > V1",)
    one, two = (tuple(c for line in lines for c in match.game.parse(match.scenario, line)) for lines in (blue, green))

    def warned(reason: Reason) -> list[str]:
        advice = Advice((HintPlan((), 1.0, 0.5, reason=reason),), ({"BLUE": blue, "GREEN": green},), 0)
        return warning(replace(table.model, dialog=HINT, advice=advice))

    of_ben = [say("hint-watch-out-instead", name="Ben"), *(command_with_full_names(match, each) for each in one)]
    assert warned(Reason(taken=("Gr6",), opponents=("BLUE",))) == of_ben
    of_cay = [say("hint-watch-out-instead", name="Cay"), command_with_full_names(match, two[0])]
    assert warned(Reason(opponents=("GREEN",))) == of_cay
    assert warned(Reason(opponents=("BLUE", "GREEN"))) == [
        say("hint-watch-out-several-instead"),
        commands_line(match, "BLUE", one[-1:]),
        commands_line(match, "GREEN", two),
        say("hint-watch-out-more", more=1),
    ]
    assert warned(Reason(taken=("Gr6",), is_safe=True)) == [], "a reply that takes nothing is no warning"


def test_a_hint_calls_its_result_likely_where_it_fears_another_reply() -> None:
    """It said that 8 armies would beat 2 in Cedar, and in the next line that 13 might come."""
    table = table_against(1)
    match, takes = table.session.match, say("hint-takes", places="Rozz")
    found = Reason(taken=("Rozz",), brings=(FIGHT,), main=FIGHT, reply=0, feared=(FIGHT,), cost=("D2",))

    def panel(reason: Reason) -> str:
        plans = (HintPlan(("M: INF @ Drift > D2",), 1.0, 0.5, reason=reason),) * 2
        advice = Advice(plans, ({"BLUE": ("P: INF > Braxx",)},), 0)
        return html.unescape(str(h.fragment[hint_panel(replace(table.model, dialog=HINT, advice=advice))]))

    short, more = panel(found).split("<details", 1)
    assert say("hint-likely", text=takes) in short
    assert say("hint-watch-out-instead", name=match.names["BLUE"]) in short
    assert more.count(say("hint-brings-likely")) == 2 and say("hint-brings") not in more
    assert say("hint-likely", text=takes) in more, "the second plan"
    nowhere = panel(replace(found, taken=())).split("<details", 1)[0]
    assert say("hint-likely", text=in_future_tense(FIGHT.text)) in nowhere, "the first sentence says it"
    safe = panel(replace(found, reply=-1, feared=(), cost=(), is_safe=True))
    assert takes in safe and beginning("hint-likely") not in safe and say("hint-brings") in safe


def test_a_player_who_resigned_among_computers_reads_it_and_can_leave() -> None:
    players = {"RED": "Ada", "plays-BLUE": "computer:1", "plays-GREEN": "computer:1"}
    table = begin_match("rozz", "headquarters-3", **players).think()
    table.send(m.Type("N:"), m.Ready(), m.HandIn()).think()
    assert table.session.stage == REVEAL and say("out-looking-on") not in html.unescape(table.shown)
    table.send(m.NextTurn(), m.Resign()).think()
    assert table.session.stage == REVEAL and table.session.match.outcome is None
    note = html.unescape(table.shown).split(say("out-looking-on"), 1)[1]
    assert 'data-do="home"' in note.split("</p>", 1)[0]


def test_a_match_can_be_watched_but_not_continued_after_resigning() -> None:
    players = {"RED": "Ada", "plays-BLUE": "computer:1", "plays-GREEN": "computer:1"}
    table = begin_match("rozz", "headquarters-3", **players).think()
    assert f"<h2>{say('go-on')}</h2>" in table.send(m.GoHome()).shown
    table.send(m.OpenMatch("one"), m.Resign()).think().send(m.GoHome())
    assert f"<h2>{say('go-on')}</h2>" not in table.shown
    card = html.unescape(table.shown).partition('id="saved-one"')[2].partition("</article>")[0]
    assert f">{say('watch')}</button>" in card and say("out-looking-on") in card
    # The stored summary says the same.
    (kept,) = match_summaries.from_text(match_summaries.to_text(table.model.shelf)).values()
    assert kept[1].has_left
    table.send(m.OpenMatch("one"))
    assert table.session.stage == REVEAL


def test_nobody_is_warned_of_a_reply_when_nothing_can_be_taken() -> None:
    table = table_against(1).think().send(m.AskHint()).think()
    advice = table.model.advice
    assert advice is not None
    warnings = (beginning("hint-watch-out"), beginning("hint-feared", plan=1))
    for hanging, is_warned in ((("Drift",), True), ((), False)):
        plan = replace(advice.plans[0], against=(), reason=Reason(then=(), hanging=hanging))
        replies = ({"BLUE": ("P: INF > Braxx",)},)
        model = replace(table.model, advice=replace(advice, plans=(plan,), replies=replies, feared=0))
        shown = html.unescape(str(h.fragment[hint_panel(model)]))
        assert [each in shown for each in warnings] == [is_warned, is_warned], shown
        assert (say("hint-hangs-none") in shown) != is_warned


@pytest.mark.parametrize(
    ("game", "scenario"),
    [("rozz", "headquarters-2"), ("rosenkreuz", "rosenkreuz-skirmish"), ("ozymandia", "five-isles"),
     ("simultaneous-risk", "swift-world")],
)  # fmt: skip
def test_a_hint_uses_the_sentences_of_reports_and_their_rules(
    game: str, scenario: str
) -> None:
    table = begin_match(game, scenario)
    first, second = table.plays
    table = begin_match(game, scenario, **{first: "Ada", second: "Ben", f"plays-{second}": "computer:1"}).think()
    table.send(m.AskHint()).think()
    advice = table.model.advice
    assert advice is not None
    reasons = [plan.reason for plan in advice.plans if plan.reason is not None]
    assert len(reasons) == len(advice.plans) > 0
    lines = [line for reason in reasons for line in (*reason.brings, *reason.feared, *reason.then)]
    assert lines
    for line in lines:
        assert in_future_tense(line.text) in html.unescape(table.shown)
        assert f'data-rule="{line.rule}"' in table.shown
    # Players are called by their names, and captured places are mentioned.
    assert any("Ada" in text or "Ben" in text for text in (in_future_tense(line.text) for line in lines))
    assert all(
        say("hint-takes", places=listed(each.taken)) in html.unescape(table.shown) for each in reasons if each.taken
    )


def test_a_rosenkreuz_hint_names_saved_threatened_and_hanging_pieces() -> None:
    reason = Reason(
        then=(Sentence("Ben takes something", "K6"),), otherwise=(Sentence("Ben takes more", "K7"),), saved=("c3",),
        threatened=("e5", "f6"), hanging=("d4",), counts=(("CROSS", 8, 8), ("ROSE", 8, 7)),
    )  # fmt: skip
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish", ROSE="Ada", CROSS="Ben").send(m.AskHint()).think()

    def shown(why: Reason) -> str:
        advice = table.model.advice
        assert advice is not None
        plan = replace(advice.plans[0], reason=why)
        # Sentences reach the page as text.
        answer = Answered("x", 0, "ROSE", plan.commands, 1, 1, True, True, replace(advice, plans=(plan,)))
        return html.unescape(str(h.div[hint_panel(replace(table.model, advice=answered_of(answer.text()).advice))]))

    text = shown(reason)
    assert (
        f"{say('hint-saves', places='c3')} {say('hint-threatens', places='e5 and f6')} {say('hint-hangs', places='d4')}"
        in text
    )
    assert say("hint-threat") in text and "Ben takes more" in text
    assert say("hint-counts", counts="Ben still 8; Ada 7 instead of 8") in text
    brought = Reason(brings=(Sentence("Ben loses a city", "Z9"),), unsaid=2)
    assert re.search(f"Ben loses a city.*{say('hint-unsaid', number=2)}", shown(brought)), (
        "a shortened list says that it is shortened"
    )
    assert longest_part("hint-unsaid") not in shown(replace(brought, unsaid=0))
    text = shown(Reason(then=reason.then, hanging=(), counts=(("CROSS", 8, 8), ("ROSE", 8, 8))))
    assert say("hint-hangs-none") in text and say("hint-counts-same") in text
    text = shown(Reason(hanging=tuple(f"a{number}" for number in range(1, 8))))
    assert say("hint-hangs-any") in text
    text = shown(Reason(saved=tuple(f"a{number}" for number in range(1, 8)), hanging=("d4",)))
    assert f"{say('hint-saves', places='a1, a2, a3, a4, a5, a6 and a7')} {say('hint-hangs', places='d4')}" in text
    assert say("hint-saves-any") in shown(Reason(saved=tuple(f"a{number}" for number in range(1, 8)), hanging=()))


@pytest.mark.parametrize(
    ("reason", "comment"),
    [
        (Reason(), say("hint-quiet")),
        (Reason(more=7), say("hint-more", number=7)),
        (Reason(more=1), say("hint-more", number=1)),
        (Reason(more=-1, is_safe=True), say("hint-safe")),
        (Reason(taken=("D2",), more=3, is_safe=True), say("hint-takes", places="D2")),
        (Reason(left=("D2",)), say("hint-leaves", places="D2")),
    ],
)
def test_every_plan_in_a_hint_gets_exactly_one_comment(reason: Reason, comment: str) -> None:
    table = table_against(1).send(m.AskHint()).think()
    advice = table.model.advice
    assert advice is not None
    # A move, because what purchases bring would be a reason.
    plan = replace(advice.plans[0], commands=("M: INF @ Drift > D2",), reason=reason)
    answer = Answered("x", 0, "RED", plan.commands, 1, 1, True, True, replace(advice, plans=(plan,)))
    model = replace(table.model, advice=answered_of(answer.text()).advice)
    shown = html.unescape(str(h.div[hint_panel(model)]))
    said = any_of(comment, say("hint-quiet"), longest_part("hint-more", number=2), say("hint-safe")).findall(shown)
    assert said == [comment]


def short_hint(table: Table, *plans: HintPlan) -> str:
    """The short hint for these plans."""
    advice = table.model.advice or Advice()
    model = replace(table.model, advice=replace(advice, plans=plans, replies=(), feared=-1, is_opening=False))
    return html.unescape(str(h.fragment[hint_panel(model)])).split("<details", 1)[0]


FIGHT = Sentence(said("rozz-report-earned", name="Ada", number=9), "R11")


def test_a_plan_that_takes_nothing_has_a_reason_in_the_short_hint_too() -> None:
    """Hints in a real match gave no reason at all: the plan's only effect was in the long hint."""
    table = table_against(1)
    found = Reason(brings=(FIGHT,), main=FIGHT, more=-1, is_safe=True, chances=1, cases=4)
    plan = HintPlan(("M: INF @ Drift > D2",), 1.0, 0.978, reason=found)
    near, far = replace(plan, share=0.0, value=0.977), replace(plan, share=0.0, value=0.9)
    short = short_hint(table, plan, near)
    assert say("hint-chances", number=1, cases=4) in short and in_future_tense(FIGHT.text) in short
    assert say("hint-equal") in short and say("hint-equal") not in short_hint(table, plan, far)
    # And if there is nothing else to say, the hint says just that.
    mute = replace(plan, reason=Reason(brings=(FIGHT,)))
    assert say("hint-equal") in short_hint(table, mute, near) and say("hint-found") in short_hint(table, mute, far)


def test_reasons_come_by_weight_and_a_distance_comes_last() -> None:
    table = table_against(1)
    (distance,) = face_of("rozz").distance_notes(
        table.session.match, "RED", table.session.match.game.parse(table.session.match.scenario, "P: INF*15 > Drift")
    )
    plan = HintPlan(("P: INF*15 > Drift",), 1.0, 0.7, reason=Reason(taken=("Rozz",), more=16))
    short = short_hint(table, plan)
    earned = say("rozz-brings-money", what="1 industry complex", tile="Rozz", money=10)
    assert f"{say('hint-takes', places='Rozz')} {earned}" in short and distance not in short
    assert distance in short_hint(table, replace(plan, reason=Reason()))


def test_the_list_of_plans_does_not_repeat_the_best_one() -> None:
    table = table_against(1).send(m.AskHint()).think()
    advice = table.model.advice
    assert advice is not None and len(advice.plans) > 1
    _, long = html.unescape(table.shown).split('<details class="hint-details"', 1)
    first, second = long.split("<li><h3>")[1:3]
    assert first.startswith(say("hint-plan-above", number=1)) and "command-phrases" not in first
    assert second.startswith(say("hint-plan", number=2)) and "command-phrases" in second


def test_a_hint_says_what_its_codes_of_rules_are() -> None:
    table = table_against(1).send(m.AskHint()).think()
    assert say("hint-rules", rule="R11") in html.unescape(table.shown)


def test_a_hint_says_where_armies_go_that_its_plan_does_not_place() -> None:
    table = begin_match("ozymandia", "five-isles", FIRST="Ada", SECOND="Ben")
    for text in ("1 Brine > Bell City, 2 Brine > Drake", "Bomb Drake"):
        table.send(m.IAm(), m.Type(text), m.HandIn())
    table.send(m.ShowEveryone(), m.NextTurn(), m.IAm(), m.Type("Bomb Drake"), m.HandIn(), m.IAm())
    assert table.session.seat == "FIRST" and "Bell City" in table.session.match.state.armies["FIRST"]
    rest = say("areas-left-over", places=say("areas-armies-in", number=1, area="Bell City"))
    plan = HintPlan(("1 Fern > Foam City",), 1.0, 0.7, reason=Reason(taken=("Foam City",)))
    assert rest in short_hint(table, plan)
    assert rest not in short_hint(table, replace(plan, commands=("+1 Bell City", *plan.commands)))


def test_a_hint_mentions_drawing_lots_only_for_several_plans() -> None:
    table = table_against(1, "lake-2").send(m.AskHint()).think()
    advice = table.model.advice
    assert advice is not None

    def shown(*shares: float) -> str:
        plans = tuple(replace(advice.plans[0], share=share, against=()) for share in shares)
        return html.unescape(str(h.div[hint_panel(replace(table.model, advice=replace(advice, plans=plans)))]))

    for alone in (shown(1.0), shown(1.0, 0.0), shown(0.998, 0.002)):
        assert (
            say("hint-lots") not in alone
            and beginning("hint-odds") not in alone
            and longest_part("hint-best") in alone
        )
    text = shown(0.7, 0.3)
    assert say("hint-lots") in text and say("hint-odds", share=30) in text
    assert text.count(say("hint-best", value=round(100 * advice.plans[0].value))) == 1, "one plan comes first"
    assert longest_part("hint-good-too") in text


def test_hints_mention_no_lots_in_games_where_players_move_in_turn() -> None:
    """Players do not understand "play this move 100 times in 100": one move is the best, and the others are not."""
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish", ROSE="Ada", CROSS="Ben").send(m.AskHint()).think()
    assert beginning("hint-odds") not in table.shown
    first, *others = re.findall(f"{pattern_text('hint-best')}|{pattern_text('hint-another')}", table.shown)
    assert pattern("hint-best").fullmatch(first) and all(map(pattern("hint-another").fullmatch, others))


def test_a_rosenkreuz_hint_searches_longer_than_the_strongest_player() -> None:
    """When both searched equally long, following the hints lost ground against that player."""
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish", ROSE="Ada", CROSS="Ben").send(m.AskHint())
    (think,) = (each for each in table.effects if isinstance(each, Think))
    *_, last = answers(think.question)
    *_, player = answers(replace(think.question, is_hint=False))
    assert 2 * last.spent > 3 * player.spent and last.spent <= last.budget


def test_the_reasons_in_a_hint_ignore_what_others_handed_in() -> None:
    """The reasons are the same whatever the computer player has already handed in."""
    advice = []
    for text in ("N:", "P: INF > Braxx"):
        table = table_against(1).think()
        match = table.session.match
        there = match.take_back("BLUE").hand_in("BLUE", match.game.parse(match.scenario, text))
        table.model = replace(table.model, session=table.session.having(there))
        advice.append(table.send(m.AskHint()).think().model.advice)
    assert advice[0] is not None and advice[0] == advice[1]


def test_a_hint_is_still_there_after_looking_up_a_rule() -> None:
    table = table_against(1).think().send(m.AskHint()).think()
    advice = table.model.advice
    table.send(m.ShowRules(), m.GoBack())
    assert table.model.advice == advice and advice is not None
    table.send(m.AskHint())
    assert table.thinking is None and say("hint-brings") in table.shown


def test_a_hint_is_kept_until_the_player_hands_in() -> None:
    table = table_against(1).think().send(m.AskHint()).think()
    table.send(m.CloseDialog(), m.AskHint())
    assert table.thinking is None and pattern("hint-opening").search(table.shown), "there is no second search"
    table.send(m.Type("N:"), m.HandIn(), m.NextTurn())
    assert table.model.advice is None and table.session.stage == COMPOSE


def test_there_are_no_hints_by_link() -> None:
    ada = Device("ada").send(m.ChooseScenario("basic-training"))
    ada.send(m.BeginMatch("fresh", {"plays-RED": "here", "plays-BLUE": "link", "RED": "Ada"}))
    ben = Device("ben").send(m.OpenLink(ada.link), m.JoinMatch("BLUE", "Ben"))
    ada.send(m.OpenLink(ben.link), m.StartMatch(), m.AskHint())
    assert ada.session.stage == COMPOSE and ada.model.hinting is None and not ada.model.dialog
    assert say("hint") not in pages.page(ada.model)


@pytest.mark.parametrize(("game", "scenario"), [("rosenkreuz", "rosenkreuz-skirmish"), ("ozymandia", "five-isles")])
def test_hints_work_in_the_related_games(game: str, scenario: str) -> None:
    table = begin_match(game, scenario).send(m.IAm(), m.AskHint()).think()
    assert table.model.advice is not None and table.model.advice.plans
    table.send(m.UseHint(0))
    assert table.session.composer.commands


def saved_text(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(table.model.shelf[0].text)
    return found


@pytest.mark.parametrize("level", ["9" * 5000, "9" * 17, "a b", ""])
def test_an_invalid_level_is_reported_as_a_damaged_file(level: str) -> None:
    whole = saved_text(table_against(1))
    whole["record"]["seats"][1]["plays"] = f"computer:{level}"
    table = Table().send(m.ImportMatch(json.dumps(whole), "fresh"))
    assert table.model.session is None and "seats.1.plays" in table.model.toast


def test_a_level_unknown_to_this_release_is_played_by_the_nearest_one() -> None:
    whole = saved_text(table_against(1))
    whole["record"]["seats"][1]["plays"] = "computer:77"
    table = Table().send(m.ImportMatch(json.dumps(whole), "fresh"))
    (question,) = (each.question for each in table.effects if isinstance(each, Think))
    assert question.level == 4


@pytest.mark.parametrize("pending", [{"ROSE": ["b2-c3", "b2-c3"]}, {"ROSE": []}, {"CROSS": ["g7-f6"]}])
def test_impossible_pending_commands_make_a_file_damaged(pending: dict[str, list[str]]) -> None:
    whole = saved_text(begin_match("rosenkreuz", "rosenkreuz-skirmish"))
    whole["record"]["pending"] = pending
    assert "damaged" in session_codec.saved("one", json.dumps(whole)).problem
    assert Table().send(m.ImportMatch(json.dumps(whole), "fresh")).model.session is None


def test_a_computer_player_without_an_answer_can_be_skipped() -> None:
    table = table_against(1).send(m.Type("N:"), m.HandIn(), m.DoNotWait())
    assert table.session.stage == REVEAL and StopThinking() in table.effects


def test_taking_back_a_move_returns_to_the_persons_own_move() -> None:
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish", **{"plays-CROSS": "computer:1"})
    table.send(m.Type("b2-c3"), m.HandIn()).think()
    assert len(table.session.match.played) == 2
    table.send(m.Ask("take-back"))
    assert not table.session.match.played and table.session.stage == COMPOSE and table.thinking is None


def test_a_move_answered_at_once_is_shown_before_the_answer() -> None:
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish", ROSE="Ada", **{"plays-CROSS": "computer:1"})
    table.send(m.Type("b2-c3"), m.HandIn())
    mine = r'<g id="pieces-c3"[^>]*><g class="come" style="[^"]*"><use href="#kreuz-ROSE-black">'
    assert re.search(mine, table.shown) and "come later" not in table.shown
    # The drawing stays the same once the answer is there, so the piece continues on its way.
    table.think()
    assert re.search(mine, table.shown) and table.shown.count('class="come later"') == 1
    table.send(m.Type("c3-d4"))
    assert re.search(mine, table.shown), "the piece keeps moving while the player acts"


def test_a_piece_captured_by_the_answer_is_first_shown_arriving() -> None:
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish", ROSE="Ada", CROSS="Ben")
    for move in ("f2-f3", "d7-c6", "h2-h3", "f7-g6", "e2-d3", "b7-d5", "d3-d4", "a7-a6"):
        table.send(m.Type(move), m.HandIn())
    table.send(m.ChangeSeats({"CROSS": "computer:1"}), m.Agree("ROSE"), m.Agree("CROSS"), m.Type("d4-c5"), m.HandIn())
    answer = Answered("one", 9, "CROSS", ("c6-c5",), 1, 1, True)
    table.send(m.Thought(answer))
    stands = table.shown.split('<g id="pieces-c5"')[1].split("</g></g>")[0]
    assert re.search(r'class="come" [^>]*><use class="till-answered" href="#kreuz-ROSE-\w+">', stands)
    assert re.search(r'class="come later" [^>]*><use href="#kreuz-CROSS-\w+">', stands)


def test_moves_taken_back_are_listed_and_can_be_restored() -> None:
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish", ROSE="Ada", **{"plays-CROSS": "computer:1"})
    table.send(m.Type("b2-c3"), m.HandIn()).think()
    before = table.session
    table.send(m.Ask("take-back"))
    made = (("Ada", 1), ("Dreamer", 2))
    moves = [say("move-of", name=name, moment=say("moment-move-inside", number=number)) for name, number in made]
    said = say(
        "moves-taken-back",
        moves=listed(moves),
        name="Ada",
        moment=say("moment-move-inside", number=1),
    )
    assert said in table.shown and 'data-do="put-back"' in table.shown
    table.send(m.PutBack())
    assert table.session == before and longest_part("moves-taken-back") not in table.shown
    # Opening the menu in between changes nothing.
    table.send(m.Ask("take-back"), m.OpenDialog("menu"), m.CloseDialog())
    assert said in table.shown
    table.send(m.PutBack())
    assert table.session == before
    # After any other action the way back is gone, because it would undo that action too.
    table.send(m.Ask("take-back"), m.TapTile("b2"), m.PutBack())
    assert not table.session.match.played and 'data-do="put-back"' not in table.shown


def test_restoring_a_turn_also_restores_the_later_draft() -> None:
    table = table_against(1).send(m.Type("N:"), m.HandIn()).think().send(m.NextTurn(), m.Type("N:"), m.Ask("take-back"))
    assert say("turn-taken-back", moment=say("moment-turn", number=1)) in table.shown
    table.think().send(m.PutBack())
    assert len(table.session.match.played) == 1 and table.session.composer.text == "N:"
    assert set(table.session.match.pending) == {"BLUE"}, "the computer player's commands for the next turn"


def test_a_copy_or_a_file_does_not_predict_the_computers_answer() -> None:
    table = table_against(2).think()
    seed = next(iter(answers_seed(table)))
    table.send(m.DuplicateMatch("one", "two"), m.OpenMatch("two"))
    assert table.session.match.key != b"" and seed not in answers_seed(table)
    (file,) = (each for each in update(table.model, m.ExportMatch("one"))[1] if isinstance(each, Download))
    again = Table().send(m.ImportMatch(file.text, "fresh"))
    assert again.session.match.key != b"" and again.session.match.played == ()


def answers_seed(table: Table) -> set[str]:
    return {asked(table.session.match, "BLUE", 2).seed}


def test_commands_handed_in_behind_a_what_if_are_saved() -> None:
    table = table_against(1).send(m.TryDifferently()).think()
    assert table.session.is_trial and table.model.aside is not None
    assert "BLUE" in table.model.aside.match.pending
    kept = session_codec.from_text(table.model.shelf[0].text)
    assert kept.match.pending == table.model.aside.match.pending
    table.send(m.DeleteMatch("one")).think().send(m.GoHome())
    assert not table.model.shelf, "a deleted match does not come back"


def test_the_record_of_a_match_by_link_can_be_continued_here() -> None:
    ada = Device("ada").send(m.ChooseScenario("basic-training"))
    ada.send(m.BeginMatch("fresh", {"plays-RED": "here", "plays-BLUE": "link", "RED": "Ada"}))
    ben = Device("ben").send(m.OpenLink(ada.link), m.JoinMatch("BLUE", "Ben"))
    ada.send(m.OpenLink(ben.link), m.StartMatch())
    (file,) = (
        each for each in update(ada.model, m.ExportMatch(ada.session.match.identity))[1] if isinstance(each, Download)
    )
    table = Table().send(m.ImportMatch(file.text, "new"))
    assert table.session.stage == HANDOVER and set(table.session.kind.people) == {"RED", "BLUE"}


def test_a_match_replaced_by_a_recovered_copy_is_searched_again() -> None:
    table = table_against(1).send(m.Type("N:"), m.HandIn())
    first = table.model.thinking
    other = table_against(1).send(m.Type("N:"), m.HandIn())
    table.send(m.Recovered("one", other.model.shelf[0].text))
    assert table.model.thinking != first and any(isinstance(each, Think) for each in table.effects)


def think_once(table: Table) -> Table:
    """Finish the current search without starting the next one."""
    assert table.thinking is not None
    *_, last = table.thinking
    table.thinking = None
    return table.send(m.Thought(answered_of(last.text())))


def looking_back() -> Table:
    """Turn 1 is replayed while the computer thinks about turn 2, and then turn 2 ends."""
    table = think_once(table_against(1).send(m.Type("N:"), m.HandIn()))
    table.send(m.NextTurn(), m.Type("N:"), m.HandIn())
    assert table.session.stage == AWAIT
    return think_once(table.send(m.ShowHistory(), m.Replay(1)))


def test_back_from_a_replay_leads_to_the_turn_that_has_ended_since() -> None:
    table = looking_back()
    assert table.session.shown_turn == 1, "the player is not moved to another turn unasked"
    table.send(m.GoBack())
    assert (table.model.screen, table.session.stage, table.session.shown_turn) == ("table", REVEAL, 2)
    table.send(m.GoBack())
    assert table.model.screen == "home"
    table.send(m.OpenMatch("one"))
    assert table.session.stage == REVEAL and table.session.shown_turn == 2


def test_a_new_turn_reached_from_a_replay_is_not_skipped_by_back() -> None:
    table = looking_back().send(m.NextTurn())
    assert table.session.stage == REVEAL and table.session.shown_turn == 2
    table.send(m.GoBack())
    assert table.model.screen == "home", "a new turn is not a replay that leads back to the history"
    table.send(m.OpenMatch("one"))
    assert table.session.stage == REVEAL and table.session.shown_turn == 2


def test_play_continues_if_storage_fills_up_while_the_computer_thinks() -> None:
    table = table_against(1).send(m.Type("N:"), m.HandIn(), m.NotSaved("full"))
    assert table.session.stage == AWAIT and say("unsaved-full") in table.shown
    table.think()
    assert table.session.stage == REVEAL and say("unsaved-full") in table.shown
    table.send(m.NextTurn(), m.Type("N:"), m.HandIn())
    assert table.session.match.played and table.model.unsaved == "full"


def test_a_lone_players_draft_survives_a_replay() -> None:
    table = begin_match("rozz", "basic-training", **{"plays-BLUE": "computer:1"}).send(m.Type("N:"), m.HandIn())
    table.think().send(m.NextTurn())
    given = table.send(m.Type("M: INF*2 @ Karn > K1")).session.composer.commands
    table.send(m.ShowHistory(), m.Replay(1))
    assert session_codec.from_text(session_codec.to_text(table.session)).drafts["RED"].commands == given
    table.send(m.GoBack(), m.BackToTable())
    assert given and table.session.composer.commands == given


def test_people_wait_for_free_storage_and_the_computer_does_not_rethink() -> None:
    first, second, third = three_colours()
    table = begin_match("rozz", scenario_of_three(), **{f"plays-{third}": "computer:1"}).think()
    for _ in (first, second):
        table.send(m.IAm(), m.Type("N:"), m.HandIn())
    assert table.session.stage == ALL_IN
    given = table.session.match.pending[third]
    table.send(m.NotShown())
    assert say("not-revealed-full") in table.shown and table.session.stage == ALL_IN and table.thinking is None
    assert table.session.match.pending[third] == given


def test_a_search_that_raises_is_retried_once_and_then_play_continues(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    table = table_against(1)
    monkeypatch.setattr(type(game_extras.evaluator("rozz")), "plans", broken)
    table.send(m.Type("N:"), m.HandIn())
    for begun_before in range(2):
        assert table.thinking is not None and table.session.stage == AWAIT
        with pytest.raises(ZeroDivisionError):
            next(table.thinking)
        table.send(m.ThinkerFailed(begun_before))
    assert table.session.stage == REVEAL and pattern("thinker-failed").search(table.shown)


def test_a_turn_is_saved_with_the_change_that_reveals_it_to_a_lone_player() -> None:
    before = table_against(1).think()
    after = Table()
    after.model = before.model
    after.send(m.Type("N:"), m.HandIn())
    assert shared_device.has_ended_moment(before.session, after.session)
    assert not shared_device.has_ended_moment(before.session, before.session)
    assert not shared_device.has_ended_moment(None, after.session)
    (save,) = (each for each in after.effects if isinstance(each, Save))
    assert len(session_codec.from_text(save.text).match.played) == 1, "the saved match already has the turn"


def test_arrow_keys_explore_the_board_while_the_computer_thinks() -> None:
    table = Table().send(m.PlayNow("", "one", "00" * 16), m.Type("N:"), m.Ready(), m.HandIn())
    assert table.session.stage == AWAIT
    (first,) = re.findall(r'<g id="tile-(\w+)"[^>]*tabindex="0"', table.shown)
    seen = {first}
    for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft"):
        at = (table.session.composer.cursor or first).replace(" ", "_")
        assert re.findall(r'<g id="tile-(\w+)"[^>]*tabindex="0"', table.shown) == [at]
        target = SimpleNamespace(
            closest=lambda _: None, getAttribute={"data-do": "tile", "data-tile": at.replace("_", " ")}.get
        )
        held = {"ctrlKey": False, "metaKey": False, "altKey": False, "shiftKey": False}
        message = key_events.message_of(SimpleNamespace(key=key, target=target, **held), table.model)
        assert isinstance(message, m.WalkTo | m.NoWay)
        table.send(message)
        seen.add(table.session.composer.cursor)
    assert len(seen) > 1
    secret = begin_match("rozz", "headquarters-3", **{"plays-GREEN": "computer:1"})
    secret.send(m.IAm(), m.HandIn(), m.IAm(), m.HandIn())
    assert secret.session.stage == AWAIT and 'id="board"' not in secret.shown
    target = SimpleNamespace(closest=lambda _: None, getAttribute={"data-do": "tile", "data-tile": "Drift"}.get)
    assert key_events.message_of(SimpleNamespace(key="ArrowRight", target=target, **held), secret.model) is None


def unplaced(table: Table) -> dict[str, int]:
    return dict(table.session.match.state.unplaced)


def setting_up(scenario: str = "standard") -> Table:
    return begin_match("simultaneous-risk", scenario, **{"FIRST": "Ada", "plays-SECOND": "computer:1"}).think()


def test_setting_up_armies_one_by_one_needs_no_tap_for_each() -> None:
    """Z15: still one at a time, with the other side placing in between."""
    table = setting_up().send(m.TapTile("Alaska"))
    assert say("again-times", times=5) in table.shown and say("again-all", times=40) in table.shown
    table.send(m.AddAgain(5))
    assert unplaced(table) == {"FIRST": 39, "SECOND": 40} and longest_part("again-left", left=4) in table.shown
    table.think()
    assert unplaced(table) == {"FIRST": 35, "SECOND": 35}
    assert table.session.match.state.armies["FIRST"] == {"Alaska": 5}
    assert [tuple(played.orders) for played in table.session.match.played] == [("FIRST",), ("SECOND",)] * 5
    assert table.model.again is None and longest_part("again-left") not in table.shown


def test_placing_all_armies_ends_the_setup_without_giving_commands() -> None:
    table = setting_up().send(m.TapTile("Alaska"), m.AddAgain(40)).think()
    assert unplaced(table) == {"FIRST": 0, "SECOND": 0} and table.model.again is None
    assert table.session.match.moment is not None and table.session.match.moment.is_sealed
    assert table.session.composer.commands == ()


def test_repeated_placing_ends_on_request_and_with_the_screen() -> None:
    for stopping in (m.StopAgain(), m.GoHome(), m.OpenDialog("menu")):
        table = setting_up().send(m.TapTile("Alaska"), m.AddAgain(10), stopping)
        is_stopped = not isinstance(stopping, m.OpenDialog)
        assert (table.model.again is None) == is_stopped
    table = setting_up().send(m.TapTile("Alaska"), m.AddAgain(10), m.StopAgain()).think()
    assert unplaced(table) == {"FIRST": 39, "SECOND": 39}


def test_a_repeated_move_that_replaces_a_void_one_says_so() -> None:
    table = setting_up().send(m.Type("Bomb Alaska"))
    session = table.session
    void = command_phrase(session.match, session.composer.commands[0])
    table.send(m.TapTile("Alaska"), m.AddAgain(5))
    assert unplaced(table) == {"FIRST": 39, "SECOND": 40}
    assert table.model.toast == say("replaced-void", commands=say("quoted-command", command=void))


def test_repeats_are_limited_and_unavailable_in_turns_and_what_ifs() -> None:
    table = setting_up("archipelago").send(*[m.TapTile("Ash")] * 5)
    assert say("again-all", times=3) in table.shown, "five at a time"
    before = table.model
    for times in (0, 1, 4, -5):
        assert table.send(m.AddAgain(times)).model.session == before.session
    trial = setting_up().send(m.TryDifferently(), m.TapTile("Alaska"))
    assert say("again") not in trial.shown
    sealed = begin_match("simultaneous-risk", "swift-world").send(m.IAm(), m.AddAgain(5))
    assert sealed.model.again is None


def test_on_one_device_repeats_wait_while_the_other_player_places() -> None:
    table = begin_match("simultaneous-risk", "standard", FIRST="Ada", SECOND="Ben")
    table.send(m.TapTile("Alaska"), m.AddAgain(3))
    assert (
        table.session.seat == "SECOND"
        and table.session.stage == COMPOSE
        and longest_part("again-left", left=2) in table.shown
    )
    table.send(m.TapTile("Brazil"), m.TapTile("Brazil"))
    assert table.session.seat == "SECOND" and unplaced(table) == {"FIRST": 38, "SECOND": 39}
    table.send(m.TapTile("Brazil"), m.TapTile("Brazil"))
    assert unplaced(table) == {"FIRST": 37, "SECOND": 38} and table.model.again is None


@pytest.mark.parametrize("second", ["here", "computer:1"])
def test_taking_back_a_repeated_placement_ends_the_repeats(second: str) -> None:
    table = begin_match(
        "simultaneous-risk", "standard", **{"FIRST": "Ada", "SECOND": "Ben", "plays-SECOND": second}
    ).think()
    table.send(m.TapTile("Alaska"), m.AddAgain(10), m.Ask("take-back"), m.Agree("FIRST"), m.Agree("SECOND"))
    assert unplaced(table) == {"FIRST": 40, "SECOND": 40} and table.model.again is None
    assert (table.session.seat, table.session.stage) == ("FIRST", COMPOSE)


def test_repeats_end_when_a_computer_takes_the_seat() -> None:
    table = begin_match("simultaneous-risk", "standard", FIRST="Ada", SECOND="Ben")
    table.send(m.TapTile("Alaska"), m.AddAgain(10), m.ChangeSeats({"FIRST": "computer:1"}))
    table.send(m.Agree("FIRST"), m.Agree("SECOND"))
    assert (
        table.plays["FIRST"] == "computer:1"
        and table.model.again is None
        and longest_part("again-left") not in table.shown
    )


def test_on_one_device_both_players_can_repeat_placements() -> None:
    table = begin_match("simultaneous-risk", "standard", FIRST="Ada", SECOND="Ben")
    table.send(m.TapTile("Alaska"), m.AddAgain(10), m.TapTile("Brazil"), m.AddAgain(5))
    assert unplaced(table) == {"FIRST": 34, "SECOND": 35} and table.session.seat == "SECOND"
    assert say("again-left", name="Ada", left=4) in table.shown and "Ben goes on" not in table.shown
    table.send(m.TapTile("Brazil"), m.AddAgain(35))
    assert unplaced(table) == {"FIRST": 30, "SECOND": 30} and table.session.seat == "FIRST"
    table.send(m.TapTile("Alaska"), m.AddAgain(30))
    assert unplaced(table) == {"FIRST": 0, "SECOND": 0} and table.model.again is None


def test_the_list_of_players_marks_a_level_as_the_computer() -> None:
    table = table_against(1)
    bar = table.shown.split('id="bar"')[1].split("</header>")[0]
    assert "Dreamer" in bar and bar.count(f"({say('is-computer')})") == 1


def test_an_open_hint_draws_the_arrows_of_its_plan_on_the_board() -> None:
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish", ROSE="Ada", CROSS="Ben").send(m.AskHint()).think()
    assert table.model.advice is not None
    plans = table.model.advice.plans
    ways = []
    for number in range(len(plans)):
        table.send(m.ShowPlan(number))
        assert table.model.dialog == "hint" and table.shown.count('class="arrow move given"') == 1
        assert table.shown.count('class="arrow move foretold"') <= 1, "the reply to fear, without a share"
        ways.append(table.shown.split('class="arrow move given"')[1].split("</g>")[0])
    assert len(set(ways)) == len(plans)
    assert 'class="arrow move given"' not in table.send(m.CloseDialog()).shown
