"""Attacks by a player who holds the tablet and can read the code; none of them works anymore."""

from __future__ import annotations

import json

import pytest

from rozz.ui.features.match_list import session_codec
from rozz.ui.features.table.shared_device import looked_again
from rozz.ui.i18n.display_names import LONGEST_TITLE
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Download, Save
from rozz.ui.state.stages import HANDOVER
from tests.support.engine.report_lines import sentence
from tests.support.ui.table import ADA_BUYS, Table, words
from tests.support.words import pattern


def saved(table: Table) -> str:
    return next(each.text for each in table.model.shelf if each.identity == "m1")


@pytest.mark.parametrize(
    "name", ["Ben\U0001f468\u200d\U0001f469", "\u0645\u06cc\u200c\u062e", "a\u00adb", "x\u0007y", "\ud83d!"]
)
def test_any_name_survives_saving(name: str) -> None:
    table = Table()
    table.send(m.NewMatch(), m.ChooseScenario("headquarters-2"), m.BeginMatch("m1", {"RED": name}))
    assert session_codec.from_text(saved(table)).match.names["RED"]
    table.send(m.GoHome(), m.RenameMatch("m1", name))
    assert session_codec.from_text(saved(table)).title == table.model.shelf[0].session.title  # type: ignore[union-attr]


@pytest.mark.parametrize("text", [" \n" * 202, "x\ud83d", "\n\nP: ARMOR > Drift", "secret\n" * 300])
def test_any_text_survives_saving(text: str) -> None:
    table = Table().send(m.IAm(), m.Type(text))
    written = table.session.composer.written
    assert (
        session_codec.from_text(saved(table)).all_drafts.get("RED", type(table.session.composer)()).written == written
    )


