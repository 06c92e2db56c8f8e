"""What the liars of `test_liars` have found, each in its shortest form; all of it is fixed."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rozz.engine.errors import BadLink
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.ledger import Opened
from rozz.engine.links.signing.envelopes import Envelope, Keep, Resign, Seal, Show, Skip, box_digest, commitment_of
from rozz.engine.links.verify.equivocation import equivocations
from rozz.engine.links.wire.normal_form import normalized
from tests.support.links.liar import Liar
from tests.support.links.parties import Honest, check_reads_back, exchange, honest_table, take_honest

SALT = b"a" * 16


def table(number: int = 3) -> tuple[Liar, list[Honest]]:
    """ANN lies; the others are honest."""
    ann, *honest = honest_table(number)
    liar = Liar(Random(0), {"ANN": ann.secret})
    liar.learn(ann.ledger)
    return liar, honest


def beside(liar: Liar, device: Honest, *made: Any) -> Opened:
    """A link by the liar: what the device knows, plus these statements."""
    contents = device.ledger.contents
    return Opened(liar.written(contents, [*contents.envelopes, *map(liar.sign, made)]))


def seal_of(device: Honest, text: str) -> Seal:
    """ANN's SEAL of the current turn."""
    contents = device.ledger.contents
    z = commitment_of(contents.before, "ANN", SALT, text)
    return Seal(contents.turn, "ANN", contents.before, z, box_digest(b""))


def show_of(device: Honest, text: str, turn: int = 0) -> Show:
    """ANN's SHOW of a turn (by default the current one), with the seals that the device knows."""
    contents = device.ledger.contents
    number = turn or contents.turn
    seals = tuple((seat, z) for seat, z in sorted(device.ledger.bound_hashes.items()) if z and seat != "ANN")
    return Show(number, "ANN", contents.chain[number - 1], seals, SALT, text)


def test_a_resigned_seat_cannot_hide_it_behind_later_statements():
    liar, honest = table()
    ben, cat = honest
    turn = ben.ledger.contents
    ben.take(beside(liar, ben, Resign(1, "ANN", turn.before)))
    exchange(honest)
    for _ in range(3):
        ben.seal("rock")
        exchange(honest)
        cat.show("paper")
        exchange(honest)
        ben.show()
        exchange(honest)
    assert ben.ledger.contents.turn == 4 and ben.ledger == cat.ledger
    known = cat.ledger
    both = [replace(show_of(cat, text, 2), seals=()) for text in ("rock", "paper")]
    with pytest.raises(BadLink):
        cat.take(beside(liar, cat, *both))
    assert cat.ledger == known
    check_reads_back(cat)


def skipped_by_resignation(keeps_voting: bool, number: int) -> tuple[Honest, ...]:
    """ANN shows and resigns in one turn; the others count the SHOW, and the RESIGN where it frees a seat or votes."""
    liar, honest = table(number)
    for device in honest:
        device.seal("rock")
    exchange(honest)
    *voters, last = honest
    skips = last.seat if keeps_voting else ""
    resign = Resign(1, "ANN", last.ledger.contents.before, skips)
    for device in honest:
        device.take(beside(liar, device, seal_of(device, "rock"), resign))
    for device in honest:
        device.take(beside(liar, device, show_of(device, "rock")))
    for device in voters:
        device.do(link_steps.skip, last.seat)
    exchange(voters)
    for device in voters:
        device.show()
    exchange(voters)
    assert all(device.ledger.contents.turn == 2 for device in voters)
    return (*voters, last)


@pytest.mark.parametrize(("votes", "number"), [(True, 3), (False, 4)])
def test_a_player_skipped_by_a_resignation_and_a_reveal_opens_the_link(votes, number):
    first, *_, last = skipped_by_resignation(votes, number)
    assert first.ledger.contents.turns[0].skipped == (last.seat,)
    check_reads_back(first)
    take_honest(last, first.opened)
    assert last.ledger.contents.turns == first.ledger.contents.turns


def test_votes_voided_by_a_resignation_do_not_make_links_unreadable():
    """ANN's RESIGN leaves one voter too few: its SKIP, with that of another seat, skips nobody then or later."""
    liar, honest = table()
    ben, cat = honest
    for device in honest:
        device.seal("rock")
    exchange(honest)
    cat.do(link_steps.skip, "BEN")
    exchange(honest)
    before = ben.ledger.contents.before
    statements = (show_of(ben, "rock"), Resign(1, "ANN", before), Skip(1, "ANN", before, "BEN"))
    for device in honest:
        device.take(beside(liar, device, *statements))
    for device in honest:
        if "SHOW" in device.status.allowed:
            device.show()
            exchange(honest)
    exchange(honest)
    for device in honest:
        check_reads_back(device)
    assert ben.ledger == cat.ledger


def test_a_resignation_that_skips_and_keeps_one_seat_is_refused():
    liar, honest = table()
    with pytest.raises(BadLink):
        honest[0].take(beside(liar, honest[0], Resign(1, "ANN", honest[0].ledger.contents.before, "CAT", ("CAT",))))


def test_every_device_keeps_the_same_pair_as_proof():
    liar, honest = table()
    before = honest[0].ledger.contents.before
    signed: list[Envelope] = [liar.sign(Skip(1, "ANN", before, seat)) for seat in ("BEN", "CAT")]
    signed += [liar.sign(seal_of(honest[0], text)) for text in ("rock", "paper", "scissors")]
    signed.append(liar.sign(Keep(1, "ANN", before, "BEN")))
    pairs = {equivocations(Random(number).sample(signed, len(signed))) for number in range(20)}
    assert len(pairs) == 1
    contents = replace(honest[0].ledger.contents, envelopes=tuple(signed))
    assert normalized(contents) == normalized(replace(contents, envelopes=tuple(signed[::-1])))
