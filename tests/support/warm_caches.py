"""A pytest plugin for `make mutants`: scenarios are read before the first test, as tests share what is cached.

Coverage would otherwise credit the code that reads them to the first test that needs one.
"""

from __future__ import annotations

import pytest

from rozz import library


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Read all shipped scenarios and puzzles."""
    for name in library.GAMES:
        for scenario in library.scenario_names(name):
            library.game(name).read(library.scenario_mapping(scenario, name))
    for name in library.puzzle_names():
        library.puzzle_mapping(name)
