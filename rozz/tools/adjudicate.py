"""`rozz adjudicate` and `rozz check`: files in, one line each out."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rozz import handwritten, library
from rozz.engine.areas import cases as areas_cases
from rozz.engine.errors import BadFile, Fault
from rozz.engine.game import Game
from rozz.tools import cases as rozz_cases
from rozz.tools.cases import differences

MET, UNMET, REFUSED = 0, 1, 2
#: What reads and plays the cases of a game: `read_case` and `shown`.
READERS: dict[str, Any] = {
    "rozz": rozz_cases,
    "ozymandia": areas_cases,
    "simultaneous-risk": areas_cases,
}


def read_text(path: str) -> str:
    """The text of a file that a person gave; raises BadFile when it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else "not UTF-8 text"
        raise BadFile(f"cannot be read: {reason}", path) from None


def read_mapping(path: str) -> dict[str, Any]:
    """The mapping of a YAML (or JSON) file."""
    return handwritten.read(read_text(path), path)


def one_line(path: str, fault: Fault) -> str:
    """A refusal on one line, the file first."""
    text = " ".join(str(fault).split())
    return text if text.startswith(path) else f"{path}: {text}"


def adjudicate(files: Sequence[str]) -> int:
    """Print one JSON object a case; differences and refusals go to standard error.  The exit status is the highest."""
    status = MET
    for path in files:
        try:
            mapping = read_mapping(path)
            name = str(mapping.get("game", "rozz"))
            reader = READERS.get(name, rozz_cases)
            game = library.game(name if name in READERS else "rozz")
            case = reader.read_case(mapping, game, partial(library.scenario_mapping, game_name=game.name))
        except Fault as fault:
            print(one_line(path, fault), file=sys.stderr)
            status = REFUSED
            continue
        result = reader.shown(case, game)
        print(json.dumps(result, ensure_ascii=False))
        for row in differences(case.expected, result):
            print(f"{path}: {row}", file=sys.stderr)
            status = max(status, UNMET)
    return status


def check(files: Sequence[str], game_named: Callable[[str], Game]) -> int:
    """Print a line for each scenario file: ok, or what is wrong."""
    status = MET
    for path in files:
        try:
            mapping = read_mapping(path)
            scenario = game_named(str(mapping.get("game", "rozz"))).read(mapping)
        except Fault as fault:
            print(one_line(path, fault))
            status = REFUSED
            continue
        remarks = getattr(scenario, "warnings", ())
        print(f"{path}: ok" + "".join(f"; warning: {remark}" for remark in remarks))
    return status
