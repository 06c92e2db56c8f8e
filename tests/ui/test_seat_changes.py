"""Seats that change hands during a match: to a computer player, to a person, or to another level."""

from __future__ import annotations

import json

import pytest

from rozz.engine import record
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.table import seat_swaps
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import StopThinking, Think
from rozz.ui.state.stages import AWAIT, COMPOSE, HANDOVER, OVER, REVEAL
from rozz.ui.views.shell import page_markup as pages
from tests.support.ui.link_devices import Device
from tests.support.ui.link_rounds import three_devices as three_by_link
from tests.support.ui.opponents_table import Table, begin_match, scenario_of_three, table_against, three_colours
from tests.support.ui.table import words


def hand_over(**plays: str) -> m.ChangeSeats:
    return m.ChangeSeats(plays)


def two_people() -> Table:
    return begin_match("rozz", "headquarters-2", RED="Ada", BLUE="Ben")


def test_a_lone_player_changes_a_level_at_once_and_a_new_search_starts() -> None:
    table = table_against(1).send(m.Type("M: INF*2 @ Drift > D2"), hand_over(BLUE="computer:4"))
    assert table.plays == {"RED": "here", "BLUE": "computer:4"}
    assert (
        table.session.match.names["BLUE"] == "Marshal"
        and say("seat-changed", colour="Blue", name="Marshal") in table.shown
    )
    assert table.session.stage == COMPOSE and len(table.session.composer.commands) == 1, "the written command stays"
    (question,) = (each.question for each in table.effects if isinstance(each, Think))
    assert question.level == 4 and StopThinking() in table.effects


def test_a_person_replacing_a_computer_plays_the_current_turn() -> None:
    table = table_against(1).think()
    assert "BLUE" in table.session.match.pending
    table.send(hand_over(BLUE="here"))
    assert table.plays["BLUE"] == "here" and not table.session.match.pending
    assert table.session.stage == HANDOVER and table.session.seat == "RED", "two people have secrets"
    table.send(m.IAm(), m.Type("N:"), m.HandIn(), m.IAm(), m.Type("M: INF @ Braxx > B5"), m.HandIn(), m.ShowEveryone())
    assert [table.session.match.game.write(each) for each in table.session.match.played[0].orders["BLUE"]] == [
        "M: INF @ Braxx > B5"
    ]
    assert session_codec.from_text(table.model.shelf[0].text).match.names_at(1)["BLUE"] == "Blue"


def test_handed_in_commands_stay_and_the_page_says_when_the_seat_changes() -> None:
    table = two_people().send(m.IAm(), m.Type("M: INF*2 @ Drift > D2"), m.HandIn())
    given = table.session.match.pending["RED"]
    table.send(hand_over(RED="computer:1", BLUE="computer:1"))
    notice = say("seat-goes-later", before="Ada", moment=say("moment-turn-inside", number=1))
    assert notice in table.shown and table.shown.count(notice) == 1, "nobody has handed in for Blue"
    table.send(m.Agree("RED"), m.Agree("BLUE"))
    assert table.session.match.pending["RED"] == given
    assert table.session.match.names_at(1)["RED"] == "Ada" and table.session.match.names_at(2)["RED"] != "Ada"


@pytest.mark.parametrize("back", ["here", "computer:3"])
def test_submitted_commands_stay_when_a_seat_changes_hands_twice(back: str) -> None:
    table = two_people().send(m.IAm(), m.Type("M: INF*2 @ Drift > D2"), m.HandIn())
    given = table.session.match.pending["RED"]
    table.send(hand_over(RED="computer:1"), m.Agree("RED"), m.Agree("BLUE"))
    assert "INF*2" not in table.shown
    table.send(hand_over(RED=back))
    assert table.plays["RED"] == back and table.session.match.pending == {"RED": given}
    after = table.session.match.names["RED"]
    moment = say("moment-turn", number=1)
    assert say("seat-changed-later", colour="Red", name=after, moment=moment) in table.shown
    table.send(m.TakeBack("RED"), m.IAm("RED"))
    assert table.session.seat == "BLUE" and "INF*2" not in table.shown, "nobody can open them"
    assert table.session.match.names_at(1)["RED"] == "Ada" and table.session.match.names_at(2)["RED"] == after


