"""The keys of turn links on CPython, by the `cryptography` package."""

from __future__ import annotations

import hmac

from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from rozz.engine.links.signing.key_protocol import NONCE, SIGNING, information


class Keyring:
    """`rozz.engine.links.signing.key_protocol.Keys`, done at once."""

    async def public_key(self, secret: bytes) -> bytes:
        """The Ed25519 public key."""
        return (await self._signing(secret)).public_key().public_bytes_raw()

    async def sign(self, secret: bytes, message: bytes) -> bytes:
        """The Ed25519 signature."""
        return (await self._signing(secret)).sign(message)

    async def verify(self, public_key: bytes, message: bytes, signature: bytes) -> bool:
        """Whether the signature is good."""
        try:
            Ed25519PublicKey.from_public_bytes(public_key).verify(signature, message)
        except (InvalidSignature, ValueError):
            return False
        return True

    async def derive(self, secret: bytes, label: str, info: bytes = b"") -> bytes:
        """HKDF-SHA256."""
        return HKDF(SHA256(), 32, None, information(label, info)).derive(secret)

    async def authenticate(self, key: bytes, message: bytes) -> bytes:
        """HMAC-SHA256."""
        return hmac.digest(key, message, "sha256")

    async def encrypt(self, key: bytes, plain: bytes) -> bytes:
        """AES-256-GCM."""
        return AESGCM(key).encrypt(NONCE, plain, None)

    async def decrypt(self, key: bytes, box: bytes) -> bytes | None:
        """The text of a box."""
        try:
            return AESGCM(key).decrypt(NONCE, box, None)
        except (InvalidTag, ValueError):
            return None

    async def _signing(self, secret: bytes) -> Ed25519PrivateKey:
        return Ed25519PrivateKey.from_private_bytes(await self.derive(secret, SIGNING))
