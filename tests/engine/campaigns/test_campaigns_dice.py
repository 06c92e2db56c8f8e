"""Which dice the rules roll: ten-sided ones, and draws among as many as there are to draw from."""

from __future__ import annotations

import pytest

from rozz import library
from rozz.engine.campaigns.reading.cases import read_case, result_of
from rozz.engine.dice import RecordedDice
from tests.support.engine.case_files import ALL_CASES, mapping_of

TURN_ORDER = [("C4.1", 10)] * 2
#: A case, and each roll in it: its rule and how many sides there are.
ROLLED: list[tuple[str, list[tuple[str, int]]]] = [
    ("c13-1-a-change-that-succeeds", [("C13.1", 10)]),
    # One of three orders is drawn.
    ("c13-1-chaos", [("C13.1", 10), ("C13.1", 3)]),
    ("c13-3-ten-fails", [("C13.3", 10)]),
    # Two units in the pool, two kinds of specialists; where there is one, nothing is drawn.
    ("c18-2-a-random-unit", [("C18.2", 2), *TURN_ORDER]),
    ("c18-3-which-kind-of-specialist", [("C18.3", 2), *TURN_ORDER]),
    ("c18-3-one-kind-is-not-drawn", TURN_ORDER),
    ("c18-4-a-witch", [("C18.4", 10), ("C11.3", 10), *TURN_ORDER]),
    # The attacker, the gun and both regiments.
    ("c14-8-the-lower-number-is-refused", [("C14.7", 10)] * 4),
]


@pytest.mark.parametrize(("name", "rolled"), ROLLED, ids=[name for name, _ in ROLLED])
def test_each_rule_rolls_its_dice(name: str, rolled: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch) -> None:
    case = read_case(
        mapping_of(ALL_CASES / "campaigns" / f"{name}.yaml"),
        lambda scenario: library.scenario_mapping(scenario, "campaigns"),
    )
    found: list[tuple[str, int]] = []
    draw = RecordedDice.draw

    def noted(dice: RecordedDice, sides: int, rule: str) -> int:
        found.append((rule, sides))
        return draw(dice, sides, rule)

    monkeypatch.setattr(RecordedDice, "draw", noted)
    result_of(case, str)
    assert found == rolled
