"""A device remembers what it has signed: whatever history counts in the end, it signs nothing else after the same T."""

from __future__ import annotations

import os
from random import Random

import pytest

from rozz.engine.errors import BadOrders
from rozz.engine.links import acting
from rozz.engine.links.envelopes import Seal
from tests.engine.links.devices import Device, table
from tests.engine.links.gossip import exchanged, late

SEEDS = max(8, int(os.environ.get("ROZZ_LIES", "250")) // 80)
THREE = ("headquarters-3", "RED", "BLUE", "GREEN")


def crossed() -> tuple[list[Device], str, str, str]:
    """Nobody lies: GREEN seals turn 2; a vote that crossed it opens turn 1 again; what takes that back is on its way.

    The devices, GREEN's seal, the late vote and what BLUE has signed since.
    """
    red, blue, green = table(*THREE)
    for device in (red, blue, green):
        device.seal("N:")
    exchanged([red, blue, green])
    shown = red.show()
    blue.open(shown)
    blue.show()
    voted = blue.do(acting.skip, "GREEN")
    green.open(voted)
    green.show()
    blue.open(green.link())
    went_on = blue.seal("N:")
    sealed = green.seal("N:")
    red.open(voted)
    return [red, blue, green], sealed, red.do(acting.skip, "GREEN"), went_on


def test_a_seal_is_remembered_when_its_turn_is_opened_again_and_counts_after_all():
    (_, blue, green), sealed, late, went_on = crossed()
    mine = green.ledger.contents.answers["GREEN"]
    assert isinstance(mine, Seal) and mine.turn == 2
    green.open(late)
    assert green.ledger.contents.turns[0].skipped == ("GREEN",)
    assert green.open(went_on).what == "news"
    assert green.ledger.contents.turns[0].skipped == () and green.ledger.contents.answers["GREEN"] == mine
    assert "SEAL" not in green.standing.may
    blue.open(sealed)
    blue.open(green.link())
    assert not blue.ledger.contents.proofs and not green.ledger.contents.proofs


def test_another_answer_after_the_same_turn_is_not_signed_even_where_the_first_is_lost():
    (_, _, green), _, late, went_on = crossed()
    before = green.signed
    green.signed = ()
    green.open(late)
    green.open(went_on)
    assert "GREEN" not in green.ledger.contents.answers
    green.signed = before
    with pytest.raises(BadOrders, match="has signed something else for turn 2 before"):
        green.seal()
    green.seal("N:")
    assert green.ledger.contents.answers["GREEN"] in before


def test_no_more_is_remembered_than_can_be_wanted():
    red, blue, green = table(*THREE)
    for _ in range(5):
        for device in (red, blue, green):
            device.seal("N:")
        exchanged([red, blue, green])
        for device in (red, blue, green):
            if device.standing.state == "owes a reveal":
                device.show()
        exchanged([red, blue, green])
    assert red.ledger.contents.turn == 6
    assert {each.turn for each in red.signed} == {5} and len(red.signed) <= 2


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(SEEDS))
def test_honest_devices_never_hold_a_proof_against_an_honest_one(seed):
    """Random play of three in which every other link is late: votes cross reveals, turns are opened again and closed.

    Where devices remember nothing, one of the first eight ends with a seat condemned that is honest.
    """
    devices = late(Random(seed), table(*THREE), steps=50)
    assert len({device.ledger.contents.chain for device in devices}) == 1
    assert not any(device.ledger.contents.proofs for device in devices)
