"""What the page would find of next turn in the background."""

from __future__ import annotations

from rozz.engine.game import next_reach_of
from rozz.ui.features.table import reach_layer
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model


def found_next(model: Model) -> tuple[m.NextReachFound, ...]:
    """What is still to be found, as messages."""
    session, layer = model.session, model.layer
    if session is None or layer.asked_next <= len(layer.found_next):
        return ()
    match, seat = session.match, reach_layer.seats(session, layer.what)[len(layer.found_next)]
    return (m.NextReachFound(match.state, seat, next_reach_of(match.game, match.state, seat)),)
