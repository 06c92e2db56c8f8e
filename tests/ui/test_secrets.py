"""What is kept here stays: links, files and key files put nothing in its place; secrets leave in key files only."""

from __future__ import annotations

import json

import pytest

from rozz import library
from rozz.engine import record
from rozz.engine.links import acting, writing
from rozz.engine.links.keys import at_once
from rozz.engine.links.text import MARK
from rozz.engine.match import Match
from rozz.tools.keyring import Keyring
from rozz.ui import keeping
from rozz.ui import messages as m
from rozz.ui.effects import Download, Save
from rozz.ui.linked import Linked, own_scenario
from rozz.ui.model import COMPOSE, Model, Saved
from rozz.ui.views import page
from tests.ui.test_bylink import Device, invited, joined


@pytest.fixture
def two() -> tuple[Device, Device]:
    ada = invited("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    ben = joined(ada, "BLUE", "Ben")
    ada.send(m.StartMatch())
    ben.send(m.OpenLink(ada.link))
    return ada, ben


def told(identity: str) -> str:
    """A read-only link of a match with that id, as anybody can write one."""
    game = library.game("rozz")
    scenario = game.read(library.scenario_mapping("basic-training"))
    match = Match.begin(game, scenario, identity).reveal()
    return MARK + writing.write_told(match)


def saved(device: Device) -> list[Save]:
    """What the device has been asked to write."""
    return [each for each in device.effects if isinstance(each, Save)]


def test_a_read_only_link_with_the_id_of_a_saved_match_replaces_nothing(two: tuple[Device, Device]) -> None:
    ada, _ = two
    ada.command("N:")
    identity, kept, written = ada.linked.identity, ada.linked, len(saved(ada))
    ada.send(m.OpenLink(told(identity)))
    assert ada.session.is_told and ada.session.match.identity != identity
    assert len(saved(ada)) == written and len(ada.model.shelf) == 1
    (entry,) = ada.model.shelf
    assert entry.identity == identity and entry.session and entry.session.link == kept
    ada.send(m.GoToStep(1), m.NextTurn())
    assert len(saved(ada)) == written


def test_what_is_told_is_kept_when_somebody_says_so(two: tuple[Device, Device]) -> None:
    ada, _ = two
    link = told("ab")
    ada.send(m.OpenLink(link), m.NextTurn())
    assert 'data-do="keep-told"' in str(page.page(ada.model))
    ada.send(m.KeepTold())
    first, second = ada.model.shelf
    assert first.session and first.session.is_told and first.identity.startswith("told-") and second.session
    assert 'data-do="keep-told"' not in str(page.page(ada.model))
    ada.send(m.OpenLink(link))
    assert len(ada.model.shelf) == 2


def test_a_file_brings_no_secret_and_no_history_that_nobody_signed(two: tuple[Device, Device]) -> None:
    """A file with a `link` part is opened like a link: verified, and merged with what is here, key and all."""
    ada, ben = two
    ada.command("N:")
    mine = ada.linked
    file = json.loads(keeping.to_text(ada.session))
    file["link"]["secret"] = bytes(32).hex()
    ada.send(m.ImportMatch(json.dumps(file), "fresh"))
    assert ada.linked.secret == mine.secret and ada.linked.ledger == mine.ledger
    eve = Device("eve").send(m.ImportMatch(json.dumps(file), "fresh"))
    assert eve.linked.secret == b"" and eve.linked.seats == ()
    assert bytes(32).hex() not in eve.model.shelf[0].text
    # A signature changed in what the file tells is noticed, as in any link.
    letter, data = writing.from_text(file["link"]["text"])
    file["link"]["text"] = writing.to_text(letter, data[:-1] + bytes([data[-1] ^ 1]))
    before = ben.model.shelf
    ben.send(m.ImportMatch(json.dumps(file), "fresh"))
    assert ben.model.refused and ben.model.shelf == before


def test_a_bare_record_of_a_match_by_link_does_not_take_its_place(two: tuple[Device, Device]) -> None:
    ada, ben = two
    link = ada.command("N:")
    text = record.to_json(ada.session.match)
    ben = Device("new").send(m.ImportMatch(text, "fresh"))
    assert ben.session.match.identity == "fresh"
    ben.send(m.OpenLink(link))
    assert {each.identity for each in ben.model.shelf} == {"fresh", ada.linked.identity}


def test_a_key_file_replaces_no_key_that_plays_here(two: tuple[Device, Device]) -> None:
    ada, ben = two
    ben.send(m.SaveKey())
    (file,) = [each for each in ben.effects if isinstance(each, Download)]
    mine = ada.linked
    ada.send(m.ImportMatch(file.text, "fresh"))
    assert "is played here with a key of its own" in ada.model.refused
    assert ada.linked == mine and ada.session.stage == COMPOSE


def test_what_cannot_be_read_is_shared_without_its_secrets(two: tuple[Device, Device]) -> None:
    ada, _ = two
    secret = ada.linked.secret.hex()
    ada.send(m.Type("M: INF*2 @ Karn > K1"))
    whole = json.loads(keeping.to_text(ada.session))
    whole["record"]["turns"] = "damaged"
    whole["record"]["pending"] = {"RED": ["N:"]}
    for damaged in (json.dumps(whole), json.dumps({**whole, "saved": 99}), keeping.to_text(ada.session)[:-20]):
        ada.model = ada.model.__class__(shelf=(keeping.saved("x", damaged),))
        ada.effects.clear()
        ada.send(m.ExportMatch("x"))
        leaving = "".join(each.text for each in ada.effects if isinstance(each, Download))
        assert secret not in leaving and "K1" not in leaving and "pending" not in leaving
        assert leaving or "cannot be read" in ada.model.toast


def test_a_scenario_of_one_s_own_under_a_shipped_one_s_name_says_so() -> None:
    game = library.game("rozz")
    mapping = {**library.scenario_mapping("basic-training"), "bankroll": 999}
    secret = bytes([7]) * 32
    ledger = at_once(acting.create(Keyring(), game, game.read(mapping), secret))
    ledger = at_once(acting.join(Keyring(), ledger, secret, "RED", "Eve"))
    assert own_scenario(Linked(ledger)) == ("Eve", ("bankroll",))
    shipped = at_once(acting.create(Keyring(), game, game.read(mapping), secret, shipped_as="basic-training"))
    assert own_scenario(Linked(shipped)) is None
    eve = Device("eve").send(m.OpenLink(MARK + writing.write(ledger)))
    shown = str(page.page(eve.model))
    assert "Eve’s own scenario" in shown and "bankroll" in shown


def test_a_link_puts_nothing_in_the_place_of_a_match_that_has_not_been_read(two: tuple[Device, Device]) -> None:
    ada, _ = two
    link = ada.command("N:")
    identity, text = ada.linked.identity, keeping.to_text(ada.session)
    for kept in (keeping.saved(identity, text[:-9]), Saved(identity, None, text, "slow", is_slow=True)):
        ada.model = Model(shelf=(kept,))
        ada.effects.clear()
        ada.send(m.OpenLink(link))
        assert ada.model.refused and ada.model.shelf == (kept,) and not saved(ada)


def test_what_is_slow_opens_when_somebody_opens_it(two: tuple[Device, Device]) -> None:
    ada, _ = two
    identity, text, mine = ada.linked.identity, keeping.to_text(ada.session), ada.linked.secret
    ada.model = Model(shelf=(Saved(identity, None, text, "slow", is_slow=True),))
    shown = str(page.page(ada.model))
    assert "took longer than two seconds" in shown and 'data-do="open"' in shown
    ada.send(m.OpenMatch(identity))
    assert ada.linked.secret == mine
