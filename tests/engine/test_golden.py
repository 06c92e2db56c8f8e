"""Whole matches reported by messages and facts (tests/golden): a difference reads as a story."""

from __future__ import annotations

from pathlib import Path

import pytest

from rozz import library, yaml_reading
from rozz.engine import record
from rozz.engine.game import Line
from rozz.engine.match import Match
from rozz.ui.i18n.engine_texts import render
from tests.support.engine.report_lines import with_facts

FILES = sorted((Path(__file__).resolve().parents[1] / "golden").glob("*.yaml"))


def play(golden: dict) -> Match:
    """The match that results from the commands of a golden file."""
    game = library.game("rozz")
    match = Match.begin(game, game.read(library.scenario_mapping(golden["scenario"])), "golden", golden["names"])
    for turn in golden["turns"]:
        for colour, texts in turn["commands"].items():
            match = match.hand_in(colour, [game.parse(match.scenario, text)[0] for text in texts])
        match = match.reveal()
    return match


def story(match: Match) -> str:
    """All turns as any viewer may read them."""
    paragraphs = []
    for turn in match.played:
        lines = [_line(line) for line in match.game.report(turn, match.names)]
        paragraphs.append("\n".join([f"Turn {turn.moment.turn}", *lines]))
    return "\n\n".join(paragraphs)


def _line(line: Line) -> str:
    counts = f" [{render(line.counts)}]" if line.counts else ""
    return f"{with_facts(line.plain)}{counts} ({line.rule})"


def test_golden_matches_exist():
    assert len(FILES) >= 4


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_report_of_a_golden_match_is_unchanged(file):
    golden = yaml_reading.read(file.read_text(encoding="utf-8"), file.name)
    match = play(golden)
    expected = "\n\n".join(f"Turn {number}\n{turn['told']}" for number, turn in enumerate(golden["turns"], 1))
    assert story(match) == expected
    assert match.game.fingerprint(match.state)["position"] == golden["final"]
    outcome = match.outcome
    assert outcome is not None
    winners = " and ".join(match.names[seat] for seat in outcome.winners)
    assert f"{winners} won ({outcome.rule})" == golden["result"]


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_golden_match_reports_the_same_from_its_record(file):
    match = play(yaml_reading.read(file.read_text(encoding="utf-8"), file.name))
    again = record.from_json(record.to_json(match), library.game)
    assert story(again) == story(match)


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_commands_of_golden_matches_are_in_canonical_form(file):
    golden = yaml_reading.read(file.read_text(encoding="utf-8"), file.name)
    match = play(golden)
    for turn, expected in zip(match.played, golden["turns"], strict=True):
        for colour, texts in expected["commands"].items():
            assert [match.game.write(command) for command in turn.orders[colour]] == texts
