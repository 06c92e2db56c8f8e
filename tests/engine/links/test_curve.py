"""Encodings of keys and signatures: those of RFC 8032 are accepted, those on which libraries disagree are refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.link_limits import MOST_ENVELOPES, MOST_RETURNS, MOST_SEATS
from rozz.engine.links.signing.ed25519_encodings import (
    is_sound_key,
    is_sound_point,
    is_sound_signature,
    within_subgroup,
)
from rozz.engine.links.signing.envelopes import Join
from rozz.engine.links.verify.link_signatures import is_signed
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.normal_form import normalized
from tests.support.links import edwards
from tests.support.links.devices import KEYS, Device, run
from tests.support.links.modified_client import TWO, refusal_kind

#: RFC 8032, 7.1: public key, message, signature.
VECTORS = [
    (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24"
        "655141438e7a100b",
    ),
    (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aee"
        "b00d291612bb0c00",
    ),
    (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28d"
        "c027beceea1ec40a",
    ),
]
#: The eight points of small order, and the other encodings that decode to one of them.
SMALL = [
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0000000000000000000000000000000000000000000000000000000000000080",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
    "0100000000000000000000000000000000000000000000000000000000000080",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
]
#: y is not below p, or the point is not on the curve.
OTHERS = ["f0" + "ff" * 30 + "7f", "f0" + "ff" * 30 + "ff", "02" + "00" * 31, "02" + "00" * 30, ""]
BASE = "58" + "66" * 31
ORDER = 2**252 + 27742317777372353535851937790883648493


@pytest.mark.parametrize(("key", "message", "signature"), VECTORS)
def test_the_rfc_test_vectors_are_sound(key, message, signature):
    assert is_sound_point(bytes.fromhex(key)) and is_sound_signature(bytes.fromhex(signature))
    assert run(KEYS.verify(bytes.fromhex(key), bytes.fromhex(message), bytes.fromhex(signature)))


@pytest.mark.parametrize("encoded", [*SMALL, *OTHERS])
def test_points_of_small_order_and_other_encodings_are_not_sound(encoded):
    assert not is_sound_point(bytes.fromhex(encoded))
    assert not is_sound_signature(bytes.fromhex(encoded) + bytes(32))


@pytest.mark.parametrize(("number", "is_sound"), [(0, True), (ORDER - 1, True), (ORDER, False), (2**256 - 1, False)])
def test_a_signatures_number_must_be_below_the_order(number, is_sound):
    assert is_sound_signature(bytes.fromhex(BASE) + number.to_bytes(32, "little")) == is_sound


def test_every_key_and_signature_we_make_is_sound():
    for number in range(40):
        secret = bytes([number]) * 32
        assert is_sound_key(run(KEYS.public_key(secret)))
        assert is_sound_signature(run(KEYS.sign(secret, b"Rozz")))


def test_a_key_that_only_some_libraries_accept_is_refused_everywhere():
    """If the key is the neutral point, R = B and S = 1 sign everything unless a library checks."""
    red = Device(1, "RED")
    red.create(TWO[0])
    red.join()
    contents = red.ledger.contents
    key, anything = bytes.fromhex(SMALL[0]), bytes.fromhex(BASE) + (1).to_bytes(32, "little")
    assert run(KEYS.verify(key, b"whatever", anything))
    join = Join(contents.invite.identity, "BLUE", "Eve", key, anything)
    link = link_codec.write(Ledger(normalized(replace(contents, joins=(*contents.joins, join)))))
    assert refusal_kind(Device(2), link) == refusal_kind(red, link) == "unsigned"


@pytest.mark.parametrize("number", [1, 2, 3, 12345, ORDER - 1])
def test_a_sound_key_has_no_component_of_small_order(number):
    point = edwards.times(number, edwards.BASE)
    for torsion in range(8):
        off = edwards.encoded(edwards.plus(point, edwards.times(torsion, edwards.EIGHTH)))
        assert is_sound_point(off)
        assert is_sound_key(off) == (torsion == 0)


def test_each_key_of_a_link_with_a_thousand_keys_is_checked_once():
    is_sound_key.cache_clear()
    most = MOST_ENVELOPES + MOST_RETURNS * MOST_SEATS
    for number in [*range(most)] * 2:
        is_sound_key(number.to_bytes(32, "little"))
    assert is_sound_key.cache_info().misses == most


def test_eight_times_a_point_is_a_key():
    point = edwards.plus(edwards.times(99, edwards.BASE), edwards.EIGHTH)
    made = within_subgroup(edwards.encoded(point))
    assert is_sound_key(made)
    assert made[:31] == edwards.encoded(edwards.times(8, point))[:31], "except for the sign of x"


def test_only_the_valid_signature_counts_whatever_the_library_accepts():
    every = list(edwards.odd_ones())
    taken = [each.name for each in every if run(KEYS.verify(each.key, each.message, each.signature))]
    assert "key off by 1, k 0" in taken and "key neutral" in taken, "the library accepts more"
    counted = [each.name for each in every if run(is_signed(KEYS, each.key, each.message, each.signature))]
    assert counted == ["good"]
