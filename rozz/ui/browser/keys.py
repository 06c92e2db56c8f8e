"""Keys and what they mean: arrows walk the tiles, Enter picks, P M S choose, Backspace undoes, `,` and `.` step."""

from __future__ import annotations

from typing import Any

from rozz.ui import compose
from rozz.ui import messages as m
from rozz.ui.geometry import neighbour_towards
from rozz.ui.model import COMPOSE, REVEAL, Model

DIRECTIONS = {"ArrowRight": 0, "ArrowDown": 90, "ArrowLeft": 180, "ArrowUp": 270}
KINDS = {"p": "purchase", "m": "move", "s": "strike"}


def message_of(event: Any, model: Model) -> m.Message | None:
    """The message of a key, or None where it means nothing here."""
    session = model.session
    target = event.target
    if session is None or event.ctrlKey or event.metaKey or event.altKey or target.closest("input, textarea"):
        return None
    tile = target.getAttribute("data-tile") if target.getAttribute("data-do") == "tile" else None
    if tile and event.key in DIRECTIONS:
        return m.WalkTo(neighbour_towards(session.match.scenario.board, tile, DIRECTIONS[event.key]) or tile)
    if tile and event.key in ("Enter", " "):
        return m.TapTile(tile)
    if session.stage == REVEAL and event.key in (",", "."):
        return m.GoToStep(session.step + (1 if event.key == "." else -1))
    if session.stage != COMPOSE:
        return None
    if event.key == "Backspace":
        return m.Undo()
    if event.key == "Escape":
        return m.Cancel()
    if event.key in KINDS:
        offered = [each for each in compose.choices(session) if each.kind == KINDS[event.key] and not each.refusal]
        return m.Pick(offered[0].kind, offered[0].item, offered[0].colour) if offered else None
    return None
