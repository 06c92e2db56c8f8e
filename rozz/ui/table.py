"""The table's turn: who is asked next, passing on, handing in, revealing.  Pure steps of a session."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.match import Match
from rozz.ui.model import ALL_IN, COMPOSE, HANDOVER, OVER, REVEAL, Composer, Session


def asked_next(match: Match) -> str:
    """The seat that is asked next; another begins each turn, the rules' order never changes."""
    colours = [place.colour for place in match.seats]
    first = len(match.played) % len(colours)
    waiting = match.waiting_for
    return next((colour for colour in colours[first:] + colours[:first] if colour in waiting), "")


def at_handover(session: Session) -> Session:
    """The page to pass on, or at once the commands where nobody else plays here."""
    seat = asked_next(session.match)
    if not seat:
        return replace(session, stage=ALL_IN, seat="", composer=Composer())
    stage = HANDOVER if session.has_secrets else COMPOSE
    return replace(
        session, stage=stage, seat=seat, composer=composer_of(session, seat) if stage == COMPOSE else Composer()
    )


def composer_of(session: Session, seat: str) -> Composer:
    """The draft of a seat, as it was left."""
    return Composer(commands=tuple(session.drafts.get(seat, ())))


def taken(session: Session) -> Session:
    """The seat that the page was passed to writes its commands."""
    return replace(session, stage=COMPOSE, composer=composer_of(session, session.seat), came_from="")


def hidden(session: Session) -> Session:
    """Secrets leave the page; the draft is kept."""
    if session.stage != COMPOSE or not session.has_secrets:
        return session
    drafts = {**session.drafts, session.seat: session.composer.commands}
    return replace(session, stage=HANDOVER, composer=Composer(), drafts=drafts, came_from="")


def handed_in(session: Session) -> Session:
    """The commands are given; on to the next seat, or all are in."""
    match = session.match.hand_in(session.seat, session.composer.commands)
    drafts = {seat: commands for seat, commands in session.drafts.items() if seat != session.seat}
    after = replace(session, match=match, drafts=drafts, came_from=session.seat)
    return at_handover(after) if session.has_secrets else revealed(after)


def taken_back(session: Session, colour: str) -> Session:
    """A seat that was ready has its commands again."""
    commands = session.match.pending.get(colour)
    if commands is None:
        return session
    drafts = {**session.drafts, colour: commands}
    after = replace(session, match=session.match.take_back(colour), drafts=drafts, seat=colour, came_from="")
    return replace(after, stage=COMPOSE, composer=composer_of(after, colour))


def revealed(session: Session) -> Session:
    """The turn is resolved and shown from its first step."""
    match = session.match.reveal()
    return replace(
        session,
        match=match,
        stage=REVEAL,
        seat="",
        composer=Composer(),
        drafts={},
        shown_turn=len(match.played),
        step=0,
        came_from="",
    )


def after_reveal(session: Session) -> Session:
    """On to the next turn, or to the result; a turn that is replayed leads back to where the match stands."""
    if session.match.outcome is not None:
        return replace(session, stage=OVER)
    return at_handover(replace(session, came_from=""))
