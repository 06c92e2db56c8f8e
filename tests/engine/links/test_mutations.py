"""Thousands of mutated links: each is refused with BadLink, and none changes what is known.

Half of them get a new checksum after the mutation, as a dishonest player would do. Only read-only links, which hold no
secrets, can be forged by everybody.
"""

from __future__ import annotations

import json
import os
from functools import cache
from random import Random
from typing import Any

import pytest

from rozz import library
from rozz.engine.errors import BadLink
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.link_merge import merge
from rozz.engine.links.wire import link_codec
from tests.support.links.devices import KEYS, Device, run, scenario_named, started_devices
from tests.support.links.gossip import gossip
from tests.support.links.modified_client import invitation_link
from tests.support.links.mutated_links import attempt

LINKS = int(os.environ.get("ROZZ_LINKS", "1000"))
PARTS = 8
#: The mutated match in which a seat gets a new key.
WITH_A_NEW_KEY = 4


@cache
def sent(number: int) -> tuple[list[str], Device]:
    """Links of a match, and a device that has seen all of them."""
    if number == WITH_A_NEW_KEY:
        return sent_with_a_new_key()
    seats = ("RED", "BLUE", "GREEN")[: 2 + number % 2]
    devices, links = gossip(f"headquarters-{len(seats)}", seats, Random(number), 60, skips=bool(number // 2))
    for device in devices[1:]:
        devices[0].open(device.link())
    host = Device(1, "RED")
    host.create("headquarters-2")
    return [host.link(), host.join(), *links], devices[0]


def sent_with_a_new_key() -> tuple[list[str], Device]:
    """Links of a match in which GREEN loses its device and is voted back in, and a device that knows all of them."""
    red, blue, _ = started_devices("headquarters-3", "RED", "BLUE", "GREEN")
    new, links = Device(9, "GREEN"), []

    def act(device: Device, *step: Any, **named: Any) -> None:
        links.append(device.do(*step, **named))
        for other in (red, blue, new):
            other.open(links[-1])

    new.open(red.link())
    act(new, link_steps.ask_to_return)
    for device in (red, blue):
        act(device, link_steps.seal, device.commands("N:"))
        act(device, link_steps.skip, "GREEN", key=new.key)
    act(red, link_steps.show)
    act(blue, link_steps.show)
    assert red.ledger.contents.turns[0].new_key == new.key
    for device in (red, new, blue):
        act(device, link_steps.seal, device.commands("N:"))
    stranger = Device(10, "BLUE")
    stranger.ledger = new.ledger
    act(stranger, link_steps.ask_to_return)
    act(new, link_steps.show)
    return links, red


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(PARTS))
def test_no_mutated_link_is_accepted(part):
    chance = Random(part)
    links, device = sent(part % (WITH_A_NEW_KEY + 1))
    known = device.ledger
    contents = known.contents
    for _ in range(max(1, LINKS // PARTS)):
        text = attempt(chance.choice(links), chance)
        mine = chance.choice((None, known))
        with pytest.raises(BadLink):
            opened = link_codec.read(text, library.game, scenario_named)
            merged = run(merge(KEYS, mine, opened))
            raise AssertionError(f"accepted as {merged.kind}: {text}")
    assert known.contents is contents and device.ledger is known


def with_hostile_value(value: object, chance: Random) -> object:
    """A scenario's mapping with one random value replaced by a hostile one."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        key = chance.choice(list(value))
        return {**value, key: with_hostile_value(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.8:
        place = chance.randrange(len(value))
        return [*value[:place], with_hostile_value(value[place], chance), *value[place + 1 :]]
    hostile = (
        None,
        True,
        -1,
        1e308,
        10**30,
        "",
        "<script>",
        "\u202e",
        [],
        {},
        [[]],
        {"": {}},
        "RED",
        [1, 2],
        {"RED": {}},
    )
    return chance.choice(hostile)


@pytest.mark.fuzz
def test_altered_scenarios_are_always_refused():
    chance = Random(1)
    for _ in range(max(1, LINKS // PARTS)):
        name = chance.choice(library.scenario_names())
        mapping = with_hostile_value(with_hostile_value(library.scenario_mapping(name), chance), chance)
        text = json.dumps(mapping, ensure_ascii=False, separators=(",", ":"))
        try:
            opened = link_codec.read(invitation_link(text=text), library.game, scenario_named)
            run(merge(KEYS, None, opened))
        except BadLink:
            continue
        raise AssertionError(f"an INVITE was accepted that was not signed over this scenario: {text}")
