"""Turns a ledger into an ordinary match, for record, report and replay."""

from __future__ import annotations

from rozz.engine.errors import BadOrders
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.match import Match
from rozz.engine.said import said


def match_of(ledger: Ledger) -> Match:
    """The match of the finished turns; raises BadOrders before START."""
    if ledger.match is None:
        raise BadOrders(said("links-not-started"))
    return ledger.match
