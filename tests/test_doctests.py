"""What a docstring shows is so."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SHOWING = sorted(path.relative_to(ROOT) for path in (ROOT / "rozz").rglob("*.py") if ">>> " in path.read_text())


@pytest.mark.parametrize("path", SHOWING, ids=str)
def test_what_a_docstring_shows_is_so(path: Path) -> None:
    ran = doctest.testmod(import_module(".".join(path.with_suffix("").parts)))
    assert ran.attempted and not ran.failed
