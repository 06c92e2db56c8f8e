"""The guessed turn on the board: dashed arrows, ghosts, counts, fights."""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.features.guesses import guessed_outcome
from rozz.ui.games.face import LikelyPlan, Marks
from rozz.ui.i18n.texts import paragraph
from rozz.ui.state.model import Model, Session


def with_guesses(model: Model, session: Session, marks: Marks) -> Marks:
    """Mark the guessed turn; while a guess is written, `session` is as the rival would see it."""
    real = model.session
    assert real is not None
    match, played = real.match, guessed_outcome.outcome(real)
    cursor = marks.cursor
    said = guessed_outcome.said_of(real, played, cursor) if cursor else ""
    remark = paragraph(marks.remarks.get(cursor, ""), said)
    lists = guessed_outcome.imagined(real)
    if session.is_guess:
        own = LikelyPlan(real.seat, real.composer.commands, 0.0, is_guess=True)
        lists = (own, *(each for each in lists if each.seat != session.seat))
    return replace(
        marks,
        likely_plans=(*(model.forecast or ()), *lists),
        counted=guessed_outcome.counts(match, played),
        contested=guessed_outcome.contested(match, played),
        remarks={cursor: remark} if remark else {},
    )
