"""A whole game of RosenKreuz as messages and facts (tests/golden/rosenkreuz): a difference reads as a story.

A line with a number is a move as given; the lines under it are its report.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Line
from rozz.engine.rosenkreuz.play import RosenKreuz
from tests.support.engine.report_lines import with_facts

FILES = sorted((Path(__file__).resolve().parents[2] / "golden" / "rosenkreuz").glob("*.txt"))
GAME = RosenKreuz()


def reported(scenario: str, texts: list[str]) -> str:
    """The game of these moves, each with its report, and the final position."""
    state = GAME.begin(GAME.read(library.scenario_mapping(scenario, "rosenkreuz")), NO_DICE)
    lines = []
    for number, text in enumerate(texts, 1):
        seat = state.position.to_move
        played = GAME.resolve(state, {seat: GAME.parse(state.scenario, text)}, NO_DICE)
        lines.append(f"{number}. {text}")
        lines += [f"    {_reported(line)}" for line in GAME.report(played, {"ROSE": "Ada", "CROSS": "Ben"})]
        state = played.after
    assert GAME.moment(state) is None
    return "\n".join([*lines, *state.position.rows, ""])


def _reported(line: Line) -> str:
    counts = f" [{with_facts(line.counts)}]" if line.counts else ""
    return f"{with_facts(line.plain)}{counts} ({line.rule})"


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_report_of_a_golden_game_is_unchanged(file: Path) -> None:
    story = file.read_text(encoding="utf-8")
    assert reported(file.stem, re.findall(r"^\d+\. (\S+)$", story, re.M)) == story


def test_the_golden_game_has_every_kind_of_capture_and_a_void_move() -> None:
    rules = set(re.findall(r"\((K\d)\)$", "\n".join(file.read_text() for file in FILES), re.M))
    assert rules >= {"K4", "K5", "K6", "K7", "K8", "K9"}
