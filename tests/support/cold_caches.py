"""A pytest plugin: each test begins with empty caches, so that coverage sees all that it needs (`make mutants`)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest

#: What empties each cache, and the number of modules when the caches were searched for.
_clear: list[Callable[[], None]] = []
_modules = 0


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Forget what earlier tests have computed."""
    global _modules
    if _modules != len(sys.modules):
        _modules = len(sys.modules)
        _clear[:] = _found()
    for clear in _clear:
        clear()


def _found() -> Iterator[Callable[[], None]]:
    """What empties the cached functions and methods of the project and its tests."""
    modules = [module for name, module in sys.modules.items() if name.partition(".")[0] in ("rozz", "tests")]
    values = [value for module in modules for value in vars(module).values()]
    members = [member for value in values if isinstance(value, type) for member in vars(value).values()]
    for each in {id(each): each for each in (*values, *members)}.values():
        function = getattr(each, "__func__", each)
        if hasattr(function, "cache_clear") and not isinstance(function, type):
            yield function.cache_clear
