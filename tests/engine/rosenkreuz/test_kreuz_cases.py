"""The cases of RosenKreuz: every rule has one, and each case also holds rotated and mirrored.

A half turn keeps the colors of squares and exchanges the ends of the sides; mirroring left to right changes the colors
of all squares, and so of all pieces.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from rozz import library
from rozz.cli.casebook import differences
from rozz.engine.rosenkreuz.reading.cases import read_case, result_of
from rozz.ui.i18n.engine_texts import render
from tests.support.engine.case_files import mapping_of
from tests.support.engine.kreuz_cases import CASES

RULES = [f"K{number}" for number in range(1, 10)]
Change = Callable[[str], str]


def test_every_rule_is_covered_by_a_case() -> None:
    cited = {rule for path in CASES for rule in mapping_of(path)["rules"]}
    assert cited == set(RULES)
    assert len(CASES) >= 50


def turned_text(text: str) -> str:
    """Squares on the opposite side of the board's middle."""
    return re.sub(r"([a-h])([1-8])", lambda found: f"{chr(201 - ord(found[1]))}{9 - int(found[2])}", text)


def mirrored_text(text: str) -> str:
    """Squares with their files exchanged."""
    return re.sub(r"([a-h])([1-8])", lambda found: f"{chr(201 - ord(found[1]))}{found[2]}", text)


def turned_rows(text: str) -> str:
    """The board rotated by half a turn, with ROSE and CROSS exchanged."""
    return "\n".join(row[::-1] for row in reversed(text.split())).translate(str.maketrans("RrCc", "CcRr"))


def mirrored_rows(text: str) -> str:
    """The board mirrored left to right, with black and white exchanged."""
    return "\n".join(row[::-1] for row in text.split()).swapcase()


def other(seat: str) -> str:
    """The other side's name."""
    return {"ROSE": "CROSS", "CROSS": "ROSE"}[seat]


def changed(mapping: dict[str, Any], rows: Change, text: Change, seat: Change) -> dict[str, Any]:
    """A case with its squares, rows and seats changed."""
    start = mapping.get("position") or library.scenario_mapping(mapping["scenario"], "rosenkreuz")["setup"]

    def plain(written: str) -> str:
        return text("".join(written.split()).lower())

    def moves(by_seat: dict[str, list[str]]) -> dict[str, list[str]]:
        return {seat(key): [plain(each) for each in given] for key, given in by_seat.items()}

    expect = dict(mapping["expect"])
    ways: dict[str, Callable[[Any], Any]] = {
        "position": rows,
        "to_move": seat,
        "status": lambda status: {seat(key): value for key, value in status.items()},
        "winners": lambda winners: [seat(each) for each in winners],
        "legal": lambda legal: [plain(each) for each in legal],
    }
    return {
        "game": "rosenkreuz",
        "name": mapping["name"],
        "position": rows(start),
        "to_move": seat(mapping.get("to_move", "ROSE")),
        "orders": moves(mapping.get("orders", {})),
        "expect": {key: ways[key](value) for key, value in expect.items()},
    }


@pytest.mark.parametrize(
    ("rows", "text", "seat"),
    [
        (turned_rows, turned_text, other),
        (mirrored_rows, mirrored_text, str),
        (lambda rows: mirrored_rows(turned_rows(rows)), lambda text: mirrored_text(turned_text(text)), other),
    ],
    ids=["turned", "mirrored", "both"],
)
def test_every_case_holds_rotated_and_mirrored(rows: Change, text: Change, seat: Change) -> None:
    failed = {}
    for path in CASES:
        case = read_case(changed(mapping_of(path), rows, text, seat), lambda name: {})
        missed = differences(case.expected, result_of(case, render))
        if missed:
            failed[path.stem] = missed
    assert failed == {}
