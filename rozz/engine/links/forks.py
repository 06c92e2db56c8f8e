"""When two envelopes of one seat exclude each other, what is kept as proof, and how two that do not become one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rozz.engine.links.envelopes import Envelope, Seal, Skip
from rozz.engine.links.hashing import H, number


@dataclass(frozen=True, order=True)
class Claim:
    """What a signed envelope says beside turn, seat and T(t-1), as it is signed: hashes, whatever it was over."""

    kind: str
    said: tuple[bytes, ...]
    signature: bytes

    @property
    def z(self) -> bytes:
        """The hash that a seat is bound by."""
        return self.said[1 if self.kind == "SHOW" else 0]


@dataclass(frozen=True, order=True)
class Proof:
    """That a seat has signed two things that exclude each other after one T(t-1): a restored backup or a trick."""

    turn: int
    seat: str
    before: bytes
    one: Claim
    other: Claim

    def messages(self) -> tuple[tuple[bytes, bytes], ...]:
        """What both signatures are made over, and they."""
        head = (number(self.turn), self.seat.encode(), self.before)
        return tuple(
            (H("sign", claim.kind.encode(), *head, *claim.said), claim.signature) for claim in (self.one, self.other)
        )

    @property
    def is_one(self) -> bool:
        """Whether no honest device signs both, and they stand in order."""
        is_same_slot = (self.one.kind == "SKIP") == (self.other.kind == "SKIP")
        return is_same_slot and self.one < self.other and _exclude(self.one, self.other)


def proof_of(one: Envelope, other: Envelope) -> Proof:
    """The proof that two envelopes are which exclude each other."""
    first, second = sorted((claim_of(one), claim_of(other)))
    return Proof(one.turn, one.seat, one.before, first, second)


def claim_of(envelope: Envelope) -> Claim:
    """An envelope as its signature tells it."""
    return Claim(type(envelope).__name__.upper(), envelope.fields()[3:], envelope.signature)


def latest(proofs: Iterable[Proof]) -> tuple[Proof, ...]:
    """One proof a seat: that of the latest turn, and of several of one turn always the same."""
    kept: dict[str, Proof] = {}
    for proof in sorted(proofs, key=lambda each: (-each.turn, each)):
        kept.setdefault(proof.seat, proof)
    return tuple(kept.values())


def slot(envelope: Envelope) -> tuple[int, str, bool]:
    """What a seat can say once: its answer in a turn, and whom it would skip."""
    return (envelope.turn, envelope.seat, isinstance(envelope, Skip))


def excludes(one: Envelope, other: Envelope) -> bool:
    """Whether no honest device signs both: two different commands, or two answers, after one T(t-1)."""
    if slot(one) != slot(other) or one.before != other.before:
        return False
    return _exclude(claim_of(one), claim_of(other))


def _exclude(one: Claim, other: Claim) -> bool:
    kinds = {one.kind, other.kind}
    if kinds == {"SKIP"}:
        return one.said != other.said
    if kinds == {"SHOW"}:
        return (one.said[0], one.said[2:]) != (other.said[0], other.said[2:])
    return kinds == {"SHOW", "RESIGN"} or one.z != other.z


def united(one: Envelope, other: Envelope) -> Envelope:
    """Of two that do not exclude each other the one that says more; of two that say the same always the same one."""
    return max(one, other, key=_weight)


def _weight(envelope: Envelope) -> tuple[bool, bytes, bytes]:
    return (not isinstance(envelope, Seal), getattr(envelope, "box", b""), envelope.signature)
