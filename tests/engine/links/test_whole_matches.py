"""Whole matches between devices that share only links, in any order, some of them twice."""

from __future__ import annotations

import os
from random import Random

import pytest

from rozz import library
from rozz.engine import record
from rozz.engine.links.ledger.link_match import match_of
from tests.support.links.devices import Device, started_devices
from tests.support.links.gossip import exchange_all_links, gossip, gossip_late
from tests.support.links.parties import check, check_reads_back, choose, honest_table

MATCHES = max(8, int(os.environ.get("ROZZ_LIES", "300")) // 40)
PARTS = 4
SEATS = ("RED", "BLUE", "GREEN", "GOLD", "VIOLET", "TEAL")


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(MATCHES // 4))
@pytest.mark.parametrize(
    ("scenario", "seats"),
    [("headquarters-2", ("RED", "BLUE")), ("headquarters-3", ("RED", "BLUE", "GREEN"))],
)
def test_honest_devices_end_up_with_the_same_match(scenario, seats, seed):
    chance = Random(seed)
    devices, sent = gossip(scenario, seats, chance, 120)
    exchange_all_links(devices)
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


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(MATCHES // 2))
def test_honest_devices_that_skip_each_other_end_up_with_the_same_match(seed):
    devices, _ = gossip("headquarters-3", ("RED", "BLUE", "GREEN"), Random(seed), 150, skips=True)
    exchange_all_links(devices)
    for device in devices[1:]:
        assert device.ledger == devices[0].ledger


@pytest.mark.thorough
@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(PARTS))
def test_late_links_and_votes_lead_all_honest_devices_to_one_match(part):
    number = (2, 3, 4, 6)[part]
    for seed in range(part, MATCHES, PARTS):
        devices = honest_table(number)
        gossip_late(Random(seed), devices, 60, choose)
        in_agreement(devices)
        for device in devices:
            check(device, devices)
            check_reads_back(device)
            assert not device.proofs and not device.reported


@pytest.mark.parametrize("number", [2, 3, 4, 6])
def test_late_links_lead_to_one_match_on_a_board_too(number):
    devices = gossip_late(Random(number), started_devices(f"headquarters-{number}", *SEATS[:number]), 40)
    in_agreement(devices)
    fresh = Device(99)
    assert fresh.open(devices[0].link()).ledger == devices[0].ledger


def in_agreement(devices: list[Device]) -> None:
    """All know the same, and no seat is accused of signing two statements."""
    for device in devices:
        assert device.ledger == devices[0].ledger and not device.ledger.proofs
