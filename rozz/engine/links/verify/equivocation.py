"""Decides whether two statements of one seat contradict each other. Both, signed, are the proof."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from rozz.engine.links.signing.envelopes import KINDS, Envelope, Keep, Resign, Seal, Show, Skip

Pair = tuple[Envelope, Envelope]


def excludes(one: Envelope, other: Envelope) -> bool:
    """Whether no honest device signs both: two different commands, or contradictory votes, after one T(t-1)."""
    if (one.seat, one.before, one.turn) != (other.seat, other.before, other.turn):
        return False
    match one, other:
        case (Skip(), Skip()):
            return (one.about, one.key) != (other.about, other.key)
        case (Skip(about=about), Keep(about=another)) | (Keep(about=about), Skip(about=another)):
            return about == another
        case (Show(), Show()):
            return one.fields() != other.fields()
        case (Show(), Resign()) | (Resign(), Show()):
            return True
        case (Resign(), Resign()):
            return one.fields() != other.fields()
        case (Resign() as resign, Skip(about=about)) | (Skip(about=about), Resign() as resign):
            return about != resign.skips
        case (Resign() as resign, Keep(about=about)) | (Keep(about=about), Resign() as resign):
            return about not in resign.keeps
        case (Seal() | Show(), Seal() | Show()):
            return one.z != other.z
    return False


def equivocations(envelopes: Iterable[Envelope]) -> tuple[Pair, ...]:
    """The latest proof against each seat that has signed two contradictory statements."""
    by_seat: dict[str, list[Envelope]] = {}
    for each in envelopes:
        by_seat.setdefault(each.seat, []).append(each)
    return tuple(pair for given in by_seat.values() if (pair := _latest(given)))


def _latest(given: Sequence[Envelope]) -> Pair | None:
    """The first pair of the latest turn in which one seat contradicts itself, the same on every device."""
    if len(given) < 2:
        return None
    ordered = sorted(given, key=lambda each: (-each.turn, KINDS.index(type(each)), each.fields(), each.signature))
    return next((pair for pair in combinations(ordered, 2) if excludes(*pair)), None)
