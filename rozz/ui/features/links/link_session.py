"""The session of a match by link: who is gathering, whose commands are needed, who is awaited. Pure steps."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.game import Played
from rozz.engine.match import Match
from rozz.ui.features.composer import text_commands
from rozz.ui.features.replay import replay_steps
from rozz.ui.games import face_of
from rozz.ui.games.face import is_shown_by_itself
from rozz.ui.i18n.display_names import with_distinct_names
from rozz.ui.state.links import link_notices
from rozz.ui.state.links.link_notices import Draft
from rozz.ui.state.links.linked_match import Linked, shown_match
from rozz.ui.state.model import Composer, Session
from rozz.ui.state.session_kinds import ByLink, ReadOnly
from rozz.ui.state.stages import AWAIT, COMPOSE, GATHER, HANDOVER, OVER, REVEAL


def opened(linked: Linked, title: str = "") -> Session:
    """The session of a match by link that is new to this device.

    A device without a seat sees only the last turn: its player may need to ask for a seat, without a walk through the
    whole match first.
    """
    if not linked.seats:
        linked = replace(linked, seen=max(linked.seen, linked.ledger.contents.turn - 2))
    return seated(Session(ByLink(linked), GATHER, title=title))


def readonly_session(match: Match, turn: int = 0, step: int = 0) -> Session:
    """The session of a read-only match, at a turn and step or at the last turn."""
    is_there = 0 < turn <= len(match.played)
    shown = turn if is_there else len(match.played)
    match = replace(match, seats=with_distinct_names(match.seats))
    session = Session(ReadOnly(match), REVEAL if shown else OVER, shown_turn=shown)
    if not is_there:
        return session
    last = len(replay_steps.steps(match, shown)) - 1
    return replace(session, step=min(step, last))


def after(session: Session, linked: Linked) -> Session:
    """The session after news; drafts stay as long as they belong to the current turn."""
    has_moved = len(shown_match(linked).played) != len(session.match.played)
    kept = session.all_drafts
    known = session.linked
    if known is not None and link_notices.first_changed_turn(known.ledger.contents, linked.ledger.contents):
        has_moved = True
        linked = _with_drafts(session, known, linked)
        # They were about turns that others have replayed.
        session = replace(session, planning={}, guessed=())
    drafts = {} if has_moved else {seat: draft for seat, draft in kept.items() if seat in linked.composing}
    changed = replace(session, kind=ByLink(linked), drafts=drafts)
    if session.stage == REVEAL and not has_moved:
        return changed
    if session.stage == COMPOSE and session.seat in linked.composing and not has_moved:
        return changed
    return seated(changed)


def _with_drafts(session: Session, known: Linked, linked: Linked) -> Linked:
    """Keep commands that were being written: their turn comes again."""
    turn, write = known.ledger.contents.turn, session.match.game.write
    texts = {
        seat: "\n".join((*map(write, draft.written.commands), *draft.written.unread))
        for seat, draft in session.all_drafts.items()
        if seat in known.composing
    }
    drafts = (*linked.drafts, *(Draft(turn, seat, text) for seat, text in texts.items() if text))
    of = tuple(dict.fromkeys(each.seat for each in drafts))
    divergences = (link_notices.LATE, link_notices.REPLACED)
    last = max((place for place, each in enumerate(linked.notices) if each.kind in divergences), default=-1)
    notices = (replace(each, drafts=of) if place == last else each for place, each in enumerate(linked.notices))
    return replace(linked, drafts=drafts, notices=tuple(notices))


def _taken_up(session: Session, linked: Linked) -> tuple[Session, Linked]:
    """Turn commands that were given for a turn that starts over back into drafts."""
    turn = linked.ledger.contents.turn
    again = {each.seat: each for each in linked.drafts if each.turn == turn and each.seat in linked.composing}
    drafts = {
        seat: Composer(text_commands.said_by(session.match, draft.text.split("\n")))
        for seat, draft in again.items()
        if seat not in session.drafts
    }
    left = tuple(each for each in linked.drafts if each not in again.values())
    return replace(session, drafts={**session.drafts, **drafts}), replace(linked, drafts=left)


def seated(session: Session) -> Session:
    """Move to the right stage for the people here: a turn to see, commands to write, or somebody to wait for."""
    kind = session.kind
    assert isinstance(kind, ByLink)
    linked = kind.linked
    blank = replace(session, seat="", composer=Composer(), tile="")
    if linked.ledger.match is None:
        return blank.at(GATHER)
    linked = _skip_unremarkable(linked, session.match)
    kind = replace(kind, linked=linked)
    blank = replace(blank, kind=kind)
    if linked.seen < len(session.match.played):
        seen = linked.seen + 1
        shown = replace(kind, linked=replace(linked, seen=seen))
        return replace(blank.at(REVEAL), shown_turn=seen, step=0, kind=shown)
    if linked.ledger.is_over or kind.is_given_up:
        return blank.at(OVER)
    if not linked.composing:
        return blank.at(AWAIT)
    session, linked = _taken_up(session, linked)
    blank = replace(blank, kind=replace(kind, linked=linked), drafts=session.drafts)
    seat = linked.composing[0]
    if len(linked.seats) > 1:
        return replace(blank.at(HANDOVER), seat=seat)
    return replace(blank.at(COMPOSE), seat=seat, composer=session.drafts.get(seat, Composer()))


def _skip_unremarkable(linked: Linked, match: Match) -> Linked:
    """Mark public moves made here, and secret moments that changed nothing, as seen: they are not shown."""
    seen = linked.seen
    while seen < len(match.played) and not _is_worth_a_look(match, match.played[seen], linked):
        seen += 1
    return replace(linked, seen=seen) if seen != linked.seen else linked


def _is_worth_a_look(match: Match, played: Played, linked: Linked) -> bool:
    if played.moment.is_sealed:
        return is_shown_by_itself(face_of(match.game.name), played)
    return not set(played.moment.seats) <= set(linked.seats)


def settled(session: Session) -> Session:
    """Give a loaded session a valid stage: the turn that was shown, or the current state of the match."""
    if session.stage == REVEAL and 0 < session.shown_turn <= len(session.match.played):
        return session
    return seated(replace(session, stage=GATHER))  # every stage is reachable from here: the saved one may be damaged
