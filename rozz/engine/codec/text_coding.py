"""Coding of free text, such as a message to another player: byte by byte, each predicted from the one before it.

The numbers here belong to the version letter of a link, like those of the models.
"""

from __future__ import annotations

from collections.abc import Hashable

from rozz.engine.codec.arithmetic_coder import Coder
from rozz.engine.codec.probability_models import Tables, code_number
from rozz.engine.errors import damaged_link
from rozz.engine.said import said

#: Prior weights of the bytes of a text: letters, then other typed characters, then the rest.
_BYTES = [
    24 if chr(byte) in " etaoinshrdlu" else 8 if chr(byte).islower() and byte < 128 else 4 if 32 <= byte < 127 else 1
    for byte in range(256)
]


def code_text(coder: Coder, tables: Tables, context: Hashable, text: str | None, most: int) -> str:
    """A text of at most `most` bytes of UTF-8."""
    data = None if text is None else text.encode()
    length = code_number(coder, tables, (context, "length"), None if data is None else len(data), most)
    coder.budget.spend(length)
    read = bytearray()
    before = 0
    for place in range(length):
        model = tables.blend(_BYTES, (context, "byte"), (context, "byte", before))
        before = coder.code(model, None if data is None else data[place])
        read.append(before)
    try:
        return read.decode()
    except UnicodeDecodeError:
        raise damaged_link(said("links-text-unreadable")) from None
