"""The keys of turn links in the page: `rozz.engine.links.signing.key_protocol.Keys` by WebCrypto."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from typing import Any

from js import Object, window
from pyodide.ffi import JsException, to_js

from rozz.engine.links.signing.key_protocol import NONCE, SIGNING, information

#: What stands before the 32 bytes of an Ed25519 seed in PKCS #8, RFC 8410.
_PKCS8 = bytes.fromhex("302e020100300506032b657004220420")


class Keyring:
    """Every call asks the browser, and waits for it."""

    async def public_key(self, secret: bytes) -> bytes:
        """The Ed25519 public key."""
        exported = await _subtle().exportKey("jwk", await self._signing(secret))
        return urlsafe_b64decode(f"{exported.x}=")

    async def sign(self, secret: bytes, message: bytes) -> bytes:
        """The Ed25519 signature."""
        return _bytes(await _subtle().sign("Ed25519", await self._signing(secret), to_js(message)))

    async def verify(self, public_key: bytes, message: bytes, signature: bytes) -> bool:
        """Whether the signature is good."""
        try:
            key = await _subtle().importKey("raw", to_js(public_key), "Ed25519", False, to_js(["verify"]))
            return bool(await _subtle().verify("Ed25519", key, to_js(signature), to_js(message)))
        except JsException:
            return False

    async def derive(self, secret: bytes, label: str, info: bytes = b"") -> bytes:
        """HKDF-SHA256."""
        key = await _subtle().importKey("raw", to_js(secret), "HKDF", False, to_js(["deriveBits"]))
        how = {"name": "HKDF", "hash": "SHA-256", "salt": to_js(b""), "info": to_js(information(label, info))}
        return _bytes(await _subtle().deriveBits(_object(how), key, 256))

    async def authenticate(self, key: bytes, message: bytes) -> bytes:
        """HMAC-SHA256."""
        how = _object({"name": "HMAC", "hash": "SHA-256"})
        made = await _subtle().importKey("raw", to_js(key), how, False, to_js(["sign"]))
        return _bytes(await _subtle().sign("HMAC", made, to_js(message)))

    async def encrypt(self, key: bytes, plain: bytes) -> bytes:
        """AES-256-GCM."""
        made = await _subtle().importKey("raw", to_js(key), "AES-GCM", False, to_js(["encrypt"]))
        return _bytes(await _subtle().encrypt(_boxing(), made, to_js(plain)))

    async def decrypt(self, key: bytes, box: bytes) -> bytes | None:
        """The text of a box."""
        made = await _subtle().importKey("raw", to_js(key), "AES-GCM", False, to_js(["decrypt"]))
        try:
            return _bytes(await _subtle().decrypt(_boxing(), made, to_js(box)))
        except JsException:
            return None

    async def _signing(self, secret: bytes) -> Any:
        seed = _PKCS8 + await self.derive(secret, SIGNING)
        return await _subtle().importKey("pkcs8", to_js(seed), "Ed25519", True, to_js(["sign"]))


def _subtle() -> Any:
    return window.crypto.subtle


def _boxing() -> Any:
    return _object({"name": "AES-GCM", "iv": to_js(NONCE)})


def _object(fields: dict[str, Any]) -> Any:
    return to_js(fields, dict_converter=Object.fromEntries)


def _bytes(buffer: Any) -> bytes:
    return bytes(buffer.to_py())
