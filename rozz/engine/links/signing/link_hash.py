"""The one hash of turn links, in which nothing of unknown length stands bare."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256


def H(tag: str, *fields: bytes) -> bytes:
    """SHA-256 of the tag and each field, every one after its length in four bytes.

    >>> H("turn", b"ab", b"c") == H("turn", b"a", b"bc")
    False
    """
    return sha256(joined(f"rozz1/{tag}".encode(), *fields)).digest()


def joined(*fields: bytes) -> bytes:
    """Fields one after another, each after its length: different fields never give the same bytes."""
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)


def number(value: int) -> bytes:
    """A number as a field."""
    return value.to_bytes(4, "big")


def seals_hash(seals: Mapping[str, bytes]) -> bytes:
    """Z of a turn: z of every seat that has one, each after its seat's name, in the order of the names.

    >>> seals_hash({"RED": b"1", "BLUE": b"2", "GREEN": b""}) == seals_hash({"BLUE": b"2", "RED": b"1"})
    True
    """
    return H("seals", *(part for seat, z in sorted(seals.items()) if z for part in (seat.encode(), z)))
