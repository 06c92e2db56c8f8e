"""The players' pages are true: the example case, the example orders, and every rule by its number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from rozz import library
from rozz.cli.casebook import differences
from rozz.engine.areas.reading import cases
from rozz.ui.i18n.engine_texts import render
from tests.support.engine.random_areas import GAMES, SCENARIOS

DOCS = Path(__file__).resolve().parents[3] / "docs"
OZYMANDIA = (DOCS / "ozymandia.md").read_text()
RISK = (DOCS / "simultaneous-risk.md").read_text()


@pytest.mark.parametrize(
    ("text", "rules"), [(OZYMANDIA, range(1, 14)), (RISK, (1, 2, 3, 4, 5, 6, 7, 11, 14, 15, 16, 17, 18))]
)
def test_every_rule_has_its_number(text: str, rules: range) -> None:
    assert {f"Z{number}" for number in rules} <= set(re.findall(r"Z\d+", text))


def example(beginning: str) -> str:
    """An indented example of the page, found by its first line."""
    block = re.search(rf"((?:    .*\n|\n)*    {beginning}\n(?:    .*\n)*)", OZYMANDIA)
    assert block is not None
    return re.sub(r"(?m)^    ", "", block[1])


def test_the_example_case_passes() -> None:
    game = GAMES["ozymandia"]
    case = cases.read_case(
        yaml.safe_load(example("name: Two march against three")), game,
        lambda name: library.scenario_mapping(name, "ozymandia"),
    )  # fmt: skip
    assert differences(case.expected, cases.result_of(case, game, render)) == []


def test_the_example_scenario_is_read() -> None:
    scenario = GAMES["ozymandia"].read(yaml.safe_load(example("name: Five Isles")))
    assert (scenario.cities_to_win, scenario.turn_limit, scenario.swaps) == (3, 12, (("Fern", "Gull"),))


@pytest.mark.parametrize(
    ("game", "name", "places"), [("ozymandia", "Two Fords", 4), ("simultaneous-risk", "Two Shores", 6)]
)
def test_the_examples_with_their_own_map_are_read(game: str, name: str, places: int) -> None:
    text = example(f"name: {name}").replace("\n\n", "\n")
    assert len(GAMES[game].read(yaml.safe_load(text)).map.areas) == places


def test_the_table_of_the_map_matches_the_shipped_map() -> None:
    """Compares the table of Ozymandia's map row by row."""
    known = SCENARIOS["ozymandia", "standard"].map
    rows = re.findall(r"(?m)^\| (\w+) \(\w\) \| ([^|]*) \| ([\w -]+) \((\w+)\) \| ([^|]*)\|$", OZYMANDIA)
    assert len(rows) == 9
    for province, touches, city, short, bridge in rows:
        assert set(known.neighbours[province]) == {*touches.split(", "), city}
        assert known.matching(short) == (city,)
        assert set(known.neighbours[city]) == {province, bridge.strip()} - {""}


def test_the_example_orders_of_the_page() -> None:
    line = re.search(r"`(\+2 Brazil, 1 Peru;[^`]*)`", RISK)
    assert line is not None
    assert len(GAMES["simultaneous-risk"].parse(SCENARIOS["simultaneous-risk", "standard"], line[1])) == 3
