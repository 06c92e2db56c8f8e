"""`rozz adjudicate` and `rozz check`: one line of output per file."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from typing import Any

from rozz import library
from rozz.cli.casebook import adjudicated, differences
from rozz.engine.errors import BadFile, Fault
from rozz.engine.game import Rules
from rozz.engine.validation import PathValue
from rozz.file_reading import read_mapping
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import with_semicolons

MET, UNMET, REFUSED = 0, 1, 2


def game_in(mapping: dict[str, Any], path: str, game_named: Callable[[str], Rules]) -> Rules:
    """The rules of a scenario's game, the first if it names none; raises BadFile with the file's name."""
    try:
        return game_named(PathValue(mapping["game"], "game", BadFile).text() if "game" in mapping else library.FIRST)
    except Fault as fault:
        raise BadFile(fault.text, path) from None


def is_named(fault: Fault, path: str) -> bool:
    """Whether a refusal begins with the name of the file already."""
    return isinstance(fault, BadFile) and fault.path.startswith(path)


def one_line(path: str, fault: Fault) -> str:
    """A refusal on one line, with the file first."""
    named = fault if is_named(fault, path) else BadFile(fault.text, path)
    return " ".join(render(named.text).split())


def adjudicate(files: Sequence[str]) -> int:
    """Print one JSON object per case, differences and refusals to standard error. Returns the highest exit status."""
    status = MET
    for path in files:
        try:
            case = adjudicated(read_mapping(path))
        except Fault as fault:
            print(one_line(path, fault), file=sys.stderr)
            status = REFUSED
            continue
        print(json.dumps(case.result, ensure_ascii=False))
        for row in differences(case.expected, case.result):
            text = say("cli-difference", place=row.place, expected=str(row.expected), got=str(row.got))
            print(f"{path}: {text}", file=sys.stderr)
            status = max(status, UNMET)
    return status


def check(files: Sequence[str], game_named: Callable[[str], Rules]) -> int:
    """Print a line for each scenario file: ok, or what is wrong."""
    status = MET
    for path in files:
        try:
            mapping = read_mapping(path)
            scenario = game_in(mapping, path, game_named).read(mapping)
        except Fault as fault:
            print(one_line(path, fault))
            status = REFUSED
            continue
        warnings = [say("cli-warning", remark=render(each)) for each in getattr(scenario, "warnings", ())]
        print(f"{path}: {with_semicolons((say('cli-ok'), *warnings))}")
    return status