def test_a_message_that_is_too_long_cannot_be_added() -> None:
    table = Table().send(m.IAm(), m.Type("P: CORR*3"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.IAm(), m.HandIn(), m.IAm(), m.Pick("message:BLUE"))
    table.send(m.FillIn("words", "Приходи завтра к нам на помощь, " * 3), m.Add())
    assert table.session.composer.commands == ()
    assert sentence("rozz-command-message-too-long", length=170, most=160) in table.shown
    table.send(m.FillIn("words", "Приходи завтра"), m.Add())
    assert len(table.session.composer.commands) == 1


@pytest.mark.parametrize(
    "drafts", [5, {"RED": 5}, {"RED": [5, "P: ARMUR > Drift", "P: ARMOR > Drift"]}, {"MOON": ["N:"]}]
)
def test_a_faulty_draft_never_makes_the_match_unreadable(drafts: object) -> None:
    mapping = json.loads(saved(Table().send(*ADA_BUYS)))
    mapping["table"]["drafts"] = drafts
    mapping["table"]["typed"] = drafts
    again = session_codec.from_text(json.dumps(mapping))
    assert again.match.identity == "m1"
    assert set(again.drafts) <= {"RED"}


def test_a_damaged_match_saved_as_a_file_reveals_no_messages() -> None:
    table = Table().send(m.IAm(), m.Type("P: CORR*3"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.IAm(), m.HandIn(), m.IAm(), m.Type('C: BLUE "meet at dawn"'), m.HandIn(), m.ShowEveryone())
    mapping = json.loads(saved(table))
    mapping["table"]["stage"] = 7
    damaged = session_codec.saved("m1", json.dumps(mapping))
    assert damaged.session is None
    assert "dawn" in damaged.text
    assert "dawn" not in session_codec.without_secrets(damaged.text)
    assert "C: BLUE …" in session_codec.without_secrets(damaged.text)


def test_a_deleted_match_comes_back_only_while_restore_is_offered() -> None:
    table = Table().send(*ADA_BUYS, m.HandIn(), m.GoHome())
    before = saved(table)
    table.send(m.DeleteMatch("m1"))
    table.send(m.StoredElsewhere("m1", before), m.ImportMatch("no match"))
    assert 'data-do="restore"' not in table.shown
    table.send(m.RestoreMatch())
    assert not any(isinstance(effect, Save) for effect in table.effects)
    assert [each.identity for each in table.model.shelf] == ["m1"]


def test_clearing_the_list_offers_to_undo_it() -> None:
    table = Table().send(m.GoHome(), m.DuplicateMatch("m1", "m2"), m.DeleteMatch("m2"), m.OpenMatch("m1"), *ADA_BUYS)
    table.send(m.Clear())
    assert f'data-do="undo">{say("undo")}</button></div>' in table.shown
    assert 'data-do="restore"' not in table.shown


def test_the_history_reveals_nothing_of_a_private_what_if() -> None:
    table = Table().send(m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.IAm(), m.Type("P: ARMOR*2 > Braxx"), m.TryDifferently(), m.Ready(), m.ShowHistory())
    first, second = (say("moment-turn", number=number) for number in (1, 2))
    assert table.model.aside is None and first in table.shown and second not in table.shown
    assert "ARMOR*2" not in table.shown
    table.send(m.TryDifferently(2), m.Hide(), m.GoBack())
    assert pattern("pass-to").search(table.shown)
    assert "ARMOR*2" not in table.shown


def test_deeply_nested_brackets_in_a_file_are_refused() -> None:
    table = Table().send(m.GoHome())
    for text in ("[" * 20000 + "]" * 20000, '{"link":{"text":' + "[" * 20000 + "]" * 20000 + "}}"):
        table.send(m.ImportMatch(text, "m2"))
        assert "brackets" in table.shown
        assert session_codec.without_secrets(text) == ""


def test_a_button_that_changed_meanwhile_claims_no_seat() -> None:
    table = Table().send(m.IAm("BLUE"))
    assert say("pass-to", name="Ada") in table.shown
    table.send(m.IAm("RED"))
    assert say("commands-now", name="Ada") in table.shown


def test_a_long_title_in_a_file_is_cut() -> None:
    mapping = json.loads(saved(Table()))
    mapping["table"]["title"] = "x" * 1_000_000
    assert len(session_codec.from_text(json.dumps(mapping)).title) == LONGEST_TITLE


def test_an_exported_file_contains_no_secrets() -> None:
    table = Table().send(*ADA_BUYS, m.HandIn(), m.GoHome(), m.ExportMatch("m1"))
    (file,) = (effect for effect in table.effects if isinstance(effect, Download))
    assert "P: ARMOR" not in file.text


@pytest.mark.parametrize("identity", ["0123456789abcdef0123456789abcdef", "told-0123456789abcdef01234567"])
def test_a_file_cannot_reserve_the_identity_of_a_link(identity: str) -> None:
    mapping = json.loads(saved(Table()))
    mapping["record"]["id"] = identity
    table = Table().send(m.GoHome(), m.ImportMatch(json.dumps(mapping), "fresh"))
    assert [each.identity for each in table.model.shelf] == ["fresh", "m1"]


def test_the_page_says_whose_commands_taking_back_would_show() -> None:
    table = Table().send(*ADA_BUYS, m.HandIn())
    red, blue = (table.session.match.names[seat] for seat in ("RED", "BLUE"))
    first = say("take-back-how", name=red)
    assert first in table.shown and say("pass-safe", name=blue) in table.shown
    assert f"{say('take-back', name=red)} {first}" in words(table.shown), "right below its link"
    table.send(m.TakeBack("RED"))
    assert table.session.stage == HANDOVER and say("pass-safe", name=red) in table.shown
    assert "P: " not in table.shown and not pattern("take-back-how").search(table.shown)


def test_a_reload_keeps_the_order_in_which_players_looked_again() -> None:
    saved = json.loads(session_codec.to_text(Table().send(*ADA_BUYS, m.HandIn(), m.TakeBack("RED")).session))
    saved["table"]["looked_again"] = ["BLUE", "RED", "BLUE", "GOLD", 3]
    assert looked_again(session_codec.from_text(json.dumps(saved))) == ("BLUE", "RED")


def test_others_see_that_a_player_looked_at_the_commands_again() -> None:
    table = Table().send(*ADA_BUYS, m.HandIn(), m.TakeBack("RED"))
    red, blue = (table.session.match.names[seat] for seat in ("RED", "BLUE"))
    note, note_all = (say(key, names=red, number=1) for key in ("looked-again", "looked-again-all"))
    assert note not in table.shown, "Red knows"
    table.send(m.IAm(), m.HandIn())
    assert say("pass-to", name=blue) in table.shown and note in table.shown
    again = session_codec.from_text(session_codec.to_text(table.session))
    assert looked_again(again) == ("RED",), "a reload forgets nothing"
    table.send(m.IAm(), m.Type("N:"), m.HandIn())
    assert note_all in table.shown
    table.send(m.ShowEveryone(), m.NextTurn())
    assert note not in table.shown and note_all not in table.shown
