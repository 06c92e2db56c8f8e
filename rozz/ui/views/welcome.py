"""What the first screen offers to whoever has not played yet."""

from __future__ import annotations

import htpy as h

from rozz import library
from rozz.ui.games import face_of
from rozz.ui.model import Model
from rozz.ui.texts import say


def learning(model: Model) -> h.Node:
    """The first lesson, and any that was left before its end."""
    begun = [each for game in library.GAMES if (each := _going_on(model, game)) is not None]
    return begun or h.button(".button", data_do="learn")[say("learn")]


def _going_on(model: Model, game: str) -> h.Element | None:
    done = model.lessons.get(game, 0)
    lesson = face_of(game).lesson() if done > 0 else None
    if lesson is None or done >= len(lesson.steps):
        return None
    about = say("learn-on", game=face_of(game).title, number=done + 1, total=len(lesson.steps))
    return h.button(".button", data_do="learn", data_game=game)[about]
