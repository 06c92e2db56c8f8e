"""Tiny games on the page: each with one scenario, `tiny`, and a face of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rozz import library
from rozz.engine.game import Played
from rozz.ui import games
from rozz.ui.games.face import Die
from rozz.ui.games.plain import PlainFace

PLAYERS = {"players": ["ANN", "BEN"]}
#: What a die of the duel is thrown for, by the rule that asks.
THROWN_FOR = {"D2": "Who begins", "D3": "{seat} strikes"}


def register(monkeypatch: pytest.MonkeyPatch, face: PlainFace, **written: Any) -> None:
    """Have the registries know a game by its face."""
    name = face.rules.name
    mapping = {"game": name, "name": "Tiny", **(written or PLAYERS)}
    monkeypatch.setitem(library.GAMES, name, lambda: face.rules)
    monkeypatch.setitem(games.FACES, name, lambda: face)
    names, shipped = library.names, library.shipped
    monkeypatch.setattr(library, "names", lambda folder: ("tiny",) if folder == name else names(folder))
    monkeypatch.setattr(library, "shipped", lambda path: mapping if path == f"{name}/tiny" else shipped(path))


class DuelFace(PlainFace):
    """The face of a duel, which says what its dice are thrown for."""

    def dice(self, played: Played, names: Mapping[str, str]) -> tuple[Die, ...]:
        """Who begins, and whether a strike hits."""
        (event,) = played.phases[0].events
        known = {"seat": names[event.facts["seat"]]}
        note = {"hits": "a hit", "misses": "a miss"}.get(event.kind, "")
        return tuple(
            Die(roll.face, roll.sides, roll.rule, THROWN_FOR[roll.rule].format_map(known), note)
            for roll in played.rolls
        )
