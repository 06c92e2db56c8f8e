"""The operations that turn links need from secret keys, implemented by WebCrypto in the page and a library elsewhere.

All of it is asynchronous because WebCrypto is. A secret is 32 bytes from a secure random source; everything else
derives from it.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

from rozz.engine.errors import Fault
from rozz.engine.links.signing.link_hash import joined

Result = TypeVar("Result")

#: What is derived from a secret: the Ed25519 seed, the key of salts, the keys of boxes.
SIGNING, SALTING, BOXING = "sign", "salt", "box"
#: And the bytes that START reveals.
STARTING = "start"
#: The AES-GCM nonce; it never changes, since each key encrypts one text only.
NONCE = bytes(12)
SECRET_BYTES = 32


class KeysUnavailable(Fault):
    """This device cannot do an operation with keys now, so nothing is known about any signature."""


class Keys(Protocol):
    """The seven operations with keys; bytes in, bytes out. Each may raise `KeysUnavailable`."""

    async def public_key(self, secret: bytes) -> bytes:
        """The 32 bytes of the Ed25519 public key; its seed is `derive(secret, SIGNING)`."""

    async def sign(self, secret: bytes, message: bytes) -> bytes:
        """The 64 bytes of the Ed25519 signature."""

    async def verify(self, public_key: bytes, message: bytes, signature: bytes) -> bool:
        """Whether the signature belongs to the message; False if the key or signature is malformed."""

    async def derive(self, secret: bytes, label: str, info: bytes = b"") -> bytes:
        """32 bytes by HKDF-SHA256 of `secret`, no salt, and `information(label, info)`."""

    async def authenticate(self, key: bytes, message: bytes) -> bytes:
        """The 32 bytes of HMAC-SHA256."""

    async def encrypt(self, key: bytes, plain: bytes) -> bytes:
        """AES-256-GCM with `NONCE`: the ciphertext followed by the 16-byte tag that reveals changes."""

    async def decrypt(self, key: bytes, box: bytes) -> bytes | None:
        """The inverse of `encrypt`; None if the key is wrong or the box was changed."""


def information(label: str, info: bytes = b"") -> bytes:
    """The `info` argument of HKDF.

    >>> information("box", b"z")
    b'\\x00\\x00\\x00\\trozz1/box\\x00\\x00\\x00\\x01z'
    """
    return joined(f"rozz1/{label}".encode(), info)


def run_without_waiting(work: Coroutine[Any, Any, Result]) -> Result:
    """The result of a coroutine whose key operations never wait, as outside a browser; works within an event loop."""
    try:
        work.send(None)
    except StopIteration as done:
        result: Result = done.value
        return result
    work.close()
    raise RuntimeError("this work waits for something")
