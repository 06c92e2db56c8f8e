"""A proposal to the whole table: it survives a reload, and never ends without a word."""

from __future__ import annotations

import json

import pytest

from rozz.ui.features.match_list import session_codec
from rozz.ui.features.table import table_votes, undone_moments
from rozz.ui.i18n.display_names import in_sentence
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed
from rozz.ui.state import messages as m
from rozz.ui.state.session_kinds import TableQuestion
from rozz.ui.views.table import vote_texts
from tests.support.ui.opponents_table import Table as Opponents
from tests.support.ui.opponents_table import begin_match
from tests.support.ui.table import GameTable, Table, second_turn_table


def reloaded(table: Table) -> Table:
    """The same match after a reload."""
    (saved,) = table.model.shelf
    return Table().send(m.GoHome(), m.StoredElsewhere(saved.identity, saved.text), m.OpenMatch(saved.identity))


def asked_about_players() -> Table:
    """Ada has agreed that a computer takes over from Ben, who has not answered yet."""
    table = Table().send(m.ChangeSeats({"BLUE": "computer:2"}), m.Agree("RED"))
    assert table_votes.question(table.session) is not None
    return table


def test_a_proposal_and_who_has_agreed_survive_a_reload() -> None:
    table = asked_about_players()
    again = reloaded(table)
    assert table_votes.question(again.session) == table_votes.question(table.session)
    assert say("ask-seats") in again.shown
    again.send(m.Agree("BLUE"))
    assert again.session.match.seats[1].plays == "computer:2"


def test_the_page_for_the_next_voter_says_which_players_change() -> None:
    table = Table().send(m.IAm(), m.SetPin("1234", "1234"), m.ChangeSeats({"BLUE": "computer:2"}))
    name = table.session.match.names[table_votes.asked_next(table.session)]
    assert say("vote-in-turn", name=name) in table.shown
    change = say("seat-goes-to", colour="Blue", after="Scout", before="Ben")
    assert change in table.shown


@pytest.mark.parametrize(("scenario", "is_told"), [("headquarters-2", False), ("headquarters-3", True)])
def test_others_decide_for_a_player_who_left_only_with_three_people(scenario: str, is_told: bool) -> None:
    table = begin_match("rozz", scenario).send(m.ChangeSeats({"BLUE": "computer:2"}))
    assert say("ask-seats-how") in table.shown and (say("ask-seats-left") in table.shown) == is_told


def test_after_a_reload_the_device_is_passed_on_again_in_a_vote_by_turns() -> None:
    table = second_turn_table().send(m.Ask("take-back"))
    first = table_votes.asked_next(table.session)
    table.send(m.Vote(first), m.Agree(first))
    second = table_votes.asked_next(table.session)
    again = reloaded(table.send(m.Vote(second)))
    assert table_votes.question(again.session) == TableQuestion("take-back", frozenset((first,)))
    assert say("pass-to", name=again.session.match.names[second]) in again.shown
    again.send(m.Vote(second), m.Agree(second))
    assert not again.session.match.played


def test_a_withdrawn_proposal_does_not_come_back() -> None:
    table = asked_about_players().send(m.DoNotAgree())
    assert table_votes.question(reloaded(table).session) is None


def test_a_copy_of_a_match_votes_on_nothing() -> None:
    table = asked_about_players().send(m.DuplicateMatch("m1", "m2"), m.OpenMatch("m2"))
    assert table.session.match.identity == "m2" and table_votes.question(table.session) is None


@pytest.mark.parametrize(
    "found",
    [
        None,
        "draw",
        {},
        {"about": "war", "agreed": [], "plays": []},
        {"about": "take-back", "agreed": [], "plays": []},
        {"about": "draw", "agreed": ["RED", "BLUE"], "plays": []},
        {"about": "draw", "agreed": [], "plays": [["BLUE", "computer:1"]]},
        {"about": "seats", "agreed": [], "plays": []},
        {"about": "seats", "agreed": [], "plays": [["BLUE", "computer:99"]]},
        {"about": "seats", "agreed": [], "plays": [["BLUE"], 3, [[], []]]},
    ],
)
def test_an_invalid_saved_proposal_is_dropped(found: object) -> None:
    whole = json.loads(session_codec.to_text(Table().session))
    whole["table"]["question"] = found
    assert table_votes.question(session_codec.from_text(json.dumps(whole))) is None


