"""A device remembers what it has signed: whatever history counts in the end, it signs nothing else after the same T."""

from __future__ import annotations

from random import Random

import pytest

from rozz.engine.errors import BadOrders
from rozz.engine.links import acting
from rozz.engine.links.envelopes import Seal
from tests.engine.links.devices import Device, table
from tests.engine.links.gossip import act, exchanged, opened

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
@pytest.mark.parametrize("seed", range(12))
def test_honest_devices_never_hold_a_proof_against_an_honest_one(seed):
    """Random play of three, in which votes cross reveals, turns are opened again, and votes are taken back."""
    chance = Random(seed)
    devices = table(*THREE)
    sent = [devices[0].link()]
    turns = [1, 1, 1]
    reopenings = 0
    for _ in range(80):
        place = chance.randrange(3)
        device = devices[place]
        if chance.random() < 0.55:
            text = act(device, chance, skips=True)
            if text:
                sent.append(text)
        else:
            opened(device, chance.choice(sent[-8:] if chance.random() < 0.7 else sent))
        reopenings += device.ledger.contents.turn < turns[place]
        turns[place] = device.ledger.contents.turn
        assert not device.ledger.contents.proofs
    exchanged(devices)
    assert len({device.ledger.contents.chain for device in devices}) == 1
    assert not any(device.ledger.contents.proofs for device in devices)
