"""How these tests call the command line: `rozz("check", file)`, as one would type it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml

from rozz import library
from rozz.cli.main import main


@dataclass(frozen=True)
class Ran:
    """The result of a command: exit status, standard output, standard error."""

    status: int
    out: str
    err: str

    @property
    def is_refusal(self) -> bool:
        """Whether the result looks as every refusal does: exit 2, one line on standard error, no standard output."""
        return self.status == 2 and not self.out and self.err.count("\n") == 1 and self.err.strip() != ""


@pytest.fixture
def rozz(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Runs `rozz …` in this process."""

    def run(*arguments: object, game_named=library.game) -> Ran:
        capsys.readouterr()
        status = main([str(each) for each in arguments], game_named=game_named)
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return run


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., Path]:
    """Writes a file: text unchanged, any other value as YAML."""

    def write(value: object, name: str = "written.yaml") -> Path:
        path = tmp_path / name
        text = value if isinstance(value, str) else yaml.safe_dump(value, sort_keys=False, allow_unicode=True)
        path.write_text(text, encoding="utf-8")
        return path

    return write
