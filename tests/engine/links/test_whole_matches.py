"""Whole matches between devices that share nothing but links, in any order, some of them twice."""

from __future__ import annotations

from random import Random

import pytest

from rozz import library
from rozz.engine import record
from rozz.engine.links.matching import match_of
from tests.engine.links.gossip import exchanged, gossip


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("scenario", "seats"),
    [("headquarters-2", ("RED", "BLUE")), ("headquarters-3", ("RED", "BLUE", "GREEN"))],
)
def test_honest_devices_end_up_with_the_same_match(scenario, seats, seed):
    chance = Random(seed)
    devices, sent = gossip(scenario, seats, chance, 120)
    exchanged(devices)
    first = devices[0].ledger
    assert first.contents.turn >= 2
    for device in devices[1:]:
        assert device.ledger == first and device.link() == devices[0].link()
        assert match_of(device.ledger).turns == match_of(first).turns
    for text in chance.sample(sent, 5):
        devices[0].open(text)
        assert devices[0].ledger == first
    again = record.from_json(record.to_json(match_of(first)), library.game)
    assert again == match_of(first)


@pytest.mark.parametrize("seed", range(12))
def test_honest_devices_that_skip_each_other_end_up_with_the_same_match(seed):
    devices, _ = gossip("headquarters-3", ("RED", "BLUE", "GREEN"), Random(seed), 150, skips=True)
    exchanged(devices)
    for device in devices[1:]:
        assert device.ledger == devices[0].ledger
