"""What the table is doing, as far as it decides which panels can be open and which entries the menu has."""

from __future__ import annotations

from rozz.ui.features.links import send_status
from rozz.ui.features.table import table_votes
from rozz.ui.state.model import Model
from rozz.ui.state.stages import AWAIT, COMPOSE, REVEAL


def is_composing(model: Model) -> bool:
    """Whether the page is that of a player who writes commands; a question to the whole table takes its place."""
    session = model.session
    is_at_table = session is not None and session.stage == COMPOSE and model.screen == "table"
    return session is not None and is_at_table and table_votes.question(session) is None


def waits_by_link(model: Model) -> bool:
    """Whether a match by link waits for others, so that a player here may want to resign meanwhile."""
    session = model.session
    if session is None or session.linked is None or model.screen != "table" or session.stage != AWAIT:
        return False
    linked = session.linked
    return bool(linked.seats) and not linked.ledger.is_over and not send_status.has_resigned(linked)


def shows_board(model: Model) -> bool:
    """Whether there is a board whose pieces the legend can use."""
    session = model.session
    is_table = session is not None and model.screen == "table" and table_votes.question(session) is None
    return is_table and session is not None and session.stage in (COMPOSE, REVEAL)
