"""Every case of tests/cases: as written, with items or seats renamed, and rotated by 60 degrees."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rozz import library, shipped_files
from rozz.cli.casebook import Difference, adjudicated, differences
from rozz.engine.dice import NO_DICE
from rozz.engine.rozz.play import Rozz
from rozz.engine.rozz.reading.cases import read_case, result_of
from rozz.ui.i18n.engine_texts import render
from tests.support.engine.case_files import ALL_CASES, CASES, mapping_of, renamed, rotated_ring, rotated_scenario

OTHER_GAMES = sorted(path for path in ALL_CASES.glob("*/*.yaml") if path not in CASES)
ROZZ = Rozz(shipped_files.read("catalogs/standard"), library.board_mapping)

#: Every number of the rules.
RULES = re.findall(
    r"\S+",
    (
        "R1.1 R1.2 R1.3 R1.4 R1.5 R1.6 R2.1 R2.2 R2.3 R2.4 R2.5 R3.1 R3.2 R3.3 R3.4 R3.5 R3.6 R4.1 R4.2 R4.3 R4.4 R4.5 "
        "R4.6 R4.7 R5.1 R5.2 R5.3 R5.4 R5.5 R5.6 R6.1 R6.2 R6.3 R6.4 R6.5 R6.6 R6.7 R7 R8.1 R8.2 R8.3 R8.4 R8.5 R8.6 "
        "R8.7 R9 R10.1 R10.2 R10.3 R10.4 R10.5 R10.6 R10.7 R11 R12"
    ),
)


def missed(mapping: dict[str, Any], rozz: Rozz = ROZZ, named: Any = library.scenario_mapping) -> list[Difference]:
    """The unmet expectations of a case."""
    case = read_case(mapping, rozz, named)
    return differences(case.expected, result_of(case, rozz, render))


#: The cases of the other games, and every number of their rules.
OTHER_RULES = {
    "rosenkreuz": [f"K{number}" for number in range(1, 10)],
    "ozymandia": [f"Z{number}" for number in range(1, 14)],
    "simultaneous-risk": [f"Z{number}" for number in (2, 3, 4, 6, 7, 11, 14, 15, 16, 17, 18)],
    # The rules that a case can show, by their sections.
    "campaigns": re.findall(
        r"\S+",
        (
            "C2.1 C2.2 C2.5 C2.6 C3.3 C4.1 C4.2 C4.3 C5.1 C5.2 C5.3 C5.5 C5.6 C6.1 C7.1 C7.2 C7.3 C8.1 C8.2 C8.3 "
            "C8.4 C8.5 C8.6 C9.1 C9.2 C9.4 C9.5 C9.6 C9.7 C10.1 C10.3 C10.4 C10.5 C10.8 C11.1 C11.2 C11.3 C11.4 "
            "C11.5 C11.6 C11.7 C11.8 C12.1 C12.2 C12.3 C12.4 C12.5 C12.6 C12.7 C13.1 C13.2 C13.3 C13.4 C13.5 "
            "C14.1 C14.2 C14.3 C14.4 C14.5 C14.6 C14.7 C14.8 C14.9 C15.1 C15.2 C15.3 C15.4 C15.5 C15.6 C15.7 "
            "C15.8 C15.9 C15.10 C16.1 C16.2 C16.3 C16.4 C16.5 C16.6 C16.7 C16.8 C16.9 C16.10 C17.1 C17.2 C17.3 "
            "C17.4 C18.1 C18.2 C18.3 C18.4 C18.5 C18.6 C18.7 C18.8 C19.1 C19.2 C19.4 C19.5 C19.6 C19.7 C19.8 "
            "C20.1 C20.2 C20.3 C20.4 C21 C22.2 C22.3 C22.4 C23 C24.3"
        ),
    ),
}


@pytest.mark.parametrize("game", OTHER_RULES)
def test_every_rule_of_another_game_is_covered_by_a_case(game: str) -> None:
    cited = {rule for path in OTHER_GAMES if path.parent.name == game for rule in mapping_of(path)["rules"]}
    assert sorted(set(OTHER_RULES[game]) - cited) == []


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case(path: Path) -> None:
    mapping = mapping_of(path)
    assert mapping["why"].strip() and mapping["rules"]
    assert missed(mapping) == []


@pytest.mark.parametrize("path", OTHER_GAMES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_case_of_another_game(path: Path) -> None:
    mapping = mapping_of(path)
    assert mapping["game"] == path.parent.name
    assert mapping["why"].strip() and mapping["rules"]
    case = adjudicated(mapping)
    assert case.expected
    assert differences(case.expected, case.result) == []


def test_every_rule_is_covered_by_a_case() -> None:
    cited = {rule for path in CASES for rule in mapping_of(path)["rules"]}
    assert sorted(set(RULES) - cited) == []
    assert len(CASES) >= 120


ITEMS = list(shipped_files.read("catalogs/standard"))


def scenario_renamed(names: dict[str, str]) -> Any:
    """A lookup of shipped scenarios with exchanged words."""
    return lambda name: renamed(library.scenario_mapping(name), names)


def words(number: int, seed: int) -> list[str]:
    """Random words that are not names of tiles, items or colors."""
    chance = Random(seed)
    return ["QZ" + "".join(chance.choice("BCDFGHJKLMNPQRSTVWXZ") for _ in range(6)) + "XQ" for _ in range(number)]


def test_every_case_holds_with_every_item_renamed() -> None:
    """Not only the results are the same: the reasons that players read use the new names too."""
    names = dict(zip(ITEMS, words(len(ITEMS), 3), strict=True))
    rozz = Rozz(renamed(shipped_files.read("catalogs/standard"), names), library.board_mapping)
    failed = {}
    for path in CASES:
        mapping = mapping_of(path)
        # `_text` puts an order with a name in pieces ("A R M O R") together; notation cases test that.
        other = renamed(mapping, names)
        rows = missed(other, rozz, scenario_renamed(names))
        expected = [[_reworded(text, names) for text in texts] for texts in reasons(mapping)]
        found = reasons(other, rozz, scenario_renamed(names))
        if rows or expected != found:
            failed[path.stem] = rows or [expected, found]
    assert failed == {}


def reasons(mapping: dict[str, Any], rozz: Rozz = ROZZ, named: Any = library.scenario_mapping) -> list[list[str]]:
    """The messages of all verdicts of a case: those of the turn, and those of each seat's commands before it."""
    case = read_case(mapping, rozz, named)
    turn = rozz.resolve(case.state, case.orders, NO_DICE)
    checked = [rozz.judge(case.state, seat, given) for seat, given in case.orders.items()]
    return [[repr(rozz.explain(each)) for each in verdicts] for verdicts in (*turn.verdicts.values(), *checked)]