def test_the_vote_on_a_second_change_says_whose_commands_count() -> None:
    table = begin_match("rozz", scenario_of_three())
    first, *others = table.session.match.colours
    table.send(m.IAm(), m.Type("N:"), m.HandIn())
    author = table.session.match.names[first]
    table.send(hand_over(**{first: "computer:1"}), *map(m.Agree, table.session.match.colours))
    assert table.plays[first] == "computer:1"
    table.send(hand_over(**{first: "here"}))
    assert say("seat-goes-later", before=author, moment=say("moment-turn-inside", number=1)) in table.shown
    table.send(*map(m.Agree, others))
    assert table.plays[first] == "here" and table.session.match.pending.keys() == {first}


def test_several_people_must_all_agree_to_a_seat_change() -> None:
    table = two_people().send(hand_over(BLUE="computer:2"))
    assert (
        say("ask-seats") in table.shown
        and say("seat-goes-to", colour="Blue", after="Scout", before="Ben") in table.shown
    )
    assert table.plays == {"RED": "here", "BLUE": "here"} and table.thinking is None
    table.send(m.Agree("RED"))
    assert table.plays["BLUE"] == "here"
    table.send(m.DoNotAgree())
    assert table.plays["BLUE"] == "here" and table.session.stage == HANDOVER
    table.send(hand_over(BLUE="computer:2"), m.Agree("RED"), m.Agree("BLUE"))
    assert table.plays["BLUE"] == "computer:2" and table.thinking is not None
    assert table.session.stage == COMPOSE and table.session.seat == "RED", "a lone player needs no handover"


def test_a_player_who_left_can_be_replaced_while_the_page_waits() -> None:
    table = two_people().send(m.IAm(), m.Type("N:"), m.HandIn())
    assert table.session.seat == "BLUE" and say("who-plays") in table.shown
    table.send(m.OpenDialog("who-plays"))
    assert say("plays", colour="Blue") in table.shown and 'id="board"' not in table.shown
    table.send(hand_over(BLUE="computer:1"), m.Agree("RED"), m.Agree("BLUE"))
    assert table.session.stage == AWAIT and table.session.match.pending.keys() == {"RED"}
    assert table.think().session.stage == REVEAL


def test_a_draft_disappears_with_the_player_who_gives_up_the_seat() -> None:
    table = two_people().send(m.IAm(), m.Type("M: INF*2 @ Drift > D2"), hand_over(RED="computer:1"))
    assert "INF*2" not in table.shown, "the question to the table does not reveal the draft"
    table.send(m.Agree("RED"), m.Agree("BLUE"))
    assert table.session.seat == "BLUE" and table.session.all_drafts.get("RED") is None
    assert table.plays == {"RED": "computer:1", "BLUE": "here"}


