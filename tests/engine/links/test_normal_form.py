"""What a link keeps of many statements of one seat: enough for everybody who relies on one, however many there are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from rozz.engine.links.ledger import link_steps
from rozz.engine.links.signing.envelopes import Envelope, Keep, Resign, Seal, Skip
from rozz.engine.links.wire.link_contents import Contents
from rozz.engine.links.wire.normal_form import normalized
from tests.support.links.devices import Device, started_devices
from tests.support.links.lost_devices import asking_device, let_in
from tests.support.links.modified_client import FOUR, THREE, exchange_links, play_turn, seal_of, vote_of

OTHERS = ("BLUE", "GREEN", "GOLD")


def kept_of(contents: Contents, envelopes: Iterable[Envelope]) -> list[Envelope]:
    """What is kept of the envelopes of a link and these."""
    return list(normalized(replace(contents, envelopes=(*contents.envelopes, *envelopes))).envelopes)


def test_of_many_resignations_some_are_kept_with_each_vote_and_without() -> None:
    """RED resigns with every combination of votes: one skip or none, and any keeps of other seats."""
    contents = started_devices(*FOUR)[0].ledger.contents
    resigns = [
        Resign(1, "RED", contents.before, skipped, keeps)
        for skipped in ("", *OTHERS)
        for number in range(3)
        for keeps in combinations([each for each in OTHERS if each != skipped], number)
    ]
    kept = kept_of(contents, resigns)
    assert len(resigns) == 19 and len(kept) <= 3 * len(OTHERS) + 2
    for about in OTHERS:
        assert any(each.skips == about for each in kept)
        assert any(about in each.keeps for each in kept)
        assert any(about not in (each.skips, *each.keeps) for each in kept)
    assert set(sorted(resigns, key=lambda each: each.fields())[:2]) <= set(kept), "two are a proof"
    chance = Random(1)
    for _ in range(10):
        chance.shuffle(resigns)
        assert kept_of(contents, resigns) == kept
        # What came in parts leaves the same as what came at once.
        assert kept_of(contents, [*kept_of(contents, resigns[:9]), *kept_of(contents, resigns[9:])]) == kept


def test_two_resignations_are_kept_as_they_are() -> None:
    contents = started_devices(*THREE)[0].ledger.contents
    resigns = [Resign(1, "RED", contents.before), Resign(1, "RED", contents.before, "BLUE")]
    assert {*kept_of(contents, resigns)} == {*resigns}
    assert kept_of(contents, [*resigns, replace(resigns[0], signature=b"later")]) == kept_of(contents, resigns)


def test_a_resignation_covers_a_seal_and_a_reveal_covers_its_own() -> None:
    red, *_ = started_devices(*THREE)
    contents = red.ledger.contents
    seals = [seal_of(red, salt=bytes([number]) * 16) for number in range(2)]
    assert {*kept_of(contents, seals)} == {*seals}
    resign = Resign(1, "RED", contents.before)
    assert kept_of(contents, [*seals, resign]) == [resign]


def test_of_a_seal_with_and_without_its_box_the_one_with_it_is_kept() -> None:
    red, blue, _ = started_devices(*THREE)
    for device in (red, blue):
        device.seal("N:")
    exchange_links([red, blue])
    seals = [each for each in red.ledger.contents.envelopes if isinstance(each, Seal)]
    assert len(seals) == 2 and all(each.box for each in seals)
    unboxed = [replace(each, box=b"") for each in seals]
    assert kept_of(red.ledger.contents, unboxed) == seals


def returned() -> tuple[Device, Device, Device]:
    """RED and BLUE have given GREEN a new key in turn 2."""
    red, blue, lost = started_devices(*THREE)
    play_turn([red, blue, lost])
    new = asking_device(lost)
    let_in((red, blue, lost), new)
    return red, blue, new


@pytest.mark.parametrize("other_keys", [[b"\0" * 32, b"\1" * 32], [b"\xfe" * 32, b"\xff" * 32], [b"", b"\xff" * 32]])
def test_the_vote_for_the_key_that_was_given_is_kept(other_keys: list[bytes]) -> None:
    """BLUE has voted for three keys; two votes are kept, one of them for the key that counts."""
    red, _, _ = returned()
    contents = red.ledger.contents
    given = contents.turns[1].new_key
    (vote,) = (each for each in contents.envelopes if isinstance(each, Skip) and each.seat == "BLUE")
    assert given and vote.key == given
    more = [replace(vote, key=key) for key in other_keys]
    kept = [each for each in kept_of(contents, more) if each.seat == "BLUE" and isinstance(each, Skip)]
    assert vote in kept and len(kept) == 2


def test_votes_about_each_seat_are_kept_apart() -> None:
    red, *_ = started_devices(*FOUR)
    contents = red.ledger.contents
    votes = [vote_of(red, kind, about) for kind in (Skip, Keep) for about in OTHERS]
    assert {*kept_of(contents, votes)} == {*votes}


def skipped() -> tuple[Device, Device]:
    """RED and BLUE have skipped GREEN in turn 2, and know nothing newer of it."""
    red, blue, green = started_devices(*THREE)
    play_turn([red, blue, green])
    for device in (red, blue):
        device.seal("N:")
    exchange_links([red, blue])
    for device in (red, blue):
        device.do(link_steps.skip, "GREEN")
    exchange_links([red, blue])
    for device in (red, blue):
        device.show()
    exchange_links([red, blue])
    assert red.ledger.contents.turn == 3
    return red, blue


def skips_kept(device: Device) -> int:
    return sum(isinstance(each, Skip) and each.turn == 2 for each in device.ledger.contents.envelopes)


def test_votes_that_skipped_a_seat_are_kept_for_three_more_turns() -> None:
    """GREEN is skipped in each turn after, too; until it signs something, the votes of the last turns stay."""
    red, blue = skipped()
    found = []
    for _ in range(5):
        found.append(skips_kept(red))
        for device in (red, blue):
            device.seal("N:")
        exchange_links([red, blue])
        for device in (red, blue):
            device.do(link_steps.skip, "GREEN")
        exchange_links([red, blue])
        for device in (red, blue):
            device.show()
        exchange_links([red, blue])
    assert found == [2, 2, 2, 0, 0]


def test_votes_that_skipped_a_seat_are_dropped_once_it_plays_on() -> None:
    red, blue = skipped()
    green = Device(3, "GREEN")
    green.open(red.link())
    assert skips_kept(green) == 2
    play_turn([red, blue, green])
    assert skips_kept(red) == skips_kept(green) == 0
