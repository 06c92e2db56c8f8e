"""The rules page: an anchor for every number that anything cites."""

from __future__ import annotations

import re
from pathlib import Path

from rozz.engine.rozz import combat, objectives, reasons
from rozz.ui.games.rozz.rules_text import CHAPTERS
from rozz.ui.views.rules import rules_page

HERE = Path(__file__).resolve().parents[2]
NUMBERS = [rule.number for chapter in CHAPTERS for rule in chapter.rules]


def test_numbers_are_unique_and_anchored() -> None:
    assert len(set(NUMBERS)) == len(NUMBERS)
    page = str(rules_page("rozz"))
    assert all(f'id="{number}"' in page for number in NUMBERS)


def test_every_cited_rule_can_be_read() -> None:
    cited = {rule for _, rule, _ in reasons.REASONS.values()}
    cited |= set(combat.RULES.values()) | {rule for rule, _ in objectives.OBJECTIVES.values()}
    for path in (HERE / "rozz" / "engine" / "rozz").glob("*.py"):
        cited |= set(re.findall(r'"(R\d+(?:\.\d+)?)"', path.read_text()))
    for path in (HERE / "tests" / "cases" / "rozz").glob("*.yaml"):
        cited |= set(re.findall(r"\bR\d+\.\d+\b", path.read_text().split("scenario:")[0].split("rules:")[-1]))
    assert sorted(cited - set(NUMBERS)) == []
