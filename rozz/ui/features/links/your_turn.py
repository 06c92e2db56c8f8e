"""Whether a match by link waits for somebody at this device: for the order on the first screen, and the app's badge."""

from __future__ import annotations

from rozz.ui.features.links import join_conflicts, send_status, start_check
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.model import Session


def waits_here(session: Session) -> bool:
    """Whether somebody here has to act before others can go on: write commands, send a link, see a turn."""
    linked = session.linked
    if linked is None:
        return False
    if linked.ledger.contents.start is None:
        return _waits_before_start(linked)
    if not linked.seats:
        return linked.is_creator and not send_status.is_sent(linked)
    # Players who are still in the match need what was not sent.
    is_wanted = not send_status.is_sent(linked) and not linked.resigned.issuperset(linked.elsewhere)
    if is_wanted and not linked.composing:
        return True
    if session.kind.is_over:
        return False
    return bool(linked.composing or linked.undecided) or linked.seen < len(session.match.played)


def _waits_before_start(linked: Linked) -> bool:
    """An invitation to send, a match to start, a seat to take, or a request to send back."""
    contents = linked.ledger.contents
    if linked.is_creator:
        is_complete = not start_check.lacking(contents) and not linked.status().free
        return is_complete or not send_status.is_sent(linked)
    if not linked.seats:
        return bool(join_conflicts.open_seats(linked))
    return not send_status.is_sent(linked)
