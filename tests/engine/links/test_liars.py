"""A seat that signs whatever it likes and invents evidence: salts, marks, seals, skips, resignations, proofs, texts.

Nothing it says makes an honest device fail, or hold of another's turns what that other has not done; and honest devices
never differ without being told of it.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from rozz import library
from rozz.engine.errors import BadLink
from rozz.engine.links import writing
from rozz.engine.links.contents import Contents, Evidence, Resolved, seals_hash, text_of
from rozz.engine.links.envelopes import Resign, Seal, Show, Skip, message, sealing
from rozz.engine.links.forks import Proof, claim_of, proof_of
from rozz.engine.links.ledger import Ledger
from rozz.engine.links.merge import Merged, merge
from rozz.engine.links.contents import normal
from tests.engine.links.devices import KEYS, Device, run, scenario_named
from tests.engine.links.gossip import gossip

LIES = int(os.environ.get("ROZZ_LIES", "250"))
PARTS = 10
TEXTS = ("", "N:", "P: INF > Drift", "nonsense", "N:\nN:", "R:", "n:")


def signed(device: Device, envelope: Any) -> Any:
    """With the liar's true signature."""
    return replace(envelope, signature=run(KEYS.sign(device.secret, message(envelope))))


def some(chance: Random, seats: Sequence[str], odds: float) -> tuple[str, ...]:
    """Some of these seats."""
    return tuple(each for each in seats if chance.random() < odds)


def hash_of(chance: Random, *known: bytes) -> bytes:
    """A z that somebody has, or none, or an invented one."""
    return chance.choice((b"", bytes(32), chance.randbytes(32), *known))


def evidence(contents: Contents, resolved: Resolved, chance: Random) -> Evidence:
    """Evidence that has at least the form of one."""
    silent = {*resolved.skipped, *resolved.resigned}
    shown = [seat for seat in contents.humans if seat not in silent]
    known = [each.z for each in contents.answers.values()]
    salts = {seat: chance.choice((bytes(16), chance.randbytes(16))) for seat in shown}
    for each in contents.answers.values():
        if isinstance(each, Show) and each.seat in salts and chance.random() < 0.9:
            salts[each.seat] = each.salt
    return Evidence(
        salts=salts,
        seals={seat: hash_of(chance, *known) for seat in silent},
        unsealed=chance.choice(("", *shown)),
        raw={seat: chance.choice(TEXTS) for seat in resolved.unread},
        blind=some(chance, shown, 0.1),
        seen={seat: chance.randbytes(32) for seat in some(chance, shown, 0.1)},
    )


def invented(liar: Device, contents: Contents, chance: Random) -> Resolved:
    """A turn as the liar tells it; where SHOWs are at hand, mostly with what they show."""
    marks = [some(chance, contents.humans, 0.1) for _ in range(3)]
    orders = {}
    for seat in contents.humans:
        show = contents.answers.get(seat)
        if seat not in {each for mark in marks for each in mark}:
            is_told = isinstance(show, Show) and chance.random() < 0.8
            given = show.commands if is_told else chance.choice(("", "N:", "R:"))
            orders[seat] = tuple(liar.commands(*filter(None, given.split("\n"))))
    resolved = Resolved({seat: given for seat, given in orders.items() if given}, *marks)
    is_told = chance.random() < 0.9
    return replace(resolved, evidence=evidence(contents, resolved, chance) if is_told else None)


def bent(contents: Contents, chance: Random) -> Contents:
    """The last turn told a little otherwise than it was."""
    last = contents.turns[-1]
    before = replace(contents, turns=contents.turns[:-1], chain=contents.chain[:-1])
    seats = contents.humans
    seat = chance.choice(seats)
    held = last.evidence or Evidence({}, {})
    text = text_of(contents.game, last.orders.get(seat, ()))
    without = {each: given for each, given in last.orders.items() if each != seat}
    changed = chance.choice(
        (
            replace(last, orders=without),
            replace(last, orders=without, unread=(seat,), evidence=replace(held, raw={seat: text})),
            replace(last, orders=without, resigned=(seat,)),
            replace(last, orders=without, skipped=(seat,)),
            replace(last, unread=(*last.unread, seat)),
            replace(last, skipped=()),
            replace(last, resigned=()),
            replace(last, evidence=None),
            replace(last, evidence=replace(held, salts={**held.salts, seat: chance.randbytes(16)})),
            replace(last, evidence=replace(held, seals={**held.seals, seat: chance.randbytes(32)})),
            replace(last, evidence=replace(held, unsealed=seat)),
            replace(last, evidence=replace(held, blind=(seat,))),
            replace(last, evidence=replace(held, seen={seat: chance.randbytes(32)})),
        )
    )
    return before.extended(changed)


