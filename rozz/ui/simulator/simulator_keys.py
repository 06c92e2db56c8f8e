"""Keys for a simulation: the same seven things as real keys, done at once, without chance and without a browser.

A signature is an HMAC under the public key.  Anybody could make one, so it protects nothing; but all devices live in
one simulation here, which never signs for another seat.  Real Ed25519 in pure Python would cost some 30 ms for each
signature in the page; this costs less than one, and a link holds up to a dozen of them.  All encodings are sound, so
that the real code takes them.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

from rozz.engine.links.signing.ed25519_encodings import is_sound_point
from rozz.engine.links.signing.key_protocol import SIGNING, information
from rozz.ui.memoize import remembered

#: A point that every encoding check takes: the base point of the curve.
_POINT = (0x58).to_bytes(1, "big") + bytes([0x66]) * 31
#: Bytes that tell whether a box was changed.
_TAG = 16


class SimulatedKeys:
    """`rozz.engine.links.signing.key_protocol.Keys` without secrets worth the name."""

    async def public_key(self, secret: bytes) -> bytes:
        """32 bytes that only this secret leads to, and that lie on the curve."""
        return _public(secret)

    async def sign(self, secret: bytes, message: bytes) -> bytes:
        """64 bytes: a fixed point, and the HMAC as a small number."""
        return _signature(_public(secret), message)

    async def verify(self, public_key: bytes, message: bytes, signature: bytes) -> bool:
        """Whether it is the signature of this key."""
        return hmac.compare_digest(signature, _signature(public_key, message))

    async def derive(self, secret: bytes, label: str, info: bytes = b"") -> bytes:
        """HKDF-SHA256, as the real keys do it."""
        return _derived(secret, label, info)

    async def authenticate(self, key: bytes, message: bytes) -> bytes:
        """HMAC-SHA256, as the real keys do it."""
        return _mac(key, message)

    async def encrypt(self, key: bytes, plain: bytes) -> bytes:
        """The text under a stream of HMACs, and a tag behind it."""
        covered = _covered(key, plain)
        return covered + _mac(key, b"tag" + covered)[:_TAG]

    async def decrypt(self, key: bytes, box: bytes) -> bytes | None:
        """The mirror of `encrypt`; None if the key is another or the box was changed."""
        covered, tag = box[:-_TAG], box[-_TAG:]
        return _covered(key, covered) if hmac.compare_digest(tag, _mac(key, b"tag" + covered)[:_TAG]) else None


def _mac(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, sha256).digest()


def _derived(secret: bytes, label: str, info: bytes) -> bytes:
    return _mac(_mac(bytes(32), secret), information(label, info) + b"\1")


@remembered(most=16, is_compared=True)
def _public(secret: bytes) -> bytes:
    """The first hash of the secret that is a point: every second one is."""
    seed, made, number = _derived(secret, SIGNING, b""), b"", 0
    while not is_sound_point(made):
        made, number = _mac(seed, bytes([number])), number + 1
    return made


def _signature(public_key: bytes, message: bytes) -> bytes:
    return _POINT + _mac(public_key, message)[:31] + b"\0"


def _covered(key: bytes, text: bytes) -> bytes:
    blocks = range(0, len(text), 32)
    stream = b"".join(_mac(key, number.to_bytes(4, "big")) for number in blocks)
    return bytes(one ^ other for one, other in zip(text, stream, strict=False))
