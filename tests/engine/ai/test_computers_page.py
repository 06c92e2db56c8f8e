"""The programs of docs/write-a-computer-player.md run, and docs/computers.md lists the actual levels."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rozz import library
from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.ai.levels import TABLE
from rozz.engine.dice import NO_DICE
from rozz.ui.features.opponents.computer_levels import level_about, level_name

DOCS = Path(__file__).parents[3] / "docs"
LEVELS_PAGE = (DOCS / "computers.md").read_text(encoding="utf-8")
PAGE = (DOCS / "write-a-computer-player.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.S)


def run(program: str) -> None:
    """Runs it as a user's own file would run."""
    exec(compile(program, "docs/write-a-computer-player.md", "exec"), {"__name__": "example"})


def test_the_program_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    run(PROGRAMS[0])
    assert re.match(r"turn \d+: (Outcome|None)", capsys.readouterr().out)


def test_an_evaluator_of_forty_lines_beats_level_one(capsys: pytest.CaptureFixture[str]) -> None:
    run(PROGRAMS[1])
    found = re.fullmatch(r"won (\d+), lost (\d+) of 10\n", capsys.readouterr().out)
    assert found is not None
    assert int(found[1]) >= 8 and int(found[2]) == 0


def test_the_page_names_every_method_of_an_evaluator() -> None:
    for name in vars(Evaluator):
        if not name.startswith("_"):
            assert f"`{name}`" in PAGE, name


def test_a_custom_evaluator_needs_what_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    run(PROGRAMS[2])
    assert capsys.readouterr().out == "(Nothing(),)\n"


def test_a_text_becomes_commands_as_the_page_says() -> None:
    text = re.search(r"rules\.parse\(state\.scenario, \"(.*?)\"\)", PAGE)
    rules = library.game("rozz")
    state = rules.begin(rules.read(library.scenario_mapping("headquarters-2")), NO_DICE)
    assert text is not None
    plan = rules.parse(state.scenario, text[1].replace("Braxx", "Drift"))
    assert all(verdict.is_done for verdict in rules.judge(state, "RED", plan))


def test_the_page_lists_the_levels() -> None:
    for level in TABLE:
        assert f"| {level.number} | {level_name(level)} | {level_about(level)} |" in LEVELS_PAGE


def test_a_level_has_the_name_used_in_records() -> None:
    assert [level_name(level) for level in TABLE] == [level.name for level in TABLE]
