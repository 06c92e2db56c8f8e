"""Two things that one seat signed for one turn: what each of them says, as far as it can be read here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rozz.engine.links.contents import Contents
from rozz.engine.links.envelopes import Envelope, Seal, Show, Skip
from rozz.engine.links.forks import Claim, Proof, slot

Pair = tuple[Envelope, Envelope]

#: So many digits of a seal are enough to tell two of them apart.
DIGITS = 8


@dataclass(frozen=True)
class Side:
    """One of the two: its `kind`, the commands if they can be read, the seal's first digits, who was to be skipped."""

    kind: str
    commands: tuple[str, ...] | None = None
    seal: str = ""
    skipped: str = ""


@dataclass(frozen=True)
class Shown:
    """What a seat signed for a turn, twice."""

    turn: int
    seat: str
    one: Side
    other: Side


def known(contents: Contents, pairs: Iterable[Pair]) -> tuple[Shown, ...]:
    """Every proof, by turn and seat: with commands where an envelope is kept here, and else as it travels."""
    found = {(each.turn, each.seat): Shown(each.turn, each.seat, *_claims(each)) for each in contents.proofs}
    for one, other in pairs:
        found[one.turn, one.seat] = Shown(one.turn, one.seat, _side(one), _side(other))
    return tuple(found[key] for key in sorted(found))


def added(pairs: tuple[Pair, ...], pair: Pair | None) -> tuple[Pair, ...]:
    """With one more, unless something of that seat and turn is kept already."""
    if pair is None or any(slot(one) == slot(pair[0]) for one, _ in pairs):
        return pairs
    return (*pairs, pair)


def _side(envelope: Envelope) -> Side:
    kind = type(envelope).__name__.upper()
    if isinstance(envelope, Show):
        return Side(kind, tuple(line for line in envelope.commands.split("\n") if line), envelope.z.hex()[:DIGITS])
    if isinstance(envelope, Skip):
        return Side(kind, skipped=envelope.skipped)
    return Side(kind, seal=envelope.z.hex()[:DIGITS] if isinstance(envelope, Seal) else "")


def _claims(proof: Proof) -> tuple[Side, Side]:
    return _of_claim(proof.one), _of_claim(proof.other)


def _of_claim(claim: Claim) -> Side:
    if claim.kind == "SKIP":
        return Side(claim.kind, skipped=claim.said[0].decode(errors="replace"))
    return Side(claim.kind, seal=claim.z.hex()[:DIGITS] if claim.kind != "RESIGN" else "")
