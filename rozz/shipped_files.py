"""The files that are shipped beside the code, read from the disk or from what the build has packed.

`library` gives what is in them by name. The engine takes mappings and never imports this.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from os import listdir
from pathlib import Path
from pkgutil import get_data
from typing import Any


def _find_folder() -> Path:
    """Inside the package if installed, beside it in a checkout; the page has `scenarios.json` instead."""
    package = Path(__file__).resolve().parent
    installed = package / "shipped" / "scenarios"
    return installed if installed.is_dir() else package.parent / "scenarios"


#: Where scenarios, boards, catalogs and puzzles are, a folder for each kind; a game's scenarios under its name.
FOLDER = _find_folder()


@cache
def first_screen_animation() -> str:
    """The moving picture of the first screen, drawn by the build; empty without a build."""
    try:
        return (get_data("rozz", "living.html") or b"").decode()
    except OSError:
        return ""


@cache
def _packed() -> Mapping[str, Any] | None:
    """All shipped files as one mapping of path → mapping if the build has made one, so that no YAML is parsed."""
    try:
        packed = get_data("rozz", "scenarios.json")
    except OSError:
        return None
    return dict(json.loads(packed)) if packed else None


def read(path: str) -> dict[str, Any]:
    """The mapping of a shipped file, by its path without extension: `rozz/solo-training`."""
    packed = _packed()
    if packed is not None:
        return dict(packed[path])
    return deepcopy(_parsed((FOLDER / f"{path}.yaml").read_text(encoding="utf-8"), f"{path}.yaml"))


@cache
def _parsed(text: str, name: str) -> dict[str, Any]:
    """Parse a text; cached, since parsing a scenario again and again would take most of the time."""
    from rozz import yaml_reading

    return yaml_reading.read(text, name)


def names_in(folder: str) -> tuple[str, ...]:
    """The names of the shipped files in a folder, sorted."""
    packed = _packed()
    if packed is not None:
        return tuple(sorted(path.split("/")[1] for path in packed if path.split("/")[0] == folder))
    within = FOLDER / folder
    files = listdir(within) if within.is_dir() else ()
    return tuple(sorted(path.removesuffix(".yaml") for path in files if path.endswith(".yaml")))


@cache
def voice_words() -> tuple[str, ...]:
    """2,048 words that are hard to confuse (BIP-39, English): eleven bits each, to be compared by voice."""
    return tuple((get_data("rozz", "words.txt") or b"").decode().split())
