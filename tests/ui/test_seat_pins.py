"""A PIN hides what a seat has written from the others at the same device, and never costs its player the match."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from rozz.ui.app.update import update
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.match_list.last_screen_view import at_rest
from rozz.ui.features.navigation import path
from rozz.ui.features.table import seat_pins, shared_device, table_votes
from rozz.ui.i18n import translations
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Download, Focus, Save, Share
from rozz.ui.state.model import CHANGE_PIN, REMOVE_PIN, RESET_PIN, SET_PIN, Composer, Model, Session
from rozz.ui.state.session_kinds import Here, SeatPin
from rozz.ui.state.stages import ALL_IN, COMPOSE, HANDOVER
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import inviting_device, joined_device
from tests.support.ui.opponents_table import begin_match
from tests.support.ui.table import GameTable, Table, words

MINE, GUESS = "P: ARMOR > Drift", "M: INF*3 @ Braxx > B1"
RIGHT, WRONG = m.IAm("RED", "1234", 1_000), m.IAm("RED", "4321", 1_000)
#: The entries of the menu.
ENTRIES = re.compile(r'data-do="dialog" data-name="([a-z]+-pin)"')


def protected(*messages: m.Message) -> Table:
    """Ada has commands, a guess, and a PIN, and still has the device."""
    table = Table().send(m.IAm(), m.Type(MINE), m.ShowGuesses(), m.WriteGuess("BLUE"), m.Type(GUESS), m.WriteGuess())
    return table.send(m.SetPin("1234", "1234"), *messages)


def handed_back(table: Table) -> Table:
    """Somebody else has held the device meanwhile: the tab was hidden."""
    return table.send(m.Hide())


def test_a_panel_focuses_its_box_unless_a_phone_would_open_its_keyboard() -> None:
    table = Table().send(m.IAm())
    for panel, box in ((SET_PIN, "new-pin"), (CHANGE_PIN, "pin"), (REMOVE_PIN, "pin")):
        after, effects = update(table.model, m.OpenDialog(panel))
        assert effects == (Focus(box),) and f'id="{box}"' in page_markup.page(after)
        touched = replace(table.model, pointer=translations.TOUCH)
        assert update(touched, m.OpenDialog(panel))[1] == (Focus("dialog"),)
        table.send(m.SetPin("1234", "1234"))


def without_a_draft(table: Table) -> Model:
    """The same page for a seat that has written nothing."""
    session = table.session
    bare = replace(session, composer=Composer(), drafts={}, planning={}, cursors={}, tile="")
    return replace(table.model, session=bare)


def vote(table: Table, pin: str = "1234") -> Table:
    """All who are asked agree, each with the device, and with a PIN if it is asked for."""
    while table_votes.question(table.session) is not None:
        seat = table_votes.asked_next(table.session)
        table.send(m.Vote(seat), m.Agree(seat, pin, 1_000))
        if not table_votes.is_in_turn(table.session) and table_votes.question(table.session) is not None:
            table.send(*(m.Agree(each) for each in table_votes.voters(table.session)))
    return table


def pins(table: Table) -> dict[str, SeatPin]:
    return dict(seat_pins.pins_of(table.session))


def mine(session: Session) -> list[str]:
    return [session.match.game.write(each) for each in session.composer.commands]


def entries(model: Model) -> list[str]:
    """What the menu offers about PINs."""
    return ENTRIES.findall(page_markup.page(update(model, m.OpenDialog("menu"))[0]))


def reloaded(table: Table) -> Table:
    """The same match after a reload."""
    (text,) = (each.text for each in table.model.shelf if each.identity == "m1")
    again = Table().send(m.GoHome())
    return again.send(m.StoredElsewhere("m1", text), m.OpenMatch("m1"))


def test_the_menu_offers_a_pin_only_where_people_share_a_device() -> None:
    shared = Table().send(m.IAm())
    assert entries(shared.model) == [SET_PIN]
    assert entries(protected().model) == [CHANGE_PIN, REMOVE_PIN]
    assert entries(Table("solo-training").model) == []
    assert entries(shared.send(m.TryDifferently()).model) == [], "a what-if has nothing to protect"
    computer = begin_match("rozz", "headquarters-2", **{"plays-BLUE": "computer:1"})
    assert computer.session.stage == COMPOSE and entries(computer.model) == []
    open_moves = GameTable("rosenkreuz", "rosenkreuz-skirmish")
    assert open_moves.session.stage == COMPOSE and entries(open_moves.model) == []


def test_the_menu_offers_no_pin_by_link() -> None:
    plays = {"RED": "here", "BLUE": "here", "GREEN": "link"}
    ada = inviting_device("headquarters-3", plays, {"RED": "Ada", "BLUE": "Ben"})
    joined_device(ada, "GREEN", "Cleo")
    ada.send(m.StartMatch(), m.IAm())
    assert ada.session.stage == COMPOSE and entries(ada.model) == []
    before = ada.session
    assert ada.send(m.SetPin("1234", "1234")).session is before


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        (("", ""), "pin-digits"),
        (("123", "123"), "pin-digits"),
        (("12345", "12345"), "pin-digits"),
        (("12a4", "12a4"), "pin-digits"),
        (("١٢٣٤", "١٢٣٤"), "pin-digits"),
        (("1234", "1243"), "pin-differs"),
    ],
)
def test_a_pin_is_four_digits_typed_twice(typed: tuple[str, str], reason: str) -> None:
    table = Table().send(m.IAm(), m.OpenDialog(SET_PIN), m.SetPin(*typed))
    assert not pins(table) and table.model.dialog == SET_PIN, "the panel stays open"
    assert say(reason) in table.shown and table.model.said == say(reason)
    assert Focus("new-pin") in table.effects, "both boxes are empty again"
    assert re.search('id="new-pin"[^>]*aria-invalid="true" aria-describedby="new-pin-fault"', table.shown)
    assert typed[0] not in table.shown or not typed[0], "what was typed is not repeated"


def test_a_new_pin_closes_its_panel_and_is_saved_at_once() -> None:
    table = Table().send(m.IAm(), m.OpenDialog(SET_PIN), m.SetPin("0007", "0007"))
    assert list(pins(table)) == ["RED"] and table.model.dialog == ""
    assert table.model.toast == say("pin-is-set") and say("pin-is-set") in table.model.said
    (save,) = (each for each in table.effects if isinstance(each, Save))
    assert not save.can_wait, "a tab that is killed now asks for it"


@pytest.mark.parametrize(
    "way",
    [
        (m.Hide(),),
        (m.ShowHistory(), m.GoBack()),
        (m.GoHome(), m.OpenMatch("m1")),
        (m.HandIn(), m.TakeBack("RED")),
        (m.HandIn(), m.IAm("BLUE"), m.HandIn(), m.TakeBack("BLUE"), m.IAm("BLUE"), m.HandIn()),
        (m.Ask("draw"), m.DoNotAgree()),
        (m.TryDifferently(), m.Hide()),
    ],
)
def test_commands_open_only_with_the_pin(way: tuple[m.Message, ...]) -> None:
    table = protected(*way)
    if table.session.stage == ALL_IN:
        table.send(m.ShowEveryone(), m.NextTurn(), m.IAm("BLUE"), m.HandIn())
    assert (table.session.stage, table.session.seat) == (HANDOVER, "RED")
    unwritten = without_a_draft(table)
    for attempt in (m.IAm(), m.IAm("RED"), m.IAm("RED", ""), WRONG, m.IAm("BLUE", "1234")):
        assert table.send(attempt).session.stage == HANDOVER
        unwritten, _ = update(unwritten, attempt)
        assert (table.shown, table.model.said) == (page_markup.page(unwritten), unwritten.said)
    assert table.send(RIGHT).session.stage == COMPOSE
    assert say("commands-now", name="Ada") in table.shown


def test_a_killed_tab_comes_back_to_the_handover_and_asks() -> None:
    again = reloaded(protected())
    assert again.session.stage == HANDOVER and say("pin-of", name="Ada") in again.shown
    assert again.send(m.IAm("RED")).session.stage == HANDOVER
    assert mine(again.send(RIGHT).session) == [MINE]
    assert "RED" in again.session.planning, "her guesses too"


def test_only_the_seat_with_a_pin_is_asked_for_it() -> None:
    table = protected(m.HandIn())
    assert say("pass-to", name="Ben") in table.shown and 'type="password"' not in table.shown
    assert table.send(m.IAm("BLUE")).session.stage == COMPOSE


def test_a_wrong_pin_says_so_each_time() -> None:
    table = handed_back(protected())
    spoken = []
    for _ in range(2):
        table.send(WRONG)
        assert say("pin-wrong") in words(table.shown) and Focus("pin") in table.effects
        spoken.append((table.model.said, table.model.saying))
    assert [said for said, _ in spoken] == [say("pin-wrong")] * 2
    assert spoken[0] != spoken[1], "the same words are read out again"
    assert "4321" not in table.shown


def test_a_wrong_pin_opens_nothing_even_without_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    table = handed_back(protected())
    monkeypatch.setattr(seat_pins, "say", lambda *_args, **_facts: "")
    assert table.send(WRONG).session.stage == HANDOVER


def test_after_five_wrong_pins_everyone_waits_even_after_a_reload() -> None:
    table = handed_back(protected())
    for number in range(seat_pins.FREE_TRIES - 1):
        table.send(m.IAm("RED", f"000{number}", 1_000))
        assert table.model.refused == say("pin-wrong")
    table.send(m.IAm("RED", "0004", 1_000))
    wrong_again = say("pin-wrong-wait", seconds=seat_pins.WAIT_SECONDS)
    assert table.model.refused == wrong_again
    again = reloaded(table)
    again.send(m.IAm("RED", "1234", 1_012))
    assert again.session.stage == HANDOVER and again.model.refused == say("pin-wait", seconds=seat_pins.WAIT_SECONDS)
    again.send(m.IAm("RED", "0005", 1_030))
    assert again.model.refused == wrong_again, "there is a wait after each further one too"
    assert again.send(m.IAm("RED", "1234", 1_060)).session.stage == COMPOSE
    assert handed_back(again).send(WRONG).model.refused == say("pin-wrong"), "the right one ends the count"


def test_a_clock_that_was_set_back_locks_nobody_out() -> None:
    table = handed_back(protected())
    for number in range(seat_pins.FREE_TRIES):
        table.send(m.IAm("RED", f"000{number}", 9_000))
    assert table.send(m.IAm("RED", "1234", 5_000)).session.stage == COMPOSE


def test_the_current_pin_is_asked_before_it_is_changed_or_removed() -> None:
    table = protected()
    before = pins(table)
    table.send(m.OpenDialog(CHANGE_PIN), m.SetPin("5678", "5678"))
    assert table.model.dialog == CHANGE_PIN and pins(table) == before, "without the current PIN"
    table.send(m.SetPin("5678", "5678", "9999", 1_000))
    assert table.model.dialog == CHANGE_PIN and table.model.refused == say("pin-wrong")
    table.send(m.OpenDialog(REMOVE_PIN), m.RemovePin("9999", 1_000))
    assert table.model.dialog == REMOVE_PIN and pins(table)["RED"].wrong == 2, "these count as well"
    table.send(m.SetPin("5678", "5678", "1234", 1_000))
    assert table.model.toast == say("pin-changed")
    handed_back(table).send(RIGHT)
    assert table.session.stage == HANDOVER, "the old one"
    table.send(m.IAm("RED", "5678", 1_000), m.RemovePin("5678", 1_000))
    assert table.model.toast == say("pin-removed") and not pins(table)
    assert handed_back(table).send(m.IAm("RED")).session.stage == COMPOSE


def test_a_forgotten_pin_costs_the_commands_of_the_turn() -> None:
    table = protected(m.HandIn(), m.IAm("BLUE"), m.Type("P: ARMOR > Braxx"), m.TakeBack("RED"))
    table.send(m.HandIn(), m.TakeBack("BLUE"), m.IAm("BLUE"), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.IAm("BLUE"), m.Type("P: INF > Braxx"), m.HandIn(), RIGHT, m.Type(MINE), m.ShowGuesses())
    table.send(m.WriteGuess("BLUE"), m.Type(GUESS), m.WriteGuess(), m.WalkTo("Drift"), m.Hide())
    match = table.session.match
    table.send(m.OpenDialog(RESET_PIN))
    assert say("reset-pin-how", name="Ada") in table.shown
    table.send(m.ResetPin("RED"))
    session = table.session
    assert session.match is match, "the match is safe, with what others have submitted"
    assert "RED" not in {**session.all_drafts, **session.planning, **session.cursors, **pins(table)}
    text = next(each.text for each in table.effects if isinstance(each, Save))
    assert "ARMOR > Drift" not in json.loads(text)["table"]["drafts"].get("RED", [])
    assert mine(table.send(m.IAm("RED")).session) == []


def test_everyone_sees_until_the_end_of_the_turn_that_a_pin_was_reset() -> None:
    table = handed_back(protected()).send(m.ResetPin("RED"))
    note = say("pin-was-reset", name="Ada")
    assert note in table.shown and table.model.said == note, "Ada too: somebody else may have done it"
    table.send(m.IAm("RED"), m.SetPin("1111", "1111"), m.HandIn())
    assert say("pass-to", name="Ben") in table.shown and note in table.shown
    assert note in reloaded(table).shown
    table.send(m.IAm("BLUE"), m.HandIn())
    assert say("all-in") in table.shown and note in table.shown
    table.send(m.ShowEveryone(), m.NextTurn())
    assert note not in table.shown


@pytest.mark.parametrize(
    "begun",
    [protected, lambda: protected(m.HandIn()), lambda: handed_back(Table().send(m.IAm()))],
    ids=["still writing", "passed on", "without a PIN"],
)
def test_a_pin_is_reset_only_where_it_is_asked_for(begun: Callable[[], Table]) -> None:
    table = begun()
    before = table.session
    assert table.send(m.ResetPin("RED")).session == before
    assert 'role="alertdialog"' not in table.send(m.OpenDialog(RESET_PIN)).shown
    assert not seat_pins.seats_reset(table.session)


def test_a_what_if_opens_again_only_with_the_pin() -> None:
    table = protected(m.TryDifferently(), m.ShowHistory(), m.TryOn())
    assert table.model.trying is not None and table.session.stage == HANDOVER
    table.send(m.IAm("RED"), WRONG)
    assert table.session.stage == HANDOVER and "ARMOR" not in table.shown
    table.send(RIGHT)
    assert table.session.is_trial and mine(table.session) == [MINE]
    table.send(m.ShowHistory(), m.TryOn(), m.ResetPin("RED"), m.TryOn(), m.IAm("RED"))
    assert not table.session.is_trial and mine(table.session) == [], "a reset drops it too"


def test_giving_the_other_seats_to_computers_opens_nothing() -> None:
    table = vote(protected(m.Hide(), m.ChangeSeats({"BLUE": "computer:1"})))
    assert table.session.kind.people == ("RED",)
    assert table.session.stage == HANDOVER and "ARMOR" not in table.shown
    assert table.send(m.IAm("RED")).session.stage == HANDOVER
    assert mine(table.send(RIGHT).session) == [MINE]
    assert entries(table.model) == [CHANGE_PIN, REMOVE_PIN], "alone, she can do without it"


def test_undoing_a_take_back_opens_nothing() -> None:
    table = protected(m.HandIn(), m.IAm("BLUE"), m.HandIn(), m.ShowEveryone(), m.NextTurn(), m.IAm("BLUE"))
    vote(table.send(m.ChangeSeats({"BLUE": "computer:1"})))
    table.send(RIGHT, m.Type("P: INF > Drift"), m.Ask("take-back"))
    assert table.session.stage == HANDOVER and table.model.untaken is not None
    table.send(m.PutBack())
    assert table.session.stage == HANDOVER and "P: INF" not in table.shown
    assert mine(table.send(RIGHT).session) == ["P: INF > Drift"]


def test_a_seat_that_a_computer_takes_over_loses_its_pin() -> None:
    table = protected(m.WalkTo("Drift"), m.HandIn(), m.TakeBack("RED"), m.ChangeSeats({"RED": "computer:1"}))
    assert "RED" in table.session.cursors
    vote(table)
    assert not pins(table) and table.session.kind.people == ("BLUE",)
    vote(table.send(m.ChangeSeats({"RED": "here"})))
    session = table.session
    assert "RED" not in {**session.all_drafts, **session.planning, **session.cursors}, "nor does what it protected"


def test_everyone_sees_a_pin_that_was_lost_to_a_computer() -> None:
    table = vote(protected(m.Hide(), m.ChangeSeats({"RED": "computer:1"})))
    vote(table.send(m.ChangeSeats({"RED": "here"})))
    assert table.session.kind.people == ("RED", "BLUE")
    assert say("pin-was-reset", name=table.session.match.names["RED"]) in table.shown


def test_a_reset_is_still_seen_after_the_seat_changes_hands_and_a_reload() -> None:
    table = protected(m.Hide(), m.ResetPin("RED"), m.ChangeSeats({"RED": "computer:1"}), m.Agree("RED"))
    table.send(m.Agree("BLUE"))
    assert "RED" not in table.session.kind.people
    again = vote(reloaded(table).send(m.ChangeSeats({"RED": "here"})))
    assert say("pin-was-reset", name=again.session.match.names["RED"]) in again.shown


def test_a_reset_is_still_seen_after_a_turn_is_taken_back() -> None:
    table = protected(m.HandIn(), m.IAm("BLUE"), m.HandIn(), m.ShowEveryone(), m.NextTurn(), m.IAm("BLUE"))
    table.send(m.HandIn(), m.ResetPin("RED"), m.Ask("take-back"))
    assert not vote(table).session.match.played
    assert say("pin-was-reset", name="Ada") in table.shown


#: What a table agrees on, asked on the handover page to Ada after a turn.
PROPOSALS = (m.Ask("take-back"), m.Ask("draw"), m.ChangeSeats({"RED": "computer:1"}))


def after_a_turn() -> Table:
    """Ada, who has a PIN, is to get the device in the second turn."""
    table = protected(m.HandIn(), m.IAm("BLUE"), m.HandIn(), m.ShowEveryone(), m.NextTurn(), m.IAm("BLUE"), m.HandIn())
    assert (table.session.stage, table.session.seat) == (HANDOVER, "RED")
    return table


def effect(table: Table) -> tuple[object, ...]:
    """What the table can have agreed on."""
    session = table.session
    return len(session.match.played), session.is_drawn, session.match.seats


@pytest.mark.parametrize("proposal", PROPOSALS, ids=["take back", "draw", "seats"])
def test_a_seat_with_a_pin_agrees_only_with_it(proposal: m.Message) -> None:
    table = after_a_turn()
    before = effect(table)
    table.send(proposal, m.Agree("RED"), m.Agree("BLUE"), m.Vote("RED"))
    assert say("pin-of", name="Ada") in table.shown and 'aria-pressed' not in table.shown
    for attempt in (m.Agree("RED"), m.Agree("RED", "", 1_000), m.Agree("RED", "4321", 1_000)):
        table.send(attempt)
        assert table.model.refused == table.model.said != "" and Focus("pin") in table.effects
    table.send(m.Vote("BLUE"), m.Agree("BLUE"))
    assert effect(table) == before and pins(table)["RED"].wrong == 1
    table.send(m.Agree("RED", "1234", 1_000))
    assert say("pass-to", name="Ben") in table.shown and effect(table) == before
    table.send(m.Vote("BLUE"), m.Agree("BLUE"))
    assert effect(table) != before


@pytest.mark.parametrize("proposal", PROPOSALS[:2], ids=["take back", "draw"])
def test_a_reset_at_a_vote_is_seen_by_all(proposal: m.Message) -> None:
    table = after_a_turn().send(proposal, m.Vote("RED"), m.OpenDialog(RESET_PIN))
    assert say("reset-pin-question", name="Ada") in table.shown
    table.send(m.ResetPin("BLUE"))
    assert pins(table), "another seat"
    table.send(m.ResetPin("RED"))
    note = say("pin-was-reset", name="Ada")
    assert not pins(table) and note in table.shown
    while (question := table_votes.question(table.session)) is not None:
        assert note in table.shown
        seat = next(each for each in table_votes.voters(table.session) if each not in question.agreed)
        table.send(*((m.Vote(seat),) if table_votes.is_in_turn(table.session) else ()), m.Agree(seat))
    assert note in table.shown, "and on the page after it"


def test_a_reset_at_a_vote_opens_no_submitted_commands() -> None:
    table = protected(m.HandIn())
    assert say("take-back", name="Ada") in table.shown
    table.send(m.ChangeSeats({"RED": "computer:1"}), m.Vote("RED"), m.ResetPin("RED"), m.DoNotAgree())
    assert "RED" in table.session.match.pending and say("take-back", name="Ada") not in table.shown
    assert table.send(m.TakeBack("RED")).session.seat == "BLUE"


def test_others_can_go_on_without_the_pin_of_a_seat_that_takes_back() -> None:
    table = protected(m.HandIn(), m.TakeBack("RED"))
    submitted = table.session.match.pending
    assert say("play-on") in table.shown
    table.send(m.OpenMatch(table.session.match.identity))
    assert table.session.seat == "BLUE" and table.session.match.pending == submitted
    assert say("play-on") not in table.shown, "here nobody takes back anything"


def test_submitted_commands_stay_unless_they_are_taken_back_with_the_pin() -> None:
    table = protected(m.HandIn(), m.TakeBack("RED"))
    submitted = table.session.match.pending
    assert list(submitted) == ["RED"] and table.session.seat == "RED"
    assert say("take-back", name="Ada") not in table.shown
    assert not shared_device.looked_again(table.session), "nobody has seen them again yet"
    assert table.send(WRONG).session.stage == HANDOVER and table.session.match.pending == submitted
    opened = table.send(RIGHT).session
    assert mine(opened) == [MINE] and not opened.match.pending
    assert shared_device.looked_again(opened) == ("RED",)


def test_a_reset_after_a_take_back_keeps_what_was_submitted() -> None:
    table = protected(m.HandIn())
    submitted = table.session.match.pending
    table.send(m.TakeBack("RED"), m.ResetPin("RED"))
    assert table.session.match.pending == submitted and table.session.seat == "BLUE"
    assert say("pass-to", name="Ben") in table.shown and say("take-back", name="Ada") not in table.shown
    assert say("pin-was-reset", name="Ada") in table.shown and not shared_device.looked_again(table.session)


def test_a_computer_player_who_is_ready_ends_no_take_back() -> None:
    table = begin_match("rozz", "headquarters-2", RED="Ada", BLUE="Ben")
    table.send(m.IAm(), m.Type(MINE), m.SetPin("1234", "1234"), m.ChangeSeats({"BLUE": "computer:1"}))
    table.send(m.Vote("BLUE"), m.Agree("BLUE"), RIGHT, m.HandIn(), m.TakeBack("RED")).think()
    assert table.session.match.is_complete and table.session.stage == HANDOVER
    opened = table.send(RIGHT).session
    assert opened.stage == COMPOSE and mine(opened) == [MINE]


def test_a_take_back_that_waits_for_its_pin_ends_with_a_reload() -> None:
    table = reloaded(protected(m.HandIn(), m.TakeBack("RED")))
    assert list(table.session.match.pending) == ["RED"] and table.session.seat == "BLUE"
    assert say("take-back", name="Ada") in table.shown


def test_the_player_with_the_device_has_entered_the_pin() -> None:
    table = after_a_turn().send(RIGHT, m.Ask("take-back"))
    assert say("pass-to", name="Ben") in table.shown and say("vote-so-far", names="Ada", number=1) in table.shown


def test_a_lone_player_agrees_with_the_pin_unless_it_was_entered() -> None:
    table = vote(protected(m.Hide(), m.ChangeSeats({"BLUE": "computer:1"})))
    before = table.session.match.seats
    table.send(m.ChangeSeats({"RED": "computer:1"}))
    assert table.session.match.seats == before and say("pass-to", name="Ada") in table.shown
    table.send(m.DoNotAgree(), RIGHT, m.ChangeSeats({"BLUE": "computer:2"}))
    assert table.session.match.seats != before


def test_the_vote_names_what_a_seat_with_a_pin_is_asked() -> None:
    table = after_a_turn().send(m.Ask("draw"))
    assert say("ask-draw") in table.shown and say("vote-in-turn", name="Ada") in table.shown


def test_a_pin_stays_when_a_turn_is_taken_back() -> None:
    table = after_a_turn().send(m.Ask("take-back"))
    assert not vote(table).session.match.played
    assert list(pins(table)) == ["RED"]


def test_a_pin_stays_after_a_draw_that_is_taken_back() -> None:
    table = vote(after_a_turn().send(m.Ask("draw")))
    assert table.session.kind.is_over and list(pins(table)) == ["RED"]
    vote(table.send(m.Ask("take-back")))
    assert not table.session.kind.is_over and list(pins(table)) == ["RED"]


def test_the_same_pin_has_a_different_hash_for_each_seat_and_match() -> None:
    table = protected(m.HandIn(), m.IAm("BLUE"), m.SetPin("1234", "1234"))
    other = Table().send(m.GoHome(), m.ChooseScenario("headquarters-2"), m.BeginMatch("m2"), m.IAm())
    other.send(m.SetPin("1234", "1234"))
    found = [each.digest for each in (*pins(table).values(), *pins(other).values())]
    assert len(set(found)) == 3 and all(re.fullmatch("[0-9a-f]{64}", each) for each in found)


def test_a_pin_is_in_no_page_title_file_or_copy() -> None:
    table = protected()
    digest = pins(table)["RED"].digest
    shown = [table.shown, table.send(m.OpenDialog(CHANGE_PIN)).shown]
    shown += [handed_back(table).shown, page_markup.tab_title(table.model), page_markup.page(at_rest(table.model))]
    assert not any(secret in each for each in shown for secret in ("1234", digest))
    table.send(m.GoHome(), m.ExportMatch("m1"), m.DuplicateMatch("m1", "m2"))
    copy = next(each.session for each in table.model.shelf if each.identity == "m2")
    assert copy is not None and not seat_pins.pins_of(copy)
    table.send(m.ExportMatch("m1"))
    (file,) = (each for each in table.effects if isinstance(each, Download))
    saved = next(each.text for each in table.model.shelf if each.identity == "m1")
    assert digest in saved and digest not in file.text
    assert "1234" not in saved.replace(digest, "") and "1234" not in file.text
    assert digest not in session_codec.without_secrets(saved)


def test_a_pin_is_in_no_link() -> None:
    links = []
    for pin in ("", "1234"):
        table = Table().send(m.IAm(), m.SetPin(pin, pin), m.HandIn(), m.IAm("BLUE"), m.HandIn(), m.ShowEveryone())
        table.send(m.ShareReadOnly())
        links += [each for each in table.effects if isinstance(each, Share)]
    assert len(links) == 2 and links[0] == links[1]


def test_a_file_brings_no_pins() -> None:
    saved = session_codec.to_text(protected().session)
    table = Table().send(m.GoHome(), m.DeleteMatch("m1"), m.ImportMatch(saved, "fresh"))
    assert table.session.match.identity == "m1" and not pins(table)
    session = table.session
    assert "RED" not in {**session.all_drafts, **session.planning, **session.cursors}, "nor what it has protected"


def test_a_rematch_begins_without_pins() -> None:
    table = protected(m.HandIn(), m.IAm("BLUE"), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    vote(table.send(m.Ask("draw"))).send(m.Rematch("m9", "00" * 16))
    assert table.session.match.identity == "m9" and not pins(table)


def test_the_box_asks_a_phone_for_digits_and_a_browser_to_forget_them() -> None:
    shown = handed_back(protected()).shown
    (box,) = re.findall(r'<input id="pin"[^>]*>', shown)
    for attribute in ('type="password"', 'inputmode="numeric"', 'maxlength="4"', 'autocomplete="one-time-code"'):
        assert attribute in box
    assert "value=" not in box
    assert say("pin-of", name="Ada") in words(shown)


def test_the_panels_are_no_place_to_return_to() -> None:
    table = protected(m.OpenDialog(CHANGE_PIN))
    assert path(table.model)[-1] is None
    table.send(m.HandIn(), m.IAm("BLUE"), m.OpenDialog(CHANGE_PIN))
    assert 'role="dialog"' not in table.shown, "this seat has no PIN to change"


@pytest.mark.parametrize("found", [5, [], {"RED": 5}, {"RED": ["d", 1]}, {"RED": [1, 2, 3]}, {"MOON": ["d", 0, 0]}])
def test_damaged_pins_never_make_the_match_unreadable(found: object) -> None:
    saved = json.loads(session_codec.to_text(protected().session))
    saved["table"] |= {"pins": found, "pins_reset": found}
    session = session_codec.from_text(json.dumps(saved))
    assert isinstance(session.kind, Here) and not session.kind.pins and not session.kind.pins_reset


def test_wrong_pins_and_resets_survive_saving() -> None:
    table = handed_back(protected()).send(WRONG)
    again = session_codec.from_text(session_codec.to_text(table.session))
    assert seat_pins.pins_of(again) == pins(table) and pins(table)["RED"].wrong == 1
    table.send(m.ResetPin("RED"))
    assert seat_pins.seats_reset(session_codec.from_text(session_codec.to_text(table.session))) == ("RED",)
