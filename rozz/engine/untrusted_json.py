"""JSON that anybody may have written: its size and depth are checked before it is parsed.

The parser recurses as deep as the text does. In a browser that takes the page's Python down with it.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from itertools import accumulate
from typing import Any

from rozz.engine.errors import BadJson
from rozz.engine.said import Said, said

#: The longest text, in characters: a match of a thousand turns takes a tenth of it.
LARGEST = 8_000_000
#: The deepest nesting of brackets: a saved match has 11.
DEEPEST = 50
#: The most brackets: a match of a thousand turns has a hundredth of them.
MOST_BRACKETS = 1_000_000
#: Opening brackets become 1, closing ones -1, and all other characters go.
_STEPS = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")
_NO_BRACKETS = bytes(each for each in range(256) if each not in b"[]{}")


def read(text: str, largest: int = LARGEST, number: Callable[[str], Any] | None = None) -> Any:
    """The value of the text; `number` handles NaN and Infinity.

    Raises BadJson with a sentence that says why it is not read.

    >>> read('{"turns": [1, 2]}')
    {'turns': [1, 2]}
    """
    if len(text) > largest:
        raise BadJson(too_large(largest))
    try:
        _look_at_brackets(text)
        return json.loads(text, parse_constant=number)
    except ValueError:
        raise BadJson(said("files-not-json")) from None


def write(value: Any) -> str:
    """A value that was read, as compact text; half a character, which cannot be encoded, stays an escape.

    >>> write({"name": "Zürich", "turns": [1, 2]})
    '{"name":"Zürich","turns":[1,2]}'
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.encode(errors="backslashreplace").decode()


def too_large(largest: int = LARGEST) -> Said:
    """What is wrong with a text or file over the limit, in characters or bytes."""
    return said("files-too-large", most=largest // 1_000_000)


def _look_at_brackets(text: str) -> None:
    """Refuse text whose brackets nest deeper than `DEEPEST`, or with more of them than `MOST_BRACKETS`.

    The parser finds brackets that do not match. Every step here is a loop in C, and none depends on the depth.
    """
    if "\\" in text:
        text = text.replace("\\\\", "").replace('\\"', "")
    outside_strings = "".join(text.split('"')[::2])
    steps = outside_strings.encode("ascii", "replace").translate(_STEPS, _NO_BRACKETS)
    # `any` stops at the first bracket that is too deep.
    if any(map(DEEPEST.__lt__, accumulate(array("b", steps[:MOST_BRACKETS])))):
        raise BadJson(said("files-deep-brackets"))
    if len(steps) > MOST_BRACKETS:
        raise BadJson(said("files-many-brackets"))
