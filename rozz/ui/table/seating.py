"""The table's turn: who is asked next, passing on, handing in, revealing.  Pure steps of a session."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.match import Match
from rozz.ui.links import bylink
from rozz.ui.model import ALL_IN, COMPOSE, HANDOVER, OVER, REVEAL, Composer, Session, Written


def asked_next(match: Match) -> str:
    """The seat that is asked next; another begins each turn, the rules' order never changes."""
    colours = [place.colour for place in match.seats]
    first = len(match.played) % len(colours)
    waiting = match.waiting_for
    return next((colour for colour in colours[first:] + colours[:first] if colour in waiting), "")


#: So many moments in which nobody has a choice are played by themselves, one after another.
MOST_FORCED = 1000


def advanced(match: Match) -> Match:
    """The match where somebody has a choice: open moments without any are played by themselves."""
    for _ in range(MOST_FORCED):
        moment, waiting = match.moment, match.waiting_for
        if moment is None or moment.is_sealed or any(match.game.can_order(match.state, seat) for seat in waiting):
            break
        for seat in waiting:
            match = match.hand_in(seat, match.game.default(match.state, seat))
        match = match.reveal()
    return match


def excused(match: Match) -> Match:
    """The match when those who can order nothing but `N:` have given it: they are not asked."""
    for seat in match.waiting_for:
        if not match.game.can_order(match.state, seat):
            match = match.hand_in(seat, match.game.default(match.state, seat))
    return match


def at_handover(session: Session) -> Session:
    """The page to pass on, or at once the commands where nobody else plays here."""
    if session.is_trial:
        return sat(session, session.seat)
    if session.link is not None:
        return bylink.seated(session)
    match = excused(session.match) if session.has_secrets else session.match
    seat = asked_next(match)
    if not seat:
        return replace(session, match=match, stage=ALL_IN, seat="", composer=Composer())
    stage = HANDOVER if session.has_secrets else COMPOSE
    composer = composer_of(session, seat) if stage == COMPOSE else Composer()
    return replace(session, match=match, stage=stage, seat=seat, composer=composer)


def sat(session: Session, colour: str) -> Session:
    """A what-if in which a seat commands; every other keeps its draft."""
    kept = session.all_drafts
    waiting = session.match.waiting_for
    seat = colour if colour in waiting else next(iter(waiting), "")
    after = replace(session, drafts=kept, stage=COMPOSE if seat else OVER, seat=seat)
    return replace(after, composer=composer_of(after, seat))


def composer_of(session: Session, seat: str) -> Composer:
    """The draft of a seat, as it was left."""
    return session.drafts.get(seat, Composer())


def taken(session: Session) -> Session:
    """The seat that the page was passed to writes its commands."""
    return replace(session, stage=COMPOSE, composer=composer_of(session, session.seat), came_from="")


def hidden(session: Session) -> Session:
    """Secrets leave the page; the draft is kept."""
    if session.stage != COMPOSE or not session.has_secrets:
        return session
    return replace(session, stage=HANDOVER, composer=Composer(), drafts=session.all_drafts, came_from="")


def handed_in(session: Session) -> Session:
    """The commands are given; on to the next seat, or all are in.  A what-if takes every seat's draft."""
    if session.is_trial:
        match = session.match
        for seat in match.waiting_for:
            match = match.hand_in(seat, session.all_drafts.get(seat, Composer()).commands)
        return revealed(replace(session, match=match))
    match = session.match.hand_in(session.seat, session.composer.commands)
    drafts = {seat: draft for seat, draft in session.drafts.items() if seat != session.seat}
    after = replace(session, match=match, drafts=drafts, came_from=session.seat)
    return at_handover(after) if session.has_secrets else revealed(after)


def taken_back(session: Session, colour: str) -> Session:
    """A seat that was ready has its commands again, as soon as the page was passed back to it."""
    commands = session.match.pending.get(colour)
    if commands is None:
        return session
    drafts = {**session.drafts, colour: Composer(Written(commands))}
    match = session.match.take_back(colour)
    return replace(session, match=match, stage=HANDOVER, drafts=drafts, seat=colour, composer=Composer(), came_from="")


def revealed(session: Session) -> Session:
    """The turn is resolved and shown from its first step; where everybody looked on, the next one moves at once."""
    moment = session.match.moment
    match = advanced(session.match.reveal())
    after = replace(
        session,
        match=match,
        stage=REVEAL,
        seat="",
        composer=Composer(),
        drafts={},
        shown_turn=len(match.played),
        step=0,
        came_from="",
        tile="",
    )
    is_seen = moment is not None and not moment.is_sealed
    return after_reveal(after) if is_seen and match.outcome is None else after


def after_reveal(session: Session) -> Session:
    """On to the next turn, or to the result; a turn that is replayed leads back to where the match stands."""
    if session.is_over:
        return replace(session, stage=OVER, tile="")
    return at_handover(replace(session, tile=""))
