"""A device remembers what it has signed: whatever history counts in the end, it signs nothing else after the same T."""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random

import pytest

from rozz.engine.errors import BadOrders
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.signing.envelopes import Keep, Seal, Skip
from rozz.engine.links.signing.equivocation_guard import has_shown, recent_signatures, would_contradict
from tests.support.engine.faults import refusing
from tests.support.links.devices import Device, started_devices
from tests.support.links.gossip import exchange_all_links, gossip_late
from tests.support.links.modified_client import (
    FOUR,
    THREE,
    link_beside,
    play_turn,
    resign_of,
    seal_of,
    show_of,
    start_of,
    vote_of,
)

SEEDS = max(8, int(os.environ.get("ROZZ_LIES", "250")) // 80)


def undone_turn() -> tuple[list[Device], Device]:
    """Nobody lies: RED and BLUE have skipped GREEN, which has shown turn 1 and sealed turn 2, and now finds out."""
    devices = started_devices(*THREE)
    red, blue, green = devices
    for device in devices:
        device.seal("N:")
    exchange_all_links(devices)
    for device in (red, blue):
        device.show()
        green.open(device.link())
    green.show()
    for device in (red, blue):
        device.open(blue.link() if device is red else red.link())
    for device in (red, blue):
        device.do(link_steps.skip, "GREEN")
    exchange_all_links([red, blue])
    green.seal("N:")
    green.open(red.link())
    assert green.ledger.contents.turns[0].skipped == ("GREEN",)
    return devices, green


def test_undoing_a_turn_frees_the_seal_of_the_next_turn():
    """GREEN's first seal of turn 2 was over another T; it may seal again, and neither seal is held against it."""
    devices, green = undone_turn()
    assert [type(each) for each in green.signed if each.turn == 2] == [Seal]
    green.seal("N:", "N:")
    exchange_all_links(devices)
    assert not any(device.ledger.proofs for device in devices)
    assert len([each for each in green.signed if each.turn == 2]) == 2


def test_a_restored_match_gets_back_the_answer_the_device_signed():
    """The match was restored from a backup, but the device remembers what it signed and puts the seal back."""
    red, blue = started_devices("headquarters-2", "RED", "BLUE")
    backup = red.ledger
    red.seal("N:")
    mine = red.ledger.contents.answers["RED"]
    red.ledger = backup
    red.open(blue.seal("N:"))
    assert red.ledger.contents.answers["RED"] == mine and red.status.state == "owes a reveal"
    assert "SEAL" not in red.status.allowed


def test_a_different_answer_is_refused_even_if_the_first_is_lost():
    red, blue = started_devices("headquarters-2", "RED", "BLUE")
    backup = red.ledger
    red.seal("N:")
    red.ledger = backup
    with refusing(BadOrders, r"links-signed-before\(.*turn=1\)"):
        red.seal("R:")
    red.seal("N:")
    assert red.ledger.contents.answers["RED"] in red.signed
    assert blue.open(red.link()).kind == "news"


@pytest.mark.parametrize("about", ["GREEN", "BLUE"])
def test_a_vote_that_contradicts_an_earlier_one_is_refused(about):
    red, blue, green, gold = started_devices(*FOUR)
    backup = red.ledger
    red.do(link_steps.skip, "GREEN")
    remembered = red.signed
    assert [type(each) for each in remembered] == [Skip]
    red.ledger = backup
    if about == "BLUE":
        with refusing(BadOrders, r"links-signed-before\(.*turn=1\)"):
            red.do(link_steps.skip, "BLUE")
    else:
        red.open(gold.do(link_steps.skip, "GREEN"))
        red.do(link_steps.skip, "GREEN")
    assert blue and green


def test_no_keep_is_signed_automatically_against_a_lost_skip():
    """RED has voted to skip GREEN and restored its match; now it holds GREEN's reveal and BLUE's vote."""
    red, blue, green = started_devices(*THREE)
    for device in (red, blue, green):
        device.seal("N:")
    exchange_all_links([red, blue, green])
    backup = red.ledger
    red.do(link_steps.skip, "GREEN")
    red.ledger = backup
    blue.do(link_steps.skip, "GREEN")
    green.show()
    red.open(green.link())
    red.open(blue.link())
    assert not any(isinstance(each, Keep) for each in (*red.signed, *red.ledger.contents.envelopes))


def test_which_statements_contradict_each_other():
    red, _, _ = started_devices(*THREE)
    seals = [("BLUE", bytes(32)), ("GREEN", bytes(32))]
    seal, other = seal_of(red), seal_of(red, "R:")
    show = show_of(red, seals=seals)
    assert would_contradict((seal,), other) and not would_contradict((seal,), show) and not would_contradict((), seal)
    assert would_contradict((other,), show) and would_contradict((show,), resign_of(red))
    assert not would_contradict((seal,), resign_of(red)) and not would_contradict((resign_of(red),), seal)
    # A seat that has sealed twice may open either seal, but not both, and nothing else.
    assert not would_contradict((seal, other), show)
    assert would_contradict((seal, other, show), show_of(red, "R:", seals=seals))
    assert would_contradict((seal, other), show_of(red, "N:", bytes(16), seals))
    assert would_contradict((vote_of(red, Skip, "BLUE"),), vote_of(red, Keep, "BLUE"))
    assert not would_contradict((vote_of(red, Skip, "BLUE"),), vote_of(red, Keep, "GREEN"))


def test_a_device_knows_whether_it_has_shown():
    red, _, _ = started_devices(*THREE)
    show = show_of(red, seals=())
    assert has_shown((show,), red.ledger, "RED") and not has_shown((seal_of(red),), red.ledger, "RED")
    assert not has_shown((replace(show, before=bytes(32)),), red.ledger, "RED")


def test_a_device_remembers_only_recent_statements():
    devices = started_devices(*THREE)
    for _ in range(5):
        play_turn(devices, "N:")
    red = devices[0]
    assert red.ledger.contents.turn == 6
    assert {each.turn for each in red.signed} <= {4, 5} and len(red.signed) <= 4
    assert recent_signatures(red.signed, red.ledger, ("BLUE",)) and recent_signatures((), red.ledger, ()) == ()


def test_only_statements_of_this_match_and_turn_are_restored():
    red, blue = started_devices("headquarters-2", "RED", "BLUE")
    red.signed = (replace(seal_of(red), before=bytes(32)),)
    red.open(blue.seal("N:"))
    assert "RED" not in red.ledger.contents.answers
    assert red.open(link_beside(start_of(blue.ledger.contents), *blue.ledger.contents.envelopes)).kind == "seen"


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(SEEDS))
def test_no_honest_device_ever_holds_a_proof_against_another_one(seed):
    """Random play of three in which every other link is late: votes cross reveals; turns are undone and finished."""
    devices = gossip_late(Random(seed), started_devices(*THREE), steps=50)
    assert len({device.ledger.contents.chain for device in devices}) == 1
    assert not any(device.ledger.proofs for device in devices)
