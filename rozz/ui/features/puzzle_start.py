"""How a puzzle, and the list of puzzles, begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rozz import library
from rozz.engine import untrusted_json
from rozz.ui.features.table import shared_device
from rozz.ui.i18n.display_names import with_distinct_names
from rozz.ui.state.effects import ReadOwnPuzzles, Updated, Wait
from rozz.ui.state.model import Model, Session
from rozz.ui.state.session_kinds import Solving
from rozz.ui.state.stages import COMPOSE

#: The dice seed of a first try; later tries have others.
KEY = b"puzzle"
#: After this many milliseconds the list draws this many pictures, so that a tap is answered at any time.
DRAW_AFTER, DRAWN_AT_ONCE = 40, 2


def listed(model: Model) -> Updated:
    """Show the list; its pictures, and the player's own puzzles at a first visit, come a moment later."""
    beat = model.beat + 1
    shown = replace(model, screen="puzzles", session=None, aside=None, beat=beat)
    return shown, (*((ReadOwnPuzzles(),) if model.own is None else ()), Wait(DRAW_AFTER, beat))


def opened(model: Model, mapping: Mapping[str, Any], name: str = "", key: bytes = KEY, own: str = "") -> Model:
    """Open a puzzle with dice from the key; raises BadFile for an invalid mapping."""
    puzzle = library.puzzle_of(mapping)
    match = replace(puzzle.match, seats=with_distinct_names(puzzle.match.seats), key=key)
    written = untrusted_json.write(mapping)
    kind = Solving(match, puzzle, written, name, own)
    session = shared_device.at_handover(Session(kind, COMPOSE, title=puzzle.name))
    return replace(model, screen="table", session=session, aside=None)
