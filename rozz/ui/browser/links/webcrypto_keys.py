"""The keys of turn links in the page: `rozz.engine.links.signing.key_protocol.Keys` by WebCrypto.

Browsers before Chrome 137, Firefox 129 and Safari 17 have no Ed25519 there. They get it from `static/ed25519.mjs`.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode
from typing import Any, Protocol

from js import Object, window
from pyodide.ffi import JsException, to_js
from pyscript.js_modules import interpreter

from rozz.engine.links.signing.key_protocol import NONCE, SIGNING, KeysUnavailable, information
from rozz.ui.i18n.texts import say

#: The prefix of a 32-byte Ed25519 seed in PKCS #8, RFC 8410.
_PKCS8 = bytes.fromhex("302e020100300506032b657004220420")
#: RFC 8032, 7.1, test 1: a seed and its public key.
_SEED = bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
_PUBLIC = bytes.fromhex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
#: The error of WebCrypto for bytes that are no key.
_MALFORMED = "DataError"


class Ed25519(Protocol):
    """Ed25519 by a seed of 32 bytes; raises JsException."""

    async def public_key(self, seed: bytes) -> bytes:
        """The public key."""

    async def sign(self, seed: bytes, message: bytes) -> bytes:
        """The signature."""

    async def verify(self, public_key: bytes, message: bytes, signature: bytes) -> bool:
        """Whether the signature is good."""


class Keyring:
    """Calls the browser for each operation, asynchronously.

    `ed25519` is how this browser does it; None before the first use.
    """

    def __init__(self) -> None:
        self.ed25519: Ed25519 | None = None

    async def public_key(self, secret: bytes) -> bytes:
        """The Ed25519 public key."""
        return await (await self._ed25519()).public_key(await self.derive(secret, SIGNING))

    async def sign(self, secret: bytes, message: bytes) -> bytes:
        """The Ed25519 signature."""
        return await (await self._ed25519()).sign(await self.derive(secret, SIGNING), message)

    async def verify(self, public_key: bytes, message: bytes, signature: bytes) -> bool:
        """Whether the signature is good; a check that cannot be done says nothing about it, and raises."""
        ed25519 = await self._ed25519()
        try:
            return await ed25519.verify(public_key, message, signature)
        except JsException as fault:
            if str(fault.name) == _MALFORMED:
                return False
            raise KeysUnavailable(say("signature-unchecked")) from fault

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
        """The plain text of a box; None if it cannot be decrypted."""
        made = await _subtle().importKey("raw", to_js(key), "AES-GCM", False, to_js(["decrypt"]))
        try:
            return _bytes(await _subtle().decrypt(_boxing(), made, to_js(box)))
        except JsException:
            return None

    async def _ed25519(self) -> Ed25519:
        """How this browser does Ed25519; raises KeysUnavailable if it cannot."""
        if self.ed25519 is None:
            self.ed25519 = Native() if await _has_ed25519() else await _spare()
        return self.ed25519


class Native:
    """Ed25519 by WebCrypto."""

    async def public_key(self, seed: bytes) -> bytes:
        """The public key, which is exported with the private one."""
        exported = await _subtle().exportKey("jwk", await _private(seed))
        return urlsafe_b64decode(f"{exported.x}=")

    async def sign(self, seed: bytes, message: bytes) -> bytes:
        """The signature; some browsers make a different one each time."""
        return _bytes(await _subtle().sign("Ed25519", await _private(seed), to_js(message)))

    async def verify(self, public_key: bytes, message: bytes, signature: bytes) -> bool:
        """Whether the signature is good."""
        key = await _subtle().importKey("raw", to_js(public_key), "Ed25519", False, to_js(["verify"]))
        return bool(await _subtle().verify("Ed25519", key, to_js(signature), to_js(message)))


class Spare:
    """Ed25519 by the module `static/ed25519.mjs`."""

    def __init__(self, module: Any) -> None:
        self.module = module

    async def public_key(self, seed: bytes) -> bytes:
        """The public key."""
        return _bytes(await self.module.publicKey(to_js(seed)))

    async def sign(self, seed: bytes, message: bytes) -> bytes:
        """The signature."""
        return _bytes(await self.module.sign(to_js(seed), to_js(message)))

    async def verify(self, public_key: bytes, message: bytes, signature: bytes) -> bool:
        """Whether the signature is good."""
        return bool(await self.module.verify(to_js(public_key), to_js(message), to_js(signature)))


async def _has_ed25519() -> bool:
    """Whether WebCrypto makes and checks a signature, and knows the public key of a seed."""
    native = Native()
    try:
        signature = await native.sign(_SEED, b"")
        return await native.public_key(_SEED) == _PUBLIC and await native.verify(_PUBLIC, b"", signature)
    except JsException:
        return False


async def _spare() -> Spare:
    try:
        return Spare(await interpreter.loadEd25519())
    except JsException as fault:
        raise KeysUnavailable(say("keys-not-loaded")) from fault


async def _private(seed: bytes) -> Any:
    return await _subtle().importKey("pkcs8", to_js(_PKCS8 + seed), "Ed25519", True, to_js(["sign"]))


def _subtle() -> Any:
    return window.crypto.subtle


def _boxing() -> Any:
    return _object({"name": "AES-GCM", "iv": to_js(NONCE)})


def _object(fields: dict[str, Any]) -> Any:
    return to_js(fields, dict_converter=Object.fromEntries)


def _bytes(buffer: Any) -> bytes:
    return bytes(buffer.to_py())
