"""Each stage of `update` by itself: what it adds to a change, and what it leaves alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozz.ui.app import observers, update
from rozz.ui.app.change import Change, Stage
from rozz.ui.app.clear_notices import clear_notices
from rozz.ui.app.routing import route
from rozz.ui.features.match_list.match_list import title_of
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import AskToKeep, Copy, Hold, KeepForm, Save, Think, UseKeys
from rozz.ui.state.links.key_step_values import ToOpen
from rozz.ui.state.model import Model
from tests.support.ui.opponents_table import table_against
from tests.support.ui.table import Table


def change(before: Model, message: m.Message, after: Model | None = None, **start: object) -> Change:
    """A change that has reached the stage under test."""
    cleared = replace(before, **start)  # type: ignore[arg-type]
    return Change(message, before, cleared, cleared if after is None else after)


def table() -> Model:
    """A match of two players; the first one is writing commands."""
    return Table().send(m.IAm()).model


def test_an_old_notice_goes_before_a_feature_answers() -> None:
    said = replace(table(), toast="Match saved", said="")
    answered, _ = update.update(said, m.WhyNot("undo"))
    assert answered.toast == say("nothing-to-undo")
    silent, _ = update.update(said, m.ShowRules())
    assert silent.toast == ""


def test_the_answer_to_a_message_is_read_out_at_once() -> None:
    answered, _ = update.update(table(), m.Undo())
    assert answered.said == say("nothing-to-undo")


def test_a_match_is_saved_before_a_computer_player_thinks_about_it() -> None:
    kinds = [type(each) for each in table_against(1).effects]
    assert kinds.index(Save) < kinds.index(Think)


def test_a_message_clears_the_notices_of_the_last_one() -> None:
    said = replace(table(), toast="Match saved", refused="No.", dialog="menu")
    after = clear_notices(change(said, m.Undo())).after
    assert (after.toast, after.refused, after.dialog) == ("", "", "")


@pytest.mark.parametrize("message", [m.Kept(True), m.StoredElsewhere("another")])
def test_messages_that_the_player_did_not_cause_leave_notices_alone(message: m.Message) -> None:
    said = replace(table(), toast="Match saved", refused="No.", dialog="menu")
    assert clear_notices(change(said, message)).after == said


def test_features_get_the_page_without_old_notices() -> None:
    said = replace(table(), toast="Match saved")
    cleared = clear_notices(change(said, m.ShowRules()))
    after = route(cleared).after
    assert (after.screen, after.toast) == ("rules", "")
    assert cleared.before.toast == "Match saved"


def test_a_message_without_meaning_on_a_screen_changes_nothing() -> None:
    at_home = change(Model(), m.Undo())
    assert route(at_home) == at_home


@pytest.mark.parametrize(
    ("effects", "is_busy"), [((UseKeys(ToOpen("x", ())),), True), ((AskToKeep(),), False), ((), False)]
)
def test_the_page_is_busy_while_keys_are_used(effects: tuple[object, ...], is_busy: bool) -> None:
    given = replace(change(table(), m.OpenLink("x")), effects=effects)
    assert observers.wait_for_keys(given).after.is_busy is is_busy


def test_leaving_a_screen_ends_what_belongs_to_it() -> None:
    model = replace(table(), is_playing=True, renaming="m1")
    after = observers.leave_screen(change(model, m.ShowRules())).after
    assert (after.is_playing, after.renaming) == (False, "")
    at_home = replace(model, screen="home")
    assert observers.leave_screen(change(at_home, m.GoHome())).after.renaming == "m1"


def test_only_a_changed_match_is_saved_and_before_all_other_effects() -> None:
    model = table()
    assert model.session is not None
    assert observers.save_match(change(model, m.Undo())).effects == ()
    renamed = replace(model, session=replace(model.session, title="Sunday"))
    done = observers.save_match(replace(change(model, m.RenameMatch("m1"), renamed), effects=(Copy("report"),)))
    save, copy = done.effects
    assert isinstance(save, Save) and not save.can_wait
    assert copy == Copy("report")
    assert title_of(done.after.shelf[0]) == "Sunday"


def test_only_a_command_in_progress_can_wait_to_be_saved() -> None:
    model = table()
    assert model.session is not None
    in_progress = replace(model.session, composer=replace(model.session.composer, made=("Drift",)))
    (save,) = observers.save_match(change(model, m.TapTile("Drift"), replace(model, session=in_progress))).effects
    assert isinstance(save, Save) and save.can_wait


def test_the_form_for_a_new_match_is_forgotten_when_it_is_left() -> None:
    form = replace(Model(), screen="names")
    assert observers.forget_form(change(form, m.GoHome(), Model())).effects == (KeepForm(),)
    assert observers.forget_form(change(form, m.OpenDialog("menu"))).effects == ()


def test_other_tabs_learn_which_match_is_open_here() -> None:
    model = table()
    opened = observers.hold_match(change(Model(), m.OpenMatch("m1"), model))
    assert opened.effects == (Hold("m1"),)
    assert observers.hold_match(change(model, m.Undo())).effects == ()
    closed = observers.hold_match(change(model, m.NewMatch(), replace(model, session=None)))
    assert closed.effects == (Hold(),)


def test_waiting_messages_run_once_the_keys_are_free() -> None:
    waiting = replace(table(), later=(m.ShowRules(), m.OpenDialog("keys")))
    busy = change(replace(waiting, is_busy=True), m.Undo())
    assert update.run_waiting(busy) == busy
    after = update.run_waiting(change(waiting, m.Undo())).after
    assert (after.screen, after.dialog, after.later) == ("rules", "keys", ())


STAGES: tuple[Stage, ...] = (
    observers.follow_lesson, observers.repeat_commands, observers.judge_puzzle, observers.keep_new_turn_current,
    observers.ask_computer_players, observers.put_what_if_away, observers.say_what_if_is_gone,
)  # fmt: skip


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.__name__)
def test_a_stage_leaves_alone_matches_that_do_not_concern_it(stage: Stage) -> None:
    given = replace(change(table(), m.Undo()), effects=(Copy("report"),))
    assert stage(given) == given
