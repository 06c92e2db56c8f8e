"""The name of a test fits on one line of a report."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
LONGEST = 69
#: Found as text: to parse every test takes seconds.
FUNCTION = re.compile(r"^ *(?:async )?def (test\w*)", re.MULTILINE)


def test_no_test_name_is_too_long() -> None:
    names = [
        name for path in sorted(TESTS.rglob("*.py")) for name in FUNCTION.findall(path.read_text(encoding="utf-8"))
    ]
    assert len(names) > 2000
    assert [name for name in names if len(name) > LONGEST] == []
