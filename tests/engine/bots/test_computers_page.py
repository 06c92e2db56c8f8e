"""The program of docs/computers.md runs, and the page names the levels as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rozz.engine.bots.levels import TABLE

PAGE = (Path(__file__).parents[3] / "docs" / "computers.md").read_text(encoding="utf-8")


def test_the_program_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    program = re.search(r"```python\n(.*?)```", PAGE, re.S)
    assert program is not None
    exec(compile(program[1], "docs/computers.md", "exec"), {"__name__": "example"})
    assert re.match(r"turn \d+: (Outcome|None)", capsys.readouterr().out)


def test_the_levels_are_those_of_the_table() -> None:
    for level in TABLE:
        assert f"| {level.number} | {level.name} | {level.character} |" in PAGE
