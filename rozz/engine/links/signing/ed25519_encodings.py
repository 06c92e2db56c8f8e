"""Which encodings of Ed25519 keys and signatures are taken, RFC 8032: the same everywhere, whatever a library takes.

Libraries differ on points of small order and on encodings that are not canonical: one would verify what another
refuses, and devices would hold different matches.  No honest device makes either: they are refused before verifying.
"""

from __future__ import annotations

#: The prime of the field, the curve's constant, and the order of the base point.
_P = 2**255 - 19
_D = -121665 * pow(121666, -1, _P) % _P
_ORDER = 2**252 + 27742317777372353535851937790883648493

#: The y of the eight points whose order divides 8: of order 8, one and its negative; of orders 4, 1 and 2.
_EIGHTH = 0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826
_SMALL = frozenset((0, 1, _P - 1, _EIGHTH, _P - _EIGHTH))


def is_sound_point(encoded: bytes) -> bool:
    """Whether 32 bytes are the one encoding of a point of the curve that is not of small order."""
    if len(encoded) != 32:
        return False
    y = int.from_bytes(encoded, "little") & ~(1 << 255)
    if y >= _P or y in _SMALL:
        return False
    # x² = u / v has a root if u v has one; x = 0 is of small order, so that the sign of x always says something.
    u, v = y * y - 1, _D * y * y + 1
    return pow(u * v, (_P - 1) // 2, _P) == 1


def is_sound_signature(signature: bytes) -> bool:
    """Whether 64 bytes are a sound point R and a number S below the order of the base point."""
    if len(signature) != 64:
        return False
    return is_sound_point(signature[:32]) and int.from_bytes(signature[32:], "little") < _ORDER
