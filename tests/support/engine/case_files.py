"""The cases of `tests/cases`: as written, renamed and turned."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from rozz import library, yaml_reading

ALL_CASES = Path(__file__).parents[2] / "cases"
CASES = sorted((ALL_CASES / "rozz").glob("*.yaml"))


@cache
def mapping_of(path: Path) -> dict[str, Any]:
    """A case as written; several tests read all cases, and none changes what it reads."""
    return yaml_reading.read(path.read_text(), path.name)


def renamed(value: Any, names: dict[str, str]) -> Any:
    """A mapping with words replaced in keys, values and commands; messages and sentences stay."""
    if isinstance(value, dict):
        return {
            _word(key, names): each if key in ("why", "about", "name", "effect") else renamed(each, names)
            for key, each in value.items()
        }
    if isinstance(value, list):
        return [renamed(each, names) for each in value]
    return _text(value, names) if isinstance(value, str) else value


def _word(text: Any, names: dict[str, str]) -> Any:
    return names.get(text.upper(), text) if isinstance(text, str) else text


def _text(text: str, names: dict[str, str]) -> str:
    """A single word, or a command outside its quotes; hyphens and spaces within a name are removed first."""
    head, quote, tail = text.partition('"')
    if not re.search(r"[:>@]", head):
        return _word(text, names)
    bare = re.sub(r"[\s-]", "", head)
    return re.sub(r"[A-Za-z][A-Za-z0-9]*", lambda found: _word(found.group(), names), bare) + quote + tail


def rotated_ring(board: dict[str, Any]) -> dict[str, str]:
    """The tiles of a board's rings, each mapped to the one that a clockwise turn puts in its place: B6 → B1."""
    names: dict[str, str] = {}
    for name, place in board.get("territories", {}).items():
        prefix = place.get("prefix", name[0]) if isinstance(place, dict) else name[0]
        for number in range(1, 7):
            names[f"{prefix}{number}".upper()] = f"{prefix.upper()}{number % 6 + 1}"
    return names


def rotated_scenario(written: dict[str, Any]) -> dict[str, Any]:
    """A scenario turned clockwise by 60 degrees, R1.3: axial (q, r) → (−r, q + r), and the lattice [u, v] likewise."""

    def at(pair: list[int]) -> list[int]:
        return [-pair[1], pair[0] + pair[1]]

    board = written["board"]
    board = library.board_mapping(board) if isinstance(board, str) else board
    renewed = renamed({**written, "board": board}, rotated_ring(board))
    for name, place in renewed["board"].get("territories", {}).items():
        where = {**place, "at": at(place["at"])} if isinstance(place, dict) else at(place)
        renewed["board"]["territories"][name] = where
    for place in renewed["board"].get("tiles", {}).values():
        # A polygon touches only through links, so it can stay where it is.
        if "hex" in place:
            place["hex"] = at(place["hex"])
    return renewed
