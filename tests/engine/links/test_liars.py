"""A seat that signs whatever it likes: nothing it says makes an honest device fail, or count what was not sealed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rozz import library
from rozz.engine.errors import BadLink
from rozz.engine.links import writing
from rozz.engine.links.contents import Contents, Resolved, normal, seals_hash
from rozz.engine.links.envelopes import Resign, Seal, Show, Skip, message, sealing
from rozz.engine.links.ledger import Ledger
from rozz.engine.links.merge import merge
from tests.engine.links.devices import KEYS, Device, run, scenario_named
from tests.engine.links.gossip import gossip
from tests.engine.links.test_mutations import LINKS, PARTS

TEXTS = ("", "N:", "P: INF > Drift", "nonsense", "N:\nN:", "R:")


def signed(device: Device, envelope):
    """With the liar's true signature."""
    return replace(envelope, signature=run(KEYS.sign(device.secret, message(envelope))))


def lies(liar: Device, contents: Contents, chance: Random) -> Contents:
    """Contents with an envelope or two of the liar's own making, perhaps with another history."""
    for _ in range(chance.choice((0, 0, 1, 2))):
        if contents.turns and chance.random() < 0.5:
            contents = replace(contents, turns=contents.turns[:-1], chain=contents.chain[:-1])
        orders = {seat: (liar.commands("N:")[0],) for seat in contents.humans if chance.random() < 0.7}
        marks = [tuple(each for each in contents.humans if chance.random() < 0.1) for _ in range(3)]
        evidence = contents.turns[-1].evidence if contents.turns and chance.random() < 0.7 else None
        contents = contents.extended(Resolved(orders, *marks, evidence))
    made = []
    for _ in range(chance.choice((1, 1, 2))):
        turn = chance.randint(max(1, contents.turn - 1), contents.turn)
        before = contents.chain[turn - 1]
        text, salt = chance.choice(TEXTS), chance.choice((bytes(16), b"s" * 16))
        z = chance.choice((b"", bytes(32), sealing(before, liar.seat, salt, text)))
        seals = {each.seat: each.z for each in contents.envelopes if not isinstance(each, Skip)}
        whole = seals_hash(contents.colours, {**seals, liar.seat: z})
        match chance.randrange(4):
            case 0:
                made.append(Seal(turn, liar.seat, before, z or bytes(32), bytes(80)))
            case 1:
                made.append(Show(turn, liar.seat, before, whole, salt, text, bool(z)))
            case 2:
                made.append(Resign(turn, liar.seat, before, z))
            case _:
                made.append(Skip(turn, liar.seat, before, chance.choice(contents.humans), z))
    others = [each for each in contents.envelopes if each.seat != liar.seat or chance.random() < 0.3]
    return normal(replace(contents, envelopes=(*others, *(signed(liar, each) for each in made))))


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_a_seat_signs_an_honest_device_holds_to_what_was_sealed(part):
    chance = Random(part)
    seats = ("RED", "BLUE", "GREEN")[: 2 + part % 2]
    devices, _ = gossip(f"headquarters-{len(seats)}", seats, Random(part + 100), 40 + part * 6, skips=part > 3)
    liar, honest = devices[0], devices[1]
    for _ in range(max(1, LINKS // PARTS // 4)):
        known = honest.ledger
        told = chance.choice((liar.ledger, known)).contents
        try:
            text = writing.write(Ledger(lies(liar, told, chance)))
            merged = run(merge(KEYS, known, writing.read(text, library.game, scenario_named, known)))
        except BadLink:
            continue
        sealed = known.contents.answers
        after = merged.ledger.contents
        for seat, answer in sealed.items():
            if after.turn == known.contents.turn:
                # A seat's SEAL may have become its SHOW or RESIGN, never another SEAL.
                assert seat in after.condemned or after.answers[seat].z in (answer.z, b"")
                assert seat == liar.seat or seat not in after.condemned
        again = writing.read(writing.write(merged.ledger), library.game, scenario_named)
        assert run(merge(KEYS, None, again)).ledger == merged.ledger
        assert run(merge(KEYS, merged.ledger, again)).what == "seen"
