"""How well a turn was guessed, and all turns so far."""

from __future__ import annotations

import htpy as h

from rozz.ui.features.guesses import guess_score
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Session
from rozz.ui.views.widgets.charts import last_moment_name, line_chart


def score_lines(session: Session, turn: int) -> h.Node:
    """A line for each guess of a turn, and what the dashed arrows mean while they are shown."""
    found = guess_score.of_turn(session, turn)
    if not found:
        return None
    return h.div(".guess-scores")[
        [h.p(".guess-score")[guess_score.in_words(session, each)] for each in found],
        h.p(".note")[say("guess-dashed")] if session.step == 0 and guess_score.arrows(session, turn) else None,
    ]


def score_chart(session: Session) -> h.Element:
    """The share of commands that each player has guessed right, after every moment and in total."""
    match = session.match
    guessing = [seat for seat in match.colours if any(each.seat == seat for each in session.guessed)]
    counted = {seat: guess_score.so_far(session, seat) for seat in guessing}
    rows = {seat: [100 * hits / given if given else 0.0 for hits, given in each] for seat, each in counted.items()}
    totals = [(match.names[seat], *counted[seat][-1]) for seat in guessing]
    return h.section[
        h.h2[say("guess-curve")],
        [h.p[say("guess-total", name=name, hits=hits, given=given)] for name, hits, given in totals],
        # One guess is no curve.
        h.div(".charts")[line_chart(say("guess-share"), rows, match.names, last_moment_name(match), 100)]
        if len({each.moment for each in session.guessed}) > 1
        else None,
    ]
