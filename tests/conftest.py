"""The built site, in what order tests run, and what an older Python is spared."""

from __future__ import annotations

import functools
import gc
import os
import sys
import typing
from pathlib import Path

import pytest
from filelock import FileLock

from rozz.cli.site.build import MANIFEST, build

if sys.version_info < (3, 12):
    # htpy asks of every list that it writes whether it has a certain protocol; what that consists of this Python would
    # work out anew each time, a tenth of all that the tests of the page take.  Later ones remember it.
    typing._get_protocol_attrs = functools.cache(typing._get_protocol_attrs)  # type: ignore[attr-defined]


@pytest.fixture(scope="session")
def built_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site's folder: built by the first of the test processes that asks."""
    temporary = tmp_path_factory.getbasetemp()
    shared = temporary.parent if "PYTEST_XDIST_WORKER" in os.environ else temporary
    with FileLock(shared / "site.lock"):
        if not (shared / "site" / MANIFEST).exists():
            build(shared / "site")
    return shared / "site"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones begin first, so that at the end no process waits for another that has just begun one."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Collect garbage less often: what thousands of collected tests consist of never becomes any.

    This saves an eighth of the processor time of the tests that open no browser.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
