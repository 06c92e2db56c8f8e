"""A match by link at the table: who gathers, whose commands are wanted, who is waited for.  Pure steps of a session."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.match import Match
from rozz.ui.links.linked import Linked, match_of
from rozz.ui.model import AWAIT, COMPOSE, GATHER, HANDOVER, OVER, REVEAL, Composer, Session


def opened(linked: Linked, title: str = "") -> Session:
    """A match by link that was not here before, where it stands."""
    return seated(Session(match_of(linked), link=linked, title=title))


def told(match: Match) -> Session:
    """A match that a read-only link tells: to look at, and to play by nobody."""
    shown = len(match.played)
    return Session(match, REVEAL if shown else OVER, shown_turn=shown, is_told=True)


def after(session: Session, linked: Linked) -> Session:
    """The session when more is known; drafts stay as long as they are of the turn being played."""
    match = match_of(linked)
    has_moved = len(match.played) != len(session.match.played)
    kept = session.all_drafts
    drafts = {} if has_moved else {seat: draft for seat, draft in kept.items() if seat in linked.composing}
    changed = replace(session, match=match, link=linked, drafts=drafts, is_unfinished=False)
    if session.stage == REVEAL and not has_moved:
        return changed
    if session.stage == COMPOSE and session.seat in linked.composing and not has_moved:
        return changed
    return seated(changed)


def seated(session: Session) -> Session:
    """Where the match stands for the people here: a turn not yet seen, commands to write, or somebody to wait for."""
    linked = session.link
    assert linked is not None
    blank = replace(session, seat="", composer=Composer(), came_from="", tile="", asking="", agreed=frozenset())
    played = len(session.match.played)
    if linked.ledger.match is None:
        return replace(blank, stage=GATHER)
    if linked.seen < played:
        seen = linked.seen + 1
        return replace(blank, stage=REVEAL, shown_turn=seen, step=0, link=replace(linked, seen=seen))
    if linked.ledger.is_over or session.is_unfinished:
        return replace(blank, stage=OVER)
    if not linked.composing:
        return replace(blank, stage=AWAIT)
    seat = linked.composing[0]
    if len(linked.seats) > 1:
        return replace(blank, stage=HANDOVER, seat=seat)
    return replace(blank, stage=COMPOSE, seat=seat, composer=session.drafts.get(seat, Composer()))


def settled(session: Session) -> Session:
    """The stage that a session just read can be at: a turn that was being shown, or where the match stands."""
    if session.stage == REVEAL and 0 < session.shown_turn <= len(session.match.played):
        return session
    at = seated(session)
    # Nobody else may look over the shoulder of who opens the page again.
    return replace(at, stage=HANDOVER, composer=Composer()) if at.stage == COMPOSE else at
