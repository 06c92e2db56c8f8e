"""Handing in loses nothing, and the page asks about possible mistakes; secrets have no second way out."""

from __future__ import annotations

from html import unescape

import pytest

from rozz.engine.game import Offer
from rozz.engine.rozz.model.commands import Move, Nothing, Purchase, Resign
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.table.shared_device import last_to_hand_in
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Focus, Save, Scroll
from rozz.ui.state.model import DOUBTS, RESIGNING, Written
from tests.support.engine.report_lines import add_hint
from tests.support.ui.opponents_table import Table as Opponents
from tests.support.ui.opponents_table import begin_match
from tests.support.ui.table import ADA_BUYS, GameTable, Table, words
from tests.support.words import beginning, longest_part

IN_HAND = (m.TapTile("Drift"), m.Pick("move:INF"), m.TapTile("D2"))


def test_the_current_command_is_handed_in_too() -> None:
    table = Table().send(*ADA_BUYS, *IN_HAND, m.Ready())
    assert table.session.match.pending["RED"] == (Purchase("ARMOR", 1, "Drift"), Move("INF", "Drift", "D2", 5))


@pytest.mark.parametrize(
    ("messages", "sentence"),
    [
        ((), say("rozz-doubt-none")),
        (ADA_BUYS[1:], say("rozz-doubt-fewer", used=1, allowance=2)),
        ((m.Type("P: ARMOR > Drift\nM: INF @ Rozz > D2"),), beginning("doubt-void", number=2)),
        ((m.Type("P: ARMOR > Drift" + "\nP: INF > Drift" * 2),), beginning("doubt-void", number=3)),
        (
            (m.Type("P: ARMOR > Drift\nS: LRNUKE @ Drift > Braxx"),),
            say("rozz-doubt-unarmed", item="LRNUKE", tile="Drift"),
        ),
        ((m.Type("P: ARMOR > Drift\nP: INF > Drift\nmeet at dawn"),), say("doubt-unread", text="meet at dawn")),
        ((*ADA_BUYS[1:], m.TapTile("Drift"), m.Pick("move:INF")), longest_part("doubt-in-hand")),
    ],
)
def test_possible_mistakes_are_asked_about_once(messages: tuple[m.Message, ...], sentence: str) -> None:
    table = Table().send(m.IAm(), *messages, m.Ready())
    assert table.model.dialog == DOUBTS
    assert sentence in table.shown
    assert "RED" not in table.session.match.pending
    before = table.session.composer
    table.send(m.CloseDialog())
    assert table.session.composer == before
    table.send(m.Ready(), m.HandIn())
    assert table.session.match.pending["RED"] == before.commands


@pytest.mark.parametrize("text", ["N:", "P: ARMOR > Drift\nM: INF*2 @ Drift > D2"])
def test_deliberate_commands_are_not_asked_about(text: str) -> None:
    table = Table().send(m.IAm(), m.Type(text), m.Ready())
    assert table.session.match.pending["RED"]
    assert say("pass-to", name="Ben") in table.shown


def test_a_what_if_is_played_without_a_question() -> None:
    table = Table().send(m.IAm(), m.TryDifferently(), m.Ready())
    assert table.session.stage == "reveal"


def test_add_is_the_primary_button_while_there_is_something_to_add() -> None:
    table = Table().send(m.IAm(), *IN_HAND)
    assert '<button class="button primary" data-do="add">' in table.shown
    assert '<button class="button" data-do="ready">' in table.shown
    table.send(m.Add(), *ADA_BUYS[1:])
    assert '<button class="button primary" data-do="ready">' in table.shown


def test_ready_turns_primary_for_a_full_list_or_an_explicit_pass() -> None:
    loud, quiet = (f'<button class="button{css}" data-do="ready">' for css in (" primary", ""))
    table = Table().send(m.IAm())
    assert quiet in table.shown
    table.send(m.Ready())
    assert table.model.dialog, "it is asked as it was"
    table.send(m.CloseDialog(), m.Type("N:"))
    assert loud in table.shown
    table.send(m.Undo())
    assert quiet in table.shown
    table.send(m.TryDifferently())
    assert loud in table.shown, "a what-if may be played out as it stands"