def envelopes(liar: Device, contents: Contents, chance: Random) -> list[Any]:
    """What the liar signs: anything, of this turn or the one before."""
    made = []
    for _ in range(chance.choice((0, 1, 1, 1, 2, 2))):
        turn = chance.randint(max(1, contents.turn - 1), contents.turn)
        before = contents.chain[turn - 1]
        text, salt = chance.choice(TEXTS), chance.choice((bytes(16), b"s" * 16))
        z = chance.choice((b"", bytes(32), sealing(before, liar.seat, salt, text)))
        known = {each.seat: each.z for each in contents.answers.values()}
        whole = seals_hash(contents.colours, {**known, liar.seat: z})
        match chance.randrange(4):
            case 0:
                made.append(Seal(turn, liar.seat, before, z or chance.randbytes(32), bytes(80)))
            case 1:
                made.append(Show(turn, liar.seat, before, whole, salt, text, bool(z)))
            case 2:
                made.append(Resign(turn, liar.seat, before, z))
            case _:
                made.append(Skip(turn, liar.seat, before, chance.choice(contents.humans), z))
    return [signed(liar, each) for each in made]


def around_shows(liar: Device, contents: Contents, chance: Random) -> Contents:
    """Votes and what condemns the liar, where others have voted or shown: a vote more, or one against another seat."""
    before, seat = contents.before, liar.seat
    mine = {each.skipped: each for each in contents.envelopes if isinstance(each, Skip) and each.seat == seat}
    voted = [*contents.skips, *contents.humans]
    given: list[Any] = [each for each in contents.envelopes if not (isinstance(each, Skip) and each.seat == seat)]
    if chance.random() < 0.8:
        target = chance.choice(voted)
        given.append(signed(liar, Skip(contents.turn, seat, before, target, hash_of(chance))))
    elif mine:
        given.extend(mine.values())
    if chance.random() < 0.5:
        given = [each for each in given if each.seat != seat or isinstance(each, Skip)]
        given.append(signed(liar, Seal(contents.turn, seat, before, chance.randbytes(32), bytes(80))))
    return replace(contents, envelopes=tuple(given))


def proofs(liar: Device, contents: Contents, chance: Random) -> tuple[Proof, ...]:
    """A proof of the liar against itself, or one against another that is none."""
    turn = chance.randint(max(1, contents.turn - 1), contents.turn)
    pair = [
        signed(liar, Seal(turn, liar.seat, contents.chain[turn - 1], chance.randbytes(32), bytes(80))) for _ in range(2)
    ]
    true = proof_of(*pair)
    other = chance.choice(contents.humans)
    theirs = [each for each in contents.envelopes if each.seat == other]
    claim = claim_of(theirs[0]) if theirs else true.one
    return (chance.choice((true, true, replace(true, seat=other), replace(true, seat=other, one=claim))),)


def lies(liar: Device, contents: Contents, pool: Sequence[Any], chance: Random) -> Contents:
    """Contents as a liar tells them, rightly signed where it can sign."""
    if chance.random() < 0.2:
        return normal(around_shows(liar, contents, chance))
    if contents.turns and chance.random() < 0.3:
        contents = replace(contents, turns=contents.turns[:-1], chain=contents.chain[:-1])
    others = [each for each in (*contents.envelopes, *pool) if each.seat != liar.seat or chance.random() < 0.3]
    if chance.random() < 0.4 and contents.turns:
        contents = bent(contents, chance)
    for _ in range(chance.choice((0, 0, 1, 1, 2))):
        contents = contents.extended(invented(liar, contents, chance))
    given = [each for each in others if chance.random() < 0.8]
    kept = {(each.turn, each.seat, type(each) is Skip): each for each in (*given, *envelopes(liar, contents, chance))}
    fitting = [each for each in kept.values() if each.turn <= contents.turn]
    told = replace(contents, envelopes=tuple(fitting))
    if chance.random() < 0.15:
        told = replace(told, proofs=proofs(liar, told, chance))
    return normal(told)


