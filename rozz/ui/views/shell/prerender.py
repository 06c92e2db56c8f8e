"""Draw likely next views while the page is idle: the steps of a shown turn, the pictures of the rules.

A step with many changes takes many times as long to draw as one whose parts are all cached.
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


def prerender_steps(model: Model) -> Iterator[None]:
    """Draw the other steps, next ones first, one at each iteration, to fill the cache."""
    session = model.session
    if session is None or model.screen != "table":
        return
    if session.stage == REVEAL:
        yield from _steps(model, session)
    yield from pictures.prerender_pictures(session.match.game.name)


def _steps(model: Model, session: Session) -> Iterator[None]:
    match = session.match
    steps = replay_steps.steps(match, session.shown_turn)
    for number in (*range(session.step + 1, len(steps)), *range(session.step)):
        yield from face_of(match.game.name).prerender(match, steps[number], model.tier)
        page_markup.draw_page(replace(model, session=replace(session, step=number)))
        yield