def test_ready_is_primary_if_no_command_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    monkeypatch.setattr(type(table.session.match.game), "offer", lambda *given: Offer("There is nothing to do."))
    assert '<button class="button primary" data-do="ready">' in table.send(m.IAm()).shown


def expected(table: Table) -> str:
    """What the page says to do next."""
    return words(table.shown.split('class="expects"')[1].split(">", 1)[1].split("</p>")[0]).strip()


def test_resigning_takes_one_menu_entry_and_one_question() -> None:
    table = Table().send(*ADA_BUYS, m.OpenDialog("menu"))
    assert 'data-do="resign"' not in table.shown
    assert table.shown.count(f'data-name="{RESIGNING}"') == 1
    table.send(m.OpenDialog(RESIGNING))
    assert say("resign-question") in table.shown and say("doubt-resign", name="Ada") in table.shown
    table.send(m.CloseDialog())
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Drift"),), "nothing is lost by asking"
    table.send(m.OpenDialog(RESIGNING), m.Resign())
    assert table.session.match.pending["RED"] == (Resign(),) and table.session.seat == "BLUE"
    assert not table.model.dialog


def test_a_resignation_in_a_secret_moment_waits_for_the_others() -> None:
    table = begin_match("campaigns", "skirmish-at-the-ford").send(m.IAm())
    loser, other = (table.session.match.names[seat] for seat in table.session.match.asked)
    table.send(m.OpenDialog("menu"))
    assert table.shown.count(f'data-name="{RESIGNING}"') == 1
    table.send(m.OpenDialog(RESIGNING))
    assert say("doubt-resign-reveal", name=loser) in table.shown
    table.send(m.Resign())
    assert table.session.match.outcome is None
    table.send(m.IAm(), m.Ready(), m.HandIn(), m.ShowEveryone())
    assert f"{loser} resigns" in words(table.shown)
    table.send(m.NextTurn())
    assert say("won", names=other) in table.shown
    assert table.session.stage == "over" and say("has-resigned", name=loser) in table.shown


def test_a_written_resignation_completes_the_list() -> None:
    table = Table().send(m.IAm(), m.Type("R:"))
    assert expected(table) == f"{say('resigns-next')} {say('then-ready', button=say('ready'))}"
    table.send(m.Undo())
    assert expected(table) != f"{say('resigns-next')} {say('then-ready', button=say('ready'))}"


def test_ready_is_primary_only_when_all_commands_are_in() -> None:
    loud = f'class="button primary" data-do="ready">{say("ready")}<'
    table = Table().send(m.IAm())
    assert loud not in table.shown
    table.send(*ADA_BUYS[1:])
    assert loud not in table.shown, "one of two commands"
    table.send(*ADA_BUYS[1:])
    assert loud in table.shown
    table.send(m.TapTile("Drift"))
    assert loud in table.shown, "looking around changes nothing"
    table.send(m.DeleteOrder(0))
    assert loud not in table.shown


def test_ready_adds_the_current_command_and_says_so() -> None:
    table = Table().send(*ADA_BUYS, m.TapTile("Drift"), m.Pick("purchase:INF"), m.Ready())
    note = say("added-unseen")
    assert "RED" in table.session.match.pending and table.model.toast == note, "the next player learns no command"
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.Pick("purchase:INF"), m.Ready())
    assert table.model.dialog == DOUBTS
    bought = say("rozz-command-buy", pieces="1 INF", tile="Drift", cost=1)
    assert say("added-too", command=bought) in unescape(table.shown)
    table.send(m.CloseDialog())
    assert table.session.composer.commands == (Purchase("INF", 1, "Drift"),)


