"""Code that tests share is in `tests/support`: no test imports another test."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.support.import_statements import imports

TESTS = Path(__file__).parent
#: Other allowed imports: games made for tests and for the docs, and the laws of every game.
ALSO_SHARED = ("tests.tiny", "tests.laws")


def imported_by(path: Path) -> list[str]:
    """Every module of the tests that a file imports, with the imported name if it may be a module too."""
    found: list[str] = []
    for statement in imports(path, "tests"):
        if isinstance(statement, ast.Import):
            found += [each.name for each in statement.names]
        else:
            assert not statement.level, f"{path}: a relative import"
            found += [f"{statement.module}.{each.name}" for each in statement.names]
    return found


def test_no_test_imports_another() -> None:
    files = sorted(TESTS.rglob("*.py"))
    assert len(files) > 200
    shared = ("tests.support", *ALSO_SHARED)
    found = {
        str(path.relative_to(TESTS)): each
        for path in files
        for each in imported_by(path)
        if not any(each == one or each.startswith(f"{one}.") for one in shared)
    }
    assert found == {}
