"""The name of a test fits on one line of a report."""

from __future__ import annotations

import ast
from pathlib import Path

TESTS = Path(__file__).parent
LONGEST = 69


def test_no_test_name_is_too_long() -> None:
    names = [
        node.name
        for path in sorted(TESTS.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")
    ]
    assert len(names) > 2000
    assert [name for name in names if len(name) > LONGEST] == []