def test_ready_says_nothing_of_the_list_once_the_turn_is_on_its_way() -> None:
    against_computer = {"RED": "Ada", "BLUE": "Blue", "plays-BLUE": "computer:1"}
    table = begin_match("rozz", "headquarters-2", **against_computer)
    table.send(m.TapTile("Drift"), m.Pick("purchase:INF"), m.Add(), m.TapTile("Drift"), m.Pick("purchase:INF"))
    table.send(m.Ready())
    assert table.session.stage == "awaiting" and not table.model.toast


@pytest.mark.parametrize("way", [m.ShowRules(), m.ShowHistory(), m.GoHome(), m.Hide(), m.TryDifferently()])
def test_the_current_command_and_undo_survive_a_visit_elsewhere(way: m.Message) -> None:
    table = Table().send(*ADA_BUYS, *IN_HAND)
    before = table.session.composer
    table.send(way)
    if isinstance(way, m.GoHome):
        table.send(m.OpenMatch("m1"))
    elif not isinstance(way, m.Hide):
        table.send(m.GoBack())
    if table.session.stage == "handover":
        table.send(m.IAm())
    assert table.session.composer == before
    table.send(m.Undo())
    assert table.session.composer.commands == ()


def test_opening_the_rules_needs_no_handover() -> None:
    table = Table().send(*ADA_BUYS, m.ShowRules())
    assert "ARMOR &gt; Drift" not in table.shown
    table.send(m.GoBack())
    assert "P: ARMOR &gt; Drift" in table.shown
    table.send(m.ShowRules(), m.Hide(), m.GoBack())
    assert say("pass-to", name="Ada") in table.shown


@pytest.mark.parametrize("others", [(), (m.IAm(), m.Type("N:"), m.Ready())])
def test_taking_back_commands_first_passes_the_page_to_that_player(others: tuple[m.Message, ...]) -> None:
    table = Table().send(*ADA_BUYS, m.HandIn(), *others)
    colour, name = ("BLUE", "Ben") if others else ("RED", "Ada")
    table.send(m.TakeBack(colour))
    assert say("pass-to", name=name) in table.shown
    assert "ARMOR" not in table.shown
    assert colour not in table.session.match.pending
    table.send(m.IAm())
    assert table.session.composer.commands == ((Nothing(),) if others else (Purchase("ARMOR", 1, "Drift"),))


def test_a_copy_has_no_commands_of_the_turn_and_no_drafts() -> None:
    table = Table().send(
        *ADA_BUYS, m.HandIn(), m.IAm(), m.Type("P: JET > Braxx"), m.GoHome(), m.DuplicateMatch("m1", "m2")
    )
    copied = table.model.shelf[1].session
    assert copied is not None
    assert (dict(copied.match.pending), dict(copied.drafts), last_to_hand_in(copied)) == ({}, {}, "")
    assert "ARMOR" not in table.model.shelf[1].text.split('"turns"')[1]
    table.send(m.OpenMatch("m2"), m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    assert "P: ARMOR" not in table.shown and "P: JET" not in table.shown
    table.send(m.GoHome(), m.OpenMatch("m1"))
    assert say("pass-to", name="Ben") in table.shown


def test_good_lines_count_beside_a_bad_line_which_is_never_lost() -> None:
    table = Table().send(m.IAm(), m.Type("P: ARMOR > Drift\nmeet at dawn\nP: INF > Drift"))
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Drift"), Purchase("INF", 1, "Drift"))
    assert "Line 2" in table.shown
    text = next(effect for effect in table.effects if isinstance(effect, Save)).text
    again = session_codec.from_text(text)
    assert again.drafts["RED"].written == table.session.composer.written
    table.send(m.DeleteOrder(0))
    assert "P: INF &gt; Drift\nmeet at dawn</textarea>" in table.shown
    table.send(m.Undo())
    assert "P: ARMOR &gt; Drift\nP: INF &gt; Drift\nmeet at dawn</textarea>" in table.shown
    table.send(m.Clear())
    assert table.session.composer.written.unread == ()


def test_typing_further_in_a_line_is_one_change_to_undo() -> None:
    table = Table().send(*ADA_BUYS)
    for text in ("P: INF > Drift", "P: INF*2 > Drift", "P: INF*23 > Drif", "P: INF*23 > Drift"):
        table.send(m.Type(f"P: ARMOR > Drift\n{text}"))
    assert len(table.session.composer.commands) == 2
    table.send(m.Type("P: ARMOR > Drift\nP: INF*23 > Drift\nN:"), m.Undo())
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Drift"), Purchase("INF", 23, "Drift"))
    table.send(m.Undo())
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Drift"),)


def test_the_parts_around_the_text_box_stay_in_place() -> None:
    table = Table().send(m.IAm())
    order = []
    for message in (m.Type("P"), m.Type("P: INF > Drift"), m.Type("")):
        table.send(message)
        parts = ("orders", "no-orders", "dispatch-tools", "typing", "typed-mistake")
        order.append([table.shown.index(f'id="{part}"') for part in parts])
        assert order[-1] == sorted(order[-1])


def test_closing_the_sheet_returns_the_focus_to_its_tile() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.Cancel())
    assert Focus("tile-Drift") in table.effects


