"""`rozz check`: whether scenario files can be played, one line of output per file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from rozz.cli.input_files import MET, REFUSED, game_in, one_line
from rozz.engine.errors import Fault
from rozz.engine.game import GameNamed
from rozz.engine.said import Said
from rozz.file_reading import read_mapping
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import with_semicolons


@runtime_checkable
class WithWarnings(Protocol):
    """A scenario whose reader has noticed something."""

    @property
    def warnings(self) -> Sequence[Said]:
        """What may be a mistake."""


def check(files: Sequence[str], game_named: GameNamed) -> int:
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
        found = scenario.warnings if isinstance(scenario, WithWarnings) else ()
        warnings = [say("cli-warning", remark=render(each)) for each in found]
        print(f"{path}: {with_semicolons((say('cli-ok'), *warnings))}")
    return status
