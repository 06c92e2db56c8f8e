"""The bytes of proofs: of each seat that signed two things that exclude each other, both as hashes."""

from __future__ import annotations

from rozz.engine.links.contents import Contents
from rozz.engine.links.forks import Claim, Proof
from rozz.engine.links.gathering import read_seat
from rozz.engine.links.octets import Reading, Writing

#: Kinds of envelopes, and how long the hashes are that each says; 0 is a z that may be blank.
_LENGTHS = {"SEAL": (32, 32), "SHOW": (32, 0, 32, 32), "SKIP": (-1, 0), "RESIGN": (0,)}
_KINDS = tuple(_LENGTHS)


def write_proofs(writing: Writing, contents: Contents) -> None:
    """One a seat at most: the seat, how many turns ago, the two claims."""
    writing.whole(len(contents.proofs))
    for proof in contents.proofs:
        writing.whole(contents.colours.index(proof.seat))
        writing.whole(contents.turn - proof.turn)
        for claim in (proof.one, proof.other):
            _write_claim(writing, contents, claim)


def read_proofs(reading: Reading, contents: Contents) -> tuple[Proof, ...]:
    """The mirror of `write_proofs`; T(t-1) is this match's own."""
    proofs = []
    for _ in range(reading.whole(len(contents.humans))):
        seat, turn = read_seat(reading, contents), contents.turn - reading.whole(contents.turn - 1)
        one, other = _read_claim(reading, contents), _read_claim(reading, contents)
        proofs.append(Proof(turn, seat, contents.chain[turn - 1], one, other))
    return tuple(proofs)


def _write_claim(writing: Writing, contents: Contents, claim: Claim) -> None:
    writing.whole(_KINDS.index(claim.kind))
    for length, value in zip(_LENGTHS[claim.kind], claim.said, strict=True):
        if length < 0:
            writing.whole(contents.colours.index(value.decode()))
            continue
        if not length:
            writing.whole(int(bool(value)))
        writing.raw(value)
    writing.raw(claim.signature)


def _read_claim(reading: Reading, contents: Contents) -> Claim:
    kind = _KINDS[reading.whole(len(_KINDS) - 1)]
    said = []
    for length in _LENGTHS[kind]:
        if length < 0:
            said.append(read_seat(reading, contents).encode())
        else:
            said.append(reading.raw(length or 32) if length or reading.whole(1) else b"")
    return Claim(kind, tuple(said), reading.raw(64))
