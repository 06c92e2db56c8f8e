"""The built site, the order in which tests run, and a shortcut for older Pythons."""

from __future__ import annotations

import functools
import gc
import os
import shutil
import sys
import typing
from pathlib import Path

import pytest
from filelock import FileLock

from rozz.cli.site.build import DIST, MANIFEST, build, is_current

if sys.version_info < (3, 12):
    # htpy asks for every list that it writes whether it follows a certain protocol; this Python works out the
    # protocol's members again each time, a tenth of the time of the page's tests. Later versions remember them.
    typing._get_protocol_attrs = functools.cache(typing._get_protocol_attrs)  # type: ignore[attr-defined]


@pytest.fixture(scope="session")
def built_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site's folder: a copy of `dist/` if that is current, else built by the first test process that asks."""
    temporary = tmp_path_factory.getbasetemp()
    shared = temporary.parent if "PYTEST_XDIST_WORKER" in os.environ else temporary
    with FileLock(shared / "site.lock"):
        if not (shared / "site" / MANIFEST).exists():
            if is_current(DIST):
                shutil.copytree(DIST, shared / "site")
            else:
                build(shared / "site")
    return shared / "site"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests start first, so that no process waits at the end for one that has just started."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection() -> None:
    """Collect no garbage while tests are collected: a tenth of the time of that, in each test process."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Collect garbage less often: the thousands of collected tests never become garbage.

    This saves an eighth of the processor time of the tests that open no browser.
    """
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 50, 100)
