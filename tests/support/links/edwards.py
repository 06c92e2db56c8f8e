"""Points of the curve edwards25519 by the formulas of RFC 8032, and signatures that only some libraries accept.

Slow and simple, and independent of `rozz.engine.links.signing.ed25519_encodings`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha512
from itertools import count

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P

Point = tuple[int, int]
NEUTRAL: Point = (0, 1)


def plus(one: Point, other: Point) -> Point:
    """The sum of two points."""
    (x1, y1), (x2, y2) = one, other
    product = D * x1 * x2 * y1 * y2 % P
    x = (x1 * y2 + x2 * y1) * pow(1 + product, -1, P)
    y = (y1 * y2 + x1 * x2) * pow(1 - product, -1, P)
    return x % P, y % P


def times(number: int, point: Point) -> Point:
    """A multiple of a point."""
    result = NEUTRAL
    while number:
        if number & 1:
            result = plus(result, point)
        point, number = plus(point, point), number >> 1
    return result


def encoded(point: Point) -> bytes:
    """The 32 bytes of a point."""
    x, y = point
    return (y | (x & 1) << 255).to_bytes(32, "little")


def decoded(encoding: bytes) -> Point:
    """The point of 32 bytes; raises ValueError if there is none."""
    number = int.from_bytes(encoding, "little")
    y, sign = number & ~(1 << 255), number >> 255
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * pow(2, (P - 1) // 4, P) % P
    if x * x % P != square:
        raise ValueError("no point of the curve")
    return (x if x & 1 == sign else -x % P), y


BASE = decoded(bytes.fromhex("58" + "66" * 31))
#: A point of order 8.
EIGHTH = decoded(bytes.fromhex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"))


@dataclass(frozen=True)
class Signed:
    """A message with a key and a signature, and what is special about them."""

    name: str
    key: bytes
    message: bytes
    signature: bytes

    @property
    def k(self) -> int:
        """The number that the key is multiplied by, reduced."""
        return _hashed(self.signature[:32], self.key, self.message)


def signed(
    name: str, message: bytes = b"Rozz", key_torsion: int = 0, nonce_torsion: int = 0, number: int = 7
) -> Signed:
    """A signature whose key and R are shifted by multiples of the point of order 8."""
    secret, nonce = 1_000_003 * number, 2_000_003 * number
    key = encoded(plus(times(secret, BASE), times(key_torsion, EIGHTH)))
    r = encoded(plus(times(nonce, BASE), times(nonce_torsion, EIGHTH)))
    s = (nonce + _hashed(r, key, message) * secret) % ORDER
    return Signed(name, key, message, r + s.to_bytes(32, "little"))


def odd_ones() -> Iterator[Signed]:
    """One of each kind: valid, changed, and those on which libraries disagree."""
    good = signed("good")
    r, s = good.signature[:32], int.from_bytes(good.signature[32:], "little")
    yield good
    yield Signed("another message", good.key, b"Rizz", good.signature)
    yield Signed("another key", signed("", number=8).key, good.message, good.signature)
    yield Signed("S larger by the order", good.key, good.message, r + (s + ORDER).to_bytes(32, "little"))
    yield Signed("S negative", good.key, good.message, r + (ORDER - s).to_bytes(32, "little"))
    yield Signed("R negative", good.key, good.message, bytes((*r[:31], r[31] ^ 128)) + good.signature[32:])
    small = encoded(EIGHTH)
    yield Signed("R of small order", good.key, good.message, small + good.signature[32:])
    for torsion in range(1, 8):
        yield signed(f"R off by {torsion}", nonce_torsion=torsion)
    # A key outside the subgroup: whether its component of small order counts depends on k.
    for torsion, remainder in ((1, 0), (1, 3), (4, 0), (4, 1)):
        yield next(
            each
            for number in count()
            if (each := signed(f"key off by {torsion}, k {remainder}", b"%d" % number, torsion)).k % 8 == remainder
        )
    yield signed("key and R off", b"1", 2, 6)
    # With a key of small order, S·B = R says nothing about the message.
    for name, key in (("neutral", NEUTRAL), ("of order 2", times(4, EIGHTH)), ("of order 8", EIGHTH)):
        yield Signed(f"key {name}", encoded(key), b"0", encoded(times(5, BASE)) + (5).to_bytes(32, "little"))
    long = (P + 1).to_bytes(32, "little")  # the neutral point, not in its shortest form
    yield Signed("key with y of p + 1", long, b"0", encoded(BASE) + (1).to_bytes(32, "little"))
    yield Signed("R with y of p + 1", good.key, good.message, long + good.signature[32:])
    yield Signed("no point", bytes((2, *bytes(31))), b"0", good.signature)


def _hashed(r: bytes, key: bytes, message: bytes) -> int:
    return int.from_bytes(sha512(r + key + message).digest(), "little") % ORDER
