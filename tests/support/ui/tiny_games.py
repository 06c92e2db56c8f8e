"""Tiny games on the page: each with one scenario, `tiny`, and a face of its own."""

from __future__ import annotations

from typing import Any

import pytest

from rozz import library, shipped_files
from rozz.ui import games
from rozz.ui.games.face_defaults import SmallGameFace

PLAYERS = {"players": ["ANN", "BEN"]}


def register(monkeypatch: pytest.MonkeyPatch, face: SmallGameFace, **written: Any) -> None:
    """Make the registries know a game by its face."""
    name = face.rules.name
    mapping = {"game": name, "name": "Tiny", **(written or PLAYERS)}
    monkeypatch.setitem(library.GAMES, name, lambda: face.rules)
    monkeypatch.setitem(games.FACES, name, lambda: face)
    names, read = shipped_files.names_in, shipped_files.read
    monkeypatch.setattr(shipped_files, "names_in", lambda folder: ("tiny",) if folder == name else names(folder))
    monkeypatch.setattr(shipped_files, "read", lambda path: mapping if path == f"{name}/tiny" else read(path))

