"""A proof condemns the seat that it is of, and nobody else: the others merge, skip it with a blank seal, and go on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozz.engine.links import acting, writing
from rozz.engine.links.envelopes import Seal
from rozz.engine.links.forks import Proof, proof_of
from rozz.engine.links.ledger import Ledger, Opened
from rozz.engine.links.merge import merge
from rozz.engine.links.normal import normal
from rozz.engine.links.refusals import Refused
from tests.engine.links.devices import KEYS, Device, run, table
from tests.engine.links.test_attacks import kind, signed

FOUR = ("headquarters-4", "RED", "BLUE", "GREEN", "GOLD")


def two_seals(players: tuple[str, ...] = FOUR) -> tuple[list[Device], list[str]]:
    """All but GREEN have sealed turn 1, and know it of each other; GREEN has signed two seals, on two devices."""
    devices = table(*players)
    others = [each for each in devices if each.seat != "GREEN"]
    for device in others:
        device.seal("N:")
    exchanged(others)
    (green,) = (each for each in devices if each.seat == "GREEN")
    before = green.ledger
    seals = []
    for texts in (("N:",), ()):
        green.ledger = before
        green.open(others[0].link())
        seals.append(green.seal(*texts))
    return others, seals


def exchanged(devices: list[Device]) -> None:
    """Everybody opens everybody's link, twice."""
    for _ in range(2):
        for one in devices:
            for other in devices:
                if one is not other:
                    one.open(other.link())


def gone_on(others: list[Device]) -> None:
    """All vote, show what is still sealed, and hold the same match without GREEN's commands."""
    exchanged(others)
    for device in others:
        assert device.ledger.contents.condemned == {"GREEN"} and len(device.ledger.contents.proofs) == 1
        assert "GREEN" in device.standing.may_skip
        device.do(acting.skip, "GREEN")
    exchanged(others)
    for device in others:
        if device.standing.state == "owes a reveal":
            device.show()
    exchanged(others)
    for device in others:
        assert device.ledger == others[0].ledger and device.ledger.contents.turn == 2
        assert device.ledger.contents.turns[0].skipped == ("GREEN",)
        assert Device(9).open(device.link()).ledger == device.ledger
    for device in others:
        if device.standing.state == "composing":
            device.seal("N:")
    exchanged(others)
    assert all(device.ledger == others[0].ledger for device in others)


@pytest.mark.parametrize("players", [FOUR, ("headquarters-3", "RED", "BLUE", "GREEN")])
def test_two_seals_of_one_seat_do_not_stop_the_others(players):
    others, seals = two_seals(players)
    for device, seal in zip(others, seals, strict=False):
        device.open(seal)
    gone_on(others)


def test_nor_do_they_where_some_have_shown_beside_the_one_and_some_beside_the_other():
    others, seals = two_seals()
    for device, seal in zip(others[:2], seals, strict=True):
        device.open(seal)
        assert device.standing.state == "owes a reveal"
        device.show()
    gone_on(others)


def test_the_condemned_seat_plays_on_in_the_next_turn():
    others, seals = two_seals()
    for seal in seals:
        others[0].open(seal)
    gone_on(others)
    green = Device(3, "GREEN")
    green.open(others[0].link())
    assert green.standing.state == "composing"
    green.show("N:")
    for device in others:
        device.open(green.link())
        device.show()
    exchanged(others)
    assert {device.ledger.contents.turn for device in others} == {3}


def test_the_condemned_seat_itself_is_told_and_signs_nothing_more_in_that_turn():
    _, seals = two_seals()
    green = Device(3, "GREEN")
    green.open(seals[0])
    merged = green.open(seals[1], own=("GREEN",))
    assert merged.what == "forked" and "this device has signed other commands for turn 1 before" in merged.sentence
    assert green.standing.state == "looking on" and green.standing.may == ()


def test_an_invented_proof_is_refused():
    """Proofs are of T(t-1) of this match, signed, and prove something."""
    others, seals = two_seals()
    for seal in seals:
        others[0].open(seal)
    contents = others[0].ledger.contents
    (proof,) = contents.proofs
    stranger = replace(proof, seat="BLUE")
    same = Proof(proof.turn, proof.seat, proof.before, proof.one, proof.one)
    for lie in (stranger, same):
        text = writing.write(Ledger(normal(replace(contents, proofs=(lie,)))))
        assert kind(others[1], text) in ("damaged", "unsigned")
    elsewhere = normal(replace(contents, proofs=(replace(proof, before=bytes(32)),)))
    with pytest.raises(Refused, match="a proof that proves nothing"):
        run(merge(KEYS, others[1].ledger, Opened(elsewhere)))


def test_there_is_one_proof_a_seat_and_it_is_short_however_much_was_sealed():
    others, _ = two_seals()
    green = Device(3, "GREEN")
    contents = others[0].ledger.contents
    large = [
        signed(green, Seal(1, "GREEN", contents.before, bytes([place]) * 32, bytes(64 * 64 + 16))) for place in range(4)
    ]
    before = len(others[0].link())
    for each in large:
        text = writing.write(Ledger(normal(replace(contents, envelopes=(*contents.envelopes, each)))))
        others[0].open(text)
    assert len(others[0].ledger.contents.proofs) == 1
    assert len(others[0].link()) - before < 600
    pairs = [proof_of(large[0], each) for each in large[1:]]
    one = Ledger(normal(replace(contents, proofs=tuple(pairs))))
    assert others[1].open(writing.write(one)).ledger.contents.condemned == {"GREEN"}