def test_a_vote_that_ends_because_a_computer_moves_says_so() -> None:
    table = begin_match("campaigns", "three-crowns", **{"plays-MUNCHKINS": "computer:1"})
    table.send(m.ChangeSeats({"WINKIES": "computer:1"}))
    assert say("ask-seats") in table.shown and not table.session.match.played
    table.send(m.DoNotWait())
    assert table.session.match.played and table_votes.question(table.session) is None
    assert say("vote-ended") in table.shown
    table.send(m.ChangeSeats({"WINKIES": "computer:1"}), m.DoNotAgree())
    assert say("vote-ended") not in table.shown, "who says no knows"


def resigned_in_secret(game: str, scenario: str) -> Table:
    """Both players have resigned in the same secret moment."""
    return GameTable(game, scenario).send(m.IAm(), m.Resign(), m.IAm(), m.Resign(), m.ShowEveryone())


@pytest.mark.parametrize("next_turn", [(), (m.NextTurn(),)])
@pytest.mark.parametrize("place", [("campaigns", "skirmish-at-the-ford"), ("rozz", "headquarters-2")])
def test_players_who_have_all_resigned_can_take_it_back_together(
    place: tuple[str, str], next_turn: tuple[m.Message, ...]
) -> None:
    table = resigned_in_secret(*place).send(*next_turn)
    assert table.session.kind.is_over
    table.send(m.Ask("take-back"))
    people = table.session.kind.people
    for seat in people:
        assert table_votes.asked_next(table.session) == seat
        assert say("vote-in-turn", name=table.session.match.names[seat]) in table.shown
        table.send(m.Vote(seat), m.Agree(seat))
    assert not table.session.match.played and not table.session.kind.is_over
    table.send(m.IAm())
    assert table.session.composer.commands == (), "a resignation that was taken back is not planned again"


def resigned_against_computers() -> Opponents:
    """Both people have resigned in open moments, and two computer players play on."""
    computers = dict.fromkeys(("plays-GILLIKINS", "plays-QUADLINGS"), "computer:1")
    table = begin_match("campaigns", "two-alliances", **computers)
    for _ in range(2):
        table.send(m.IAm(), m.Resign()).think()
    match = table.session.match
    assert match.outcome is None and set(table.session.kind.people) == match.game.departed_seats(match.state)
    return table


def test_people_who_have_left_to_computer_players_can_still_come_back() -> None:
    table = resigned_against_computers().send(m.Ask("take-back"))
    for seat in table.session.kind.people:
        assert f'data-do="agree" data-colour="{seat}"' in table.shown
        table.send(m.Agree(seat))
    match = table.session.match
    assert table_votes.question(table.session) is None
    assert len(match.game.departed_seats(match.state)) < len(table.session.kind.people)


def test_people_who_have_all_resigned_can_still_change_who_plays_on() -> None:
    table = resigned_against_computers().send(m.ChangeSeats({"QUADLINGS": "computer:2"}))
    for seat in table.session.kind.people:
        table.send(m.Agree(seat))
    assert table.plays["QUADLINGS"] == "computer:2"


def test_people_who_have_all_resigned_cannot_agree_on_a_draw() -> None:
    table = resigned_against_computers()
    assert not table_votes.can_ask(table.session, "draw")
    assert table_votes.question(table.send(m.Ask("draw")).session) is None


def test_one_resignation_leaves_the_others_to_decide() -> None:
    hands_in = (m.IAm(), m.HandIn())
    table = Table("headquarters-3").send(m.IAm(), m.Resign(), *hands_in, *hands_in, m.ShowEveryone())
    assert len(table_votes.voters(table.session)) == 2