def _reworded(sentence: str, names: dict[str, str]) -> str:
    return re.sub(r"\w+", lambda found: names.get(found.group(), found.group()), sentence)


def test_every_case_holds_with_the_seats_renamed_in_the_same_order() -> None:
    failed = {}
    for path in CASES:
        mapping = mapping_of(path)
        scenario = mapping["scenario"]
        written = library.scenario_mapping(scenario) if isinstance(scenario, str) else scenario
        players = [player.upper() for player in written["players"]]
        names = dict(
            zip(
                players,
                ("".join(word for word in each if word.isalpha()) for each in words(len(players), 9)),
                strict=True,
            )
        )
        rows = missed(renamed(mapping, names), ROZZ, scenario_renamed(names))
        if rows:
            failed[path.stem] = rows
    assert failed == {}


def test_every_case_holds_rotated_by_sixty_degrees() -> None:
    failed = {}
    for path in CASES:
        mapping = mapping_of(path)
        scenario = mapping["scenario"]
        written = library.scenario_mapping(scenario) if isinstance(scenario, str) else scenario
        board = written["board"]
        names = rotated_ring(library.board_mapping(board) if isinstance(board, str) else board)
        rows = missed({**renamed({**mapping, "scenario": None}, names), "scenario": rotated_scenario(written)})
        if rows:
            failed[path.stem] = rows
    assert failed == {}
