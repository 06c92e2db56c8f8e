"""Matches that were saved or sent before the rules changed: the page says once that they go another way today."""

from __future__ import annotations

import json

import pytest

from rozz import library
from rozz.engine.rozz.play import Rozz
from rozz.ui.features.match_list import match_list, session_codec
from rozz.ui.i18n.display_names import turn_in_sentence
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Save, Share
from rozz.ui.state.model import Model
from tests.support.ui.link_devices import Device, two_devices
from tests.support.ui.table import GameTable, Table, second_turn_table

__all__ = ["two_devices"]
FROM_TURN_1 = say("rules-changed-from", turn=say("moment-turn-inside", number=1))


def older_text(table: Table) -> str:
    """The text of a saved match as rules that led to another position in its first moment would have saved it."""
    whole = json.loads(session_codec.to_text(table.session))
    whole["record"]["turns"][0]["check"] = "00000000"
    return json.dumps(whole)


def with_saved(text: str, identity: str = "m1") -> Table:
    """A page with one saved match, on its first screen."""
    table = Table()
    saved = session_codec.saved(identity, text)
    assert saved.session is not None
    table.model = Model(shelf=(saved,))
    return table


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> str:
    text = older_text(second_turn_table())
    monkeypatch.setattr(Rozz, "rules_version", 2)
    return text


def test_an_opened_match_says_from_which_turn_on_it_differs(older: str) -> None:
    table = with_saved(older).send(m.OpenMatch("m1"))
    assert table.model.toast == FROM_TURN_1
    assert FROM_TURN_1 in table.shown


def test_a_match_with_a_move_that_is_refused_now_opens_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = GameTable("rosenkreuz", "rosenkreuz-skirmish").send(m.IAm(), m.Type("b2-c3"), m.HandIn())
    table.send(m.NextTurn(), m.IAm(), m.Type("b7-c6"), m.HandIn(), m.NextTurn(), m.IAm())
    whole = json.loads(session_codec.to_text(table.session))
    first, second = whole["record"]["turns"]
    second["commands"] = {"CROSS": first["commands"]["ROSE"]}
    monkeypatch.setattr(type(table.session.match.game), "rules_version", 2)
    later = with_saved(json.dumps(whole), "one").send(m.OpenMatch("one"))
    assert len(later.session.match.played) == 1
    assert later.model.toast == say("rules-changed-from", turn=turn_in_sentence(later.session.match.moment))


def test_a_match_that_differs_says_so_only_once(older: str) -> None:
    table = with_saved(older).send(m.OpenMatch("m1"))
    (kept,) = [each.text for each in table.effects if isinstance(each, Save)]
    table.send(m.GoHome(), m.OpenMatch("m1"))
    assert table.model.toast == ""
    assert with_saved(kept).send(m.OpenMatch("m1")).model.toast == ""


@pytest.mark.parametrize(
    "message", [m.RenameMatch("m1", "Old war"), m.DuplicateMatch("m1", "fresh")], ids=["renamed", "duplicated"]
)
def test_a_match_changed_in_the_list_still_says_so_after_a_reload(older: str, message: m.Message) -> None:
    table = with_saved(older).send(message)
    (kept,) = [each for each in table.effects if isinstance(each, Save)]
    later = with_saved(kept.text)
    later.send(m.OpenMatch("m1"))
    assert later.model.toast == FROM_TURN_1
    (told,) = [each.text for each in later.effects if isinstance(each, Save)]
    assert with_saved(told).send(m.OpenMatch("m1")).model.toast == "", "it is said once"


def test_a_match_that_was_left_open_says_so_after_a_reload(older: str) -> None:
    table = Table()
    table.model = Model(session=session_codec.from_text(older), screen="table", toast="Saved.")
    assert match_list.has_changed_rules(table.session)
    table.send(m.Reopened())
    assert table.model.toast == f"Saved. {FROM_TURN_1}"
    (kept,) = [each.text for each in table.effects if isinstance(each, Save)]
    assert not match_list.has_changed_rules(session_codec.from_text(kept))


