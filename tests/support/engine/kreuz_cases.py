"""The cases of RosenKreuz."""

from __future__ import annotations

from tests.support.engine.case_files import ALL_CASES

CASES = sorted((ALL_CASES / "rosenkreuz").glob("*.yaml"))
