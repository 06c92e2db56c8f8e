"""A proof condemns the seat that it is of, and nobody else: the others merge, skip it with a blank seal, and go on."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rozz.engine.links import acting, writing
from rozz.engine.links.envelopes import Resign, Seal, Skip
from rozz.engine.links.forks import Proof, proof_of, slot
from rozz.engine.links.ledger import Ledger, Opened
from rozz.engine.links.merge import merge
from rozz.engine.links.contents import normal
from rozz.engine.links.refusals import Refused, damaged
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
        green.roll_back(before)
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


def lie_beside(liar: Device, *mine: object) -> str:
    """The link of a seat that has signed something else than it sent before: these, in place of what it had there."""
    contents = liar.ledger.contents
    made = tuple(signed(liar, each) for each in mine)
    others = tuple(each for each in contents.envelopes if slot(each) not in {slot(lie) for lie in made})
    return writing.write(Ledger(normal(replace(contents, envelopes=(*others, *made)))))


def reads(device: Device) -> None:
    """What a device holds is what somebody else can open, and it itself after a reload."""
    assert Device(9).open(device.link()).ledger == device.ledger


def second(liar: Device, what: str) -> Seal | Skip | Resign:
    """Something that excludes what RED has signed in turn 1."""
    before = liar.ledger.contents.before
    if what == "another seal":
        return Seal(1, "RED", before, bytes(range(32)), bytes(80))
    return Skip(1, "RED", before, "GREEN" if what == "a vote beside another seal" else "BLUE", bytes(range(32)))


@pytest.mark.parametrize("players", [FOUR, ("headquarters-3", "RED", "BLUE", "GREEN")])
@pytest.mark.parametrize("what", ["another seal", "a vote beside another seal", "a vote against another"])
@pytest.mark.parametrize("have_shown", [1, 2])
def test_a_skipping_beside_which_somebody_has_shown_stays_complete(players, what, have_shown):
    """GREEN is silent and skipped by all, some show; then it comes out that RED has signed two things."""
    devices = table(*players)
    red, blue, green, *gold = devices
    voting = [red, blue, *gold]
    for device in voting:
        device.seal("N:")
    exchanged(voting)
    for device in voting:
        device.do(acting.skip, "GREEN")
    exchanged(voting)
    honest = voting[1:]
    for device in honest[:have_shown]:
        device.show()
    exchanged(honest)
    lie = lie_beside(red, second(red, what))
    for device in (*honest, green):
        merged = device.open(lie)
        assert merged.what == "forked" or device is green
        reads(device)
    exchanged([*honest, green])
    for device in (*honest, green):
        assert device.ledger.contents.condemned == {"RED"} and device.ledger.skipped == "GREEN"
        assert device.ledger == honest[0].ledger
        reads(device)
    assert all("SHOW" not in device.standing.may for device in honest[:have_shown])
    assert green.standing.state == "looking on"


def test_a_resignation_that_falls_away_brings_no_voter_back():
    """RED resigns and need not vote; its second resignation condemns it, and BLUE's reveal stands as before."""
    red, blue, green, gold = table(*FOUR)
    for device in (blue, gold):
        device.seal("N:")
    red.do(acting.resign)
    exchanged([red, blue, gold])
    for device in (blue, gold):
        device.do(acting.skip, "GREEN")
    exchanged([blue, gold])
    blue.show()
    lie = lie_beside(red, Resign(1, "RED", red.ledger.contents.before, bytes(range(32))))
    for device in (blue, gold, green):
        device.open(lie)
        reads(device)
    exchanged([blue, gold, green])
    assert {device.ledger.skipped for device in (blue, gold, green)} == {"GREEN"}
    # One is skipped in a turn and RED owes commands too: the match waits, and whoever has shown has shown.
    assert gold.standing.waiting_for == ("RED",) and gold.standing.may_skip == ()
    assert blue.standing.state == "shown"


def test_a_condemned_seat_is_not_needed_to_skip_another_but_two_votes_are():
    red, blue, _, gold = table(*FOUR)
    for device in (red, blue, gold):
        device.seal("N:")
    exchanged([red, blue, gold])
    lie = lie_beside(red, second(red, "another seal"))
    for device in (blue, gold):
        device.open(lie)
        device.do(acting.skip, "GREEN")
    exchanged([blue, gold])
    assert blue.ledger.skipped == gold.ledger.skipped == "GREEN"
    red, blue, _ = table("headquarters-3", "RED", "BLUE", "GREEN")
    red.seal("N:")
    blue.open(red.link())
    blue.open(lie_beside(red, second(red, "another seal")))
    assert blue.standing.may_skip == ("RED",)
    reads(blue)


def test_nothing_is_kept_that_could_not_be_read_again(monkeypatch):
    """Should a merging ever give what `checked` refuses, what is known stays, and it is told."""
    red, blue = table("headquarters-2", "RED", "BLUE")
    red.seal("N:")
    before = blue.ledger
    gold = Device(2, "BLUE")
    gold.roll_back(before)
    gold.open(red.link())
    monkeypatch.setattr("rozz.engine.links.merge.joined", lambda mine, theirs: replace(theirs, contents=bent(theirs)))
    merged = blue.open(red.link())
    assert merged.what == "forked" and merged.ledger is before and "which stays" in merged.sentence
    assert merged.sentence.startswith("what this link says cannot stand")
    monkeypatch.setattr("rozz.engine.links.merge.stands", lambda *known: damaged("it is bent"))
    forked = gold.open(lie_beside(red, second(red, "another seal")))
    assert "two different commands signed by Red" in forked.sentence and "which stays" in forked.sentence


def bent(ledger: Ledger):
    """Contents with an envelope of another turn's T."""
    contents = ledger.contents
    return replace(contents, envelopes=tuple(replace(each, before=bytes(32)) for each in contents.envelopes))


@pytest.mark.parametrize("what", ["another seal", "a vote beside another seal", "a vote against another"])
def test_in_whatever_order_votes_shows_and_what_condemns_come_the_same_is_known(what):
    red, blue, _, gold = table(*FOUR)
    voting = [red, blue, gold]
    sent = [device.seal("N:") for device in voting]
    exchanged(voting)
    sent += [device.do(acting.skip, "GREEN") for device in voting]
    exchanged(voting)
    sent += [blue.show(), gold.show(), lie_beside(red, second(red, what))]
    lookers = []
    for seed in range(3):
        looker = Device(9)
        for text in Random(seed).sample(sent, len(sent)) + Random(seed + 50).sample(sent, len(sent)):
            looker.open(text)
        reads(looker)
        assert looker.ledger.skipped == "GREEN" and looker.ledger.contents.condemned == {"RED"}
        lookers.append(looker)
    assert len({(*looker.ledger.contents.answers, *looker.ledger.contents.skips["GREEN"]) for looker in lookers}) == 1
    exchanged(lookers)
    assert len({looker.link() for looker in lookers}) == 1
