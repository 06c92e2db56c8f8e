"""Two contradictory things that one seat signed for one turn, with the parts that can be read on this device."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rozz.engine.links.signing.envelopes import Envelope, Keep, Seal, Show, Skip
from rozz.engine.links.verify.equivocation import Pair, equivocations
from rozz.engine.links.wire.link_contents import Contents

#: This many digits are enough to distinguish two seals.
DIGITS = 8


@dataclass(frozen=True)
class Side:
    """One of the two.

    commands: if they can be read.
    seal: its first digits.
    about: the seat that a vote is about.
    """

    kind: str
    commands: tuple[str, ...] | None = None
    seal: str = ""
    about: str = ""


@dataclass(frozen=True)
class Equivocation:
    """What a seat signed twice for a turn."""

    turn: int
    seat: str
    one: Side
    other: Side


def known(contents: Contents, pairs: Iterable[Pair]) -> tuple[Equivocation, ...]:
    """All proofs by turn and seat: proofs that travel with the match, and proofs kept here."""
    every = (*equivocations(contents.envelopes), *pairs)
    found = {(one.turn, one.seat): Equivocation(one.turn, one.seat, _side(one), _side(other)) for one, other in every}
    return tuple(found[key] for key in sorted(found))


def added(pairs: tuple[Pair, ...], pair: Pair | None) -> tuple[Pair, ...]:
    """Add a pair, unless that seat and turn has one."""
    if pair is None or any((one.turn, one.seat) == (pair[0].turn, pair[0].seat) for one, _ in pairs):
        return pairs
    return (*pairs, pair)


def _side(envelope: Envelope) -> Side:
    kind = type(envelope).__name__.upper()
    if isinstance(envelope, Show):
        return Side(kind, tuple(line for line in envelope.commands.split("\n") if line), envelope.z.hex()[:DIGITS])
    if isinstance(envelope, Skip | Keep):
        return Side(kind, about=envelope.about)
    return Side(kind, seal=envelope.z.hex()[:DIGITS] if isinstance(envelope, Seal) else "")
