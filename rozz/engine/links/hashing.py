"""The one hash of turn links, in which nothing of unknown length stands bare."""

from __future__ import annotations

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