def test_a_seat_that_returns_to_its_player_gets_the_name_back() -> None:
    table = two_people().send(m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(hand_over(BLUE="computer:1"), m.Agree("RED"), m.Agree("BLUE"))
    table.send(hand_over(BLUE="here"))
    assert table.session.match.names == {"RED": "Ada", "BLUE": "Ben"}


def test_computers_can_take_all_seats_and_give_one_back() -> None:
    table = table_against(1).send(hand_over(RED="computer:1"))
    assert table.session.stage == AWAIT and table.session.kind.people == ()
    assert set(table.session.match.names.values()) == {"Dreamer Red", "Dreamer Blue"}
    table.think()
    assert table.session.stage == REVEAL
    table.send(hand_over(RED="here"))
    assert table.session.stage == REVEAL, "the shown turn stays on the screen"
    table.send(m.NextTurn())
    assert table.session.stage == COMPOSE and table.session.seat == "RED"


def test_a_turn_taken_back_is_replayed_by_the_current_players() -> None:
    table = table_against(1).send(m.Type("N:"), m.HandIn()).think().send(m.NextTurn(), hand_over(BLUE="computer:2"))
    table.send(m.Ask("take-back"))
    (question,) = (each.question for each in table.effects if isinstance(each, Think))
    assert question.level == 2 and not table.session.match.earlier


def test_the_seat_of_a_resigned_player_cannot_be_taken() -> None:
    first, *_ = three_colours()
    table = begin_match("rozz", scenario_of_three())
    table.send(m.IAm(), m.Type("R:"), m.HandIn(), m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    table.send(m.NextTurn(), m.OpenDialog("who-plays"))
    assert say("has-left") in table.shown
    table.send(hand_over(**{first: "computer:1"}))
    assert say("ask-seats") not in table.shown and table.plays[first] == "here"


def places(shown: str) -> tuple[list[str], list[str]]:
    """The words about each seat in the bar, and about each seat on the map."""
    bar = shown.split('<ul class="seats"')[1].split("</ul>")[0]
    figures = shown.split('id="figures"')[1].split("</p>")[0]
    return [words(each) for each in bar.split("<li>")[1:]], [words(each) for each in figures.split("<bdi")[1:]]


def test_a_resigned_seat_is_marked_in_bar_and_map_and_for_screen_readers() -> None:
    table = begin_match("rozz", scenario_of_three())
    table.send(m.IAm(), m.Type("R:"), m.HandIn(), m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    table.send(m.NextTurn(), m.IAm())
    for seats in places(table.shown):
        assert [f"({say('has-left')})" in each for each in seats] == [True, False, False]
    assert table.shown.count('class="out-of-match"') == 2


def test_a_resigned_seat_is_marked_in_matches_by_link_too() -> None:
    ada, ben, cleo = three_by_link()
    ben.command("R:")
    ada.send(m.OpenLink(ben.link)).command("N:")
    cleo.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(cleo.link)).seen()
    gone = [colour == "BLUE" for colour in ada.session.match.colours]
    for seats in places(pages.page(ada.model)):
        assert [f"({say('has-left')})" in each for each in seats] == gone


@pytest.mark.parametrize("wanted", [{"BLUE": "computer:9"}, {"BLUE": "link"}, {"GREY": "here"}, {"RED": "here"}, {}])
def test_invalid_seat_changes_have_no_effect(wanted: dict[str, str]) -> None:
    table = table_against(1).send(m.ChangeSeats(wanted))
    assert table.plays == {"RED": "here", "BLUE": "computer:1"} and table.session.stage == COMPOSE


def test_a_computer_that_takes_a_seat_in_an_open_moment_makes_the_move() -> None:
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish", ROSE="Ada", CROSS="Ben")
    table.send(hand_over(ROSE="computer:1"), m.Agree("ROSE"), m.Agree("CROSS"))
    assert table.session.stage == AWAIT
    table.think()
    assert len(table.session.match.played) == 1 and table.session.seat == "CROSS"
    table.send(m.ShowHistory())
    assert "Dreamer" in table.shown


def test_what_ifs_finished_matches_and_matches_by_link_keep_their_seats() -> None:
    table = table_against(1).think().send(m.TryDifferently(), m.OpenDialog("menu"))
    assert say("who-plays") not in table.shown
    table.send(hand_over(BLUE="here"))
    assert table.model.aside is not None and table.model.aside.match.seats[1].plays == "computer:1"
    over = two_people().send(m.IAm(), m.Type("R:"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    assert over.session.stage == OVER and seat_swaps.changeable(over.session) == ()
    ada = Device("ada").send(m.ChooseScenario("basic-training"))
    ada.send(m.BeginMatch("fresh", {"plays-RED": "here", "plays-BLUE": "link", "RED": "Ada"}), m.OpenDialog("menu"))
    assert 'data-name="who-plays"' not in pages.page(ada.model)


def test_a_level_unknown_to_this_release_is_reported_and_can_be_changed() -> None:
    whole = json.loads(table_against(1).model.shelf[0].text)
    whole["record"]["seats"][1] = {"colour": "BLUE", "name": "Oracle", "plays": "computer:77"}
    table = Table().send(m.ImportMatch(json.dumps(whole), "fresh"))
    notice = say("level-unknown", name="Oracle", level="Marshal")
    assert notice in table.shown and table.thinking is not None
    table.send(m.GoHome(), m.OpenMatch(table.model.shelf[0].identity))
    assert notice in table.shown
    table.send(m.OpenDialog("who-plays"))
    assert notice in table.shown
    table.send(hand_over(BLUE="computer:3"))
    assert table.plays["BLUE"] == "computer:3"
    assert (
        record.from_json(record.to_json(table.session.match), session_codec.library.game).seats[1].plays == "computer:3"
    )
