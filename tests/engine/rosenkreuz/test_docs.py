"""docs/rosenkreuz.md is true: its scenario can be played, its case passes, and all its rules are there."""

from __future__ import annotations

import re
from pathlib import Path

from rozz import yaml_reading

TEXT = (Path(__file__).resolve().parents[3] / "docs" / "rosenkreuz.md").read_text(encoding="utf-8")


def test_the_examples_are_accepted(rozz, written) -> None:
    scenario, case = re.findall(r"```yaml\n(.*?)```", TEXT, re.S)
    assert rozz("check", written(scenario, "scenario.yaml")).status == 0
    assert rozz("perft", written(scenario, "scenario.yaml"), 1).status == 0
    path = written(case, "case.yaml")
    ran = rozz("adjudicate", path)
    assert (ran.status, ran.err) == (0, "")
    keys = re.findall(r"`(\w+)`", TEXT.split("one JSON object:")[1].split("\n\n")[0])
    assert all(f'"{key}"' in ran.out for key in keys) and len(keys) == 9
    assert yaml_reading.read(case, "case")["expect"]["over"] is False


def test_every_rule_appears_once() -> None:
    assert re.findall(r"^\*\*(K\d)", TEXT, re.M) == [f"K{number}" for number in range(1, 10)]
