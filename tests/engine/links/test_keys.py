"""The keys on CPython. The page's keys must give the same bytes, so they are written out here."""

from __future__ import annotations

import hashlib
import hmac

from rozz.engine.links.signing.key_protocol import BOXING, SIGNING, information
from rozz.engine.links.signing.link_hash import H
from tests.support.links.devices import KEYS, run

SECRET = bytes(range(32))
PUBLIC = "7762b1d713a32fce9aba69b1e64e74f5c68f44d8d302b22b8ec8807744cd263a"
SIGNATURE = (
    "7c44167ab001e2d82811546d95bdd4d5ceca781bedb5c1c36c519981d84778cb"
    "d8664829420d622e422a9bd227073937754f9f2176ccb20c3ba3d45f5ce5b70e"
)
DERIVED = "ec7767c8b19b7a73ffe30fb21a54a3369022297adc5028b394982d925fdf47f8"
BOX = "1e063a8497ee52eacf43bca0c0d9c9267219"


def test_the_same_secret_gives_the_same_bytes_everywhere():
    assert run(KEYS.public_key(SECRET)).hex() == PUBLIC
    assert run(KEYS.sign(SECRET, b"Rozz")).hex() == SIGNATURE
    key = run(KEYS.derive(SECRET, BOXING, b"z"))
    assert key.hex() == DERIVED
    assert run(KEYS.encrypt(key, b"N:")).hex() == BOX


def test_key_derivation_is_hkdf_with_sha256():
    extracted = hmac.digest(bytes(32), SECRET, "sha256")
    expanded = hmac.digest(extracted, information(SIGNING) + b"\x01", "sha256")
    assert run(KEYS.derive(SECRET, SIGNING)) == expanded
    assert run(KEYS.authenticate(b"key", b"Rozz")) == hmac.digest(b"key", b"Rozz", "sha256")


def test_only_the_right_signature_verifies():
    key, signature = run(KEYS.public_key(SECRET)), run(KEYS.sign(SECRET, b"Rozz"))
    assert run(KEYS.verify(key, b"Rozz", signature))
    assert not run(KEYS.verify(key, b"Rozz!", signature))
    assert not run(KEYS.verify(key, b"Rozz", signature[:-1] + bytes([signature[-1] ^ 1])))
    assert not run(KEYS.verify(key, b"Rozz", b""))
    assert not run(KEYS.verify(b"short", b"Rozz", signature))


def test_a_changed_box_does_not_open():
    key = run(KEYS.derive(SECRET, BOXING, b"z"))
    box = run(KEYS.encrypt(key, b"P: INF > Braxx"))
    assert run(KEYS.decrypt(key, box)) == b"P: INF > Braxx"
    assert run(KEYS.decrypt(key, box[:-1] + bytes([box[-1] ^ 1]))) is None
    assert run(KEYS.decrypt(run(KEYS.derive(SECRET, BOXING, b"y")), box)) is None
    assert run(KEYS.decrypt(key, b"")) is None


def test_the_hash_prefixes_every_field_with_its_length():
    assert H("seal", b"ab", b"c") != H("seal", b"a", b"bc") != H("seal", b"abc")
    hashed = b"\x00\x00\x00\x0arozz1/seal" + b"\x00\x00\x00\x02ab"
    assert H("seal", b"ab") == hashlib.sha256(hashed).digest()
