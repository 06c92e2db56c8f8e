"""`rozz link` and `rozz open`, and the read-only links that they write and read."""

from __future__ import annotations

import json
from random import Random

import pytest

from rozz import library
from rozz.engine import record
from rozz.engine.links.ledger.ledger import ReadonlyMatch
from rozz.engine.links.ledger.link_match import match_of
from rozz.engine.links.verify.link_refusals import Refused
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.link_text import from_text, to_text
from rozz.engine.match import Match
from tests.support.links.devices import ROZZ, scenario_named, started_devices
from tests.support.links.gossip import exchange_all_links, gossip
from training import random_play


def turns_of(text: str) -> list[object]:
    """The turns of a record."""
    return [each["commands"] for each in json.loads(text)["turns"]]


def in_sight(text: str) -> str:
    """A record as everybody may see it: without what dice are derived from."""
    return record.to_json(record.from_json(text, library.game).as_seen_by(None)) + "\n"


@pytest.mark.parametrize("scenario", library.scenario_names())
def test_a_link_made_from_a_record_opens_as_the_same_record(rozz, written, scenario):
    fresh = rozz("new", scenario, "--seed", 7).out
    colour = json.loads(fresh)["seats"][0]["colour"]
    longer = rozz("turn", written(fresh, "match.json"), written({colour: ["N:"]}, "turn.yaml")).out
    linked = rozz("link", written(longer, "longer.json"))
    assert linked.status == 0 and linked.out.startswith(f"#m={link_codec.LETTER}") and len(linked.out) < 400
    assert rozz("open", linked.out.strip()).out == in_sight(longer)


def test_a_link_of_a_custom_scenario_contains_the_scenario(rozz, written):
    mapping = {**library.scenario_mapping("headquarters-2"), "name": "Of my own"}
    fresh = rozz("new", written(mapping, "own.yaml")).out
    linked = rozz("link", written(fresh, "match.json")).out
    assert rozz("open", f"Look at this: https://example.org/{linked.strip()}.").out == in_sight(fresh)


def test_a_read_only_link_contains_no_secret_messages(rozz, written):
    match = Match.begin(ROZZ, ROZZ.read(library.scenario_mapping("headquarters-3")), "b1946ac9")
    for texts in (["P: CORR*2"], ['C: BLUE "meet me in Rozz at dawn"']):
        match = match.hand_in("RED", [ROZZ.parse(match.scenario, text)[0] for text in texts]).reveal()
    linked = rozz("link", written(record.to_json(match), "match.json"))
    assert b"dawn" not in from_text(linked.out.strip().removeprefix("#m="))[1]
    assert turns_of(rozz("open", linked.out.strip()).out)[1] == {"RED": ["C: BLUE …"]}


def test_a_match_by_link_opens_as_its_record_and_as_a_read_only_link(rozz, written):
    devices, _ = gossip("headquarters-2", ("RED", "BLUE"), Random(4), 150)
    exchange_all_links(devices)
    ledger = devices[0].ledger
    opened = rozz("open", devices[0].link())
    assert opened.out.strip() == record.to_json(match_of(ledger)) and opened.status == 0
    assert json.loads(opened.out)["seats"][0] == {"colour": "RED", "name": "Red", "plays": "link"}
    linked = rozz("link", written(opened.out, "match.json")).out
    shipped = ROZZ.read(library.scenario_mapping("headquarters-2"))
    text = link_codec.write_readonly(match_of(ledger), "headquarters-2", shipped, ledger.contents.invite.options)
    assert linked.strip() == f"#m={text}"
    assert len(linked) < len(devices[0].link())
    assert rozz("open", linked.strip()).out == opened.out


def test_links_that_cannot_be_opened_are_refused_in_one_sentence(rozz, written):
    red, _ = started_devices("headquarters-2", "RED", "BLUE")
    red.seal("N:")
    text = red.link()
    joining = red.__class__(3)
    refused = {
        "There’s no link": "hello",
        "The end of this link is missing": text[:-9],
        "This link is damaged": text[:-1] + ("A" if text[-1] != "A" else "B"),
        "older version": to_text("B", from_text(text)[1]),
        "hasn’t started": joining.create("headquarters-2"),
    }
    for said, link in refused.items():
        ran = rozz("open", link)
        assert ran.is_refusal and said in ran.err, (said, ran)
    assert rozz("link", written("{", "broken.json")).is_refusal
    assert rozz("link", "nowhere.json").is_refusal


def test_a_read_only_link_is_read_as_a_read_only_match():
    match = Match.begin(ROZZ, ROZZ.read(library.scenario_mapping("doomsday-2")), "b1946ac9", {"RED": "Ada"}).reveal()
    opened = link_codec.read(link_codec.write_readonly(match), library.game, scenario_named)
    assert opened == ReadonlyMatch(match)


def test_a_read_only_link_holds_many_turns_of_many_commands():
    match = Match.begin(ROZZ, ROZZ.read(library.scenario_mapping("headquarters-2")), "long", {"RED": "Ada"})
    chance = Random(1)
    for _ in range(20):
        for seat, commands in random_play.orders(match.state, chance).items():
            match = match.hand_in(seat, commands)
        match = match.reveal()
    assert link_codec.read(link_codec.write_readonly(match), library.game, scenario_named) == ReadonlyMatch(match)


@pytest.mark.parametrize("change", [b"\x00", b"\xff\xff\xff\xff"])
def test_extra_bytes_after_a_read_only_link_are_refused(change):
    match = Match.begin(ROZZ, ROZZ.read(library.scenario_mapping("doomsday-2")), "b1946ac9")
    _, data = from_text(link_codec.write_readonly(match))
    with pytest.raises(Refused):
        link_codec.read(to_text(link_codec.LETTER, data + change), library.game, scenario_named)
