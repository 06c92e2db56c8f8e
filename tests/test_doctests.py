"""The examples in docstrings are correct."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SHOWING = sorted(path.relative_to(ROOT) for path in (ROOT / "rozz").rglob("*.py") if ">>> " in path.read_text())


@pytest.mark.parametrize("path", SHOWING, ids=str)
def test_the_examples_in_docstrings_are_correct(path: Path) -> None:
    ran = doctest.testmod(import_module(".".join(path.with_suffix("").parts)))
    assert ran.attempted and not ran.failed
