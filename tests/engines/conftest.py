"""The engines, one address for all of them, and the summary at the end: which ran, and how long visits took."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.support.engines.all_engines import NAMES, engines
from tests.support.engines.driver import PATIENCE_SECONDS, Engine
from tests.support.engines.findings import Findings
from tests.support.engines.visits import Address

ROOT = Path(__file__).parents[2]
#: Screenshots, boxes and times.
RESULTS = ROOT / "test-results" / "engines"

expect.set_options(timeout=PATIENCE_SECONDS * 1000)


FINDINGS = Findings()


@pytest.fixture(scope="session")
def findings() -> Findings:
    """The findings for the summary."""
    return FINDINGS


@pytest.fixture(scope="session")
def results() -> Path:
    """The folder for the results of a run."""
    shutil.rmtree(RESULTS, ignore_errors=True)
    RESULTS.mkdir(parents=True)
    return RESULTS


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Address:
    """The site beside bare Pyodide."""
    return Address(tmp_path_factory.mktemp("address"))


@pytest.fixture(scope="session")
def profiles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for each engine's browser, by name."""
    folder = tmp_path_factory.mktemp("profiles")
    for name in NAMES:
        (folder / name).mkdir()
    return folder


@pytest.fixture(scope="session")
def found(playwright: Playwright, findings: Findings) -> dict[str, Engine]:
    """The engines on this machine, by name."""
    missing = {each: each.missing() for each in engines(playwright)}
    findings.missing |= {each.name: fault for each, fault in missing.items() if fault}
    return {each.name: each for each, fault in missing.items() if not fault}


@pytest.fixture(scope="module", params=NAMES)
def engine(request: pytest.FixtureRequest, found: dict[str, Engine], findings: Findings) -> Iterator[Engine]:
    """Each engine in turn."""
    if request.param not in found:
        pytest.skip(f"{request.param} does not run here: {findings.missing[request.param]}")
    yield found[request.param]
    findings.versions[request.param] = found[request.param].version()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Report which engines ran, and keep the numbers."""
    if not (FINDINGS.versions or FINDINGS.missing):
        return
    terminalreporter.section("engines")
    for line in FINDINGS.lines():
        terminalreporter.line(line)
    if RESULTS.exists():
        kept: dict[str, Any] = {
            "versions": FINDINGS.versions,
            "missing": FINDINGS.missing,
            "milliseconds": FINDINGS.milliseconds,
        }
        (RESULTS / "engines.json").write_text(json.dumps(kept, indent=1))
