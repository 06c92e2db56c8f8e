"""JSON that anybody may have written: its size and depth are checked before it is parsed.

The parser recurses as deep as the text does.  In a browser that takes the page's Python down with it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from rozz.engine.errors import BadJson
from rozz.engine.said import Said, said

#: The longest text, in characters: a match of a thousand turns takes a tenth of it.
LARGEST = 8_000_000
#: The deepest nesting of brackets: a saved match has 11.
DEEPEST = 50
#: Everything that is not a bracket: strings, whole or cut off, and all between.
_NO_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)|[^][{}"]+', re.DOTALL)


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
    """Accept text whose brackets balance and nest at most `DEEPEST` deep (twice as deep if both kinds mix).

    Each round removes the innermost pairs, since replacing text is far faster than counting in Python.
    """
    brackets = _NO_BRACKETS.sub("", text)
    for _ in range(DEEPEST):
        fewer = brackets.replace("[]", "").replace("{}", "")
        if fewer == brackets:
            break
        brackets = fewer
    else:
        if brackets:
            raise BadJson(said("files-deep-brackets"))
    if brackets:
        raise ValueError("a bracket is not closed")