def test_renaming_a_match_returns_the_focus_to_it() -> None:
    table = Table().send(m.GoHome(), m.AskName("m1"))
    assert Focus("new-name") in table.effects
    table.send(m.RenameMatch("m1", "Friday"))
    assert Focus("ask-name-m1") in table.effects


def test_cleared_site_data_is_reported_and_everything_is_saved_again() -> None:
    table = Table().send(*ADA_BUYS, m.SiteCleared())
    assert say("site-cleared") in table.shown
    assert [effect.identity for effect in table.effects if isinstance(effect, Save)] == ["m1"]
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Drift"),)


def test_typing_keeps_the_current_command() -> None:
    table = Table().send(m.IAm(), *IN_HAND, m.Type("P: ARMOR > Drift"))
    assert add_hint("move", "D2", pieces="5 INF", start="Drift", tile="D2") in table.shown
    table.send(m.Add())
    assert table.session.composer.commands == (Purchase("ARMOR", 1, "Drift"), Move("INF", "Drift", "D2", 5))


def test_an_unfinished_message_is_kept_and_asked_about() -> None:
    table = Table().send(m.IAm(), m.Type("P: CORR*3"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.IAm(), m.HandIn(), m.IAm(), m.Pick("message:BLUE"))
    assert Focus("words") in table.effects
    table.send(m.FillIn("words", "meet at dawn"), m.TapTile("Drift"), m.Type("N:"), m.Ready())
    assert say("doubt-unsent", what="Write to Ben") in table.shown
    table.send(m.CloseDialog(), m.Cancel(), m.Pick("message:BLUE"))
    assert 'value="meet at dawn"' in table.shown
    table.send(m.Add(), m.Ready())
    assert table.session.match.pending["RED"][-1].text == "meet at dawn"  # type: ignore[union-attr]


def test_a_half_typed_line_keeps_its_place() -> None:
    text = "M: INF @ Dri\nP: ARMOR > Drift"
    table = Table().send(m.IAm(), m.Type(text))
    again = session_codec.from_text(table.model.shelf[0].text)
    assert again.drafts["RED"].text == text
    assert again.drafts["RED"].commands == (Purchase("ARMOR", 1, "Drift"),)


def test_the_focus_follows_a_deleted_command() -> None:
    table = Table().send(m.IAm(), m.Type("P: ARMOR > Drift\nP: INF > Drift"), m.DeleteOrder(1))
    assert Focus("delete-order-0") in table.effects
    table.send(m.DeleteOrder(0))
    assert Focus("commanding") in table.effects


def test_a_copy_says_what_it_lacks() -> None:
    table = Table().send(m.GoHome(), m.DuplicateMatch("m1", "m2"))
    assert longest_part("duplicated") in table.shown


def test_saving_waits_only_for_changes_that_are_not_yet_commands() -> None:
    def saved() -> Save:
        return next(effect for effect in table.effects if isinstance(effect, Save))

    table = Table().send(m.IAm(), m.TapTile("Drift"))
    assert saved().can_wait
    assert table.send(m.Pick("purchase:ARMOR")) and saved().can_wait
    assert table.send(m.Add()) and not saved().can_wait
    assert table.send(m.Type("P: INF > Drift")) and not saved().can_wait
    assert table.send(m.Type("P: INF > Drift ")) and saved().can_wait, "it says the same"
    table.send(m.EditOrder(0))
    assert table.send(m.Ready()) and not saved().can_wait, "what was before the change can be had back"


def test_text_meant_for_something_else_never_becomes_commands() -> None:
    table = Table().send(m.IAm(), m.Type("x\n \n" * 205 + "P: INF*3 > Drift"))
    assert table.session.composer.commands == ()
    table.send(m.TapTile("Drift"), m.Pick("purchase:ARMOR"), m.Add())
    (bought,) = table.session.composer.commands
    text = next(effect for effect in table.effects if isinstance(effect, Save)).text
    again = session_codec.from_text(text).drafts["RED"]
    assert again.commands == (bought,) and again.written == table.session.composer.written, "by a reload"
    table.send(m.Ready())
    assert say("too-many-lines", most=200) in table.shown and longest_part("doubt-unread") not in table.shown
    table.send(m.CloseDialog(), m.Type("x\n" + " \n" * 205 + "y"), m.Ready())
    assert table.shown.count(longest_part("doubt-unread")) == 2, "blank lines are none"
    table.send(m.CloseDialog(), m.Type(" \n" * 300))
    assert table.session.composer.written == Written(), "nothing but blank lines is an empty list"


@pytest.mark.parametrize("way", [(m.TapTile("e2"), m.TapTile("f3"), m.Add()), (m.Drag("e2"), m.Drop("e2", "f3"))])
def test_an_open_move_asks_before_it_drops_a_line_that_cannot_be_read(way: tuple[m.Message, ...]) -> None:
    table = GameTable("rosenkreuz", "rosenkreuz-skirmish", ROSE="Ada", CROSS="Ben")
    table.send(m.Type("Pawn to f3!"), *way)
    assert not table.session.match.played and say("doubt-unread", text="Pawn to f3!") in table.shown
    table.send(m.CloseDialog())
    assert table.session.composer.written.unread == ("Pawn to f3!",)
    table.send(m.Ready(), m.HandIn())
    assert len(table.session.match.played) == 1


def test_a_repeated_placement_plays_nothing_beside_an_unread_line() -> None:
    table = GameTable("simultaneous-risk", "archipelago", FIRST="Ada", SECOND="Ben")
    table.send(m.Type("five to Ash"), m.TapTile("Ash"), m.Dial("Ash", 5), m.AddAgain(3))
    assert not table.session.match.played and table.model.again is None and not table.model.dialog
    assert table.model.toast == say("again-unread", number=1)
    assert Scroll("typed-mistake") in table.effects
    assert table.session.composer.written.unread == ("five to Ash",)


def resign_question(scenario: str, game: str = "rozz") -> tuple[Opponents, str]:
    """A table at which somebody has asked to resign, and the words of the question."""
    table = begin_match(game, scenario)
    if table.session.stage == "handover":
        table.send(m.IAm())
    return table, words(table.send(m.OpenDialog(RESIGNING)).shown.split('id="doubted"')[1])


def test_the_question_before_resigning_says_who_commands_the_army_then() -> None:
    table, shown = resign_question("two-alliances", "campaigns")
    match, seat = table.session.match, table.session.seat
    (side,) = (each for each in match.scenario.sides if seat in each)
    (ally,) = (match.names[each] for each in side if each != seat)
    assert say("then-ally-commands", name=ally) in shown


def test_the_question_before_resigning_says_that_several_others_play_on() -> None:
    _, shown = resign_question("headquarters-3")
    assert say("then-others-play") in shown
