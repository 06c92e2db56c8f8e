"""The guessed turn on the board: dashed arrows, ghosts, counts, fights."""

from __future__ import annotations

from typing import Any

from rozz.ui.features.guesses import guessed_outcome
from rozz.ui.games.face import LikelyPlan
from rozz.ui.state.model import Model, Session


def guess_marks(model: Model, session: Session, cursor: str, reached: dict[str, Any]) -> dict[str, Any]:
    """The marks of a board; while a guess is written, `session` is as the rival would see it."""
    real = model.session
    assert real is not None
    match, played = real.match, guessed_outcome.outcome(real)
    said = guessed_outcome.said_of(real, played, cursor) if cursor else ""
    known = reached.get("remarks", {}).get(cursor, "")
    remark = f"{known} {said}".strip()
    lists = guessed_outcome.imagined(real)
    if session.is_guess:
        own = LikelyPlan(real.seat, real.composer.commands, 0.0, is_guess=True)
        lists = (own, *(each for each in lists if each.seat != session.seat))
    return {
        **reached,
        "likely_plans": (*(model.forecast or ()), *lists),
        "counted": guessed_outcome.counts(match, played),
        "contested": guessed_outcome.contested(match, played),
        "remarks": {cursor: remark} if remark else {},
    }