def test_older_rules_that_lead_to_the_same_positions_are_not_news(monkeypatch: pytest.MonkeyPatch) -> None:
    text = session_codec.to_text(second_turn_table().session)
    monkeypatch.setattr(Rozz, "rules_version", 2)
    assert with_saved(text).send(m.OpenMatch("m1")).model.toast == ""


def test_a_file_of_a_match_that_differs_says_so(older: str) -> None:
    record = json.dumps(json.loads(older)["record"])
    table = Table().send(m.ImportMatch(record, "fresh"))
    assert table.model.toast == f"{say('opened-beside')} {FROM_TURN_1}"
    table.send(m.GoHome(), m.OpenMatch("fresh"))
    assert table.model.toast == ""
    alone = with_saved(older).send(m.ImportMatch(record, "fresh"))
    assert alone.model.toast == f"{say('opened-here-already')} {FROM_TURN_1}"


def test_the_turn_that_differs_is_counted_as_the_history_counts_it() -> None:
    table = GameTable("campaigns", "meeting-the-wizard")
    first = table.session.match
    while len(first.played) < 2:
        first = first.reveal()
    table.model = Model(session=table.session.having(first), screen="table")
    whole = json.loads(session_codec.to_text(table.session))
    whole["record"]["turns"][1]["check"] = "00000000"
    whole["record"]["rules"] = library.game("campaigns").rules_version - 1
    opened = Table().send(m.ImportMatch(json.dumps(whole), "fresh"))
    assert first.played[1].moment.turn == 1
    assert opened.model.toast == FROM_TURN_1


def test_a_match_by_link_that_began_under_older_rules_says_so_once(
    two_devices: tuple[Device, Device], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = two_devices
    ada.command("N:")
    ben.send(m.OpenLink(ada.link))
    ben.command("N:")
    ada.send(m.OpenLink(ben.link))
    kept = session_codec.to_text(ada.session)
    monkeypatch.setattr(Rozz, "rules_version", 2)
    eve = Device("eve").send(m.OpenLink(ada.link))
    assert eve.model.toast == say("rules-changed")
    identity = ada.session.match.identity
    later = Device("ada")
    later.model = Model(shelf=(session_codec.saved(identity, kept),))
    later.send(m.OpenMatch(identity))
    assert later.model.toast == say("rules-changed")
    later.send(m.GoHome(), m.OpenMatch(identity))
    assert later.model.toast == ""
    again = session_codec.saved(identity, session_codec.to_text(later.session))
    later.model = Model(shelf=(again,))
    assert later.send(m.OpenMatch(identity)).model.toast == ""
    later.send(m.OpenLink(ada.link))
    assert later.model.toast == say("link-own", names="Ben")


def test_a_match_by_link_without_a_turn_has_nothing_that_differs(
    two_devices: tuple[Device, Device], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = two_devices
    monkeypatch.setattr(Rozz, "rules_version", 2)
    identity = ada.session.match.identity
    ada.send(m.GoHome(), m.OpenMatch(identity))
    assert ada.model.toast == ""
    ada.command("N:")
    ben.send(m.OpenLink(ada.link))
    ben.command("N:")
    ada.send(m.OpenLink(ben.link), m.GoHome(), m.OpenMatch(identity))
    assert ada.model.toast == "", "its turns were played under today's rules"


def test_a_read_only_link_of_older_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Device("ada").send(m.ChooseScenario("basic-training"), m.BeginMatch("fresh", {"RED": "Ada", "BLUE": "Ben"}))
    ada.model = second_turn_table().model
    ada.send(m.Replay(1), m.ShareReadOnly())
    (sent,) = (each for each in ada.effects if isinstance(each, Share))
    link = sent.text.splitlines()[-1]
    assert Device("eve").send(m.OpenLink(link)).model.toast == ""
    monkeypatch.setattr(Rozz, "rules_version", 2)
    assert Device("eve").send(m.OpenLink(link)).model.toast == say("rules-changed")
