"""What is likely to be looked at next, drawn while nobody waits: the steps of a shown turn, the pictures of the rules.

A step in which much has changed takes many times as long to draw as one of which all parts have been drawn before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rozz.ui.features.replay import replay_steps
from rozz.ui.games import face_of
from rozz.ui.state.model import Model, Session
from rozz.ui.state.stages import REVEAL
from rozz.ui.views.shell import page_markup
from rozz.ui.views.widgets import pictures


def ahead(model: Model) -> Iterator[None]:
    """Draw the other steps, the next ones first, a little each time it is asked; what was drawn is remembered."""
    session = model.session
    if session is None or model.screen != "table":
        return
    if session.stage == REVEAL:
        yield from _steps(model, session)
    yield from pictures.ahead(session.match.game.name)


def _steps(model: Model, session: Session) -> Iterator[None]:
    match = session.match
    steps = replay_steps.steps(match, session.shown_turn)
    for number in (*range(session.step + 1, len(steps)), *range(session.step)):
        yield from face_of(match.game.name).ahead(match, steps[number], model.tier)
        page_markup.drawn(replace(model, session=replace(session, step=number)))
        yield
