"""If turns have several moments, the page shows turns; history, replay and taking back group moments alike."""

from __future__ import annotations

import re

import pytest

from rozz.ui.features.table import table_votes
from rozz.ui.features.table.table_votes import TAKE_BACK, TAKE_TURN
from rozz.ui.games import face_of
from rozz.ui.games.face import summary_of
from rozz.ui.i18n.display_names import moment_name
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Copy
from rozz.ui.state.stages import COMPOSE, REVEAL
from rozz.ui.views.replay import history_page
from tests.support.ui.duel_table import DuelTable
from tests.support.ui.table import second_turn_table
from tests.support.ui.tiny_games import register
from tests.support.words import beginning, in_turn, pattern
from tests.tiny.duel import Duel
from tests.tiny.faces import DuelFace


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, DuelFace(Duel(), "Duel"))


class TwoTurns(DuelTable):
    """The first turn is over: stances and two rests; in the second, the stances are taken."""

    def __init__(self) -> None:
        super().__init__()
        self.send(m.NextTurn(), m.Type("rest"), m.HandIn(), m.Type("rest"), m.HandIn())
        self.send(m.IAm(), m.Type("wary"), m.HandIn(), m.IAm(), m.Type("wary"), m.HandIn(), m.ShowEveryone())
        assert [each.moment.name for each in self.session.match.played] == ["stance", "action", "action", "stance"]


def test_the_history_has_one_picture_per_turn_that_opens_into_its_moments() -> None:
    shown = TwoTurns().send(m.NextTurn(), m.ShowHistory()).shown
    assert re.findall(r'<li class="turn" id="(.*?)">', shown) == ["turn-4", "turn-1"]
    assert re.findall(r"<h3>(.*?)</h3>", shown) == [say("moment-turn", number=number) for number in (2, 1)]
    assert shown.count('class="turn-picture"') == 2
    first = shown.split('id="turn-1"')[1]
    assert f"<summary>{say('moments', number=3)}</summary>" in first
    assert f'aria-label="{say("moments-of", turn=in_turn(1))}"' in first
    assert re.findall(r"<h4>(.*?)</h4>", first) == ["Stance", "Action", "Action"]
    stance, action = (say("moment-of", turn=in_turn(1), moment=name) for name in ("stance", "action"))
    watched = [("1", in_turn(1)), ("1", stance), ("2", action), ("3", action)]
    assert re.findall(r'data-do="replay" data-turn="(\d)" aria-label="(.*?)"', first) == [
        (number, say("watch-turn", moment=moment)) for number, moment in watched
    ]
    assert "moments-of" not in shown.split('id="turn-1"')[0], "a turn of one moment has nothing to open"


def test_a_moment_is_called_by_its_turn_and_name() -> None:
    table = TwoTurns()
    assert say("revealed", moment=say("moment-of", turn=say("moment-turn", number=2), moment="stance")) in table.shown
    table.send(m.NextTurn())
    assert table.session.stage == COMPOSE and say("moment-of", turn=in_turn(2), moment="action") in table.shown
    table.send(m.CopyReport(3))
    (copied,) = (each.text for each in table.effects if isinstance(each, Copy))
    moment = say("moment-of", turn=in_turn(1), moment="action")
    assert copied.splitlines()[0] == say("report-of", scenario="Tiny", moment=moment)


def test_a_replay_lists_the_moments_of_its_turn() -> None:
    table = TwoTurns()
    assert "moments-shown" not in table.shown, "only one moment of the second turn is over"
    assert say("next-move") in table.shown and say("next-turn") not in table.shown
    table.send(m.NextTurn(), m.Replay(2))
    assert table.session.stage == REVEAL
    row = table.shown.split('class="moments-shown"')[1].split("</div>")[0]
    buttons = re.findall(r'data-turn="(\d)"( aria-current="step")?>([^<]+)<', row)
    names = [table.session.match.names[played.moment.seats[0]] for played in table.session.match.played[1:3]]
    assert buttons == [
        ("1", "", "Stance"),
        ("2", ' aria-current="step"', f"Action 1 · {names[0]}"),
        ("3", "", f"Action 2 · {names[1]}"),
    ]


def test_the_last_moment_or_its_whole_turn_can_be_taken_back() -> None:
    table = TwoTurns().send(m.NextTurn(), m.Type("rest"), m.HandIn(), m.OpenDialog("menu"))
    assert say("menu-take-back-open") in table.shown and say("menu-take-turn", moment=in_turn(2)) in table.shown
    table.send(m.Ask(TAKE_TURN))
    other = table_votes.asked_next(table.session)  # the player with the device has asked
    table.send(m.Vote(other))
    assert say("ask-take-turn", moment=in_turn(2)) in table.shown
    table.send(m.Agree(other))
    match = table.session.match
    assert len(match.played) == 3 and match.moment is not None and match.moment.name == "stance"
    assert set(table.session.drafts) == {"ANN", "BEN"}, "the commands given then are drafts again"
    table.send(m.OpenDialog("menu"))
    assert say("menu-take-turn", moment=in_turn(1)) in table.shown
    table.send(m.Ask(TAKE_BACK), m.Agree("ANN"), m.Agree("BEN"))
    assert len(table.session.match.played) == 2


def test_a_lone_player_reads_which_turn_was_taken_back() -> None:
    match = TwoTurns().session.match.undo()
    assert table_votes._notice(match, match.undo(3)).startswith(
        say("turn-taken-back", moment=say("moment-turn", number=1))
    )
    assert table_votes._notice(match, match.undo()).startswith(beginning("moves-taken-back")), (
        "a single moment names its player"
    )


def test_a_lone_player_reads_from_which_moment_the_turn_is_played_again() -> None:
    match = TwoTurns().session.match.undo()
    name = moment_name(match.played[1].moment)
    assert table_votes._notice(match, match.undo(2)) == say("turn-taken-back", moment=name), "not the whole turn"


def test_a_result_counts_turns_instead_of_moments() -> None:
    session = TwoTurns().session
    assert history_page._result_text(session) == say("told-turns", number=2)


def test_a_turn_is_summarized_by_the_face_or_by_its_last_sentences() -> None:
    session = TwoTurns().session
    moments, names = session.match.played[:3], session.match.names
    face = face_of("duel")
    lines = [line for played in moments for line in face.summary(played, names)]
    assert summary_of(face, moments, names) == lines[-3:]


def test_a_game_with_one_moment_per_turn_never_mentions_moments() -> None:
    table = second_turn_table()
    shown = table.send(m.OpenDialog("menu")).shown
    assert say("menu-take-back") in shown and "take-turn" not in shown
    table.send(m.Ask(TAKE_TURN))
    assert table.session.match.played and not pattern("menu-take-turn").search(table.shown)
    table.send(m.ShowHistory())
    assert "moments-of" not in table.shown and 'id="turn-1"' in table.shown
    table.send(m.Replay(1))
    assert "moments-shown" not in table.shown
