"""When two envelopes of one seat exclude each other, and how two that do not become one."""

from __future__ import annotations

from rozz.engine.links.envelopes import Envelope, Resign, Seal, Show, Skip


def slot(envelope: Envelope) -> tuple[int, str, str]:
    """What a seat can say once: its answer in a turn, and its SKIP of each other seat."""
    return (envelope.turn, envelope.seat, envelope.skipped if isinstance(envelope, Skip) else "")


def excludes(one: Envelope, other: Envelope) -> bool:
    """Whether no honest device signs both: two different commands, or two answers, after one T(t-1)."""
    if slot(one) != slot(other) or one.before != other.before:
        return False
    if isinstance(one, Skip) or isinstance(other, Skip):
        # A SKIP without a seal may be said again when the seal has come.
        return b"" not in (one_z(one), one_z(other)) and one_z(one) != one_z(other)
    if isinstance(one, Show) and isinstance(other, Show):
        return (one.seals, one.salt, one.commands) != (other.seals, other.salt, other.commands)
    if type(one) is type(other) or Seal in (type(one), type(other)):
        return one_z(one) != one_z(other)
    return {type(one), type(other)} == {Show, Resign}


def one_z(envelope: Envelope) -> bytes:
    """The z that an envelope says or implies."""
    return envelope.z


def united(one: Envelope, other: Envelope) -> Envelope:
    """Of two that do not exclude each other the one that says more; of two that say the same always the same one."""
    return max(one, other, key=_weight)


def _weight(envelope: Envelope) -> tuple[int, bytes, bytes]:
    says_more = not isinstance(envelope, Seal) if not isinstance(envelope, Skip) else bool(envelope.z)
    return (int(says_more), getattr(envelope, "box", b""), envelope.signature)