def has_done(ledger: Ledger, seat: str, turn: int, before: bytes, resolved: Resolved) -> bool:
    """Whether a seat, by its own device, has done in a turn what is told of it."""
    contents = ledger.contents
    if len(contents.chain) < turn or contents.chain[turn - 1] != before:
        return False
    if turn <= len(contents.turns):
        own = contents.turns[turn - 1]
        same = (own.orders.get(seat, ()), seat in own.resigned, seat in own.unread)
        return same == (resolved.orders.get(seat, ()), seat in resolved.resigned, seat in resolved.unread)
    answer = contents.answers.get(seat)
    if isinstance(answer, Resign):
        return seat in resolved.resigned
    text = text_of(contents.game, resolved.orders.get(seat, ()))
    return isinstance(answer, Show) and answer.commands == text and seat not in (*resolved.resigned, *resolved.unread)


def told_of_others(merged: Merged, known: Ledger, honest: Sequence[Device]) -> None:
    """What is held of honest seats is what they have done; only all others together, honest ones too, skip one."""
    contents = merged.ledger.contents
    for turn, resolved in enumerate(contents.turns, 1):
        if contents.chain[: turn + 1] == known.contents.chain[: turn + 1]:
            continue
        for device in honest:
            if device.seat in resolved.skipped:
                voters = [each for each in honest if each is not device]
                assert voters, "skipped by nobody but the liar"
                continue
            owed = device.seat not in merged.ledger.before(turn).left
            assert not owed or has_done(device.ledger, device.seat, turn, contents.chain[turn - 1], resolved)
    for seat, answer in known.contents.answers.items():
        if contents.turn == known.contents.turn and seat not in contents.condemned:
            # A seat's SEAL may have become its SHOW or RESIGN, never another SEAL.
            assert contents.answers[seat].z in (answer.z, b"")
    assert contents.condemned <= {seat for seat in contents.humans if seat not in {each.seat for each in honest}}


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_a_seat_signs_and_invents_nothing_changes_of_what_others_did(part):
    chance = Random(part)
    seats = ("RED", "BLUE", "GREEN", "GOLD")[: 2 + part % 3]
    devices, _ = gossip(f"headquarters-{len(seats)}", seats, Random(part + 100), 40 + part * 6, skips=part > 4)
    liar, *honest = devices
    pool = [each for device in honest for each in device.ledger.contents.envelopes]
    taken = 0
    for _ in range(max(1, LIES // PARTS)):
        known = [device.ledger for device in honest]
        base = chance.choice([liar.ledger, *known]).contents
        try:
            text = writing.write(Ledger(lies(liar, base, pool, chance)))
        except (BadLink, IndexError, KeyError):
            # It cannot even be written.
            continue
        after = []
        for before in known:
            try:
                merged = run(merge(KEYS, before, writing.read(text, library.game, scenario_named, before)))
            except BadLink:
                after.append(before)
                continue
            taken += merged.ledger != before
            told_of_others(merged, before, honest)
            after.append(merged.ledger)
            again = writing.read(writing.write(merged.ledger), library.game, scenario_named)
            assert run(merge(KEYS, None, again)).ledger == merged.ledger
            assert run(merge(KEYS, merged.ledger, again)).what == "seen"
        if after != known:
            in_agreement(after)
    assert taken or LIES < 100


def in_agreement(ledgers: Sequence[Ledger]) -> None:
    """Devices that open each other's links hold the same match, or have been told of a seat that signed two things."""
    for one, other in pairwise(ledgers):
        merged = run(merge(KEYS, one, writing.read(writing.write(other), library.game, scenario_named)))
        back = run(merge(KEYS, other, writing.read(writing.write(one), library.game, scenario_named)))
        is_told = "forked" in (merged.what, back.what)
        assert merged.ledger.contents.chain == back.ledger.contents.chain or is_told
        assert is_told or merged.ledger == back.ledger
