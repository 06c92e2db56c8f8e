"""The import statements of a module, found in its text: to parse all modules takes seconds."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path


@cache
def _statements_of(package: str) -> re.Pattern[str]:
    """Imports of a package or its modules, and relative imports."""
    return re.compile(rf"^ *((?:from|import) +(?:\.|{package}\b)[^(\n]*(?:\([^)]*\))?)", re.MULTILINE)


def imports(path: Path, package: str) -> Iterator[ast.Import | ast.ImportFrom]:
    """The statements of a file, anywhere in it, that import a package or a module of it."""
    for found in _statements_of(package).finditer(path.read_text(encoding="utf-8")):
        (statement,) = ast.parse(found[1]).body
        assert isinstance(statement, ast.Import | ast.ImportFrom)
        yield statement
