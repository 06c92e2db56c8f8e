"""What turn links need of secret keys: a small protocol, met by WebCrypto in the page and a library elsewhere.

All of it is asynchronous, for WebCrypto is.  A secret is 32 bytes from a good source of chance; everything else derives
from it.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

from rozz.engine.links.signing.link_hash import joined

Result = TypeVar("Result")

#: What is derived from a secret: the Ed25519 seed, the key of salts, the keys of boxes.
SIGNING, SALTING, BOXING = "sign", "salt", "box"
#: And the bytes that START reveals.
STARTING = "start"
#: The AES-GCM nonce, the same always: each key encrypts one text only.
NONCE = bytes(12)
SECRET_BYTES = 32


class Keys(Protocol):
    """The seven things that are done with keys; bytes in, bytes out."""

    async def public_key(self, secret: bytes) -> bytes:
        """The 32 bytes of the Ed25519 public key; its seed is `derive(secret, SIGNING)`."""

    async def sign(self, secret: bytes, message: bytes) -> bytes:
        """The 64 bytes of the Ed25519 signature."""

    async def verify(self, public_key: bytes, message: bytes, signature: bytes) -> bool:
        """Whether the signature is that of the message; False for whatever is no key or no signature."""

    async def derive(self, secret: bytes, label: str, info: bytes = b"") -> bytes:
        """32 bytes by HKDF-SHA256 of `secret`, no salt, and `information(label, info)`."""

    async def authenticate(self, key: bytes, message: bytes) -> bytes:
        """The 32 bytes of HMAC-SHA256."""

    async def encrypt(self, key: bytes, plain: bytes) -> bytes:
        """AES-256-GCM with `NONCE`: the text and, behind it, 16 bytes that tell if it was changed."""

    async def decrypt(self, key: bytes, box: bytes) -> bytes | None:
        """The mirror of `encrypt`; None if the key is another or the box was changed."""


def information(label: str, info: bytes = b"") -> bytes:
    """What HKDF is told besides the secret.

    >>> information("box", b"z")
    b'\\x00\\x00\\x00\\trozz1/box\\x00\\x00\\x00\\x01z'
    """
    return joined(f"rozz1/{label}".encode(), info)


def at_once(work: Coroutine[Any, Any, Result]) -> Result:
    """The result of work with keys that wait for nothing, as those outside a browser do; be it within an event loop."""
    try:
        work.send(None)
    except StopIteration as done:
        result: Result = done.value
        return result
    work.close()
    raise RuntimeError("this work waits for something")
