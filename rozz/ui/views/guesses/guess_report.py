"""How well a turn was guessed, and all turns so far."""

from __future__ import annotations

import htpy as h

from rozz.ui.features.guesses import guess_score
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Session


def scores(session: Session, turn: int) -> h.Node:
    """A line for each guess of a turn; what the dashed arrows are, as long as they are shown."""
    found = guess_score.of_turn(session, turn)
    if not found:
        return None
    return h.div(".guess-scores")[
        [h.p(".guess-score")[guess_score.in_words(session, each)] for each in found],
        h.p(".note")[say("guess-dashed")] if session.step == 0 and guess_score.arrows(session, turn) else None,
    ]
