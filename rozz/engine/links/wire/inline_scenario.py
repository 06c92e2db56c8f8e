"""A custom scenario inside a link: its largest size, and its JSON text compressed."""

from __future__ import annotations

import zlib

from rozz.engine.links.link_limits import LONGEST_INLINE
from rozz.engine.links.verify.link_refusals import damaged
from rozz.engine.said import said


def deflated(text: str) -> bytes:
    """The compressed text of a scenario."""
    return zlib.compress(text.encode(), 9)


def inflated(data: bytes) -> str:
    """The text of a compressed scenario; raises Refused if it is damaged or longer than `LONGEST_INLINE`."""
    inflater = zlib.decompressobj()
    try:
        found = inflater.decompress(data, LONGEST_INLINE + 1)
        if not inflater.eof or inflater.unused_data or len(found) > LONGEST_INLINE:
            raise damaged(said("links-its-scenario-large"))
        return found.decode()
    except (zlib.error, UnicodeDecodeError):
        raise damaged(said("links-its-scenario-garbled")) from None
