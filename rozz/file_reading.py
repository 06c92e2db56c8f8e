"""Reads the files that a user names."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from rozz import library, yaml_reading
from rozz.engine.errors import BadFile
from rozz.engine.said import said


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a file; raises BadFile if it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile(said("files-not-utf-8"), str(path)) from None
    except OSError as fault:
        raise BadFile(said("files-cannot-read", why=str(fault.strerror)), str(path)) from None


def read_mapping(path: str | os.PathLike[str]) -> dict[str, Any]:
    """The mapping of a YAML (or JSON) file; raises BadFile."""
    return yaml_reading.read(read_text(path), str(path))


def read_scenario(name: str | os.PathLike[str]) -> dict[str, Any]:
    """The mapping of a scenario file; if there is none of this name, of a shipped scenario. Raises BadFile."""
    return read_mapping(name) if Path(name).is_file() else library.scenario_of_any_game(os.fspath(name))