def test_nothing_is_proposed_where_only_computer_players_play() -> None:
    players = dict.fromkeys(("plays-MUNCHKINS", "plays-WINKIES"), "computer:1")
    table = begin_match("campaigns", "skirmish-at-the-ford", **players).think()
    assert table.session.match.played and not table.session.kind.people
    table.send(m.OpenDialog("menu"))
    assert 'data-do="ask"' not in table.shown
    assert table_votes.question(table.send(m.Ask("take-back")).session) is None


def names_of(table: Table | Opponents, *seats: str) -> str:
    return listed([table.session.match.names[seat] for seat in seats])


def test_the_question_after_resigning_is_about_the_resignation() -> None:
    table = GameTable("campaigns", "skirmish-at-the-ford").send(m.IAm(), m.Resign(), m.IAm(), m.Ready(), m.HandIn())
    table.send(m.ShowEveryone(), m.NextTurn())
    (resigned,) = undone_moments.seats_coming_back(table.session.match, table.session.match.played)
    assert say("menu-resignation-back") in table.send(m.OpenDialog("menu")).shown
    table.send(m.CloseDialog(), m.Ask("take-back"))
    question = say("ask-resignation-back", names=names_of(table, resigned), number=1)
    assert question in table.shown, "on the page that passes the device on"
    table.send(m.Vote(table_votes.asked_next(table.session)))
    assert question in table.shown
    assert say("ask-take-back-how", moment=in_sentence(table.session.match.played[0].moment)) in table.shown


def test_the_question_after_everybody_resigned_names_them_all() -> None:
    table = resigned_in_secret("rozz", "headquarters-2").send(m.Ask("take-back"))
    people = table.session.kind.people
    assert say("ask-resignation-back", names=names_of(table, *people), number=2) in table.shown


def test_the_question_names_the_last_moment_of_people_not_of_computers() -> None:
    table = resigned_against_computers().send(m.OpenDialog("menu"), m.CloseDialog())
    match, people = table.session.match, table.session.kind.people
    own = max(number for number, each in enumerate(match.played) if set(each.moment.seats) & set(people))
    assert own + 1 < len(match.played), "computer players have moved since then"
    table.send(m.Ask("take-back"))
    last = next(iter(match.played[own].orders))
    moment = in_sentence(match.played[own].moment)
    assert say("ask-resignation-back", names=names_of(table, last), number=1) in table.shown
    assert f"{say('ask-resignation-back-how', moment=moment)} {say('ask-also-undone')}" in table.shown


def test_without_a_resignation_too_the_question_names_a_person_s_moment() -> None:
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish", **{"plays-CROSS": "computer:1"})
    session = table.send(m.Type("b2-c3"), m.HandIn()).think().session
    own, _ = (in_sentence(each.moment) for each in session.match.played)
    asked = TableQuestion("take-back")
    assert vote_texts.question_text(session, asked) == say("ask-take-back", moment=own)
    consequences = f"{say('ask-take-back-how-open', moment=own)} {say('ask-also-undone')}"
    assert vote_texts.consequences(session, asked) == consequences


def test_taking_back_a_whole_turn_says_who_comes_back() -> None:
    table = resigned_in_secret("campaigns", "skirmish-at-the-ford").send(m.Ask("take-turn"))
    assert table_votes.question(table.session) is None, "one moment is no whole turn"
    asked, people = TableQuestion("take-turn"), table.session.kind.people
    too = say("ask-resignation-too", names=names_of(table, *people), number=2)
    assert vote_texts.consequences(table.session, asked).endswith(too)


def test_a_lone_player_reads_that_the_resignation_was_taken_back() -> None:
    table = begin_match("rosenkreuz", "rosenkreuz-skirmish", **{"plays-CROSS": "computer:1"})
    table.send(m.Resign(), m.NextTurn(), m.Ask("take-back"))
    assert say("resignation-undone") in table.shown
    assert not table.session.match.played
