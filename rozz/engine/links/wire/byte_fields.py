"""Writes and reads bytes field by field; reading checks every length and limit."""

from __future__ import annotations

from rozz.engine.links.verify.link_refusals import damaged
from rozz.engine.said import said


class ByteWriter:
    """Writes fields one after another.

    `deflated` is the compressed scenario of the link that was read: another zlib may compress the same text
    differently. `packed` are its packed commands: their packing is unique, so it need not be made again.
    """

    def __init__(self, deflated: bytes = b"", packed: bytes = b"") -> None:
        self.deflated = deflated
        self.packed = packed
        self._parts: list[bytes] = []

    def raw(self, value: bytes) -> None:
        """Bytes whose number the reader knows."""
        self._parts.append(value)

    def number(self, value: int) -> None:
        """A number of any size, seven bits per byte, lowest first.

        >>> wire = ByteWriter()
        >>> wire.number(127)
        >>> wire.number(128)
        >>> wire.to_bytes().hex()
        '7f8001'
        """
        while value > 127:
            self._parts.append(bytes((value & 127 | 128,)))
            value >>= 7
        self._parts.append(bytes((value,)))

    def sized_bytes(self, value: bytes) -> None:
        """Bytes, prefixed with their number."""
        self.number(len(value))
        self.raw(value)

    def text(self, value: str) -> None:
        """A text, prefixed with the number of its bytes."""
        self.sized_bytes(value.encode())

    def to_bytes(self) -> bytes:
        """All bytes written so far."""
        return b"".join(self._parts)


class ByteReader:
    """Reads fields one after another; raises Refused, kind damaged."""

    def __init__(self, data: bytes) -> None:
        self.deflated = self.packed = b""
        self._data = data
        self._at = 0

    def raw(self, length: int) -> bytes:
        """Exactly `length` bytes."""
        found = self._data[self._at : self._at + length]
        if len(found) < length:
            raise damaged(said("links-end-missing"))
        self._at += length
        return found

    def number(self, most: int) -> int:
        """A number of at most `most`."""
        value = shift = 0
        while True:
            byte = self.raw(1)[0]
            value |= (byte & 127) << shift
            shift += 7
            if value > most or shift > 35:
                raise damaged(said("links-number-too-large"))
            if byte < 128:
                break
        if byte == 0 and shift > 7:
            raise damaged(said("links-number-form"))
        return value

    def sized_bytes(self, most: int) -> bytes:
        """Read bytes that are prefixed with their number, which is at most `most`."""
        return self.raw(self.number(most))

    def text(self, most: int) -> str:
        """A text of at most `most` bytes."""
        try:
            return self.sized_bytes(most).decode()
        except UnicodeDecodeError:
            raise damaged(said("links-text-unreadable")) from None

    def finish(self) -> None:
        """Check that nothing is left."""
        if self._at != len(self._data):
            raise damaged(said("links-after-end"))
