"""What the page would find out about the next turn in the background."""

from __future__ import annotations

from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from tests.support.engine.exhaustive_reach import next_reach_of


def found_next(model: Model) -> tuple[m.NextReachFound, ...]:
    """What is still to be found, as messages."""
    session, layer = model.session, model.layer
    if session is None or not layer.seeking_next:
        return ()
    match, seat = session.match, layer.seeking_next
    return (m.NextReachFound(match.state, seat, next_reach_of(match.game, match.state, seat)),)
