"""STAND-IN until the text armour is merged."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import crc32

from rozz.engine.errors import BadLink


def to_text(letter: str, data: bytes) -> str:
    """The text of the bytes."""
    body = letter + urlsafe_b64encode(data).decode().rstrip("=")
    return body + f"{crc32(body.encode()):08x}"


def from_text(text: str) -> tuple[str, bytes]:
    """Letter and bytes; raises BadLink."""
    if not re.fullmatch("A[A-Za-z0-9_-]*[0-9a-f]{8}", text) or text[-8:] != f"{crc32(text[:-8].encode()):08x}":
        raise BadLink("this link is damaged")
    try:
        data = urlsafe_b64decode(text[1:-8] + "=" * (-len(text[1:-8]) % 4))
    except ValueError:
        raise BadLink("this link is damaged") from None
    if to_text(text[0], data) != text:
        raise BadLink("this link is damaged")
    return text[0], data


def find(message: str) -> str:
    """The text in a message; raises BadLink."""
    found = re.search("#m=([A-Za-z0-9_-]+)", message)
    if not found:
        raise BadLink("there is no link in it")
    return found[1]
