"""The status of a match by link in one message: for its own page and for the list of matches."""

from __future__ import annotations

from collections.abc import Iterable

from rozz.engine.links.signing.envelopes import Seal
from rozz.engine.said import Fact, Player, Said, said
from rozz.ui.features.links import join_conflicts, lost_seats, send_status, start_check
from rozz.ui.i18n.display_names import moment_text
from rozz.ui.state.links.linked_match import Linked
from rozz.ui.state.model import Session


def status(session: Session) -> Said:
    """The status of a match by link in a few words."""
    linked = session.linked
    assert linked is not None
    status = linked.status(next(iter(linked.seats), None))
    turn = linked.ledger.contents.turn
    if linked.ledger.contents.start is None:
        return before_start(session, linked)
    if linked.ledger.is_over:
        return said("ending-unsent" if send_status.has_ended_unsent(linked) else "link-over", turn=turn - 1)
    if linked.composing and not send_status.is_urgent(linked):
        return said("link-composing", turn=turn)
    if linked.request:
        names = _players(lost_seats.awaited_voters(linked, linked.request))
        if lost_seats.is_agreed(linked, linked.request):
            return said("return-won", turn=turn + 1)
        return said("return-sent", names=names) if send_status.is_sent(linked) else said("return-unsent")
    if not linked.seats:
        return said("link-looking-on" if send_status.is_sent(linked) else "link-started")
    waits = _players(send_status.missing_voters(linked) or status.waiting_for)
    if status.state not in ("composing", "sealed", "shown", "looking on"):
        return said("link-reveal")
    if not send_status.is_sent(linked):
        return said(_unsent_id(session, linked))
    if send_status.has_resigned(linked):
        return said("link-has-resigned", names=waits)
    if is_skipped_here(linked):
        return said("link-skipped", moment=moment_text(session.match.moment))
    return said("link-waits" if status.state == "looking on" else "link-sent", names=waits)


def _unsent_id(session: Session, linked: Linked) -> str:
    """The message about what has not been sent."""
    waits = send_status.unsent(linked)
    if not waits:
        return "link-started"
    if send_status.has_resigned(linked):
        return "link-resigned"
    if any(isinstance(each, Seal) for each in waits):
        return "link-sealed"
    if send_status.secondary_content(linked):
        return f"link-{send_status.secondary_content(linked)}"
    moment = send_status.moment(session.match, linked)
    return "link-sealed" if moment is None or moment.is_sealed else "link-played"


def before_start(session: Session, linked: Linked) -> Said:
    """What a match that has not started waits for."""
    if not linked.seats and not linked.is_creator and not join_conflicts.open_seats(linked):
        return said("link-looking-on")
    if not linked.is_creator and not linked.seats and not linked.secret and not join_conflicts.own_requests(linked):
        return said("link-invited")
    if lacking := start_check.lacking(linked.ledger.contents):
        return said("link-gathering", number=lacking)
    return said("link-complete") if linked.is_creator else said("link-waits-start")


def is_skipped_here(linked: Linked) -> bool:
    """Whether the others have skipped everybody who plays here in the current turn."""
    return set(linked.seats) == {linked.ledger.skipped_seat}


def _players(seats: Iterable[str]) -> Fact:
    """Names as a fact of a message."""
    return tuple(map(Player, seats)) or said("the-others")
