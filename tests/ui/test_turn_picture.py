"""A shown turn as a picture: a standalone drawing for every game, with the players and the events in words."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from rozz import library
from rozz.ui.features.replay import replay_steps
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import ShareAnimation, SharePicture
from rozz.ui.state.model import NO_RECORDER, Session
from rozz.ui.state.session_kinds import ReadOnly
from rozz.ui.state.stages import REVEAL
from rozz.ui.views.replay.turn_animation import ANIMATION_LENGTH, MIN_STAY, turn_animation
from rozz.ui.views.replay.turn_picture import MAX_LINES, file_name, turn_picture
from tests.support.browser.drawings import played
from tests.support.ui.table import Table, revealed_table

SVG = "{http://www.w3.org/2000/svg}"


def words(svg: str) -> list[str]:
    return [text.strip() for text in ElementTree.fromstring(svg).itertext() if text.strip()]


@pytest.mark.parametrize("game", library.GAMES)
def test_the_shown_step_of_any_game_becomes_a_standalone_drawing(game: str) -> None:
    match = played(game)
    session = Session(ReadOnly(match), REVEAL, shown_turn=1, step=99)
    picture = turn_picture(session, "dark")
    root = ElementTree.fromstring(picture.svg("a > b {}"))
    assert root.tag == f"{SVG}svg" and root.get("data-theme") == "dark"
    shown = words(picture.svg(""))
    assert set(match.names.values()) <= set(shown)
    assert any(replay_steps.steps(match, 1)[-1].title in each for each in shown)
    assert picture.width * 2 <= 4096 and 400 < picture.height * 2 <= 4096
    # Nothing in it can be tapped or is loaded from elsewhere.
    assert "data-do" not in picture.after and "http" not in picture.after


def test_long_reports_are_cut_and_names_cannot_break_the_drawing() -> None:
    table = Table()
    table.send(m.NewMatch(), m.ChooseScenario("headquarters-2"), m.BeginMatch("m2", {"RED": "A<b>&]]>", "BLUE": "Ben"}))
    table.send(m.IAm(), m.Type("M: INF*2 @ Drift > D4\nP: ARMOR > Drift"), m.HandIn())
    table.send(m.IAm(), m.HandIn(), m.ShowEveryone())
    picture = turn_picture(table.session, "light")
    shown = words(picture.svg("a > b {}"))
    assert "A<b>&]]>" in shown
    assert sum(each.startswith("A<b>") for each in shown) <= MAX_LINES + 1
    assert picture.name == "rozz-headquarters-for-two-turn-1-step-1.png" and say("title") in shown


def test_the_name_of_a_picture_tells_the_moment_in_safe_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("campaigns")

    def names() -> list[str]:
        return [file_name(Session(ReadOnly(match), REVEAL, shown_turn=at)) for at in (1, 2)]

    assert names() == [
        "rozz-one-day-at-harvest-cross-turn-1-initiative-1", "rozz-one-day-at-harvest-cross-turn-1-movement-2",
    ]  # fmt: skip
    monkeypatch.setattr("rozz.ui.views.replay.turn_picture.scenario_name", lambda match: "../Битва")
    assert names() == ["rozz-campaigns-turn-1-initiative-1", "rozz-campaigns-turn-1-movement-2"]


def test_sharing_a_picture_pauses_playback_and_reports_the_result() -> None:
    table = revealed_table()
    table.send(m.PlayOn(), m.SharePicture())
    assert table.effects == (SharePicture(),) and not table.model.is_playing
    assert say("share-picture") in table.send(m.OpenDialog("menu"), m.PictureLeft("saved")).shown
    assert say("picture-saved") in table.shown
    assert table.send(m.NextTurn(), m.SharePicture()).effects == ()
    assert say("share-picture") not in table.send(m.OpenDialog("menu")).shown


@pytest.mark.parametrize("game", ["rozz", "ozymandia", "rosenkreuz"])
def test_an_animation_has_every_step_as_a_picture_of_one_size(game: str) -> None:
    session = Session(ReadOnly(played(game)), REVEAL, shown_turn=1)
    animation = turn_animation(session, "light")
    steps, pictures = replay_steps.steps(session.match, 1), list(animation.pictures())
    assert len(animation.stays) == len(pictures) == len(steps)
    assert {(picture.width, picture.height) for picture in pictures} == {(pictures[0].width, pictures[0].height)}
    assert all(step.title in picture.after for step, picture in zip(steps, pictures, strict=True))
    assert re.fullmatch("rozz-[a-z-]+-(turn|move)-1", animation.name) and min(animation.stays) >= MIN_STAY
    # It is recorded while it is shown, and the player waits no longer than 5 seconds.
    assert sum(animation.stays) <= ANIMATION_LENGTH + MIN_STAY * len(steps)


def test_sharing_an_animation_pauses_playback_and_reports_the_result() -> None:
    table = revealed_table()
    table.send(m.PlayOn(), m.ShareAnimation())
    assert table.effects == (ShareAnimation(),) and not table.model.is_playing
    assert say("animation-recorded") in table.shown
    assert say("animation-saved") in table.send(m.AnimationLeft("saved")).shown
    assert say("share-animation") in table.send(m.OpenDialog("menu")).shown
    assert table.send(m.ShareAnimation(), m.AnimationLeft("")).model.toast == ""
    # It is not offered if the browser cannot record.
    assert say("share-animation") not in table.send(m.Hint(NO_RECORDER)).shown
    assert table.send(m.CloseDialog(), m.NextTurn(), m.ShareAnimation()).effects == ()


def test_only_one_animation_is_recorded_at_a_time() -> None:
    table = revealed_table().send(m.ShareAnimation(), m.OpenDialog("menu"))
    assert say("animation-recorded") in table.shown and say("share-animation") not in table.shown
    assert ShareAnimation() not in table.send(m.ShareAnimation()).effects
    assert say("share-animation") in table.send(m.AnimationLeft(""), m.OpenDialog("menu")).shown
    assert ShareAnimation() in table.send(m.ShareAnimation()).effects


@pytest.mark.parametrize("way", ["saved", ""])
def test_a_late_animation_does_not_replace_a_notice_with_undo(way: str) -> None:
    table = revealed_table().send(m.ShareAnimation(), m.GoHome())
    table.send(m.DeleteMatch(table.model.shelf[0].identity))
    notice = table.model.toast
    assert notice and table.send(m.AnimationLeft(way)).model.toast == notice
    assert say("undo") in table.shown
