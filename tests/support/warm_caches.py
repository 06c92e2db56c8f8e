"""A pytest plugin for `make mutants`: scenarios are read before the first test, as tests share what is cached.

Coverage would otherwise credit the code that reads them to the first test that needs one. This plugin is loaded before
coverage starts, so it imports the project only when it is called.
"""

from __future__ import annotations

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Read all shipped scenarios and puzzles."""
    from rozz import library

    for name in library.GAMES:
        for scenario in library.scenario_names(name):
            library.game(name).read(library.scenario_mapping(scenario, name))
    for name in library.puzzle_names():
        library.puzzle_mapping(name)
