"""The end of a match as a step of its own, after everything that led to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from rozz.engine.game import Line
from rozz.ui.games.face import ReplayStep
from rozz.ui.i18n.texts import say


def with_victory(
    steps: Sequence[ReplayStep], ended: Line, is_won: bool, scene: Any = None, places: Iterable[str] = ()
) -> tuple[ReplayStep, ...]:
    """Take the line that says how the match ended out of the steps, and put it into a last step of its own.

    `scene` and `places` show what decided it; without them the board stays as in the step before. A step that said
    nothing else is left out.
    """
    shortened = [replace(each, lines=tuple(line for line in each.lines if line is not ended)) for each in steps]
    rest = [each for each in shortened if each.lines or each.brief]
    before = (rest or shortened)[-1]
    lit = frozenset(places) or (frozenset(ended.tiles) if ended.tiles else before.lit)
    title, shown = say("step-victory" if is_won else "step-draw"), before.scene if scene is None else scene
    voice = "victory" if is_won else ""
    decided = ReplayStep(
        title, (ended,), shown, lit, before.state, board=before.board, is_end=True, sound=voice
    )
    return (*rest, decided)
