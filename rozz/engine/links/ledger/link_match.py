"""A match by link as a match like any other, for record, report and replay."""

from __future__ import annotations

from rozz.engine.errors import BadOrders
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.match import Match


def match_of(ledger: Ledger) -> Match:
    """The match of the turns that are over; raises BadOrders before START."""
    if ledger.match is None:
        raise BadOrders("the match has not started: its players are still gathering")
    return ledger.match
