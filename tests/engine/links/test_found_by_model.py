"""What the model of the protocol and its random players found out about new keys of a seat, one test each."""

from __future__ import annotations

import pytest

from rozz.engine.links.ledger import link_steps
from rozz.engine.links.signing.envelopes import Keep, Skip
from tests.support.links.devices import Device, started_devices
from tests.support.links.modified_client import FOUR, check_reads_back, exchange_links, link_beside, signed, vote_of


def lost() -> tuple[list[Device], Device]:
    """Turn 1 of four players: GOLD has lost its device and asks for a new key; the others have sealed and know it."""
    *others, gone = started_devices(*FOUR)
    new = Device(9, gone.seat)
    new.open(others[0].link())
    new.do(link_steps.ask_to_return)
    for device in others:
        device.open(new.link())
        device.seal("N:")
    exchange_links(others)
    return others, new


def voted(others: list[Device], new: Device) -> None:
    """All others vote for the new key and show."""
    for device in others:
        device.do(link_steps.skip, new.seat, key=new.key)
    exchange_links(others)
    for device in others:
        device.show()
    exchange_links([*others, new])


def turn_2(devices: list[Device]) -> None:
    """All seal and show."""
    for device in devices:
        device.seal("N:")
        for other in devices:
            other.open(device.link())
    for device in devices:
        device.show()
    exchange_links(devices)


@pytest.mark.parametrize("other", (b"", b"another"))
def test_a_liars_second_vote_for_another_key_locks_nobody_out_later(other):
    others, new = lost()
    voted(others, new)
    red, blue, green = others
    assert red.ledger.contents.turns[0].new_key == new.key and new.own
    key = Device(8).key if other else b""
    contents = red.ledger.contents
    second = signed(green, Skip(1, green.seat, contents.chain[0], new.seat, key))
    assert red.open(link_beside(contents, second)).kind == "forked"
    turn_2([red, blue, green, new])
    turn_2([red, blue, green, new])
    assert [len(each.ledger.contents.turns) for each in (red, blue, green, new)] == [3] * 4
    check_reads_back(red)


def test_statements_by_an_old_and_a_new_key_do_not_prove_double_signing():
    """GREEN skips and keeps BLUE, so GOLD's history differs from the others'; GOLD loses its device and returns."""
    red, blue, green, gold = started_devices(*FOUR)
    for device in (red, blue, green, gold):
        device.seal("N:")
    exchange_links([red, blue, green, gold])
    kept = vote_of(green, Keep, "BLUE")
    for device in (red, green, gold):
        device.show()
    exchange_links([red, green, gold])
    blue.open(red.link())
    blue.show()
    for device in (red, green, gold):
        device.do(link_steps.skip, "BLUE")
    gold_votes = gold.link()
    gold.open(link_beside(blue.ledger.contents, kept))
    gold.seal("N:")
    red.open(gold_votes)
    red.open(green.link())
    exchange_links([red, blue, green])
    assert red.ledger.contents.turns[0].skipped == ("BLUE",) and not gold.ledger.contents.turns[0].skipped
    new = Device(9, "GOLD")
    new.open(red.link())
    new.do(link_steps.ask_to_return)
    for device in (red, blue, green):
        device.open(new.link())
        device.seal("N:")
    exchange_links([red, blue, green])
    voted([red, blue, green], new)
    for device in (red, blue, green, new):
        device.seal("N:")
    exchange_links([red, blue, green, new])
    for device in (red, new):
        merged = device.open(gold.link())
        assert merged.kind == "forked" and (merged.proof is None or merged.proof[0].seat == "GREEN")
    merged = gold.open(red.link())
    assert merged.kind == "forked" and (merged.proof is None or merged.proof[0].seat == "GREEN")
