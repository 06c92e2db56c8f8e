"""Links, files and key files never replace what is kept here; secrets leave only in key files."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from rozz import library
from rozz.cli.cryptography_keys import Keyring
from rozz.engine import record
from rozz.engine.errors import BadLink, BadOrders
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.signing.key_protocol import run_without_waiting
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.link_text import MARK
from rozz.engine.match import Match
from rozz.ui.features.links.automatic_steps import with_ledger
from rozz.ui.features.links.key_steps import give_commands
from rozz.ui.features.match_list import session_codec
from rozz.ui.i18n import translations
from rozz.ui.i18n.scenario_texts import shipped_name
from rozz.ui.i18n.texts import say, sentence
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Download, Save
from rozz.ui.state.links.linked_match import Linked, from_json, own_scenario, to_json
from rozz.ui.state.model import Model, Saved, Session
from rozz.ui.state.session_kinds import Here, ReadOnly
from rozz.ui.state.stages import COMPOSE, GATHER, HANDOVER
from rozz.ui.views.shell import page_markup
from tests.support.engine.faults import refusing
from tests.support.ui.link_devices import Device, inviting_device, joined_device
from tests.support.ui.saved_entries import saved_entry
from tests.support.ui.saved_entries import two_devices as two_devices


def readonly_link(identity: str) -> str:
    """A read-only link to a match with that id, which anybody could write."""
    game = library.game("rozz")
    scenario = game.read(library.scenario_mapping("basic-training"))
    match = Match.begin(game, scenario, identity).reveal()
    return MARK + link_codec.write_readonly(match)


def saved(device: Device) -> list[Save]:
    """The saves that the device was asked to write."""
    return [each for each in device.effects if isinstance(each, Save)]


def test_a_read_only_link_with_the_id_of_a_saved_match_replaces_nothing(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.command("N:")
    identity, kept, written = ada.linked.identity, ada.linked, len(saved(ada))
    ada.send(m.OpenLink(readonly_link(identity)))
    assert isinstance(ada.session.kind, ReadOnly) and ada.session.match.identity != identity
    assert len(saved(ada)) == written and len(ada.model.shelf) == 1
    (entry,) = ada.model.shelf
    assert entry.identity == identity and entry.session and entry.session.linked == kept
    ada.send(m.GoToStep(1), m.NextTurn())
    assert len(saved(ada)) == written


def test_a_read_only_match_is_kept_only_on_request(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    link = readonly_link("ab")
    ada.send(m.OpenLink(link), m.NextTurn())
    assert 'data-do="keep-told"' in str(page_markup.page(ada.model))
    ada.send(m.KeepReadOnly())
    first, second = ada.model.shelf
    assert first.session and isinstance(first.session.kind, ReadOnly)
    assert first.identity.startswith("told-") and second.session
    assert 'data-do="keep-told"' not in str(page_markup.page(ada.model))
    ada.send(m.OpenLink(link))
    assert len(ada.model.shelf) == 2


def test_a_file_brings_no_secret_and_no_unsigned_history(two_devices: tuple[Device, Device]) -> None:
    """A file with a `link` part is opened like a link: verified, and merged with the match here, including its key."""
    ada, ben = two_devices
    ada.command("N:")
    mine = ada.linked
    file = json.loads(session_codec.to_text(ada.session))
    file["link"]["secret"] = bytes(32).hex()
    ada.send(m.ImportMatch(json.dumps(file), "fresh"))
    assert ada.linked.secret == mine.secret and ada.linked.ledger == mine.ledger
    eve = Device("eve").send(m.ImportMatch(json.dumps(file), "fresh"))
    assert eve.linked.secret == b"" and eve.linked.seats == ()
    assert bytes(32).hex() not in eve.model.shelf[0].text
    # A changed signature in the file is noticed, as in any link.
    letter, data = link_codec.from_text(file["link"]["text"])
    file["link"]["text"] = link_codec.to_text(letter, data[:-1] + bytes([data[-1] ^ 1]))
    before = ben.model.shelf
    ben.send(m.ImportMatch(json.dumps(file), "fresh"))
    assert ben.model.refused and ben.model.shelf == before


def test_a_bare_record_does_not_replace_its_match_by_link(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    link = ada.command("N:")
    text = record.to_json(ada.session.match)
    ben = Device("new").send(m.ImportMatch(text, "fresh"))
    assert ben.session.match.identity == "fresh"
    ben.send(m.OpenLink(link))
    assert {each.identity for each in ben.model.shelf} == {"fresh", ada.linked.identity}


def test_a_key_file_does_not_replace_a_key_in_use(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ben.send(m.SaveKey())
    (file,) = [each for each in ben.effects if isinstance(each, Download)]
    mine = ada.linked
    ada.send(m.ImportMatch(file.text, "fresh"))
    assert sentence(say("key-kept")) in ada.model.refused
    assert ada.linked == mine and ada.session.stage == COMPOSE


def test_unreadable_matches_are_shared_without_their_secrets(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    secret = ada.linked.secret.hex()
    ada.send(m.Type("M: INF*2 @ Karn > K1"))
    whole = json.loads(session_codec.to_text(ada.session))
    match = ada.session.match.hand_in("RED", ada.session.composer.commands)
    one = json.loads(session_codec.to_text(Session(Here(match), HANDOVER, seat="RED")))
    assert "K1" in json.dumps(one["record"]["pending"])
    of_here = {**one, "record": {**one["record"], "turns": [], "position": "damaged"}}
    damaged_link = {**whole, "link": {**whole["link"], "seats": 7}}
    cut_off = session_codec.to_text(ada.session)[:-20]
    for damaged in (*map(json.dumps, (damaged_link, {**whole, "saved": 99}, of_here)), cut_off):
        ada.model = ada.model.__class__(shelf=(session_codec.saved("x", damaged),))
        ada.effects.clear()
        ada.send(m.ExportMatch("x"))
        leaving = "".join(each.text for each in ada.effects if isinstance(each, Download))
        assert secret not in leaving and "K1" not in leaving and "pending" not in leaving
        assert leaving or say("not-shared") in ada.model.toast


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_changed_copy_under_the_name_on_the_page_says_what_differs(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(translations._Voice, "language", language)
    game, file = library.game("rozz"), library.scenario_mapping("two-coasts", "rozz")
    shown = shipped_name("rozz", str(file["name"]))
    assert shown != file["name"]
    for name in (shown, str(file["name"])):
        mapping = {**file, "name": name, "turn_limit": 1}
        created = run_without_waiting(link_steps.create(Keyring(), game, game.read(mapping), bytes([7]) * 32))
        assert own_scenario(Linked(created)) == ("", ("turn_limit",))


def test_a_custom_scenario_with_a_shipped_name_is_marked() -> None:
    game = library.game("rozz")
    mapping = {**library.scenario_mapping("basic-training"), "bankroll": 999}
    secret = bytes([7]) * 32
    created = run_without_waiting(link_steps.create(Keyring(), game, game.read(mapping), secret))
    assert own_scenario(Linked(created)) == ("", ("bankroll",))
    guest = Device("ben").send(m.OpenLink(MARK + link_codec.write(created)))
    assert say("own-scenario-unnamed") in str(page_markup.page(guest.model))
    ledger = run_without_waiting(link_steps.join(Keyring(), created, secret, "RED", "Eve"))
    assert own_scenario(Linked(ledger)) == ("Eve", ("bankroll",))
    shipped = run_without_waiting(
        link_steps.create(Keyring(), game, game.read(mapping), secret, shipped_as="basic-training")
    )
    assert own_scenario(Linked(shipped)) is None
    eve = Device("eve").send(m.OpenLink(MARK + link_codec.write(ledger)))
    shown = str(page_markup.page(eve.model))
    assert say("own-scenario", name="Eve") in shown and say("own-part-bankroll") in shown


def test_a_link_does_not_replace_an_unread_match(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    link = ada.command("N:")
    identity, text = ada.linked.identity, session_codec.to_text(ada.session)
    for kept in (session_codec.saved(identity, text[:-9]), Saved(identity, None, text, "slow", is_slow=True)):
        ada.model = Model(shelf=(kept,))
        ada.effects.clear()
        ada.send(m.OpenLink(link))
        assert ada.model.refused and ada.model.shelf == (kept,) and not saved(ada)


def test_a_slow_match_opens_on_request(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    identity, text, mine = ada.linked.identity, session_codec.to_text(ada.session), ada.linked.secret
    ada.model = Model(shelf=(Saved(identity, None, text, "slow", is_slow=True),))
    shown = str(page_markup.page(ada.model))
    assert say("slow") in shown and 'data-do="open"' in shown
    ada.send(m.OpenMatch(identity))
    assert ada.linked.secret == mine


@pytest.mark.parametrize("kind", [Here, ReadOnly])
def test_a_match_by_link_never_replaces_one_of_another_kind(
    two_devices: tuple[Device, Device], kind: type[Here] | type[ReadOnly]
) -> None:
    ada, _ = two_devices
    link, identity = ada.command("N:"), ada.linked.identity
    kept = saved_entry(identity, kind)
    eve = Device("eve")
    eve.model = Model(shelf=(kept,))
    eve.send(m.OpenLink(link), m.NextTurn())
    assert say("link-of-another-kind") in str(page_markup.page(eve.send(m.OpenLink(link)).model))
    assert eve.model.shelf == (kept,) and not saved(eve)


@pytest.mark.parametrize("is_read", [False, True])
def test_a_read_only_link_never_replaces_a_match_played_here(two_devices: tuple[Device, Device], is_read: bool) -> None:
    link = readonly_link("ab")
    identity = Device("new").send(m.OpenLink(link)).session.match.identity
    whole = saved_entry(identity)
    kept = whole if is_read else session_codec.saved(identity, whole.text[:-9])
    eve = Device("eve")
    eve.model = Model(shelf=(kept,))
    eve.send(m.OpenLink(link), m.GoToStep(1), m.NextTurn(), m.KeepReadOnly())
    assert eve.model.shelf == (kept,) and not saved(eve)
    assert eve.send(m.OpenLink(link)).model.refused


def test_the_key_of_an_unreadable_match_can_still_be_saved(two_devices: tuple[Device, Device]) -> None:
    """The link, the format or the end of the saved text is damaged."""
    _, ben = two_devices
    link, secret, identity = ben.link, ben.linked.secret, ben.linked.identity
    whole = json.loads(session_codec.to_text(ben.session))
    letter, data = link_codec.from_text(whole["link"]["text"])
    broken = {**whole["link"], "text": link_codec.to_text(letter, data[:-1] + bytes([data[-1] ^ 1]) + b"x")}
    text = session_codec.to_text(ben.session)
    cut = text[: text.index(secret.hex()) + 80]
    for damaged in (json.dumps({**whole, "link": broken}), json.dumps({**whole, "saved": 99}), cut):
        kept = session_codec.saved(identity, damaged)
        assert kept.session is None
        eve = Device("eve")
        eve.model = Model(shelf=(kept,))
        shown = str(page_markup.page(eve.model))
        assert 'data-do="save-key"' in shown and secret.hex() not in shown
        eve.send(m.SaveKey(identity))
        (file,) = [each for each in eve.effects if isinstance(each, Download)]
        eve.send(m.DeleteMatch(identity), m.OpenLink(link), m.ImportMatch(file.text, "fresh"))
        assert eve.linked.secret == secret and eve.linked.seats == ("BLUE",)
    eve.model = Model(shelf=(session_codec.saved("x", "{}"),))
    assert 'data-do="save-key"' not in str(page_markup.page(eve.model))
    before = len(eve.effects)
    assert len(eve.send(m.SaveKey("x")).effects) == before


@pytest.mark.parametrize("damage", [{"seen": -1}, {"seats": "RED"}, {"seats": ["MAUVE"]}, {"lost": ["MAUVE"]}])
def test_a_saved_match_with_an_invalid_turn_or_seat_is_damaged(
    two_devices: tuple[Device, Device], damage: dict[str, object]
) -> None:
    _, ben = two_devices
    whole = json.loads(session_codec.to_text(ben.session))
    kept = session_codec.saved(ben.linked.identity, json.dumps({**whole, "link": {**whole["link"], **damage}}))
    assert kept.session is None and "damaged" in kept.problem


@pytest.mark.parametrize("stage", ["compose", "handover", "reveal", "over", "awaiting"])
def test_a_match_still_gathering_players_cannot_claim_a_later_stage(stage: str) -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    whole = json.loads(session_codec.to_text(ada.session))
    kept = session_codec.saved(ada.linked.identity, json.dumps({**whole, "table": {**whole["table"], "stage": stage}}))
    assert kept.session is not None and kept.session.stage == GATHER


def test_a_record_kept_beside_a_link_in_an_older_format_is_ignored(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ben.send(m.OpenLink(ada.command("N:")))
    ben.command("N:")
    mine = ben.linked
    whole = json.loads(session_codec.to_text(ben.session))
    assert "record" not in whole, "a link holds the whole match"
    written = json.loads(record.to_json(ben.session.match))
    for record_of in ("damaged", {**written, "turns": 7}, {**written, "scenario": {}}, written):
        kept = session_codec.saved(mine.identity, json.dumps({**whole, "saved": 3, "record": record_of}))
        assert kept.session is not None, kept.problem
        assert kept.session.linked == mine and kept.session.match.identity == mine.identity
        assert kept.session.match.played == ben.session.match.played
    assert session_codec.saved("x", json.dumps({**whole, "record": "damaged", "link": {}})).session is None


def test_an_older_format_is_read_with_the_signatures_from_its_link(
    two_devices: tuple[Device, Device],
) -> None:
    ada, _ = two_devices
    ada.command("N:")
    mine = ada.linked
    (seal,) = mine.signed
    assert seal.seat == "RED" and mine.is_made_here
    kept = to_json(mine)
    assert from_json(kept) == mine
    old = from_json({key: value for key, value in kept.items() if key not in ("signed", "made_here")})
    assert old.signed == (seal,) and old.secret == mine.secret
    # It is unknown who made a secret that was kept before.
    assert not old.is_made_here
    for damaged in ([1], [{"kind": "SEAL"}], [{**kept["signed"][0], "turn": "1"}], {"a": 1}):
        with pytest.raises(BadLink):
            from_json({**kept, "signed": damaged})


def test_a_seal_is_remembered_after_a_reload_and_not_made_twice(two_devices: tuple[Device, Device]) -> None:
    ada, _ = two_devices
    ada.command("N:")
    linked = from_json(to_json(ada.linked))
    (seal,) = linked.signed
    contents = replace(linked.ledger.contents, envelopes=())
    without = replace(linked, ledger=replace(linked.ledger, contents=contents))
    assert with_ledger(without, without.ledger).ledger.contents.answers == {"RED": seal}
    game = linked.ledger.contents.game
    other = [*game.parse(linked.ledger.match.scenario, "M: INF*2 @ Karn > K1")]
    with refusing(BadOrders, "links-signed-before"):
        run_without_waiting(give_commands(Keyring(), without, "RED", other))


def test_a_key_from_a_file_cannot_join_a_seat() -> None:
    """The author of the file knows the key, and could read that seat's sealed commands."""
    host = inviting_device("headquarters-3", {"RED": "here", "BLUE": "link", "GREEN": "link"}, {"RED": "Ada"})
    mallory = joined_device(host, "GREEN", "Mallory")
    mallory.send(m.SaveKey())
    (file,) = [each for each in mallory.effects if isinstance(each, Download)]
    victim = Device("victim").send(m.OpenLink(mallory.link), m.ImportMatch(file.text, "fresh"))
    assert victim.linked.secret == mallory.linked.secret
    victim.send(m.JoinMatch("BLUE", "Victim"))
    assert sentence(say("no-seat-key-file")) in victim.model.refused
    assert "BLUE" not in {join.seat for join in victim.linked.ledger.contents.joins}
