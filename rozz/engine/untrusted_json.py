"""JSON that anybody may have written: its size and its depth are looked at before it is read.

Reading goes as deep as the text does.  In a browser that takes the page's Python with it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from rozz.engine.errors import BadJson

#: The longest text, in characters: a match of a thousand turns is a tenth of it.
LARGEST = 8_000_000
#: Brackets in brackets: a saved match has 11.
DEEPEST = 50
#: What is no bracket: texts, whole or cut off, and all between.
_NO_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)|[^][{}"]+', re.DOTALL)


def read(text: str, largest: int = LARGEST, number: Callable[[str], Any] | None = None) -> Any:
    """What the text says; `number` is asked about NaN and Infinity.

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
        raise BadJson("it is damaged, or it is not JSON") from None


def too_large(largest: int = LARGEST) -> str:
    """The sentence about a text of more than so many characters, or a file of more than so many bytes."""
    return f"it is larger than {largest // 1_000_000} MB, which nothing is that this program writes"


def _look_at_brackets(text: str) -> None:
    """Let pass what closes all brackets that it opens, and has at most `DEEPEST` open (of both kinds, twice as many).

    Each round takes away the innermost, in text that is searched far faster than Python counts.
    """
    brackets = _NO_BRACKETS.sub("", text)
    for _ in range(DEEPEST):
        fewer = brackets.replace("[]", "").replace("{}", "")
        if fewer == brackets:
            break
        brackets = fewer
    else:
        if brackets:
            raise BadJson("brackets stand deeper in each other there than in anything that this program writes")
    if brackets:
        raise ValueError("a bracket is not closed")
