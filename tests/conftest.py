"""In what order tests run."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones begin first, so that at the end no process waits for another that has just begun one."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
