"""What the model of the protocol and its random players found out about new keys of a seat: a test each."""

from __future__ import annotations

import pytest

from rozz.engine.links import acting
from rozz.engine.links.envelopes import Skip
from tests.engine.links.devices import Device, table
from tests.engine.links.modified_client import FOUR, exchanged, link_beside, reads_back, signed


def lost(*seats: str) -> tuple[list[Device], Device]:
    """A match of four in turn 1 in which GOLD has lost its device; the others have sealed, and know what it asks for."""
    *others, gone = table(*FOUR)
    new = Device(9, gone.seat)
    new.open(others[0].link())
    new.do(acting.ask_to_return)
    for device in others:
        device.open(new.link())
        device.seal("N:")
    exchanged(others)
    return others, new


def voted(others: list[Device], new: Device) -> None:
    """All others vote for the new key and show."""
    for device in others:
        device.do(acting.skip, new.seat, key=new.key)
    exchanged(others)
    for device in others:
        device.show()
    exchanged([*others, new])


def turn_2(devices: list[Device]) -> None:
    """All seal and show."""
    for device in devices:
        device.seal("N:")
        for other in devices:
            other.open(device.link())
    for device in devices:
        device.show()
    exchanged(devices)


@pytest.mark.parametrize("other", (b"", b"another"))
def test_a_second_vote_of_a_liar_for_another_key_locks_nobody_out_of_later_turns(other):
    others, new = lost()
    voted(others, new)
    red, blue, green = others
    assert red.ledger.contents.turns[0].rekeyed == new.key and new.own
    key = Device(8).key if other else b""
    contents = red.ledger.contents
    second = signed(green, Skip(1, green.seat, contents.chain[0], new.seat, key))
    assert red.open(link_beside(contents, second)).what == "forked"
    turn_2([red, blue, green, new])
    turn_2([red, blue, green, new])
    assert [len(each.ledger.contents.turns) for each in (red, blue, green, new)] == [3] * 4
    reads_back(red)
