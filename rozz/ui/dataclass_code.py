"""Use the methods of dataclasses that the build has compiled.

A dataclass writes its methods as text and compiles them whenever its module is imported. That took almost half of the
time that a first visit spent on importing. So the build makes functions of these texts (`dataclass_methods.py`), and
this module lets `dataclasses` find them by their text. If one is missing, it is compiled as usual.

Importing this module is enough. In the page, it shadows a built-in function in `dataclasses`; the build fails if no
text comes that way, and `tests/browser/test_pyodide_cases.py` tries the methods.
"""

from __future__ import annotations

import dataclasses
import sys
import zlib
from typing import Any

from rozz.ui import dataclass_methods

#: What the text defines: a function that returns the methods. They use no names of their class's module.
MAKER = "__create_fn__"
IS_PAGE = sys.platform == "emscripten"


def name_of(text: str) -> str:
    """The name in `dataclass_methods` of the function that is made of a text.

    >>> name_of("def __create_fn__(): ...")
    'made_124babef'
    """
    return f"made_{zlib.crc32(text.encode()):08x}"


def run(text: str, module: dict[str, Any], defined: dict[str, Any]) -> None:
    """Like `exec`: define what the text defines."""
    made = getattr(dataclass_methods, name_of(text), None)
    if made is None:
        exec(text, module, defined)
    else:
        defined[MAKER] = made


if IS_PAGE:
    vars(dataclasses)["exec"] = run
