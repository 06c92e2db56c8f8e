"""Watching what happened, what-ifs, history and agreements at the table: messages in, values and markup out."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from rozz import library
from rozz.engine.game import Line
from rozz.engine.rosenkreuz.text.notation import RESIGNATION
from rozz.engine.rozz.model.commands import Message, Move, Purchase
from rozz.engine.said import Said
from rozz.ui import page_regions
from rozz.ui.app.update import update
from rozz.ui.features.match_list import match_summaries, session_codec
from rozz.ui.features.match_list.last_screen_view import at_rest
from rozz.ui.features.match_list.match_list import title_of
from rozz.ui.features.navigation import path
from rozz.ui.features.replay import replay_steps, step_durations
from rozz.ui.features.table import table_votes
from rozz.ui.features.table.table_votes import DRAW, TAKE_BACK
from rozz.ui.games import face_of
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Copy, Focus, Follow, Remember, Save, Scroll, StayInSight, ToTop, Wait
from rozz.ui.state.model import Model, Saved, Session, Settings
from rozz.ui.state.replay_speeds import SPEEDS
from rozz.ui.state.session_kinds import Here
from rozz.ui.state.stages import OVER, REVEAL
from rozz.ui.views.shell import page_markup as pages
from rozz.ui.views.widgets import pictures
from rozz.ui.worker.turn_questions import Answered
from tests.support.engine.report_lines import bought, moved, sentence
from tests.support.labels import tile_text
from tests.support.ui import six_player_turn
from tests.support.ui.opponents_table import begin_match
from tests.support.ui.related_game_tables import rosenkreuz_table
from tests.support.ui.table import ADA_MOVES, Table, primary_labels, revealed_table, second_turn_table, words
from tests.support.words import in_turn, longest_part, pattern, reveal_of


def test_the_first_step_shows_all_commands_and_the_last_their_result() -> None:
    table = revealed_table()
    assert table.shown.count("M: INF*5 @ Drift &gt; D2") == 1
    assert "P: ARMOR &gt; Braxx" in table.shown
    assert 'class="arrow move given' in table.shown
    assert "token seat-2 fresh" in table.shown
    table.send(m.GoToStep(99))
    assert say("turn-card", moment=in_turn(1)) in table.shown


def test_a_turn_plays_by_itself_to_its_end() -> None:
    table = revealed_table().send(m.PlayOn())
    steps = replay_steps.steps(table.session.match, 1)
    for step in range(1, len(steps)):
        (wait,) = (effect for effect in table.effects if isinstance(effect, Wait))
        assert wait.milliseconds == SPEEDS[1]
        table.send(m.Tick(wait.beat))
        assert table.session.step == step
    assert not table.model.is_playing
    assert not any(isinstance(effect, Wait) for effect in table.effects)


def test_a_tapped_tile_is_zoomed_to_and_its_story_is_in_sight() -> None:
    table = revealed_table().send(m.GoToStep(2), m.TapTile("D2"))
    assert {Follow(("D2",), is_near=True), Scroll("story")} <= set(table.effects)


def test_a_tapped_line_stays_in_sight_when_its_story_opens() -> None:
    table = revealed_table().send(m.GoToStep(2), m.LookAt("D2"))
    assert StayInSight() in table.effects and Scroll("story") not in table.effects
    assert StayInSight() not in table.send(m.LookAt("D2")).effects, "the story closes"


def test_player_buttons_that_would_lead_nowhere_are_disabled() -> None:
    dead = re.compile(r'aria-label="(Step \w+|\w+ step)"[^>]*aria-disabled="true"')
    table = revealed_table()
    assert dead.findall(table.shown) == [say("first"), say("previous")]
    assert dead.findall(table.send(m.GoToStep(1)).shown) == []
    assert dead.findall(table.send(m.GoToStep(99)).shown) == [say("next"), say("last")]


def test_play_is_primary_while_possible_and_then_the_way_to_continue() -> None:
    table = revealed_table()
    assert primary_labels(table.shown) == [say("play")]
    assert primary_labels(table.send(m.PlayOn()).shown) == [say("pause")]
    assert primary_labels(table.send(m.GoToStep(99)).shown) == [say("next-turn")]
    # The same holds for an earlier turn that is watched again.
    later = table.send(m.NextTurn(), *ADA_MOVES[:1], m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.Replay(1))
    assert primary_labels(later.shown) == [say("play")]
    assert len(primary_labels(later.send(m.GoToStep(99)).shown)) == 1


def test_a_long_step_takes_more_beats_and_its_list_scrolls_along() -> None:
    table = six_player_turn.revealed_table()
    steps = replay_steps.steps(table.session.match, 1)
    numbers = [len(replay_steps.sentences(table.session.match, 1, number)) for number in range(len(steps))]
    assert numbers == [18, 6, 12, 6], "commands, purchases, moves, income"
    table.send(m.PlayOn())
    for step in range(len(steps) - 1):
        beats = step_durations.beats(numbers[step])
        assert beats * step_durations.READ_IN_A_BEAT >= numbers[step]
        for part in range(beats):
            (wait,) = (effect for effect in table.effects if isinstance(effect, Wait))
            assert (table.session.step, wait.milliseconds) == (step, SPEEDS[1])
            assert ToTop("slip-body", part / beats) in table.effects
            table.send(m.Tick(wait.beat))
    assert not table.model.is_playing


def test_a_spectator_need_not_wait_until_everything_is_read() -> None:
    table = six_player_turn.revealed_table().send(m.PlayOn(), m.Tick(1), m.TapTile("Thorn"))
    assert table.session.step == 1
    assert ToTop("slip-body") in table.effects
    table.send(m.Pause(), m.PlayOn())
    assert ToTop("slip-body") in table.effects, "from the top of the step again"


@pytest.mark.parametrize("sentences", range(40))
def test_the_time_of_a_step_grows_with_the_text_to_read(sentences: int) -> None:
    few, more = step_durations.beats(sentences), step_durations.beats(sentences + 1)
    assert 1 <= few <= more <= few + 1
    assert more * step_durations.READ_IN_A_BEAT > sentences


def test_a_step_is_read_from_its_top_with_its_places_in_sight() -> None:
    table = revealed_table().send(m.GoToStep(2))
    assert replay_steps.steps(table.session.match, 1)[2].title == "Moves"
    assert {ToTop("slip-body"), Follow(("D2", "Drift"), line=("D2", "Drift"))} <= set(table.effects)
    table.send(m.PlayOn())
    assert any(isinstance(effect, Follow) for effect in table.effects)


def test_the_map_follows_the_text_as_a_turn_plays() -> None:
    table = six_player_turn.revealed_table().send(m.GoToStep(1), m.PlayOn())
    lines = replay_steps.steps(table.session.match, 1)[1].lines
    assert len({line.tile for line in lines}) == 6
    followed = []
    while table.session.step == 1:
        (follow,) = (effect for effect in table.effects if isinstance(effect, Follow))
        followed.append(follow.line)
        (wait,) = (effect for effect in table.effects if isinstance(effect, Wait))
        table.send(m.Tick(wait.beat))
    assert followed == [(lines[0].tile,), (lines[3].tile,)]


def test_a_turn_starts_with_the_whole_board_wherever_its_commands_are() -> None:
    table = six_player_turn.revealed_table()
    assert not any(isinstance(effect, Follow) for effect in table.effects)
    table.send(m.GoToStep(2), m.GoToStep(0))
    (follow,) = (effect for effect in table.effects if isinstance(effect, Follow))
    assert follow.line == () and follow.is_whole


def test_a_step_without_places_resets_the_zoom_of_an_earlier_step() -> None:
    table = revealed_table()
    last = replay_steps.steps(table.session.match, 1)[-1]
    assert last.title == say("rozz-step-production") and not any(each.tile for each in last.lines)
    table.send(m.GoToStep(2), m.GoToStep(99))
    (follow,) = (effect for effect in table.effects if isinstance(effect, Follow))
    assert follow.is_whole


def test_a_tapped_line_zooms_to_its_tile_and_stays_in_place() -> None:
    table = revealed_table().send(m.GoToStep(2), m.LookAt("D2"))
    assert Follow(("D2",), is_near=True) in table.effects
    assert Scroll("story") not in table.effects, "the list is not scrolled away"
    assert say("story", tile="D2") in table.shown
    table.send(m.LookAt("D2"))
    assert not any(isinstance(effect, Follow) for effect in table.effects), "the story is closed"


def test_the_story_of_a_tile_lists_all_its_pieces() -> None:
    table = revealed_table().send(m.GoToStep(2), m.LookAt("D2"))
    assert tile_text("D2: Ada, INF 5") in table.shown.split('id="story"')[1]
    table.send(m.LookAt("Karn"))
    assert say("rozz-tile-empty", tile="Karn") in table.shown.split('id="story"')[1]


def test_a_command_being_edited_is_in_sight() -> None:
    table = Table().send(m.IAm(), m.Type("M: INF*5 @ Drift > D2"), m.EditOrder(0))
    assert Follow(("Drift", "D2")) in table.effects


def three_turns() -> Table:
    table = second_turn_table()
    for _ in range(2):
        table.send(m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    return table


def test_a_replay_continues_with_the_next_turn_up_to_the_last() -> None:
    table = three_turns().send(m.ShowHistory(), m.Replay(1), m.GoToStep(99))
    assert 'data-do="replay" data-turn="2"' in table.shown and say("back-to-match") in table.shown
    table.send(m.PlayOn())
    seen = [(table.session.shown_turn, table.session.step)]
    while table.model.is_playing:
        table.send(m.Tick(table.model.beat))
        seen.append((table.session.shown_turn, table.session.step))
        assert len(seen) < 30
    assert seen[0] == (2, 0), "from its end it plays on, not again"
    assert [turn for turn, step in seen if step == 0] == [2, 3]
    assert seen[-1] == (3, len(replay_steps.steps(table.session.match, 3)) - 1)
    assert 'data-do="replay" data-turn="4"' not in table.shown


def test_an_old_turn_leads_to_the_turns_before_and_after_it() -> None:
    table = three_turns().send(m.ShowHistory(), m.Replay(2))
    assert f'data-do="replay" data-turn="1">{say("previous-turn")}</button>' in table.shown
    assert f'data-do="replay" data-turn="3">{say("next-turn")}</button>' in table.shown
    table.send(m.Replay(1))
    assert say("previous-turn") not in table.shown and say("next-turn") in table.shown
    table.send(m.Replay(3))
    assert f'data-turn="2">{say("previous-turn")}</button>' in table.shown
    table.send(m.NextTurn(), m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    assert say("previous-turn") not in table.shown, "a new turn is not watched again"


def test_a_finished_match_replays_from_its_first_turn_to_its_result() -> None:
    table = three_turns().send(m.Ask(DRAW), m.Agree("RED"), m.Agree("BLUE"))
    assert table.session.stage == "over"
    table.send(m.Replay(1), m.PlayOn())
    for _ in range(30):
        table.send(m.Tick(table.model.beat))
    assert (table.session.shown_turn, table.model.is_playing) == (3, False)
    assert say("to-result") in table.shown
    table.send(m.NextTurn())
    assert table.session.stage == "over"


@pytest.mark.parametrize(
    ("scenario", "given", "expected"),
    [
        ("headquarters-2", ("R:", "N:"), say("has-resigned", name="Ada")),
        ("headquarters-3", ("R:", "R:", "N:"), sentence("rozz-ended-last-left")),
    ],
)
def test_the_result_says_which_player_has_resigned(scenario: str, given: tuple[str, ...], expected: str) -> None:
    table = Table(scenario)
    for text in given:
        table.send(m.IAm(), m.Type(text), m.HandIn())
    table.send(m.ShowEveryone(), m.NextTurn())
    assert table.session.stage == "over"
    assert expected in table.shown


@pytest.mark.parametrize(
    ("game", "scenario", "given"),
    [
        ("rozz", "headquarters-2", ("R:", "N:")),
        ("rosenkreuz", "rosenkreuz-skirmish", ("resign",)),
        ("ozymandia", "standard", ("resign", "")),
        ("campaigns", "meeting-the-wizard", ("resign",)),
    ],
)
def test_the_history_says_once_that_somebody_has_resigned(game: str, scenario: str, given: tuple[str, ...]) -> None:
    table = begin_match(game, scenario)
    loser = table.session.match.names[table.session.seat]
    for text in given:
        table.send(m.IAm(), m.Type(text), m.HandIn())
    shown = words(table.send(m.ShowEveryone(), m.ShowHistory()).shown)
    assert shown.count(f"{loser} has resigned.") == 1


def test_the_summary_of_a_quiet_turn_counts_purchases_and_moves() -> None:
    table = second_turn_table().send(m.ShowHistory())
    assert say("rozz-quiet-both", purchases=1, moves=1) in table.shown
    assert "No fights and no strikes" not in table.shown


def test_a_what_if_looks_like_one_and_says_who_commands() -> None:
    table = Table().send(m.IAm(), m.TryDifferently())
    assert 'class="table-screen trial"' in table.shown
    assert f'<span class="trial-mark">{say("what-if")}</span> {say("commands-now", name="Ada")}' in table.shown
    switches = dict(re.findall(r'aria-pressed="(true|false)"[^>]*data-do="sit" data-colour="(\w+)"', table.shown))
    assert switches == {"true": "RED", "false": "BLUE"}
    table.send(m.Sit("BLUE"), m.OpenDialog("menu"))
    assert say("menu-resign-trial") in table.shown
    table.send(m.Resign())
    assert say("resigning-trial", name="Ben") in table.shown
    assert f'data-do="undo">{say("undo")}</button></div></div>' in table.shown
    table.send(m.HandIn())
    assert f'<span class="trial-mark">{say("what-if")}</span> {reveal_of(1)}' in table.shown


def test_a_tick_that_comes_too_late_does_nothing() -> None:
    table = revealed_table().send(m.PlayOn())
    beat = table.model.beat
    table.send(m.Pause(), m.PlayOn(), m.Tick(beat))
    assert table.session.step == 0


def test_a_tap_skips_while_playing_and_otherwise_opens_a_tiles_story() -> None:
    table = revealed_table().send(m.PlayOn(), m.TapTile("D2"))
    assert (table.session.step, table.session.tile) == (1, "")
    table.send(m.Pause(), m.TapTile("D2"))
    assert say("story", tile="D2") in table.shown
    assert moved("Ada", "INF", 5, "Drift", "D2") in table.shown.split(say("story", tile="D2"))[2]
    table.send(m.TapTile("D2"))
    assert say("story", tile="D2") not in table.shown


def test_the_replay_speed_is_remembered() -> None:
    table = revealed_table().send(m.SetSpeed(2))
    assert Remember(Settings(speed=2)) in table.effects
    table.send(m.PlayOn())
    assert any(isinstance(effect, Wait) and effect.milliseconds == SPEEDS[2] for effect in table.effects)


def test_history_lists_every_turn_and_hides_the_draft() -> None:
    table = second_turn_table().send(m.IAm(), m.Type("P: ARMOR*2 > Braxx"), m.ShowHistory())
    assert say("watch-turn", moment=in_turn(1)) in table.shown
    assert "ARMOR*2" not in table.shown
    table.send(m.BackToTable())
    assert say("pass-to", name="Ben") in table.shown
    table.send(m.IAm())
    assert table.session.composer.commands == (Purchase("ARMOR", 2, "Braxx"),)


def test_a_turn_that_was_watched_again_leads_back() -> None:
    table = second_turn_table().send(m.ShowHistory(), m.Replay(1), m.NextTurn())
    assert say("pass-to", name="Ben") in table.shown


def test_a_what_if_starts_from_the_commands_and_never_changes_the_match() -> None:
    table = second_turn_table()
    before = table.session
    table.send(m.ShowHistory(), m.TryDifferently(1))
    assert table.session.is_trial
    assert table.session.composer.commands == (Move("INF", "Drift", "D2", 5),)
    table.send(m.Sit("BLUE"))
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Braxx"),)
    table.send(m.Type("M: INF @ Braxx > B1"), m.HandIn())
    assert not any(isinstance(effect, Save) for effect in table.effects)
    assert table.session.match.played[0].orders["BLUE"] == (Move("INF", "Braxx", "B1", 1),)
    assert say("what-if") in table.shown
    table.send(m.NextTurn(), m.HandIn(), m.BackToTable())
    assert table.session == before


@pytest.mark.parametrize("leave", [m.GoBack(), m.BackToTable()])
def test_a_what_if_that_was_left_can_be_reopened(leave: m.Message) -> None:
    table = second_turn_table().send(m.IAm(), m.TryDifferently(), m.Type("P: JET > Braxx"), m.HandIn())
    table.send(m.NextTurn(), m.Type("P: JET*2 > Braxx"))
    trial, way = table.session, path(table.model)
    table.send(leave)
    assert not table.session.is_trial
    assert say("what-if-put-away") in table.shown and 'data-do="try-on"' in table.shown
    table.send(m.TryOn())
    assert (table.session, path(table.model)) == (trial, way)
    assert say("what-if-put-away") not in table.shown
    table.send(leave, m.Type("P: ARMOR > Braxx"))
    assert 'data-do="try-on"' not in table.shown
    before = table.session
    assert table.send(m.TryOn()).session is before


def test_only_its_player_can_reopen_a_private_what_if_left_for_home() -> None:
    table = second_turn_table().send(
        m.IAm(), m.Type("P: ARMOR > Braxx"), m.TryDifferently(), m.Type("P: JET*2 > Braxx")
    )
    trial, way = table.session, path(table.model)
    table.send(m.GoHome())
    assert say("what-if-put-away") in table.shown and 'data-do="try-on"' in table.shown
    assert "gone" not in table.shown and "JET" not in table.shown
    table.send(m.TryOn())
    assert say("pass-to", name="Ben") in table.shown and "JET" not in table.shown
    table.send(m.IAm())
    assert (table.session, path(table.model)) == (trial, way)
    table.send(m.BackToTable())
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Braxx"),)


@pytest.mark.parametrize("between", [m.Hide(), m.GoHome(), m.ShowRules()])
def test_a_private_what_if_is_gone_once_something_else_was_done(between: m.Message) -> None:
    table = second_turn_table().send(m.IAm(), m.TryDifferently(), m.Type("P: JET*2 > Braxx"), m.GoHome(), m.TryOn())
    table.send(between, m.IAm(), m.OpenMatch("m1"), m.IAm())
    assert (table.session.stage, table.session.is_trial) == ("compose", False)
    assert "JET*2" not in table.shown


@pytest.mark.parametrize(
    "between",
    [
        (m.OpenDialog("menu"), m.CloseDialog()),
        (m.OpenDialog("menu"), m.SetTheme("dark"), m.GoBack()),
        (m.GoBack(), m.OpenMatch("m1")),
        (m.GoBack(), m.OpenMatch("m1"), m.TryOn()),
        (m.OpenDialog("menu"), m.SetSpeed(2), m.SwitchLetters(), m.CloseDialog(), m.GoBack(), m.TryOn()),
    ],
)
def test_a_private_what_if_waits_for_its_player_through_other_screens(
    between: tuple[m.Message, ...],
) -> None:
    table = second_turn_table().send(m.IAm(), m.TryDifferently(), m.Type("P: JET*2 > Braxx"))
    trial = table.session
    table.send(m.GoHome(), m.TryOn())
    for message in between:
        table.send(message)
        assert "JET" not in table.shown
        at_the_page = table.model.screen == "table"
        assert (say("what-if-waits", name="Ben") in table.shown) is at_the_page
    assert table.send(m.IAm()).session == trial


def test_undo_is_offered_as_long_as_a_what_if_is_kept() -> None:
    table = second_turn_table().send(m.IAm(), m.TryDifferently(), m.Type("P: JET > Braxx"))
    trial = table.session
    table.send(m.BackToTable(), m.OpenDialog("menu"), m.SetTheme("dark"), m.CloseDialog())
    assert say("what-if-put-away") in table.shown and 'data-do="try-on"' in table.shown
    assert table.send(m.TryOn()).session == trial
    table.send(m.BackToTable(), m.Type("P: ARMOR > Braxx"))
    assert say("what-if-put-away") not in table.shown


@pytest.mark.parametrize("leave", [m.ShowRules(), m.GoHome(), m.Hide()])
def test_a_notice_says_when_a_waiting_what_if_is_dropped(leave: m.Message) -> None:
    table = second_turn_table().send(
        m.IAm(), m.TryDifferently(), m.Type("P: JET*2 > Braxx"), m.GoHome(), m.TryOn(), leave
    )
    assert say("what-if-left") in table.shown and 'data-do="try-on"' not in table.shown


def test_an_open_what_if_left_for_home_reopens_immediately() -> None:
    table = second_turn_table().send(m.ShowHistory(), m.TryDifferently(1), m.Type("P: JET > Drift"))
    trial = table.session
    table.send(m.GoHome(), m.TryOn())
    assert (table.session, table.model.screen) == (trial, "table")


def test_opening_the_history_puts_a_private_what_if_away() -> None:
    table = second_turn_table().send(
        m.IAm(), m.Type("P: ARMOR > Braxx"), m.TryDifferently(), m.Type("P: JET*2 > Braxx")
    )
    trial = table.session
    table.send(m.ShowHistory())
    assert say("what-if-put-away") in table.shown and 'data-do="try-on"' in table.shown
    table.send(m.TryOn())
    assert say("pass-to", name="Ben") in table.shown and "JET" not in table.shown
    assert table.send(m.IAm()).session == trial
    for back in (m.GoBack(), m.BackToTable()):
        table.send(m.ShowHistory(), back)
        assert say("pass-to", name="Ben") in table.shown and "JET" not in table.shown and "ARMOR" not in table.shown
        table.send(m.IAm(), m.TryDifferently(), m.Type("P: JET*2 > Braxx"))


def test_a_what_if_can_be_reopened_after_a_computer_player_handed_in() -> None:
    seats = {"RED": "Ada", "BLUE": "Ben", "plays-GREEN": "computer:1"}
    table = Table().send(m.NewMatch(), m.ChooseScenario("headquarters-3"), m.BeginMatch("m3", seats), m.IAm())
    table.send(m.TryDifferently(), m.Type("P: JET > Drift"))
    trial = table.session
    table.send(m.GoHome(), m.Thought(Answered("m3", 0, "GREEN", ("N:",), 1, 1, is_final=True)))
    assert "GREEN" in table.session.match.pending and 'data-do="try-on"' in table.shown
    table.send(m.TryOn(), m.IAm())
    assert table.session == trial


def test_saying_who_you_are_after_an_open_what_if_shows_your_commands() -> None:
    seats = {"RED": "Ada", "BLUE": "Ben", "plays-GREEN": "computer:1"}
    table = Table().send(m.NewMatch(), m.ChooseScenario("headquarters-3"), m.BeginMatch("m3", seats))
    answer = m.Thought(Answered("m3", 0, "GREEN", ("N:",), 1, 1, is_final=True))
    table.send(m.TryDifferently(0), m.BackToTable(), answer)
    assert "GREEN" in table.session.match.pending and 'data-do="try-on"' in table.shown
    table.send(m.IAm())
    assert (table.session.stage, table.session.is_trial) == ("compose", False)


def test_a_printout_is_gone_with_the_next_step() -> None:
    table = revealed_table().send(m.GoToStep(99), m.Print())
    assert 'class="on-paper"' in table.shown
    assert 'class="on-paper"' not in table.send(m.GoToStep(99)).shown
    table.send(m.Print(), m.NextTurn(), m.ShowHistory(), m.Replay(1), m.GoToStep(99))
    assert 'class="on-paper"' not in table.shown


def test_a_printout_lists_nothing_twice_as_command_and_outcome() -> None:
    table = Table().send(m.IAm(), m.Type("P: ARMOR > Drift\nM: INF*2 @ Drift > D4\nM: INF @ Drift > D5"), m.HandIn())
    table.send(m.IAm(), m.Type("P: INF*2 > Braxx"), m.HandIn(), m.ShowEveryone(), m.GoToStep(99), m.Print())
    paper = words(table.shown.split('class="on-paper"')[1].split('class="card turn-card"')[0])
    for line in (
        bought("Ada", "ARMOR", 1, "Drift", 20),
        bought("Ben", "INF", 2, "Braxx", 2),
        moved("Ada", "INF", 2, "Drift", "D4"),
    ):
        assert paper.count(line) == 1
    for written in ("P: ARMOR &gt; Drift", "P: INF*2 &gt; Braxx", "M: INF*2 @ Drift &gt; D4"):
        assert paper.count(written) == 1
    assert "Drift → D5 void" in paper, "a void command says so beside it"


def test_a_what_if_says_that_idle_others_can_be_planned_for() -> None:
    table = second_turn_table().send(m.IAm())
    assert say("what-if-others") not in table.shown
    table.send(m.TryDifferently(), m.Type("P: JET > Braxx"))
    assert say("what-if-others") in table.shown
    table.send(m.Sit("RED"))
    assert say("what-if-others") not in table.shown, "Ben has commands, and Ada is planned for now"
    table.send(m.Type("P: ARMOR > Drift"), m.Sit("BLUE"))
    assert say("what-if-others") not in table.shown
    table.send(m.Sit("RED"), m.Clear(), m.Sit("BLUE"))
    assert say("what-if-others") in table.shown


def arrows(shown: str) -> list[str]:
    """How each arrow on the board is drawn."""
    return re.findall(r'class="arrow ([^"]+)"', shown)


def test_the_first_step_gives_no_failure_away() -> None:
    table = Table().send(m.IAm(), m.Type("S: SRNUKE @ Drift > D2\nM: INF*9 @ Drift > D4"), m.HandIn())
    table.send(m.IAm(), m.HandIn(), m.ShowEveryone())
    assert [each.status for each in table.session.match.played[0].verdicts["RED"]] == ["failed", "void"]
    marks = [f"<strong>{say('in-vain', status=status)}</strong>" for status in ("void", "failed")]
    assert [table.shown.count(each) for each in marks] == [1, 0]
    assert sorted(arrows(table.shown)) == ["move failed seat-1", "strike given seat-1"]
    first = replay_steps.sentences(table.session.match, 1, 0)
    void, failed = (say("ordered-in-vain", command="", status=status).strip() for status in ("void", "failed"))
    assert [sum(each.endswith(ending) for each in first) for ending in (void, failed)] == [1, 0]
    titles = [step.title for step in replay_steps.steps(table.session.match, 1)]
    table.send(m.GoToStep(titles.index(say("rozz-step-strikes"))))
    assert arrows(table.shown) == ["strike failed seat-1"]
    table.send(m.GoToStep(99), m.Print())
    assert marks[1] in table.shown.split('class="on-paper"')[1], "a printed turn is over"


@pytest.mark.parametrize("leave", [m.Hide(), m.OpenedElsewhere("m1")])
def test_a_notice_says_when_a_what_if_is_lost(leave: m.Message) -> None:
    table = second_turn_table().send(m.IAm(), m.TryDifferently(), leave)
    assert say("what-if-left") in table.shown
    assert 'data-do="try-on"' not in table.shown


def test_the_next_player_cannot_reopen_a_what_if_that_was_left() -> None:
    table = second_turn_table().send(m.IAm(), m.TryDifferently(), m.Type("P: JET > Braxx"), m.BackToTable(), m.Hide())
    table.send(m.TryOn())
    assert (table.session.is_trial, table.session.stage) == (False, "handover")
    assert "JET" not in table.shown and 'data-do="try-on"' not in table.shown


def test_a_what_if_of_the_current_turn_knows_only_the_players_own_draft() -> None:
    table = second_turn_table()
    table.send(m.IAm(), m.Type("P: ARMOR*2 > Braxx"), m.HandIn(), m.IAm(), m.Type("P: JET > Drift"), m.TryDifferently())
    assert table.session.drafts.get("BLUE") is None
    assert table.session.match.pending == {}
    assert "ARMOR*2" not in table.shown
    table.send(m.Sit("BLUE"))
    assert "ARMOR*2" not in table.shown
    table.send(m.Hide())
    assert say("pass-to", name="Ada") in table.shown
    assert "JET" not in table.shown
    table.send(m.IAm())
    assert table.session.composer.commands == (Purchase("JET", 1, "Drift"),)


def test_a_what_if_from_history_shows_no_messages() -> None:
    table = Table().send(m.IAm(), m.Type("P: CORR*3"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.IAm(), m.HandIn(), m.IAm(), m.Type('C: BLUE "meet at Elm"'), m.HandIn(), m.ShowEveryone())
    table.send(m.NextTurn(), m.TryDifferently(2))
    assert table.session.is_trial
    assert all("Elm" not in repr(commands) for commands in table.session.drafts.values())
    assert "meet at Elm" not in table.shown


def test_a_message_is_written_on_the_sheet() -> None:
    table = Table().send(m.IAm(), m.Type("P: CORR*3"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.IAm(), m.HandIn(), m.IAm(), m.Pick("message:BLUE"))
    assert f'aria-disabled="true">{say("add")}' in table.shown.replace(' class="button" data-do="add"', "")
    table.send(m.FillIn("words", "meet  at Elm"), m.Add())
    assert table.session.composer.commands == (Message("BLUE", "meet at Elm"),)
    table.send(m.EditOrder(0), m.FillIn("words", "at Vess"), m.Add())
    assert table.session.composer.commands == (Message("BLUE", "at Vess"),)


@pytest.mark.parametrize(
    ("text", "change", "expected"),
    [
        ("P: INF*2 > Drift", m.Dial("quantity", 3), "P: INF*3 > Drift"),
        ("M: INF*2 @ Drift > D2", m.TapTile("D3"), "M: INF*2 @ Drift > D3"),
        ("P: AID*4 > BLUE", m.Dial("quantity", 2), "P: AID*2 > BLUE"),
    ],
)
def test_a_command_is_changed_in_place(text: str, change: m.Message, expected: str) -> None:
    table = Table().send(m.IAm(), m.Type(f"{text}\nN:"), m.EditOrder(0), change, m.Add())
    assert [table.session.match.game.write(each) for each in table.session.composer.commands] == [expected, "N:"]
    table.send(m.Undo())
    assert table.session.match.game.write(table.session.composer.commands[0]) == text


def test_a_mistake_is_shown_at_its_column() -> None:
    table = Table().send(m.IAm(), m.Type("M: INFF @ Drift > D2"))
    assert "M: INFF @ Drift &gt; D2\n   ^" in table.shown


def test_text_meant_for_something_else_is_refused_immediately() -> None:
    table = Table().send(m.IAm(), m.Type("P: ARMOR > Drift"), m.Type("N:\n" * 5000))
    assert say("too-many-lines", most=200) in table.shown
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Drift"),)


def test_blank_lines_never_make_a_text_too_long() -> None:
    table = Table().send(m.IAm(), m.Type("\n" * 300 + "P: ARMOR > Drift" + "\n \n" * 300))
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Drift"),)
    assert 'id="typed-mistake" class="alert" hidden' in table.shown
    table.send(m.Type("P: ARMOR > Drift\n" * 200 + "\n"))
    assert len(table.session.composer.commands) == 200


def test_good_lines_of_an_overlong_text_are_not_called_unreadable() -> None:
    table = Table().send(m.IAm(), m.Type("P: ARMOR > Drift"), m.Type("P: ARMOR > Drift\n" * 201), m.Ready())
    assert say("too-many-lines", most=200) in table.shown
    assert not pattern("mistakes").search(table.shown)
    table.send(m.CloseDialog(), m.Undo())
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Drift"),)
    assert say("too-many-lines", most=200) not in table.shown


def test_a_turn_is_taken_back_when_all_agree() -> None:
    table = second_turn_table().send(m.Ask(TAKE_BACK))
    assert say("pass-to", name="Ada") in table.shown and say("agrees", name="Ada") not in table.shown
    table.send(m.Vote("RED"))
    assert say("ask-take-back", moment=in_turn(1)) in table.shown and say("agrees", name="Ben") not in table.shown
    table.send(m.Agree("RED"))
    assert say("vote-so-far", names="Ada", number=1) in table.shown
    table.send(m.Agree("BLUE"))
    assert len(table.session.match.played) == 1, "nobody agrees for somebody who has not got the device"
    table.send(m.Vote("BLUE"), m.Agree("BLUE"))
    assert len(table.session.match.played) == 0
    table.send(m.IAm())
    assert table.session.composer.commands == (Move("INF", "Drift", "D2", 5),)


def test_asking_counts_as_agreeing_and_keeps_what_others_handed_in() -> None:
    table = second_turn_table().send(m.IAm(), m.Type("N:"), m.HandIn(), m.IAm())
    before = table.session.match
    assert before.pending.keys() == {"BLUE"} and table.session.seat == "RED"
    table.send(m.Ask(TAKE_BACK))
    assert say("pass-to", name="Ben") in table.shown and say("vote-so-far", names="Ada", number=1) in table.shown
    assert table.session.match == before
    table.send(m.Vote("BLUE"), m.DoNotAgree())
    assert table.session.match == before and table_votes.question(table.session) is None
    table.send(m.IAm(), m.Ask(TAKE_BACK), m.Vote("BLUE"), m.Agree("BLUE"))
    assert table.session.match.played == ()


def test_one_player_who_disagrees_leaves_everything_as_it_was() -> None:
    table = second_turn_table()
    before = table.session
    table.send(m.Ask(TAKE_BACK), m.Vote("RED"), m.Agree("RED"), m.DoNotAgree())
    assert table.session == before


def test_nobody_resigns_while_the_table_votes() -> None:
    table = rosenkreuz_table("b2-b3")
    table.send(m.OpenDialog("menu"))
    assert 'data-name="resigning"' in pages.page(table.model)
    table.send(m.Ask(TAKE_BACK), m.OpenDialog("menu"))
    menu = pages.page(table.model)
    assert say("history") in menu and 'data-name="resigning"' not in menu
    table.send(m.OpenDialog("resigning"))
    assert 'role="alertdialog"' not in pages.page(table.model)


@pytest.mark.parametrize("message", [m.Resign(), m.Drop("b7", "b6")])
def test_a_match_that_ends_or_goes_on_drops_the_open_vote(message: m.Message) -> None:
    """Otherwise those who have agreed would take back another move than the one they were asked about."""
    table = rosenkreuz_table("b2-b3")
    table.send(m.Ask(TAKE_BACK), m.Agree("ROSE"), message)
    session = table.model.session
    assert session is not None and len(session.match.played) == 2 and table_votes.question(session) is None


def test_a_lone_player_takes_a_turn_back_immediately() -> None:
    table = Table("solo-training").send(m.HandIn(), m.NextTurn(), m.Ask(TAKE_BACK))
    assert table.session.match.played == ()
    assert say("turn-taken-back", moment=say("moment-turn", number=1)) in table.shown


def test_an_agreed_draw_is_saved() -> None:
    table = second_turn_table().send(m.Ask(DRAW), m.Agree("RED"), m.Agree("BLUE"))
    assert say("agreed-draw") in table.shown
    saved = next(effect for effect in table.effects if isinstance(effect, Save))
    again = session_codec.from_text(saved.text)
    assert again.is_drawn
    assert again.stage == "over"


def test_asking_the_others_hides_the_commands_being_written() -> None:
    table = second_turn_table().send(m.IAm(), m.Type("P: ARMOR*2 > Braxx"), m.Ask(DRAW))
    assert "ARMOR" not in table.shown + pages.tab_title(table.model)


def test_a_long_match_list_shows_recent_matches_and_all_on_request() -> None:
    table = second_turn_table().send(m.GoHome())
    for number in range(2, 15):
        table.send(m.DuplicateMatch("m1", f"m{number}"))
    ids = [saved.identity for saved in table.model.shelf]
    shown = [each for each in ids if f'id="saved-{each}"' in table.shown]
    assert (len(ids), shown) == (14, ids[:12])
    assert say("whole-shelf", number=14) in table.shown
    table.send(m.ShowShelf())
    assert all(f'id="saved-{each}"' in table.shown for each in ids)
    assert not pattern("whole-shelf").search(table.shown)
    assert table.effects == (Focus(f"open-{ids[12]}"),), "the focus goes on where the list does"
    assert f'id="open-{ids[12]}"' in table.shown


def test_unread_matches_are_counted_and_take_their_places_when_read() -> None:
    table = second_turn_table().send(m.GoHome())
    for number in range(2, 16):
        table.send(m.DuplicateMatch("m1", f"m{number}"))
    whole = table.model.shelf
    table.model = replace(table.model, shelf=whole[:12], unread=3)
    assert say("whole-shelf", number=15) in table.shown
    table.send(m.ShowShelf())
    assert not pattern("whole-shelf").search(table.shown)
    # Meanwhile one match was started, and one of the others was played last without the first screen knowing.
    fresh = replace(whole[0], identity="fresh")
    table.model = replace(table.model, shelf=(fresh, *whole[:12]))
    late = (whole[14], *whole[:14])
    table.send(m.ShelfRead(whole[12:], tuple(each.identity for each in late)))
    assert table.model.shelf == (fresh, *late)
    assert table.model.unread == 0


def test_an_unreadable_match_gets_the_focus_on_a_button_that_it_has() -> None:
    table = second_turn_table().send(m.GoHome())
    for number in range(2, 14):
        table.send(m.DuplicateMatch("m1", f"m{number}"))
    *shown, last = table.model.shelf
    table.model = replace(table.model, shelf=(*shown, Saved(last.identity, None, "damaged", "it is damaged")))
    table.send(m.ShowShelf())
    (focus,) = table.effects
    assert isinstance(focus, Focus) and f'id="{focus.element}"' in table.shown
    assert f'id="open-{last.identity}"' not in table.shown


def test_a_renamed_or_restored_match_keeps_its_place_in_the_list() -> None:
    table = second_turn_table().send(m.GoHome(), m.DuplicateMatch("m1", "m2"), m.DuplicateMatch("m2", "m3"))

    def shelf() -> list[str]:
        return [each.identity for each in table.model.shelf]

    assert shelf() == ["m1", "m2", "m3"]
    for each in ("m1", "m2"):
        table.send(m.AskName(each), m.RenameMatch(each, "Friday"))
        assert shelf() == ["m1", "m2", "m3"] and table.shown.count("Friday") > 0
    table.send(m.DeleteMatch("m2"), m.RestoreMatch())
    assert shelf() == ["m1", "m2", "m3"]
    for gone in (["m1", "m2", "m3"], ["m3", "m2", "m1"], ["m2", "m3"]):
        table.send(*(m.DeleteMatch(each) for each in gone), m.RestoreMatch())
        assert shelf() == ["m1", "m2", "m3"]
        assert {each.identity for each in table.effects if isinstance(each, Save)} == set(gone)


def test_a_match_that_another_tab_restored_is_not_offered_here() -> None:
    """If it was played on there and deleted again, restoring it here would bring back an older state."""
    table = second_turn_table().send(m.GoHome(), m.DuplicateMatch("m1", "m2"), m.DeleteMatch("m1"), m.DeleteMatch("m2"))
    newer = table.model.deleted[1][1].text + " "
    table.send(m.StoredElsewhere("m1", newer))
    assert [each.identity for _, each in table.model.deleted] == ["m2"]
    assert say("deleted", name="", number=2) not in table.shown and 'data-do="restore"' in table.shown
    table.send(m.StoredElsewhere("m2", newer.replace('"m1"', '"m2"')), m.StoredElsewhere("m1", ""), m.RestoreMatch())
    assert table.model.deleted == () and [each.identity for each in table.model.shelf] == ["m2"]
    assert 'data-do="restore"' not in table.shown and "deleted" not in table.model.toast


def test_the_notice_of_a_deletion_elsewhere_ends_when_the_match_returns() -> None:
    table = second_turn_table()
    text = session_codec.to_text(table.session)
    table.send(m.StoredElsewhere("m1", ""))
    assert longest_part("deleted-elsewhere") in table.shown and 'data-do="restore"' in table.shown
    table.send(m.StoredElsewhere("m1", text))
    assert [each.identity for each in table.model.shelf] == ["m1"]
    assert longest_part("deleted-elsewhere") not in table.shown and 'data-do="restore"' not in table.shown


def test_going_forward_to_a_deleted_match_keeps_the_offer_to_restore_it() -> None:
    table = second_turn_table().send(m.GoHome(), m.DeleteMatch("m1"), m.OpenMatch("m1"), m.AskName("m1"))
    assert 'data-do="restore"' in table.shown
    table.send(m.RestoreMatch())
    assert [each.identity for each in table.model.shelf] == ["m1"]


def test_a_default_name_made_of_many_players_is_not_cut() -> None:
    table = Table("doomsday-6").send(m.GoHome(), m.AskName("m1"))
    name = title_of(table.model.shelf[0])
    assert len(name) > 24 and f'value="" placeholder="{name}" maxlength="24"' in table.shown
    table.send(m.RenameMatch("m1", ""))
    assert title_of(table.model.shelf[0]) == name
    table.send(m.AskName("m1"), m.RenameMatch("m1", "Six at sea"), m.AskName("m1"))
    assert 'value="Six at sea"' in table.shown


def test_matches_deleted_in_a_row_are_restored_together() -> None:
    table = second_turn_table().send(m.GoHome(), m.DuplicateMatch("m1", "m2"), m.DuplicateMatch("m2", "m3"))
    table.send(m.DeleteMatch("m2"), m.DeleteMatch("m1"))
    assert say("deleted", name="", number=2) in table.shown and [each.identity for each in table.model.shelf] == ["m3"]
    table.send(m.RestoreMatch())
    assert [each.identity for each in table.model.shelf] == ["m1", "m2", "m3"]
    *saved, focus = table.effects
    assert [each.identity for each in saved if isinstance(each, Save)] == ["m1", "m2"]
    assert focus == Focus("open-m1"), "one is where it stands again"
    table.send(m.DeleteMatch("m2"), m.AskName("m1"), m.RestoreMatch())
    assert [each.identity for each in table.model.shelf] == ["m1", "m3"], "not when something else was done since"


def test_a_copy_with_a_long_name_says_it_is_a_copy_and_is_not_cut() -> None:
    table = second_turn_table().send(m.GoHome(), m.RenameMatch("m1", "The long war of the East"))
    table.send(m.DuplicateMatch("m1", "m2"))
    assert session_codec.from_text(table.model.shelf[1].text).title == say("copy-of", name="The long war of the East")
    table.send(m.DuplicateMatch("m2", "m3"), m.RenameMatch("m1", "Friday"), m.DuplicateMatch("m1", "m4"))
    table.send(m.DuplicateMatch("m4", "m5"))
    titles = {each.identity: session_codec.from_text(each.text).title for each in table.model.shelf}
    assert titles["m3"] == say("copy-again", number=2, name="The long war of the East")
    assert titles["m4"] == say("copy-of", name="Friday")
    assert titles["m5"] == say("copy-again", number=2, name="Friday"), "each has a name of its own"
    table.send(m.DuplicateMatch("m5", "m6"), m.DeleteMatch("m4"), m.DuplicateMatch("m1", "m7"))
    titles = {each.identity: session_codec.from_text(each.text).title for each in table.model.shelf}
    assert (titles["m6"], titles["m7"]) == (say("copy-again", number=3, name="Friday"), say("copy-of", name="Friday"))
    assert len(set(titles.values())) == len(titles)


def test_a_copy_cuts_a_name_of_many_players_and_says_it_is_a_copy() -> None:
    people = {each: f"{each.title()} of the long name" for each in ("RED", "BLUE", "GOLD", "ROSE", "GREEN", "CYAN")}
    table = Table().send(m.NewMatch(), m.ChooseScenario("doomsday-6"), m.BeginMatch("m6", people), m.GoHome())
    for copy, number in (("m7", say("copy-of", name="")), ("m8", say("copy-again", number=2, name=""))):
        table.send(m.DuplicateMatch("m6", copy))
        title = session_codec.from_text(next(each.text for each in table.model.shelf if each.identity == copy)).title
        assert title.startswith(number) and title.endswith("…") and 60 < len(title) <= 72


def test_every_name_field_says_how_long_a_name_can_be() -> None:
    limit = say("longest-name", most=24)
    table = Table().send(m.NewMatch(), m.ChooseScenario("headquarters-2"))
    assert limit in table.shown and table.shown.count('aria-describedby="longest-name"') == 2
    table.send(m.GoHome())
    assert limit not in table.shown
    table.send(m.AskName("m1"))
    assert limit in table.shown and 'aria-describedby="longest-title"' in table.shown


def test_a_match_can_be_renamed_and_duplicated() -> None:
    table = second_turn_table().send(m.GoHome(), m.AskName("m1"))
    assert f'aria-label="{say("new-name")}"' in table.shown
    table.send(m.RenameMatch("m1", "  Friday   night "))
    assert "Friday night" in table.shown
    table.send(m.DuplicateMatch("m1", "m2"))
    assert [saved.identity for saved in table.model.shelf] == ["m1", "m2"], "a copy stands after its match"
    copied = session_codec.from_text(table.model.shelf[1].text)
    assert copied.title == say("copy-of", name="Friday night")
    assert copied.match.played == table.model.shelf[0].session.match.played  # type: ignore[union-attr]


def test_the_offer_to_play_does_not_part_a_copy_from_its_match() -> None:
    table = Table()
    for identity in ("m1", "m2", "m3"):
        begun = m.BeginMatch(identity, {"RED": identity})
        table.send(m.NewMatch(), m.ChooseScenario("basic-training"), begun, m.GoHome())
    assert [each for each in ("m3", "m2", "m1") if f"open-{each}" in table.shown.split(say("play-now"))[0]] == [
        "m3",
        "m2",
    ]
    table.send(m.DuplicateMatch("m2", "m4"))
    assert [each.identity for each in table.model.shelf] == ["m3", "m2", "m4", "m1"]
    before, after = table.shown.split(say("play-now"))
    assert say("copy-of", name="m2 – Blue") in before and "open-m4" in before and "open-m1" in after
    table.send(m.DuplicateMatch("m2", "m5"))
    before, after = table.shown.split(say("play-now"))
    assert re.findall(r'id="open-(\w+)"', before) == ["m3", "m2", "m5", "m4"], "nor is the older one of two copies"
    assert "open-m1" in after


def test_the_page_says_if_the_browser_could_not_copy_a_report() -> None:
    table = revealed_table().send(m.CopyReport(1))
    assert say("copied") in table.shown
    table.send(m.CopyRefused())
    assert say("copy-refused") in table.shown and say("copied") not in table.shown


def test_the_whole_report_is_copied() -> None:
    table = revealed_table().send(m.CopyReport(1))
    (copy,) = (effect for effect in table.effects if isinstance(effect, Copy))
    assert copy.text.splitlines()[0] == say(
        "report-of", scenario="Headquarters for Two", moment=say("moment-turn-inside", number=1)
    )
    assert f"{moved('Ada', 'INF', 5, 'Drift', 'D2')} (Ada INF Drift 5 → 0, Ada INF D2 0 → 5)" in copy.text


def test_panels_open_and_close() -> None:
    table = Table().send(m.OpenDialog("keys"))
    assert 'role="dialog"' in table.shown
    table.send(m.CloseDialog())
    assert 'role="dialog"' not in table.shown
    table.send(m.OpenDialog("menu"), m.SetTheme("dark"))
    assert Remember(Settings(theme="dark")) in table.effects
    assert 'role="dialog"' in table.shown


@pytest.mark.parametrize("name", ["menu", "keys", "legend"])
def test_every_panel_draws_on_every_screen(name: str) -> None:
    for table in (
        revealed_table(),
        second_turn_table(),
        second_turn_table().send(m.IAm()),
        second_turn_table().send(m.ShowHistory()),
    ):
        table.send(m.OpenDialog(name))
        assert 'id="dialog"' in table.shown
        assert ("legend-list" in table.shown) == (name == "legend" and 'id="board"' in table.shown)


def test_a_seat_that_can_command_nothing_is_not_asked() -> None:
    table = Table("basic-training")
    session = table.session
    # Blue has nothing left, neither pieces nor money: only N: remains.
    from dataclasses import replace

    state = session.match.opening
    bare = replace(
        state,
        position={
            tile: {piece: n for piece, n in stack.items() if piece.owner != "BLUE"}
            for tile, stack in state.position.items()
        },
        money={**state.money, "BLUE": 0},
    )
    match = replace(session.match, opening=bare)
    table.model, _ = update(replace(table.model, session=session.having(match)), m.IAm())
    table.send(m.HandIn())
    assert say("all-in") in table.shown


def test_going_home_from_a_what_if_does_not_announce_the_match() -> None:
    model = Model()
    begun = (m.NewMatch(), m.ChooseScenario("rosenkreuz", "rosenkreuz"), m.BeginMatch("abc", {}))
    for message in (*begun, m.TryDifferently(0), m.GoHome()):
        model, _ = update(model, message)
    assert model.screen == "home"
    assert say("what-if-dropped") not in pages.page(model)


def test_a_copy_is_placed_beside_its_original() -> None:
    table = Table()
    for number in range(2, 14):
        table.send(m.NewMatch(), m.ChooseScenario("headquarters-2"), m.BeginMatch(f"m{number}", {"RED": "Ada"}))
    table.send(m.GoHome(), m.DuplicateMatch("m11", "copy"))
    assert [each.identity for each in table.model.shelf[:5]] == ["m13", "m12", "m11", "copy", "m10"]
    assert longest_part("duplicated") in table.model.toast
    (save,) = (each for each in table.effects if isinstance(each, Save))
    assert save.beside == "m11", "after a reload too"
    table.send(m.DuplicateMatch("m3", "late"))
    assert 'id="open-late"' in table.shown and 'id="open-m3"' in table.shown, "also where one would no longer be shown"


def test_a_closer_board_keeps_the_words_and_redraws_only_its_tiles() -> None:
    table = second_turn_table().send(m.IAm(), m.OpenDialog("legend"))
    said = replace(table.model, toast="a word", is_printed=True)
    after, effects = update(said, m.Neared("far"))
    assert after == replace(said, tier="far") and effects == ()
    changed = page_regions.changed(pages.draw_page(said), pages.draw_page(after))
    assert changed and all(each.startswith(('<g id="pieces-', '<g id="homes"')) for each in changed)


def test_the_end_of_a_match_is_a_step_of_its_own() -> None:
    playthrough = face_of("rozz").rulebook().playthrough
    assert playthrough is not None
    match = pictures.match_of_playthrough(library.game("rozz"), "rozz", playthrough)
    assert match.outcome is not None
    *before, last = replay_steps.steps(match, len(match.played))
    assert (last.title, last.is_end, last.lit) == (say("step-victory"), True, {"Quell"})
    assert len(last.lines) == 1 and is_victory(last.lines[0])
    assert all(step.lines for step in before[1:]), "no step is left without words"
    assert not any(is_victory(line) for step in before for line in step.lines)


def test_a_resignation_has_no_notation_below_its_sentence() -> None:
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish").send(m.IAm(), m.Resign())
    assert f"{table.session.match.names['ROSE']} has resigned." in words(table.shown)
    assert f"<code>{RESIGNATION}</code>" not in table.shown


@pytest.mark.parametrize(("winner", "loser"), [("computer:1", "here"), ("link", "here"), ("here", "here")])
def test_the_last_step_is_no_victory_if_people_here_only_lost(winner: str, loser: str) -> None:
    playthrough = face_of("rozz").rulebook().playthrough
    assert playthrough is not None
    match = pictures.match_of_playthrough(library.game("rozz"), "rozz", playthrough)
    assert match.outcome is not None
    won = match.outcome.winners
    seats = tuple(replace(each, plays=winner if each.colour in won else loser) for each in match.seats)
    last = replay_steps.steps(replace(match, seats=seats), len(match.played))[-1]
    is_victory = winner == "here"
    assert last.title == say("step-victory" if is_victory else "step-result")
    assert last.sound == ("victory" if is_victory else "")


@pytest.mark.parametrize(
    ("red", "blue", "result"),
    [
        ("here", "computer:3", "won"),
        ("computer:3", "here", "lost"),
        ("here", "here", ""),
        ("computer:3", "computer:3", ""),
    ],
)
def test_the_result_says_you_to_the_only_person_at_the_device(red: str, blue: str, result: str) -> None:
    playthrough = face_of("rozz").rulebook().playthrough
    assert playthrough is not None
    match = pictures.match_of_playthrough(library.game("rozz"), "rozz", playthrough)
    assert match.outcome is not None and match.outcome.winners == ("RED",)
    plays = {"RED": red, "BLUE": blue}
    match = replace(match, seats=tuple(replace(each, plays=plays[each.colour]) for each in match.seats))
    session = Session(Here(match), OVER, shown_turn=len(match.played), step=99)
    winner = match.names["RED"]
    ended = say("won-here", result=result, names=winner) if result else say("won", names=winner)
    assert f">{ended}</h1>" in pages.page(Model(screen="table", session=session))
    assert match_summaries.status_lines(match_summaries.summarize(session))[1] == ended
    shown = pages.page(Model(screen="table", session=replace(session, stage=REVEAL)))
    assert f">{ended if result else say('victory-for', names=winner)}</h1>" in shown


def test_by_link_the_last_step_says_who_won() -> None:
    """Loser and winner read the same: their devices know the match, not which seat is theirs."""
    playthrough = face_of("rozz").rulebook().playthrough
    assert playthrough is not None
    match = pictures.match_of_playthrough(library.game("rozz"), "rozz", playthrough)
    by_link = replace(match, seats=tuple(replace(each, plays="link") for each in match.seats))
    last = replay_steps.steps(by_link, len(match.played))[-1]
    assert match.outcome is not None
    assert last.title == say("victory-for", names=match.names[match.outcome.winners[0]])


@pytest.mark.parametrize(
    ("game", "scenario", "answer"),
    [
        ("rosenkreuz", "rosenkreuz-skirmish", ()),
        ("campaigns", "meeting-the-wizard", ()),
        ("rozz", "headquarters-2", (m.IAm(), m.Ready(), m.HandIn(), m.ShowEveryone())),
    ],
)
def test_the_last_step_is_no_victory_after_a_resignation(
    game: str, scenario: str, answer: tuple[m.Message, ...]
) -> None:
    match = begin_match(game, scenario).send(m.IAm(), m.Resign(), *answer).session.match
    assert match.outcome is not None and match.outcome.winners
    last = replay_steps.steps(match, len(match.played))[-1]
    assert last.is_end and last.title == say("step-result")


@pytest.mark.parametrize(
    ("game", "scenario", "before"),
    [("rosenkreuz", "rosenkreuz-skirmish", ()), ("campaigns", "meeting-the-wizard", (m.Type("I: first"), m.HandIn()))],
)
def test_an_open_resignation_that_ends_a_match_is_one_step(
    game: str, scenario: str, before: tuple[m.Message, ...]
) -> None:
    match = begin_match(game, scenario).send(m.IAm(), *before, m.Resign()).session.match
    (only,) = replay_steps.steps(match, len(match.played))
    assert only.is_end and len(only.lines) == 1


def test_a_reveal_of_nothing_but_the_result_does_not_offer_to_see_it() -> None:
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish").send(m.IAm(), m.Resign())
    assert table.session.stage == REVEAL and say("to-result") not in table.shown
    assert f'data-do="next-turn">{say("go-on")}<' in table.shown


def test_the_next_visit_begins_at_home_after_a_finished_match() -> None:
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish").send(m.IAm(), m.Resign())
    assert at_rest(table.model).screen == "table", "nobody has seen the end"
    table.send(m.NextTurn())
    assert table.session.stage == OVER and at_rest(table.model).screen == "home"
    assert at_rest(table.model).shelf == table.model.shelf


def is_victory(line: Line) -> bool:
    return isinstance(line.plain, Said) and line.plain.key.startswith("rozz-victory-")
