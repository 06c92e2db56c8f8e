"""When two envelopes of one seat exclude each other, and how two that do not become one."""

from __future__ import annotations

from rozz.engine.links.envelopes import Envelope, Resign, Seal, Show, Skip


def slot(envelope: Envelope) -> tuple[int, str, bool]:
    """What a seat can say once: its answer in a turn, and whom it would skip."""
    return (envelope.turn, envelope.seat, isinstance(envelope, Skip))


def excludes(one: Envelope, other: Envelope) -> bool:
    """Whether no honest device signs both: two different commands, or two answers, after one T(t-1)."""
    if slot(one) != slot(other) or one.before != other.before:
        return False
    if isinstance(one, Skip) and isinstance(other, Skip):
        return (one.skipped, one.z) != (other.skipped, other.z)
    if isinstance(one, Show) and isinstance(other, Show):
        return (one.seals, one.salt, one.commands) != (other.seals, other.salt, other.commands)
    if {type(one), type(other)} == {Show, Resign}:
        return True
    return one.z != other.z


def united(one: Envelope, other: Envelope) -> Envelope:
    """Of two that do not exclude each other the one that says more; of two that say the same always the same one."""
    return max(one, other, key=_weight)


def _weight(envelope: Envelope) -> tuple[bool, bytes, bytes]:
    return (not isinstance(envelope, Seal), getattr(envelope, "box", b""), envelope.signature)
