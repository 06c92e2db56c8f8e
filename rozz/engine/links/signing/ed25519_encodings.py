"""Which encodings of Ed25519 keys and signatures are accepted, RFC 8032: the same everywhere, whatever the library.

Libraries differ on points of small order, on keys outside the subgroup of prime order, and on non-canonical encodings:
one would verify what another refuses, and devices would hold different matches. No honest device makes any of these,
so they are refused before verifying.
"""

from __future__ import annotations

from functools import lru_cache

#: The prime of the field, the curve's constant, and the order of the base point.
_P = 2**255 - 19
_D = -121665 * pow(121666, -1, _P) % _P
_ORDER = 2**252 + 27742317777372353535851937790883648493

#: The y of the eight points whose order divides 8: of order 8, one and its negative; of orders 4, 1 and 2.
_EIGHTH = 0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826
_SMALL = frozenset((0, 1, _P - 1, _EIGHTH, _P - _EIGHTH))
#: The constant of the formulas on curve25519, RFC 7748: (A - 2) / 4.
_A24 = 121665
#: The keys of a match are few, and each signs many times. But a link can name a thousand, which are looked at in turn,
#: more than once: all must fit.
_KEYS_REMEMBERED = 2048


def is_sound_point(encoded: bytes) -> bool:
    """Whether 32 bytes are the canonical encoding of a point of the curve that is not of small order."""
    if len(encoded) != 32:
        return False
    y = int.from_bytes(encoded, "little") & ~(1 << 255)
    if y >= _P or y in _SMALL:
        return False
    # x² = u / v has a root if u v has one; x = 0 is of small order, so the sign of x always matters.
    u, v = y * y - 1, _D * y * y + 1
    return pow(u * v, (_P - 1) // 2, _P) == 1


def is_sound_signature(signature: bytes) -> bool:
    """Whether 64 bytes are a sound point R and a number S below the order of the base point."""
    if len(signature) != 64:
        return False
    return is_sound_point(signature[:32]) and int.from_bytes(signature[32:], "little") < _ORDER


@lru_cache(maxsize=_KEYS_REMEMBERED)
def is_sound_key(encoded: bytes) -> bool:
    """Whether 32 bytes are a sound point in the subgroup that the base point generates.

    Any other point has a part of small order. Libraries that multiply by 8 before they compare ignore that part, most
    others do not, and one multiplies it by an unreduced hash.
    """
    return is_sound_point(encoded) and _is_of_prime_order(encoded)


def within_subgroup(encoded: bytes) -> bytes:
    """Eight times a sound point, or the negative of that: a sound key."""
    x, z = _u_of(encoded), 1
    for _ in range(3):
        x, z = _doubled(x, z)
    y = (x - z) * pow(x + z, -1, _P) % _P
    return y.to_bytes(32, "little")


def _is_of_prime_order(encoded: bytes) -> bool:
    """Whether the order times a sound point is the neutral point, by the ladder of RFC 7748."""
    u = _u_of(encoded)
    x2, z2, x3, z3 = 1, 0, u, 1
    for bit in f"{_ORDER:b}":
        product, other = (x2 - z2) * (x3 + z3), (x2 + z2) * (x3 - z3)
        x_sum, z_sum = (product + other) ** 2 % _P, (product - other) ** 2 * u % _P
        if bit == "1":
            (x2, z2), (x3, z3) = (x_sum, z_sum), _doubled(x3, z3)
        else:
            (x2, z2), (x3, z3) = _doubled(x2, z2), (x_sum, z_sum)
    return z2 == 0


def _u_of(encoded: bytes) -> int:
    """The coordinate on curve25519 of a sound point."""
    y = int.from_bytes(encoded, "little") & ~(1 << 255)
    return (1 + y) * pow(1 - y, -1, _P) % _P


def _doubled(x: int, z: int) -> tuple[int, int]:
    """Twice the point whose coordinate on curve25519 is x / z."""
    plus, minus = (x + z) ** 2, (x - z) ** 2
    gap = plus - minus
    return plus * minus % _P, gap * (plus + _A24 * gap) % _P
