"""Keys for a simulation: the same seven operations as real keys, but synchronous, deterministic, and without a browser.

A signature is an HMAC under the public key. Anybody could forge one, so it protects nothing. That does no harm, because
all devices live in one simulation here, which never signs for another seat. Real Ed25519 in pure Python would take
about 30 ms per signature in the page. That is too slow because a link holds up to a dozen signatures; an HMAC takes
less than 1 ms. All encodings are valid, so that the real code accepts them.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

from rozz.engine.links.signing.ed25519_encodings import is_sound_point, within_subgroup
from rozz.engine.links.signing.key_protocol import SIGNING, information
from rozz.ui.memoize import remembered

#: A point that passes every encoding check: the base point of the curve.
_POINT = (0x58).to_bytes(1, "big") + bytes([0x66]) * 31
#: Bytes of the authentication tag of a box.
_TAG = 16


class SimulatedKeys:
    """`rozz.engine.links.signing.key_protocol.Keys` without real secrets."""

    async def public_key(self, secret: bytes) -> bytes:
        """32 bytes derived from the secret that have the form of a key."""
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
        """The text XORed with a stream of HMACs, followed by a tag."""
        covered = _covered(key, plain)
        return covered + _mac(key, b"tag" + covered)[:_TAG]

    async def decrypt(self, key: bytes, box: bytes) -> bytes | None:
        """Undo `encrypt`; None for another key or a changed box."""
        covered, tag = box[:-_TAG], box[-_TAG:]
        return _covered(key, covered) if hmac.compare_digest(tag, _mac(key, b"tag" + covered)[:_TAG]) else None


def _mac(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, sha256).digest()


def _derived(secret: bytes, label: str, info: bytes) -> bytes:
    return _mac(_mac(bytes(32), secret), information(label, info) + b"\1")


@remembered(most=16, is_compared=True)
def _public(secret: bytes) -> bytes:
    """Made of the first hash of the secret that is a point: every second one is."""
    seed, made, number = _derived(secret, SIGNING, b""), b"", 0
    while not is_sound_point(made):
        made, number = _mac(seed, bytes([number])), number + 1
    return within_subgroup(made)


def _signature(public_key: bytes, message: bytes) -> bytes:
    return _POINT + _mac(public_key, message)[:31] + b"\0"


def _covered(key: bytes, text: bytes) -> bytes:
    blocks = range(0, len(text), 32)
    stream = b"".join(_mac(key, number.to_bytes(4, "big")) for number in blocks)
    return bytes(one ^ other for one, other in zip(text, stream, strict=False))
