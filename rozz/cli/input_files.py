"""What the commands that read files share: the game of a scenario, refusals that name the file, and exit statuses."""

from __future__ import annotations

from typing import Any

from rozz import library
from rozz.engine.errors import BadFile, Fault
from rozz.engine.game import GameNamed, Rules
from rozz.engine.validation import PathValue
from rozz.ui.i18n.engine_texts import render

#: The exit statuses of a command: expectations met or not, or a file refused.
MET, UNMET, REFUSED = 0, 1, 2


def game_in(mapping: dict[str, Any], path: str, game_named: GameNamed) -> Rules:
    """The rules of a scenario's game, the first if it names none; raises BadFile with the file's name."""
    try:
        if "game" not in mapping:
            return game_named(library.DEFAULT_GAME)
        return game_named(PathValue(mapping["game"], "game", BadFile).text())
    except Fault as fault:
        raise BadFile(fault.text, path) from None


def is_named(fault: Fault, path: str) -> bool:
    """Whether a refusal begins with the name of the file already."""
    return isinstance(fault, BadFile) and fault.path.startswith(path)


def one_line(path: str, fault: Fault) -> str:
    """A refusal on one line, with the file first."""
    named = fault if is_named(fault, path) else BadFile(fault.text, path)
    return " ".join(render(named.text).split())
